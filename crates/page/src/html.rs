//! A page as HTML: complete in itself, readable on a telephone, on A4 paper, and by ear.
//!
//! Tables have captions and headers with their scope, rows are not split between sheets, headers are repeated on
//! each, and nothing is said by colour alone.

mod escape;
mod table;

pub use escape::escape;
use escape::escape_css;

use crate::{Block, Figure, Note, Page, Paper, Print};

/// The style sheet, the same for all pages.
const STYLE: &str = include_str!("html/style.css");
/// Titles of windows are not made longer than this.
const LONGEST_TITLE: usize = 65;

/// What surrounds a page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame<'a> {
    /// What stands above it: the way to the other pages, as HTML.
    pub navigation: &'a str,
    /// Whether names lead to the pages of their owners.
    pub links: Links,
}

/// Whether names lead to the pages of their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Links {
    /// They do not: the page stands alone.
    #[default]
    None,
    /// They lead to `card-N.html`.
    Cards,
}

/// The style sheet, for pages that are not made from lists.
pub const fn style() -> &'static str {
    STYLE
}

impl Page {
    /// The page as an HTML document of its own.
    pub fn to_html(&self) -> String {
        self.to_framed_html(&Frame::default())
    }

    /// The page among others.
    pub fn to_framed_html(&self, frame: &Frame<'_>) -> String {
        let cells: usize =
            self.tables_for_people().map(|table| table.rows.len() * (table.columns.len() + 1)).sum();
        let mut out = String::with_capacity(6_000 + cells * 36);
        self.head(frame, &mut out);
        out.push_str("<h1>");
        escape(&self.title, &mut out);
        out.push_str("</h1>\n");
        for line in &self.subtitles {
            out.push_str("<p class=\"sub\">");
            escape(line, &mut out);
            out.push_str("</p>\n");
        }
        let mut after_break = false;
        for block in &self.blocks {
            self.block(block, after_break, frame, &mut out);
            after_break = matches!(block, Block::Break);
        }
        out.push_str("</main>\n</body>\n</html>\n");
        out
    }

    fn head(&self, frame: &Frame<'_>, out: &mut String) {
        out.push_str("<!DOCTYPE html>\n<html lang=\"");
        out.push_str(self.lang.code());
        out.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
        escape(&self.window_title(), out);
        out.push_str("</title>\n<style>");
        out.push_str(STYLE);
        let paper = match self.paper {
            Paper::Portrait => "A4",
            Paper::Landscape => "A4 landscape",
        };
        out.push_str("@page{size:");
        out.push_str(paper);
        out.push_str(";margin:12mm 12mm 14mm;@bottom-left{content:\"");
        escape_css(&self.window_title(), out);
        out.push_str("\";font-size:8pt}@bottom-right{content:counter(page) \" / \" counter(pages);font-size:8pt}}</style>\n");
        out.push_str("</head>\n<body class=\"");
        out.push_str(match self.print {
            Print::Usual => "usual",
            Print::Small => "small",
            Print::Smallest => "smallest",
        });
        out.push_str(if self.paper == Paper::Landscape { " wide\">\n" } else { "\">\n" });
        out.push_str(frame.navigation);
        out.push_str("<main>\n");
    }

    /// The event and the list, not too long for the title of a window.
    fn window_title(&self) -> String {
        let list = self.subtitles.first().map_or("", String::as_str);
        let full = if list.is_empty() { self.title.clone() } else { format!("{list} – {}", self.title) };
        window_title(full)
    }

    fn block(&self, block: &Block, after_break: bool, frame: &Frame<'_>, out: &mut String) {
        let class = if after_break { " class=\"break\"" } else { "" };
        match block {
            Block::Heading(text) => element("h2", class, text, out),
            Block::Paragraph(text) => element("p", class, text, out),
            Block::List(lines) => write_list(lines, class, out),
            Block::Table(table) if table.readers.has_people() => {
                table::write(table, self.lang, frame.links, after_break, out);
            }
            Block::Notes(notes) => write_notes(notes, out),
            Block::Command(line) => element("pre", class, line, out),
            Block::Figure(figure) => write_figure(figure, out),
            Block::Table(_) | Block::Break => {}
        }
    }
}

/// A title that is not too long for a window, and says where it was cut.
pub fn window_title(full: String) -> String {
    if full.chars().count() <= LONGEST_TITLE {
        return full;
    }
    full.chars().take(LONGEST_TITLE - 1).chain(['…']).collect()
}

fn element(name: &str, class: &str, text: &str, out: &mut String) {
    out.push('<');
    out.push_str(name);
    out.push_str(class);
    out.push('>');
    escape(text, out);
    out.push_str("</");
    out.push_str(name);
    out.push_str(">\n");
}

fn write_list(lines: &[String], class: &str, out: &mut String) {
    out.push_str("<ul");
    out.push_str(class);
    out.push_str(">\n");
    for line in lines {
        element("li", "", line, out);
    }
    out.push_str("</ul>\n");
}

fn write_notes(notes: &[Note], out: &mut String) {
    if notes.is_empty() {
        return;
    }
    out.push_str("<dl>\n");
    for Note { label, text } in notes {
        out.push_str("<dt>");
        escape(label, out);
        out.push_str("</dt><dd>");
        escape(text, out);
        out.push_str("</dd>\n");
    }
    out.push_str("</dl>\n");
}

/// The picture, what it is, and the same in words for everybody.
fn write_figure(figure: &Figure, out: &mut String) {
    out.push_str("<figure>\n");
    out.push_str(&figure.svg);
    out.push_str("\n<figcaption><strong>");
    escape(&figure.caption, out);
    out.push_str("</strong> <span class=\"words\">");
    escape(&figure.alternative, out);
    out.push_str("</span></figcaption>\n</figure>\n");
}
