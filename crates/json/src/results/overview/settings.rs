//! How a tournament is played: system, thinking times, points, criteria of the standings.

use exaequo_model::{
    self as model, Assurance, MatchScores, PairingByeScores, ScoreSystem, TimePeriod, Tournament,
};
use serde::Serialize;

use crate::Points;
use crate::dto::{ListScope, Pace, PrimaryScore};
use crate::vocabulary::words;

/// How opponents are found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct System {
    /// The kind of tournament.
    pub kind: SystemKind,
    /// How often everybody meets everybody, in a round robin.
    pub cycles: Option<u8>,
    /// Whether the file states the system; else it follows from who met whom.
    pub stated: bool,
    /// Its code as written (TRF 192).
    pub code: String,
    /// The organiser's words (TRF 092).
    pub description: String,
}

impl From<&Tournament> for System {
    fn from(tournament: &Tournament) -> Self {
        let (system, assurance) = tournament.system();
        let text = |range| tournament.str(range).trim().to_owned();
        Self {
            kind: system.into(),
            cycles: cycles(system),
            stated: assurance == Assurance::Stated,
            code: text(tournament.event.system_code),
            description: text(tournament.event.description),
        }
    }
}

/// How often everybody meets everybody, in a round robin.
pub const fn cycles(system: model::System) -> Option<u8> {
    match system {
        model::System::RoundRobin { cycles } => Some(cycles),
        _ => None,
    }
}

words! {
    /// A kind of tournament.
    pub SystemKind {
        Swiss: "Swiss, individual or team, single games.",
        DoubleSwiss: "Swiss with two games against each opponent.",
        RoundRobin: "Everybody against everybody.",
        Predetermined: "Pairings fixed beforehand in another way: Scheveningen, Schiller.",
        KnockOut: "Knock-out: whoever loses is out.",
        Other: "A system that is none of these.",
    }
}

impl From<model::System> for SystemKind {
    fn from(system: model::System) -> Self {
        match system {
            model::System::Swiss => Self::Swiss,
            model::System::DoubleSwiss => Self::DoubleSwiss,
            model::System::RoundRobin { .. } => Self::RoundRobin,
            model::System::Predetermined => Self::Predetermined,
            model::System::KnockOut => Self::KnockOut,
            model::System::Other => Self::Other,
        }
    }
}

/// Thinking times, in words and as numbers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TimeControl {
    /// The organiser's words.
    pub text: String,
    /// Periods for White, and for both unless Black has its own.
    pub white: Vec<Period>,
    /// Periods for Black where they differ.
    pub black: Vec<Period>,
    /// The kind of play.
    pub pace: Pace,
}

/// One period of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Period {
    /// Moves to be made in it; `null`: the rest of the game.
    pub moves: Option<u32>,
    /// Seconds for the period.
    pub seconds: u32,
    /// Seconds added per move.
    pub increment: u32,
}

impl From<&TimePeriod> for Period {
    fn from(&TimePeriod { moves, seconds, increment }: &TimePeriod) -> Self {
        Self { moves, seconds, increment }
    }
}

impl From<&Tournament> for TimeControl {
    fn from(tournament: &Tournament) -> Self {
        let model::TimeControl { white, black } = &tournament.event.time_control;
        Self {
            text: tournament.str(tournament.event.time_text).trim().to_owned(),
            white: white.iter().map(Period::from).collect(),
            black: black.iter().map(Period::from).collect(),
            pace: tournament.event.pace.into(),
        }
    }
}

/// What outcomes are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointSystem {
    /// A win over the board.
    pub win: Points,
    /// A draw over the board.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A win because the opponent did not appear.
    pub forfeit_win: Points,
    /// A loss for not appearing.
    pub forfeit_loss: Points,
    /// A full-point bye.
    pub full_point_bye: Points,
    /// A half-point bye.
    pub half_point_bye: Points,
    /// A zero-point bye, or a round not taken part in.
    pub zero_point_bye: Points,
    /// A bye allocated by the pairing.
    pub pairing_allocated_bye: Points,
    /// An adjourned game or an unknown result.
    pub unknown_result: Points,
}

impl From<&ScoreSystem> for PointSystem {
    fn from(scores: &ScoreSystem) -> Self {
        Self {
            win: scores.win.into(),
            draw: scores.draw.into(),
            loss: scores.loss.into(),
            forfeit_win: scores.forfeit_win.into(),
            forfeit_loss: scores.forfeit_loss.into(),
            full_point_bye: scores.full_bye.into(),
            half_point_bye: scores.half_bye.into(),
            zero_point_bye: scores.zero_bye.into(),
            pairing_allocated_bye: scores.pairing_bye.into(),
            unknown_result: scores.unknown.into(),
        }
    }
}

/// What matches of teams are worth.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchPoints {
    /// A match won.
    pub win: Points,
    /// A match drawn.
    pub draw: Points,
    /// A match lost.
    pub loss: Points,
    /// Match points and game points of a pairing-allocated bye, where the event states them.
    pub pairing_allocated_bye: Option<[Points; 2]>,
    /// The score that decides first, where the event states it.
    pub primary: Option<PrimaryScore>,
}

impl From<&Tournament> for MatchPoints {
    fn from(tournament: &Tournament) -> Self {
        let MatchScores { win, draw, loss, pairing_bye, .. } = tournament.match_scores;
        let both = |PairingByeScores { match_points, game_points }| [match_points, game_points].map(Points);
        Self {
            win: win.into(),
            draw: draw.into(),
            loss: loss.into(),
            pairing_allocated_bye: pairing_bye.map(both),
            primary: tournament.primary.map(Into::into),
        }
    }
}

/// The criteria of the standings, as written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TieBreaks {
    /// The codes, in the words of the file.
    pub text: String,
    /// What the list orders.
    pub scope: ListScope,
}

impl TieBreaks {
    /// The list of a tournament, where it states one.
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let list = tournament.event.tie_breaks?;
        Some(Self { text: tournament.str(list.text).trim().to_owned(), scope: list.scope.into() })
    }
}
