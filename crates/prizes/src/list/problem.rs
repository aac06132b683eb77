//! What can be wrong with the text of a list of prizes, and where.

use std::ops::Range;

use exaequo_rating::SettingsProblem;

use crate::group::GroupProblem;

/// What is wrong with the text, and where in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
#[non_exhaustive]
pub struct PrizesError {
    /// What is wrong.
    pub problem: PrizesProblem,
    /// Where in the text, in bytes.
    pub at: Range<usize>,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrizesProblem {
    /// The text is not TOML, or has a setting or a choice that does not exist.
    #[error(transparent)]
    Settings(#[from] SettingsProblem),
    /// Something else is expected.
    #[error("{key} needs {expected}")]
    Kind {
        /// The name of the setting.
        key: &'static str,
        /// What is expected.
        expected: ExpectedPrize,
    },
    /// Who can win cannot be read.
    #[error("{0}")]
    Group(GroupProblem),
    /// There is no group.
    #[error("there is no group of prizes")]
    NoGroup,
    /// A group has no name.
    #[error("a group has no name")]
    NoName,
    /// Two groups have the same name.
    #[error("two groups are called {0:?}")]
    SameName(String),
    /// A group has no prize.
    #[error("the group {0:?} has no prize")]
    NoPrize(String),
    /// A prize is worth more than that of the place before.
    #[error("place {place} of the group {group:?} is worth more than the one before")]
    Rising {
        /// The name of the group.
        group: String,
        /// The place, from 1.
        place: usize,
    },
    /// A place has the worth of a thing, and no thing.
    #[error("place {place} of the group {group:?} has the worth of a thing, and no thing")]
    WorthOfNothing {
        /// The name of the group.
        group: String,
        /// The place, from 1.
        place: usize,
    },
    /// The unit that amounts are rounded to is larger than every prize.
    #[error("the unit is larger than every prize")]
    UnitTooLarge,
    /// Where one participant gets one prize, groups that count share alike.
    #[error("the group {0:?} cannot be shared in a way of its own where everybody gets one prize")]
    OwnSharing(String),
}

/// What a setting expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExpectedPrize {
    /// A text in quotes.
    #[error("a text in quotes")]
    Text,
    /// `true` or `false`.
    #[error("true or false")]
    Flag,
    /// An amount of money.
    #[error("an amount of money")]
    Money,
    /// An amount above zero.
    #[error("an amount above zero")]
    Unit,
    /// A whole number in some range.
    #[error("a whole number from {least} to {most}")]
    Number {
        /// The lowest number allowed.
        least: u32,
        /// The highest number allowed.
        most: u32,
    },
    /// A list of amounts.
    #[error("a list of amounts")]
    Amounts,
    /// A list of texts.
    #[error("a list of texts")]
    Texts,
    /// Tables of prizes, each headed `[[group]]`.
    #[error("tables [[group]]")]
    Groups,
}
