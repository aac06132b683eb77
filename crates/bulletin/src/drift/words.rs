//! B.02, 8.55: numbers, bands and groups of a drift as people write them.

use exaequo_model::Sex;
use exaequo_register::drift::{AgeBand, Fit, GamesBand, RatingBand};

use exaequo_report::say;

use crate::Lang;
use exaequo_page::{Cell, Sign};

/// Thousandths of a point, with a sign.
pub(super) const fn thousandths(parts: i64) -> Cell {
    Cell::Decimal { parts, decimals: 3, sign: Sign::Both }
}

/// Hundredths of a rating point that are a change, shown with one decimal.
pub(super) const fn change(hundredths: i64) -> Cell {
    Cell::Decimal { parts: tenths(hundredths), decimals: 1, sign: Sign::Both }
}

/// Hundredths of a rating point that are a rating, shown with one decimal.
pub(super) const fn rating(hundredths: i64) -> Cell {
    Cell::Decimal { parts: tenths(hundredths), decimals: 1, sign: Sign::Minus }
}

/// A number that may not exist.
pub(super) fn maybe(number: Option<i64>, cell: fn(i64) -> Cell) -> Cell {
    number.map_or(Cell::Missing, cell)
}

/// Thousandths of a standard error, shown with two decimals.
pub(super) const fn z(thousandths: i64) -> Cell {
    Cell::Decimal { parts: tenths(thousandths), decimals: 2, sign: Sign::Both }
}

/// A tenth of a number, a half going away from zero.
const fn tenths(number: i64) -> i64 {
    (number.abs() + 5) / 10 * number.signum()
}

/// From one number to another, or from one on.
pub(super) fn range(from: u16, to: Option<u16>, lang: Lang) -> String {
    match to {
        Some(to) => format!("{from}–{to}"),
        None => say!(lang, "{from} or more", from),
    }
}

/// The same as a cell; programs read `600-649` and `750-`.
pub(super) fn range_cell(from: u16, to: Option<u16>, lang: Lang) -> Cell {
    let last = to.map(|to| to.to_string()).unwrap_or_default();
    Cell::sign(range(from, to, lang), format!("{from}-{last}"))
}

pub(super) fn ratings_cell(band: RatingBand, lang: Lang) -> Cell {
    range_cell(band.from, Some(band.to), lang)
}

pub(super) fn ages_cell(band: AgeBand, lang: Lang) -> Cell {
    range_cell(band.from.into(), band.to.map(u16::from), lang)
}

pub(super) fn games_cell(band: GamesBand, lang: Lang) -> Cell {
    range_cell(band.from, Some(band.to), lang)
}

pub(super) fn sex_cell(sex: Sex, lang: Lang) -> Cell {
    match sex {
        Sex::Female => Cell::sign(say!(lang, ctx "a group of players", "Women"), "women"),
        Sex::Male => Cell::sign(say!(lang, ctx "a group of players", "Men"), "men"),
    }
}

/// Whether a difference is within a hundredth of a point.
pub(super) fn fit_cell(fit: Fit, lang: Lang) -> Cell {
    match fit {
        Fit::Within => Cell::sign(say!(lang, ctx "a tolerance", "within"), "within"),
        Fit::Unclear => Cell::sign(say!(lang, ctx "a tolerance", "unclear"), "unclear"),
        Fit::Outside => Cell::sign(say!(lang, ctx "a tolerance", "outside"), "outside"),
    }
}
