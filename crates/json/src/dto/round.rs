//! What happened in the rounds.

use serde::{Deserialize, Serialize};

use super::{GameResult, MatchOutcome, object};
use crate::vocabulary::vocabulary;

/// A round that has been paired. Whoever is not mentioned in it has a zero-point bye.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Round", deny_unknown_fields)]
pub(crate) struct Round {
    /// Games of an individual event. Those of a team event are in its matches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) games: Vec<Game>,
    /// Matches of a team event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) matches: Vec<Match>,
    /// Players of an individual event, or teams of a team event, without an opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) byes: Vec<ByeEntry>,
    /// True where games or matches stand in the order of their boards. Left out: false, lists have the usual order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) arranged: Option<bool>,
}

/// A game, with what is said of it besides where it was played. Attributes need its name as a literal.
macro_rules! game {
    ($(#[$about:meta])* $literal:literal $name:ident { $($(#[$description:meta])* $key:ident: $value:ty,)* }) => {
        #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(remote = $literal, deny_unknown_fields)]
        $(#[$about])*
        pub(crate) struct $name {
            /// Number of the player with White.
            pub(crate) white: u32,
            /// Number of the player with Black.
            pub(crate) black: u32,
            /// How it ended.
            pub(crate) result: GameResult,
            /// False for a game of less than a move each, which is not rated. Left out: true.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub(crate) rated: Option<bool>,
            /// Whether "white" had White. Left out: known.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub(crate) colors: Option<Colors>,
            $($(#[$description])* pub(crate) $key: $value,)*
        }
    };
}

game! {
    /// Two players who were to meet.
    "Game" Game {}
}

/// Two teams who were to meet.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Match", deny_unknown_fields)]
pub(crate) struct Match {
    /// Number of the team with White on the first board.
    pub(crate) white: u32,
    /// Number of the other team.
    pub(crate) black: u32,
    /// Whether it is known which team that was. Left out: known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) colors: Option<Colors>,
    /// Whether a team did not appear. Left out: boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<MatchOutcome>,
    /// The boards, from the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) boards: Vec<Board>,
}

/// One board of a match.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Board {
    /// Two players were paired.
    Game(BoardGame),
    /// Only one team had a player here, who wins by forfeit.
    Unopposed(Unopposed),
    /// Nobody on either side.
    Empty,
}

game! {
    /// Two players who were to meet on a board of a match.
    "BoardGame" BoardGame {
        /// Colour of the player of the match's white team.
        white_team: Color,
    }
}

/// A board where only one team had a player.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Unopposed", deny_unknown_fields)]
pub(crate) struct Unopposed {
    /// The team that had one: white for the match's white team.
    pub(crate) team: Color,
    /// Number of the player, where named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<u32>,
}

/// A participant without an opponent.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "ByeEntry", deny_unknown_fields)]
pub(crate) struct ByeEntry {
    /// Number of the participant.
    pub(crate) number: u32,
    /// What kind of bye.
    pub(crate) bye: Bye,
}

/// A bye announced for a round that is not paired yet.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Request", deny_unknown_fields)]
pub(crate) struct Request {
    /// The round the bye is for, from 1.
    pub(crate) round: u16,
    /// Number of the participant.
    pub(crate) number: u32,
    /// What kind of bye.
    pub(crate) bye: Bye,
}

object! {
    Round: "a round, which is an object",
    Game: "a game, which is an object with \"white\", \"black\" and \"result\"",
    Match: "a match, which is an object with \"white\" and \"black\"",
    BoardGame: "a game, which is an object with \"white\", \"black\", \"result\" and \"white_team\"",
    Unopposed: "an object with \"team\"",
    ByeEntry: "an object with \"number\" and \"bye\"",
    Request: "an object with \"round\", \"number\" and \"bye\"",
}

vocabulary! {
    /// The colour of the pieces.
    Color {
        White: "The white pieces.",
        Black: "The black pieces.",
    }
}

vocabulary! {
    /// Whether it is known who had which colour.
    Colors {
        Known: "The one named as `white` had White; of teams, on the first board.",
        Unknown: "The order of the two says nothing about colours.",
    }
}

vocabulary! {
    /// A round without an opponent.
    Bye {
        PairingAllocated: "Given by the pairing because of an odd number.",
        FullPoint: "A full point without playing.",
        HalfPoint: "Half a point, on request.",
        ZeroPoint: "No points: absent with notice, withdrawn, not yet entered, or resting.",
    }
}
