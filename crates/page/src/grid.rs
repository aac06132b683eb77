//! The cells of a table as text, and how wide they are. No frames, so that a screen reader and a printer can follow.

use crate::cell::Decimals;
use crate::{Align, Cell, Column, Lang, Table, text_width, width, wrap};

/// Blanks between two columns.
pub(crate) const GAP: usize = 2;
/// A column of sentences is not made narrower than this, even if the terminal is.
pub(crate) const NARROW: usize = 20;
/// Nor than this, where there is no edge: lines of a file need not be short.
const WIDE: usize = 60;

/// How wide a table may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Width {
    /// Columns of the terminal; as many as there are numbers where there is none.
    pub(crate) table: usize,
    /// Columns that sentences take.
    pub(crate) sentence: usize,
}

impl Width {
    /// Where a sentence that begins at a column has to end.
    fn end_of_sentence(self, at: usize) -> usize {
        if self.table == usize::MAX { self.sentence.max(at + WIDE) } else { self.table.max(at + NARROW) }
    }
}

/// All cells one behind the other, in one text.
#[derive(Debug)]
pub(crate) struct Grid<'a> {
    pub(crate) columns: Vec<Measured<'a>>,
    text: String,
    cells: Vec<Span>,
}

/// A column and its width.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured<'a> {
    pub(crate) column: &'a Column,
    /// Columns of a terminal before the decimal mark, and behind it.
    whole: usize,
    part: usize,
    /// Columns of a terminal that its cells may take.
    pub(crate) width: usize,
}

/// Where a cell ends, and where its decimals begin, with the widths of both parts.
#[derive(Clone, Copy, Debug)]
struct Span {
    mark: usize,
    end: usize,
    whole: usize,
    part: usize,
}

impl<'a> Grid<'a> {
    pub(crate) fn new(table: &'a Table, lang: Lang) -> Self {
        let column = |index: usize| {
            let column = &table.columns[index];
            Measured { column, whole: 0, part: 0, width: text_width(&column.head) }
        };
        let places: Vec<usize> = table.for_people().collect();
        let columns: Vec<_> = places.iter().copied().map(column).collect();
        let count = columns.len() * table.rows.len();
        let mut grid =
            Self { columns, text: String::with_capacity(8 * count), cells: Vec::with_capacity(count) };
        let decimals: Vec<Decimals> = places.iter().map(|&index| table.decimals(index)).collect();
        for row in &table.rows {
            for (place, &index) in places.iter().enumerate() {
                grid.add(place, row.cells.get(index).unwrap_or(&Cell::Empty), decimals[place], lang);
            }
        }
        for column in &mut grid.columns {
            column.width = column.width.max(column.whole + column.part);
        }
        grid
    }

    fn add(&mut self, place: usize, cell: &Cell, decimals: Decimals, lang: Lang) {
        let start = self.text.len();
        cell.show_with(lang, decimals, &mut self.text);
        let column = &mut self.columns[place];
        let (whole, part) = split(column.column.align, &self.text[start..]);
        let span = Span {
            mark: start + whole.len(),
            end: self.text.len(),
            whole: text_width(whole),
            part: text_width(part),
        };
        column.whole = column.whole.max(span.whole);
        column.part = column.part.max(span.part);
        self.cells.push(span);
    }

    /// Writes the heads of some columns.
    pub(crate) fn head(&self, band: &[usize], width: Width, out: &mut String) {
        let mut line = Line::new(out, width);
        for &place in band {
            let column = &self.columns[place];
            line.cell(&column.column.head, text_width(&column.column.head), column);
        }
        line.finish();
    }

    /// Writes the cells of some columns, row by row.
    pub(crate) fn rows(&self, band: &[usize], width: Width, out: &mut String) {
        let mut end = 0;
        for row in self.cells.chunks_exact(self.columns.len().max(1)) {
            let mut line = Line::new(out, width);
            for &place in band {
                let start = if place == 0 { end } else { row[place - 1].end };
                self.cell(&mut line, start, row[place], &self.columns[place]);
            }
            line.finish();
            out.push('\n');
            end = row.last().map_or(end, |last| last.end);
        }
    }

