//! What an outcome is worth.

use serde::{Deserialize, Serialize};

use super::{object, vocabulary};
use crate::points::Points;

/// Points of players, game points of teams.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ScoreSystem", deny_unknown_fields)]
pub(crate) struct ScoreSystem {
    /// A win over the board. Left out: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) win: Option<Points>,
    /// A draw over the board. Left out: 0.5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) draw: Option<Points>,
    /// A loss over the board. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) loss: Option<Points>,
    /// A win because the opponent did not appear. Left out: as a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forfeit_win: Option<Points>,
    /// A loss for not appearing. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forfeit_loss: Option<Points>,
    /// A full-point bye. Left out: as a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) full_bye: Option<Points>,
    /// A half-point bye. Left out: as a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) half_bye: Option<Points>,
    /// A zero-point bye, or a round not taken part in. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) zero_bye: Option<Points>,
    /// A bye allocated by the pairing. Left out: as a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pairing_bye: Option<Points>,
    /// An adjourned game or an unknown result. Left out: as a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) unknown: Option<Points>,
}

/// Match points of teams.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "MatchScores", deny_unknown_fields)]
pub(crate) struct MatchScores {
    /// A match won. Left out: 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) win: Option<Points>,
    /// A match drawn. Left out: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) draw: Option<Points>,
    /// A match lost. Left out: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) loss: Option<Points>,
    /// When a match is won. Left out: `more_than_the_opponent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<MatchRule>,
    /// What a pairing-allocated bye gives. Left out: a draw in the match and on every board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pairing_bye: Option<PairingByeScores>,
    /// Match points of a forfeited match. Left out: a win and nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forfeit: Option<ForfeitScores>,
    /// Game points of a forfeited match. Left out: a forfeit win and a forfeit loss on every board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) forfeit_games: Option<ForfeitScores>,
}

/// What a team gets for a pairing-allocated bye.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "PairingByeScores", deny_unknown_fields)]
pub(crate) struct PairingByeScores {
    /// Match points for the bye.
    pub(crate) match_points: Points,
    /// Game points for the bye.
    pub(crate) game_points: Points,
}

/// Points of the two teams of a forfeited match.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ForfeitScores", deny_unknown_fields)]
pub(crate) struct ForfeitScores {
    /// Points of the team that appeared.
    pub(crate) winner: Points,
    /// Points of a team that did not.
    pub(crate) loser: Points,
}

object! {
    ScoreSystem: "an object with \"win\", \"draw\", \"loss\"",
    MatchScores: "an object with \"win\", \"draw\", \"loss\"",
    PairingByeScores: "an object with \"match_points\" and \"game_points\"",
    ForfeitScores: "an object with \"winner\" and \"loser\"",
}

vocabulary! {
    /// When a match is won.
    MatchRule {
        /// By more game points than the opponent.
        MoreThanTheOpponent,
        /// By more than half of the boards' points; both teams can lose.
        MoreThanHalf,
    }
}

vocabulary! {
    /// The score that decides a team event first.
    PrimaryScore {
        /// Match points decide: what matches won and drawn give.
        MatchPoints,
        /// Game points decide: what the boards give.
        GamePoints,
    }
}
