//! Markdown: tables, and notes as a list.

use std::fmt::Write as _;

use crate::words::signature;
use crate::{Align, Block, Note, Page, Table};

impl Page {
    /// The page for documents and web pages that take Markdown.
    pub fn to_markdown(&self) -> String {
        let mut out = self.markdown_head();
        self.write_markdown_blocks(&mut out);
        out
    }

    /// Title and subtitles.
    pub(crate) fn markdown_head(&self) -> String {
        let mut out = format!("## {}\n", escaped(&self.title));
        for line in &self.subtitles {
            let _ = writeln!(out, "\n{}", escaped(line));
        }
        out
    }

    /// The parts of the page.
    pub(crate) fn write_markdown_blocks(&self, out: &mut String) {
        let before = std::iter::once(None).chain(self.blocks.iter().map(Some));
        for (before, block) in before.zip(&self.blocks) {
            match block {
                Block::Heading(text) => {
                    let _ = writeln!(out, "\n### {}", escaped(text));
                }
                Block::Paragraph(text) => {
                    let _ = writeln!(out, "\n{}", escaped(text));
                }
                Block::List(lines) => list(lines.iter().map(|line| escaped(line)), out),
                Block::Table(table) if table.readers.has_people() => {
                    if !block.is_named_by(before) {
                        let _ = writeln!(out, "\n**{}**", escaped(&table.caption));
                    }
                    self.markdown_table(table, out);
                }
                Block::Table(_) => {}
                Block::Notes(_) | Block::Folded { .. } => list(block.notes_for_people().map(note), out),
                Block::Figure(figure) => {
                    let _ =
                        writeln!(out, "\n**{}** {}", escaped(&figure.caption), escaped(&figure.alternative));
                }
                Block::Command(line) => {
                    let _ = writeln!(out, "\n    {line}");
                }
                Block::Signatures(who) => {
                    list(who.iter().map(|who| escaped(&signature(self.lang, who))), out);
                }
                Block::Break => out.push_str("\n---\n"),
            }
        }
    }

    fn markdown_table(&self, table: &Table, out: &mut String) {
        let columns = || table.for_people().map(|index| &table.columns[index]);
        out.push('\n');
        line(columns().map(|column| escaped(&column.head)), out);
        let rule = |align| match align {
            Align::Left | Align::Wrapped => "---",
            Align::Center => ":-:",
            Align::Right | Align::Decimal => "---:",
        };
        line(columns().map(|column| rule(column.align).to_owned()), out);
        let decimals: Vec<_> = table.for_people().map(|index| (index, table.decimals(index))).collect();
        for row in &table.rows {
            let cells =
                decimals.iter().filter_map(|&(index, decimals)| Some((row.cells.get(index)?, decimals)));
            let shown = cells.map(|(cell, decimals)| {
                let mut text = String::new();
                cell.show_with(self.lang, decimals, &mut text);
                escaped(&text)
            });
            line(shown, out);
        }
    }
}

fn note(Note { label, text, .. }: &Note) -> String {
    format!("**{}** {}", escaped(label), escaped(text))
}

fn list(items: impl Iterator<Item = String>, out: &mut String) {
    out.push('\n');
    for item in items {
        let _ = writeln!(out, "* {item}");
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

/// Signs that mean something in a table or a list, and those that make a link of an address: a name may hold one.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let is_sign = matches!(letter, '|' | '*' | '_' | '<' | '>' | '`' | '\\' | '#' | '[' | ']' | '@');
        let is_special = match letter {
            ':' => text[at..].starts_with("://"),
            '&' => is_entity(&text[at + 1..]),
            '.' => text.get(at.saturating_sub(3)..at).is_some_and(|www| www.eq_ignore_ascii_case("www")),
            _ => false,
        };
        if is_sign || is_special {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

/// Whether a text behind `&` would be read as the name or the number of a letter.
fn is_entity(text: &str) -> bool {
    let name = text.split(';').next().unwrap_or_default();
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'#';
    name.len() < text.len() && !name.is_empty() && name.bytes().all(is_sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_as_it_is_written() {
        assert_eq!(escaped("&lt;b&gt; &#60;"), "\\&lt;b\\&gt; \\&\\#60;");
        assert_eq!(escaped("Knight & Rook; R&D"), "Knight & Rook; R&D");
    }

    #[test]
    fn a_name_is_no_link() {
        assert_eq!(escaped("https://a.example"), "https\\://a.example");
        assert_eq!(escaped("WWW.a.example"), "WWW\\.a.example");
        assert_eq!(escaped("alyx@a.example"), "alyx\\@a.example");
        assert_eq!(escaped("[Alyx](a)"), "\\[Alyx\\](a)");
        assert_eq!(escaped("Alyx, Dr. 2:1"), "Alyx, Dr. 2:1");
    }
}
