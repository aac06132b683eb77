//! `exaequo/show/1`: what was understood of a tournament.

pub mod count;
pub mod settings;

use exaequo_model::Tournament;
use serde::Serialize;

pub use count::{Byes, Federation, Missing, Participants, Played, Rounds, Special, Stake, StakeScore};
pub use settings::{MatchPoints, Period, PointSystem, System, TieBreaks, TimeControl};

use super::file::{Encoding, Format, Level, LineEnds};
use crate::Date;

super::form!("exaequo/show/1", Overview);

/// What was understood of a tournament.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Overview {
    /// Name and version of this form.
    pub schema: Version,
    /// The file it was read from.
    pub file: File,
    /// The event in the organiser's words.
    pub event: Event,
    /// How opponents are found.
    pub system: System,
    /// How far the tournament is.
    pub rounds: Rounds,
    /// Who takes part.
    pub participants: Participants,
    /// Thinking times and the kind of play.
    pub time_control: TimeControl,
    /// Points of players; game points in a team event.
    pub points: PointSystem,
    /// Match points, in a team event.
    pub match_points: Option<MatchPoints>,
    /// The criteria of the standings, where the event states them.
    pub tie_breaks: Option<TieBreaks>,
    /// What the event decides besides the games.
    pub special: Special,
    /// What was played.
    pub results: Played,
    /// What was assumed or is worth knowing, one entry per kind.
    pub remarks: Vec<Remark>,
    /// How many more findings there were.
    pub hidden: u32,
}

/// The file a tournament was read from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct File {
    /// The name of the file, as it was given.
    pub name: String,
    /// The format the file is written in.
    pub format: Format,
    /// How its text is stored.
    pub encoding: Option<Encoding>,
    /// How its lines end.
    pub line_ends: Option<LineEnds>,
}

/// The event in the organiser's words. Empty: not given.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// The name of the event.
    pub name: String,
    /// The place it is played at.
    pub city: String,
    /// The federation, usually three letters.
    pub federation: String,
    /// First day, where it is known.
    pub start: Option<Date>,
    /// Last day, where it is known.
    pub end: Option<Date>,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The deputy arbiters.
    pub deputies: Vec<String>,
    /// Who or what made the pairings.
    pub controller: String,
}

impl From<&Tournament> for Event {
    fn from(tournament: &Tournament) -> Self {
        let event = &tournament.event;
        let text = |range| tournament.str(range).trim().to_owned();
        Self {
            name: text(event.name),
            city: text(event.city),
            federation: text(event.federation),
            start: event.start.map(Date),
            end: event.end.map(Date),
            chief_arbiter: text(event.chief_arbiter.text),
            deputies: event.deputies.iter().map(|deputy| text(deputy.text)).collect(),
            controller: text(event.controller),
        }
    }
}

/// A kind of finding about the file, and how often there was one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Remark {
    /// The code of the findings, the same in every version, such as `T049`.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Level,
    /// How often it was found.
    pub count: u32,
    /// The first of them in words.
    pub message: String,
    /// What was assumed there.
    pub assumed: Option<String>,
}
