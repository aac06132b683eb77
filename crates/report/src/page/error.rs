//! Why there is no page.

use exaequo_event::{NotFound, RankingError};
use exaequo_model::Tournament;

use crate::error::InWords;
use crate::{Lang, say};

/// Why there is no page of what was asked for.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::page::PageError;
/// use exaequo_report::{Lang, boards};
///
/// let event = Event::new("Open", date(2026, 3, 7), 5);
/// let error = boards::page(&event, boards::Options::default(), Lang::En).unwrap_err();
/// assert_eq!(error, PageError::NoTeams);
/// assert_eq!(error.to_string(), "only team events have such a list");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PageError {
    /// Only team events have such a list.
    #[error("only team events have such a list")]
    NoTeams,
    /// The round or the participant does not exist, or there are no standings to order the list by.
    #[error(transparent)]
    Ranking(#[from] RankingError),
}

impl From<NotFound> for PageError {
    fn from(error: NotFound) -> Self {
        Self::Ranking(error.into())
    }
}

impl InWords for PageError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoTeams => say!(lang, "only team events have such a list"),
            Self::Ranking(error) => error.title(lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoTeams => {
                say!(lang, "the standings and the pairings list the players of an individual event")
            }
            Self::Ranking(error) => error.help(lang),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::NoTeams => Vec::new(),
            Self::Ranking(error) => error.details(lang),
        }
    }
}

/// The round a list is about: the one asked for, which must be paired, else the last complete one.
pub(crate) fn round_of(tournament: &Tournament, asked: Option<u16>) -> Result<u16, PageError> {
    let paired = tournament.rounds_before_play_off();
    match asked {
        None => Ok(tournament.complete_rounds()),
        Some(round) if (1..=paired).contains(&round) => Ok(round),
        Some(asked) => Err(RankingError::NoRound { asked, paired }.into()),
    }
}
