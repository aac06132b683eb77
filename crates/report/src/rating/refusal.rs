//! Why an event cannot be rated as asked.

use exaequo_model::{Date, Pace};
use exaequo_rating::Edition;

use super::notes::pace as pace_name;
use crate::clean::quoted;
use crate::diagnostic::Message;
use crate::number::date;
use crate::{Lang, say};

/// A request that cannot be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The file does not say when the event starts, and no edition is named.
    NoDate {
        /// The file.
        file: String,
    },
    /// No edition is that old.
    TooEarly {
        /// The file.
        file: String,
        /// Its first day.
        start: Date,
    },
    /// The edition knows no such ratings.
    NoRatings {
        /// The edition.
        edition: Edition,
        /// The kind of play.
        pace: Pace,
    },
    /// A rating list cannot be understood.
    List {
        /// The file.
        file: String,
        /// The line.
        line: usize,
    },
}

impl Refusal {
    /// The refusal in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { file } => {
                let file = quoted(lang, file);
                say!(lang,
                    en "{file} does not say when the event starts, which decides the edition (0.1)",
                    fr "{file} n’indique pas le début du tournoi, dont dépend l’édition (0.1)",
                    es "{file} no indica cuándo empieza el torneo, de lo que depende la edición (0.1)",
                    file)
            }
            Self::TooEarly { file, start } => {
                let (file, start) = (quoted(lang, file), date(lang, *start));
                say!(lang,
                    en "{file} starts on {start}, before the first edition there is",
                    fr "{file} commence le {start}, avant la première édition connue",
                    es "{file} empieza el {start}, antes de la primera edición que hay",
                    file, start)
            }
            Self::NoRatings { edition, pace } => {
                let (edition, pace) = (edition.name(), pace_name(lang, *pace));
                say!(lang,
                    en "edition {edition} has no ratings for {pace} play",
                    fr "l’édition {edition} n’a pas de classement {pace}",
                    es "la edición {edition} no tiene Elo de ajedrez {pace}",
                    edition, pace)
            }
            Self::List { file, line } => {
                let file = quoted(lang, file);
                say!(lang,
                    en "{file} is not a rating list: line {line} cannot be understood",
                    fr "{file} n’est pas une liste de classement : la ligne {line} est incompréhensible",
                    es "{file} no es una lista de Elo: no se entiende la línea {line}",
                    file, line)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { .. } | Self::TooEarly { .. } | Self::NoRatings { .. } => {
                let names = Edition::ALL.map(Edition::name).join(", ");
                say!(lang,
                    en "name an edition with --edition: {names}",
                    fr "indiquez une édition avec --edition : {names}",
                    es "indique una edición con --edition: {names}",
                    names)
            }
            Self::List { .. } => say!(lang,
                en "give FIDE’s list as TXT or XML, or a CSV with the columns id,rating,K,games,birth",
                fr "fournissez la liste de la FIDE en TXT ou XML, ou un CSV avec les colonnes id,rating,K,games,birth",
                es "indique la lista de la FIDE en TXT o XML, o un CSV con las columnas id,rating,K,games,birth"),
        }
    }
}
