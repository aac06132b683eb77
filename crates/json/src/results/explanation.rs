//! `exaequo/explain/1`: the arithmetic behind the values of a participant, and what separates it from another.

use serde::Serialize;

use super::playoff::{Decided, PlayedGame};
use super::steps::Step;
use super::terms::Explained;
use crate::{Decimal, Points};

super::form!("exaequo/explain/1", Explanation<'static>);

/// The explanation of the values of a participant.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation<'a> {
    /// Name and version of this form.
    pub schema: Version,
    /// The edition of the regulations.
    pub edition: &'a str,
    /// The participant whose values are explained.
    pub player: Participant<'a>,
    /// The values explained.
    pub values: Vec<Value>,
    /// The other participant, where two are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Against<'a>>,
    /// The play-off of the participant, of both where two are compared; missing where they are in none, and with a
    /// tie-break alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_off: Option<Decided>,
    /// The games of the participant in a play-off, where two are compared those against each other; missing where
    /// there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play_off_games: Vec<PlayedGame>,
}

/// A participant and its place.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Participant<'a> {
    /// The pairing number of the file.
    pub id: u32,
    /// The name of the participant.
    pub name: &'a str,
    /// The place; `null` for whoever is not ranked.
    pub rank: Option<u32>,
    /// Whether others have the same place.
    pub shared: bool,
}

/// A value with its terms, or the steps taken with the tied group.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ValueForm"))]
pub struct Value {
    /// Whose value it is.
    pub id: u32,
    /// The criterion as it is written.
    pub tie_break: String,
    /// The criterion in words.
    pub name: String,
    /// The articles that define it.
    pub articles: Vec<&'static str>,
    /// The value, and what it is made of.
    #[serde(flatten)]
    pub explained: Explained,
    /// The tied group, by pairing numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<Vec<u32>>,
    /// What was done with it, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
}

/// The other participant, and what separates the two.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Against<'a> {
    /// The other participant.
    pub player: Participant<'a>,
    /// The criterion, `lots` or `play_off`; `null` where they share a place or one has no rank.
    pub decided_by: Option<String>,
    /// Whether a play-off that is not over comes before it (2.2.1).
    pub provisional: bool,
    /// The criteria with the values of the two.
    pub compared: Vec<Compared>,
    /// Games between the two.
    pub games: Vec<Meeting>,
    /// The same in words.
    pub text: String,
}

/// A criterion, with the values of the two.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Compared {
    /// The criterion as it is written.
    pub tie_break: String,
    /// The value of the participant and of the other one.
    pub values: [Option<Decimal>; 2],
}

/// A game between the two.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meeting {
    /// The round, from 1.
    pub round: u16,
    /// Points of the participant and of the other one.
    pub points: [Points; 2],
}
