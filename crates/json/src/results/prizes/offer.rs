//! What is offered to whom, and the rules by which it is given.

use crate::vocabulary::words;
use serde::Serialize;

/// How the prizes are given.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// How many prizes a participant can win.
    pub per_player: PerPlayer,
    /// What becomes of the money of those who have equal points.
    pub sharing: Sharing,
    /// Amounts that are shared are multiples of this.
    pub unit: i64,
    /// How they are rounded.
    pub rounding: Rounding,
    /// Who gets what rounding leaves.
    pub residual: Residual,
}

words! {
    /// How many prizes a participant can win.
    pub PerPlayer {
        One: "The best one.",
        Several: "One of each group.",
    }
}

words! {
    /// What becomes of the money of those who have equal points.
    pub Sharing {
        Equally: "They share it equally.",
        Hort: "Half of it is shared, half goes by the list.",
        None: "It goes by the list.",
    }
}

words! {
    /// How shared amounts are rounded.
    pub Rounding {
        Down: "Down to a multiple of the unit.",
        HalfUp: "To the nearest, a half up.",
    }
}

words! {
    /// Who gets what rounding leaves.
    pub Residual {
        Spread: "Those who share, a unit each from the highest placed on.",
        First: "The highest placed of those who share.",
        Kept: "The organiser, who keeps it.",
    }
}

/// A group with what it is offered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PrizeGroup"))]
pub struct Group<'a> {
    /// The name of the group.
    pub name: &'a str,
    /// Who belongs to it, as it is typed, such as `women, U16`; `everybody` for all.
    #[serde(rename = "for")]
    pub of: String,
    /// How many belong to it.
    pub members: usize,
    /// Those of whom it is not known whether they belong to it: they do not.
    pub unknown: Vec<Unknown>,
    /// How many members it must have for its prizes to be given.
    pub at_least: u32,
    /// Whether winning one of its prizes keeps from no other.
    pub in_addition: bool,
    /// How its money is shared.
    pub sharing: Sharing,
    /// Its prizes from the first place on.
    pub prizes: Vec<PrizeOffered<'a>>,
}

/// Somebody of whom it is not known whether he or she belongs to a group.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unknown {
    /// The pairing number.
    pub id: u32,
    /// What is not in the file.
    pub what: What,
}

words! {
    /// What has to be known to tell who belongs to a group.
    pub What {
        Sex: "The sex, for groups of women or of men.",
        BirthYear: "The year of birth.",
        Federation: "The federation, for groups of a federation.",
        Year: "The year of the event.",
    }
}

/// The prize of a place.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeOffered<'a> {
    /// The money; 0 where it is a thing alone.
    pub money: i64,
    /// The thing; missing where there is none.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub thing: &'a str,
    /// What the thing is worth where prizes are compared; missing where nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<i64>,
}
