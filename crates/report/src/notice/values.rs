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
            Self::Nobody { file, line, number } => say!(lang,
                en "{file}:{line}: nobody has number {number}",
                fr "{file}:{line} : personne n’a le numéro {number}",
                es "{file}:{line}: nadie tiene el número {number}",
                file, line, number),
            Self::Twice { file, line, number } => say!(lang,
                en "{file}:{line}: a second value for number {number}",
                fr "{file}:{line} : une deuxième valeur pour le numéro {number}",
                es "{file}:{line}: un segundo valor para el número {number}",
                file, line, number),
            Self::Form(found) => {
                let found = quoted(lang, found);
                say!(lang,
                    en "{found} does not name values and their file",
                    fr "{found} ne nomme pas des valeurs et leur fichier",
                    es "{found} no nombra valores y su archivo",
                    found)
            }
            Self::Line { file, line, found } => {
                let found = quoted(lang, found);
                say!(lang,
                    en "{file}:{line}: {found} is not a number and a value",
                    fr "{file}:{line} : {found} n’est pas un numéro et une valeur",
                    es "{file}:{line}: {found} no es un número y un valor",
                    file, line, found)
            }
        }
    }

    pub(super) fn help(&self, lang: Lang) -> String {
        match self {
            Self::Form(_) => say!(lang,
                en "write --external name=FILE, or name=FILE:lower where the lowest value is first",
                fr "écrivez --external nom=FICHIER, ou nom=FICHIER:lower si la plus petite valeur est première",
                es "escriba --external nombre=ARCHIVO, o nombre=ARCHIVO:lower si el menor valor va primero"),
            Self::Line { .. } | Self::Nobody { .. } | Self::Twice { .. } => say!(lang,
                en "write one line for each participant: pairing number, comma, value such as 4.5",
                fr "écrivez une ligne par participant : numéro, virgule, valeur comme 4.5",
                es "escriba una línea por participante: número, coma, valor como 4.5"),
        }
    }
}
