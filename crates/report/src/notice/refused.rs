//! Why there are no standings, or no explanation.

use exaequo_model::Date;
use exaequo_tiebreak::{Edition, Preset, Provisions, ProvisionsError, ProvisionsProblem, SpecError, nearest};

use super::spec::see_catalogue;
use super::spec_message;
use super::values::BadValues;
use crate::clean::quoted;
use crate::diagnostic::{Message, colon};
use crate::not_toml::not_toml;
use crate::{Lang, number, say};

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

    #[expect(
        clippy::too_many_lines,
        reason = "one arm per reason, so that the compiler misses those without a text"
    )]
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { start: None } => say!(lang,
                en "the file has no start date, so that the edition of the regulations is not known",
                fr "le fichier n’a pas de date de début : l’édition du règlement n’est pas connue",
                es "el archivo no tiene fecha de comienzo: no se conoce la edición del reglamento"),
            Self::NoEdition { start: Some(start) } => {
                let start = number::date(lang, *start);
                say!(lang,
                    en "no edition of the regulations is known for a tournament that began on {start}",
                    fr "aucune édition du règlement n’est connue pour un tournoi commencé le {start}",
                    es "no se conoce ninguna edición del reglamento para un torneo comenzado el {start}",
                    start)
            }
            Self::UnknownEdition(found) => {
                let found = quoted(lang, found);
                say!(lang, en "there is no edition {found}", fr "il n’existe pas d’édition {found}", es "no existe la edición {found}", found)
            }
            Self::Provisions { file, text, error } => {
                let ((line, column), problem) =
                    (place(text, error.at.start), provisions(lang, &error.problem));
                format!("{file}:{line}:{column}{} {problem}", colon(lang))
            }
            Self::NoList => say!(lang,
                en "the file names no tie-breaks (202, 212)",
                fr "le fichier n’indique pas de départages (202, 212)",
                es "el archivo no indica desempates (202, 212)"),
            Self::UnknownPreset(found) => {
                let found = quoted(lang, found);
                say!(lang, en "there is no list named {found}", fr "il n’existe pas de liste nommée {found}", es "no existe una lista llamada {found}", found)
            }
            Self::List { list, .. } => {
                let list = quoted(lang, list);
                say!(lang,
                    en "the list of tie-breaks {list} cannot be read",
                    fr "la liste de départages {list} ne peut pas être lue",
                    es "no se puede leer la lista de desempates {list}",
                    list)
            }
            Self::Criterion { error, .. } => spec_message(lang, error).title,
            Self::NoRound { asked, .. } => say!(lang,
                en "round {asked} is not paired",
                fr "la ronde {asked} n’est pas appariée",
                es "la ronda {asked} no está emparejada",
                asked),
            Self::NoParticipant(found) => {
                let found = quoted(lang, found);
                say!(lang,
                    en "nobody has the number or the name {found}",
                    fr "personne n’a le numéro ou le nom {found}",
                    es "nadie tiene el número o el nombre {found}",
                    found)
            }
            Self::Ambiguous { found, .. } => {
                let found = quoted(lang, found);
                say!(lang,
                    en "{found} can be several participants",
                    fr "{found} peut désigner plusieurs participants",
                    es "{found} puede ser varios participantes",
                    found)
            }
            Self::NotListed(who) => say!(lang,
                en "{who} is not in the standings",
                fr "{who} n’est pas au classement",
                es "{who} no está en la clasificación",
                who),
            Self::Oneself(who) => say!(lang,
                en "both are the same participant: {who}",
                fr "les deux désignent le même participant : {who}",
                es "ambos son el mismo participante: {who}",
                who),
            Self::LeftOut(spec) => say!(lang,
                en "{spec} cannot be computed here",
                fr "{spec} ne peut pas être calculé ici",
                es "{spec} no se puede calcular aquí",
                spec),
            Self::Number { option, found } | Self::Rating { option, found } => {
                let found = quoted(lang, found);
                say!(lang, en "{found} is not a value of {option}", fr "{found} n’est pas une valeur de {option}", es "{found} no es un valor de {option}", found, option)
            }
            Self::TwoLists => say!(lang,
                en "--tie-breaks and --preset both name a list",
                fr "--tie-breaks et --preset nomment chacun une liste",
                es "--tie-breaks y --preset nombran cada uno una lista"),
            Self::EmptyList => say!(lang,
                en "--tie-breaks names no criterion",
                fr "--tie-breaks ne nomme aucun départage",
                es "--tie-breaks no nombra ningún desempate"),
            Self::Values(bad) => bad.title(lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { .. } => name_edition(lang),
            Self::UnknownEdition(found) => {
                let names = || Edition::ALL.iter().map(|edition| edition.name);
                mean(lang, near(found, names())).unwrap_or_else(|| choose(lang, names()))
            }
            Self::Provisions { error, .. } => provisions_help(lang, &error.problem),
            Self::NoList => name_list(lang),
            Self::UnknownPreset(found) => {
                let names = || Preset::ALL.iter().map(|preset| preset.name);
                mean(lang, near(found, names())).unwrap_or_else(|| choose(lang, names()))
            }
            Self::List { .. } => see_catalogue(lang),
            Self::Criterion { found, error } => one_criterion(lang, found, error),
            Self::NoRound { paired: 0, .. } => say!(lang,
                en "no round is paired yet",
                fr "aucune ronde n’est encore appariée",
                es "todavía no hay ninguna ronda emparejada"),
            Self::NoRound { paired, .. } => say!(lang,
                en "the last round that is paired is {paired}",
                fr "la dernière ronde appariée est la {paired}",
                es "la última ronda emparejada es la {paired}",
                paired),
            Self::NoParticipant(_) => say!(lang,
                en "give a pairing number or a part of the name",
                fr "donnez un numéro d’appariement ou une partie du nom",
                es "indique un número de emparejamiento o una parte del nombre"),
            Self::Ambiguous { .. } => {
                say!(lang, en "give the number", fr "donnez le numéro", es "indique el número")
            }
            Self::NotListed(_) => say!(lang,
                en "whoever was expelled is not listed",
                fr "qui a été exclu n’est pas classé",
                es "quien fue expulsado no figura"),
            Self::Oneself(_) => say!(lang,
                en "name somebody else with --against",
                fr "indiquez quelqu’un d’autre avec --against",
                es "indique a otra persona con --against"),
            Self::LeftOut(_) => say!(lang,
                en "`exaequo tie-breaks` says what each criterion needs",
                fr "`exaequo tie-breaks` dit ce que demande chaque critère",
                es "`exaequo tie-breaks` dice qué necesita cada criterio"),
            Self::Number { .. } => say!(lang,
                en "give a whole number from 1 on",
                fr "donnez un nombre entier à partir de 1",
                es "indique un número entero a partir de 1"),
            Self::Rating { .. } => say!(lang,
                en "give a rating, such as 1400",
                fr "donnez une cote, par exemple 1400",
                es "indique una valoración, por ejemplo 1400"),
            Self::TwoLists => say!(lang,
                en "give one of them",
                fr "donnez l’un des deux",
                es "dé uno de los dos"),
            Self::EmptyList => say!(lang,
                en "name them with commas between: PTS,DE,BH/C1; exaequo tie-breaks has all",
                fr "nommez-les séparés par des virgules : PTS,DE,BH/C1 ; exaequo tie-breaks les donne tous",
                es "nómbrelos separados por comas: PTS,DE,BH/C1; exaequo tie-breaks los da todos"),
            Self::Values(bad) => bad.help(lang),
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
        return say!(lang,
            en "column {column}: {title}",
            fr "colonne {column} : {title}",
            es "columna {column}: {title}",
            column, title);
    }
    say!(lang,
        en "column {column}: {title}; {help}",
        fr "colonne {column} : {title} ; {help}",
        es "columna {column}: {title}; {help}",
        column, title, help)
}

