//! What can be wrong with a document, as data; words for people are found elsewhere.

use std::fmt;

use exaequo_model::Problems;
use thiserror::Error as ThisError;

use crate::SCHEMA;

/// Why a document is not a tournament.
#[derive(Clone, Debug, PartialEq, Eq, ThisError)]
pub enum Error {
    /// The file is not UTF-8, as JSON has to be.
    #[error("the file is not UTF-8")]
    Encoding,
    /// The text is not JSON, or it ends too early.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1, up to which the line was read; 0 if nothing of it was.
        column: usize,
        /// What the parser says.
        message: String,
    },
    /// The text is JSON of another form: a key that is unknown, missing or there twice, a value of another kind
    /// or out of range.
    #[error("line {line}, column {column}: {message}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// Column, from 1, up to which the line was read; 0 if nothing of it was.
        column: usize,
        /// What was found and what was expected.
        message: String,
    },
    /// The document is of another schema or does not say of which.
    #[error("expected \"schema\": \"{SCHEMA}\", found {}", found.as_deref().unwrap_or("no \"schema\""))]
    Version {
        /// The value found, as JSON.
        found: Option<String>,
    },
    /// The form is right, but values do not fit together. All faults, in the order of the document's parts.
    #[error("{}", joined(.0))]
    Content(Vec<Fault>),
    /// Everything can be understood and makes no tournament. All problems.
    #[error("{0}")]
    Facts(Problems),
}

impl Error {
    /// How many things are wrong: faults and problems are told all at once.
    pub fn count(&self) -> usize {
        match self {
            Self::Encoding | Self::Syntax { .. } | Self::Shape { .. } | Self::Version { .. } => 1,
            Self::Content(faults) => faults.len(),
            Self::Facts(problems) => problems.len(),
        }
    }

    /// The code of the error, the same in every version, such as `J003`; faults and problems have their own.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Encoding => "J006",
            Self::Syntax { .. } => "J001",
            Self::Shape { .. } => "J002",
            Self::Version { .. } => "J003",
            Self::Content(_) => "J004",
            Self::Facts(_) => "J005",
        }
    }
}

/// A value that does not fit the rest of the document.
#[derive(Clone, Debug, PartialEq, Eq, ThisError)]
#[error("{path}: {kind}")]
pub struct Fault {
    /// Where it is, such as `rounds[2].games[0].white`; positions in lists count from 0.
    pub path: String,
    /// What is wrong.
    pub kind: FaultKind,
}

impl Fault {
    pub(crate) fn new(path: impl fmt::Display, kind: FaultKind) -> Self {
        Self { path: path.to_string(), kind }
    }
}

/// What is wrong with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ThisError)]
pub enum FaultKind {
    /// Nobody in "players" has this number.
    #[error("number {number} is not in \"players\"")]
    NoSuchPlayer {
        /// The number that nobody has.
        number: u32,
    },
    /// No team in "teams" has this number.
    #[error("number {number} is not in \"teams\"")]
    NoSuchTeam {
        /// The number that no team has.
        number: u32,
    },
    /// A participant has two values in a column.
    #[error("number {number} is there twice")]
    NumberTwice {
        /// The number of the participant with two values.
        number: u32,
    },
    /// The schedule describes a round twice.
    #[error("round {round} is there twice")]
    RoundTwice {
        /// The round that is described twice.
        round: u16,
    },
    /// The schedule describes a round that is not announced.
    #[error("round {round} is not among the {announced} announced")]
    RoundNotAnnounced {
        /// The round that is described.
        round: u16,
        /// How many rounds are announced.
        announced: u16,
    },
    /// Only a game that was played can be unrated for being too short.
    #[error("false is only for games that were played")]
    NothingToRate,
    /// A list, or the text itself (then the path is empty), is longer than this program takes.
    #[error("{found} are more than the {most} that are possible")]
    TooMany {
        /// How long it is.
        found: usize,
        /// The most possible here.
        most: usize,
    },
}

impl FaultKind {
    /// The code of the fault, the same in every version, such as `J101`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchPlayer { .. } => "J101",
            Self::NoSuchTeam { .. } => "J102",
            Self::NumberTwice { .. } => "J103",
            Self::RoundTwice { .. } => "J104",
            Self::RoundNotAnnounced { .. } => "J105",
            Self::NothingToRate => "J106",
            Self::TooMany { .. } => "J107",
        }
    }
}

fn joined(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("; ")
}
