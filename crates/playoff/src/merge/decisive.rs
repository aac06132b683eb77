//! 3.1.6: drawn decisive games, which somebody wins nevertheless.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::{Entry, ParticipantId};

use super::games::Hall;
use crate::regulations::Drawn;

/// The two of each drawn decisive game that is over, the winner first. Two meet once at most in a decisive stage, which is
/// the last one.
pub(super) fn drawn(hall: &Hall<'_>) -> Vec<[ParticipantId; 2]> {
    let stages = &hall.regulations.stages;
    let Some(last) = stages.iter().position(|stage| stage.drawn == Drawn::BlackWins) else {
        return Vec::new();
    };
    let before: usize = (0..last).map(|stage| hall.meetings(stage)).sum();
    let won = |(one, other): (usize, usize)| {
        let game = *hall.encounters(one, other).get(before)?;
        let (winner, _) = hall.drawn(&game, last, [one, other])?;
        let pair = [one, other].map(|seat| hall.who(seat));
        Some(if winner == 0 { pair } else { [pair[1], pair[0]] })
    };
    met(hall).into_iter().filter_map(won).collect()
}

/// Who met, as seats, the lower one first.
fn met(hall: &Hall<'_>) -> BTreeSet<(usize, usize)> {
    let seats: BTreeMap<ParticipantId, usize> = hall.seats.iter().copied().zip(0..).collect();
    let mut met = BTreeSet::new();
    for (&who, &seat) in &seats {
        let others = hall.entries(who).iter().filter_map(Entry::opponent);
        let others = others.filter_map(|other| seats.get(&other));
        met.extend(others.map(|&other| (seat.min(other), seat.max(other))));
    }
    met
}
