//! A table on its way to people or programs: cells in one buffer, laid out in the form asked for.

use crate::clean::{text_width, visible};
use crate::page::{Cell, Column, Shown, Table};

/// On which side the cells of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A table. Cells are written one after the other, row by row.
#[derive(Debug)]
pub(super) struct Sheet {
    columns: Vec<(String, Align)>,
    text: String,
    /// Where each cell ends in the text, and how many columns of a terminal it takes.
    ends: Vec<(u32, u32)>,
    /// The widest cell of each column.
    widths: Vec<usize>,
    /// The column of the next cell.
    next: usize,
}

impl Sheet {
    pub(super) fn new(columns: Vec<(String, Align)>, rows: usize) -> Self {
        let cells = rows * columns.len();
        let widths = columns.iter().map(|(heading, _)| width_of(heading)).collect();
        Self {
            columns,
            text: String::with_capacity(cells * 6),
            ends: Vec::with_capacity(cells),
            widths,
            next: 0,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Writes a cell of letters and figures that take one column each.
    #[inline]
    pub(super) fn cell(&mut self, write: impl FnOnce(&mut String)) {
        let start = self.text.len();
        write(&mut self.text);
        let width = self.text.as_bytes()[start..].iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        self.end_cell(width);
    }

    #[inline]
    fn end_cell(&mut self, width: usize) {
        if let Some(widest) = self.widths.get_mut(self.next) {
            *widest = (*widest).max(width);
        }
        self.next = if self.next + 1 < self.columns.len() { self.next + 1 } else { 0 };
        let number = |size: usize| u32::try_from(size).unwrap_or(u32::MAX);
        self.ends.push((number(self.text.len()), number(width)));
    }

    /// Writes a cell of text; what would act on a terminal becomes a blank.
    pub(super) fn words(&mut self, text: &str) {
        shown(text, &mut self.text);
        self.end_cell(width_of(text));
    }

    /// Rows of cells with their widths.
    fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = (&str, usize)>> {
        let columns = self.columns.len().max(1);
        (0..self.ends.len() / columns).map(move |row| {
            let mut start = row * columns;
            let mut from = if start == 0 { 0 } else { self.ends[start - 1].0 as usize };
            std::iter::from_fn(move || {
                let (end, width) = *self.ends.get(start).filter(|_| start < (row + 1) * columns)?;
                let cell = &self.text[from..end as usize];
                (start, from) = (start + 1, end as usize);
                Some((cell, width as usize))
            })
        })
    }

    /// For a terminal: columns two blanks apart, the headings underlined.
    pub(super) fn to_table(&self, out: &mut String) {
        let rows = self.ends.len() / self.columns.len().max(1) + 2;
        out.reserve((self.widths.iter().sum::<usize>() + 2 * self.widths.len() + 8) * rows);
        self.line(self.columns.iter().map(|(heading, _)| (heading.as_str(), width_of(heading))), out);
        for width in &self.widths {
            out.extend(std::iter::repeat_n('─', *width));
            out.push_str("  ");
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        for row in self.rows() {
            self.line(row, out);
        }
    }

    /// Blanks are written when something follows them, so that no line ends in one.
    fn line<'a>(&self, cells: impl Iterator<Item = (&'a str, usize)>, out: &mut String) {
        let mut pending = 0;
        for (((cell, width), widest), (_, align)) in cells.zip(&self.widths).zip(&self.columns) {
            let padding = widest.saturating_sub(width);
            if *align == Align::Right {
                pending += padding;
            }
            if !cell.is_empty() {
                blanks(pending, out);
                out.push_str(cell);
                pending = 0;
            }
            pending += 2 + if *align == Align::Left { padding } else { 0 };
        }
        out.push('\n');
    }

    /// For programs: commas, quotation marks where they are needed.
    pub(super) fn to_csv(&self, out: &mut String) {
        csv_line(self.columns.iter().map(|(heading, _)| heading.as_str()), out);
        for row in self.rows() {
            csv_line(row.map(|(cell, _)| cell), out);
        }
    }

    /// For documents.
    pub(super) fn to_markdown(&self, out: &mut String) {
        let mut line = |cells: &mut dyn Iterator<Item = &str>| {
            out.push('|');
            for cell in cells {
                out.push(' ');
                out.push_str(&cell.replace('|', "\\|"));
                out.push_str(" |");
            }
            out.push('\n');
        };
        line(&mut self.columns.iter().map(|(heading, _)| heading.as_str()));
        line(&mut self.columns.iter().map(|(_, align)| match align {
            Align::Left => "---",
            Align::Right => "--:",
        }));
        for row in self.rows() {
            line(&mut row.map(|(cell, _)| cell));
        }
    }

    /// For a page or a spreadsheet: figures are numbers again.
    pub(super) fn to_table_of_page(&self, caption: String) -> Table {
        let is_name = |(heading, align): &(String, Align)| *align == Align::Left && !heading.is_empty();
        let name = self.columns.iter().position(is_name);
        let column = |(index, (heading, align)): (usize, &(String, Align))| match align {
            Align::Left if Some(index) == name => Column::name(heading, heading),
            Align::Left => Column::text(heading, heading),
            Align::Right => Column::number(heading, heading),
        };
        let mut table = Table::new(caption, self.columns.iter().enumerate().map(column).collect());
        for row in self.rows() {
            let cell = |((cell, _), (_, align)): ((&str, usize), &(String, Align))| match align {
                Align::Left => Cell::text(cell),
                Align::Right => figure(cell),
            };
            table.push(row.zip(&self.columns).map(cell).collect());
        }
        table
    }
}

/// A figure for people, with what a program reads in it.
fn figure(shown: &str) -> Cell {
    let plain = shown.replace('−', "-").replace(',', ".").replace('½', ".5");
    let plain = plain.trim_start_matches('+');
    let digits = plain.strip_prefix('-').unwrap_or(plain);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.matches('.').count() < 2
        && digits.bytes().any(|byte| byte.is_ascii_digit());
    if !is_number {
        return Cell::text(shown);
    }
    let zero = if digits.starts_with('.') { "0" } else { "" };
    let sign = if plain.starts_with('-') { "-" } else { "" };
    Cell::Figure(Shown { shown: shown.to_owned(), file: format!("{sign}{zero}{digits}") })
}

/// Text of others, made fit to be shown. Most names are plain.
pub(super) fn shown(text: &str, out: &mut String) {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        out.push_str(text);
    } else {
        out.extend(text.chars().map(visible));
    }
}

