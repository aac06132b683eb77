//! CSV: for programs the same in every language; for spreadsheets as those of a country expect it.
//!
//! A cell that a spreadsheet would take for a formula begins with an apostrophe.

use crate::number::decimal_mark;
use crate::{Cell, Lang, Page, Table};

/// Who opens the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Csv {
    /// Programs: commas, decimal points, keys for heads, signs that no language changes.
    #[default]
    Plain,
    /// Spreadsheets by a double click: a mark for UTF-8 in front, heads and signs of the language, and where it has a
    /// decimal comma, semicolons between the cells.
    Excel,
}

/// What a spreadsheet takes for the beginning of a formula, in the wide forms of East Asia too.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// What parts cells, in one country or another.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

impl Page {
    /// The tables as CSV for programs. Tables of one kind share their head, with what tells them apart in front;
    /// others follow after an empty line.
    ///
    /// ```
    /// use exaequo_page::{Cell, Column, Lang, Page, Table};
    ///
    /// let mut table = Table::new("Games", vec![Column::sign("game", "Partie"), Column::decimal("change", "±")]);
    /// table.push(vec![Cell::sign("+75N", "+75B"), Cell::Exact { parts: -250, decimals: 2 }]);
    /// let mut page = Page::new(Lang::Fr, "games", "Open");
    /// page.table(table);
    /// assert_eq!(page.to_csv(), "game,change\r\n'+75B,-2.5\r\n");
    /// assert_eq!(page.to_csv_for_excel(), "\u{FEFF}Partie;±\r\n'+75N;-2,5\r\n");
    /// ```
    pub fn to_csv(&self) -> String {
        Sheet::new(Csv::Plain, self.lang).whole(self)
    }

    /// The tables as CSV for spreadsheets.
    pub fn to_csv_for_excel(&self) -> String {
        Sheet::new(Csv::Excel, self.lang).whole(self)
    }
}

/// How cells are written.
#[derive(Clone, Copy)]
pub(crate) struct Sheet {
    form: Csv,
    lang: Lang,
}

/// What tables that share a head have in common: what tells them apart, and their columns.
#[derive(PartialEq, Eq)]
pub(crate) struct Kind {
    group: Option<&'static str>,
    heads: Vec<String>,
}

impl Sheet {
    pub(crate) const fn new(form: Csv, lang: Lang) -> Self {
        Self { form, lang }
    }

    fn whole(self, page: &Page) -> String {
        let mut out = self.mark().to_owned();
        self.write(page, &mut None, &mut out);
        out
    }

    /// What stands in front of everything.
    pub(crate) const fn mark(self) -> &'static str {
        match self.form {
            Csv::Excel => "\u{FEFF}",
            Csv::Plain => "",
        }
    }

    /// Writes the tables of a page, after one of that kind.
    pub(crate) fn write(self, page: &Page, last: &mut Option<Kind>, out: &mut String) {
        for table in page.tables().filter(|table| self.has(table)) {
            let kind = self.kind(table);
            if last.as_ref().is_none_or(|last| kind.group.is_none() || *last != kind) {
                out.push_str(if last.is_some() { "\r\n" } else { "" });
                self.head(out, table);
            }
            self.rows(out, table);
            *last = Some(kind);
        }
    }

    fn kind(self, table: &Table) -> Kind {
        let group = table.group.as_ref().map(|(key, _)| *key);
        Kind { group, heads: self.heads(table).into_iter().map(str::to_owned).collect() }
    }

    const fn has(self, table: &Table) -> bool {
        match self.form {
            Csv::Plain => table.readers.has_programs(),
            Csv::Excel => table.readers.has_people(),
        }
    }

    fn columns(self, table: &Table) -> Vec<usize> {
        match self.form {
            Csv::Plain => table.for_programs().collect(),
            Csv::Excel => table.for_people().collect(),
        }
    }

    const fn separator(self) -> char {
        match self.form {
            Csv::Excel if matches!(decimal_mark(self.lang).as_bytes(), b",") => ';',
            Csv::Plain | Csv::Excel => ',',
        }
    }

    fn heads(self, table: &Table) -> Vec<&str> {
        let head = |index: usize| match self.form {
            Csv::Plain => table.columns[index].key.as_str(),
            Csv::Excel => table.columns[index].head.as_str(),
        };
        self.columns(table).into_iter().map(head).collect()
    }

    fn head(self, out: &mut String, table: &Table) {
        let group = table.group.as_ref().map(|(key, _)| *key);
        for (index, head) in group.into_iter().chain(self.heads(table)).enumerate() {
            self.part(out, index);
            Self::text(out, head);
        }
        out.push_str("\r\n");
    }

    fn rows(self, out: &mut String, table: &Table) {
        let group = table.group.as_ref().map(|(_, cell)| cell);
        let columns = self.columns(table);
        let mut text = String::new();
        out.reserve(8 * columns.len() * table.rows.len());
        for row in &table.rows {
            let cells = columns.iter().map(|&index| row.cells.get(index).unwrap_or(&Cell::Empty));
            for (index, cell) in group.into_iter().chain(cells).enumerate() {
                self.part(out, index);
                self.field(out, cell, &mut text);
            }
            out.push_str("\r\n");
        }
    }

    fn part(self, out: &mut String, index: usize) {
        if index > 0 {
            out.push(self.separator());
        }
    }

    fn field(self, out: &mut String, cell: &Cell, text: &mut String) {
        // Most cells are numbers, which need no quotation marks.
        if self.form == Csv::Plain
            && (cell.is_number() || matches!(cell, Cell::Empty | Cell::Assumed(_) | Cell::Flag(_)))
        {
            return cell.file(out);
        }
        text.clear();
        match self.form {
            Csv::Plain => cell.file(text),
            Csv::Excel => cell.spreadsheet(text),
        }
        if cell.is_number() {
            out.push_str(&text.replace('.', decimal_mark(self.lang)));
        } else {
            Self::text(out, text);
        }
    }

    fn text(out: &mut String, text: &str) {
        let text = harmless(text);
        if text.contains(['"', '\n', '\r']) || text.contains(SEPARATORS) {
            out.push('"');
            out.push_str(&text.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(&text);
        }
    }
}

