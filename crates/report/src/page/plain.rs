//! A page for those who listen to it: a line for each row, every value after its name.

use std::fmt::Write as _;

use super::{Block, Page, Role, Table};
use crate::clean::text_width;
use crate::diagnostic::colon;

impl Page {
    /// The page in lines that make sense one by one.
    pub fn to_plain(&self) -> String {
        let colon = colon(self.lang);
        let mut out = format!("{}\n", self.title);
        for line in &self.subtitles {
            let _ = writeln!(out, "{line}");
        }
        for block in &self.blocks {
            match block {
                Block::Heading(text) | Block::Paragraph(text) | Block::Command(text) => {
                    let _ = writeln!(out, "{text}");
                }
                Block::Table(table) => self.lines(table, &mut out),
                Block::Notes(notes) => {
                    for note in notes {
                        let _ = writeln!(out, "{}{colon} {}", note.label, note.text);
                    }
                }
                Block::Figure(figure) => {
                    let _ = writeln!(out, "{}{colon} {}", figure.caption, figure.alternative);
                }
                Block::Break => {}
            }
        }
        out
    }

    fn lines(&self, table: &Table, out: &mut String) {
        let _ = writeln!(out, "{}", table.caption);
        let name = table.columns.iter().position(|column| column.role == Role::Head);
        for row in &table.rows {
            let head = name.and_then(|index| row.cells.get(index)).map(|cell| cell.shown(self.lang));
            let mut parts: Vec<String> = head.into_iter().collect();
            for (index, (column, cell)) in table.columns.iter().zip(&row.cells).enumerate() {
                let shown = cell.shown(self.lang);
                if Some(index) == name || text_width(&shown) == 0 || matches!(cell, super::Cell::Own) {
                    continue;
                }
                let head = if column.about.is_empty() { &column.head } else { &column.about };
                parts.push(if head.is_empty() { shown } else { format!("{head} {shown}") });
            }
            *out += &parts.join(", ");
            out.push('\n');
        }
    }
}
