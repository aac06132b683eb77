//! A sheet: the head frozen, numbers as numbers, columns as wide as what is in them.

use std::fmt::Write as _;

use super::style::{Look, style};
use crate::cell::Decimals;
use crate::csv::is_formula;
use crate::{Align, Cell, Lang, Row, Sharing, Table, text_width};

/// Columns are not made wider than this, those of sentences than that: they go on in the next line.
const WIDEST: usize = 60;
const WIDEST_SENTENCE: usize = 90;
/// What surely goes into one line of those, and how high a line is, in points.
const FULL_LINE: usize = 75;
const LINE: usize = 15;

/// What a sheet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A table of the list.
    List,
    /// What is said around the tables: labels, and what they stand for.
    Notes,
}

/// A sheet; `setup` says how it is printed.
pub(super) fn write(table: &Table, lang: Lang, kind: Kind, setup: &str) -> String {
    let mut out = String::with_capacity(1_000 + table.rows.len() * table.columns.len() * 40);
    out.push_str(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
         <worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
         <sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>\
         <sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" \
         activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews><cols>",
    );
    for (column, index) in (1..).zip(table.for_people()) {
        let width = width(table, index, lang, kind);
        let _ = write!(out, "<col min=\"{column}\" max=\"{column}\" width=\"{width}\" customWidth=\"1\"/>");
    }
    out.push_str("</cols><sheetData>");
    head(&mut out, table);
    rows(&mut out, table);
    out.push_str("</sheetData>");
    out.push_str(setup);
    // Signs such as 1 and 0 are texts on purpose.
    let (last, count) = (letters(table.for_people().count().max(1) - 1), table.rows.len() + 1);
    let _ = write!(
        out,
        "<ignoredErrors><ignoredError sqref=\"A1:{last}{count}\" numberStoredAsText=\"1\"/></ignoredErrors></worksheet>"
    );
    out
}

fn head(out: &mut String, table: &Table) {
    out.push_str("<row r=\"1\">");
    for (column, index) in table.for_people().enumerate() {
        let made = &table.columns[index];
        let look = if is_formula(&made.head) { Look::QuotedHead } else { Look::Head };
        let style = style(look, made.align);
        if made.head.is_empty() {
            // A cell without a text lets the one before it run on.
            let _ = write!(out, "<c r=\"{}1\" s=\"{style}\"/>", letters(column));
        } else {
            text(out, column, 1, &made.head, style);
        }
    }
    out.push_str("</row>");
}

fn rows(out: &mut String, table: &Table) {
    let columns: Vec<_> = table.for_people().map(|index| (index, table.decimals(index))).collect();
    for (index, row) in table.rows.iter().enumerate() {
        let number = index + 2;
        match lines(table, row) {
            0 | 1 => drop(write!(out, "<row r=\"{number}\">")),
            lines => drop(write!(out, "<row r=\"{number}\" ht=\"{}\" customHeight=\"1\">", LINE * lines)),
        }
        for (column, &(index, decimals)) in columns.iter().enumerate() {
            let cell = row.cells.get(index).unwrap_or(&Cell::Empty);
            write_cell(out, (column, number), cell, table.columns[index].align, decimals);
        }
        out.push_str("</row>");
    }
}

/// How many lines the sentences of a row take: not every program makes a row as high as what is in it.
fn lines(table: &Table, row: &Row) -> usize {
    let sentences = table.for_people().filter(|&index| table.columns[index].align == Align::Wrapped);
    let cells = sentences.filter_map(|index| row.cells.get(index));
    let widths = cells.map(|cell| match cell {
        Cell::Text(text) => text_width(text),
        _ => 0,
    });
    match widths.max().unwrap_or(0) {
        widest if widest + 3 <= WIDEST_SENTENCE => 1,
        widest => widest.div_ceil(FULL_LINE),
    }
}

fn width(table: &Table, index: usize, lang: Lang, kind: Kind) -> usize {
    let column = &table.columns[index];
    // A line without a text beside it runs on into the next column.
    let runs_on = |row: &&Row| kind == Kind::Notes && row.cells.get(index + 1).is_some_and(Cell::is_empty);
    let cells = table.rows.iter().filter(|row| !runs_on(row)).filter_map(|row| row.cells.get(index));
    let widths = cells.map(|cell| text_width(&cell.shown(lang)));
    let head = if kind == Kind::Notes { 0 } else { text_width(&column.head) };
    let widest = widths.chain([head]).max().unwrap_or(0);
    (widest + 3).min(if column.align == Align::Wrapped { WIDEST_SENTENCE } else { WIDEST })
}

