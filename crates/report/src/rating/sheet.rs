//! A table on its way to people or programs: figures as numbers, words in one buffer, laid out in the form asked for.

use super::figure::{Figure, Reader};
use crate::clean::{text_width, visible};
use crate::page::{self, Cell, Column, Table};

/// On which side the cells of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A cell, in twelve bytes.
#[derive(Clone, Copy, Debug)]
struct Entry {
    content: Kept,
    /// How many columns of a terminal it takes.
    width: u16,
}

#[derive(Clone, Copy, Debug)]
enum Kept {
    Figure(Figure),
    /// Words, which end here in the text.
    Words(u32),
}

/// A table. Cells are added one after the other, row by row.
#[derive(Debug)]
pub(super) struct Sheet {
    columns: Vec<(String, Align)>,
    reader: Reader,
    /// All words, one after the other.
    text: String,
    entries: Vec<Entry>,
    /// The widest cell of each column.
    widths: Vec<usize>,
    /// The column of the next cell.
    next: usize,
}

impl Sheet {
    pub(super) fn new(columns: Vec<(String, Align)>, reader: Reader, rows: usize) -> Self {
        let widths = columns.iter().map(|(heading, _)| width_of(heading)).collect();
        Self {
            entries: Vec::with_capacity(rows * columns.len()),
            text: String::with_capacity(rows * 24),
            columns,
            reader,
            widths,
            next: 0,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Adds a figure.
    #[inline]
    pub(super) fn figure(&mut self, figure: Figure) {
        self.add(Kept::Figure(figure), figure.width(self.reader));
    }

    /// Adds words of the program's own, written one after the other.
    pub(super) fn cell(&mut self, write: impl FnOnce(&mut String)) {
        let start = self.text.len();
        write(&mut self.text);
        let width = width_of(&self.text[start..]);
        self.end_words(width);
    }

    /// Adds words; what would act on a terminal becomes a blank.
    pub(super) fn words(&mut self, text: &str) {
        shown(text, &mut self.text);
        self.end_words(width_of(text));
    }

    fn end_words(&mut self, width: usize) {
        let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        self.add(Kept::Words(end), width);
    }

    #[inline]
    fn add(&mut self, content: Kept, width: usize) {
        if let Some(widest) = self.widths.get_mut(self.next) {
            *widest = (*widest).max(width);
        }
        self.next = if self.next + 1 < self.columns.len() { self.next + 1 } else { 0 };
        self.entries.push(Entry { content, width: u16::try_from(width).unwrap_or(u16::MAX) });
    }

    fn headings(&self) -> impl Iterator<Item = Content<'_>> {
        self.columns.iter().map(|(text, _)| Content { shown: Shown::Words(text), width: width_of(text) })
    }

    /// Rows of cells.
    fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Content<'_>>> {
        let mut from = 0;
        self.entries.chunks_exact(self.columns.len().max(1)).map(move |row| {
            let mut start = from;
            from = row.iter().rev().find_map(Entry::end).unwrap_or(from);
            row.iter().map(move |entry| {
                let shown = match entry.content {
                    Kept::Figure(figure) => Shown::Figure(figure),
                    Kept::Words(end) => {
                        let text = &self.text[start..end as usize];
                        start = end as usize;
                        Shown::Words(text)
                    }
                };
                Content { shown, width: usize::from(entry.width) }
            })
        })
    }

    /// For a terminal: columns two blanks apart, the headings underlined.
    pub(super) fn to_table(&self, out: &mut String) {
        let rows = self.entries.len() / self.columns.len().max(1) + 2;
        out.reserve((self.widths.iter().sum::<usize>() + 2 * self.widths.len() + 8) * rows);
        self.line(self.headings(), out);
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
    fn line<'a>(&self, cells: impl Iterator<Item = Content<'a>>, out: &mut String) {
        let mut pending = 0;
        for (Content { shown, width }, (widest, (_, align))) in
            cells.zip(self.widths.iter().zip(&self.columns))
        {
            let padding = widest.saturating_sub(width);
            let (before, after) = match align {
                Align::Left => (0, padding),
                Align::Right => (padding, 0),
            };
            pending += before;
            if width > 0 {
                blanks(pending, out);
                pending = 0;
                shown.push(self.reader, out);
            }
            pending += after + 2;
        }
        out.push('\n');
    }

    /// For programs: commas, quotation marks where they are needed.
    pub(super) fn to_csv(&self, out: &mut String) {
        self.csv_line(self.headings(), out);
        for row in self.rows() {
            self.csv_line(row, out);
        }
    }

