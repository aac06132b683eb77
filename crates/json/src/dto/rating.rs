//! Ratings players had, when and from where.

use serde::{Deserialize, Serialize};

use super::{Pace, object};
use crate::value::{Date, Rating};
use crate::vocabulary::vocabulary;

/// One rating of a player.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "RatingEntry", deny_unknown_fields)]
pub(crate) struct RatingEntry {
    /// Who keeps the list. Left out: fide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) body: Option<RatingBody>,
    /// For which kind of play. Left out: standard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<Pace>,
    /// The rating itself, from 1 on.
    pub(crate) rating: Rating,
    /// From when on it holds in this tournament: a round as a number, or a day as a date. Left out: from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<ValidFrom>,
    /// Where it was taken from. Left out: file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) source: Option<RatingSource>,
    /// The development coefficient that goes with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) k: Option<u8>,
    /// Games behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) games: Option<u32>,
}

/// From when on a rating holds.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "expected a round such as 5 or a date such as \"2026-03-01\"")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) enum ValidFrom {
    /// From a round on.
    Round(u16),
    /// From a day on.
    Day(Date),
}

object!(RatingEntry: "a rating, which is an object with \"rating\"");

vocabulary! {
    /// Who keeps a rating list.
    RatingBody {
        Fide: "FIDE, in its own lists.",
        National: "A national federation; the national record says which.",
    }
}

vocabulary! {
    /// Where a rating was taken from.
    RatingSource {
        File: "The tournament's own data.",
        List: "A rating list.",
        Estimate: "The organiser's estimate.",
    }
}
