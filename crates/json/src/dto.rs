//! The form of a document, part by part. The comments on keys and words are the descriptions of the JSON Schema.
//!
//! The types are for reading and writing JSON only; nothing here is checked beyond its shape.

mod decision;
mod event;
mod object;
mod player;
mod rating;
mod result;
mod round;
mod score;
mod status;
mod system;
mod team;

use serde::{Deserialize, Serialize};

pub use decision::Better;
pub(crate) use decision::{Acceleration, Adjusted, Adjustment, ExternalColumn, ExternalValue, Prohibition};
pub(crate) use event::{Event, ScheduledRound, TieBreakList, TimeControl, TimePeriod};
pub use event::{ListScope, Pace};
pub(crate) use object::{all_optional, object};
pub use player::Sex;
pub(crate) use player::{Birth, FideId, NationalRecord, Player};
pub(crate) use rating::{RatingEntry, ValidFrom};
pub(crate) use result::{GameResult, MatchOutcome};
pub(crate) use round::{Board, BoardGame, ByeEntry, Color, Game, Match, Request, Round, Unopposed};
pub use score::PrimaryScore;
pub(crate) use score::{ForfeitScores, MatchScores, PairingByeScores, ScoreSystem};
pub(crate) use status::{Departure, Published, Status};
pub(crate) use system::System;
pub(crate) use team::Team;

use crate::value::Version;

/// A chess tournament: who took part, who was paired with whom, and how it ended. Players are named by their
/// pairing number and teams by their team number.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Document", deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "Tournament"))]
pub(crate) struct Document {
    /// Name and version of this form.
    pub(crate) schema: Version,
    /// The event itself: name, place, time, officials, regulations as announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<Event>,
    /// How opponents are found, where the event states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) system: Option<System>,
    /// How many rounds the tournament has, whether they are paired yet or not. Left out: those in "rounds".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) announced_rounds: Option<u16>,
    /// Rounds of which more is known than their number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) schedule: Vec<ScheduledRound>,
    /// Points of players, game points of teams. Left out: 1 for a win, 0.5 for a draw, 0 for a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) scores: Option<ScoreSystem>,
    /// Match points of teams. Left out: 2 for a match won, 1 for a drawn one, 0 for a lost one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) match_scores: Option<MatchScores>,
    /// The score that decides a team event, where the event states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) primary_score: Option<PrimaryScore>,
    /// Colours of the white team's players, board by board, where announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) board_colors: Vec<Color>,
    /// All players, of teams as well.
    pub(crate) players: Vec<Player>,
    /// The teams of a team event; left out in an individual event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) teams: Vec<Team>,
    /// The rounds that have been paired, from round 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) rounds: Vec<Round>,
    /// Byes announced for rounds that are not paired yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) requests: Vec<Request>,
    /// Fictitious points used in pairing only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) accelerations: Vec<Acceleration>,
    /// Pairings that are not allowed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) prohibitions: Vec<Prohibition>,
    /// Points that differ from what the scores give.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) adjustments: Vec<Adjustment>,
    /// Columns of values typed by hand, usable as criteria of the standings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) external: Vec<ExternalColumn>,
    /// Lines of the source that say nothing about the tournament, such as comments and data for other programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) remarks: Vec<String>,
}

object!(Document: "a tournament, which is an object");
