//! What an outcome is worth, as far as it is not the usual.

use exaequo_model::{MatchRule, MatchScores, PairingByeScores, Points, ScoreSystem};

use super::unless;
use crate::dto;

pub(super) fn scores(scores: &ScoreSystem) -> Option<dto::ScoreSystem> {
    if *scores == ScoreSystem::STANDARD {
        return None;
    }
    let usual = ScoreSystem::new(scores.win, scores.draw, scores.loss);
    Some(dto::ScoreSystem {
        win: Some(scores.win.into()),
        draw: Some(scores.draw.into()),
        loss: Some(scores.loss.into()),
        forfeit_win: unless(&usual.forfeit_win, scores.forfeit_win),
        forfeit_loss: unless(&usual.forfeit_loss, scores.forfeit_loss),
        full_bye: unless(&usual.full_bye, scores.full_bye),
        half_bye: unless(&usual.half_bye, scores.half_bye),
        zero_bye: unless(&usual.zero_bye, scores.zero_bye),
        pairing_bye: unless(&usual.pairing_bye, scores.pairing_bye),
        unknown: unless(&usual.unknown, scores.unknown),
    })
}

pub(super) fn match_scores(scores: &MatchScores) -> Option<dto::MatchScores> {
    if *scores == MatchScores::default() {
        return None;
    }
    let MatchScores { win, draw, loss, rule, pairing_bye, forfeit, forfeit_games } = *scores;
    Some(dto::MatchScores {
        win: Some(win.into()),
        draw: Some(draw.into()),
        loss: Some(loss.into()),
        rule: unless(&MatchRule::default(), rule),
        pairing_bye: pairing_bye.map(bye),
        forfeit: forfeit.map(both),
        forfeit_games: forfeit_games.map(both),
    })
}

fn bye(PairingByeScores { match_points, game_points }: PairingByeScores) -> dto::PairingByeScores {
    dto::PairingByeScores { match_points: match_points.into(), game_points: game_points.into() }
}

fn both((winner, loser): (Points, Points)) -> dto::ForfeitScores {
    dto::ForfeitScores { winner: winner.into(), loser: loser.into() }
}
