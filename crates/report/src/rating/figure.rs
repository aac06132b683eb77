//! Figures of a rating report, for people or for programs. They stay numbers until they are written.

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

    /// The figure, written.
    pub(super) fn written(self, reader: Reader) -> Written {
        let mut out = Written::default();
        match self {
            Self::Empty => {}
            Self::Whole(value) => out.whole(value, reader),
            Self::Assumed(value) => {
                out.whole(value, reader);
                out.mark(b'~', reader);
            }
            Self::Limited(value) => {
                out.mark(b'*', reader);
                out.whole(value, reader);
            }
            Self::Score(points) => out.score(points, reader),
            Self::Hundredths(value) => out.hundredths(value, reader),
            Self::Signed(value) => {
                out.hundredths(value, reader);
                if value > 0 {
                    out.mark(b'+', reader);
                }
            }
        }
        out
    }

    /// The figure as a text of its own.
    pub(super) fn text(self, reader: Reader) -> String {
        self.written(reader).as_str().to_owned()
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

/// A figure without a place of its own in memory: the last bytes of an array of blanks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    bytes: [u8; Self::SIZE],
    from: usize,
}

impl Default for Written {
    fn default() -> Self {
        Self { bytes: [b' '; Self::SIZE], from: Self::SIZE }
    }
}

impl Written {
    const SIZE: usize = 48;
    /// The longest figure there is has fewer bytes.
    const LONGEST: usize = 20;

    pub(super) fn as_str(&self) -> &str {
        self.after(0)
    }

    /// The figure after so many blanks; not more than there is room for.
    fn after(&self, blanks: usize) -> &str {
        let from = self.from.saturating_sub(blanks);
        std::str::from_utf8(&self.bytes[from..]).unwrap_or_default()
    }

    /// Writes so many blanks and the figure.
    pub(super) fn push_after(&self, blanks: usize, out: &mut String) {
        let more = blanks.saturating_sub(Self::SIZE - Self::LONGEST);
        if more > 0 {
            out.extend(std::iter::repeat_n(' ', more));
        }
        out.push_str(self.after(blanks - more));
    }

    fn byte(&mut self, byte: u8) {
        self.from = self.from.saturating_sub(1);
        self.bytes[self.from] = byte;
    }

    /// A sign that people read and programs do not.
    fn mark(&mut self, sign: u8, reader: Reader) {
        if reader != Reader::Program {
            self.byte(sign);
        }
    }

    fn digits(&mut self, mut number: u32) {
        loop {
            self.byte(b'0' + (number % 10).to_le_bytes()[0]);
            number /= 10;
            if number == 0 {
                break;
            }
        }
    }

    fn minus(&mut self, value: i32, reader: Reader) {
        match reader {
            _ if value >= 0 => {}
            Reader::Program => self.byte(b'-'),
            Reader::Person(_) => "−".bytes().rev().for_each(|byte| self.byte(byte)),
        }
    }

    fn whole(&mut self, value: i32, reader: Reader) {
        self.digits(value.unsigned_abs());
        self.minus(value, reader);
    }

    fn hundredths(&mut self, value: i32, reader: Reader) {
        let size = value.unsigned_abs();
        self.digits(size % 10);
        self.digits(size / 10 % 10);
        self.byte(reader.mark());
        self.digits(size / 100);
        self.minus(value, reader);
    }

    fn score(&mut self, points: Points, reader: Reader) {
        let size = points.hundredths().unsigned_abs();
        let half = size % 100 == 50;
        match reader {
            Reader::Person(_) => {
                if half {
                    "½".bytes().rev().for_each(|byte| self.byte(byte));
                }
                if size != 50 {
                    self.digits(size / 100);
                }
            }
            Reader::Program => {
                self.digits(size % 100 / 10);
                self.byte(b'.');
                self.digits(size / 100);
            }
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

    #[test]
    fn any_number_of_blanks_stands_before_a_figure() {
        for blanks in [0, 1, 27, 28, 29, 90] {
            let mut out = String::new();
            Figure::Signed(i32::MIN).written(Reader::Person(Lang::En)).push_after(blanks, &mut out);
            assert_eq!(out, " ".repeat(blanks) + "−21474836.48");
        }
    }
}
