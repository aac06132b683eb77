//! A table on its way to people or programs: figures as numbers, words in one buffer, laid out in the form asked for.

use super::figure::{Figure, MOST_BYTES, Reader};
use super::row::{Row, add_rows};
use super::texts::{Texts, shown};
use crate::clean::text_width;
use crate::page::{self, Cell, Column, Table};

/// On which side the cells of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// Blanks between two columns of a terminal.
const GAP: usize = 2;

/// A cell.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Figure(Figure),
    /// Words, by their place.
    Words(u32),
}

/// What a column is like.
#[derive(Clone, Copy, Debug)]
struct Shape {
    align: Align,
    /// Columns of a terminal that the widest cell takes.
    width: usize,
}

/// A table. Cells are added one after the other, row by row; the first row are the headings.
#[derive(Debug)]
pub(super) struct Sheet {
    shapes: Vec<Shape>,
    reader: Reader,
    words: Texts,
    entries: Vec<Entry>,
    /// The column of the next cell.
    next: usize,
    /// Bytes of the words in the row so far, and in the row with most of them.
    bytes: usize,
    most_bytes: usize,
}

impl Sheet {
    pub(super) fn new(columns: Vec<(String, Align)>, reader: Reader, rows: usize) -> Self {
        let mut sheet = Self {
            shapes: columns.iter().map(|(_, align)| Shape { align: *align, width: 0 }).collect(),
            reader,
            words: Texts::with_capacity(2 * rows + columns.len(), 24 * rows + 64),
            entries: Vec::with_capacity((rows + 1) * columns.len()),
            next: 0,
            bytes: 0,
            most_bytes: 0,
        };
        for (heading, _) in columns {
            sheet.words(&heading);
        }
        sheet
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.len() <= self.shapes.len()
    }

    /// Adds a figure.
    #[inline]
    pub(super) fn figure(&mut self, figure: Figure) {
        self.add(Entry::Figure(figure), figure.width(self.reader));
    }

    /// Adds figures that stand side by side.
    #[inline]
    pub(super) fn figures<const N: usize>(&mut self, figures: [Figure; N]) {
        for (shape, figure) in self.shapes.iter_mut().skip(self.next).zip(&figures) {
            shape.width = shape.width.max(figure.width(self.reader));
        }
        self.entries.extend(figures.map(Entry::Figure));
        self.advance(N);
    }

    /// Adds words that are fit to be shown, written one after the other.
    pub(super) fn cell(&mut self, write: impl FnOnce(&mut String)) {
        let place = u32::try_from(self.words.count()).unwrap_or(u32::MAX);
        let text = self.words.push(write);
        if text.is_empty() {
            return self.figure(Figure::Empty);
        }
        let width = width_of(text);
        self.bytes += text.len();
        self.most_bytes = self.most_bytes.max(self.bytes);
        self.add(Entry::Words(place), width);
    }

    /// Adds words; what would act on a terminal becomes a blank.
    pub(super) fn words(&mut self, text: &str) {
        self.cell(|out| shown(text, out));
    }

    #[inline]
    fn add(&mut self, entry: Entry, width: usize) {
        if let Some(shape) = self.shapes.get_mut(self.next) {
            shape.width = shape.width.max(width);
        }
        self.entries.push(entry);
        self.advance(1);
    }

    #[inline]
    fn advance(&mut self, cells: usize) {
        self.next += cells;
        if self.next >= self.shapes.len() {
            (self.next, self.bytes) = (0, 0);
        }
    }

    fn rows(&self) -> impl Iterator<Item = &[Entry]> {
        self.entries.chunks_exact(self.shapes.len().max(1))
    }

    /// Bytes that a row can take beyond its columns: of words, any of which may have to be quoted, and of figures.
    fn spare(&self) -> usize {
        (MOST_BYTES + 3) * self.shapes.len() + 2 * self.most_bytes
    }

    /// For a terminal: the headings underlined.
    pub(super) fn to_table(&self, out: &mut String) {
        let layout = Layout::new(&self.shapes);
        // Of the last column, mostly remarks, there are no blanks.
        let last = self.shapes.last().map_or(0, |shape| shape.width);
        out.reserve((layout.width - last + 4) * (self.rows().count() + 2) + self.words.bytes());
        let mut row = Row::with_room(layout.width, self.spare());
        let mut rows = self.rows();
        if let Some(headings) = rows.next() {
            add_rows(out, |out| self.line(headings, &layout, &mut row, out));
            self.underline(out);
        }
        add_rows(out, |out| rows.for_each(|cells| self.line(cells, &layout, &mut row, out)));
    }

    fn underline(&self, out: &mut String) {
        for (index, shape) in self.shapes.iter().enumerate() {
            let gap = if index > 0 { GAP } else { 0 };
            out.extend(std::iter::repeat_n(' ', gap).chain(std::iter::repeat_n('─', shape.width)));
        }
        out.push('\n');
    }

