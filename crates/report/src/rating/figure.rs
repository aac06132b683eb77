//! Figures of a rating report, for people or for programs. They stay numbers until they are written.

use exaequo_model::Points;

use super::written::Written;
use crate::{Lang, number};

/// For whom a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    /// People: ½, a decimal comma where it is used, a minus sign.
    Person(Lang),
    /// Programs: plain decimals.
    Program,
}

/// A number and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    kind: Kind,
    value: i32,
}

/// How a number is written. Of two numbers of a kind and a sign, the one that is further from nought is as wide or wider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Not at all.
    Empty,
    /// A whole number.
    Whole,
    /// A whole number that was assumed: `~20` for people.
    Assumed,
    /// A whole number that was held to a limit: `2000*` for people.
    Limited,
    /// A score, in points: `4`, for programs `4.0`.
    Points,
    /// A score and a half point, in points: `4½`, for programs `4.5`.
    AndHalf,
    /// Hundredths with two decimals: `7.36`.
    Hundredths,
    /// Hundredths, a gain with its sign: `+12.80`.
    Signed,
}

impl Kind {
    const ALL: [Self; 8] = [
        Self::Empty,
        Self::Whole,
        Self::Assumed,
        Self::Limited,
        Self::Points,
        Self::AndHalf,
        Self::Hundredths,
        Self::Signed,
    ];
}

impl Figure {
    /// Nothing.
    pub(super) const EMPTY: Self = Self { kind: Kind::Empty, value: 0 };

    /// A whole number.
    pub(super) const fn whole(value: i32) -> Self {
        Self { kind: Kind::Whole, value }
    }

    /// A whole number that was assumed.
    pub(super) const fn assumed(value: i32) -> Self {
        Self { kind: Kind::Assumed, value }
    }

    /// A whole number that was held to a limit.
    pub(super) const fn limited(value: i32) -> Self {
        Self { kind: Kind::Limited, value }
    }

    /// What games gave: points and half points.
    pub(super) fn score(points: Points) -> Self {
        let hundredths = points.hundredths();
        debug_assert!(hundredths % 50 == 0, "games give points and half points");
        let kind = if hundredths % 100 == 0 { Kind::Points } else { Kind::AndHalf };
        Self { kind, value: hundredths / 100 }
    }

    /// Hundredths with two decimals.
    pub(super) const fn hundredths(value: i32) -> Self {
        Self { kind: Kind::Hundredths, value }
    }

    /// Hundredths, a gain with its sign.
    pub(super) const fn signed(value: i32) -> Self {
        Self { kind: Kind::Signed, value }
    }

    /// A whole number, or nothing.
    pub(super) fn maybe(number: Option<i32>) -> Self {
        number.map_or(Self::EMPTY, Self::whole)
    }

    /// A number that is never negative, or nothing.
    pub(super) fn count(number: Option<u32>) -> Self {
        Self::maybe(number.and_then(|number| i32::try_from(number).ok()))
    }

    /// Whether it is a number and nothing more.
    pub(super) const fn is_plain(self) -> bool {
        match self.kind {
            Kind::Empty | Kind::Assumed | Kind::Limited => false,
            Kind::Whole | Kind::Points | Kind::AndHalf | Kind::Hundredths | Kind::Signed => true,
        }
    }

    /// As it is written.
    #[expect(
        clippy::inline_always,
        reason = "a report is thousands of figures, and a call costs as much as its digits"
    )]
    #[inline(always)]
    pub(super) fn written(self, signs: &Signs) -> Written {
        let Self { kind, value } = self;
        match kind {
            Kind::Empty => Written::NOTHING,
            Kind::Whole => signs.whole(value),
            Kind::Assumed => signs.assumed.then(signs.whole(value)),
            Kind::Limited => signs.whole(value).then(signs.limited),
            Kind::Points => signs.whole(value).then(signs.no_half),
            Kind::AndHalf if value == 0 => signs.half_alone,
            Kind::AndHalf => signs.whole(value).then(signs.half),
            Kind::Hundredths => signs.minus(value).then(signs.decimals(value)),
            Kind::Signed => signs.gain(value).then(signs.decimals(value)),
        }
    }

    /// The figure as a text of its own.
    pub(super) fn text(self, reader: Reader) -> String {
        self.written(&Signs::new(reader)).text()
    }
}

/// What figures are written with, besides digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signs {
    /// Of a loss, of nothing, and of a gain.
    gain: [Written; 3],
    decimal_mark: u8,
    assumed: Written,
    limited: Written,
    /// After the points of a score.
    half: Written,
    no_half: Written,
    half_alone: Written,
}

const MINUS: Written = Written::character("−");
const HALF: Written = Written::character("½");

impl Signs {
    pub(super) fn new(reader: Reader) -> Self {
        let none = Written::NOTHING;
        match reader {
            Reader::Person(lang) => Self {
                gain: [MINUS, none, Written::character("+")],
                decimal_mark: number::decimal_mark(lang).bytes().next().unwrap_or(b'.'),
                assumed: Written::character("~"),
                limited: Written::character("*"),
                half: HALF,
                no_half: none,
                half_alone: HALF,
            },
            Reader::Program => {
                let point = Written::character(".");
                let half = point.then(Written::number(5));
                Self {
                    gain: [Written::character("-"), none, none],
                    decimal_mark: b'.',
                    assumed: none,
                    limited: none,
                    half,
                    no_half: point.then(Written::number(0)),
                    half_alone: Written::number(0).then(half),
                }
            }
        }
    }

