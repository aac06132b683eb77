//! What is refused, in a line.

use exaequo_model::Date;
use exaequo_tiebreak::ProvisionsError;

use super::{Refused, place, provisions};
use crate::clean::quoted;
use crate::diagnostic::colon;
use crate::notice::spec_message;
use crate::{Lang, number, say};

impl Refused {
    pub(super) fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { start } => no_edition(lang, *start),
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions { file, text, error } => wrong_provisions(lang, file, text, error),
            Self::NoList => say!(lang,
                en "the file names no tie-breaks (202, 212)",
                fr "le fichier n’indique pas de départages (202, 212)",
                es "el archivo no indica desempates (202, 212)"),
            Self::UnknownPreset(found) => unknown_preset(lang, found),
            Self::List { list, .. } => unreadable_list(lang, list),
            Self::Criterion { error, .. } => spec_message(lang, error).title,
            Self::NoRound { asked, .. } => say!(lang,
                en "round {asked} is not paired",
                fr "la ronde {asked} n’est pas appariée",
                es "la ronda {asked} no está emparejada",
                asked),
            Self::NoParticipant(found) => nobody(lang, found),
            Self::Ambiguous { found, .. } => several(lang, found),
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
            Self::Number { option, found } | Self::Rating { option, found } => no_value(lang, option, found),
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
}

fn no_edition(lang: Lang, start: Option<Date>) -> String {
    let Some(start) = start else {
        return say!(lang,
            en "the file has no start date, so that the edition of the regulations is not known",
            fr "le fichier n’a pas de date de début : l’édition du règlement n’est pas connue",
            es "el archivo no tiene fecha de comienzo: no se conoce la edición del reglamento");
    };
    let start = number::date(lang, start);
    say!(lang,
        en "no edition of the regulations is known for a tournament that began on {start}",
        fr "aucune édition du règlement n’est connue pour un tournoi commencé le {start}",
        es "no se conoce ninguna edición del reglamento para un torneo comenzado el {start}",
        start)
}

fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, en "there is no edition {found}", fr "il n’existe pas d’édition {found}", es "no existe la edición {found}", found)
}

fn wrong_provisions(lang: Lang, file: &str, text: &str, error: &ProvisionsError) -> String {
    let ((line, column), problem) = (place(text, error.at.start), provisions(lang, &error.problem));
    format!("{file}:{line}:{column}{} {problem}", colon(lang))
}

fn unknown_preset(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, en "there is no list named {found}", fr "il n’existe pas de liste nommée {found}", es "no existe una lista llamada {found}", found)
}

fn unreadable_list(lang: Lang, list: &str) -> String {
    let list = quoted(lang, list);
    say!(lang,
        en "the list of tie-breaks {list} cannot be read",
        fr "la liste de départages {list} ne peut pas être lue",
        es "no se puede leer la lista de desempates {list}",
        list)
}

fn nobody(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "nobody has the number or the name {found}",
        fr "personne n’a le numéro ou le nom {found}",
        es "nadie tiene el número o el nombre {found}",
        found)
}

fn several(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang,
        en "{found} can be several participants",
        fr "{found} peut désigner plusieurs participants",
        es "{found} puede referirse a varios participantes",
        found)
}

/// A value that an option does not take.
pub(crate) fn no_value(lang: Lang, option: &str, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, en "{found} is not a value of {option}", fr "{found} n’est pas une valeur possible pour {option}", es "{found} no es un valor de {option}", found, option)
}