/// Whether a spreadsheet would work out a text that begins so, also one that leaves out blanks in front of a formula. A
/// sign alone behind a blank is none; numbers may have signs.
pub(crate) fn is_formula(text: &str) -> bool {
    let inner = text.trim_start_matches(is_blank);
    begins_formula(text) || (inner.chars().nth(1).is_some() && begins_formula(inner))
}

/// What a reader does not see: blanks, and signs that have no width.
const fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '\u{A0}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202F}' | '\u{2060}'..='\u{2069}' | '\u{3000}' | '\u{FEFF}')
}

fn begins_formula(text: &str) -> bool {
    let is_number = || {
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit() || sign == b'.')
    };
    text.starts_with(|sign: char| FORMULA.contains(&sign) || sign.is_control()) && !is_number()
}

/// A text that no spreadsheet takes for a formula, nor a part of it where the spreadsheet parts cells by another sign.
fn harmless(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    for part in text.split_inclusive(SEPARATORS) {
        out.push_str(if is_formula(part) { "'" } else { "" });
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_a_formula_and_numbers_stay_numbers() {
        let cases = [
            ("=22B", "'=22B"),
            ("+75B", "'+75B"),
            ("-", "'-"),
            ("+/-", "'+/-"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t'=1"),
            ("\r=1", "'\r=1"),
            ("＝1", "'＝1"),
            ("Ana;=cmd|' /C calc'!A0", "Ana;'=cmd|' /C calc'!A0"),
            ("-12.5", "-12.5"),
            ("+3", "+3"),
            ("12w1", "12w1"),
            ("O'Neill, -", "O'Neill, -"),
            (" =1+1", "' =1+1"),
            ("\u{200B}@SUM(A1)", "'\u{200B}@SUM(A1)"),
            ("Ana; =1+1", "Ana;' =1+1"),
            (" +3", " +3"),
        ];
        for (text, expected) in cases {
            assert_eq!(harmless(text), expected);
        }
    }

    #[test]
    fn spreadsheets_of_a_country_part_cells_and_numbers_as_usual_there() {
        let mut table =
            Table::new("T", vec![crate::Column::decimal("a", "A"), crate::Column::text("b", "B;B")]);
        table.push(vec![Cell::Exact { parts: -125, decimals: 2 }, Cell::text("1.5, x")]);
        let written = Lang::ALL.map(|lang| {
            let mut page = Page::new(lang, "test", "T");
            page.table(table.clone());
            page.to_csv_for_excel()
        });
        let [en, fr] =
            ["\u{FEFF}A,\"B;B\"\r\n-1.25,\"1.5, x\"\r\n", "\u{FEFF}A;\"B;B\"\r\n-1,25;\"1.5, x\"\r\n"];
        assert_eq!(written, [en, fr, fr]);
    }
}