    /// No line ends in a blank.
    fn line(&self, cells: &[Entry], layout: &Layout, row: &mut Row, out: &mut Vec<u8>) {
        row.clear(self.spare());
        for (cell, place) in cells.iter().zip(&layout.places).rev() {
            match *cell {
                Entry::Figure(Figure::Empty) => {}
                Entry::Figure(figure) => {
                    row.seek(place.end(|| figure.width(self.reader)));
                    figure.write(self.reader, row);
                }
                Entry::Words(words) => {
                    let text = self.words.get(words as usize);
                    let width = width_of(text);
                    row.seek(place.end(|| width));
                    row.words(text, width);
                }
            }
        }
        out.extend_from_slice(row.line());
        out.push(b'\n');
    }

    /// For programs: commas, quotation marks where they are needed.
    pub(super) fn to_csv(&self, out: &mut String) {
        let mut row = Row::with_room(0, self.spare());
        add_rows(out, |out| {
            for cells in self.rows() {
                row.clear(0);
                self.csv_line(cells, &mut row);
                out.extend_from_slice(row.written());
                out.push(b'\n');
            }
        });
    }

    fn csv_line(&self, cells: &[Entry], row: &mut Row) {
        for (index, cell) in cells.iter().rev().enumerate() {
            if index > 0 {
                row.few([b',']);
            }
            match *cell {
                Entry::Figure(figure) => figure.write(self.reader, row),
                Entry::Words(words) => row.quoted(self.words.get(words as usize)),
            }
        }
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
        let mut rows = self.rows();
        line(&mut rows.next().unwrap_or_default().iter().map(|cell| self.text(cell)));
        line(&mut self.shapes.iter().map(|shape| {
            match shape.align {
                Align::Left => "---",
                Align::Right => "--:",
            }
            .to_owned()
        }));
        for row in rows {
            line(&mut row.iter().map(|cell| self.text(cell)));
        }
    }

    fn text(&self, cell: &Entry) -> String {
        match *cell {
            Entry::Figure(figure) => figure.text(self.reader),
            Entry::Words(place) => self.words.get(place as usize).to_owned(),
        }
    }

    /// For a page or a spreadsheet, where figures are numbers.
    pub(super) fn to_table_of_page(&self, caption: String) -> Table {
        let mut rows = self.rows();
        let headings = rows.next().unwrap_or_default().iter().map(|cell| self.text(cell));
        let mut columns = Vec::with_capacity(self.shapes.len());
        let mut named = false;
        for (heading, shape) in headings.zip(&self.shapes) {
            columns.push(match shape.align {
                Align::Left if !named && !heading.is_empty() => {
                    named = true;
                    Column::name(&heading, &heading)
                }
                Align::Left => Column::text(&heading, &heading),
                Align::Right => Column::number(&heading, &heading),
            });
        }
        let mut table = Table::new(caption, columns);
        for row in rows {
            table.push(row.iter().map(|cell| self.cell_of_page(cell)).collect());
        }
        table
    }

    /// With what a program reads in it; a mark on a figure would be lost in a number.
    fn cell_of_page(&self, cell: &Entry) -> Cell {
        match *cell {
            Entry::Figure(figure) if figure.is_plain() => {
                let (shown, file) = (figure.text(self.reader), figure.text(Reader::Program));
                Cell::Figure(page::Shown { shown, file })
            }
            Entry::Figure(_) | Entry::Words(_) => Cell::text(self.text(cell)),
        }
    }
}

/// Where the cells stand, two blanks apart.
#[derive(Debug)]
struct Layout {
    places: Vec<Place>,
    width: usize,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// On the left: from this column on.
    From(usize),
    /// On the right: up to this column.
    To(usize),
}

impl Layout {
    fn new(shapes: &[Shape]) -> Self {
        let mut width = 0;
        let places = shapes.iter().map(|shape| {
            let start = width;
            width += shape.width + GAP;
            match shape.align {
                Align::Left => Place::From(start),
                Align::Right => Place::To(start + shape.width),
            }
        });
        Self { places: places.collect(), width }
    }
}

impl Place {
    /// Where a cell of some width ends.
    #[inline]
    fn end(self, width: impl FnOnce() -> usize) -> usize {
        match self {
            Self::From(start) => start + width(),
            Self::To(end) => end,
        }
    }
}

/// Columns of a terminal; most cells are plain.
fn width_of(cell: &str) -> usize {
    if cell.is_ascii() { cell.len() } else { text_width(cell) }
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
        let read = |figure| {
            let column = vec![("W".to_owned(), Align::Right)];
            let mut sheet = Sheet::new(column, Reader::Person(crate::Lang::Es), 1);
            sheet.figure(figure);
            match sheet.cell_of_page(&sheet.entries[1]) {
                Cell::Figure(figure) => [figure.shown, figure.file],
                _ => Default::default(),
            }
        };
        assert_eq!(read(Figure::Score(exaequo_model::Points::HALF)), ["½", "0.5"]);
        assert_eq!(read(Figure::Signed(-1205)), ["−12,05", "-12.05"]);
        assert_eq!([read(Figure::Assumed(20)), read(Figure::Empty)], [["", ""], ["", ""]]);
    }
}
