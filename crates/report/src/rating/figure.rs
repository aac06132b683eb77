//! Figures of a rating report, in cells and in sentences.

use exaequo_model::Points;
use exaequo_page::number::{push_exact, push_fixed};

use crate::Lang;
use crate::page::{Cell, Sign};

/// A whole number that was held to a limit: `2000*` for people.
pub(super) fn limited(value: i32) -> Cell {
    Cell::sign(format!("{}*", whole(value)), value.to_string())
}

/// A score: `4½`, for programs `4.5` and `4.0`.
pub(super) fn score(points: Points) -> Cell {
    Cell::Halves((points.hundredths() / 50).into())
}

/// Hundredths with two decimals: `7.36`.
pub(super) fn hundredths(value: i32) -> Cell {
    Cell::Fixed { parts: value.into(), decimals: 2, sign: Sign::Minus }
}

/// Hundredths, a gain with its sign: `+12.80`, for programs `12.80`.
pub(super) fn signed(value: i32) -> Cell {
    Cell::Fixed { parts: value.into(), decimals: 2, sign: Sign::Both }
}

/// A whole number with the minus of people.
pub(super) fn whole(value: i32) -> String {
    crate::value::whole(value.into())
}

/// A score in a sentence: `4½`.
pub(super) fn score_text(lang: Lang, points: Points) -> String {
    let mut text = String::new();
    push_exact(&mut text, lang, points.hundredths().into(), 2);
    text
}

/// Hundredths in a sentence, with two decimals: `7.36`.
pub(super) fn hundredths_text(lang: Lang, value: i32) -> String {
    let mut text = String::new();
    push_fixed(&mut text, lang, value.into(), 2);
    text
}

/// The same, a gain with its sign: `+12.80`.
pub(super) fn signed_text(lang: Lang, value: i32) -> String {
    let text = hundredths_text(lang, value);
    if value > 0 { format!("+{text}") } else { text }
}
