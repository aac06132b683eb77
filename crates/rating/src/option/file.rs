//! Provisions from TOML: an edition and lines of names and values, with the place of everything that is wrong.

use std::ops::{Deref, Range};

use exaequo_model::Order as _;
use toml::de::{DeTable, DeValue};

/// What is wrong with the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
#[non_exhaustive]
pub struct ProvisionsError {
    /// What is wrong with the text.
    pub problem: ProvisionsProblem,
    /// Where in the text, in bytes.
    pub at: Range<usize>,
}

/// Everything that is wrong with a text, at least one thing, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(ProvisionsError::to_string).collect::<Vec<_>>().join("; "))]
pub struct ProvisionsErrors(Vec<ProvisionsError>);

impl ProvisionsErrors {
    /// What is made of the line of the edition, unless it or another line is wrong.
    pub fn unless<T>(
        edition: Result<T, ProvisionsError>,
        others: impl IntoIterator<Item = Result<(), ProvisionsError>>,
    ) -> Result<T, Self> {
        let others = others.into_iter().filter_map(Result::err);
        let (edition, mut wrong) = match edition {
            Ok(edition) => (Some(edition), Vec::new()),
            Err(error) => (None, vec![error]),
        };
        wrong.extend(others);
        wrong.order_by_key(|error| error.at.start);
        edition.filter(|_| wrong.is_empty()).ok_or(Self(wrong))
    }
}

impl Deref for ProvisionsErrors {
    type Target = [ProvisionsError];

    fn deref(&self) -> &[ProvisionsError] {
        &self.0
    }
}

impl From<ProvisionsError> for ProvisionsErrors {
    fn from(error: ProvisionsError) -> Self {
        Self(vec![error])
    }
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProvisionsProblem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(TomlFault),
    /// No line names the edition.
    #[error("no edition is named")]
    NoEdition,
    /// There is no edition of this name.
    #[error("there is no edition {0:?}")]
    UnknownEdition(String),
    /// There is no provision of this name.
    #[error("there is no provision {0:?}")]
    UnknownKey(String),
    /// A provision has no such choice.
    #[error("{key} cannot be {choice:?}")]
    UnknownChoice {
        /// The provision whose choice is unknown.
        key: &'static str,
        /// What was asked for.
        choice: String,
    },
    /// Not a text in quotes.
    #[error("{0} needs a text in quotes")]
    NotText(String),
}

/// Why a text is not TOML.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TomlFault {
    /// A key is there twice.
    #[error("a key is there twice")]
    KeyTwice,
    /// A key has no value.
    #[error("a key has no value")]
    NoValue,
    /// A text has no quotation marks.
    #[error("a text has no quotation marks")]
    NoQuotes,
    /// A quotation mark or a bracket is not closed.
    #[error("a quotation mark or a bracket is not closed")]
    Unclosed,
    /// A comma is missing or too many.
    #[error("a comma is missing or too many")]
    Comma,
    /// A number or a day is not written as TOML writes them.
    #[error("a number or a day is not written as TOML writes them")]
    Number,
    /// Any other fault in the text.
    #[error("something in it cannot be read")]
    Other,
}

impl TomlFault {
    /// The parser's own words are English; what they mean can be said in any language.
    pub fn of(words: &str, at: Option<Range<usize>>) -> Self {
        let says = |parts: &[&str]| parts.iter().any(|part| words.contains(part));
        let is_empty = at.is_some_and(|span| span.is_empty());
        if says(&["duplicate key"]) {
            Self::KeyTwice
        } else if says(&["unclosed", "invalid basic string", "invalid literal string"]) {
            Self::Unclosed
        } else if says(&["with no value", "missing value"]) || is_empty && says(&["must be quoted"]) {
            Self::NoValue
        } else if says(&["must be quoted", "invalid boolean"]) {
            Self::NoQuotes
        } else if says(&["comma"]) {
            Self::Comma
        } else if says(&[
            "leading zero",
            "between digits",
            "radix",
            "numeric",
            "invalid date",
            "invalid time",
        ]) {
            Self::Number
        } else {
            Self::Other
        }
    }
}

