//! The event and its rounds as announced.

use serde::{Deserialize, Serialize};

use super::{Color, object};
use crate::points::Weight;
use crate::value::{Date, Text};
use crate::vocabulary::vocabulary;

/// The event itself.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Event", deny_unknown_fields)]
pub(crate) struct Event {
    /// The name of the event, as printed on lists.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) name: Text,
    /// The town or other place it is played at.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) city: Text,
    /// Federation, usually three letters.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) federation: Text,
    /// First day. It decides the edition of the regulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<Date>,
    /// Last day of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<Date>,
    /// Chief arbiter: title, name and number as you write them.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) chief_arbiter: Text,
    /// Deputy arbiters, each as you write them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) deputies: Vec<Text>,
    /// The kind of tournament in the organiser's words.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) description: Text,
    /// The code of the pairing system as in TRF 192, such as `FIDE_DUTCH_2025`.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) system_code: Text,
    /// Thinking times in the organiser's words.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) time_text: Text,
    /// Thinking times as numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) time_control: Option<TimeControl>,
    /// The kind of play. Left out: standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<Pace>,
    /// Who or what made the pairings.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) controller: Text,
    /// Colour drawn for the first participant of round 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) first_color: Option<Color>,
    /// The rating the starting ranks were made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) starting_rank: Option<StartingRankMethod>,
    /// The federation whose national ratings that looks at.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) starting_rank_federation: Text,
    /// The criteria of the standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tie_breaks: Option<TieBreakList>,
}

/// The criteria of the standings, in order.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "TieBreakList", deny_unknown_fields)]
pub(crate) struct TieBreakList {
    /// The codes as in TRF 202 or 212, such as "BH/C1,BH,SB".
    pub(crate) text: String,
    /// What the list orders.
    pub(crate) scope: ListScope,
}

/// Thinking time for both colours.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "TimeControl", deny_unknown_fields)]
pub(crate) struct TimeControl {
    /// Periods for White; for both colours unless Black has its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) white: Vec<TimePeriod>,
    /// Periods for Black where they differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) black: Vec<TimePeriod>,
}

/// One period of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "TimePeriod", deny_unknown_fields)]
pub(crate) struct TimePeriod {
    /// Moves to be made in it. Left out: the rest of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) moves: Option<u32>,
    /// Seconds for the period.
    pub(crate) seconds: u32,
    /// Seconds added per move. Left out: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) increment: Option<u32>,
}

/// What is known of a round beside its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ScheduledRound", deny_unknown_fields)]
pub(crate) struct ScheduledRound {
    /// The round, from 1.
    pub(crate) round: u16,
    /// The day it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) date: Option<Date>,
    /// The part of the event it belongs to. Left out: main.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stage: Option<Stage>,
    /// How much its points count, with at most two decimals. Left out: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) weight: Option<Weight>,
    /// The encounter it is a game of: rounds with the same number, from 1, are games of one encounter between the
    /// same opponents. Left out: an encounter of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) encounter: Option<u16>,
}

object! {
    Event: "an event, which is an object",
    TieBreakList: "an object with \"text\" and \"scope\"",
    TimeControl: "an object with \"white\" and perhaps \"black\"",
    TimePeriod: "a period, which is an object with \"seconds\"",
    ScheduledRound: "a round of the schedule, which is an object with \"round\"",
}

vocabulary! {
    /// Kind of play by thinking time.
    Pace {
        Standard: "Standard chess: an hour or more for 60 moves.",
        Rapid: "Rapid chess: more than 10 minutes and less than an hour for 60 moves.",
        Blitz: "Blitz: 10 minutes or less for 60 moves.",
    }
}

vocabulary! {
    /// What a list of criteria orders.
    ListScope {
        Tied: "Those who are equal on points.",
        Everybody: "Everybody; the list names the points itself.",
    }
}

vocabulary! {
    /// How starting ranks were made.
    StartingRankMethod {
        Fide: "FIDE rating only.",
        National: "National rating only.",
        FideElseNational: "FIDE rating if there is one, else national.",
        NationalElseFide: "National rating if there is one, else FIDE.",
        Higher: "The higher of the two.",
        Lower: "The lower of the two.",
        Other: "In a way that is none of these.",
    }
}

vocabulary! {
    /// Part of an event.
    Stage {
        Preliminary: "A preliminary stage of the tournament.",
        Main: "The tournament itself.",
        PlayOff: "A play-off: its games count for no score and no tie-break of the tournament.",
    }
}
