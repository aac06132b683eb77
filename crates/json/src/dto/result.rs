//! How games and matches end, as short words.

use exaequo_model::{NoShow, Outcome, Rateable, Side};
use serde::{Deserialize, Serialize};

/// How a game ended, White first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) enum GameResult {
    /// White won over the board.
    #[serde(rename = "1-0")]
    WinLoss,
    /// The game was drawn.
    #[serde(rename = "1/2-1/2")]
    DrawDraw,
    /// Black won over the board.
    #[serde(rename = "0-1")]
    LossWin,
    /// Half a point for White only, by decision.
    #[serde(rename = "1/2-0")]
    DrawLoss,
    /// Half a point for Black only, by decision.
    #[serde(rename = "0-1/2")]
    LossDraw,
    /// Lost by both, by decision.
    #[serde(rename = "0-0")]
    LossLoss,
    /// Won by both, by decision.
    #[serde(rename = "1-1")]
    WinWin,
    /// A win for White and half a point for Black, by decision.
    #[serde(rename = "1-1/2")]
    WinDraw,
    /// Half a point for White and a win for Black, by decision.
    #[serde(rename = "1/2-1")]
    DrawWin,
    /// White wins by forfeit: Black did not appear.
    #[serde(rename = "+--")]
    BlackMissing,
    /// Black wins by forfeit: White did not appear.
    #[serde(rename = "--+")]
    WhiteMissing,
    /// Neither player appeared: both lose by forfeit.
    #[serde(rename = "---")]
    BothMissing,
    /// Paired; no result yet.
    #[serde(rename = "pending")]
    Pending,
    /// Adjourned, or the result is not known.
    #[serde(rename = "unknown")]
    Unknown,
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

/// Whether a match took place at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) enum MatchOutcome {
    /// The boards decide.
    #[serde(rename = "boards")]
    Boards,
    /// The black team did not appear.
    #[serde(rename = "+--")]
    BlackMissing,
    /// The white team did not appear.
    #[serde(rename = "--+")]
    WhiteMissing,
    /// Neither team appeared.
    #[serde(rename = "---")]
    BothMissing,
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
