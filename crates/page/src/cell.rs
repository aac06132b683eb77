//! Cells: what is in them, for people and for programs.

use std::sync::Arc;

use crate::Lang;
use crate::number::{NONE, push_decimal, push_exact, push_fixed, push_plain};

/// A text that leads to another page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The text as it is shown.
    pub text: String,
    /// Where it leads, seen from this page.
    pub to: String,
}

/// What is in a cell.
#[derive(Clone, Debug)]
pub enum Cell {
    /// An empty cell.
    Empty,
    /// A value that does not exist: a dash for people, nothing for programs.
    Missing,
    /// A text in words.
    Text(String),
    /// The name of a participant, who may have a page.
    Name {
        /// The name as it is shown.
        text: String,
        /// The number of the participant, if there can be a page.
        number: Option<u32>,
    },
    /// A text that leads to another page, where a form has links.
    Link(Box<Link>),
    /// A place; `None` for those who have none.
    Rank(Option<u32>, Sharing),
    /// The place of those whom nothing puts apart: `=` for people, 0 for programs.
    Level,
    /// A whole number.
    Whole(i64),
    /// A whole number that is assumed: `~20` for people and in spreadsheets, 20 for programs.
    Assumed(i64),
    /// A number of parts of which `10 ^ decimals` make a whole: halves as ½, other parts with as many decimals as they
    /// need.
    Exact {
        /// The number, counted in its smallest parts.
        parts: i64,
        /// How many decimals a part has.
        decimals: u32,
    },
    /// The same, people always seeing all decimals.
    Decimal {
        /// The number, counted in its smallest parts.
        parts: i64,
        /// How many decimals are shown.
        decimals: u32,
        /// Whether a gain has a sign.
        sign: Sign,
    },
    /// The same, programs reading all decimals as well.
    Fixed {
        /// The number, counted in its smallest parts.
        parts: i64,
        /// How many decimals there are.
        decimals: u32,
        /// Whether a gain has a sign.
        sign: Sign,
    },
    /// A number of halves: `4½` for people, `4.5` and `4.0` for programs.
    Halves(i64),
    /// A sign with a meaning of its own, such as `12w½`, or words; programs read a code that no language changes.
    Sign(Arc<Shown>),
    /// Whether something is so, for programs; people read nothing.
    Flag(bool),
    /// Several signs, of games between the same two.
    Several(Vec<Shown>),
    /// The field where a row meets itself.
    Own,
}

/// Whether a place is one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Nobody else has it.
    Alone,
    /// Others have it too.
    Shared,
}

/// A sign as people and programs read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The text for people.
    pub shown: String,
    /// For programs: no ½, no word of a language.
    pub file: String,
}

impl Shown {
    /// A sign that people and programs write in their own ways.
    pub fn new(shown: impl Into<String>, file: impl Into<String>) -> Self {
        Self { shown: shown.into(), file: file.into() }
    }
}

/// Whether a gain has a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Only losses have one.
    Minus,
    /// Gains have a sign as well.
    Both,
}

/// How many decimals numbers of a column have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decimals {
    /// Each as many as it needs, halves as ½.
    Own,
    /// All the same number: some of them need it.
    All(u32),
}

/// What fills the field where a row meets itself.
const OWN: &str = "■";

