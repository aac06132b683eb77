//! Why there is no page.

use exaequo_event::{NotFound, RankingError};

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
