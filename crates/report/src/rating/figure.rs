//! Figures of a rating report, for people or for programs. They stay numbers until they are written.

use exaequo_model::Points;

use crate::Lang;
use crate::value::{PAIRS, push_number};

/// For whom a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    /// People: ½, a decimal comma where it is used, a minus sign.
    Person(Lang),
    /// Programs: plain decimals.
    Program,
}

impl Reader {
    const fn mark(self) -> char {
        match self {
            Self::Person(Lang::Fr | Lang::Es) => ',',
            Self::Person(Lang::En) | Self::Program => '.',
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

    /// How many columns of a terminal it takes.
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
    pub(super) fn push(self, reader: Reader, out: &mut String) {
        let mark = |sign: char, out: &mut String| {
            if reader != Reader::Program {
                out.push(sign);
            }
        };
        match self {
            Self::Empty => {}
            Self::Whole(value) => whole(value, reader, out),
            Self::Assumed(value) => {
                mark('~', out);
                whole(value, reader, out);
            }
            Self::Limited(value) => {
                whole(value, reader, out);
                mark('*', out);
            }
            Self::Score(points) => score(points, reader, out),
            Self::Hundredths(value) => hundredths(value, reader, out),
            Self::Signed(value) => {
                if value > 0 {
                    mark('+', out);
                }
                hundredths(value, reader, out);
            }
        }
    }

    /// The figure as a text of its own.
    pub(super) fn text(self, reader: Reader) -> String {
        let mut text = String::new();
        self.push(reader, &mut text);
        text
    }
}

/// How many digits a number has; nearly all are ratings or smaller.
fn length(number: u32) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10_000 => 4,
        _ => usize::try_from(number.ilog10()).unwrap_or(0) + 1,
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

fn minus(value: i32, reader: Reader, out: &mut String) {
    if value < 0 {
        out.push_str(if reader == Reader::Program { "-" } else { "−" });
    }
}

fn whole(value: i32, reader: Reader, out: &mut String) {
    minus(value, reader, out);
    digits(value.unsigned_abs(), out);
}

fn hundredths(value: i32, reader: Reader, out: &mut String) {
    minus(value, reader, out);
    let size = value.unsigned_abs();
    digits(size / 100, out);
    out.push(reader.mark());
    two(size % 100, out);
}

fn score(points: Points, reader: Reader, out: &mut String) {
    let size = points.hundredths().unsigned_abs();
    let (points, part) = (size / 100, size % 100);
    match reader {
        Reader::Person(_) => {
            if size != 50 {
                digits(points, out);
            }
            if part == 50 {
                out.push('½');
            }
        }
        Reader::Program => {
            digits(points, out);
            out.push('.');
            out.push(digit(part / 10));
        }
    }
}

#[inline]
fn digit(value: u32) -> char {
    char::from(b'0' + (value % 10).to_le_bytes()[0])
}

/// The digits of a number, two at a time; pairs of known length are cheaper than a copy through the library.
#[inline]
fn digits(number: u32, out: &mut String) {
    match number {
        0..10 => out.push(digit(number)),
        10..100 => two(number, out),
        100..1000 => {
            out.push(digit(number / 100));
            two(number % 100, out);
        }
        1000..10_000 => {
            two(number / 100, out);
            two(number % 100, out);
        }
        _ => push_number(out, u64::from(number)),
    }
}

#[inline]
fn two(number: u32, out: &mut String) {
    let from = 2 * number as usize;
    out.push_str(&PAIRS[from..from + 2]);
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
