//! What JSON forms share about play-offs: games, pairings of two, lots.

use exaequo_json::results::lots::Record;
use exaequo_json::results::playoff as form;
use exaequo_model::{ParticipantId, Points, Tournament};
use exaequo_playoff::{DecidedBy, Duel, LotsFor, PlayOffRegulations, StageScore};

use super::stage::Known;
use crate::criterion;
use crate::text::sanitize;

/// A game that was played, by the numbers of its participants.
pub(super) fn played_game(known: &Known<'_>, number: impl Fn(ParticipantId) -> u32) -> form::PlayedGame {
    let [white, black] = known.game.pair.map(&number);
    form::PlayedGame {
        round: known.game.round.0,
        stage: known.stage.map(|stage| stage.number),
        stage_name: known.stage.map(|stage| sanitize(&stage.stage.name)),
        game: known.stage.map(|stage| stage.game),
        white,
        black,
        result: known.game.result.file.clone(),
        drawn: known.drawn.map(|drawn| form::WonDraw {
            winner: number(drawn.pair[0]),
            by: by_name(&drawn.by),
            articles: articles(&drawn.by),
        }),
    }
}

/// The games between two that decided something.
pub(super) fn duel(duel: &Duel, tournament: &Tournament, regulations: &PlayOffRegulations) -> form::Duel {
    let points = |points: [Points; 2]| points.map(Into::into);
    let name = |stage: usize| regulations.stages.get(stage).map(|stage| sanitize(&stage.name));
    let score = |score: &StageScore| form::StageScore {
        stage: name(score.stage).unwrap_or_default(),
        points: points(score.points),
        other: score.other.map(points),
    };
    form::Duel {
        ids: duel.pair.map(|who| tournament.number_of(who)),
        stages: duel.stages.iter().map(score).collect(),
        by: by_name(&duel.by),
        articles: articles(&duel.by),
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
        DecidedBy::Criterion(spec) => criterion::articles(spec),
    }
}

/// A draw of lots, and what it was for.
pub(super) fn drawing(draw: LotsFor, record: Record) -> form::Drawing {
    let (what, article, stage) = match draw {
        LotsFor::Numbers => (form::DrawnFor::Numbers, "3.1.4", None),
        LotsFor::Colours { stage, .. } => (form::DrawnFor::Colours, "3.1.5", Some(stage)),
        LotsFor::Places => (form::DrawnFor::Places, "4.2", None),
    };
    let Record { algorithm, event, seed, lots, .. } = record;
    form::Drawing { what, article, stage, algorithm, event, seed, lots }
}
