//! All provisions that have a name, in the order of the articles.

use super::values::{MINUTES, RATINGS, number, number_or_none, pick};
use super::{Choice, values};
use crate::provisions::{
    AskedIn, BandScope, Composition, DecidedMatch, FastClassical, FirstRating, Juniors, ListOfK,
    PooledRoundRobin, Provisions, RoundRobin, Rounded, Rounding, SubFloor, Substitute, ThinkingTime,
    UnratedOpponents,
};

const fn choice(
    name: &'static str,
    article: &'static str,
    values: &'static [&'static str],
    set: fn(&mut Provisions, &str) -> Option<()>,
) -> Choice {
    Choice { name, values, article, set }
}

/// All provisions that can be replaced, in the order of the articles.
pub const CHOICES: &[Choice] = &[
    choice("registration", "0.4", &["month", "7", "3", "30"], |rules, value| {
        rules.registration = values::notice(value)?;
        Some(())
    }),
    choice("floor", "0.6", &["1000", "1200", "1400"], |rules, value| {
        rules.floor = number(value, &RATINGS)?;
        Some(())
    }),
    choice("bands", "1.1", &["2200:120,1600:90,60", "2400:120,1800:90,60"], |rules, value| {
        rules.thinking_time = values::bands(value, rules.thinking_time)?;
        Some(())
    }),
    choice("band-scope", "1.1", &["event", "game"], |rules, value| {
        let known = [("event", BandScope::Event), ("game", BandScope::Game)];
        let ThinkingTime::Bands { scope, .. } = &mut rules.thinking_time else { return None };
        *scope = pick(value, &known)?;
        Some(())
    }),
    choice("times", "1.1", &[">10-<60", "15-<60", ">3-10", "5-10"], |rules, value| {
        rules.thinking_time = values::between(value)?;
        Some(())
    }),
    choice("fast-classical", "1.1", &["never", "75", "90"], |rules, value| {
        rules.fast_classical = match value {
            "never" => FastClassical::Never,
            minutes => FastClassical::Approved(number(minutes, &MINUTES)?),
        };
        Some(())
    }),
    choice("first-control", "1.3", &["40", "30+", "free"], |rules, value| {
        rules.first_control = values::first_control(value)?;
        Some(())
    }),
    choice("rounds-a-day", "3.1", &["3", "15", "30", "none"], |rules, value| {
        rules.rounds_a_day = number_or_none(value, &(1..=99))?;
        Some(())
    }),
    choice("minutes-a-day", "3.1", &["720", "none"], |rules, value| {
        rules.minutes_a_day = number_or_none(value, &MINUTES)?;
        Some(())
    }),
    choice("days", "4.1", &["90", "30"], |rules, value| {
        rules.days = number(value, &(1..=3660))?;
        Some(())
    }),
    choice("slice", "4.13", &["30", "none"], |rules, value| {
        rules.slice = number_or_none(value, &(1..=3660))?;
        Some(())
    }),
    choice("composition", "6.3", &["quota", "free"], |rules, value| {
        rules.composition = pick(value, &[("quota", Composition::Quota), ("free", Composition::Free)])?;
        Some(())
    }),
    choice("first-opponents", "6.41", &["3", "1"], |rules, value| {
        rules.first_opponents = number(value, &(1..=99))?;
        Some(())
    }),
    choice("first-points", "6.41", &["0.5", "1"], |rules, value| {
        rules.first_points = values::points(value)?;
        Some(())
    }),
    choice("asked", "6.41", &["each", "first"], |rules, value| {
        rules.asked = pick(value, &[("each", AskedIn::EachEvent), ("first", AskedIn::FirstEvent)])?;
        Some(())
    }),
    choice("sub-floor", "8.31", &["first-ignored", "ignored", "pooled"], |rules, value| {
        rules.sub_floor = pick(
            value,
            &[
                ("first-ignored", SubFloor::FirstIgnored),
                ("ignored", SubFloor::Ignored),
                ("pooled", SubFloor::Pooled),
            ],
        )?;
        Some(())
    }),
    choice("pooled-round-robin", "8.3", &["without-player", "whole-field"], |rules, value| {
        rules.pooled_round_robin = pick(
            value,
            &[
                ("without-player", PooledRoundRobin::WithoutPlayer),
                ("whole-field", PooledRoundRobin::WholeField),
            ],
        )?;
        Some(())
    }),
    choice("unrated-opponents", "6.42", &["counted", "ignored"], |rules, value| {
        rules.unrated_opponents = pick(
            value,
            &[("counted", UnratedOpponents::WithEventRating), ("ignored", UnratedOpponents::Ignored)],
        )?;
        Some(())
    }),
    choice("decided-match", "6.5", &["left-out", "on-request"], |rules, value| {
        rules.decided_match =
            pick(value, &[("left-out", DecidedMatch::LeftOut), ("on-request", DecidedMatch::OnRequest)])?;
        Some(())
    }),
    choice("months-a-list", "7.3", &["3", "2", "1"], |rules, value| {
        rules.months_a_list = number(value, &(1..=12)).filter(|months| 12 % months == 0)?;
        Some(())
    }),
    choice("closing-days", "7.13", &["7", "3"], |rules, value| {
        rules.closing_days = number(value, &(0..=60))?;
        Some(())
    }),
    choice("games-needed", "7.14", &["9", "5"], |rules, value| {
        rules.games_needed = number(value, &(1..=99))?;
        rules.games_needed_reduced = rules.games_needed_reduced.min(rules.games_needed);
        Some(())
    }),
    choice("games-needed-reduced", "7.14f", &["7", "5"], |rules, value| {
        rules.games_needed_reduced = number(value, &(1..=99))?;
        Some(())
    }),
    choice("pool-months", "7.14c", &["24", "26"], |rules, value| {
        rules.pool_months = number(value, &(1..=120))?;
        Some(())
    }),
    choice("round-robin", "8.21", &["own", "swiss"], |rules, value| {
        rules.round_robin = pick(value, &[("own", RoundRobin::OwnMethod), ("swiss", RoundRobin::AsSwiss)])?;
        Some(())
    }),
    choice("half-point", "8.23", &["12.5", "15", "20"], |rules, value| {
        rules.first_rating = FirstRating::PerHalfPoint { hundredths: values::hundredths(value)? };
        Some(())
    }),
    choice("two-draws", "8.23", &["1800"], |rules, value| {
        rules.first_rating = FirstRating::TwoDraws { against: number(value, &RATINGS)? };
        Some(())
    }),
    choice("highest-first", "8.23", &["2200", "none"], |rules, value| {
        rules.highest_first = number_or_none(value, &RATINGS)?;
        Some(())
    }),
    choice("substitute", "8.4", &["standard", "none"], |rules, value| {
        rules.substitute = pick(value, &[("standard", Substitute::Standard), ("none", Substitute::None)])?;
        Some(())
    }),
    choice(
        "limit",
        "8.54",
        &["none", "350", "400", "400-once", "400-once-for-all", "400-below-2650"],
        |rules, value| {
            rules.limit = values::limit(value)?;
            Some(())
        },
    ),
    choice("too-far", "8.54", &["600-above-2600", "none"], |rules, value| {
        rules.too_far = values::too_far(value)?;
        Some(())
    }),
    choice("k", "8.56", &["20", "30/20", "25/15/10", "40/20/10-juniors"], |rules, value| {
        rules.coefficient = values::coefficient(value)?;
        Some(())
    }),
    choice("list-of-k", "8.56", &["newest", "start"], |rules, value| {
        rules.list_of_k = pick(value, &[("newest", ListOfK::Newest), ("start", ListOfK::AtStart)])?;
        Some(())
    }),
    choice("juniors", "8.56", &["year", "birthday"], |rules, value| {
        rules.juniors = pick(value, &[("year", Juniors::EndOfYear), ("birthday", Juniors::Birthday)])?;
        Some(())
    }),
    choice("k-times-games", "8.56", &["700", "none"], |rules, value| {
        rules.most_k_times_games = number_or_none(value, &(10..=10_000))?;
        Some(())
    }),
    choice("rounding", "8.57", &["rating", "change"], |rules, value| {
        rules.rounding =
            pick(value, &[("rating", Rounding::RatingHalfUp), ("change", Rounding::ChangeAwayFromZero)])?;
        Some(())
    }),
    choice("rounded", "8.57", &["period", "event"], |rules, value| {
        rules.rounded = pick(value, &[("period", Rounded::EachPeriod), ("event", Rounded::EachEvent)])?;
        Some(())
    }),
    choice("reporting", "9.1", &["open", "7/30", "3-lists"], |rules, value| {
        rules.reporting = values::reporting(value)?;
        Some(())
    }),
];
