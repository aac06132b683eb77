//! What a forecast is asked for, and why there is none.

use exaequo_forecast::chance::Sampling;
use exaequo_forecast::{Question, Refused};
use exaequo_model::NotFound;
use exaequo_prizes::PrizeList;

use crate::error::{Hint, RankingError};
use crate::find::Whom;
use crate::playoff::{PlayOffError, PlayOffInput};

/// What a forecast is asked for.
#[derive(Clone, Debug)]
pub struct Forecasting {
    /// How many first places matter.
    pub first: u32,
    /// A participant to be looked at in full.
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
    /// That of those who can be among the first, or of the one who is asked about.
    #[default]
    First,
    /// That of everybody, for each own result, as cards show it.
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

impl ForecastError {
    /// What can be done about it.
    ///
    /// ```
    /// use exaequo_event::forecast::Forecasting;
    /// use exaequo_event::{Event, Hint, Ranking, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "1-0")?;
    /// let error = event.forecast(&Ranking::by("PTS"), &Forecasting::default()).unwrap_err();
    /// assert_eq!(error.to_string(), "every game has a result: nothing is open");
    /// assert_eq!(error.hint(), Some(Hint::NameTheRound));
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn hint(&self) -> Option<Hint> {
        match self {
            Self::Ranking(error) => error.hint(),
            Self::PlayOff(error) => error.hint(),
            Self::Refused(Refused::NothingOpen | Refused::NoRound { .. }) => Some(Hint::NameTheRound),
            Self::Refused(_) => None,
        }
    }
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
