//! What is wrong with the values of `--external`.

use crate::clean::quoted;
use crate::{Lang, say};

/// Values that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadValues {
    /// The option itself.
    Form(String),
    /// A line of the file.
    Line {
        /// The file.
        file: String,
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A number that nobody has.
    Nobody {
        /// The file.
        file: String,
        /// The line.
        line: usize,
        /// The number.
        number: u32,
    },
    /// Two values for the same number.
    Twice {
        /// The file.
        file: String,
        /// The line of the second one.
        line: usize,
        /// The number.
        number: u32,
    },
}

impl BadValues {
    pub(super) fn title(&self, lang: Lang) -> String {
        match self {
            Self::Nobody { file, line, number } => {
                say!(lang, "{file}:{line}: nobody has number {number}", file, line, number)
            }
            Self::Twice { file, line, number } => {
                say!(lang, "{file}:{line}: a second value for number {number}", file, line, number)
            }
            Self::Form(found) => {
                let found = quoted(lang, found);
                say!(lang, "{found} does not name values and their file", found)
            }
            Self::Line { file, line, found } => {
                let found = quoted(lang, found);
                say!(lang, "{file}:{line}: {found} is not a number and a value", file, line, found)
            }
        }
    }

    pub(super) fn help(&self, lang: Lang) -> String {
        match self {
            Self::Form(_) => {
                say!(lang, "write --external name=FILE, or name=FILE:lower where the lowest value is first")
            }
            Self::Line { .. } | Self::Nobody { .. } | Self::Twice { .. } => {
                say!(lang, "write one line for each participant: pairing number, comma, value such as 4.5")
            }
        }
    }
}