    fn csv_line<'a>(&self, cells: impl Iterator<Item = Content<'a>>, out: &mut String) {
        for (index, cell) in cells.enumerate() {
            if index > 0 {
                out.push(',');
            }
            match cell.shown {
                Shown::Words(text) if text.contains([',', '"', '\n', '\r']) => {
                    out.push('"');
                    out.push_str(&text.replace('"', "\"\""));
                    out.push('"');
                }
                shown => shown.push(self.reader, out),
            }
        }
        out.push('\n');
    }

    /// For documents.
    pub(super) fn to_markdown(&self, out: &mut String) {
        let mut line = |cells: &mut dyn Iterator<Item = String>| {
            out.push('|');
            for cell in cells {
                out.push(' ');
                out.push_str(&cell.replace('|', "\\|"));
                out.push_str(" |");
            }
            out.push('\n');
        };
        line(&mut self.columns.iter().map(|(heading, _)| heading.clone()));
        line(&mut self.columns.iter().map(|(_, align)| {
            match align {
                Align::Left => "---",
                Align::Right => "--:",
            }
            .to_owned()
        }));
        for row in self.rows() {
            line(&mut row.map(|cell| cell.shown.text(self.reader)));
        }
    }

    /// For a page or a spreadsheet, where figures are numbers.
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
            table.push(row.map(|cell| cell.shown.of_page(self.reader)).collect());
        }
        table
    }
}

impl Entry {
    const fn end(&self) -> Option<usize> {
        match self.content {
            Kept::Figure(_) => None,
            Kept::Words(end) => Some(end as usize),
        }
    }
}

/// A cell when it is laid out.
#[derive(Clone, Copy, Debug)]
struct Content<'a> {
    shown: Shown<'a>,
    width: usize,
}

#[derive(Clone, Copy, Debug)]
enum Shown<'a> {
    Figure(Figure),
    Words(&'a str),
}

impl Shown<'_> {
    #[inline]
    fn push(self, reader: Reader, out: &mut String) {
        match self {
            Self::Figure(figure) => figure.push(reader, out),
            Self::Words(text) => out.push_str(text),
        }
    }

    fn text(self, reader: Reader) -> String {
        match self {
            Self::Figure(figure) => figure.text(reader),
            Self::Words(text) => text.to_owned(),
        }
    }

    /// With what a program reads in it; a mark on a figure would be lost in a number.
    fn of_page(self, reader: Reader) -> Cell {
        match self {
            Self::Words(text) => Cell::text(text),
            Self::Figure(Figure::Empty) => Cell::text(""),
            Self::Figure(figure @ (Figure::Assumed(_) | Figure::Limited(_))) => {
                Cell::text(figure.text(reader))
            }
            Self::Figure(figure) => {
                let (shown, file) = (figure.text(reader), figure.text(Reader::Program));
                Cell::Figure(page::Shown { shown, file })
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let columns = vec![("Name".to_owned(), Align::Left), ("n".to_owned(), Align::Right)];
        let mut sheet = Sheet::new(columns, Reader::Person(crate::Lang::Fr), 2);
        for (name, number) in [("Muñoz, \"A\" <b>", -9), ("X|Y", 1250)] {
            sheet.words(name);
            sheet.figure(Figure::Hundredths(number));
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
            "Name                n\n──────────────  ─────\nMuñoz, \"A\" <b>  −0,09\nX|Y             12,50\n"
        );
        assert_eq!(written(Sheet::to_csv), "Name,n\n\"Muñoz, \"\"A\"\" <b>\",−0,09\nX|Y,12,50\n");
        assert_eq!(
            written(Sheet::to_markdown),
            "| Name | n |\n| --- | --: |\n| Muñoz, \"A\" <b> | −0,09 |\n| X\\|Y | 12,50 |\n"
        );
    }

    #[test]
    fn figures_of_a_page_are_numbers_unless_they_carry_a_mark() {
        let read = |figure| match Shown::Figure(figure).of_page(Reader::Person(crate::Lang::Es)) {
            Cell::Figure(figure) => [figure.shown, figure.file],
            _ => Default::default(),
        };
        assert_eq!(read(Figure::Score(exaequo_model::Points::HALF)), ["½", "0.5"]);
        assert_eq!(read(Figure::Signed(-1205)), ["−12,05", "-12.05"]);
        assert_eq!([read(Figure::Assumed(20)), read(Figure::Empty)], [["", ""], ["", ""]]);
    }
}
