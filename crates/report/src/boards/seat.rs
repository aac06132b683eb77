//! The board at which a player of a team counts.

use std::cmp::Reverse;

use exaequo_model::{Points, TeamId, Tournament};

use super::{BoardBasis, Options};
use crate::tally::{self, Tally};

/// A player at a board.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub(super) team: TeamId,
    /// The board the player counts at, from 1.
    pub(super) board: u32,
    pub(super) tally: Tally,
    pub(super) performance: Option<i64>,
}

impl Seat {
    /// What boards are ordered by: points, percentage, performance.
    pub(super) fn order(&self) -> (Reverse<Points>, Reverse<Option<i64>>, Reverse<Option<i64>>) {
        (Reverse(self.tally.points), Reverse(self.tally.tenths_of_percent()), Reverse(self.performance))
    }
}

/// Everybody who sat at a board.
pub(super) fn all(tournament: &Tournament, options: &Options, round: u16) -> Vec<Seat> {
    let tallies = tally::all(tournament, round, options.unrated);
    let mut seats = Vec::new();
    for (team, entry) in (0..).map(TeamId).zip(&tournament.teams) {
        for (place, player) in (1..).zip(&entry.roster) {
            let tally = tallies[player.index()].clone();
            if !tally.was_lined_up() {
                continue;
            }
            let board = match options.seat {
                BoardBasis::Roster => place,
                BoardBasis::Played => tally.most_played(),
            };
            seats.push(Seat { team, board, performance: tally.performance(), tally });
        }
    }
    seats
}