/// A name and what it is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TomlEntry {
    /// The name of the provision.
    pub key: String,
    /// What it is to be.
    pub value: TomlValue,
    key_at: Range<usize>,
    value_at: Range<usize>,
}

/// What a name is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TomlValue {
    /// A text in quotes.
    Text(String),
    /// A number, as it is written.
    Number(String),
    /// A value of any other kind.
    Other,
}

impl TomlValue {
    fn new(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(text) => Self::Text(text.to_string()),
            DeValue::Integer(number) => Self::Number(number.to_string()),
            DeValue::Float(number) => Self::Number(number.to_string()),
            _ => Self::Other,
        }
    }
}

impl TomlEntry {
    /// The value, which must be a text.
    pub fn text(&self) -> Result<&str, ProvisionsError> {
        match &self.value {
            TomlValue::Text(text) => Ok(text),
            TomlValue::Number(_) | TomlValue::Other => Err(self.not_text()),
        }
    }

    /// The value, a text or a number.
    pub fn text_or_number(&self) -> Result<&str, ProvisionsError> {
        match &self.value {
            TomlValue::Text(text) | TomlValue::Number(text) => Ok(text),
            TomlValue::Other => Err(self.not_text()),
        }
    }

    fn not_text(&self) -> ProvisionsError {
        let problem = ProvisionsProblem::NotText(self.key.clone());
        ProvisionsError { problem, at: self.value_at.clone() }
    }

    fn shown(&self) -> String {
        self.text_or_number().unwrap_or_default().to_owned()
    }

    /// The value is no edition.
    pub fn unknown_edition(&self) -> ProvisionsError {
        let problem = ProvisionsProblem::UnknownEdition(self.shown());
        ProvisionsError { problem, at: self.value_at.clone() }
    }

    /// The name is no provision.
    pub fn unknown_key(&self) -> ProvisionsError {
        let problem = ProvisionsProblem::UnknownKey(self.key.clone());
        ProvisionsError { problem, at: self.key_at.clone() }
    }

    /// The provision has no such choice.
    pub fn unknown_choice(&self, key: &'static str) -> ProvisionsError {
        let problem = ProvisionsProblem::UnknownChoice { key, choice: self.shown() };
        ProvisionsError { problem, at: self.value_at.clone() }
    }
}

/// The lines of a text, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TomlLines {
    entries: Vec<TomlEntry>,
}

impl TomlLines {
    /// Reads the lines of a text.
    pub fn parse(text: &str) -> Result<Self, ProvisionsError> {
        let table = DeTable::parse(text).map_err(|error| ProvisionsError {
            problem: ProvisionsProblem::Syntax(TomlFault::of(error.message(), error.span())),
            at: error.span().unwrap_or(0..0),
        })?;
        let entries = table.get_ref().iter().map(|(key, value)| TomlEntry {
            key: key.get_ref().to_string(),
            value: TomlValue::new(value.get_ref()),
            key_at: key.span(),
            value_at: value.span(),
        });
        let mut entries: Vec<TomlEntry> = entries.collect();
        entries.order_by_key(|entry| entry.key_at.start);
        Ok(Self { entries })
    }

    /// The line that names the edition.
    pub fn edition(&self) -> Result<&TomlEntry, ProvisionsError> {
        let found = self.entries.iter().find(|entry| entry.key == "edition");
        found.ok_or(ProvisionsError { problem: ProvisionsProblem::NoEdition, at: 0..0 })
    }

    /// The lines that replace provisions.
    pub fn others(&self) -> impl Iterator<Item = &TomlEntry> {
        self.entries.iter().filter(|entry| entry.key != "edition")
    }
}
