//! A page on a terminal.

use std::fmt::Write as _;

use crate::grid::Width;
use crate::words::signature;
use crate::{Block, Look, Note, Page, colon, fit, text_width, wrap, wrap_after};

impl Page {
    /// The page as text, as wide as the terminal.
    pub fn to_text(&self, look: &Look) -> String {
        self.to_text_with_tables(look, look.width)
    }

    /// The page as text, with tables of another width: a pipe has no edge, but sentences do.
    pub fn to_text_with_tables(&self, look: &Look, width: usize) -> String {
        let mut out = self.text_head(look);
        let is_alone = self.tables_for_people().count() == 1;
        self.write_text_blocks(is_alone, look, width, &mut out);
        out
    }

    /// Title and subtitles.
    pub(crate) fn text_head(&self, look: &Look) -> String {
        let strong = look.palette.strong;
        let mut out = format!("{strong}{}{strong:#}\n", wrap_after(&self.title, 0, 2, look.width));
        for line in &self.subtitles {
            let _ = writeln!(out, "{}", wrap(line, 0, look.width));
        }
        out
    }

    /// The parts of the page; a table that is alone needs no caption.
    pub(crate) fn write_text_blocks(&self, is_alone: bool, look: &Look, width: usize, out: &mut String) {
        let before = std::iter::once(None).chain(self.blocks.iter().map(Some));
        for (before, block) in before.zip(&self.blocks) {
            let is_named = is_alone || block.is_named_by(before);
            self.block_text(block, is_named, look, width, out);
        }
    }

    /// A part of it, with an empty line before it.
    fn block_text(&self, block: &Block, is_named: bool, look: &Look, width: usize, out: &mut String) {
        let strong = look.palette.strong;
        match block {
            Block::Heading(text) => {
                let _ = writeln!(out, "\n{strong}{}{strong:#}", wrap_after(text, 0, 2, look.width));
            }
            Block::Paragraph(text) => {
                let _ = writeln!(out, "\n{}", wrap(text, 0, look.width));
            }
            Block::List(lines) => {
                out.push('\n');
                for line in lines {
                    let _ = writeln!(out, "  {}", wrap_after(line, 2, 4, look.width));
                }
            }
            Block::Table(table) if table.readers.has_people() => {
                out.push('\n');
                if !is_named {
                    let _ = writeln!(out, "{}", wrap_after(&table.caption, 0, 2, look.width));
                }
                let width = Width { table: width, sentence: look.width };
                *out += &fit::text(table, self.lang, width, &look.palette);
            }
            Block::Notes(_) | Block::Folded { .. } => {
                out.push('\n');
                *out += &labelled(&block.notes_for_people().collect::<Vec<_>>(), look);
            }
            Block::Command(line) => {
                let _ = writeln!(out, "\n{line}");
            }
            Block::Figure(figure) => {
                let text = format!("{}{} {}", figure.caption, colon(self.lang), figure.alternative);
                let _ = writeln!(out, "\n{}", wrap(&text, 0, look.width));
            }
            Block::Signatures(who) => {
                out.push('\n');
                for who in who {
                    let _ = writeln!(out, "{}", signature(self.lang, who));
                }
            }
            Block::Break => out.push('\n'),
            Block::Table(_) => {}
        }
    }
}

/// Labels and texts in two columns.
fn labelled(notes: &[&Note], look: &Look) -> String {
    let widest = notes.iter().map(|note| text_width(&note.label)).max().unwrap_or(0);
    let row = |Note { label, text, .. }: &&Note| {
        let padding = " ".repeat(widest - text_width(label));
        format!("  {label}{padding}  {}\n", wrap(text, widest + 4, look.width))
    };
    notes.iter().map(row).collect()
}
