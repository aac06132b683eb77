//! A page on a terminal.

use std::fmt::Write as _;

use super::{Block, Page, fit};
use crate::diagnostic::{Look, colon};
use crate::standings::labelled;
use crate::wrap::{wrap, wrap_after};

impl Page {
    /// The page as text, as wide as the terminal.
    pub fn to_text(&self, look: &Look) -> String {
        self.to_text_with_tables(look, look.width)
    }

    /// The page as text, with tables of another width: a pipe has no edge, but sentences do.
    pub fn to_text_with_tables(&self, look: &Look, width: usize) -> String {
        let strong = look.palette.strong;
        let mut out = format!("{strong}{}{strong:#}\n", wrap_after(&self.title, 0, 2, look.width));
        for line in &self.subtitles {
            let _ = writeln!(out, "{}", wrap(line, 0, look.width));
        }
        out += &self.blocks_text(look, width);
        out
    }

    /// Its parts only, an empty line before each.
    pub(crate) fn blocks_text(&self, look: &Look, width: usize) -> String {
        let strong = look.palette.strong;
        let is_alone = self.tables().count() == 1;
        let mut out = String::new();
        for block in &self.blocks {
            out.push('\n');
            match block {
                Block::Heading(text) => {
                    let _ = writeln!(out, "{strong}{}{strong:#}", wrap_after(text, 0, 2, look.width));
                }
                Block::Paragraph(text) => {
                    let _ = writeln!(out, "{}", wrap(text, 0, look.width));
                }
                Block::Table(table) => {
                    if !is_alone {
                        let _ = writeln!(out, "{}", wrap_after(&table.caption, 0, 2, look.width));
                    }
                    out += &fit::text(table, self.lang, width, &look.palette);
                }
                Block::Notes(notes) => {
                    let rows: Vec<_> =
                        notes.iter().map(|note| (note.label.clone(), note.text.clone())).collect();
                    out += &labelled(&rows, look);
                }
                Block::Command(line) => {
                    let _ = writeln!(out, "{line}");
                }
                Block::Figure(figure) => {
                    let text = format!("{}{} {}", figure.caption, colon(self.lang), figure.alternative);
                    let _ = writeln!(out, "{}", wrap(&text, 0, look.width));
                }
                Block::Break => {}
            }
        }
        out
    }
}
