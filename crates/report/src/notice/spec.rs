//! What is wrong with a specification such as `BH/C1`.

use exaequo_tiebreak::{Accept, Definition, SpecError, SpecProblem, registry};

use crate::catalogue::modifier_text;
use crate::clean::quoted;
use crate::diagnostic::Message;
use crate::{Lang, number, say};

/// An error in words.
pub fn spec_message(lang: Lang, error: &SpecError) -> Message {
    Message { title: title(lang, &error.problem), help: help(lang, &error.problem), assumed: None }
}

fn title(lang: Lang, problem: &SpecProblem) -> String {
    match problem {
        SpecProblem::Empty => {
            say!(lang, en "a criterion is missing", fr "il manque un critère", es "falta un criterio")
        }
        SpecProblem::Unknown { code, .. } => {
            let code = quoted(lang, code);
            say!(lang,
                en "there is no criterion {code}",
                fr "il n’existe pas de critère {code}",
                es "no existe el criterio {code}",
                code)
        }
        SpecProblem::Ambiguous { code, .. } => say!(lang,
            en "{code} can be several criteria",
            fr "{code} peut désigner plusieurs critères",
            es "{code} puede referirse a varios criterios",
            code),
        SpecProblem::UnknownModifier { modifier: part, .. } => {
            let part = quoted(lang, part);
            say!(lang,
                en "there is no modifier {part}",
                fr "il n’existe pas de modificateur {part}",
                es "no existe el modificador {part}",
                part)
        }
        SpecProblem::NotAccepted { code, modifier } => {
            let modifier = quoted(lang, modifier);
            say!(lang,
                en "{code} does not take {modifier}",
                fr "{code} n’admet pas {modifier}",
                es "{code} no admite {modifier}",
                code, modifier)
        }
        SpecProblem::Number { modifier: part, .. } => {
            let part = quoted(lang, part);
            say!(lang,
                en "{part} needs a number that fits",
                fr "{part} demande un nombre qui convienne",
                es "{part} necesita un número adecuado",
                part)
        }
        SpecProblem::Conflict(part) => {
            let part = quoted(lang, part);
            say!(lang,
                en "{part} stands twice or contradicts another modifier",
                fr "{part} est donné deux fois ou contredit un autre modificateur",
                es "{part} aparece dos veces o contradice a otro modificador",
                part)
        }
        SpecProblem::NoName(code) => {
            say!(lang, en "{code} needs a name", fr "{code} demande un nom", es "{code} necesita un nombre", code)
        }
    }
}

fn help(lang: Lang, problem: &SpecProblem) -> String {
    match problem {
        SpecProblem::Unknown { nearest: Some(nearest), .. } => say!(lang,
            en "did you mean {nearest}?",
            fr "vouliez-vous dire {nearest} ?",
            es "¿quería decir {nearest}?",
            nearest),
        SpecProblem::Ambiguous { choices, .. } => {
            let choices = choices.join(", ");
            say!(lang, en "choose one of {choices}", fr "choisissez parmi {choices}", es "elija entre {choices}", choices)
        }
        SpecProblem::NotAccepted { code, .. } | SpecProblem::UnknownModifier { code, .. } => {
            takes(lang, code)
        }
        SpecProblem::Number { code, accept, .. } => expected(lang, code, *accept),
        SpecProblem::Conflict(_) => {
            say!(lang, en "leave one of them out", fr "retirez l’un des deux", es "quite uno de los dos")
        }
        SpecProblem::NoName(_) => say!(lang,
            en "write EXT:name, with the name of --external",
            fr "écrivez EXT:nom, avec le nom de --external",
            es "escriba EXT:nombre, con el nombre de --external"),
        SpecProblem::Empty | SpecProblem::Unknown { nearest: None, .. } => see_catalogue(lang),
    }
}

/// Where all criteria and their modifiers stand.
pub(super) fn see_catalogue(lang: Lang) -> String {
    say!(lang,
        en "`exaequo tie-breaks` lists the criteria and what they take",
        fr "`exaequo tie-breaks` donne les critères et leurs modificateurs",
        es "`exaequo tie-breaks` muestra los criterios y lo que admiten")
}

/// The number a modifier needs, with an example.
fn expected(lang: Lang, code: &str, accept: Accept) -> String {
    match accept {
        Accept::Cut | Accept::Median => {
            let sign = if accept == Accept::Cut { "C" } else { "M" };
            say!(lang,
                en "give the number of values to cut, from 1 to 255, as in {code}/{sign}1",
                fr "donnez le nombre de valeurs à couper, de 1 à 255, par exemple {code}/{sign}1",
                es "indique cuántos valores se cortan, de 1 a 255, por ejemplo {code}/{sign}1",
                code, sign)
        }
        Accept::Limit => say!(lang,
            en "give half points with their sign, as in {code}/L+1 and {code}/L-1, or per cent, as in {code}/L60",
            fr "donnez des demi-points avec leur signe, par exemple {code}/L+1 et {code}/L-1, ou un pourcentage, par exemple {code}/L60",
            es "indique medios puntos con su signo, por ejemplo {code}/L+1 y {code}/L-1, o un porcentaje, por ejemplo {code}/L60",
            code),
        Accept::Divisor => say!(lang,
            en "give a divisor above zero, as in {code}/K4",
            fr "donnez un diviseur supérieur à zéro, par exemple {code}/K4",
            es "indique un divisor mayor que cero, por ejemplo {code}/K4",
            code),
        Accept::Unrated => say!(lang,
            en "give the rating of unrated players, as in {code}/U1400",
            fr "donnez la cote des joueurs sans cote, par exemple {code}/U1400",
            es "indique la valoración de los jugadores sin ella, por ejemplo {code}/U1400",
            code),
        Accept::Basis | Accept::Fore | Accept::Played | Accept::Reverse | Accept::Name => takes(lang, code),
    }
}

/// The modifiers a criterion takes.
fn takes(lang: Lang, code: &str) -> String {
    let signs = |definition: &Definition| -> Vec<String> {
        let accepted = definition.accepts.iter().filter(|accept| **accept != Accept::Name);
        accepted.map(|accept| modifier_text(lang, *accept)).collect()
    };
    let signs = registry::find(code).map(signs).unwrap_or_default();
    if signs.is_empty() {
        return say!(lang,
            en "{code} takes no modifier",
            fr "{code} n’admet aucun modificateur",
            es "{code} no admite modificadores",
            code);
    }
    let signs = number::list(lang, &signs);
    say!(lang, en "{code} takes {signs}", fr "{code} admet {signs}", es "{code} admite {signs}", code, signs)
}
