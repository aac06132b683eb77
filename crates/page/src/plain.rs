//! A page for those who listen to it: a line for each row, every value after its name.

use std::fmt::Write as _;

use crate::words::signature;
use crate::{Block, Cell, Page, Role, Row, Table, colon, text_width};

impl Page {
    /// The page in lines that make sense one by one.
    pub fn to_plain(&self) -> String {
        let mut out = self.plain_head();
        self.write_plain_blocks(&mut out);
        out
    }

    /// Title and subtitles.
    pub(crate) fn plain_head(&self) -> String {
        let mut out = format!("{}\n", self.title);
        for line in &self.subtitles {
            let _ = writeln!(out, "{line}");
        }
        out
    }

    /// The parts of the page.
    pub(crate) fn write_plain_blocks(&self, out: &mut String) {
        let colon = colon(self.lang);
        for block in &self.blocks {
            match block {
                Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => {
                    let _ = writeln!(out, "{text}");
                }
                Block::List(lines) => {
                    for line in lines {
                        let _ = writeln!(out, "{line}");
                    }
                }
                Block::Table(table) if table.readers.has_people() => self.lines(table, out),
                Block::Table(_) | Block::Break => {}
                Block::Notes(_) | Block::Folded { .. } => {
                    for note in block.notes_for_people() {
                        let _ = writeln!(out, "{}{colon} {}", note.label, note.text);
                    }
                }
                Block::Signatures(who) => {
                    for who in who {
                        let _ = writeln!(out, "{}", signature(self.lang, who));
                    }
                }
                Block::Figure(figure) => {
                    let _ = writeln!(out, "{}{colon} {}", figure.caption, figure.alternative);
                }
            }
        }
    }

    fn lines(&self, table: &Table, out: &mut String) {
        let _ = writeln!(out, "{}", table.caption);
        for row in &table.rows {
            *out += &self.row(table, row).join(", ");
            out.push('\n');
        }
    }

    /// What names the row, and the rest of it after the words for its columns.
    fn row(&self, table: &Table, row: &Row) -> Vec<String> {
        let name = table.for_people().find(|index| table.columns[*index].role == Role::Head);
        let head = name.and_then(|index| row.cells.get(index)).map(|cell| cell.shown(self.lang));
        let mut parts: Vec<String> = head.into_iter().collect();
        for index in table.for_people().filter(|index| Some(*index) != name) {
            let (column, cell) = (&table.columns[index], row.cells.get(index).unwrap_or(&Cell::Empty));
            let shown = cell.shown(self.lang);
            if text_width(&shown) == 0 || matches!(cell, Cell::Own) {
                continue;
            }
            let head = if column.about.is_empty() { &column.head } else { &column.about };
            parts.push(if head.is_empty() { shown } else { format!("{head} {shown}") });
        }
        parts
    }
}
