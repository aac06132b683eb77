//! The form `exaequo/standings/1`, described. The text is written by hand for speed; a test reads it back as this.

use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

use super::json::SCHEMA;
use crate::diagnostic::Level;
use crate::json::schema_of;

/// The JSON Schema of the form, kept in `schemas/standings-1.json`.
pub fn schema() -> String {
    schema_of::<Form>(SCHEMA)
}

/// Standings.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Standings")]
struct Form {
    /// Name and version of this form.
    #[schemars(extend("const" = SCHEMA))]
    schema: &'static str,
    tournament: Tournament,
    /// The edition of the regulations.
    edition: &'static str,
    /// Provisions the event replaces (16.6), by name; missing where it replaces none.
    #[serde(skip_serializing_if = "Option::is_none")]
    provisions: Option<BTreeMap<String, String>>,
    /// The criteria, in order. Those that could not be used are left out and named in `diagnostics`.
    tie_breaks: Vec<String>,
    /// Whether results are missing in the rounds counted.
    provisional: bool,
    /// The rows, the best first.
    standings: Vec<Row>,
    /// Groups ordered together, such as by direct encounter; only where terms are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    tied_groups: Option<Vec<Group>>,
    /// Games of a play-off, which count for nothing in the values; missing where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    play_off_games: Option<Vec<crate::playoff::PlayedGame>>,
    /// What there is to say about the standings (S…) and about the file (T…).
    diagnostics: Vec<Diagnostic>,
    /// What play-offs decided; only from `playoff merge`.
    #[serde(skip_serializing_if = "Option::is_none")]
    play_offs: Option<Vec<crate::playoff::PlayOffForm>>,
}

/// The tournament.
#[derive(Serialize, JsonSchema)]
struct Tournament {
    name: String,
    /// Rounds announced.
    rounds: u16,
    /// The last round counted.
    round: u16,
    system: System,
    /// How often everybody meets everybody, in a round robin.
    #[serde(skip_serializing_if = "Option::is_none")]
    cycles: Option<u8>,
    /// Whether teams are ranked.
    teams: bool,
}

/// How opponents are found.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "described, not built")]
enum System {
    Swiss,
    DoubleSwiss,
    RoundRobin,
    Predetermined,
    KnockOut,
    Other,
}

/// A participant.
#[derive(Serialize, JsonSchema)]
struct Row {
    /// The place; `null` for whoever is not ranked.
    rank: Option<u32>,
    /// Whether others have the same place.
    shared: bool,
    /// The pairing number of the file.
    id: u32,
    name: String,
    /// Title of a player, as are the next five: left out where they are not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    federation: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    club: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sex: Option<Sex>,
    #[serde(skip_serializing_if = "Option::is_none")]
    birth_year: Option<i16>,
    /// Number at FIDE.
    #[serde(skip_serializing_if = "Option::is_none")]
    fide_id: Option<u64>,
    /// The rating the criteria look at; missing where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    /// How the participant left; missing where it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<Left>,
    /// The last round before it left.
    #[serde(skip_serializing_if = "Option::is_none")]
    left_after: Option<u16>,
    /// What separates the row from the one above: a criterion, `play_off` or `lots`; missing where nothing does.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_by: Option<String>,
    /// The values in the order of `tie_breaks`.
    values: Vec<Value>,
}

/// Sex of a player.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "described, not built")]
enum Sex {
    Male,
    Female,
}

/// How a participant left.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "described, not built")]
enum Left {
    Withdrawn,
    Expelled,
}

/// A value: a plain number, `null` where it is undefined. Averages (AOB, SSSC) have two decimals. Criteria that order
/// a tied group have the place inside it, 0 where the group was not split, `null` where there was no tie to break.
/// Where terms are asked for it is an object.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "described, not built")]
enum Value {
    Plain(Option<Number>),
    Explained(Box<Explained>),
}

/// A decimal number.
#[derive(Serialize, JsonSchema)]
#[schemars(transparent)]
struct Number(serde_json::Number);

/// A value with what it is made of.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Explained {
    /// The value.
    value: Option<Number>,
    /// How the terms become the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    fold: Option<Fold>,
    /// What PTP is for a score of zero, with `perfect_performance`.
    #[serde(skip_serializing_if = "Option::is_none")]
    at_zero: Option<String>,
    /// The divisor, with `over_divisor`.
    #[serde(skip_serializing_if = "Option::is_none")]
    divisor: Option<Number>,
    /// The terms; only those with the fate `counted` count.
    #[serde(skip_serializing_if = "Option::is_none")]
    terms: Option<Vec<Term>>,
    /// The position in `tied_groups` of the group that was ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    tied_group: Option<u32>,
}

/// How terms become a value.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "described, not built")]
enum Fold {
    /// The sum of the values.
    Sum,
    /// The sum of value times factor.
    SumOfProducts,
    /// The average of the values, shown with two decimals.
    Average,
    /// The average of the values, rounded to a whole number, halves up.
    RoundedAverage,
    /// The rounded average, and the difference of table 8.1a for the factors' share in per cent.
    Performance,
    /// The lowest rating whose expected score (table 8.1b) reaches the sum of the factors.
    PerfectPerformance,
    /// The term `other_score`, and the sum of the others over the divisor.
    OverDivisor,
}

/// A contribution to a value.
#[derive(Serialize, JsonSchema)]
struct Term {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// Where it comes from: `opponent`, `dummy`, `own`, `bonus`, `other_score`, `board`.
    source: String,
    /// The pairing number of the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<u32>,
    /// The opponent's score before adjustment (16.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Number>,
    /// What the unplayed round of a dummy was.
    #[serde(skip_serializing_if = "Option::is_none")]
    unplayed: Option<String>,
    /// Whether the unplayed round was voluntary (16.1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    voluntary: Option<bool>,
    /// What limited the score of a dummy (16.4): `none`, `scheduled_opponent`, `drawn_rounds`.
    #[serde(skip_serializing_if = "Option::is_none")]
    cap: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<u16>,
    /// What is contributed.
    value: Number,
    /// The points it is multiplied with, or the result of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    factor: Option<Number>,
    /// `counted`, `cut` or `excluded`.
    fate: String,
    /// Why it does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The article that orders this.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
}

/// A tied group.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Group {
    tie_break: String,
    /// Pairing numbers.
    members: Vec<u32>,
    /// What was done, in order.
    steps: Vec<Step>,
}

/// One application of a rule to a group or a part of it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Step {
    /// What the sums are: `encounters`, `limit`, `boards`, `board_count`, `primary`, `secondary`.
    sums: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<Number>,
    /// First and last board.
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<[u16; 2]>,
    /// `split`, `certain`, `equal`, `uncertain`, `not_applied`.
    outcome: String,
    /// How many are certain of their places (6.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    certain: Option<u32>,
    /// The members in the order they leave the step.
    lines: Vec<Line>,
}

/// A member in a step.
#[derive(Serialize, JsonSchema)]
struct Line {
    id: u32,
    sum: Number,
    /// The least the sum could be with the missing games.
    least: Number,
    /// The most it could be.
    most: Number,
    /// How many of the others were met.
    met: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<Vec<Game>>,
    /// The place inside the step, from 1.
    place: u32,
}

/// A game among the tied.
#[derive(Serialize, JsonSchema)]
struct Game {
    round: u16,
    opponent: u32,
    points: Number,
}

/// Something to say.
#[derive(Serialize, JsonSchema)]
struct Diagnostic {
    /// Stable code.
    code: String,
    severity: Level,
    /// The line of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    /// In the language asked for.
    message: String,
}