fn write_cell(
    out: &mut String,
    (column, row): (usize, usize),
    cell: &Cell,
    align: Align,
    decimals: Decimals,
) {
    let mut file = String::new();
    cell.spreadsheet(&mut file);
    if file.is_empty() {
        return;
    }
    if !cell.is_number() {
        let look = if is_formula(&file) { Look::Quoted } else { Look::Usual };
        return text(out, column, row, &file, style(look, align));
    }
    let look = match cell {
        Cell::Rank(_, Sharing::Shared) => Look::Shared,
        Cell::Decimal { decimals: 2, .. } | Cell::Fixed { decimals: 2, .. } => Look::TwoDecimals,
        Cell::Exact { .. } if decimals == Decimals::All(2) => Look::TwoDecimals,
        _ => Look::Usual,
    };
    let style = style(look, align);
    let _ = write!(out, "<c r=\"{}{row}\" s=\"{style}\"><v>{file}</v></c>", letters(column));
}

fn text(out: &mut String, column: usize, row: usize, text: &str, style: usize) {
    let text = escape(text);
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
        let cell = Cell::sign("si hay empate", "level");
        write_cell(&mut out, (0, 1), &cell, Align::Left, Decimals::Own);
        assert!(out.contains(">si hay empate<"), "{out}");
    }

    #[test]
    fn what_begins_like_a_formula_stays_a_text_in_heads_too() {
        let mut table =
            Table::new("", vec![crate::Column::text("label", "=1+1"), crate::Column::text("text", "Name")]);
        table.push(vec![Cell::text("=2+2"), Cell::text("Oslo")]);
        let sheet = write(&table, Lang::En, Kind::List, "");
        let looks = [("A1", Look::QuotedHead), ("B1", Look::Head), ("A2", Look::Quoted), ("B2", Look::Usual)];
        for (cell, look) in looks {
            let style = style(look, Align::Left);
            assert!(sheet.contains(&format!("<c r=\"{cell}\" s=\"{style}\"")), "{cell}: {sheet}");
        }
    }

    #[test]
    fn heads_stand_over_their_cells_and_no_cell_complains_of_a_number_that_is_a_sign() {
        let mut table =
            Table::new("", vec![crate::Column::decimal("PTS", "Pts"), crate::Column::sign("line_1", "1")]);
        table.push(vec![Cell::Halves(9), Cell::text("1")]);
        let sheet = write(&table, Lang::En, Kind::List, "");
        for (cell, look, align) in [
            ("A1", Look::Head, Align::Decimal),
            ("A2", Look::Usual, Align::Decimal),
            ("B1", Look::Head, Align::Center),
            ("B2", Look::Usual, Align::Center),
        ] {
            let style = style(look, align);
            assert!(sheet.contains(&format!("<c r=\"{cell}\" s=\"{style}\"")), "{cell}: {sheet}");
        }
        assert!(sheet.contains("<ignoredError sqref=\"A1:B2\" numberStoredAsText=\"1\"/>"), "{sheet}");
    }

    #[test]
    fn labels_are_narrow_and_what_they_stand_for_goes_on_in_the_next_line() {
        let mut table = Table::new(
            "",
            vec![crate::Column::text("label", "T".repeat(80)), crate::Column::sentence("text", "")],
        );
        table.push(vec![Cell::text("x".repeat(27)), Cell::text("y".repeat(300))]);
        table.push(vec![Cell::text("z".repeat(70)), Cell::Empty]);
        let sheet = write(&table, Lang::En, Kind::Notes, "");
        assert!(
            sheet.contains("max=\"1\" width=\"30\"") && sheet.contains("max=\"2\" width=\"90\""),
            "{sheet}"
        );
        let style = style(Look::Usual, Align::Wrapped);
        assert!(sheet.contains(&format!("<c r=\"B2\" s=\"{style}\"")), "{sheet}");
        assert!(sheet.contains("<row r=\"2\" ht=\"60\" customHeight=\"1\">"), "{sheet}");
        assert!(sheet.contains("<row r=\"3\">"), "{sheet}");
        assert!(!sheet.contains("<c r=\"B1\" s=\"8\" t="), "the title runs on: {sheet}");
    }

    #[test]
    fn columns_have_letters() {
        let names = [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")];
        for (column, name) in names {
            assert_eq!(letters(column), name);
        }
    }
}
