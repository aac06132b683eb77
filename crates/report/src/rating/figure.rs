//! Figures of a rating report, for people or for programs. They stay numbers until they are written.

use exaequo_model::Points;

use super::row::{Row, add_rows};
use crate::Lang;

/// For whom a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    /// People: ½, a decimal comma where it is used, a minus sign.
    Person(Lang),
    /// Programs: plain decimals.
    Program,
}

impl Reader {
    const fn mark(self) -> u8 {
        match self {
            Self::Person(Lang::Fr | Lang::Es) => b',',
            Self::Person(Lang::En) | Self::Program => b'.',
        }
    }
}

/// A number and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    /// Nothing.
    Empty,
    /// A whole number.
    Whole(i32),
    /// A whole number that was assumed: `~20` for people.
    Assumed(i32),
    /// A whole number that was held to a limit: `2000*` for people.
    Limited(i32),
    /// A score: `4½`, for programs `4.5`.
    Score(Points),
    /// Hundredths with two decimals: `7.36`.
    Hundredths(i32),
    /// Hundredths, a gain with its sign: `+12.80`.
    Signed(i32),
}

impl Figure {
    /// A whole number, or nothing.
    pub(super) fn maybe(number: Option<i32>) -> Self {
        number.map_or(Self::Empty, Self::Whole)
    }

    /// A number that is never negative, or nothing.
    pub(super) fn count(number: Option<u32>) -> Self {
        Self::maybe(number.and_then(|number| i32::try_from(number).ok()))
    }

    /// Whether it is a number and nothing more.
    pub(super) const fn is_plain(self) -> bool {
        match self {
            Self::Empty | Self::Assumed(_) | Self::Limited(_) => false,
            Self::Whole(_) | Self::Score(_) | Self::Hundredths(_) | Self::Signed(_) => true,
        }
    }

    /// How many columns of a terminal it takes.
    #[inline]
    pub(super) fn width(self, reader: Reader) -> usize {
        let for_people = usize::from(reader != Reader::Program);
        let minus = |value: i32| usize::from(value < 0);
        match self {
            Self::Empty => 0,
            Self::Whole(value) => minus(value) + length(value.unsigned_abs()),
            Self::Assumed(value) | Self::Limited(value) => {
                for_people + minus(value) + length(value.unsigned_abs())
            }
            Self::Score(points) => score_width(points, reader),
            Self::Hundredths(value) => minus(value) + length(value.unsigned_abs() / 100) + 3,
            Self::Signed(value) => {
                let plus = if value > 0 { for_people } else { 0 };
                plus + minus(value) + length(value.unsigned_abs() / 100) + 3
            }
        }
    }

    /// Writes the figure.
    #[inline]
    pub(super) fn write(self, reader: Reader, row: &mut Row) {
        match self {
            Self::Empty => {}
            Self::Whole(value) => whole(value, reader, row),
            Self::Assumed(value) => {
                whole(value, reader, row);
                mark(b'~', reader, row);
            }
            Self::Limited(value) => {
                mark(b'*', reader, row);
                whole(value, reader, row);
            }
            Self::Score(points) => score(points, reader, row),
            Self::Hundredths(value) => hundredths(value, reader, row),
            Self::Signed(value) => {
                hundredths(value, reader, row);
                if value > 0 {
                    mark(b'+', reader, row);
                }
            }
        }
    }

    /// The figure as a text of its own.
    pub(super) fn text(self, reader: Reader) -> String {
        let mut row = Row::with_room(MOST_BYTES, 0);
        self.write(reader, &mut row);
        let mut text = String::new();
        add_rows(&mut text, |out| out.extend_from_slice(row.written()));
        text
    }
}

/// The longest figure: a minus sign of three bytes, ten digits and a mark.
pub(super) const MOST_BYTES: usize = 16;

