//! Teams and their matches (article 11).
//!
//! A match is a list of boards. A board refers to its game among the round's pairings, so that a game is stored
//! once, whether a player's or a team's.

use std::ops::Range;

use crate::ids::{PlayerId, TeamId};
use crate::pairing::{Color, Colors, NoShow};
use crate::player::{Published, Status};
use crate::text::TextRange;

/// A team of a team event, with its roster in board order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Pairing number of the team.
    pub number: u32,
    /// Name of the team.
    pub name: TextRange,
    /// Short name for crosstables.
    pub nickname: TextRange,
    /// Number used to order the teams at the start, often an average rating.
    pub strength: Option<u32>,
    /// Members in board order.
    pub roster: Vec<PlayerId>,
    /// When the team came and went.
    pub status: Status,
    /// What the source printed about the outcome; a claim to check, never used in computing.
    pub published: Published,
}

impl Team {
    /// A team of which only number and name are known.
    pub fn new(number: u32, name: TextRange) -> Self {
        Self {
            number,
            name,
            nickname: TextRange::EMPTY,
            strength: None,
            roster: Vec::new(),
            status: Status::default(),
            published: Published::default(),
        }
    }
}

/// Two teams who were to meet in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The team with White on the first board.
    pub white: TeamId,
    /// The team in the second place of the pairing.
    pub black: TeamId,
    /// Whether that order is known.
    pub colors: Colors,
    /// Whether a team did not appear.
    pub outcome: MatchOutcome,
    /// The boards: a part of [`PairedRounds::boards`](crate::PairedRounds::boards).
    pub boards: Range<u32>,
}

/// Whether a match took place at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchOutcome {
    /// The games on the boards decide the match.
    Boards,
    /// A team did not appear; this is not the same as every board being forfeited.
    Forfeited(NoShow),
}

/// One board of a match; its number is its place in the match, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// Two players were paired.
    Game {
        /// Index of the game in [`PairedRounds::pairings`](crate::PairedRounds::pairings).
        pairing: u32,
        /// Colour of the player of the white team.
        white_team: Color,
    },
    /// Only one team had a player here, who wins by forfeit.
    Unopposed {
        /// The team that had one: `White` for the white team.
        team: Color,
        /// The player, where named.
        player: Option<PlayerId>,
    },
    /// Nobody on either side.
    Empty,
}
