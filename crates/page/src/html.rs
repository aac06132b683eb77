//! A page as HTML: complete in itself, readable on a phone, on paper, and with a screen reader.
//!
//! Tables have captions and headers with their scope, rows are not split between sheets, headers are repeated on
//! each, and nothing is said by colour alone.

mod escape;
mod head;
pub(crate) mod paper;
mod slip;
mod table;

pub use escape::{escape, escape_query};
pub use head::window_title;
pub(crate) use paper::Fit;

use crate::{Block, Figure, Note, Page, Shape, Table};
use table::{Manner, Medium};

/// The style sheet, the same for all pages.
const STYLE: &str = include_str!("html/style.css");

/// What slips and forms need beside it.
const SLIPS: &str = include_str!("html/slips.css");

/// What surrounds a page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame<'a> {
    /// What stands above it: the way to the other pages, as HTML.
    pub navigation: &'a str,
    /// What stands between its title and its parts, as HTML.
    pub lead: &'a str,
    /// The address of a script, if there is one; pages are complete without it.
    pub script: &'a str,
    /// Whether names lead to the pages of their owners.
    pub links: Links<'a>,
}

/// Whether names lead to the pages of their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Links<'a> {
    /// Names are not links: the page stands alone.
    #[default]
    None,
    /// Names lead to `card-N.html`.
    Cards,
    /// Names and values lead to pages of an application.
    Within(Ways<'a>),
}

/// Where names and values lead in an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways<'a> {
    /// The part of the address before the number of the participant.
    pub names: &'a str,
    /// What stands before the number of the row whose value it is; the key of the column is added as `of`.
    pub values: &'a str,
    /// The end of each address: more parameters, beginning with `&`, or nothing.
    pub asked: &'a str,
    /// The keys of the columns whose values lead somewhere.
    pub columns: &'a [String],
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

    /// The page as one of many that link to each other.
    pub fn to_framed_html(&self, frame: &Frame<'_>) -> String {
        let cells: usize =
            self.tables_for_people().map(|table| table.rows.len() * (table.columns.len() + 1)).sum();
        let mut out = String::with_capacity(9_000 + cells * 40);
        let fit = self.fit();
        self.write_html_head(frame, fit, &mut out);
        self.write_html_blocks(frame, fit, &mut out);
        self.write_html_foot(&mut out);
        out
    }

    /// The parts of the page without a document around them, for the pages of an application.
    ///
    /// ```
    /// use exaequo_page::html::Links;
    /// use exaequo_page::{Lang, Page};
    ///
    /// let mut page = Page::new(Lang::En, "notice", "Club championship");
    /// page.paragraph("Begins at 14:00.");
    /// assert_eq!(page.to_html_fragment(Links::None), "<p>Begins at 14:00.</p>\n");
    /// ```
    pub fn to_html_fragment(&self, links: Links<'_>) -> String {
        let mut out = String::new();
        let mut after_break = false;
        for block in &self.blocks {
            match block {
                Block::Table(table)
                    if table.readers.has_people() && !matches!(table.shape, Shape::Slips(_)) =>
                {
                    let all: Vec<usize> = table.for_people().collect();
                    let manner = Manner { lang: self.lang, links, after_break };
                    table::write(table, &all, Medium::Both, manner, &mut out);
                }
                _ => {
                    self.block(
                        block,
                        after_break,
                        &Frame { links, ..Frame::default() },
                        self.fit(),
                        &mut out,
                    );
                }
            }
            after_break = matches!(block, Block::Break);
        }
        out
    }

    /// Title, subtitles, and what a site puts under them.
    pub(crate) fn write_html_head(&self, frame: &Frame<'_>, fit: Fit, out: &mut String) {
        self.head(frame, fit, out);
        element("h1", "", &self.title, out);
        for line in &self.subtitles {
            element("p", " class=\"sub\"", line, out);
        }
        out.push_str(frame.lead);
    }

    /// The parts of the page.
    pub(crate) fn write_html_blocks(&self, frame: &Frame<'_>, fit: Fit, out: &mut String) {
        let mut after_break = false;
        for block in &self.blocks {
            self.block(block, after_break, frame, fit, out);
            after_break = matches!(block, Block::Break);
        }
    }

    pub(crate) fn write_html_foot(&self, out: &mut String) {
        out.push_str("</main>\n");
        if !self.foot.is_empty() {
            element("footer", "", &self.foot.join(" · "), out);
        }
        out.push_str("</body>\n</html>\n");
    }

    fn block(&self, block: &Block, after_break: bool, frame: &Frame<'_>, fit: Fit, out: &mut String) {
        let class = if after_break { " class=\"break\"" } else { "" };
        match block {
            Block::Heading(text) => element("h2", class, text, out),
            Block::Paragraph(text) => element("p", class, text, out),
            Block::List(lines) => write_list(lines, class, out),
            Block::Table(table) if table.readers.has_people() => {
                self.write_table(
                    table,
                    fit,
                    Manner { lang: self.lang, links: frame.links, after_break },
                    out,
                );
            }
            Block::Notes(_) => write_notes(block, out),
            Block::Folded { summary, .. } => {
                out.push_str("<details>\n");
                element("summary", "", summary, out);
                write_notes(block, out);
                out.push_str("</details>\n");
            }
            Block::Command(line) => element("pre", class, line, out),
            Block::Figure(figure) => write_figure(figure, out),
            Block::Signatures(who) => slip::signatures(who, if after_break { " break" } else { "" }, out),
            Block::Table(_) | Block::Break => {}
        }
    }

    /// A table; one that is too wide for paper is written a second time, in parts.
    fn write_table(&self, table: &Table, fit: Fit, manner: Manner<'_>, out: &mut String) {
        if let Shape::Slips(slips) = &table.shape {
            return slip::write(table, slips, manner.lang, out);
        }
        let all: Vec<usize> = table.for_people().collect();
        let parts = self.parts(table, fit);
        if parts.is_empty() {
            return table::write(table, &all, Medium::Both, manner, out);
        }
        table::write(table, &all, Medium::Screen, manner, out);
        for (index, columns) in parts.iter().enumerate() {
            let medium = Medium::Paper { part: index + 1, of: parts.len() };
            table::write(table, columns, medium, manner, out);
        }
    }
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

fn write_notes(block: &Block, out: &mut String) {
    if block.notes_for_people().next().is_none() {
        return;
    }
    out.push_str("<dl>\n");
    for Note { label, text, .. } in block.notes_for_people() {
        out.push_str("<dt>");
        escape(label, out);
        out.push_str("</dt><dd>");
        escape(text, out);
        out.push_str("</dd>\n");
    }
    out.push_str("</dl>\n");
}

/// The picture, its title, and the same in words for everybody.
fn write_figure(figure: &Figure, out: &mut String) {
    out.push_str("<figure>\n");
    out.push_str(&figure.svg);
    out.push_str("\n<figcaption><strong>");
    escape(&figure.caption, out);
    out.push_str("</strong> <span class=\"words\">");
    escape(&figure.alternative, out);
    out.push_str("</span></figcaption>\n</figure>\n");
}
