//! What can be wrong with a specification.

use std::ops::{Deref, Range};

use crate::definition::Accept;

/// What is wrong with a specification, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
#[non_exhaustive]
pub struct SpecError {
    /// What is wrong with the criterion.
    pub problem: SpecProblem,
    /// Where, in bytes of the text.
    pub at: Range<usize>,
}

/// Everything that is wrong with a list of specifications: at least one error, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(SpecError::to_string).collect::<Vec<_>>().join("; "))]
pub struct SpecErrors(pub(super) Vec<SpecError>);

impl SpecErrors {
    /// The errors one by one.
    pub fn into_vec(self) -> Vec<SpecError> {
        self.0
    }
}

impl IntoIterator for SpecErrors {
    type Item = SpecError;
    type IntoIter = std::vec::IntoIter<SpecError>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl Deref for SpecErrors {
    type Target = [SpecError];

    fn deref(&self) -> &[SpecError] {
        &self.0
    }
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecProblem {
    /// There is no code.
    #[error("a criterion without a code")]
    Empty,
    /// There is no criterion of this name.
    #[error("there is no criterion {code}")]
    Unknown {
        /// The code that was written.
        code: String,
        /// The code that looks most like it, if one does.
        nearest: Option<&'static str>,
    },
    /// Which of several is meant?
    #[error("{code} can be several criteria")]
    Ambiguous {
        /// The code that was written.
        code: &'static str,
        /// What it can be.
        choices: &'static [&'static str],
    },
    /// There is no modifier of this name.
    #[error("there is no modifier {modifier}")]
    UnknownModifier {
        /// The code of the criterion.
        code: &'static str,
        /// The modifier that was written.
        modifier: String,
    },
    /// The criterion does not take the modifier.
    #[error("{code} does not take {modifier}")]
    NotAccepted {
        /// The code of the criterion.
        code: &'static str,
        /// The modifier as it was written.
        modifier: String,
    },
    /// A number is missing, or out of range.
    #[error("{modifier} needs a number that fits")]
    Number {
        /// The code of the criterion.
        code: &'static str,
        /// What kind of modifier it is.
        accept: Accept,
        /// The modifier as it was written.
        modifier: String,
    },
    /// A modifier twice, or two that exclude each other.
    #[error("{0} is there twice, or contradicts another modifier")]
    Conflict(String),
    /// A name is missing.
    #[error("{0} needs a name")]
    NoName(&'static str),
}
