//! `exaequo/rating/1`: the rating report of an event (B.02), with every game of every player.

use serde::Serialize;

use crate::dto::Pace;
use crate::vocabulary::words;
use crate::{Date, Points};

super::form!("exaequo/rating/1", Report);

/// A rated event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// Name and version of this form.
    pub schema: Version,
    /// Name of the file.
    pub file: String,
    /// The event by its name and days.
    pub event: Event,
    /// The edition of the rating regulations.
    pub edition: &'static str,
    /// The kind of play the event was rated as.
    pub pace: Pace,
    /// First day of the list on which the event is rated, where the days are known.
    pub list: Option<Date>,
    /// The part of the event it is about, where an event is rated in parts (4.13).
    pub part: Option<Part>,
    /// How the games were looked at.
    pub form: EventForm,
    /// Provisions that were replaced, as `name=value`.
    pub replaced: Vec<String>,
    /// The players, each with the games that count.
    pub players: Vec<Player>,
    /// Games that are not rated.
    pub ignored: Vec<Ignored>,
    /// Sums over the event.
    pub totals: Totals,
    /// What the regulations say about the event.
    pub findings: Vec<Finding>,
}

/// The event by its name and days.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// The name of the event.
    pub name: String,
    /// First day, where it is known.
    pub start: Option<Date>,
    /// Last day, where it is known.
    pub end: Option<Date>,
}

/// A part of an event, with the ratings of its own days (4.13).
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Its number, from 1 on.
    pub number: usize,
    /// How many parts there are.
    pub of: usize,
    /// The first round.
    pub first_round: u16,
    /// The last round.
    pub last_round: u16,
}

words! {
    /// How the games of an event are looked at.
    pub EventForm {
        Swiss: "As those of a Swiss.",
        IncompleteRoundRobin: "As those of a round robin in which not everybody met everybody.",
        RoundRobin: "As those of a round robin.",
        Matches: "As those of matches between two.",
    }
}

/// A player of the event, with what the games come to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// Starting rank of the player, which games refer to.
    pub id: u32,
    /// The name of the player.
    pub name: String,
    /// Number at FIDE.
    pub fide_id: Option<u64>,
    /// Number of the team, in a team event.
    pub team: Option<u32>,
    /// Board in the team's list.
    pub board: Option<u32>,
    /// Rating at the start; `null`: unrated.
    pub ro: Option<u16>,
    /// Average of the opponents as they count.
    pub rc: Option<i32>,
    /// Score in the games that count.
    pub w: Points,
    /// Games that count.
    pub n: u32,
    /// Expected score in the games that count; `null`: unrated.
    pub we: Option<Points>,
    /// Development coefficient, K; `null`: unrated.
    pub k: Option<u8>,
    /// Whether it was assumed.
    pub k_assumed: bool,
    /// Change before rounding.
    pub change: Option<Points>,
    /// New rating, or first rating if it is published.
    pub rn: Option<i32>,
    /// Performance: the average of the opponents, and the difference that goes with the score.
    pub rp: Option<i32>,
    /// Rating of this event, of an unrated player whose result counts.
    pub ru: Option<i32>,
    /// What became of the player.
    pub status: Status,
    /// Games still missing for a first rating.
    pub missing: Option<u32>,
    /// Games of earlier results that are no longer pooled, too old (7.14c) or a zero before others (6.1), of an unrated
    /// player.
    pub expired: Option<u32>,
    /// The article by which a result of an unrated player does not count, or a rating is not published.
    pub article: Option<&'static str>,
    /// The whole period of a rated player, if it holds several of the events.
    pub period: Option<Period>,
    /// The whole period of an unrated player, if it holds several of the events: they come to one first rating.
    pub first_period: Option<FirstPeriod>,
    /// The games that were rated, in the order of the rounds.
    pub games: Vec<Game>,
}

