//! What can be wrong with the text of regulations, and where.

use std::ops::Range;

use exaequo_model::Date;
use exaequo_tiebreak::{SettingsProblem, Spec, SpecError};

/// What is wrong with the text, and where in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
#[non_exhaustive]
pub struct RegulationsError {
    /// What is wrong with the text.
    pub problem: RegulationsProblem,
    /// Where in the text, in bytes.
    pub at: Range<usize>,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegulationsProblem {
    /// The text is not TOML, or has a setting or a choice that does not exist.
    #[error(transparent)]
    Settings(#[from] SettingsProblem),
    /// Something else is expected.
    #[error("{key} needs {expected}")]
    Kind {
        /// The name of the setting.
        key: &'static str,
        /// The kind of value that is expected.
        expected: ExpectedSetting,
    },
    /// A list of criteria that cannot be read.
    #[error("the criteria cannot be read: {0}")]
    Criteria(SpecError),
    /// A play-off without games.
    #[error("a play-off needs at least one stage")]
    NoStage,
    /// Lots without a seed.
    #[error("lots need a seed")]
    NoSeed,
    /// A stage that Black wins if it is drawn has more games than one, or is not the last one.
    #[error("a decisive game must be the only game of the last stage")]
    Decisive,
    /// 3.1.2: more tie-breaks before the play-off than the list has.
    #[error("{asked} tie-breaks are to come before the play-off, and the list has {listed}")]
    TooManyTieBreaks {
        /// How many the regulations ask for.
        asked: usize,
        /// How many the list has.
        listed: usize,
    },
    /// 3.1.7: it would begin before the event, which begins on this day.
    #[error("the play-off is to start before the event, which begins on {0}")]
    BeforeTheEvent(Date),
    /// A criterion of teams among those for who is still tied, in an event without teams.
    #[error("{0} is only for events of teams")]
    OnlyForTeams(Spec),
    /// Board criteria in an event without teams.
    #[error("board criteria are only for events of teams")]
    NoBoards,
}

/// What a setting expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExpectedSetting {
    /// A text in quotes.
    #[error("a text in quotes")]
    Text,
    /// A whole number in some range.
    #[error("a whole number from {least} to {most}")]
    Number {
        /// The lowest number allowed.
        least: u32,
        /// The highest number allowed.
        most: u32,
    },
    /// A day and a time.
    #[error("a day and a time")]
    DateTime,
    /// A time control such as `15+10`.
    #[error("a time control such as 15+10")]
    TimeControl,
    /// A list in square brackets.
    #[error("a list in square brackets")]
    List,
    /// A table of settings.
    #[error("a table of settings")]
    Table,
}
