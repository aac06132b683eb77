//! Why a rating list cannot be used.

use std::io;

use exaequo_model::Pace;

/// Why a list could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// The list could not be read from its source.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is not what it should be.
    #[error("line {line}: {fault}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        fault: ListFault,
    },
}

impl ListError {
    pub(crate) fn at(line: usize, fault: ListFault) -> Self {
        Self::Line { line, fault }
    }
}

/// What keeps a rating list from being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListFault {
    /// The line is in none of the forms a rating list can have.
    #[error("this is not a line of a rating list")]
    NotAList,
    /// The FIDE number is not a number.
    #[error("the FIDE number is not a number")]
    Id,
    /// The rating is not a number.
    #[error("a rating is a whole number, or empty")]
    Rating,
    /// The development coefficient is not one any edition has.
    #[error("K is not a coefficient of any edition")]
    K,
    /// The number of games is not a number.
    #[error("the number of games is a whole number, or empty")]
    Games,
    /// The birthday has no year of four digits.
    #[error("a birthday has a year of four digits, or is empty")]
    Birth,
    /// The highest rating is not a number.
    #[error("the highest rating is a whole number, or empty")]
    Highest,
    /// Two columns have the same heading.
    #[error("two columns have the same heading")]
    Columns,
    /// There is no column for this kind of play.
    #[error("there is no rating for this kind of play")]
    NoRatings(Pace),
    /// A player is listed twice, with different figures.
    #[error("player {0} is listed a second time with other figures")]
    Twice(u64),
    /// The file ends before the list does.
    #[error("the list is cut off")]
    Cut,
}
