//! Markdown: tables, and notes as a list.

use std::fmt::Write as _;

use super::{Align, Block, Note, Page, Table};

impl Page {
    /// The page for documents and web pages that take Markdown.
    pub fn to_markdown(&self) -> String {
        let mut out = format!("## {}\n", escaped(&self.title));
        for line in &self.subtitles {
            let _ = writeln!(out, "\n{}", escaped(line));
        }
        out += &self.blocks_markdown();
        out
    }

    /// Its parts only, an empty line before each.
    pub(crate) fn blocks_markdown(&self) -> String {
        let mut out = String::new();
        for block in &self.blocks {
            match block {
                Block::Heading(text) => {
                    let _ = writeln!(out, "\n### {}", escaped(text));
                }
                Block::Paragraph(text) => {
                    let _ = writeln!(out, "\n{}", escaped(text));
                }
                Block::Table(table) => self.table(table, &mut out),
                Block::Notes(notes) => list(notes, &mut out),
                Block::Figure(figure) => {
                    let _ =
                        writeln!(out, "\n**{}** {}", escaped(&figure.caption), escaped(&figure.alternative));
                }
                Block::Command(line) => {
                    let _ = writeln!(out, "\n    {line}");
                }
                Block::Break => out += "\n---\n",
            }
        }
        out
    }

    fn table(&self, table: &Table, out: &mut String) {
        let _ = writeln!(out, "\n**{}**\n", escaped(&table.caption));
        line(table.columns.iter().map(|column| escaped(&column.head)), out);
        let rule = |align| match align {
            Align::Left => "---",
            Align::Center => ":-:",
            Align::Right | Align::Decimal => "---:",
        };
        line(table.columns.iter().map(|column| rule(column.align).to_owned()), out);
        for row in &table.rows {
            line(row.cells.iter().map(|cell| escaped(&cell.shown(self.lang))), out);
        }
    }
}

fn list(notes: &[Note], out: &mut String) {
    out.push('\n');
    for Note { label, text } in notes {
        let _ = writeln!(out, "* **{}** {}", escaped(label), escaped(text));
    }
}

fn line(cells: impl Iterator<Item = String>, out: &mut String) {
    out.push('|');
    for cell in cells {
        out.push(' ');
        out.push_str(&cell);
        out.push_str(" |");
    }
    out.push('\n');
}

/// Signs that mean something in a table or a list.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '|' | '*' | '_' | '<' | '>' | '`' | '\\' | '#' | '[' | ']') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