pub(crate) fn near<'a>(found: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let pairs: Vec<(String, &str)> = names.map(|name| (name.to_ascii_uppercase(), name)).collect();
    let upper = nearest(found, pairs.iter().map(|(upper, _)| upper.as_str()))?.to_owned();
    pairs.iter().find(|(candidate, _)| *candidate == upper).map(|(_, name)| *name)
}

pub(crate) fn mean(lang: Lang, nearest: Option<&str>) -> Option<String> {
    let nearest = nearest?;
    Some(
        say!(lang, en "did you mean {nearest}?", fr "vouliez-vous dire {nearest} ?", es "¿quería decir {nearest}?", nearest),
    )
}

pub(crate) fn choose<'a>(lang: Lang, names: impl Iterator<Item = &'a str>) -> String {
    let names = names.collect::<Vec<_>>().join(", ");
    say!(lang, en "choose one of {names}", fr "choisissez parmi {names}", es "elija entre {names}", names)
}

/// What to type where one criterion is wanted.
fn one_criterion(lang: Lang, found: &str, error: &SpecError) -> String {
    if found.contains([',', ';', ' ']) {
        return say!(lang,
            en "name one criterion, such as BH/C1",
            fr "nommez un seul critère, par exemple BH/C1",
            es "nombre un solo criterio, por ejemplo BH/C1");
    }
    spec_message(lang, error).help
}

