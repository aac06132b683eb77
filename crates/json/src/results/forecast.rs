//! `exaequo/forecast/1`: what can still happen.

use serde::Serialize;

use super::standings::Tournament;
use crate::Decimal;

super::form!("exaequo/forecast/1", Forecast<'static>);

/// What can still happen in an event. Places are proved; chances are estimates by the model that is named.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forecast<'a> {
    /// Name and version of this form.
    pub schema: Version,
    /// The tournament; its round is the last one with a result.
    pub tournament: Tournament<'a>,
    /// The edition of the regulations.
    pub edition: &'a str,
    /// The criteria of the standings, in order.
    pub tie_breaks: Vec<String>,
    /// The round whose games are to come.
    pub round: u16,
    /// How far the forecast looks.
    pub horizon: Horizon,
    /// How places were found.
    pub method: Method,
    /// How many games, or matches of teams, are open.
    pub open: usize,
    /// So many first places matter.
    pub first: u32,
    /// How many of all participants are out of these places; proved.
    pub out: usize,
    /// What chances come from; missing where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<Model>,
    /// Who can still be among the first, or who was asked for, in the order of the standings with the results there are.
    pub players: Vec<Player<'a>>,
    /// Who may be tied at the end: who would play off for what, or share places.
    pub ties: Ties,
}

/// Who may be tied at the end.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ties {
    /// What becomes of those who are tied.
    pub kind: TieKind,
    /// Whether somebody will be tied.
    pub certainty: Certainty,
    /// In how many scenarios somebody is; missing where nobody wants chances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Share>,
    /// Whether all scenarios were gone through; otherwise there may be ties that are not named here.
    pub complete: bool,
    /// The ties, the likeliest first.
    pub groups: Vec<Tie>,
}

/// What becomes of those who are tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TieKind {
    /// They play off, as the regulations say.
    PlayOff,
    /// They share places that matter.
    Shared,
}

/// A tie that is possible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tie {
    /// The first place of those who are tied.
    pub first: u32,
    /// The last one.
    pub last: u32,
    /// Each place up to this one is played for; missing where only who is among the first matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to: Option<u32>,
    /// So many of them qualify, in any order; missing where each place is played for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spots: Option<u32>,
    /// The pairing numbers of those who are tied.
    pub players: Vec<u32>,
    /// Whether it will be so.
    pub certainty: Certainty,
    /// In how many scenarios it is so; missing where nobody wants chances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Share>,
}

/// How far a forecast looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Horizon {
    /// Nobody has more than one game to come, and pairings are known.
    LastRound,
    /// Several games are to come, and their pairings are known.
    Schedule,
    /// Rounds are to come whose pairings nobody knows: places are bounds.
    Unpaired,
}

/// How places were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// By search over results.
    Search,
    /// By going through all scenarios.
    Enumeration,
    /// From points alone.
    Points,
}

/// The model of a game and how it was used.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Model {
    /// What chances are: estimates, or exact under the model.
    pub kind: Kind,
    /// What chances come from.
    pub by: By,
    /// Who meets whom in the scenarios.
    pub pairings: Pairings,
    /// How many rounds nobody has paired; they are played on in drawn scenarios.
    pub unpaired_rounds: u16,
    /// How many games of a hundred are drawn, where somebody said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<u8>,
    /// The rating of players without one.
    pub unrated: u16,
    /// How many players have none.
    pub unrated_players: usize,
    /// The seed of what is drawn.
    pub seed: u64,
    /// How many scenarios were drawn; where chances are exact, how many there are, and all were gone through.
    pub samples: u32,
}

/// What chances are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Shares of scenarios drawn by a model.
    Estimate,
    /// Weights of all scenarios of the games that matter, under the model.
    Exact,
}

/// Who meets whom in drawn scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pairings {
    /// Those of the event.
    Known,
    /// In rounds that are not paired, by score groups without rematches as far as the field allows and with colours
    /// balanced; no FIDE system does it quite so.
    ByScoreGroups,
}

/// What chances come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The statistical model.
    Model,
    /// Table 8.1b of the rating regulations.
    Table,
}

/// What can still happen to somebody.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player<'a> {
    /// The pairing number.
    pub id: u32,
    /// The name of the participant.
    pub name: &'a str,
    /// The place with the results there are.
    pub place_now: Option<u32>,
    /// The points from the results there are.
    pub points: Option<Decimal>,
    /// The pairing number of the opponent in the only open game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u32>,
    /// No scenario leads to a better place; proved.
    pub best: u32,
    /// The best place a scenario is known for.
    pub best_reached: Option<u32>,
    /// No scenario leads to a worse place; proved.
    pub worst: u32,
    /// The worst place a scenario is known for.
    pub worst_reached: Option<u32>,
    /// Whether the participant will be first by the list, before a play-off.
    pub first: Certainty,
    /// Whether the participant will be among the first places: one entry for each number of places that matters.
    pub among: Vec<Certainty>,
    /// A way to the best place that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
    /// How likely each place is, from the first place on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Share>,
    /// The same for each own result, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_result: Vec<ByResult>,
    /// How often the participant is in one of the ties; missing where nobody is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tied: Option<Share>,
    /// The prize money, in hundredths of the currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<Money>,
}

/// Whether somebody will be among the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// In every scenario; proved.
    Sure,
    /// In some scenario, which is known.
    Possible,
    /// In none; proved.
    Out,
    /// Not decided within the budget.
    Open,
}

/// A part of all drawn scenarios; where all were gone through, of their weight, which is 2⁵² together, and 0 is a place that no
/// scenario has.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// In how many scenarios it was so, or what these weigh.
    pub count: u64,
    /// Of how many, or the weight of all.
    pub of: u64,
}

/// What an own result means.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByResult {
    /// The results of the own open games, White first, such as `1-0`. Of a match of which only the score counts, one way to that
    /// score: all else is said of the score.
    pub result: Vec<String>,
    /// How likely it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub likely: Option<Share>,
    /// No scenario with it leads to a better place; proved.
    pub best: u32,
    /// The best place a scenario is known for.
    pub best_reached: Option<u32>,
    /// No scenario with it leads to a worse place; proved.
    pub worst: u32,
    /// The worst place a scenario is known for.
    pub worst_reached: Option<u32>,
    /// A way to the best place that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_way: Option<Way>,
    /// A way to the worst place that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst_way: Option<Way>,
    /// How likely each place is with it, from the first place on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Share>,
}

/// A way to a place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Way {
    /// The place, as the standings have it.
    pub place: u32,
    /// Whether it is shared there.
    pub shared: bool,
    /// The criterion that puts the next one behind; missing where nothing does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<String>,
    /// Whether the results named are enough, whatever happens elsewhere; proved.
    pub enough: bool,
    /// Results that lead there.
    pub results: Vec<Game>,
}

/// A result of an open game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Game {
    /// The number of the player with White; in a team event the number in the roster of all players.
    pub white: u32,
    /// The number of the player with Black.
    pub black: u32,
    /// The result, White first.
    pub result: String,
}

/// Prize money: between what and what, and what can be expected.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Money {
    /// The least a scenario is known for, which was ranked and its prizes given; null where none is.
    pub least: Option<i64>,
    /// The most a scenario is known for; null where none is.
    pub most: Option<i64>,
    /// No scenario brings less; proved.
    pub least_proved: i64,
    /// No scenario brings more; proved.
    pub most_proved: i64,
    /// The mean of drawn scenarios, or of all by their weight; missing where nobody wants chances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<i64>,
    /// How many scenarios were drawn, or gone through.
    pub samples: u32,
}
