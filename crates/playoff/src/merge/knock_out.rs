//! The order a knock-out leaves behind.

use exaequo_model::ParticipantId;

use super::MergeError;
use super::duel::Duels;
use crate::bracket::{Bracket, Duel, Seat};
use crate::plan::Group;
use crate::stake::Stake;

/// The two sides of a duel when it is over; `None` for nobody.
type Over = (Option<usize>, Option<usize>);

/// Participants in the order of the knock-out.
pub(super) fn classes(
    duels: &Duels<'_>,
    bracket: &Bracket,
    group: &Group,
) -> Result<Vec<Vec<ParticipantId>>, MergeError> {
    let mut rounds: Vec<Vec<Over>> = Vec::new();
    for round in &bracket.rounds {
        let before = rounds.last().map(Vec::as_slice).unwrap_or_default();
        let over: Result<Vec<Over>, MergeError> =
            round.iter().map(|duel| play(duels, duel, before)).collect();
        rounds.push(over?);
    }
    let last = rounds.last().map(Vec::as_slice).unwrap_or_default();
    let who = |seat: usize| group.entrants[seat];
    let mut classes: Vec<Vec<ParticipantId>> = Vec::new();
    match group.tie.stake {
        Stake::Spots { .. } => classes.push(last.iter().filter_map(|over| over.0).map(who).collect()),
        Stake::Places { .. } => {
            let (winner, loser) = last.first().copied().unwrap_or_default();
            classes.extend([winner, loser].into_iter().flatten().map(|seat| vec![who(seat)]));
            classes.extend(third(duels, bracket, &rounds)?.into_iter().map(|seat| vec![who(seat)]));
        }
    }
    let placed: Vec<ParticipantId> = classes.iter().flatten().copied().collect();
    let rest: Vec<ParticipantId> =
        group.tie.members.iter().copied().filter(|member| !placed.contains(member)).collect();
    if !rest.is_empty() {
        classes.push(rest);
    }
    Ok(classes)
}

/// Third and fourth, as far as they are known: by their duel, or because only one lost a semi-final.
fn third(duels: &Duels<'_>, bracket: &Bracket, rounds: &[Vec<Over>]) -> Result<Vec<usize>, MergeError> {
    let Some(semi_finals) = rounds.len().checked_sub(2).map(|index| &rounds[index]) else {
        return Ok(Vec::new());
    };
    let losers: Vec<usize> = semi_finals.iter().filter_map(|over| over.1).collect();
    match (&bracket.third, losers.as_slice()) {
        (Some(_), &[one, other]) => duels.winner(one, other).map(|(third, fourth)| vec![third, fourth]),
        (_, &[only]) => Ok(vec![only]),
        _ => Ok(Vec::new()),
    }
}

fn play(duels: &Duels<'_>, duel: &Duel, before: &[Over]) -> Result<Over, MergeError> {
    let seat = |seat: Seat| match seat {
        Seat::Number(number) => Some(number as usize - 1),
        Seat::Free => None,
        Seat::Winner(index) => before.get(index)?.0,
        Seat::Loser(index) => before.get(index)?.1,
    };
    match (seat(duel.upper), seat(duel.lower)) {
        (Some(one), Some(other)) => {
            duels.winner(one, other).map(|(winner, loser)| (Some(winner), Some(loser)))
        }
        (one, other) => Ok((one.or(other), None)),
    }
}
