//! Why an event cannot be rated as asked.

use exaequo_model::{Date, NotFound, Pace};
use exaequo_rating::{Edition, ProvisionsProblem};

use crate::error::{Hint, KnownNames, UnreadableProvisions};

/// Why an event cannot be rated as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RatingError {
    /// No event was given.
    #[error("there is no event to rate")]
    NoEvent,
    /// The event does not say when it starts, and no edition is named.
    #[error("{name}: the first day is not known, and no edition is named")]
    NoDate {
        /// The name of the event.
        name: String,
    },
    /// No edition is that old.
    #[error("{name}: no edition was in force on {start}")]
    TooEarly {
        /// The name of the event.
        name: String,
        /// The first day of the event.
        start: Date,
    },
    /// The edition knows no such ratings.
    #[error("the edition has no ratings for this kind of play")]
    NoRatings {
        /// The edition that was chosen.
        edition: &'static Edition,
        /// The kind of play.
        pace: Pace,
    },
    /// There is no edition of that name.
    #[error("there is no edition {0:?} of the rating regulations")]
    UnknownEdition(String),
    /// A file of provisions cannot be used.
    #[error(transparent)]
    Provisions(UnreadableProvisions),
    /// A provision is replaced by something it cannot be.
    #[error("{typed:?} does not replace a provision: {problem}")]
    Provision {
        /// The replacement as it was given: `name=value`.
        typed: String,
        /// What is wrong with the replacement.
        problem: ProvisionsProblem,
    },
    /// A provision is named without the value that replaces it.
    #[error("the provision {name} is named without a value")]
    NoValue {
        /// The name of the provision.
        name: &'static str,
    },
    /// Two of the events are the same.
    #[error("{name} is the same event as {of}")]
    Copy {
        /// The name of the second one.
        name: String,
        /// The one before it.
        of: String,
    },
    /// Two of the events are versions of one, and none is named as replaced.
    #[error("{name} is another version of {of}")]
    Version {
        /// The name of the second one.
        name: String,
        /// The one before it.
        of: String,
    },
    /// An event is named as replaced, and no other is a version of it.
    #[error("no event is another version of {name}")]
    NotReplaced {
        /// The name of the event.
        name: String,
    },
    /// A setting is for an event that is not there.
    #[error("there is no event {name:?}")]
    NoSuchEvent {
        /// The name that was given.
        name: String,
    },
    /// A file is not the play-off of an event, or could be that of several.
    #[error("{name} is not the play-off of one of the events")]
    PlayOff {
        /// The name of the play-off.
        name: String,
        /// Why it is not the play-off of an event.
        why: NoPlayOff,
    },
    /// Nobody is meant, or more than one.
    #[error(transparent)]
    Who(#[from] NotFound),
}

impl RatingError {
    /// What can be done about it.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            Self::NoDate { .. } | Self::TooEarly { .. } | Self::NoRatings { .. } => {
                Some(Hint::NameTheEdition)
            }
            Self::UnknownEdition(found) => Some(Hint::correct(found, KnownNames::RatingEditions)),
            _ => None,
        }
    }
}

/// Why a file is not rated as the play-off of an event (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlayOff {
    /// No given event has all its players.
    Strangers,
    /// Several events have all its players.
    Several,
    /// The event and the play-off are of different kinds of play.
    Pace(Pace),
    /// One of the two is a team event, the other is not.
    Teams,
    /// Two of its players are one in the event, or there are too many rounds.
    Incoherent,
}
