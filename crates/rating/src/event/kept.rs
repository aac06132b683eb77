//! A rated event that keeps everything its figures follow from.

use exaequo_model::Tournament;

use super::{EventRating, Input};
use crate::declared::Declared;
use crate::entrant::Entrants;
use crate::pool::Pool;
use crate::provisions::Provisions;
use crate::series::Series;

/// An event as it was rated: what it was rated from, and what came of it.
#[derive(Clone, Debug)]
pub struct RatedEvent {
    /// The tournament as it was rated.
    pub tournament: Tournament,
    /// The provisions by which it was rated.
    pub provisions: Provisions,
    /// The players with their ratings.
    pub entrants: Entrants,
    /// What the organiser declared.
    pub declared: Declared,
    /// Earlier results of unrated players.
    pub earlier: Vec<Pool>,
    /// What came of it.
    pub rating: EventRating,
}

impl RatedEvent {
    /// A copy of what an event was rated from, with what came of it.
    pub fn new(input: &Input<'_>, rating: EventRating) -> Self {
        Self {
            tournament: input.tournament.clone(),
            provisions: *input.provisions,
            entrants: input.entrants.clone(),
            declared: *input.declared,
            earlier: input.earlier.to_vec(),
            rating,
        }
    }

    /// What it was rated from.
    pub fn input(&self) -> Input<'_> {
        let Self { tournament, provisions, entrants, declared, earlier, rating: _ } = self;
        Input { tournament, provisions, entrants, declared, earlier }
    }

    /// With one K a period, by the events that were rated together.
    pub fn settle(&mut self, series: &Series) {
        let Self { tournament, provisions, entrants, declared, earlier, rating } = self;
        series.settle(&Input { tournament, provisions, entrants, declared, earlier }, rating);
    }
}
