//! A sheet: the head frozen, numbers as numbers, columns as wide as what is in them.

use std::fmt::Write as _;

use crate::cell::Decimals;
use crate::csv::is_formula;
use crate::{Cell, Lang, Paper, Sharing, Table, text_width};

/// Looks of cells, by their place in the list of styles.
#[derive(Clone, Copy)]
pub(super) enum Style {
    Usual,
    Head,
    Shared,
    TwoDecimals,
    /// Text that stays one when somebody edits it.
    Quoted,
    /// A head that stays one: the name of an event is somebody's text.
    QuotedHead,
}

/// Columns are not made wider than this.
const WIDEST: usize = 60;

pub(super) fn write(table: &Table, lang: Lang, paper: Paper, is_on_its_side: bool) -> String {
    let mut out = String::with_capacity(1_000 + table.rows.len() * table.columns.len() * 40);
    out.push_str(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
         <worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
         <sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>\
         <sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" \
         activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews><cols>",
    );
    for (column, index) in (1..).zip(table.for_people()) {
        let width = width(table, index, lang);
        let _ = write!(out, "<col min=\"{column}\" max=\"{column}\" width=\"{width}\" customWidth=\"1\"/>");
    }
    out.push_str("</cols><sheetData><row r=\"1\">");
    for (column, index) in table.for_people().enumerate() {
        let head = &table.columns[index].head;
        text(&mut out, column, 1, head, if is_formula(head) { Style::QuotedHead } else { Style::Head });
    }
    out.push_str("</row>");
    let columns: Vec<_> = table.for_people().map(|index| (index, table.decimals(index))).collect();
    for (index, row) in table.rows.iter().enumerate() {
        let number = index + 2;
        let _ = write!(out, "<row r=\"{number}\">");
        for (column, &(index, decimals)) in columns.iter().enumerate() {
            let cell = row.cells.get(index).unwrap_or(&Cell::Empty);
            write_cell(&mut out, column, number, cell, decimals);
        }
        out.push_str("</row>");
    }
    out.push_str("</sheetData>");
    let orientation = if is_on_its_side { "landscape" } else { "portrait" };
    let paper = match paper {
        Paper::A4 => 9,
        Paper::Letter => 1,
    };
    let _ = write!(
        out,
        "<pageSetup paperSize=\"{paper}\" orientation=\"{orientation}\" fitToHeight=\"0\"/></worksheet>"
    );
    out
}

fn width(table: &Table, index: usize, lang: Lang) -> usize {
    let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
    let widths = cells.map(|cell| text_width(&cell.shown(lang)));
    let widest = widths.chain([text_width(&table.columns[index].head)]).max().unwrap_or(0);
    (widest + 2).min(WIDEST)
}

fn write_cell(out: &mut String, column: usize, row: usize, cell: &Cell, decimals: Decimals) {
    let mut file = String::new();
    cell.spreadsheet(&mut file);
    if file.is_empty() {
        return;
    }
    if !cell.is_number() {
        let style = if is_formula(&file) { Style::Quoted } else { Style::Usual };
        return text(out, column, row, &file, style);
    }
    let style = match cell {
        Cell::Rank(_, Sharing::Shared) => Style::Shared,
        Cell::Decimal { decimals: 2, .. } | Cell::Fixed { decimals: 2, .. } => Style::TwoDecimals,
        Cell::Exact { .. } if decimals == Decimals::All(2) => Style::TwoDecimals,
        _ => Style::Usual,
    };
    let style = style as usize;
    let _ = write!(out, "<c r=\"{}{row}\" s=\"{style}\"><v>{file}</v></c>", letters(column));
}

fn text(out: &mut String, column: usize, row: usize, text: &str, style: Style) {
    let (text, style) = (escape(text), style as usize);
    let _ = write!(
        out,
        "<c r=\"{}{row}\" s=\"{style}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{text}</t></is></c>",
        letters(column)
    );
}

/// `A`, `B`, … `Z`, `AA`, …
fn letters(column: usize) -> String {
    let mut rest = column;
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'A' + u8::try_from(rest % 26).unwrap_or(0)));
        match (rest / 26).checked_sub(1) {
            Some(next) => rest = next,
            None => break,
        }
    }
    letters.iter().rev().collect()
}

/// Text inside XML, without the signs that XML cannot hold.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{FFFE}' | '\u{FFFF}' => out.push(' '),
            _ if sign.is_control() => out.push(' '),
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_read_words_in_a_spreadsheet_and_no_codes() {
        let mut out = String::new();
        write_cell(&mut out, 0, 1, &Cell::sign("si hay empate", "level"), Decimals::Own);
        assert!(out.contains(">si hay empate<"), "{out}");
    }

    #[test]
    fn what_begins_like_a_formula_stays_a_text_in_heads_too() {
        let mut table =
            Table::new("", vec![crate::Column::text("label", "=1+1"), crate::Column::text("text", "Name")]);
        table.push(vec![Cell::text("=2+2"), Cell::text("Oslo")]);
        let sheet = write(&table, Lang::En, Paper::A4, false);
        for (cell, style) in [("A1", 5), ("B1", 1), ("A2", 4), ("B2", 0)] {
            assert!(sheet.contains(&format!("<c r=\"{cell}\" s=\"{style}\"")), "{cell}: {sheet}");
        }
    }

    #[test]
    fn columns_have_letters() {
        let names = [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")];
        for (column, name) in names {
            assert_eq!(letters(column), name);
        }
    }
}
