//! What a reader of JSON stumbled over, in words.

use exaequo_json::{Detail, Expected};
use exaequo_model::near;

use crate::text::quoted;
use crate::{Lang, list, say};

/// Possible keys or words that are shown; more would hide what is wrong.
const FEW: usize = 8;

/// What is wrong.
pub(super) fn text(lang: Lang, detail: &Detail) -> String {
    match detail {
        Detail::UnknownKey { key, .. } => {
            let key = quoted(lang, key);
            say!(lang, "there is no key {key}", key)
        }
        Detail::MissingKey { key } => {
            let key = quoted(lang, key);
            say!(lang, "the key {key} is missing", key)
        }
        Detail::KeyTwice { key } => {
            let key = quoted(lang, key);
            say!(lang, "the key {key} is there twice", key)
        }
        Detail::UnknownWord { found, .. } => {
            let found = quoted(lang, found);
            say!(lang, "{found} is none of the words possible here", found)
        }
        Detail::Kind { found, expected } => kind(lang, found.as_deref(), *expected),
        other => of_text(lang, other),
    }
}

fn of_text(lang: Lang, detail: &Detail) -> String {
    match detail {
        Detail::Ended => {
            say!(lang, "it ends too early")
        }
        Detail::Separator => say!(lang, "a comma or a closing bracket is missing"),
        Detail::Colon => {
            say!(lang, "a colon is missing")
        }
        Detail::Value => say!(lang, "a value is missing"),
        Detail::Number => say!(lang, "a number is not written as in JSON"),
        Detail::Text => say!(lang, "a text holds a sign it cannot hold"),
        Detail::Key => say!(lang, "a key needs quotation marks"),
        Detail::Comma => say!(lang, "nothing follows a comma"),
        Detail::Trailing => say!(lang, "something follows its end"),
        Detail::Depth => say!(lang, "too many brackets inside brackets"),
        _ => say!(lang, "it cannot be understood from here on"),
    }
}

fn kind(lang: Lang, found: Option<&str>, expected: Expected) -> String {
    let expected = expected_words(lang, expected);
    match found.map(|found| quoted(lang, found)) {
        Some(found) => say!(lang, "found {found}, expected {expected}", found, expected),
        None => {
            say!(lang, "expected {expected}", expected)
        }
    }
}

fn expected_words(lang: Lang, expected: Expected) -> String {
    match expected {
        Expected::Text => {
            say!(lang, "a text in quotation marks")
        }
        Expected::Whole { most } => say!(lang, "a whole number from 0 to {most}", most),
        Expected::Boolean => say!(lang, "true or false"),
        Expected::List => say!(lang, "a list […]"),
        Expected::Object => say!(lang, "an object {{…}}"),
        Expected::Date => say!(lang, "a date such as 2026-03-01"),
        Expected::Rating => say!(lang, "a rating from 1 to 65535"),
        Expected::Weight => say!(lang, "a weight from 0 to 655.35"),
        Expected::Points => say!(lang, "points as a number with at most two decimals, such as 0.5"),
        Expected::RoundOrDate => say!(lang, "a round such as 5 or a date such as \"2026-03-01\""),
        Expected::FideId => say!(lang, "a FIDE number, or a text"),
        Expected::Birth => say!(lang, "a year such as 1990 or a date such as \"1990-11-30\""),
        Expected::Other => say!(lang, "another value"),
    }
}

/// What can stand there instead: the nearest name, or all of a few.
pub(super) fn possible(lang: Lang, detail: &Detail) -> Option<String> {
    let (found, names) = match detail {
        Detail::UnknownKey { key, keys } => (key, keys),
        Detail::UnknownWord { found, words } => (found, words),
        _ => return None,
    };
    if let Some(name) = near(found, names.iter().map(String::as_str)) {
        return Some(say!(lang, "did you mean {near}?", near = quoted(lang, name)));
    }
    let names = (!names.is_empty() && names.len() <= FEW).then(|| list::and(lang, names))?;
    Some(say!(lang, "possible here: {names}", names))
}
