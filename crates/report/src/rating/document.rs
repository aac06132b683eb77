//! A document of headings, tables and paragraphs, in the form asked for.

use super::Form;
use super::sheet::Sheet;
use crate::page::{Block, Page, Print};
use crate::{Lang, say};

/// A document being written.
#[derive(Debug)]
pub(super) struct Document {
    form: Form,
    out: String,
    /// What becomes a page, where one is asked for.
    page: Page,
}

impl Document {
    pub(super) fn new(lang: Lang, form: Form, title: &str) -> Self {
        let mut page = Page::new(lang, "rating", title);
        page.print = Print::Small;
        let mut document = Self { form, out: String::new(), page };
        match form {
            Form::Table => document.out.push_str(title),
            Form::Markdown => {
                document.out.push_str("# ");
                document.out.push_str(title);
            }
            Form::Html | Form::Csv | Form::Json | Form::JsonLine => return document,
        }
        document.out.push('\n');
        document
    }

    /// A line of text.
    pub(super) fn line(&mut self, text: &str) {
        match self.form {
            Form::Table => {
                self.out.push_str(text);
                self.out.push('\n');
            }
            Form::Markdown => {
                self.out.push('\n');
                self.out.push_str(text);
                self.out.push('\n');
            }
            Form::Html => self.page.blocks.push(Block::Paragraph(text.to_owned())),
            Form::Csv | Form::Json | Form::JsonLine => {}
        }
    }

    /// A list of things that belong to the line above.
    pub(super) fn items<T>(&mut self, items: impl Iterator<Item = T>, write: impl Fn(T, &mut String)) {
        let before = match self.form {
            Form::Table => "  ",
            Form::Markdown => "- ",
            Form::Html => {
                for item in items {
                    let mut text = String::new();
                    write(item, &mut text);
                    self.page.blocks.push(Block::Paragraph(text));
                }
                return;
            }
            Form::Csv | Form::Json | Form::JsonLine => return,
        };
        if self.form == Form::Markdown {
            self.out.push('\n');
        }
        for item in items {
            self.out.push_str(before);
            write(item, &mut self.out);
            self.out.push('\n');
        }
    }

    /// A heading.
    pub(super) fn heading(&mut self, text: &str) {
        match self.form {
            Form::Table => {
                self.out.push('\n');
                self.line(text);
            }
            Form::Markdown => {
                self.out.push_str("\n## ");
                self.out.push_str(text);
                self.out.push('\n');
            }
            Form::Html => self.page.blocks.push(Block::Heading(text.to_owned())),
            Form::Csv | Form::Json | Form::JsonLine => {}
        }
    }

    /// A table.
    pub(super) fn sheet(&mut self, sheet: &Sheet<'_>) {
        match self.form {
            Form::Table => {
                self.out.push('\n');
                sheet.to_table(&mut self.out);
            }
            Form::Markdown => {
                self.out.push('\n');
                sheet.to_markdown(&mut self.out);
            }
            Form::Html => {
                let caption = self.caption();
                self.page.blocks.push(Block::Table(sheet.to_table_of_page(caption)));
            }
            Form::Csv => sheet.to_csv(&mut self.out),
            Form::Json | Form::JsonLine => {}
        }
    }

    /// What a table shows: what its heading says, else what the document is about.
    fn caption(&self) -> String {
        match self.page.blocks.last() {
            Some(Block::Heading(text)) => text.clone(),
            _ => say!(self.page.lang, "Rating report"),
        }
    }

    pub(super) fn finish(self) -> String {
        if self.form == Form::Html { self.page.to_html() } else { self.out }
    }

    /// The page of a document in the form of one.
    pub(super) fn into_page(self) -> Page {
        self.page
    }
}
