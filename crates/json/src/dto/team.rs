//! The teams of a tournament, as JSON has them.

use serde::{Deserialize, Serialize};

use super::{Published, Status, object};
use crate::value::Text;

/// A team of the event, with its members.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Team", deny_unknown_fields)]
pub(crate) struct Team {
    /// Team number, from 1, which everything else refers to.
    pub(crate) number: u32,
    /// Name of the team, as printed on lists.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) name: Text,
    /// Short name for crosstables.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub(crate) nickname: Text,
    /// Number used to order the teams at the start, often an average rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) strength: Option<u32>,
    /// Pairing numbers of the members, in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) roster: Vec<u32>,
    /// When the team came and went. Left out: from round 1 to the end, with a rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<Status>,
    /// What was published about the outcome; a claim to check, never used in computing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) published: Option<Published>,
}

object!(Team: "a team, which is an object with \"number\"");
