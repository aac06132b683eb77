//! 6.3, 6.31 to 6.33: how many players of a round robin must be rated.

use exaequo_model::System;

use super::Finding;
use crate::declared::{Championship, Official};
use crate::event::{EventForm, EventRating, Input};
use crate::games::{Ignored, IgnoredReason};
use crate::provisions::Composition;

/// What a round robin needs and has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The article that asks for it.
    pub article: &'static str,
    /// How many players take part.
    pub players: usize,
    /// Players asked for, where that is a condition.
    pub players_needed: usize,
    /// How many of them are rated.
    pub rated: usize,
    /// Rated players asked for.
    pub rated_needed: usize,
}

pub(super) fn check(input: &Input<'_>, rating: &EventRating, found: &mut Vec<Finding>) {
    let System::RoundRobin { cycles } = input.tournament.system().0 else { return };
    // 0.3: official events are always rated.
    let free = input.provisions.composition == Composition::Free || input.declared.official == Official::Yes;
    if free
        || counts_as_swiss(input, rating)
        || input.tournament.is_team_event()
        || input.tournament.players.len() == 2
    {
        return;
    }
    let quota = quota(input, cycles);
    if quota.players < quota.players_needed || quota.rated < quota.rated_needed {
        found.push(Finding::FewRated(quota));
    }
}

/// 6.43: a round robin that is over and in which games were not played is reported as a Swiss, of which 6.4 asks no quota.
fn counts_as_swiss(input: &Input<'_>, rating: &EventRating) -> bool {
    let (rounds, schedule) = (&input.tournament.rounds, &input.tournament.schedule);
    let is_open = |game: &Ignored| game.reason == IgnoredReason::NoResult;
    let over = rounds.count() >= schedule.announced() && !rating.ignored.iter().any(is_open);
    over && rating.form == EventForm::IncompleteRoundRobin
}

fn quota(input: &Input<'_>, cycles: u8) -> Quota {
    let players = input.tournament.players.len();
    let rated = input.entrants.all().iter().filter(|entrant| entrant.rating.is_some()).count();
    let needs = |article, players_needed, rated_needed| Quota {
        article,
        players,
        players_needed,
        rated,
        rated_needed,
    };
    let third = players.div_ceil(3);
    match input.declared.championship {
        Championship::National => needs("6.33", 0, 3),
        Championship::WomensNational => needs("6.33", 0, 2),
        Championship::NotOne | Championship::Team => match players {
            // 6.32 comes on top of 6.3, which asks for more where there are more than twelve players.
            _ if cycles == 2 && rated < players && third <= 4 => needs("6.32", 6, 4),
            0..10 => needs("6.31", 0, 4),
            _ => needs("6.3", 0, third),
        },
    }
}
