//! How games and matches end, as short words.

use crate::vocabulary::words;
use exaequo_model::{NoShow, Outcome, Rateable, Side};
use serde::Deserialize;

words! {
    /// How a game ended, White first.
    #[derive(Deserialize)]
    pub(crate) GameResult {
        WinLoss = "1-0": "White won over the board.",
        DrawDraw = "1/2-1/2": "The game was drawn.",
        LossWin = "0-1": "Black won over the board.",
        DrawLoss = "1/2-0": "Half a point for White only, by decision.",
        LossDraw = "0-1/2": "Half a point for Black only, by decision.",
        LossLoss = "0-0": "Lost by both, by decision.",
        WinWin = "1-1": "Won by both, by decision.",
        WinDraw = "1-1/2": "A win for White and half a point for Black, by decision.",
        DrawWin = "1/2-1": "Half a point for White and a win for Black, by decision.",
        BlackMissing = "+--": "White wins by forfeit: Black did not appear.",
        WhiteMissing = "--+": "Black wins by forfeit: White did not appear.",
        BothMissing = "---": "Neither player appeared: both lose by forfeit.",
        Pending = "pending": "Paired; no result yet.",
        Unknown = "unknown": "Adjourned, or the result is not known.",
    }
}

impl GameResult {
    /// The result, and whether it is a game that was too short to be rated.
    pub(crate) const fn of(outcome: Outcome) -> (Self, Rateable) {
        match outcome {
            Outcome::Pending => (Self::Pending, Rateable::Yes),
            Outcome::Unknown => (Self::Unknown, Rateable::Yes),
            Outcome::Played { white, black, rated } => (Self::of_sides(white, black), rated),
            Outcome::Forfeited(NoShow::White) => (Self::WhiteMissing, Rateable::Yes),
            Outcome::Forfeited(NoShow::Black) => (Self::BlackMissing, Rateable::Yes),
            Outcome::Forfeited(NoShow::Both) => (Self::BothMissing, Rateable::Yes),
        }
    }

    const fn of_sides(white: Side, black: Side) -> Self {
        match (white, black) {
            (Side::Win, Side::Win) => Self::WinWin,
            (Side::Win, Side::Draw) => Self::WinDraw,
            (Side::Win, Side::Loss) => Self::WinLoss,
            (Side::Draw, Side::Win) => Self::DrawWin,
            (Side::Draw, Side::Draw) => Self::DrawDraw,
            (Side::Draw, Side::Loss) => Self::DrawLoss,
            (Side::Loss, Side::Win) => Self::LossWin,
            (Side::Loss, Side::Draw) => Self::LossDraw,
            (Side::Loss, Side::Loss) => Self::LossLoss,
        }
    }

    /// The outcome; a game that was played is rated.
    pub(crate) const fn outcome(self) -> Outcome {
        match self {
            Self::WinWin => Outcome::played(Side::Win, Side::Win),
            Self::WinDraw => Outcome::played(Side::Win, Side::Draw),
            Self::WinLoss => Outcome::played(Side::Win, Side::Loss),
            Self::DrawWin => Outcome::played(Side::Draw, Side::Win),
            Self::DrawDraw => Outcome::DRAWN,
            Self::DrawLoss => Outcome::played(Side::Draw, Side::Loss),
            Self::LossWin => Outcome::played(Side::Loss, Side::Win),
            Self::LossDraw => Outcome::played(Side::Loss, Side::Draw),
            Self::LossLoss => Outcome::played(Side::Loss, Side::Loss),
            Self::BlackMissing => Outcome::Forfeited(NoShow::Black),
            Self::WhiteMissing => Outcome::Forfeited(NoShow::White),
            Self::BothMissing => Outcome::Forfeited(NoShow::Both),
            Self::Pending => Outcome::Pending,
            Self::Unknown => Outcome::Unknown,
        }
    }
}

words! {
    /// Whether a match took place at all.
    #[derive(Deserialize)]
    pub(crate) MatchOutcome {
        Boards = "boards": "The boards decide.",
        BlackMissing = "+--": "The black team did not appear.",
        WhiteMissing = "--+": "The white team did not appear.",
        BothMissing = "---": "Neither team appeared.",
    }
}

impl From<exaequo_model::MatchOutcome> for MatchOutcome {
    fn from(outcome: exaequo_model::MatchOutcome) -> Self {
        match outcome {
            exaequo_model::MatchOutcome::Boards => Self::Boards,
            exaequo_model::MatchOutcome::Forfeited(NoShow::White) => Self::WhiteMissing,
            exaequo_model::MatchOutcome::Forfeited(NoShow::Black) => Self::BlackMissing,
            exaequo_model::MatchOutcome::Forfeited(NoShow::Both) => Self::BothMissing,
        }
    }
}

impl From<MatchOutcome> for exaequo_model::MatchOutcome {
    fn from(outcome: MatchOutcome) -> Self {
        match outcome {
            MatchOutcome::Boards => Self::Boards,
            MatchOutcome::WhiteMissing => Self::Forfeited(NoShow::White),
            MatchOutcome::BlackMissing => Self::Forfeited(NoShow::Black),
            MatchOutcome::BothMissing => Self::Forfeited(NoShow::Both),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_has_a_word_and_the_word_means_it() {
        let sides = [Side::Win, Side::Draw, Side::Loss];
        let played = sides.into_iter().flat_map(|white| sides.map(|black| Outcome::played(white, black)));
        let others = [Outcome::Pending, Outcome::Unknown];
        let forfeits = [NoShow::White, NoShow::Black, NoShow::Both].map(Outcome::Forfeited);
        let mut words = Vec::new();
        for outcome in played.chain(others).chain(forfeits) {
            let (result, rated) = GameResult::of(outcome);
            assert_eq!((result.outcome(), rated), (outcome, Rateable::Yes));
            words.push(serde_json::to_string(&result).unwrap());
        }
        let expected = [
            "1-1", "1-1/2", "1-0", "1/2-1", "1/2-1/2", "1/2-0", "0-1", "0-1/2", "0-0", "pending", "unknown",
            "--+", "+--", "---",
        ];
        assert_eq!(words, expected.map(|word| format!("\"{word}\"")));
    }
}
