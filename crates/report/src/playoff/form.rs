//! What JSON forms share about play-offs: games, pairings of two, lots.

use exaequo_model::{ParticipantId, Points, Tournament};
use exaequo_playoff::{DecidedBy, Draw, Duel, PlayOffRegulations, StageScore};
use serde::Serialize;

use super::lots::{Lot, Record};
use super::stage::Known;
use crate::catalogue;
use crate::json::Decimal;
use crate::sanitize::sanitize;

/// A game of a play-off, or a match of teams. Participants are numbers of the tournament, in a plan those of the play-off.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffGame"))]
pub(crate) struct PlayedGame {
    /// The round: behind those of the tournament or, in a plan, of the play-off alone, one for each line of the timetable.
    round: u16,
    /// The stage, from 1; missing where the regulations of the play-off are not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<usize>,
    /// The name of the stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    stage_name: Option<String>,
    /// Which game of the stage between the two, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
    white: u32,
    black: u32,
    /// `1-0`, `=-=`, `+/-`; game points of teams; empty while there is none.
    result: String,
    /// Who wins a decisive game although it was drawn (3.1.6); missing for any other game.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<WonDraw>,
}

/// Who wins a drawn decisive game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WonDraw {
    /// The number of the winner.
    winner: u32,
    /// `black_wins`, or of teams the criterion of their boards.
    by: Option<String>,
    articles: Vec<&'static str>,
}

impl PlayedGame {
    pub(crate) fn new(known: &Known<'_>, number: impl Fn(ParticipantId) -> u32) -> Self {
        let [white, black] = known.game.pair.map(&number);
        Self {
            round: known.game.round.0,
            stage: known.stage.map(|stage| stage.number),
            stage_name: known.stage.map(|stage| sanitize(&stage.stage.name)),
            game: known.stage.map(|stage| stage.game),
            white,
            black,
            result: known.game.result.file.clone(),
            drawn: known.drawn.map(|drawn| WonDraw {
                winner: number(drawn.pair[0]),
                by: by_name(&drawn.by),
                articles: articles(&drawn.by),
            }),
        }
    }
}

/// The games between two that decided something.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Pair {
    /// The numbers in the tournament, the winner first.
    ids: [u32; 2],
    stages: Vec<Score>,
    /// `games`, `black_wins`, `lots`, `list` or a criterion; null where they are level.
    by: Option<String>,
    /// The articles that let it decide.
    articles: Vec<&'static str>,
}

/// The score of a stage.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Score {
    stage: String,
    /// Points; of teams on the score that decides the event.
    points: [Decimal; 2],
    /// The other score of teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<[Decimal; 2]>,
}

impl Pair {
    pub(super) fn new(duel: &Duel, tournament: &Tournament, regulations: &PlayOffRegulations) -> Self {
        let decimals = |points: [Points; 2]| points.map(Decimal);
        let name = |stage: usize| regulations.stages.get(stage).map(|stage| sanitize(&stage.name));
        let score = |score: &StageScore| Score {
            stage: name(score.stage).unwrap_or_default(),
            points: decimals(score.points),
            other: score.other.map(decimals),
        };
        Self {
            ids: duel.pair.map(|who| tournament.number_of(who)),
            stages: duel.stages.iter().map(score).collect(),
            by: by_name(&duel.by),
            articles: articles(&duel.by),
        }
    }
}

/// The name programs know.
fn by_name(by: &DecidedBy) -> Option<String> {
    match by {
        DecidedBy::Nothing => None,
        DecidedBy::Games => Some("games".to_owned()),
        DecidedBy::BlackWins => Some("black_wins".to_owned()),
        DecidedBy::Lots => Some("lots".to_owned()),
        DecidedBy::List => Some("list".to_owned()),
        DecidedBy::Criterion(spec) => Some(spec.to_string()),
    }
}

fn articles(by: &DecidedBy) -> Vec<&'static str> {
    match by {
        DecidedBy::Nothing => Vec::new(),
        DecidedBy::Games => vec!["2.2.1"],
        DecidedBy::BlackWins => vec!["3.1.6"],
        DecidedBy::Lots => vec!["4.2"],
        DecidedBy::List => vec!["2.2.2"],
        DecidedBy::Criterion(spec) => catalogue::articles(spec),
    }
}

/// A draw of lots, which anyone can repeat: each lot is the SHA-256 of the seed, the event, the number and the name.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Drawing {
    #[serde(rename = "for")]
    what: DrawnFor,
    article: &'static str,
    /// The stage of a draw for colours, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<usize>,
    algorithm: String,
    /// The name of the event as it is drawn for.
    event: String,
    /// The seed of this draw, made from that of the regulations.
    seed: String,
    /// The lots, the lowest first.
    lots: Vec<Lot>,
}

/// What was drawn.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum DrawnFor {
    /// Pairing numbers: the lowest lot has number 1.
    Numbers,
    /// The colours of two: the lowest lot begins the stage with White.
    Colours,
    /// Places, or who of two goes on: the lowest lot comes first.
    Places,
}

impl Drawing {
    pub(super) fn new(draw: Draw, record: Record) -> Self {
        let (what, article, stage) = match draw {
            Draw::Numbers => (DrawnFor::Numbers, "3.1.4", None),
            Draw::Colours { stage, .. } => (DrawnFor::Colours, "3.1.5", Some(stage)),
            Draw::Places => (DrawnFor::Places, "4.2", None),
        };
        Self {
            what,
            article,
            stage,
            algorithm: record.algorithm,
            event: record.event,
            seed: record.seed,
            lots: record.lots,
        }
    }
}
