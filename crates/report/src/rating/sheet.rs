//! A table on its way to people or programs: figures as numbers, words in one buffer, laid out in the form asked for.

use exaequo_model::PlayerId;

use super::figure::{Figure, Reader, Signs, Widest};
use super::lines::{Lines, UNDER};
use super::names::Names;
use super::texts::{Texts, shown};
use super::written::MOST_BYTES;
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
    /// The name of a player.
    Name(PlayerId),
}

/// What a column is like.
#[derive(Clone, Copy, Debug)]
struct Shape {
    align: Align,
    /// Columns of a terminal that the widest words take.
    words: usize,
    figures: Widest,
}

impl Shape {
    const fn new(align: Align) -> Self {
        Self { align, words: 0, figures: Widest::NONE }
    }
}

/// A table. Cells are added one after the other, row by row; the first row are the headings.
#[derive(Debug)]
pub(super) struct Sheet<'a> {
    names: Option<&'a Names>,
    shapes: Vec<Shape>,
    signs: Signs,
    words: Texts,
    entries: Vec<Entry>,
    /// The column of the next cell.
    next: usize,
    /// Bytes of the words in the row so far, and in the row with most of them.
    bytes: usize,
    most_bytes: usize,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(columns: Vec<(String, Align)>, reader: Reader, rows: usize) -> Self {
        let mut sheet = Self {
            names: None,
            shapes: columns.iter().map(|(_, align)| Shape::new(*align)).collect(),
            signs: Signs::new(reader),
            words: Texts::with_capacity(rows + columns.len(), 8 * rows + 64),
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

    /// The same with names of players.
    pub(super) fn with_names(self, names: &'a Names) -> Self {
        Self { names: Some(names), ..self }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.len() <= self.shapes.len()
    }

    /// Adds a figure.
    #[inline]
    pub(super) fn figure(&mut self, figure: Figure) {
        self.figures([figure]);
    }

    /// Adds figures that stand side by side.
    #[inline]
    pub(super) fn figures<const N: usize>(&mut self, figures: [Figure; N]) {
        for (shape, figure) in self.shapes.iter_mut().skip(self.next).zip(figures) {
            shape.figures.add(figure);
        }
        self.entries.extend(figures.map(Entry::Figure));
        self.advance(N);
    }

    /// Adds words that are fit to be shown, written one after the other.
    pub(super) fn cell(&mut self, write: impl FnOnce(&mut String)) {
        let place = self.words.push(write);
        self.add_words(Entry::Words(place));
    }

    /// Adds the name of a player.
    pub(super) fn name(&mut self, player: PlayerId) {
        debug_assert!(self.names.is_some(), "the table was made with names");
        self.add_words(Entry::Name(player));
    }

    fn add_words(&mut self, entry: Entry) {
        let (words, columns) = self.words_of(entry);
        if words.is_empty() {
            return self.figure(Figure::EMPTY);
        }
        self.bytes += words.len();
        self.most_bytes = self.most_bytes.max(self.bytes);
        if let Some(shape) = self.shapes.get_mut(self.next) {
            shape.words = shape.words.max(columns);
        }
        self.entries.push(entry);
        self.advance(1);
    }

    /// The words of a cell, and how many columns of a terminal they take.
    #[inline]
    fn words_of(&self, entry: Entry) -> (&str, usize) {
        match entry {
            Entry::Figure(_) => ("", 0),
            Entry::Words(place) => self.words.get(place),
            Entry::Name(player) => self.names.map_or(("", 0), |names| names.name(player)),
        }
    }

    /// Adds words; what would act on a terminal becomes a blank.
    pub(super) fn words(&mut self, text: &str) {
        self.cell(|out| {
            shown(text, out);
        });
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

    /// Where the cells of a terminal stand.
    fn layout(&self) -> Layout {
        let mut layout = Layout { places: Vec::with_capacity(self.shapes.len()), width: 0 };
        for shape in &self.shapes {
            layout.add(shape.align, shape.words.max(shape.figures.columns(&self.signs)));
        }
        layout
    }

    /// Bytes that a line can take besides its blanks: those of figures, and of words, which may have to be quoted.
    fn room(&self) -> usize {
        (MOST_BYTES + 3) * self.shapes.len() + 2 * self.most_bytes
    }

    /// For a terminal: the headings underlined.
    pub(super) fn to_table(&self, out: &mut String) {
        let layout = self.layout();
        // Of the last column, mostly remarks, there are no blanks.
        let last = layout.places.last().map_or(0, |place| place.width);
        out.reserve((layout.width - last + 4) * self.rows().count() + 3 * layout.width + self.words.bytes());
        let mut lines = Lines::new(out);
        for (index, cells) in self.rows().enumerate() {
            self.line(cells, &layout, &mut lines);
            if index == 0 {
                layout.underline(&mut lines);
            }
        }
        lines.finish();
    }

    #[inline]
    fn line(&self, cells: &[Entry], layout: &Layout, lines: &mut Lines<'_>) {
        lines.begin(layout.width + self.room());
        for (cell, place) in cells.iter().zip(&layout.places) {
            match *cell {
                Entry::Figure(Figure::EMPTY) => {}
                Entry::Figure(figure) => {
                    let figure = figure.written(&self.signs);
                    lines.figure_at(place.start(figure.columns()), figure);
                }
                Entry::Words(_) | Entry::Name(_) => {
                    let (words, columns) = self.words_of(*cell);
                    lines.words_at(place.start(columns), words, columns);
                }
            }
        }
        lines.finish_line();
    }

    /// For programs: commas, quotation marks where they are needed.
    pub(super) fn to_csv(&self, out: &mut String) {
        out.reserve(6 * self.entries.len() + self.words.bytes());
        let mut lines = Lines::new(out);
        for cells in self.rows() {
            lines.begin(self.room());
            for (index, cell) in cells.iter().enumerate() {
                if index > 0 {
                    lines.character(b',');
                }
                match *cell {
                    Entry::Figure(figure) => lines.figure(figure.written(&self.signs)),
                    Entry::Words(_) | Entry::Name(_) => lines.quoted(self.words_of(*cell).0),
                }
            }
            lines.finish_line();
        }
        lines.finish();
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
            Entry::Figure(figure) => figure.written(&self.signs).text(),
            Entry::Words(_) | Entry::Name(_) => self.words_of(*cell).0.to_owned(),
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
                let (shown, file) = (figure.written(&self.signs).text(), figure.text(Reader::Program));
                Cell::Figure(page::Shown { shown, file })
            }
            Entry::Figure(_) | Entry::Words(_) | Entry::Name(_) => Cell::text(self.text(cell)),
        }
    }
}

