//! Figures of a rating report, for people or for programs.

use exaequo_model::Points;

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
    const fn mark(self) -> char {
        match self {
            Self::Person(Lang::Fr | Lang::Es) => ',',
            Self::Person(Lang::En) | Self::Program => '.',
        }
    }

    const fn minus(self) -> &'static str {
        match self {
            Self::Person(_) => "−",
            Self::Program => "-",
        }
    }
}

/// A whole number.
pub(super) fn whole(number: i32, reader: Reader, out: &mut String) {
    if number < 0 {
        out.push_str(reader.minus());
    }
    digits(number.unsigned_abs(), out);
}

/// A whole number, or nothing.
pub(super) fn maybe(number: Option<i32>, reader: Reader, out: &mut String) {
    if let Some(number) = number {
        whole(number, reader, out);
    }
}

/// A score: `4½`, for programs `4.5`.
pub(super) fn score(points: Points, reader: Reader, out: &mut String) {
    let size = points.hundredths().unsigned_abs();
    let (points, part) = (size / 100, size % 100);
    match (reader, part) {
        (Reader::Person(_), 50) => {
            if points > 0 {
                digits(points, out);
            }
            out.push('½');
        }
        (Reader::Person(_), _) => digits(points, out),
        (Reader::Program, _) => {
            digits(points, out);
            out.push('.');
            digits(part / 10, out);
        }
    }
}

/// Hundredths with two decimals: `7.36`.
pub(super) fn hundredths(value: i32, reader: Reader, out: &mut String) {
    if value < 0 {
        out.push_str(reader.minus());
    }
    let size = value.unsigned_abs();
    digits(size / 100, out);
    out.push(reader.mark());
    push_two(size % 100, out);
}

/// Hundredths with a sign: `+12.80`.
pub(super) fn signed(value: i32, reader: Reader, out: &mut String) {
    if value > 0 && reader != Reader::Program {
        out.push('+');
    }
    hundredths(value, reader, out);
}

#[inline]
fn digit(value: u32) -> char {
    char::from(b'0' + (value % 10).to_le_bytes()[0])
}

/// The digits of a number; nearly all are ratings or smaller.
fn digits(number: u32, out: &mut String) {
    match number {
        0..10 => out.push(digit(number)),
        10..100 => push_two(number, out),
        100..1000 => {
            out.push(digit(number / 100));
            push_two(number % 100, out);
        }
        1000..10_000 => {
            push_two(number / 100, out);
            push_two(number % 100, out);
        }
        _ => out.push_str(&number.to_string()),
    }
}

fn push_two(number: u32, out: &mut String) {
    // One character at a time: cheaper than a copy of two bytes through the library.
    out.push(digit(number / 10));
    out.push(digit(number % 10));
}

/// A figure as a text of its own.
pub(super) fn text(write: impl FnOnce(&mut String)) -> String {
    let mut text = String::new();
    write(&mut text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_for_people_and_programs() {
        let both = |write: &dyn Fn(Reader, &mut String)| {
            [Reader::Person(Lang::Fr), Reader::Program].map(|reader| text(|out| write(reader, out)))
        };
        assert_eq!(both(&|reader, out| score(Points::from_halves(9), reader, out)), ["4½", "4.5"]);
        assert_eq!(both(&|reader, out| score(Points::HALF, reader, out)), ["½", "0.5"]);
        assert_eq!(both(&|reader, out| score(Points::ZERO, reader, out)), ["0", "0.0"]);
        assert_eq!(both(&|reader, out| signed(-1205, reader, out)), ["−12,05", "-12.05"]);
        assert_eq!(both(&|reader, out| signed(1280, reader, out)), ["+12,80", "12.80"]);
        assert_eq!(both(&|reader, out| whole(-0, reader, out)), ["0", "0"]);
        assert_eq!(both(&|reader, out| whole(i32::MIN, reader, out)), ["−2147483648", "-2147483648"]);
    }
}
