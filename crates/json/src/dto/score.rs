//! What an outcome is worth.

use serde::{Deserialize, Serialize};

use super::{all_optional, object};
use crate::points::Points;
use crate::vocabulary::vocabulary;

all_optional! {
    /// Points of players, game points of teams.
    "ScoreSystem" ScoreSystem {
        /// A win over the board. Left out: 1.
        win: Points,
        /// A draw over the board. Left out: 0.5.
        draw: Points,
        /// A loss over the board. Left out: 0.
        loss: Points,
        /// A win because the opponent did not appear. Left out: as a win.
        forfeit_win: Points,
        /// A loss for not appearing. Left out: 0.
        forfeit_loss: Points,
        /// A full-point bye. Left out: as a win.
        full_bye: Points,
        /// A half-point bye. Left out: as a draw.
        half_bye: Points,
        /// A zero-point bye, or a round not taken part in. Left out: 0.
        zero_bye: Points,
        /// A bye allocated by the pairing. Left out: as a win.
        pairing_bye: Points,
        /// An adjourned game or an unknown result. Left out: as a draw.
        unknown: Points,
    }
}

all_optional! {
    /// Match points of teams.
    "MatchScores" MatchScores {
        /// A match won. Left out: 2.
        win: Points,
        /// A match drawn. Left out: 1.
        draw: Points,
        /// A match lost. Left out: 0.
        loss: Points,
        /// When a match is won. Left out: `more_than_the_opponent`.
        rule: MatchRule,
        /// What a pairing-allocated bye gives. Left out: a draw in the match and on every board.
        pairing_bye: PairingByeScores,
        /// Match points of a forfeited match. Left out: a win and nothing.
        forfeit: ForfeitScores,
        /// Game points of a forfeited match. Left out: a forfeit win and a forfeit loss on every board.
        forfeit_games: ForfeitScores,
    }
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
        MoreThanTheOpponent: "By more game points than the opponent.",
        MoreThanHalf: "By more than half of the boards' points; both teams can lose.",
    }
}

vocabulary! {
    /// The score that decides a team event first.
    PrimaryScore {
        MatchPoints: "Match points decide: what matches won and drawn give.",
        GamePoints: "Game points decide: what the boards give.",
    }
}
