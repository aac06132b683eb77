//! What is wrong with values computed elsewhere.

use exaequo_event::ValuesError;

use super::InWords;
use crate::text::quoted;
use crate::{Lang, say};

impl InWords for ValuesError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Nobody { file, line, number } => {
                say!(lang, "{file}:{line}: nobody has number {number}", file, line, number)
            }
            Self::Twice { file, line, number } => {
                say!(lang, "{file}:{line}: a second value for number {number}", file, line, number)
            }
            Self::Line { file, line, found } => {
                let found = quoted(lang, found);
                say!(lang, "{file}:{line}: {found} is not a number and a value", file, line, found)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "write one line for each participant: pairing number, comma, value such as 4.5")
    }
}