    // Signs are looked up: whether a change is a gain is more than a processor can guess.
    #[inline]
    fn gain(&self, value: i32) -> Written {
        self.gain[usize::from(value >= 0) + usize::from(value > 0)]
    }

    #[inline]
    fn minus(&self, value: i32) -> Written {
        self.gain[usize::from(value >= 0)]
    }

    #[expect(
        clippy::inline_always,
        reason = "a report is thousands of figures, and a call costs as much as its digits"
    )]
    #[inline(always)]
    fn whole(&self, value: i32) -> Written {
        let number = Written::number(value.unsigned_abs());
        if value < 0 { self.minus(value).then(number) } else { number }
    }

    /// Hundredths without their sign.
    #[expect(
        clippy::inline_always,
        reason = "a report is thousands of figures, and a call costs as much as its digits"
    )]
    #[inline(always)]
    fn decimals(&self, value: i32) -> Written {
        let size = value.unsigned_abs();
        Written::number(size / 100).then(Written::mark_and_two(self.decimal_mark, size % 100))
    }
}

/// The widest figures of a column: of each kind the lowest and the highest, which is all that has to be known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Widest([[i32; 2]; Kind::ALL.len()]);

impl Widest {
    /// Of a column without figures.
    pub(super) const NONE: Self = Self([[i32::MAX, i32::MIN]; Kind::ALL.len()]);

    #[inline]
    pub(super) fn add(&mut self, figure: Figure) {
        let [lowest, highest] = &mut self.0[figure.kind as usize];
        *lowest = figure.value.min(*lowest);
        *highest = figure.value.max(*highest);
    }

    /// Columns of a terminal that the widest takes.
    pub(super) fn columns(&self, signs: &Signs) -> usize {
        let seen = Kind::ALL.into_iter().zip(self.0).filter(|(_, [lowest, highest])| lowest <= highest);
        let figures = seen.flat_map(|(kind, both)| both.map(|value| Figure { kind, value }));
        figures.map(|figure| figure.written(signs).columns()).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_for_people_and_programs() {
        let both = |figure: Figure| [Reader::Person(Lang::Fr), Reader::Program].map(|one| figure.text(one));
        assert_eq!(both(Figure::score(Points::from_halves(9))), ["4½", "4.5"]);
        assert_eq!(both(Figure::score(Points::HALF)), ["½", "0.5"]);
        assert_eq!(both(Figure::score(Points::ZERO)), ["0", "0.0"]);
        assert_eq!(both(Figure::signed(-1205)), ["−12,05", "-12.05"]);
        assert_eq!(both(Figure::signed(1280)), ["+12,80", "12.80"]);
        assert_eq!(both(Figure::signed(0)), ["0,00", "0.00"]);
        assert_eq!(both(Figure::assumed(20)), ["~20", "20"]);
        assert_eq!(both(Figure::limited(2000)), ["2000*", "2000"]);
        assert_eq!(both(Figure::whole(0)), ["0", "0"]);
        assert_eq!(both(Figure::whole(i32::MIN)), ["−2147483648", "-2147483648"]);
        assert_eq!(both(Figure::EMPTY), ["", ""]);
    }

    const VALUES: [i32; 17] =
        [0, 1, -1, 9, 10, -10, 50, 99, 100, 150, -350, 999, 1000, 2813, 10_000, i32::MAX, i32::MIN];

    #[test]
    fn a_figure_is_as_wide_as_it_says() {
        for (kind, value) in Kind::ALL.into_iter().flat_map(|kind| VALUES.map(|value| (kind, value))) {
            for reader in [Reader::Person(Lang::En), Reader::Program] {
                let figure = Figure { kind, value };
                let columns = figure.written(&Signs::new(reader)).columns();
                assert_eq!(columns, figure.text(reader).chars().count(), "{figure:?}");
            }
        }
    }

    #[test]
    fn a_column_is_as_wide_as_its_widest_figure() {
        for signs in [Reader::Person(Lang::Fr), Reader::Program].map(Signs::new) {
            assert_eq!(Widest::NONE.columns(&signs), 0);
            for kind in Kind::ALL {
                for values in VALUES.iter().flat_map(|one| VALUES.map(|other| [*one, other, 0])) {
                    let figures = values.map(|value| Figure { kind, value });
                    let mut widest = Widest::NONE;
                    for figure in figures {
                        widest.add(figure);
                    }
                    let most = figures.iter().map(|figure| figure.written(&signs).columns()).max();
                    assert_eq!(Some(widest.columns(&signs)), most, "{figures:?}");
                }
            }
        }
    }

    #[test]
    fn figures_of_several_kinds_stand_in_one_column() {
        let signs = Signs::new(Reader::Person(Lang::En));
        assert!(Kind::ALL.iter().enumerate().all(|(place, kind)| *kind as usize == place));
        let mut widest = Widest::NONE;
        for (figure, columns) in [
            (Figure::EMPTY, 0),
            (Figure::whole(20), 2),
            (Figure::assumed(10), 3),
            (Figure::score(Points::HALF), 3),
            (Figure::signed(-5), 5),
            (Figure::limited(-2000), 6),
        ] {
            widest.add(figure);
            assert_eq!(widest.columns(&signs), columns, "{figure:?}");
        }
    }
}
