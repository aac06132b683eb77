//! Why there is no forecast.

use std::fmt;

use exaequo_tiebreak::{Refusal, Spec};

/// What is to come in an event: games of players, or matches of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meetings {
    /// Two players meet in each.
    Games,
    /// Two teams meet in each.
    Matches,
}

impl fmt::Display for Meetings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Games => "games",
            Self::Matches => "matches",
        })
    }
}

/// Why there is no forecast.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// All games of all announced rounds have a result.
    #[error("every game has a result: nothing is open")]
    NothingOpen,
    /// No game of the round asked for was played, nor of later ones: all are byes and forfeits.
    #[error("no game of round {round} was played: nothing is open")]
    NothingOpenIn {
        /// The round asked for.
        round: u16,
    },
    /// The round asked for is not announced, or comes after rounds that are not paired.
    #[error("there is no round {asked} to forecast; the last possible one is {announced}")]
    NoRound {
        /// The round asked for.
        asked: u16,
        /// The last one that can be asked for.
        announced: u16,
    },
    /// Points do not come first, and rounds are to come whose pairings nobody knows.
    #[error("{first} comes before the points, and nobody knows yet who will meet whom")]
    PointsNotFirstUnpaired {
        /// The first criterion of the list.
        first: Spec,
    },
    /// Points do not come first, and there are too many ways to look at one by one.
    #[error(
        "{first} comes before the points, and {open} open {meetings} are too many to go through one by one"
    )]
    PointsNotFirst {
        /// The first criterion of the list.
        first: Spec,
        /// How many are open.
        open: usize,
        /// What is open.
        meetings: Meetings,
    },
    /// A criterion looks at single boards, and a match has too many open ones.
    #[error("{boards} open boards of a match are too many for criteria that look at single boards")]
    TooManyBoards {
        /// How many boards of the match are open.
        boards: usize,
    },
    /// The open boards of a match can come to too many sums.
    #[error("{boards} open boards of a match can come to too many sums")]
    TooManySums {
        /// How many boards of the match are open.
        boards: usize,
    },
    /// There are no standings at all.
    #[error(transparent)]
    NoStandings(#[from] Refusal),
}
