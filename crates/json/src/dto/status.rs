//! What players and teams have in common: when they came and went, what was published about them.

use exaequo_model as model;
use serde::{Deserialize, Serialize};

use super::{all_optional, object};
use crate::points::Points;
use crate::vocabulary::{vocabulary, words};

/// When a participant came and went, and whether it is ranked.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Status", deny_unknown_fields)]
pub(crate) struct Status {
    /// The first round it was entered for. Left out: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) entered: Option<u16>,
    /// How it left, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<Departure>,
    /// Whether it has a rank in the standings. Left out: ranked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ranking: Option<RankStatus>,
}

/// How a participant left.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Departure", deny_unknown_fields)]
pub(crate) struct Departure {
    /// The last round it was in; 0 if it never played.
    pub(crate) after: u16,
    /// Why it left, and after an expulsion whether its results stand.
    pub(crate) reason: Reason,
}

words! {
    /// Why a participant left.
    #[derive(Deserialize)]
    pub(crate) Reason {
        Withdrawn: "Withdrew from the event.",
        ExpelledResultsKept: "Was expelled; the results stand.",
        ExpelledResultsAnnulled: "Was expelled; the results count for nobody.",
    }
}

impl From<model::DepartureReason> for Reason {
    fn from(reason: model::DepartureReason) -> Self {
        match reason {
            model::DepartureReason::Withdrawn => Self::Withdrawn,
            model::DepartureReason::Expelled(model::ExpelledResults::Kept) => Self::ExpelledResultsKept,
            model::DepartureReason::Expelled(model::ExpelledResults::Annulled) => {
                Self::ExpelledResultsAnnulled
            }
        }
    }
}

impl From<Reason> for model::DepartureReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Withdrawn => Self::Withdrawn,
            Reason::ExpelledResultsKept => Self::Expelled(model::ExpelledResults::Kept),
            Reason::ExpelledResultsAnnulled => Self::Expelled(model::ExpelledResults::Annulled),
        }
    }
}

all_optional! {
    /// What was published about the outcome.
    "Published" Published {
        /// Points of a player, match points of a team.
        points: Points,
        /// Game points of a team.
        game_points: Points,
        /// Rank in the standings that were published.
        rank: u32,
    }
}

object! {
    Status: "a status, which is an object",
    Departure: "an object with \"after\" and \"reason\"",
    Published: "an object with \"points\", \"game_points\" or \"rank\"",
}

vocabulary! {
    /// Whether a participant has a rank.
    #[cfg_attr(feature = "schema", schemars(rename = "Ranking"))]
    RankStatus {
        Ranked: "It has a rank like everybody else.",
        NotRanked: "It plays along, out of competition.",
    }
}
