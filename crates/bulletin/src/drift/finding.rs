//! B.02, 10.3 and 11.2: findings in words, with measures to consider.

use exaequo_model::Sex;
use exaequo_register::DriftFinding;
use exaequo_register::drift::{GroupOf, Measure, Off, RatingMovement};

use super::account::flow;
use super::words::{change, range, rating, thousandths};
use exaequo_report::{list, say};

use crate::Lang;
use exaequo_page::{Cell, Sign};

/// A finding with its measures.
pub(super) fn sentence(finding: &DriftFinding, lang: Lang) -> String {
    let found = found(finding, lang);
    let measures = finding.measures();
    if measures.is_empty() {
        return found;
    }
    let measures = list::commas(lang, measures.iter().map(|one| measure(*one, lang)));
    say!(lang, "{found} To consider: {measures}.")
}

fn found(finding: &DriftFinding, lang: Lang) -> String {
    match finding {
        DriftFinding::Table { from, to, off } => table(&range(*from, *to, lang), off, lang),
        DriftFinding::Group { of, off } => group(&who(of, lang), off, lang),
        DriftFinding::Anchor(movement) => anchor(movement, lang),
        DriftFinding::Composition { composition, movement } => {
            let [composition, movement] = [composition, movement].map(|value| change(*value).shown(lang));
            say!(
                lang,
                "The median of active players moved by {composition} because others came in place of those who left, and by {movement} because those who stayed moved."
            )
        }
        DriftFinding::Turnover { entrants, leavers } => {
            let mean = |mean: Option<i64>| mean.map(|mean| rating(mean).shown(lang)).unwrap_or_default();
            let (came, left) = (entrants.players, leavers.players);
            let (came_with, left_with) = (mean(entrants.mean), mean(leavers.mean));
            say!(
                lang,
                "{came} players came into the active field with {came_with} on average; {left} left it with {left_with}."
            )
        }
        DriftFinding::Spread { start, end } => {
            let [start, end] = [start, end].map(|value| rating(*value).shown(lang));
            say!(lang, "The standard deviation of active players went from {start} to {end}.")
        }
        DriftFinding::Points { flow: reason, points, each } => {
            let reason = flow(*reason, lang);
            let [points, each] = [points, each].map(|value| change(*value).shown(lang));
            say!(lang, "{reason}: {points} rating points, {each} for each active player.")
        }
    }
}

/// 8.1b: the higher rated scored less or more.
fn table(range: &str, off: &Off, lang: Lang) -> String {
    let (n, size, [low, high]) = shown(off, lang);
    if off.mean < 0 {
        return say!(
            lang,
            "At a difference of {range} the higher rated scored {size} a game less than table 8.1b expects ({n} games, 95%: {low} to {high})."
        );
    }
    say!(
        lang,
        "At a difference of {range} the higher rated scored {size} a game more than table 8.1b expects ({n} games, 95%: {low} to {high})."
    )
}

fn group(who: &str, off: &Off, lang: Lang) -> String {
    let (n, size, [low, high]) = shown(off, lang);
    if off.mean < 0 {
        return say!(
            lang,
            "{who}: {size} a game less than expected against others ({n} games, 95%: {low} to {high})."
        );
    }
    say!(lang, "{who}: {size} a game more than expected against others ({n} games, 95%: {low} to {high}).")
}

/// The games, how far off they are, and the interval.
fn shown(off: &Off, lang: Lang) -> (u32, String, [String; 2]) {
    let size = Cell::Decimal { parts: off.mean.abs(), decimals: 3, sign: Sign::Minus };
    (off.games, size.shown(lang), off.interval.map(|end| thousandths(end).shown(lang)))
}

fn anchor(movement: &RatingMovement, lang: Lang) -> String {
    let n = movement.players;
    let shown = |value: Option<i64>| value.map(|value| change(value).shown(lang)).unwrap_or_default();
    let (mean, median) = (shown(movement.mean), shown(movement.median));
    let [low, high] = movement.interval().unwrap_or_default().map(|end| change(end).shown(lang));
    say!(
        lang,
        "The ratings of {n} players of 25 to 45 who play regularly moved by {mean} on average, by {median} in the middle (95%: {low} to {high})."
    )
}

fn who(of: &GroupOf, lang: Lang) -> String {
    match of {
        GroupOf::Ratings(band) => {
            say!(lang, "Players rated {range}", range = range(band.from, Some(band.to), lang))
        }
        GroupOf::Ages(band) => {
            let range = range(band.from.into(), band.to.map(u16::from), lang);
            say!(lang, "Players aged {range}")
        }
        GroupOf::Sex(Sex::Female) => say!(lang, ctx "a group of players", "Women"),
        GroupOf::Sex(Sex::Male) => say!(lang, ctx "a group of players", "Men"),
        GroupOf::Coefficient(k) => say!(lang, "Players with K = {k}"),
        GroupOf::Newcomers(band) => {
            say!(lang, "New players with {range} games", range = range(band.from, Some(band.to), lang))
        }
        GroupOf::Federation(federation) => say!(lang, "Players of {federation} abroad"),
        GroupOf::Border([one, other]) => say!(lang, "Players of {one} against {other}"),
    }
}

fn measure(measure: Measure, lang: Lang) -> String {
    match measure {
        Measure::Table => say!(lang, "another table (8.1b)"),
        Measure::DifferenceLimit => say!(lang, "another limit of differences (8.54)"),
        Measure::Coefficient => say!(lang, "other coefficients K (8.56)"),
        Measure::Rounding => say!(lang, "another way of rounding (8.57)"),
        Measure::Floor => say!(lang, "another floor (0.6)"),
        Measure::FirstRating => say!(lang, "another way to a first rating (8.2)"),
        Measure::Compression => say!(lang, "one change of all ratings"),
        Measure::MixedEvents => say!(lang, "more games between groups that seldom meet"),
    }
}