fn name_edition(lang: Lang) -> String {
    let names = Edition::ALL.iter().map(|edition| edition.name).collect::<Vec<_>>().join(", ");
    say!(lang,
        en "name it with --edition: {names}",
        fr "indiquez-la avec --edition : {names}",
        es "indíquela con --edition: {names}",
        names)
}

fn name_list(lang: Lang) -> String {
    let names = Preset::ALL.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
    say!(lang,
        en "name them with --tie-breaks \"PTS,BH/C1,BH\", or a list with --preset: {names}",
        fr "indiquez-les avec --tie-breaks \"PTS,BH/C1,BH\", ou une liste avec --preset : {names}",
        es "indíquelos con --tie-breaks \"PTS,BH/C1,BH\", o una lista con --preset: {names}",
        names)
}

pub(crate) fn provisions(lang: Lang, problem: &ProvisionsProblem) -> String {
    match problem {
        ProvisionsProblem::Syntax(fault) => not_toml(lang, *fault),
        ProvisionsProblem::NoEdition => {
            say!(lang, en "no edition is named", fr "aucune édition n’est indiquée", es "no se indica ninguna edición")
        }
        ProvisionsProblem::UnknownEdition(found) => Refused::UnknownEdition(found.clone()).title(lang),
        ProvisionsProblem::UnknownKey(key) => {
            let key = quoted(lang, key);
            say!(lang, en "there is no provision {key}", fr "il n’existe pas de disposition {key}", es "no existe la disposición {key}", key)
        }
        ProvisionsProblem::UnknownChoice { key, choice } => {
            let choice = quoted(lang, choice);
            say!(lang, en "{choice} is not a choice of {key}", fr "{choice} n’est pas un choix de {key}", es "{choice} no es una opción de {key}", choice, key)
        }
        ProvisionsProblem::NotText(key) => say!(lang,
            en "{key} needs a text in quotation marks",
            fr "{key} demande un texte entre guillemets",
            es "{key} necesita un texto entre comillas",
            key),
    }
}

fn provisions_help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let keys = || Provisions::ALL.iter().map(|provision| provision.key);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => Refused::UnknownEdition(found.clone()).help(lang),
        ProvisionsProblem::UnknownKey(key) => {
            mean(lang, near(key, keys())).unwrap_or_else(|| choose(lang, keys()))
        }
        ProvisionsProblem::UnknownChoice { key, choice } => {
            let choices = Provisions::ALL.iter().find(|provision| provision.key == *key);
            let choices = || choices.map(|provision| provision.choices).unwrap_or_default().iter().copied();
            mean(lang, near(choice, choices())).unwrap_or_else(|| choose(lang, choices()))
        }
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang,
            en "write lines such as edition = \"fide-2026-03\" and bye-cap = \"none\"",
            fr "écrivez des lignes comme edition = \"fide-2026-03\" et bye-cap = \"none\"",
            es "escriba líneas como edition = \"fide-2026-03\" y bye-cap = \"none\"")
        }
    }
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

    #[test]
    fn names_that_are_near_are_proposed() {
        assert_eq!(
            near("fide-2026-3", Edition::ALL.iter().map(|edition| edition.name)),
            Some("fide-2026-03")
        );
        assert_eq!(near("nowhere", Edition::ALL.iter().map(|edition| edition.name)), None);
    }
}
