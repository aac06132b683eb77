//! What an event decides besides the games.

use serde::{Deserialize, Serialize};

use super::object;
use crate::points::Points;
use crate::value::Text;
use crate::vocabulary::vocabulary;

/// Fictitious points used in pairing only.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Acceleration", deny_unknown_fields)]
pub(crate) struct Acceleration {
    /// Fictitious match points of teams. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) match_points: Option<Points>,
    /// Fictitious points of players, game points of teams. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) game_points: Option<Points>,
    /// First round they hold for.
    pub(crate) first_round: u16,
    /// Last round they hold for.
    pub(crate) last_round: u16,
    /// Lowest number of a participant they hold for.
    pub(crate) first_number: u32,
    /// Highest number of a participant they hold for.
    pub(crate) last_number: u32,
}

/// Participants none of whom may meet another of them.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Prohibition", deny_unknown_fields)]
pub(crate) struct Prohibition {
    /// First round it holds for.
    pub(crate) first_round: u16,
    /// Last round it holds for.
    pub(crate) last_round: u16,
    /// Numbers of the participants.
    pub(crate) participants: Vec<u32>,
}

/// Points that differ from what the scores give.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Adjustment", deny_unknown_fields)]
pub(crate) struct Adjustment {
    /// What it changes.
    pub(crate) what: Adjusted,
    /// Match points of teams. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) match_points: Option<Points>,
    /// Points of players, game points of teams. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) game_points: Option<Points>,
    /// The round. Left out: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) round: Option<u16>,
    /// Numbers of the participants. Left out: everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) participants: Vec<u32>,
}

/// A column of values typed by hand.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ExternalColumn", deny_unknown_fields)]
pub(crate) struct ExternalColumn {
    /// Name of the column.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) name: Text,
    /// Which end is the better one.
    pub(crate) better: Better,
    /// The values; a participant who is not listed has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) values: Vec<ExternalValue>,
}

/// A value typed by hand.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ExternalValue", deny_unknown_fields)]
pub(crate) struct ExternalValue {
    /// Number of the participant.
    pub(crate) number: u32,
    /// The value, with at most two decimals.
    pub(crate) value: Points,
}

object! {
    Acceleration: "an acceleration, which is an object with rounds and numbers",
    Prohibition: "a prohibition, which is an object with rounds and \"participants\"",
    Adjustment: "an adjustment, which is an object with \"what\"",
    ExternalColumn: "a column, which is an object with \"better\"",
    ExternalValue: "an object with \"number\" and \"value\"",
}

vocabulary! {
    /// What an adjustment changes.
    Adjusted {
        Total: "Added to the total: a bonus, or a penalty if negative.",
        Win: "Value of a win.",
        Draw: "Value of a draw.",
        Loss: "Value of a loss.",
        FullBye: "Value of a full-point bye.",
        HalfBye: "Value of a half-point bye.",
        ZeroBye: "Value of a zero-point bye.",
        ForfeitWin: "Value of a forfeit win.",
        ForfeitLoss: "Value of a forfeit loss.",
    }
}

vocabulary! {
    /// Which end of a scale is the better one.
    Better {
        Higher: "Higher values come first.",
        Lower: "Lower values come first.",
    }
}
