//! Rounds to come whose pairings nobody knows.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Refusal;

use super::{Chance, Chances, Endings, Sampling, Scenarios, Share};
use crate::situation::Situation;

/// Where rounds are to come whose pairings nobody knows: they are played on, and the engine ranks what comes of it.
pub(super) fn by_rounds(
    situation: &Situation,
    who: &[ParticipantId],
    places: usize,
    sampling: &Sampling,
) -> Option<Chances> {
    let endings = Endings::new(situation, sampling)?;
    let samples = endings.worth(sampling.samples);
    let count = |counts: &mut Vec<u64>, tournament| {
        let reached = situation.places_in(&tournament)?;
        for (row, who) in who.iter().enumerate() {
            let place = reached.get(who.index()).map_or(0, |place| *place as usize);
            if (1..=places).contains(&place) {
                counts[row * places + place - 1] += 1;
            }
        }
        Ok::<(), Refusal>(())
    };
    let nothing = || vec![0; who.len() * places];
    let counts = endings.gather(samples, nothing, count, |one, other| added(one, &other)).ok()?;
    let rows = who.iter().zip(shares(&counts, places, samples));
    Some(Chances {
        model: sampling.model,
        seed: sampling.seed,
        scenarios: Scenarios::Drawn(samples),
        pairings: endings.pairings(),
        unrated: endings.unrated(),
        rows: rows.map(|(&who, places)| Chance { who, places, by_result: Vec::new() }).collect(),
    })
}

fn shares(counts: &[u64], places: usize, samples: u32) -> Vec<Vec<Share>> {
    let share = |count: &u64| Share { count: *count, of: u64::from(samples) };
    counts.chunks(places.max(1)).map(|row| row.iter().map(share).collect()).collect()
}

fn added(mut one: Vec<u64>, other: &[u64]) -> Vec<u64> {
    one.iter_mut().zip(other).for_each(|(sum, count)| *sum += count);
    one
}