/// How many digits a number has; nearly all are ratings or smaller.
#[inline]
fn length(number: u32) -> usize {
    match number {
        0..10_000 => 1 + usize::from(number >= 10) + usize::from(number >= 100) + usize::from(number >= 1000),
        _ => number.ilog10() as usize + 1,
    }
}

fn score_width(points: Points, reader: Reader) -> usize {
    let size = points.hundredths().unsigned_abs();
    match (reader, size) {
        (Reader::Person(_), 50) => 1,
        (Reader::Person(_), _) => length(size / 100) + usize::from(size % 100 == 50),
        (Reader::Program, _) => length(size / 100) + 2,
    }
}

/// −
const MINUS: [u8; 3] = [0xE2, 0x88, 0x92];
/// ½
const HALF: [u8; 2] = [0xC2, 0xBD];

/// What only people see.
#[inline]
fn mark(sign: u8, reader: Reader, row: &mut Row) {
    if reader != Reader::Program {
        row.few([sign]);
    }
}

#[inline]
fn minus(value: i32, reader: Reader, row: &mut Row) {
    if value < 0 {
        match reader {
            Reader::Program => row.few([b'-']),
            Reader::Person(_) => row.character(MINUS),
        }
    }
}

#[inline]
fn whole(value: i32, reader: Reader, row: &mut Row) {
    row.number(value.unsigned_abs());
    minus(value, reader, row);
}

#[inline]
fn hundredths(value: i32, reader: Reader, row: &mut Row) {
    let size = value.unsigned_abs();
    row.two(size % 100);
    row.few([reader.mark()]);
    row.number(size / 100);
    minus(value, reader, row);
}

#[inline]
fn score(points: Points, reader: Reader, row: &mut Row) {
    let size = points.hundredths().unsigned_abs();
    let (points, part) = (size / 100, size % 100);
    match reader {
        Reader::Person(_) => {
            if part == 50 {
                row.character(HALF);
            }
            if size != 50 {
                row.number(points);
            }
        }
        Reader::Program => {
            row.number(part / 10);
            row.few([b'.']);
            row.number(points);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_for_people_and_programs() {
        let both = |figure: Figure| [Reader::Person(Lang::Fr), Reader::Program].map(|one| figure.text(one));
        assert_eq!(both(Figure::Score(Points::from_halves(9))), ["4½", "4.5"]);
        assert_eq!(both(Figure::Score(Points::HALF)), ["½", "0.5"]);
        assert_eq!(both(Figure::Score(Points::ZERO)), ["0", "0.0"]);
        assert_eq!(both(Figure::Signed(-1205)), ["−12,05", "-12.05"]);
        assert_eq!(both(Figure::Signed(1280)), ["+12,80", "12.80"]);
        assert_eq!(both(Figure::Signed(0)), ["0,00", "0.00"]);
        assert_eq!(both(Figure::Assumed(20)), ["~20", "20"]);
        assert_eq!(both(Figure::Limited(2000)), ["2000*", "2000"]);
        assert_eq!(both(Figure::Whole(0)), ["0", "0"]);
        assert_eq!(both(Figure::Whole(i32::MIN)), ["−2147483648", "-2147483648"]);
        assert_eq!(both(Figure::Empty), ["", ""]);
    }

    #[test]
    fn a_figure_is_as_wide_as_it_says() {
        let values =
            [0, 1, -1, 9, 10, -10, 50, 99, 100, 150, -350, 999, 1000, 2813, 10_000, i32::MAX, i32::MIN];
        for value in values {
            let figures = [
                Figure::Whole(value),
                Figure::Assumed(value),
                Figure::Limited(value),
                Figure::Score(Points::from_hundredths(value / 50 * 50)),
                Figure::Hundredths(value),
                Figure::Signed(value),
            ];
            for (figure, reader) in
                figures.iter().flat_map(|one| [Reader::Person(Lang::En), Reader::Program].map(|r| (*one, r)))
            {
                let text = figure.text(reader);
                assert_eq!(figure.width(reader), text.chars().count(), "{figure:?} {text}");
            }
        }
    }
}
