//! What an outcome is worth; what is not said follows from what is.

use exaequo_model::{MatchScores, PairingByeScores, Points, ScoreSystem};

use crate::dto;
use crate::points;

pub(super) fn scores(scores: dto::ScoreSystem) -> ScoreSystem {
    let standard = ScoreSystem::STANDARD;
    let [win, draw, loss] =
        [(scores.win, standard.win), (scores.draw, standard.draw), (scores.loss, standard.loss)]
            .map(|(given, usual)| or(given, usual));
    let usual = ScoreSystem::new(win, draw, loss);
    ScoreSystem {
        win,
        draw,
        loss,
        forfeit_win: or(scores.forfeit_win, usual.forfeit_win),
        forfeit_loss: or(scores.forfeit_loss, usual.forfeit_loss),
        full_bye: or(scores.full_bye, usual.full_bye),
        half_bye: or(scores.half_bye, usual.half_bye),
        zero_bye: or(scores.zero_bye, usual.zero_bye),
        pairing_bye: or(scores.pairing_bye, usual.pairing_bye),
        unknown: or(scores.unknown, usual.unknown),
    }
}

pub(super) fn match_scores(scores: dto::MatchScores) -> MatchScores {
    let dto::MatchScores { win, draw, loss, rule, pairing_bye, forfeit, forfeit_games } = scores;
    let usual = MatchScores::default();
    MatchScores {
        win: or(win, usual.win),
        draw: or(draw, usual.draw),
        loss: or(loss, usual.loss),
        rule: rule.map_or(usual.rule, Into::into),
        pairing_bye: pairing_bye.map(bye),
        forfeit: forfeit.map(both),
        forfeit_games: forfeit_games.map(both),
    }
}

fn bye(scores: dto::PairingByeScores) -> PairingByeScores {
    let dto::PairingByeScores { match_points, game_points } = scores;
    PairingByeScores { match_points: match_points.into(), game_points: game_points.into() }
}

fn both(dto::ForfeitScores { winner, loser }: dto::ForfeitScores) -> (Points, Points) {
    (winner.into(), loser.into())
}

fn or(given: Option<points::Points>, usual: Points) -> Points {
    given.map_or(usual, Into::into)
}
