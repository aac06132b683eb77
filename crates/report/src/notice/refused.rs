//! Why there are no standings, or no explanation.

mod help;
mod provisions;
mod title;

pub(crate) use help::{choose, mean, near};
pub(crate) use provisions::provisions;
pub(crate) use title::no_value;

use exaequo_model::Date;
use exaequo_tiebreak::{ProvisionsError, SpecError};

use super::spec::see_catalogue;
use super::spec_message;
use super::values::BadValues;
use crate::diagnostic::Message;
use crate::{Lang, say};

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The first day does not tell the edition.
    NoEdition {
        /// The first day, if it is known.
        start: Option<Date>,
    },
    /// There is no such edition.
    UnknownEdition(String),
    /// A file of provisions cannot be used.
    Provisions {
        /// Its name.
        file: String,
        /// Its text.
        text: String,
        /// What is wrong.
        error: ProvisionsError,
    },
    /// Nobody names the criteria.
    NoList,
    /// There is no such list.
    UnknownPreset(String),
    /// A list of criteria cannot be read.
    List {
        /// The list.
        list: String,
        /// What is wrong.
        errors: Vec<SpecError>,
    },
    /// A criterion cannot be read.
    Criterion {
        /// What was typed.
        found: String,
        /// What is wrong.
        error: SpecError,
    },
    /// The round is not paired.
    NoRound {
        /// The round asked for.
        asked: u16,
        /// How many rounds are paired.
        paired: u16,
    },
    /// Nobody has that number or name.
    NoParticipant(String),
    /// Several have that name.
    Ambiguous {
        /// What was asked for.
        found: String,
        /// Who can be meant.
        candidates: Vec<String>,
    },
    /// The participant is not in the standings.
    NotListed(String),
    /// Somebody is compared with himself.
    Oneself(String),
    /// The criterion cannot be used here; a notice says why.
    LeftOut(String),
    /// An option is not a number that fits.
    Number {
        /// The option.
        option: &'static str,
        /// What was typed.
        found: String,
    },
    /// An option is not a rating.
    Rating {
        /// The option.
        option: &'static str,
        /// What was typed.
        found: String,
    },
    /// Two lists at once.
    TwoLists,
    /// A list without a criterion.
    EmptyList,
    /// Values of `--external`.
    Values(BadValues),
}

impl Refused {
    /// The reason in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    /// What belongs to it, one line each: errors of a list, candidates.
    pub fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::List { list, errors } => errors.iter().map(|error| detail(lang, list, error)).collect(),
            Self::Ambiguous { candidates, .. } => candidates.clone(),
            _ => Vec::new(),
        }
    }
}

/// Line and column of a byte of a text, from 1.
pub fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at.min(text.len())).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn detail(lang: Lang, list: &str, error: &SpecError) -> String {
    let Message { title, help, .. } = spec_message(lang, error);
    let column = list.get(..error.at.start).map_or(1, |before| before.chars().count() + 1);
    // The help of the whole list stands under it once.
    if help == see_catalogue(lang) {
        return say!(lang, "column {column}: {title}", column, title);
    }
    say!(lang, "column {column}: {title}; {help}", column, title, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters() {
        assert_eq!(place("édition\nbye", 0), (1, 1));
        assert_eq!(place("é=1\nbye", 6), (2, 2));
        assert_eq!(place("a", 9), (1, 2));
    }
}
