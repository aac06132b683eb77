//! Columns of text: no frames, so that a screen reader and a printer can follow.

use std::fmt::Write as _;

use crate::Palette;
use crate::clean::text_width;
use crate::wrap::wrap;

/// Blanks between two columns.
const GAP: usize = 2;

/// A column of sentences is not made narrower than this, even if the terminal is.
const NARROW: usize = 26;

/// How the cells of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
    /// Whole parts to the right, halves and decimals behind them.
    Decimal,
    /// To the left, on several lines where it is long; only the last column.
    Wrapped,
}

/// A column.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    head: String,
    align: Align,
    /// Columns before the decimal mark, and behind it.
    whole: usize,
    part: usize,
}

impl Column {
    pub(crate) fn new(head: impl Into<String>, align: Align) -> Self {
        Self { head: head.into(), align, whole: 0, part: 0 }
    }

    pub(crate) fn head(&self) -> &str {
        &self.head
    }

    pub(crate) fn is_left(&self) -> bool {
        matches!(self.align, Align::Left | Align::Wrapped)
    }

    fn take(&mut self, cell: &str) {
        let (whole, part) = self.split(cell);
        self.whole = self.whole.max(text_width(whole));
        self.part = self.part.max(text_width(part));
    }

    /// The whole part of a cell and the rest of it.
    fn split<'a>(&self, cell: &'a str) -> (&'a str, &'a str) {
        let digits = cell.strip_prefix('−').unwrap_or(cell).starts_with(|sign: char| sign.is_ascii_digit());
        match self.align {
            Align::Decimal if digits => cell.split_at(cell.find(['½', '.', ',']).unwrap_or(cell.len())),
            Align::Decimal if cell == "½" || cell == "−½" => cell.split_at(cell.len() - '½'.len_utf8()),
            _ => (cell, ""),
        }
    }

    fn width(&self) -> usize {
        (self.whole + self.part).max(text_width(&self.head))
    }
}

/// Rows under columns.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Grid {
    pub(crate) fn new(columns: Vec<Column>) -> Self {
        Self { columns, rows: Vec::new() }
    }

    pub(crate) fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// Drops a column whose cells are all empty.
    pub(crate) fn drop_empty(&mut self, column: usize) {
        if self.rows.iter().all(|row| row.get(column).is_none_or(String::is_empty)) {
            self.columns.remove(column);
            for row in &mut self.rows {
                row.remove(column);
            }
        }
    }

    /// The text, indented; the head is set in `strong` of the palette.
    pub(crate) fn to_text(&self, indent: usize, width: usize, palette: &Palette) -> String {
        let mut columns = self.columns.clone();
        for row in &self.rows {
            for (column, cell) in columns.iter_mut().zip(row) {
                column.take(cell);
            }
        }
        let mut out = String::with_capacity((self.rows.len() + 1) * 100);
        let head: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
        let strong = palette.strong;
        let _ = write!(out, "{strong}");
        lay(&mut out, &columns, &head, Part::Head, indent, width);
        let _ = write!(out, "{strong:#}");
        out.push('\n');
        for row in &self.rows {
            lay(&mut out, &columns, row, Part::Body, indent, width);
            out.push('\n');
        }
        out
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Head,
    Body,
}

fn lay(out: &mut String, columns: &[Column], cells: &[String], part: Part, indent: usize, width: usize) {
    let start = out.len();
    let mut at = indent;
    blanks(out, indent);
    for (index, (column, cell)) in columns.iter().zip(cells).enumerate() {
        if index > 0 {
            blanks(out, GAP);
            at += GAP;
        }
        let size = column.width();
        match (column.align, part) {
            (Align::Wrapped, _) => out.push_str(&wrap(cell, at, width.max(at + NARROW))),
            (Align::Left, _) => padded(out, cell, size),
            (Align::Decimal, Part::Body) => {
                let (whole, rest) = column.split(cell);
                let before = size - column.part - text_width(whole).min(size - column.part);
                blanks(out, before);
                out.push_str(whole);
                padded(out, rest, column.part);
            }
            (Align::Right | Align::Decimal, _) => {
                blanks(out, size.saturating_sub(text_width(cell)));
                out.push_str(cell);
            }
        }
        at += size;
    }
    let end = out[start..].trim_end_matches(' ').len() + start;
    out.truncate(end);
}

fn padded(out: &mut String, cell: &str, size: usize) {
    out.push_str(cell);
    blanks(out, size.saturating_sub(text_width(cell)));
}

fn blanks(out: &mut String, count: usize) {
    out.extend(std::iter::repeat_n(' ', count));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_stand_behind_the_whole() {
        let mut grid = Grid::new(vec![
            Column::new("Name", Align::Left),
            Column::new("Pts", Align::Decimal),
            Column::new("SB", Align::Decimal),
        ]);
        for (name, points, value) in [("Ana", "10½", "17.25"), ("Côté", "7", "9"), ("X", "½", "–")] {
            grid.push(vec![name.to_owned(), points.to_owned(), value.to_owned()]);
        }
        let text = grid.to_text(0, 80, &Palette::PLAIN);
        assert_eq!(
            text,
            "Name  Pts     SB\nAna   10½  17.25\nCôté   7    9\nX       ½  –\n".replace("  –", "   –")
        );
    }
}
