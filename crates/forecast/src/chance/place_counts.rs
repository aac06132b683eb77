//! How often everybody reached each place: one draw for many participants, in which everybody has an own result and a place.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Refusal;

use super::rank::Ranker;
use super::{BATCH, Chance, ChanceWith, Counting, Share, added};
use crate::prospects::own_choices;

/// How often everybody reached each place with each own choice.
pub(super) struct Counts {
    /// For each participant where its counts begin.
    begin: Vec<usize>,
    counts: Vec<u64>,
}

impl Counts {
    pub(super) fn new(counting: &Counting<'_>, who: &[ParticipantId]) -> Self {
        let mut begin = Vec::with_capacity(who.len());
        let mut length = 0;
        for who in who {
            begin.push(length);
            length += choices(counting, *who) * counting.places;
        }
        Self { begin, counts: vec![0; length] }
    }

    pub(super) fn and(self, other: &Self) -> Self {
        Self { begin: self.begin, counts: added(self.counts, &other.counts) }
    }

    /// The counts of a participant with one result of their own game, place by place.
    fn of(&self, row: usize, choice: usize, places: usize) -> &[u64] {
        let begin = self.begin[row] + choice * places;
        self.counts.get(begin..begin + places).unwrap_or_default()
    }
}

/// How many ways the only own game can end; one for who has none, or several.
fn choices(counting: &Counting<'_>, who: ParticipantId) -> usize {
    own_choices(counting.situation, who).len().max(1)
}

/// The choice of the only own game in a scenario; the first for who has none, or several.
fn own_choice(counting: &Counting<'_>, who: ParticipantId, scenario: &[u8]) -> usize {
    match counting.situation.own(who) {
        [unit] => scenario[*unit as usize].into(),
        _ => 0,
    }
}

/// Counts the scenarios of a batch.
pub(super) fn batch(counting: &Counting<'_>, batch: u32, who: &[ParticipantId]) -> Result<Counts, Refusal> {
    let mut counts = Counts::new(counting, who);
    let mut scenario = vec![0; counting.situation.units().len()];
    let mut ranker = Ranker::new(counting.situation, counting.sheet.as_ref(), who, counting.places);
    for sample in batch * BATCH..((batch + 1) * BATCH).min(counting.samples) {
        counting.draw.fill(sample, &mut scenario);
        for (row, &place) in ranker.places(&scenario)?.iter().enumerate() {
            let place = place as usize;
            if (1..=counting.places).contains(&place) {
                let choice = own_choice(counting, who[row], &scenario);
                counts.counts[counts.begin[row] + choice * counting.places + place - 1] += 1;
            }
        }
    }
    Ok(counts)
}

/// What the counts say of everybody.
pub(super) fn chances(counting: &Counting<'_>, who: &[ParticipantId], counts: &Counts) -> Vec<Chance> {
    let chance = |(row, &who): (usize, &ParticipantId)| {
        let of = |choice: usize| counts.of(row, choice, counting.places);
        let whole = (0..choices(counting, who)).map(of).fold(vec![0; counting.places], added);
        let with = |choice: u8| {
            let own = of(choice.into());
            let unit = counting.situation.own(who).first().copied().unwrap_or(0);
            ChanceWith {
                choice,
                likely: counting.draw.likely(unit, choice),
                places: shares(own, own.iter().sum()),
            }
        };
        let by_result = own_choices(counting.situation, who).into_iter().map(with).collect();
        Chance { who, places: shares(&whole, counting.samples.into()), by_result }
    };
    who.iter().enumerate().map(chance).collect()
}

fn shares(counts: &[u64], of: u64) -> Vec<Share> {
    counts.iter().map(|count| Share { count: *count, of }).collect()
}
