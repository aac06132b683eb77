//! What a play-off decided: a member of `exaequo/standings/1` and `exaequo/explain/1`.

use serde::Serialize;

use super::{Drawing, Duel};
use crate::Decimal;
use crate::vocabulary::words;

/// What a play-off decided.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOff"))]
pub struct Decided {
    /// First and last place of the tie.
    pub places: [u32; 2],
    /// Why the list still decides; missing where the play-off does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Waiting>,
    /// Who has games to play, is missing, or is level, as `open` says; missing where the play-off decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting_for: Vec<u32>,
    /// The participants in their final order; as long as the list decides, in its order.
    pub order: Vec<Placed>,
    /// Pairings of two that are decided, the winner first; those of a round robin once the play-off is over.
    pub duels: Vec<Duel>,
    /// Standings of a round robin, stage by stage; empty until the play-off is over.
    pub tables: Vec<StageTable>,
    /// The lots that decided something (4.2), a draw each.
    pub lots: Vec<Drawing>,
}

words! {
    /// Why a play-off has not decided yet.
    pub Waiting {
        Missing: "Somebody is not in its file.",
        Unfinished: "Games are missing.",
        Level: "Two are level who cannot both go on: lots must decide.",
        NotPlanned: "It cannot be planned.",
        NotRanked: "It cannot be ranked by its own criteria.",
    }
}

/// A participant of a tie, in the order the play-off gives.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placed {
    /// The number in the tournament.
    pub id: u32,
    /// What separates the row from the one above: `play_off`, `lots` or a criterion; null for nothing.
    pub decided_by: Option<String>,
}

/// The standings of a round robin, on its own games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffTable"))]
pub struct StageTable {
    /// The stage, from 1.
    pub stage: usize,
    /// The name of the stage.
    pub stage_name: String,
    /// The criteria, in order.
    pub tie_breaks: Vec<String>,
    /// The best first.
    pub rows: Vec<StageRow>,
}

/// The values of a participant in a round robin.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffRow"))]
pub struct StageRow {
    /// The number in the tournament.
    pub id: u32,
    /// In the order of `tie_breaks`; null where one is undefined.
    pub values: Vec<Option<Decimal>>,
}