impl Cell {
    /// A cell with a text.
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }

    /// The name of a participant who has a page where there are pages.
    pub fn name(text: impl Into<String>, number: u32) -> Self {
        Self::Name { text: text.into(), number: Some(number) }
    }

    /// The name of somebody who has none.
    pub fn person(text: impl Into<String>) -> Self {
        Self::Name { text: text.into(), number: None }
    }

    /// A text that leads to another page.
    pub fn link(text: impl Into<String>, to: impl Into<String>) -> Self {
        Self::Link(Box::new(Link { text: text.into(), to: to.into() }))
    }

    /// A number that may not exist.
    pub fn maybe(number: Option<impl Into<i64>>) -> Self {
        number.map_or(Self::Empty, |number| Self::Whole(number.into()))
    }

    /// A number of things, or the place of one among them.
    pub fn count(number: usize) -> Self {
        Self::Whole(i64::try_from(number).unwrap_or(i64::MAX))
    }

    /// A sign that people and programs write in their own ways.
    pub fn sign(shown: impl Into<String>, file: impl Into<String>) -> Self {
        Self::Sign(Arc::new(Shown::new(shown, file)))
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whether people see nothing in it; programs may find something.
    pub(crate) fn shows_nothing(&self) -> bool {
        match self {
            Self::Sign(sign) => sign.shown.is_empty(),
            cell => cell.is_empty(),
        }
    }

    /// Whether programs read a number.
    pub const fn is_number(&self) -> bool {
        match self {
            Self::Level
            | Self::Whole(_)
            | Self::Exact { .. }
            | Self::Decimal { .. }
            | Self::Fixed { .. }
            | Self::Halves(_) => true,
            Self::Rank(rank, _) => rank.is_some(),
            _ => false,
        }
    }

    /// Whether programs read that there is nothing.
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Empty | Self::Missing | Self::Own | Self::Rank(None, _))
    }

    /// Writes what people read.
    pub(crate) fn show(&self, lang: Lang, out: &mut String) {
        self.show_with(lang, Decimals::Own, out);
    }

    /// The same in a column whose numbers have their decimals one under the other.
    pub(crate) fn show_with(&self, lang: Lang, decimals: Decimals, out: &mut String) {
        if let (Self::Exact { parts, decimals: own }, Decimals::All(all)) = (self, decimals) {
            return push_fixed(out, lang, parts / 10_i64.pow(own.saturating_sub(all)), all.min(*own));
        }
        match self {
            Self::Empty | Self::Flag(_) => {}
            Self::Level => out.push('='),
            Self::Text(text) | Self::Name { text, .. } => out.push_str(text),
            Self::Link(link) => out.push_str(&link.text),
            Self::Missing | Self::Rank(None, _) => out.push_str(NONE),
            Self::Rank(Some(rank), place) => {
                push_decimal(out, i64::from(*rank), 0);
                out.push_str(if *place == Sharing::Shared { "=" } else { "" });
            }
            Self::Whole(number) => push_exact(out, lang, *number, 0),
            Self::Assumed(number) => {
                out.push('~');
                push_exact(out, lang, *number, 0);
            }
            Self::Exact { parts, decimals } => push_exact(out, lang, *parts, *decimals),
            Self::Halves(halves) => push_exact(out, lang, halves.saturating_mul(5), 1),
            Self::Decimal { parts, decimals, sign } | Self::Fixed { parts, decimals, sign } => {
                out.push_str(if *parts > 0 && *sign == Sign::Both { "+" } else { "" });
                push_fixed(out, lang, *parts, *decimals);
            }
            Self::Sign(sign) => out.push_str(&sign.shown),
            Self::Several(signs) => join(signs, |sign| &sign.shown, out),
            Self::Own => out.push_str(OWN),
        }
    }

    /// The text that people read.
    pub fn shown(&self, lang: Lang) -> String {
        let mut text = String::new();
        self.show(lang, &mut text);
        text
    }

    /// What programs read.
    pub fn in_file(&self) -> String {
        let mut text = String::new();
        self.file(&mut text);
        text
    }

    /// Writes what a spreadsheet holds: plain numbers, and signs as people read them.
    pub(crate) fn spreadsheet(&self, out: &mut String) {
        match self {
            Self::Sign(sign) => out.push_str(&sign.shown),
            Self::Several(signs) => join(signs, |sign| &sign.shown, out),
            Self::Flag(_) => {}
            Self::Assumed(number) => {
                out.push('~');
                push_decimal(out, *number, 0);
            }
            _ => self.file(out),
        }
    }

    /// Decimals it cannot do without, where it has others than a half.
    pub(crate) fn decimals(&self) -> u32 {
        let Self::Exact { mut parts, mut decimals } = *self else { return 0 };
        let unit = 10_i64.pow(decimals);
        let part = (parts % unit).abs();
        if part == 0 || 2 * part == unit {
            return 0;
        }
        while decimals > 0 && parts % 10 == 0 {
            (parts, decimals) = (parts / 10, decimals - 1);
        }
        decimals
    }

    /// Writes what programs read.
    pub(crate) fn file(&self, out: &mut String) {
        match self {
            Self::Empty | Self::Missing | Self::Own | Self::Rank(None, _) => {}
            Self::Text(text) | Self::Name { text, .. } => out.push_str(text),
            Self::Link(link) => out.push_str(&link.text),
            Self::Level => out.push('0'),
            Self::Flag(is_so) => out.push_str(if *is_so { "true" } else { "false" }),
            Self::Rank(Some(rank), _) => push_decimal(out, i64::from(*rank), 0),
            Self::Whole(number) | Self::Assumed(number) => push_decimal(out, *number, 0),
            Self::Halves(halves) => push_plain(out, halves.saturating_mul(5), 1),
            Self::Fixed { parts, decimals, .. } => push_plain(out, *parts, *decimals),
            Self::Exact { parts, decimals } | Self::Decimal { parts, decimals, .. } => {
                push_decimal(out, *parts, *decimals);
            }
            Self::Sign(sign) => out.push_str(&sign.file),
            Self::Several(signs) => join(signs, |sign| &sign.file, out),
        }
    }
}

fn join(signs: &[Shown], part: impl Fn(&Shown) -> &String, out: &mut String) {
    for (index, sign) in signs.iter().enumerate() {
        if index > 0 {
            out.push(' ');
        }
        out.push_str(part(sign));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Standings of ten thousand players are some hundred thousand cells.
    #[test]
    fn a_cell_is_small() {
        assert_eq!(size_of::<Cell>(), 32);
    }

    #[test]
    fn people_and_programs_read_the_same_number() {
        let exact = |parts, decimals| Cell::Exact { parts, decimals };
        let decimal = |parts, decimals, sign| Cell::Decimal { parts, decimals, sign };
        let cases = [
            (exact(350, 2), "3½", "3.5"),
            (exact(172_501, 4), "17,2501", "17.2501"),
            (exact(-50, 2), "−½", "-0.5"),
            (exact(0, 4), "0", "0"),
            (Cell::Whole(-12), "−12", "-12"),
            (decimal(1240, 2, Sign::Both), "+12,40", "12.4"),
            (decimal(-5, 2, Sign::Both), "−0,05", "-0.05"),
            (decimal(0, 1, Sign::Both), "0,0", "0"),
            (decimal(643, 1, Sign::Minus), "64,3", "64.3"),
            (Cell::Rank(Some(2), Sharing::Shared), "2=", "2"),
            (Cell::Rank(None, Sharing::Alone), "–", ""),
            (Cell::Missing, "–", ""),
            (Cell::Assumed(20), "~20", "20"),
            (Cell::Level, "=", "0"),
            (Cell::Halves(9), "4½", "4.5"),
            (Cell::Halves(0), "0", "0.0"),
            (Cell::Fixed { parts: -1200, decimals: 2, sign: Sign::Both }, "−12,00", "-12.00"),
            (Cell::Flag(true), "", "true"),
            (Cell::sign("3b½", "3w="), "3b½", "3w="),
            (Cell::sign("exempt", "free"), "exempt", "free"),
        ];
        for (cell, shown, file) in cases {
            assert_eq!((cell.shown(Lang::Fr).as_str(), cell.in_file().as_str()), (shown, file));
        }
    }
}
