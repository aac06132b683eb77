//! What is asked about the future of an event, and why there is no answer.

use exaequo_forecast::chance::Sampling;
use exaequo_forecast::{Question, Refused};
use exaequo_model::NotFound;
use exaequo_prizes::PrizeList;

use crate::error::RankingError;
use crate::find::Whom;
use crate::playoff::{PlayOffError, PlayOffInput};

/// What is asked about the future of an event.
#[derive(Clone, Debug)]
pub struct Forecasting {
    /// So many first places matter.
    pub first: u32,
    /// Somebody to be looked at in full.
    pub player: Option<Whom>,
    /// Prizes to be divided.
    pub prizes: Option<PrizeList>,
    /// What the event says about ties: who would play off for what.
    pub play_off: Option<PlayOffInput>,
    /// Whose future is looked at.
    pub scope: Scope,
    /// The model of a game, the seed and the number of scenarios.
    pub sampling: Sampling,
    /// How long a search may go on.
    pub budget: u64,
}

/// Whose future is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// Of those who can be among the first, or of the one who is asked for.
    #[default]
    First,
    /// Of everybody, for each own result, as cards have it.
    Everybody,
}

impl Default for Forecasting {
    fn default() -> Self {
        Self {
            first: 3,
            player: None,
            prizes: None,
            play_off: None,
            scope: Scope::default(),
            sampling: Sampling::default(),
            budget: Question::BUDGET,
        }
    }
}

/// Why there is no forecast.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForecastError {
    /// There are no standings.
    #[error(transparent)]
    Ranking(#[from] RankingError),
    /// Nothing is open, or too much.
    #[error(transparent)]
    Refused(Refused),
    /// The regulations of the play-off are not for such an event.
    #[error(transparent)]
    PlayOff(#[from] PlayOffError),
}

impl From<Refused> for ForecastError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NoStandings(refusal) => Self::Ranking(RankingError::of(refusal)),
            refused => Self::Refused(refused),
        }
    }
}

impl From<NotFound> for ForecastError {
    fn from(error: NotFound) -> Self {
        Self::Ranking(error.into())
    }
}