words! {
    /// What became of a player.
    pub Status {
        Rated: "Rated, and the rating changes.",
        Delisted: "Rated, and the new rating is below the floor, so that the player is no longer rated (7.21).",
        NoGames: "Rated, without a game that counts.",
        FirstRating: "Unrated, and gets a rating.",
        Pending: "Unrated, with a result that counts and games missing.",
        PartOfPeriod: "Unrated, with a result that is part of the first rating of the whole period (`first_period`).",
        BelowFloor: "Unrated, with enough games and below the floor.",
        NotCounted: "Unrated, and the result does not count.",
    }
}

impl Status {
    /// The word that is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rated => "rated",
            Self::Delisted => "delisted",
            Self::NoGames => "no_games",
            Self::FirstRating => "first_rating",
            Self::Pending => "pending",
            Self::PartOfPeriod => "part_of_period",
            Self::BelowFloor => "below_floor",
            Self::NotCounted => "not_counted",
        }
    }
}

/// Several events of a rated player in a period together.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Period {
    /// Rating of the newest list before the one of the period.
    pub ro: u16,
    /// Games that count.
    pub n: u32,
    /// K; null where the events have different ones (`list-of-k=start`).
    pub k: Option<u8>,
    /// Whether it was assumed.
    pub k_assumed: bool,
    /// Change before rounding.
    pub change: Points,
    /// New rating after all events of the period.
    pub rn: i32,
}

/// Several events of an unrated player in a period together, with what counted before them.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FirstPeriod {
    /// Games that count.
    pub n: u32,
    /// Score in them.
    pub w: Points,
    /// Average of the opponents.
    pub rc: Option<i32>,
    /// First rating if it is published.
    pub rn: Option<i32>,
    /// What became of the player.
    pub status: Status,
}

/// A game of a player, with what it counts.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Game {
    /// The round, from 1.
    pub round: u16,
    /// `w` or `b`, where known.
    pub color: Option<char>,
    /// Starting rank of the opponent.
    pub opponent: u32,
    /// Rating of the opponent; of a newcomer, that of this event.
    pub rating: Option<i32>,
    /// Rating of the opponent as it counts.
    pub used: Option<i32>,
    /// Whether the limit of 8.54 made a difference.
    pub limited: bool,
    /// Difference that counts.
    pub difference: Option<i32>,
    /// Expected score of the player, from the difference that counts.
    pub expected: Option<Points>,
    /// Score of the player in the game.
    pub score: Points,
    /// Score less expected score.
    pub gain: Option<Points>,
    /// That times K.
    pub change: Option<Points>,
    /// Whether it counts for the player; games of a newcomer are judged together.
    pub counts: bool,
}

/// A game that is not rated.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ignored {
    /// The round, from 1.
    pub round: u16,
    /// Starting rank of the player with White.
    pub white: u32,
    /// Starting rank of the player with Black.
    pub black: u32,
    /// Starting rank of the player for whom it is not rated; `null`: for neither.
    pub player: Option<u32>,
    /// The article by which it is not rated.
    pub article: &'static str,
    /// The same in words of the language asked for.
    pub reason: String,
}

/// Sums over the event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Totals {
    /// How many rated players the event has.
    pub rated: u64,
    /// How many unrated players the event has.
    pub unrated: u64,
    /// Results of rated players that count.
    pub results: u64,
    /// Games that are not rated.
    pub ignored: u64,
    /// The changes of all rated players together.
    pub change: Points,
    /// Games between rated players with equal K.
    pub balance_games: u32,
    /// What they add up to: 0.
    pub balance: i64,
    /// Games between rated players with equal K that cannot add up to it: decided ½–0, 0–½ or 0–0.
    pub balance_left_out: Vec<Uneven>,
}

/// A game whose scores do not add up to a point.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Uneven {
    /// The round of the game.
    pub round: u16,
    /// The number of the player with the white pieces.
    pub white: u32,
    /// The number of the player with the black pieces.
    pub black: u32,
}

/// Something the regulations say about the event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finding {
    /// The article that says it.
    pub article: &'static str,
    /// How much it weighs.
    pub weight: Weight,
    /// The same in words of the language asked for.
    pub message: String,
}

/// How much a finding about an event weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// A regulation is not kept.
    Breach,
    /// The file does not tell whether it is kept.
    Open,
    /// Worth knowing: no regulation is broken.
    Note,
}
