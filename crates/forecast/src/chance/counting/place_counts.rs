//! How often everybody reached each place, with each own result where these are told apart.

use exaequo_model::ParticipantId;

use super::{Chance, ChanceWith, Counting, Tally, tally};
use crate::prospects::own_choices;

/// Whether own results are told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Own {
    Apart,
    Together,
}

/// How often everybody reached each place with each own choice.
pub(super) struct Counts {
    /// For each participant the own game whose results are told apart, and where the counts begin.
    rows: Vec<(Option<u32>, usize)>,
    tallies: Vec<Tally>,
}

impl Counts {
    pub(super) fn new(counting: &Counting<'_>, who: &[ParticipantId], own: Own) -> Self {
        let mut rows = Vec::with_capacity(who.len());
        let mut length = 0;
        for who in who {
            let choices = if own == Own::Apart { own_choices(counting.situation, *who).len() } else { 0 };
            let unit = counting.situation.own(*who).first().copied().filter(|_| choices > 0);
            rows.push((unit, length));
            length += choices.max(1) * counting.places;
        }
        Self { rows, tallies: vec![Tally::default(); length] }
    }

    pub(super) fn and(self, other: &Self) -> Self {
        Self { rows: self.rows, tallies: tally::added(self.tallies, &other.tallies) }
    }

    /// Adds the places of a scenario, in the order of the participants.
    pub(super) fn add(&mut self, counting: &Counting<'_>, scenario: &[u8], places: &[u32], tally: Tally) {
        for (&(unit, begin), &place) in self.rows.iter().zip(places) {
            let place = place as usize;
            if (1..=counting.places).contains(&place) {
                let choice = unit.map_or(0, |unit| usize::from(scenario[unit as usize]));
                self.tallies[begin + choice * counting.places + place - 1].add(tally);
            }
        }
    }

    /// The counts of a participant with one result of their own game, place by place.
    pub(super) fn of(&self, row: usize, choice: usize, places: usize) -> &[Tally] {
        let begin = self.rows[row].1 + choice * places;
        self.tallies.get(begin..begin + places).unwrap_or_default()
    }
}

/// What the counts say of everybody.
pub(super) fn chances(counting: &Counting<'_>, who: &[ParticipantId], counts: &Counts) -> Vec<Chance> {
    let chance = |(row, &who): (usize, &ParticipantId)| {
        let own = own_choices(counting.situation, who);
        let of = |choice: usize| counts.of(row, choice, counting.places);
        let nothing = vec![Tally::default(); counting.places];
        let whole = (0..own.len().max(1)).map(of).fold(nothing, tally::added);
        let with = |choice: u8| {
            let own = of(choice.into());
            let unit = counting.situation.own(who).first().copied().unwrap_or(0);
            ChanceWith {
                choice,
                likely: counting.draw.likely(unit, choice),
                parts_of: counting.parts_of(),
                places: counting.shares(own, Tally::sum(own)),
            }
        };
        let by_result = own.into_iter().map(with).collect();
        Chance { who, places: counting.shares(&whole, counting.whole()), by_result }
    };
    who.iter().enumerate().map(chance).collect()
}
