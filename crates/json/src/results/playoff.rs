//! `exaequo/playoff/1`: the plan of the play-offs of an event, and how far they are.

pub mod decided;
pub mod shared;

use serde::Serialize;

use crate::vocabulary::words;
pub use decided::Decided;
pub use shared::{Drawing, DrawnFor, Duel, PlayedGame, StageScore, WonDraw};

super::form!("exaequo/playoff/1", PlayOffPlan);

/// The plan of the play-offs of an event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayOffPlan {
    /// Name and version of this form.
    pub schema: Version,
    /// The name of the event.
    pub event: String,
    /// What becomes of ties (2.1).
    pub method: Method,
    /// Whether the tournament is not over, so that all of this can change.
    pub provisional: bool,
    /// The stages of a pairing (3.1.6).
    pub stages: Vec<Stage>,
    /// One for each tie that is played off.
    pub play_offs: Vec<PlayOff>,
}

/// What becomes of ties (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Places and prizes are shared.
    Share,
    /// The tied play off.
    PlayOff,
    /// The list of tie-breaks decides.
    List,
}

/// A stage of the games between two, such as two rapid games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// The name the regulations give it.
    pub name: String,
    /// How many games two play in it.
    pub games: u32,
    /// The time control, as it is written.
    pub time_control: String,
    /// Minutes a game is given in the timetable.
    pub minutes: u32,
}

/// The plan for one tie.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayOff {
    /// First and last place of the tie.
    pub places: [u32; 2],
    /// How many places or spots there are to win.
    pub at_stake: u32,
    /// Whether they are won in order; if not, only who is among them matters.
    pub ordered: bool,
    /// How it is played; null where it cannot be planned.
    pub contest: Option<Contest>,
    /// Why it cannot be planned; missing where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
    /// How far it is; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// Who plays, by number from 1.
    pub entrants: Vec<Entrant>,
    /// The games that are known; where it has begun, those that come next.
    pub games: Vec<PlannedGame>,
    /// What has been played of them and of those before; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Vec<PlayedGame>>,
    /// Pairings of two that are decided, the winner first; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duels: Option<Vec<Duel>>,
    /// Everything that was drawn by lots so far, a draw each.
    pub lots: Vec<Drawing>,
    /// The pairings of a knock-out, round by round; empty otherwise.
    pub bracket: Vec<Vec<[Seat; 2]>>,
    /// When each round of games is played.
    pub timetable: Vec<Session>,
}

words! {
    /// How a play-off is played.
    pub Contest {
        Match: "Two play a match.",
        RoundRobin: "Everybody meets everybody.",
        KnockOut: "Whoever loses is out.",
    }
}

words! {
    /// Why a play-off cannot be planned.
    pub Refused {
        TooManyPlaces: "A knock-out has an order for fewer places than are at stake.",
        NoSuchRound: "The regulations describe a round that there is not.",
        TooManyRounds: "It would have more rounds than a tournament can have.",
    }
}

words! {
    /// How far a play-off is.
    pub State {
        Going: "Games are to come.",
        Over: "Everything is decided.",
        Stuck: "It cannot go on by its games.",
    }
}

/// A participant of a play-off.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrant {
    /// The number in the play-off, from 1.
    pub number: u32,
    /// The number in the tournament.
    pub id: u32,
    /// The name of the participant.
    pub name: String,
}

/// A game to be played, by the numbers of the play-off.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "KnownGame"))]
pub struct PlannedGame {
    /// The round of the play-off.
    pub round: u32,
    /// The stage, from 1.
    pub stage: usize,
    /// Which game of the stage between the two, from 1.
    pub game: u32,
    /// The board, from 1.
    pub board: u32,
    /// Number of the one with White.
    pub white: u32,
    /// Number of the one with Black.
    pub black: u32,
    /// Whether it is played only if those before did not decide.
    pub if_tied: bool,
}

/// Who takes a seat of a bracket.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Source"))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The participant with this number.
    Number(u32),
    /// Nobody: the other one goes on.
    Free,
    /// The winner of a pairing of the round before, from 1.
    Winner(usize),
    /// The loser of one.
    Loser(usize),
}

/// When the games of a round are played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Slot"))]
pub struct Session {
    /// The round of the play-off.
    pub round: u32,
    /// The stage, from 1.
    pub stage: usize,
    /// Which game of the stage, from 1.
    pub game: u32,
    /// Whether it is played only if those before did not decide.
    pub if_tied: bool,
    /// Minutes from the start.
    pub from: u32,
    /// Minutes from the start to its end.
    pub until: u32,
    /// Day and time, where the start is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<String>,
    /// Day and time of its end, where the start is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<String>,
}
