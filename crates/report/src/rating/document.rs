//! A document of headings, tables and paragraphs, in the form asked for.

use super::Form;
use super::sheet::{Sheet, escape};
use crate::Lang;

/// A document being written.
#[derive(Debug)]
pub(super) struct Document {
    form: Form,
    out: String,
}

const STYLE: &str = "body{font-family:sans-serif;margin:2em auto;max-width:72em;padding:0 1em}\
table{border-collapse:collapse}th,td{padding:.2em .6em;border-bottom:1px solid #ccc;text-align:left}\
td.n{text-align:right;font-variant-numeric:tabular-nums}";

impl Document {
    pub(super) fn new(lang: Lang, form: Form, title: &str) -> Self {
        let mut document = Self { form, out: String::new() };
        match form {
            Form::Table => document.out.push_str(title),
            Form::Markdown => {
                document.out.push_str("# ");
                document.out.push_str(title);
            }
            Form::Html => document.begin_page(lang, title),
            Form::Csv | Form::Json | Form::JsonLine => return document,
        }
        document.out.push('\n');
        document
    }

    fn begin_page(&mut self, lang: Lang, title: &str) {
        self.out.push_str("<!DOCTYPE html>\n<html lang=\"");
        self.out.push_str(lang.code());
        self.out.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n");
        self.out.push_str("<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
        escape(title, &mut self.out);
        self.out.push_str("</title>\n<style>");
        self.out.push_str(STYLE);
        self.out.push_str("</style>\n</head>\n<body>\n<h1>");
        escape(title, &mut self.out);
        self.out.push_str("</h1>");
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
            Form::Html => {
                self.out.push_str("<p>");
                escape(text, &mut self.out);
                self.out.push_str("</p>\n");
            }
            Form::Csv | Form::Json | Form::JsonLine => {}
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
            Form::Html => {
                self.out.push_str("<h2>");
                escape(text, &mut self.out);
                self.out.push_str("</h2>\n");
            }
            Form::Csv | Form::Json | Form::JsonLine => {}
        }
    }

    /// A table.
    pub(super) fn sheet(&mut self, sheet: &Sheet) {
        match self.form {
            Form::Table => {
                self.out.push('\n');
                sheet.to_table(&mut self.out);
            }
            Form::Markdown => {
                self.out.push('\n');
                sheet.to_markdown(&mut self.out);
            }
            Form::Html => sheet.to_html(&mut self.out),
            Form::Csv => sheet.to_csv(&mut self.out),
            Form::Json | Form::JsonLine => {}
        }
    }

    pub(super) fn finish(mut self) -> String {
        if self.form == Form::Html {
            self.out.push_str("</body>\n</html>\n");
        }
        self.out
    }
}
