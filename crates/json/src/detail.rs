//! What a reader of JSON stumbled over, as facts: its own words are English, and facts can be said in any language.

use crate::error::Error;

/// What is wrong with a text or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The text ends in the middle.
    Ended,
    /// A comma or a closing bracket is missing.
    Separator,
    /// A colon is missing.
    Colon,
    /// A value is missing.
    Value,
    /// A number is not written as JSON writes them.
    Number,
    /// A text holds what it cannot hold: a line end, an escape that is none.
    Text,
    /// A key is not in quotation marks.
    Key,
    /// A comma is followed by nothing.
    Comma,
    /// Something stands behind the end.
    Trailing,
    /// Brackets inside brackets without end.
    Depth,
    /// A key that is none.
    UnknownKey {
        /// The key that is not known.
        key: String,
        /// Keys that are possible here.
        keys: Vec<String>,
    },
    /// A key is missing.
    MissingKey {
        /// The key that has to be there.
        key: String,
    },
    /// A key is there twice.
    KeyTwice {
        /// The key that is repeated.
        key: String,
    },
    /// A word that is none of those possible.
    UnknownWord {
        /// The word that was found.
        found: String,
        /// Words that are possible here.
        words: Vec<String>,
    },
    /// A value of another kind, or out of range.
    Kind {
        /// The value, where it is short.
        found: Option<String>,
        /// What is expected.
        expected: Expected,
    },
    /// Anything else, which only the parser's own words tell.
    Other,
}

/// What is expected in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotation marks.
    Text,
    /// A whole number from 0 on.
    Whole {
        /// The most it can be.
        most: u64,
    },
    /// `true` or `false`.
    Boolean,
    /// A list in square brackets.
    List,
    /// An object in curly brackets.
    Object,
    /// A day such as `2026-03-01`.
    Date,
    /// A rating, from 1 to 65535.
    Rating,
    /// The weight of a round.
    Weight,
    /// Points with at most two decimals, such as `0.5`.
    Points,
    /// A round or a day.
    RoundOrDate,
    /// A number at FIDE.
    FideId,
    /// A year or a day.
    Birth,
    /// Something else than what was found.
    Other,
}

impl Error {
    /// What is wrong with the text or the form; `None` for other errors, which say it themselves.
    pub fn detail(&self) -> Option<Detail> {
        match self {
            Self::Syntax { message, .. } => Some(syntax(message)),
            Self::Shape { message, .. } => Some(shape(message)),
            Self::Encoding | Self::Version { .. } | Self::Content(_) | Self::Facts(_) => None,
        }
    }
}

fn syntax(words: &str) -> Detail {
    match words {
        _ if words.starts_with("EOF") => Detail::Ended,
        "expected `:`" => Detail::Colon,
        "expected `,` or `]`" | "expected `,` or `}`" => Detail::Separator,
        "expected ident" | "expected value" => Detail::Value,
        "expected `\"`" | "key must be a string" => Detail::Key,
        "invalid number" | "number out of range" => Detail::Number,
        "trailing comma" => Detail::Comma,
        "trailing characters" => Detail::Trailing,
        "recursion limit exceeded" => Detail::Depth,
        _ if ["escape", "unicode", "control character", "surrogate"].iter().any(|it| words.contains(it)) => {
            Detail::Text
        }
        _ => Detail::Other,
    }
}

fn shape(words: &str) -> Detail {
    let mut names = words.split('`').skip(1).step_by(2).map(str::to_owned);
    let first = |names: &mut dyn Iterator<Item = String>| names.next().unwrap_or_default();
    if words.starts_with("unknown field") {
        Detail::UnknownKey { key: first(&mut names), keys: names.collect() }
    } else if words.starts_with("missing field") {
        Detail::MissingKey { key: first(&mut names) }
    } else if words.starts_with("duplicate field") {
        Detail::KeyTwice { key: first(&mut names) }
    } else if words.starts_with("unknown variant") {
        Detail::UnknownWord { found: first(&mut names), words: names.collect() }
    } else {
        Detail::Kind { found: found(words), expected: expected(words) }
    }
}

/// The value between the kind and what was expected, or behind `found`; a list or an object is not repeated, and what only
/// the parser calls by a name is not said.
fn found(words: &str) -> Option<String> {
    let part = match words.split_once(", found ") {
        Some((_, behind)) => behind,
        None => words.split(", expected").next()?.strip_prefix("invalid ")?.split_once(": ")?.1,
    };
    match part.split_once(['`', '"']) {
        Some((_, value)) => Some(value.trim_end_matches('`').trim_matches('"').to_owned()),
        None => Some(part).filter(|part| is_value(part)).map(str::to_owned),
    }
}

/// Whether a word is in the file as it stands: a number, or nothing.
fn is_value(word: &str) -> bool {
    word == "null" || word.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit())
}

/// What the words behind `expected` mean.
const EXPECTED: [(&str, Expected); 21] = [
    ("a date such as", Expected::Date),
    ("a rating from", Expected::Rating),
    ("a weight from", Expected::Weight),
    ("points as", Expected::Points),
    ("a round such as", Expected::RoundOrDate),
    ("a FIDE number", Expected::FideId),
    ("a year such as", Expected::Birth),
    ("a string", Expected::Text),
    ("a borrowed string", Expected::Text),
    ("a boolean", Expected::Boolean),
    ("a sequence", Expected::List),
    ("u8", Expected::Whole { most: u8::MAX as u64 }),
    ("u16", Expected::Whole { most: u16::MAX as u64 }),
    ("u32", Expected::Whole { most: u32::MAX as u64 }),
    ("u64", Expected::Whole { most: u64::MAX }),
    ("an object", Expected::Object),
    ("a map", Expected::Object),
    ("struct", Expected::Object),
    ("newtype variant", Expected::Object),
    ("tuple variant", Expected::Object),
    ("unit", Expected::Text),
];

fn expected(words: &str) -> Expected {
    let Some((_, behind)) = words.split_once("expected ") else { return Expected::Other };
    if behind.contains("which is an object") {
        return Expected::Object;
    }
    let known = EXPECTED.iter().find(|(start, _)| behind.starts_with(start));
    known.map_or(Expected::Other, |(_, expected)| *expected)
}
