//! What several of the tests need.

use exaequo_model::{
    Adjusted, Adjustment, Basis, Color, Facts, FactsProblem, ParticipantId, Points, Records, RoundNumber,
    Slot, Tournament,
};

/// The tournament of facts that are known to be coherent.
pub(crate) fn coherent(facts: Facts) -> Tournament {
    Tournament::new(facts).expect("these facts are coherent")
}

/// The problems of facts that are known to have some.
pub(crate) fn problems(facts: Facts) -> Vec<FactsProblem> {
    Tournament::new(facts).expect_err("these facts are not coherent").to_vec()
}

/// Points from hundredths.
pub(crate) const fn points(hundredths: i32) -> Points {
    Points::from_hundredths(hundredths)
}

/// Totals in hundredths.
pub(crate) fn totals(tournament: &Tournament, basis: Basis) -> Vec<i32> {
    Records::new(tournament, basis).totals().iter().map(|total| total.hundredths()).collect()
}

/// Points of one round in hundredths.
pub(crate) fn round_points(tournament: &Tournament, basis: Basis, round: u16) -> Vec<i32> {
    let records = Records::new(tournament, basis);
    let index = RoundNumber(round).index();
    tournament.participants().map(|one| records.of(one)[index].points.hundredths()).collect()
}

/// What each participant did in a round.
pub(crate) fn slots(tournament: &Tournament, basis: Basis, round: u16) -> Vec<Slot> {
    let records = Records::new(tournament, basis);
    tournament.participants().map(|one| records.of(one)[RoundNumber(round).index()].slot).collect()
}

/// The colour of each participant in a round.
pub(crate) fn colors(tournament: &Tournament, basis: Basis, round: u16) -> Vec<Option<Color>> {
    let records = Records::new(tournament, basis);
    tournament.participants().map(|one| records.of(one)[RoundNumber(round).index()].color).collect()
}

/// An adjustment of match points and (game) points, in hundredths, for all rounds and everybody.
pub(crate) fn adjustment(what: Adjusted, match_points: i32, game_points: i32) -> Adjustment {
    Adjustment {
        what,
        match_points: Some(points(match_points)),
        game_points: Some(points(game_points)),
        round: None,
        participants: Vec::new(),
    }
}

/// The same for one round.
pub(crate) fn in_round(mut adjustment: Adjustment, round: u16) -> Adjustment {
    adjustment.round = Some(RoundNumber(round));
    adjustment
}

/// The same for some participants, counted from 0.
pub(crate) fn for_some(mut adjustment: Adjustment, who: &[u32]) -> Adjustment {
    adjustment.participants = who.iter().copied().map(ParticipantId).collect();
    adjustment
}
