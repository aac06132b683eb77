//! Markdown: a table and the notes as a list.

use super::Sheet;
use super::notes::rows;
use super::table::{after, event, grid};
use crate::Lang;

pub(super) fn write(sheet: &Sheet<'_>, lang: Lang) -> String {
    let table = grid(sheet, lang);
    let mut out = format!("## {}\n\n{}\n\n", escaped(&event(sheet, lang)), after(sheet, lang));
    let heads: Vec<String> = table.columns.iter().map(|column| escaped(column.head())).collect();
    out += &line(&heads);
    let rules: Vec<String> =
        table.columns.iter().map(|column| if column.is_left() { "---" } else { "---:" }.to_owned()).collect();
    out += &line(&rules);
    for row in &table.rows {
        let cells: Vec<String> = row.iter().map(|cell| escaped(cell)).collect();
        out += &line(&cells);
    }
    out += &sheet.play_off(lang).blocks_markdown();
    out.push('\n');
    for (label, text) in rows(sheet, lang) {
        out.extend(["* **", &escaped(&label), "** ", &escaped(&text), "\n"]);
    }
    out
}

fn line(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// Signs that mean something in a table or a list.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '|' | '*' | '_' | '<' | '`' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
