//! 3.1.6: what has been played, and drawn decisive games, which somebody wins nevertheless.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::{ParticipantId, Points, RoundEntry};

use super::games::Hall;
use super::outcome::DecidedBy;
use crate::regulations::Drawn;

/// A game or a match that is over, by the numbers of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The stage, from 0.
    pub stage: usize,
    /// Who met, the lower number first.
    pub pair: [u32; 2],
    /// Their points; of teams on the score that decides the event.
    pub points: [Points; 2],
    /// What these count: Black wins a drawn decisive game.
    pub counts: [Points; 2],
}

/// A drawn decisive game, or a match of teams. Two meet once at most in a decisive stage, which is the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnGame {
    /// Whoever wins it, and the other one.
    pub pair: [ParticipantId; 2],
    /// Why: Black wins, or of teams a criterion of article 12.
    pub by: DecidedBy,
}

/// Drawn decisive games that are over.
pub(super) fn drawn(hall: &Hall<'_>) -> Vec<DrawnGame> {
    let stages = &hall.regulations.stages;
    let Some(last) = stages.iter().position(|stage| stage.drawn == Drawn::BlackWins) else {
        return Vec::new();
    };
    let before: usize = (0..last).map(|stage| hall.meetings(stage)).sum();
    let won = |(one, other): (usize, usize)| {
        let game = *hall.encounters(one, other).get(before)?;
        let (winner, by) = hall.drawn(&game, last, [one, other])?;
        let pair = [one, other].map(|seat| hall.who(seat));
        Some(DrawnGame { pair: if winner == 0 { pair } else { [pair[1], pair[0]] }, by })
    };
    met(hall).into_iter().filter_map(won).collect()
}

/// What has been played between any two; the order of the games between them tells the stage.
pub(super) fn played(hall: &Hall<'_>) -> Vec<Scored> {
    let stages = 0..hall.regulations.stages.len();
    let stages: Vec<usize> =
        stages.flat_map(|stage| std::iter::repeat_n(stage, hall.meetings(stage))).collect();
    let number = |seat: usize| u32::try_from(seat + 1).unwrap_or(u32::MAX);
    let mut scored = Vec::new();
    for (one, other) in met(hall) {
        let games = hall.encounters(one, other).into_iter().zip(&stages);
        scored.extend(games.map(|(game, &stage)| {
            let counts = hall.counts(&game, stage, [one, other]);
            Scored { stage, pair: [one, other].map(number), points: game.points, counts }
        }));
    }
    scored
}

/// Who met, as seats, the lower one first.
fn met(hall: &Hall<'_>) -> BTreeSet<(usize, usize)> {
    let mut seats: BTreeMap<ParticipantId, usize> = BTreeMap::new();
    seats.extend(hall.seats.iter().copied().zip(0..));
    let mut met = BTreeSet::new();
    for (&who, &seat) in &seats {
        let others = hall.entries(who).iter().filter_map(RoundEntry::opponent);
        let others = others.filter_map(|other| seats.get(&other));
        met.extend(others.map(|&other| (seat.min(other), seat.max(other))));
    }
    met
}
