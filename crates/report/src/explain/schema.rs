//! The form `exaequo/explain/1`, described. The text is written by hand for speed.

use schemars::JsonSchema;
use serde::Serialize;

use super::json::SCHEMA;
use crate::json::schema_of;
use crate::playoff::{PlayOffForm, PlayedGame};
use crate::standings::{ExplainedValue, StepForm};

/// The JSON Schema of the form, kept in `schemas/explain-1.json`.
pub fn schema() -> String {
    schema_of::<Form>(SCHEMA)
}

/// An explanation.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Explanation")]
struct Form {
    /// Name and version of this form.
    #[schemars(extend("const" = SCHEMA))]
    schema: &'static str,
    /// The edition of the regulations.
    edition: &'static str,
    player: Participant,
    /// The values explained.
    values: Vec<ValueForm>,
    /// The other participant, where two are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<Against>,
    /// The play-off of the participant, of both where two are compared; missing where they are in none, and with a
    /// tie-break alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    play_off: Option<PlayOffForm>,
    /// The games of the participant in a play-off, where two are compared those against each other; missing where
    /// there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    play_off_games: Option<Vec<PlayedGame>>,
}

/// A participant.
#[derive(Serialize, JsonSchema)]
struct Participant {
    /// The pairing number of the file.
    id: u32,
    name: String,
    /// The place; `null` for whoever is not ranked.
    rank: Option<u32>,
    /// Whether others have the same place.
    shared: bool,
}

/// A value with its terms, or the steps taken with the tied group.
#[derive(Serialize, JsonSchema)]
struct ValueForm {
    /// Whose value it is.
    id: u32,
    tie_break: String,
    /// The criterion in words.
    name: String,
    articles: Vec<String>,
    #[serde(flatten)]
    explained: ExplainedValue,
    /// The tied group, by pairing numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    members: Option<Vec<u32>>,
    /// What was done with it, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepForm>>,
}

/// The other participant, and what separates the two.
#[derive(Serialize, JsonSchema)]
struct Against {
    player: Participant,
    /// The criterion, `lots` or `play_off`; `null` where they share a place or one has no rank.
    decided_by: Option<String>,
    /// Whether a play-off that is not over comes before it (2.2.1).
    provisional: bool,
    compared: Vec<Compared>,
    /// Games between the two.
    games: Vec<Meeting>,
    /// The same in words.
    text: String,
}

/// A criterion, with the values of the two.
#[derive(Serialize, JsonSchema)]
struct Compared {
    tie_break: String,
    values: [Option<serde_json::Number>; 2],
}

/// A game between the two.
#[derive(Serialize, JsonSchema)]
struct Meeting {
    round: u16,
    /// Points of the participant and of the other one.
    points: [serde_json::Number; 2],
}
