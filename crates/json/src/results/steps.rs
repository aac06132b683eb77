//! How a criterion deals with a tied group: a member of `exaequo/standings/1` and `exaequo/explain/1`.

use serde::Serialize;

use crate::vocabulary::words;
use crate::{Decimal, Points};

/// One application of a rule to a group or a part of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// What the sums are.
    pub sums: Sums,
    /// The limit, with `limit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Decimal>,
    /// First and last board, with `boards`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<[u16; 2]>,
    /// What came of it.
    pub outcome: Outcome,
    /// How many are certain of their places (6.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certain: Option<u32>,
    /// The members in the order they leave the step.
    pub lines: Vec<Line>,
}

words! {
    /// What the sums of a step are.
    pub Sums {
        Encounters: "Points in the games among the tied.",
        Limit: "Points against opponents above a limit.",
        Boards: "Game points on some of the boards.",
        BoardCount: "Points weighted by board.",
        Primary: "Points by the primary score.",
        Secondary: "Points by the secondary score.",
    }
}

words! {
    /// What came of a step.
    pub Outcome {
        Split: "The group is in parts.",
        Certain: "Some are certain of their places whatever the missing games bring (6.3).",
        Equal: "All sums are equal.",
        Uncertain: "Missing games could change the order.",
        NotApplied: "The step could not be applied.",
    }
}

/// A member of the group in a step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// The pairing number of the member.
    pub id: u32,
    /// The member's sum, of what `sums` of the step names.
    pub sum: Decimal,
    /// The least the sum could be with the missing games.
    pub least: Decimal,
    /// The most it could be.
    pub most: Decimal,
    /// How many of the others were met.
    pub met: u32,
    /// The games the sum is made of, where it is made of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<Game>>,
    /// The place inside the step, from 1.
    pub place: u32,
}

/// A game among the tied.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Game {
    /// The round, from 1.
    pub round: u16,
    /// The pairing number of the opponent.
    pub opponent: u32,
    /// The points the member got.
    pub points: Points,
}
