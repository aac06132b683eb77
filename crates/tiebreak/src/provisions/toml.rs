//! Provisions an event replaces (16.6), from TOML.
//!
//! ```
//! use exaequo_tiebreak::Regulations;
//!
//! let regulations = Regulations::parse("edition = 'fide-2026-03'\nbye-cap = 'none'\n")?;
//! assert_eq!(regulations.edition.name, "fide-2026-03");
//! let changed: Vec<_> = regulations.changed().map(|provision| provision.key).collect();
//! assert_eq!(changed, ["bye-cap"]);
//! # Ok::<(), exaequo_tiebreak::ProvisionsError>(())
//! ```

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::{Provision, Provisions};
use crate::edition::Edition;

/// An edition with the provisions an event replaces.
#[derive(Clone, Copy, Debug)]
pub struct Regulations {
    /// The edition.
    pub edition: &'static Edition,
    /// What holds: the provisions of the edition, or what the event put in their place.
    pub provisions: Provisions,
}

/// What is wrong with the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct ProvisionsError {
    /// What.
    pub problem: ProvisionsProblem,
    /// Where, in bytes.
    pub at: Range<usize>,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProvisionsProblem {
    /// Not TOML.
    #[error("not TOML: {0:?}")]
    Syntax(TomlFault),
    /// No line names the edition.
    #[error("no edition named")]
    NoEdition,
    /// No such edition.
    #[error("no edition {0}")]
    UnknownEdition(String),
    /// No such provision.
    #[error("no provision {0}")]
    UnknownKey(String),
    /// A provision has no such choice.
    #[error("{key} cannot be {choice}")]
    UnknownChoice {
        /// The provision.
        key: &'static str,
        /// What was asked for.
        choice: String,
    },
    /// Not a text in quotes.
    #[error("{0} needs a text in quotes")]
    NotText(String),
}

/// Why a text is not TOML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TomlFault {
    /// A key is there twice.
    KeyTwice,
    /// A key has no value.
    NoValue,
    /// A text has no quotation marks.
    NoQuotes,
    /// A quotation mark or a bracket is not closed.
    Unclosed,
    /// A comma is missing or too many.
    Comma,
    /// A number or a day is not written as TOML writes them.
    Number,
    /// Anything else.
    Other,
}

impl TomlFault {
    /// The parser's own words are English; what they mean can be said in any language.
    pub fn of(error: &toml::de::Error) -> Self {
        let words = error.message();
        let says = |parts: &[&str]| parts.iter().any(|part| words.contains(part));
        let is_empty = error.span().is_some_and(|span| span.is_empty());
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

impl Regulations {
    /// An edition as it is.
    pub const fn of(edition: &'static Edition) -> Self {
        Self { edition, provisions: edition.provisions }
    }

    /// The provisions the event replaces.
    pub fn changed(&self) -> impl Iterator<Item = &'static Provision> + '_ {
        self.edition.provisions.differences(&self.provisions)
    }

    /// Reads `edition = "…"` and one line for each provision that is replaced.
    pub fn parse(text: &str) -> Result<Self, ProvisionsError> {
        let table = DeTable::parse(text).map_err(|error| ProvisionsError {
            problem: ProvisionsProblem::Syntax(TomlFault::of(&error)),
            at: error.span().unwrap_or(0..0),
        })?;
        let table = table.get_ref();
        let mut regulations = Self::of(edition(table)?);
        for (key, value) in table {
            if key.get_ref() != "edition" {
                let choice = text_of(key.get_ref(), value.get_ref(), value.span())?;
                replace(&mut regulations.provisions, (key.get_ref(), key.span()), (choice, value.span()))?;
            }
        }
        Ok(regulations)
    }
}

fn edition(table: &DeTable<'_>) -> Result<&'static Edition, ProvisionsError> {
    let Some(value) = table.get("edition") else {
        return Err(ProvisionsError { problem: ProvisionsProblem::NoEdition, at: 0..0 });
    };
    let name = text_of("edition", value.get_ref(), value.span())?;
    Edition::named(name).ok_or_else(|| ProvisionsError {
        problem: ProvisionsProblem::UnknownEdition(name.to_owned()),
        at: value.span(),
    })
}

fn text_of<'a>(key: &str, value: &'a DeValue<'_>, at: Range<usize>) -> Result<&'a str, ProvisionsError> {
    value.as_str().ok_or_else(|| ProvisionsError { problem: ProvisionsProblem::NotText(key.to_owned()), at })
}

fn replace(
    provisions: &mut Provisions,
    (key, key_at): (&str, Range<usize>),
    (choice, choice_at): (&str, Range<usize>),
) -> Result<(), ProvisionsError> {
    let Some(provision) = Provisions::ALL.iter().find(|provision| provision.key == key) else {
        return Err(ProvisionsError { problem: ProvisionsProblem::UnknownKey(key.to_owned()), at: key_at });
    };
    provision.set(provisions, choice).ok_or_else(|| ProvisionsError {
        problem: ProvisionsProblem::UnknownChoice { key: provision.key, choice: choice.to_owned() },
        at: choice_at,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> (ProvisionsProblem, &str) {
        let error = Regulations::parse(text).unwrap_err();
        (error.problem, &text[error.at])
    }

    #[test]
    fn every_choice_of_every_provision_can_be_named() {
        for provision in Provisions::ALL {
            for choice in provision.choices {
                let text = format!("edition = \"fide-2026-03\"\n{} = \"{choice}\"\n", provision.key);
                let regulations = Regulations::parse(&text).unwrap();
                assert_eq!(provision.get(&regulations.provisions), *choice);
            }
        }
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        let edition = "edition = 'fide-2026-03'\n";
        let faults = [
            ("edition =", TomlFault::NoValue),
            ("edition", TomlFault::NoValue),
            ("edition = fide-2026-03", TomlFault::NoQuotes),
            ("edition = \"fide-2026-03", TomlFault::Unclosed),
            ("[edition", TomlFault::Unclosed),
            ("a = 1\na = 2", TomlFault::KeyTwice),
            ("a = [1,,2]", TomlFault::Comma),
            ("a = 01", TomlFault::Number),
        ];
        for (text, fault) in faults {
            assert_eq!(problem(text).0, ProvisionsProblem::Syntax(fault), "{text}");
        }
        assert_eq!(problem("").0, ProvisionsProblem::NoEdition);
        assert_eq!(problem("edition = 'x'"), (ProvisionsProblem::UnknownEdition("x".into()), "'x'"));
        let (found, at) = (problem("edition = 3").0, problem("edition = 3").1);
        assert_eq!((found, at), (ProvisionsProblem::NotText("edition".into()), "3"));
        let text = format!("{edition}bye-kap = 'none'");
        assert_eq!(problem(&text), (ProvisionsProblem::UnknownKey("bye-kap".into()), "bye-kap"));
        let text = format!("{edition}bye-cap = 'nome'");
        let expected = ProvisionsProblem::UnknownChoice { key: "bye-cap", choice: "nome".into() };
        assert_eq!(problem(&text), (expected, "'nome'"));
    }
}