    fn cell(&self, line: &mut Line<'_>, start: usize, span: Span, column: &Measured<'_>) {
        if column.column.align == Align::Decimal {
            line.decimal(&self.text[start..span.mark], &self.text[span.mark..span.end], span, column);
        } else {
            line.cell(&self.text[start..span.end], span.whole, column);
        }
    }
}

/// The whole part of a cell and the rest of it.
fn split(align: Align, cell: &str) -> (&str, &str) {
    if align != Align::Decimal {
        return (cell, "");
    }
    let digits = cell.strip_prefix('−').unwrap_or(cell).starts_with(|sign: char| sign.is_ascii_digit());
    match cell {
        _ if digits => cell.split_at(cell.find(['½', '.', ',']).unwrap_or(cell.len())),
        "½" | "−½" => cell.split_at(cell.len() - '½'.len_utf8()),
        _ => (cell, ""),
    }
}

/// A line in the making.
struct Line<'a> {
    out: &'a mut String,
    start: usize,
    /// The column of the terminal where the next cell may begin.
    at: usize,
    width: Width,
}

impl<'a> Line<'a> {
    fn new(out: &'a mut String, width: Width) -> Self {
        Self { start: out.len(), out, at: 0, width }
    }

    fn cell(&mut self, text: &str, size: usize, column: &Measured<'_>) {
        match column.column.align {
            Align::Wrapped => {
                let wrapped = wrap(text, self.at, self.width.end_of_sentence(self.at));
                self.out.push_str(&wrapped);
            }
            Align::Left if size > column.width => cut(text, column.width, self.out),
            Align::Left => {
                self.out.push_str(text);
                self.blanks(column.width - size);
            }
            Align::Center | Align::Right | Align::Decimal => {
                self.blanks(column.width.saturating_sub(size));
                self.out.push_str(text);
            }
        }
        self.next(column);
    }

    fn decimal(&mut self, whole: &str, part: &str, span: Span, column: &Measured<'_>) {
        self.blanks((column.width - column.part).saturating_sub(span.whole));
        self.out.push_str(whole);
        self.out.push_str(part);
        self.blanks(column.part - span.part);
        self.next(column);
    }

    fn next(&mut self, column: &Measured<'_>) {
        self.blanks(GAP);
        self.at += column.width + GAP;
    }

    fn blanks(&mut self, count: usize) {
        const MANY: &str = "                                                                ";
        match MANY.get(..count) {
            Some(blanks) => self.out.push_str(blanks),
            None => self.out.extend(std::iter::repeat_n(' ', count)),
        }
    }

    /// Nothing stands behind the last word.
    fn finish(self) {
        let end = self.out[self.start..].trim_end_matches(' ').len() + self.start;
        self.out.truncate(end);
    }
}

/// Writes at most `most` columns of the text, ending with an ellipsis.
fn cut(text: &str, most: usize, out: &mut String) {
    let mut used = 0;
    let end = text.char_indices().find(|(_, letter)| {
        used += width(*letter);
        used + 1 > most
    });
    let kept = &text[..end.map_or(text.len(), |(position, _)| position)];
    out.push_str(kept);
    out.push('…');
    out.extend(std::iter::repeat_n(' ', most.saturating_sub(text_width(kept) + 1)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_stand_behind_the_whole() {
        let columns =
            vec![Column::name("name", "Name"), Column::decimal("pts", "Pts"), Column::decimal("sb", "SB")];
        let mut table = Table::new("", columns);
        let exact = |parts| Cell::Exact { parts, decimals: 2 };
        for (name, points, value) in
            [("Ana", 1050, exact(1725)), ("Côté", 700, exact(900)), ("X", 50, Cell::Missing)]
        {
            table.push(vec![Cell::person(name), exact(points), value]);
        }
        let mut text = String::new();
        let width = Width { table: 80, sentence: 80 };
        Grid::new(&table, Lang::En).rows(&[0, 1, 2], width, &mut text);
        assert_eq!(text, "Ana   10½  17.25\nCôté   7    9.00\nX       ½   –\n");
    }
}