/// Columns of a terminal; most cells are plain.
fn width_of(cell: &str) -> usize {
    if cell.is_ascii() { cell.len() } else { text_width(cell) }
}

fn blanks(count: usize, out: &mut String) {
    const BLANKS: &str = "                                                                ";
    match BLANKS.get(..count) {
        Some(blanks) => out.push_str(blanks),
        None => out.extend(std::iter::repeat_n(' ', count)),
    }
}

fn csv_line<'a>(cells: impl Iterator<Item = &'a str>, out: &mut String) {
    for (index, cell) in cells.enumerate() {
        if index > 0 {
            out.push(',');
        }
        if cell.contains([',', '"', '\n', '\r']) {
            out.push('"');
            out.push_str(&cell.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(cell);
        }
    }
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let mut sheet = Sheet::new(vec![("Name".to_owned(), Align::Left), ("n".to_owned(), Align::Right)], 2);
        for (name, number) in [("Muñoz, \"A\" <b>", "9"), ("X|Y", "10")] {
            sheet.words(name);
            sheet.words(number);
        }
        sheet
    }

    fn written(write: impl Fn(&Sheet, &mut String)) -> String {
        let mut text = String::new();
        write(&sheet(), &mut text);
        text
    }

    #[test]
    fn every_form_escapes_what_it_must() {
        assert_eq!(
            written(Sheet::to_table),
            "Name             n\n──────────────  ──\nMuñoz, \"A\" <b>   9\nX|Y             10\n"
        );
        assert_eq!(written(Sheet::to_csv), "Name,n\n\"Muñoz, \"\"A\"\" <b>\",9\nX|Y,10\n");
        assert_eq!(
            written(Sheet::to_markdown),
            "| Name | n |\n| --- | --: |\n| Muñoz, \"A\" <b> | 9 |\n| X\\|Y | 10 |\n"
        );
    }

    #[test]
    fn figures_are_numbers_again() {
        let read = |shown: &str| match figure(shown) {
            Cell::Figure(figure) => figure.file,
            _ => String::new(),
        };
        let cases = [("4½", "4.5"), ("½", "0.5"), ("−12,05", "-12.05"), ("+3.20", "3.20"), ("2100", "2100")];
        for (shown, file) in cases {
            assert_eq!(read(shown), file);
        }
        assert_eq!([read("~20"), read("–"), read("1.2.3"), read("")], [""; 4]);
    }
}
