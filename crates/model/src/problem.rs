//! Why facts do not make a tournament.

use crate::ids::RoundNumber;

/// A contradiction in the facts. Participants are named by pairing number, positions count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Nobody takes part.
    NoParticipants,
    /// A pairing number is 0.
    NumberZero {
        /// Position in the list.
        position: u32,
    },
    /// Two players, or two teams, have the same pairing number.
    DuplicateNumber {
        /// The number.
        number: u32,
    },
    /// A list refers to a player or a team that does not exist.
    NobodyThere {
        /// The round it is about, if any.
        round: Option<RoundNumber>,
        /// Position that does not exist.
        position: u32,
    },
    /// Somebody is paired with itself.
    PlaysItself {
        /// Who.
        number: u32,
        /// When.
        round: RoundNumber,
    },
    /// Somebody has two entries in a round.
    TwiceInRound {
        /// Who.
        number: u32,
        /// When.
        round: RoundNumber,
    },
    /// A player is on two rosters.
    InTwoTeams {
        /// Who.
        number: u32,
    },
    /// A board refers to a game that is not of its round, or that another board refers to.
    BoardWithoutGame {
        /// When.
        round: RoundNumber,
    },
    /// A game of a team event belongs to no match.
    GameWithoutMatch {
        /// Player with White.
        number: u32,
        /// When.
        round: RoundNumber,
    },
    /// More rounds are paired than announced.
    MoreRoundsThanAnnounced {
        /// Paired.
        paired: u16,
        /// Announced.
        announced: u16,
    },
    /// A bye is requested for a round that is already paired or was never announced.
    RequestOutOfRange {
        /// The round.
        round: RoundNumber,
    },
    /// A column of values has not one value per participant.
    ColumnLength {
        /// Values given.
        values: u32,
        /// Participants.
        participants: u32,
    },
    /// A range of rounds or numbers ends before it begins.
    RangeBackwards,
    /// Games, matches or byes were added or taken away behind the end of a round.
    RoundNotClosed,
    /// A round of the tournament itself is announced behind a round of the play-off.
    BehindPlayOff {
        /// The round.
        round: RoundNumber,
    },
}

impl Problem {
    /// Stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoParticipants => "M001",
            Self::NumberZero { .. } => "M002",
            Self::DuplicateNumber { .. } => "M003",
            Self::NobodyThere { .. } => "M004",
            Self::PlaysItself { .. } => "M005",
            Self::TwiceInRound { .. } => "M006",
            Self::InTwoTeams { .. } => "M007",
            Self::BoardWithoutGame { .. } => "M008",
            Self::GameWithoutMatch { .. } => "M009",
            Self::MoreRoundsThanAnnounced { .. } => "M010",
            Self::RequestOutOfRange { .. } => "M011",
            Self::ColumnLength { .. } => "M012",
            Self::RangeBackwards => "M013",
            Self::RoundNotClosed => "M014",
            Self::BehindPlayOff { .. } => "M015",
        }
    }
}
