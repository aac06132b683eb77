//! What forms share about play-offs: games that were played, what they decided between two, draws of lots.

use serde::Serialize;

use crate::Points;
use crate::results::lots::Lot;
use crate::vocabulary::words;

/// A game of a play-off, or a match of teams. Participants are numbers of the tournament, in a plan those of the play-off.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffGame"))]
pub struct PlayedGame {
    /// The round: behind those of the tournament or, in a plan, of the play-off alone, one for each line of the timetable.
    pub round: u16,
    /// The stage, from 1; missing where the regulations of the play-off are not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<usize>,
    /// The name of the stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_name: Option<String>,
    /// Which game of the stage between the two, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
    /// Number of the one with White.
    pub white: u32,
    /// Number of the one with Black.
    pub black: u32,
    /// `1-0`, `=-=`, `+/-`; game points of teams; empty while there is none.
    pub result: String,
    /// Who wins a decisive game although it was drawn (3.1.6); missing for any other game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<WonDraw>,
}

/// Who wins a decisive game that was drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WonDraw {
    /// The number of the winner.
    pub winner: u32,
    /// `black_wins`, or of teams the criterion of their boards.
    pub by: Option<String>,
    /// The articles that let it decide.
    pub articles: Vec<&'static str>,
}

/// The games between two that decided something.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Pair"))]
pub struct Duel {
    /// The numbers in the tournament, the winner first.
    pub ids: [u32; 2],
    /// The score of each stage they played.
    pub stages: Vec<StageScore>,
    /// `games`, `black_wins`, `lots`, `list` or a criterion; null where they are level.
    pub by: Option<String>,
    /// The articles that let it decide.
    pub articles: Vec<&'static str>,
}

/// The score of a stage between two.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Score"))]
pub struct StageScore {
    /// The name of the stage.
    pub stage: String,
    /// Points; of teams on the score that decides the event.
    pub points: [Points; 2],
    /// The other score of teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<[Points; 2]>,
}

/// A draw of lots, which anyone can repeat: each lot is the SHA-256 of the seed, the event, the number and the name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawing {
    /// What was drawn for.
    #[serde(rename = "for")]
    pub what: DrawnFor,
    /// The article that orders the draw.
    pub article: &'static str,
    /// The stage of a draw for colours, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<usize>,
    /// The algorithm the lots were made by.
    pub algorithm: String,
    /// The name of the event as it is drawn for.
    pub event: String,
    /// The seed of this draw, made from that of the regulations.
    pub seed: String,
    /// The lots, the lowest first.
    pub lots: Vec<Lot>,
}

words! {
    /// What was drawn for.
    pub DrawnFor {
        Numbers: "Pairing numbers: the lowest lot has number 1.",
        Colours: "The colours of two: the lowest lot begins the stage with White.",
        Places: "Places, or who of two goes on: the lowest lot comes first.",
    }
}
