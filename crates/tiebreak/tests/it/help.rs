//! What several of the tests need.

use exaequo_model::{Adjusted, Adjustment, ParticipantId, Points, RoundNumber};
use exaequo_tiebreak::{Edition, Exact, Measure, RankingOptions, Regulations, Spec, Standings, parse_list};

pub(crate) use exaequo_testkit::golden::read;

/// By an edition.
pub(crate) fn by(edition: &str) -> RankingOptions {
    RankingOptions::new(Regulations::of(Edition::named(edition).unwrap()))
}

/// By an edition and a list.
pub(crate) fn options(edition: &str, list: &str) -> RankingOptions {
    RankingOptions { list: Some(parse_list(list).unwrap()), ..by(edition) }
}

/// A value in ten-thousandths, as it is printed: averages with two decimals.
pub(crate) fn printed(spec: &Spec, value: Exact) -> i64 {
    match spec.definition.measure {
        Measure::Average => value.half_up(100) * 100,
        _ => value.half_up(10_000),
    }
}

/// A decimal number in ten-thousandths.
pub(crate) fn decimal(text: &str) -> i64 {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let part = format!("{part:0<4}");
    sign * (whole.parse::<i64>().unwrap() * 10_000 + part[..4].parse::<i64>().unwrap())
}

/// The value of somebody by a criterion of the list.
pub(crate) fn value_of(standings: &Standings, criterion: usize, number: u32) -> Option<i64> {
    let who = standings.field.tournament.find(number).unwrap();
    let spec = &standings.specs[criterion];
    standings.value(criterion, who).map(|value| printed(spec, value))
}

/// Points added to a score, as of a round (TRF 299).
pub(crate) fn bonus(participant: u32, hundredths: i32, round: Option<u16>) -> Adjustment {
    Adjustment {
        what: Adjusted::Total,
        match_points: None,
        game_points: Some(Points::from_hundredths(hundredths)),
        round: round.map(RoundNumber),
        participants: vec![ParticipantId(participant)],
    }
}
