//! Figures of a rating report: for people with ½, a decimal comma where it is used and a minus sign; for programs plain
//! decimals, as many in every row.

use exaequo_model::Points;
use exaequo_page::number::{push_exact, push_fixed};

use crate::Lang;
use crate::page::{Cell, Shown};

/// A whole number that was assumed: `~20` for people.
pub(super) fn assumed(value: u8) -> Cell {
    Cell::word(format!("~{value}"), value.to_string())
}

/// A whole number that was held to a limit: `2000*` for people.
pub(super) fn limited(value: i32) -> Cell {
    Cell::word(format!("{}*", whole(value)), value.to_string())
}

/// A score: `4½`, for programs `4.5` and `4.0`.
pub(super) fn score(lang: Lang, points: Points) -> Cell {
    Cell::Figure(Shown::new(score_text(lang, points), decimals(points.hundredths() / 10, 1)))
}

/// Hundredths with two decimals: `7.36`.
pub(super) fn hundredths(lang: Lang, value: i32) -> Cell {
    Cell::Figure(Shown::new(hundredths_text(lang, value), decimals(value, 2)))
}

/// Hundredths, a gain with its sign: `+12.80`, for programs `12.80`.
pub(super) fn signed(lang: Lang, value: i32) -> Cell {
    Cell::Figure(Shown::new(signed_text(lang, value), decimals(value, 2)))
}

/// A whole number with the minus of people.
pub(super) fn whole(value: i32) -> String {
    crate::value::whole(value.into())
}

/// `4½`
pub(super) fn score_text(lang: Lang, points: Points) -> String {
    let mut text = String::new();
    push_exact(&mut text, lang, points.hundredths().into(), 2);
    text
}

/// `7.36`
pub(super) fn hundredths_text(lang: Lang, value: i32) -> String {
    let mut text = String::new();
    push_fixed(&mut text, lang, value.into(), 2);
    text
}

/// `+12.80`
pub(super) fn signed_text(lang: Lang, value: i32) -> String {
    let text = hundredths_text(lang, value);
    if value > 0 { format!("+{text}") } else { text }
}

/// A decimal number of programs, with all its decimals.
fn decimals(parts: i32, decimals: u32) -> String {
    let mut text = String::from(if parts < 0 { "-" } else { "" });
    push_fixed(&mut text, Lang::En, i64::from(parts).abs(), decimals);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_for_people_and_programs() {
        let both = |cell: Cell| match cell {
            Cell::Figure(shown) | Cell::Word(shown) => [shown.shown, shown.file],
            _ => Default::default(),
        };
        let lang = Lang::Fr;
        assert_eq!(both(score(lang, Points::from_halves(9))), ["4½", "4.5"]);
        assert_eq!(both(score(lang, Points::HALF)), ["½", "0.5"]);
        assert_eq!(both(score(lang, Points::ZERO)), ["0", "0.0"]);
        assert_eq!(both(signed(lang, -1205)), ["−12,05", "-12.05"]);
        assert_eq!(both(signed(lang, 1280)), ["+12,80", "12.80"]);
        assert_eq!(both(signed(lang, 0)), ["0,00", "0.00"]);
        assert_eq!(both(hundredths(lang, -5)), ["−0,05", "-0.05"]);
        assert_eq!(both(assumed(20)), ["~20", "20"]);
        assert_eq!(both(limited(2000)), ["2000*", "2000"]);
    }
}