/// Where the cells stand, two blanks apart.
#[derive(Debug)]
struct Layout {
    places: Vec<Place>,
    /// Columns of a terminal, those of the last place too.
    width: usize,
}

/// Where the cells of a column stand.
#[derive(Clone, Copy, Debug)]
struct Place {
    align: Align,
    start: usize,
    width: usize,
}

impl Layout {
    fn add(&mut self, align: Align, width: usize) {
        let start = if self.places.is_empty() { 0 } else { self.width + GAP };
        self.places.push(Place { align, start, width });
        self.width = start + width;
    }

    fn underline(&self, lines: &mut Lines<'_>) {
        lines.begin(UNDER.len() * self.width);
        for place in &self.places {
            lines.underline_at(place.start, place.width);
        }
        lines.finish_line();
    }
}

impl Place {
    /// Where a cell of some width begins.
    #[inline]
    const fn start(self, width: usize) -> usize {
        match self.align {
            Align::Left => self.start,
            Align::Right => (self.start + self.width).saturating_sub(width),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet<'static> {
        let columns = vec![("Name".to_owned(), Align::Left), ("n".to_owned(), Align::Right)];
        let mut sheet = Sheet::new(columns, Reader::Person(crate::Lang::Fr), 2);
        for (name, number) in [("Muñoz, \"A\" <b>", -9), ("X|Y", 1250)] {
            sheet.words(name);
            sheet.figure(Figure::hundredths(number));
        }
        sheet
    }

    fn written(write: impl Fn(&Sheet<'static>, &mut String)) -> String {
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
        assert_eq!(read(Figure::score(exaequo_model::Points::HALF)), ["½", "0.5"]);
        assert_eq!(read(Figure::signed(-1205)), ["−12,05", "-12.05"]);
        assert_eq!([read(Figure::assumed(20)), read(Figure::EMPTY)], [["", ""], ["", ""]]);
    }

    const HARD: [&str; 7] =
        ["", "x", "棋士 \"A\"", "Mun\u{303}oz", "\"\"\"\"\"\"", "a,b", "─────────────────────"];

    /// Each cell padded by itself.
    fn table_by_hand(rows: &[[String; 4]], aligns: [Align; 4]) -> String {
        use crate::clean::text_width;
        let widths = [0, 1, 2, 3].map(|at| rows.iter().map(|row| text_width(&row[at])).max().unwrap_or(0));
        let line = |row: &[String; 4]| {
            let cells = [0, 1, 2, 3].map(|at| {
                let blanks = " ".repeat(widths[at] - text_width(&row[at]));
                match aligns[at] {
                    Align::Left => row[at].clone() + &blanks,
                    Align::Right => blanks + &row[at],
                }
            });
            cells.join("  ").trim_end_matches(' ').to_owned() + "\n"
        };
        let mut lines: Vec<String> = rows.iter().map(line).collect();
        lines.insert(1, widths.map(|width| "─".repeat(width)).join("  ") + "\n");
        lines.concat()
    }

    fn csv_by_hand(rows: &[[String; 4]]) -> String {
        let quoted = |at: usize, cell: &String| {
            let must = at.is_multiple_of(2) && cell.contains([',', '"']);
            if must { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.clone() }
        };
        let line = |row: &[String; 4]| [0, 1, 2, 3].map(|at| quoted(at, &row[at])).join(",") + "\n";
        rows.iter().map(line).collect()
    }

    #[test]
    fn many_rows_of_any_words_are_as_written_one_by_one() {
        let values = [0, -1, 1, -1205, i32::MIN, i32::MAX];
        let aligns = [Align::Left, Align::Right, Align::Left, Align::Right];
        for (reader, rows) in [0, 1, 400]
            .into_iter()
            .flat_map(|rows| [Reader::Person(crate::Lang::Fr), Reader::Program].map(|reader| (reader, rows)))
        {
            let headings = ["", "W", "Name", "K"].map(str::to_owned);
            let mut sheet = Sheet::new(headings.clone().into_iter().zip(aligns).collect(), reader, rows);
            let mut plain = vec![headings];
            for row in 0..rows {
                let words = [HARD[row % 7], HARD[row / 7 % 7]];
                let figures = [Figure::signed(values[row % 6]), Figure::limited(values[row / 6 % 6])];
                for (words, figure) in words.iter().zip(figures) {
                    sheet.words(words);
                    sheet.figure(figure);
                }
                let [one, other] = figures.map(|figure| figure.text(reader));
                plain.push([words[0].to_owned(), one, words[1].to_owned(), other]);
            }
            let written = |write: fn(&Sheet<'static>, &mut String)| {
                let mut text = String::new();
                write(&sheet, &mut text);
                text
            };
            assert_eq!(written(Sheet::to_table), table_by_hand(&plain, aligns));
            assert_eq!(written(Sheet::to_csv), csv_by_hand(&plain));
        }
    }
}
