//! What happened in a round, stored once per pairing.
//!
//! A pairing is one record for two sides, so both sides cannot disagree. What one side sees of it is a
//! [`Slot`](crate::Slot).

use crate::ids::{ParticipantId, PlayerId};

/// The colour of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The side with the white pieces.
    White,
    /// The side with the black pieces.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// Where a side is in a pair of which White's is the first.
    pub const fn index(self) -> usize {
        match self {
            Self::White => 0,
            Self::Black => 1,
        }
    }

    /// The colour of the opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// Whether it is known who had which colour. Old files do not say so for forfeited games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colors {
    /// `white` is the one who had White.
    #[default]
    Known,
    /// The order of the two says nothing about colours.
    Unknown,
}

/// What a game gave to one side. The two sides need not add up: an arbiter may decide ½-0 or 0-0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side lost.
    Loss,
    /// The side drew.
    Draw,
    /// The side won.
    Win,
}

/// Whether a game that was played counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rateable {
    /// The game is rated.
    #[default]
    Yes,
    /// Fewer than one move each: a result over the board that is not rated (B.02, 5.1).
    TooShort,
}

/// Who did not appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoShow {
    /// White did not appear.
    White,
    /// Black did not appear.
    Black,
    /// Neither side appeared.
    Both,
}

/// How a pairing ended.
///
/// ```
/// use exaequo_model::{NoShow, Outcome, Side};
///
/// assert_eq!(Outcome::played(Side::Win, Side::Loss).to_string(), "1-0");
/// assert_eq!(Outcome::Forfeited(NoShow::Black).mirrored(), Outcome::Forfeited(NoShow::White));
/// assert!(Outcome::Pending.is_open());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Paired; no result yet.
    Pending,
    /// Adjourned, or the result is not known.
    Unknown,
    /// Played over the board.
    Played {
        /// The result of White.
        white: Side,
        /// The result of Black.
        black: Side,
        /// Whether it is rated.
        rated: Rateable,
    },
    /// Not played because somebody did not appear.
    Forfeited(NoShow),
}

impl Outcome {
    /// The outcome of a game that was played and is rated.
    pub const fn played(white: Side, black: Side) -> Self {
        Self::Played { white, black, rated: Rateable::Yes }
    }

    /// The outcome of a drawn game that is rated.
    pub const DRAWN: Self = Self::played(Side::Draw, Side::Draw);

    /// Whether a result is still missing.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Pending | Self::Unknown)
    }

    /// The same outcome seen with the colours exchanged.
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Pending => Self::Pending,
            Self::Unknown => Self::Unknown,
            Self::Played { white, black, rated } => Self::Played { white: black, black: white, rated },
            Self::Forfeited(NoShow::White) => Self::Forfeited(NoShow::Black),
            Self::Forfeited(NoShow::Black) => Self::Forfeited(NoShow::White),
            Self::Forfeited(NoShow::Both) => Self::Forfeited(NoShow::Both),
        }
    }
}

/// Two players who were to meet in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The player with the white pieces.
    pub white: PlayerId,
    /// The player with the black pieces.
    pub black: PlayerId,
    /// How the game ended.
    pub outcome: Outcome,
    /// Whether the colours are known.
    pub colors: Colors,
}

impl Pairing {
    /// A pairing with known colours.
    pub const fn new(white: PlayerId, black: PlayerId, outcome: Outcome) -> Self {
        Self { white, black, outcome, colors: Colors::Known }
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bye {
    /// Given by the pairing because of an odd number (TRF `U`).
    PairingAllocated,
    /// A full point without playing (TRF `F`).
    FullPoint,
    /// Half a point, on request (TRF `H`).
    HalfPoint,
    /// No points: absent with notice, withdrawn, not yet entered, or resting (TRF `Z`).
    ZeroPoint,
}

/// A participant who has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Absence {
    /// The participant who has the bye.
    pub participant: ParticipantId,
    /// What kind of bye.
    pub bye: Bye,
}
