//! What an event decides besides the games: acceleration, prohibited pairings, abnormal points, values by hand.

use crate::ids::{ParticipantId, RoundNumber};
use crate::points::Points;
use crate::records::Basis;
use crate::text::TextRange;
use crate::tournament::Tournament;

/// Fictitious points used in pairing only (TRF 250).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// Fictitious match points of teams.
    pub match_points: Points,
    /// Fictitious points of players, game points of teams.
    pub game_points: Points,
    /// First round they hold for.
    pub first_round: RoundNumber,
    /// Last round they hold for.
    pub last_round: RoundNumber,
    /// Lowest pairing number they hold for.
    pub first_number: u32,
    /// Highest pairing number they hold for.
    pub last_number: u32,
}

/// Participants none of whom may meet another of them (TRF 260).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibition {
    /// First round it holds for.
    pub first_round: RoundNumber,
    /// Last round it holds for.
    pub last_round: RoundNumber,
    /// The participants, no two of whom may be paired.
    pub participants: Vec<ParticipantId>,
}

/// Points that differ from what the score system gives (TRF 299).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// Which total the decision changes.
    pub what: Adjusted,
    /// Match points of teams; `None`: as without it.
    pub match_points: Option<Points>,
    /// Points of players, game points of teams; `None`: as without it.
    pub game_points: Option<Points>,
    /// The round; `None`: all. [`Adjustment::NO_ROUND`]: points that belong to none.
    pub round: Option<RoundNumber>,
    /// The participants it applies to; empty where it applies to everybody.
    pub participants: Vec<ParticipantId>,
}

impl Adjustment {
    /// The round of points that belong to none: they change a participant's own points and nothing else. The number is
    /// that of the format, and no event has that many rounds.
    pub const NO_ROUND: RoundNumber = RoundNumber(999);

    /// Whether its points belong to no round.
    pub fn is_of_no_round(&self) -> bool {
        self.round == Some(Self::NO_ROUND)
    }

    /// What it gives on a basis, if it concerns that basis.
    pub const fn points(&self, basis: Basis) -> Option<Points> {
        match basis {
            Basis::MatchPoints => self.match_points,
            Basis::Points | Basis::GamePoints => self.game_points,
        }
    }
}

impl Tournament {
    /// Points added to a total or taken from it.
    pub fn bonuses(&self) -> impl Iterator<Item = &Adjustment> {
        self.adjustments.iter().filter(|one| one.what == Adjusted::Total)
    }

    /// Values of outcomes that the event redefines for some rounds or participants, in the order of the file: of two
    /// that concern the same outcome the later one counts. What holds for everybody hides what held for everybody
    /// before, so that no file makes this slow.
    pub fn adjusted_values(&self, basis: Basis) -> Vec<(&Adjustment, Points)> {
        let mut general = Vec::new();
        let mut kept = Vec::new();
        for one in self.adjustments.iter().rev().filter(|one| one.what != Adjusted::Total) {
            let Some(points) = one.points(basis) else { continue };
            if one.participants.is_empty() {
                if general.contains(&(one.what, one.round)) {
                    continue;
                }
                general.push((one.what, one.round));
            }
            kept.push((one, points));
        }
        kept.reverse();
        kept
    }
}

/// What an adjustment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjusted {
    /// Added to the total: a bonus, or a penalty if negative.
    Total,
    /// Value of a win.
    Win,
    /// Value of a draw.
    Draw,
    /// Value of a loss.
    Loss,
    /// Value of a full-point bye.
    FullBye,
    /// Value of a half-point bye.
    HalfBye,
    /// Value of a zero-point bye.
    ZeroBye,
    /// Value of a forfeit win.
    ForfeitWin,
    /// Value of a forfeit loss.
    ForfeitLoss,
}

impl Adjusted {
    /// All kinds with their TRF letter.
    pub const ALL: [(Self, char); 9] = [
        (Self::Total, ' '),
        (Self::Win, 'W'),
        (Self::Draw, 'D'),
        (Self::Loss, 'L'),
        (Self::FullBye, 'F'),
        (Self::HalfBye, 'H'),
        (Self::ZeroBye, 'Z'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
    ];
}

/// A column of values typed by hand, usable as a criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExternalColumn {
    /// Name of the column.
    pub name: TextRange,
    /// Which end is the better one.
    pub better: Better,
    /// One value per participant, where there is one.
    pub values: Vec<Option<Points>>,
}

/// Which end of a scale is the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// Higher values come first.
    Higher,
    /// Lower values come first.
    Lower,
}
