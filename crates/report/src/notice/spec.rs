//! What is wrong with a specification such as `BH/C1`.

use exaequo_tiebreak::{Accept, Definition, SpecError, SpecProblem, registry};

use crate::catalogue::modifier_sign;
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
            es "{code} puede ser varios criterios",
            code),
        SpecProblem::UnknownModifier(part) => {
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
        SpecProblem::Number(part) => {
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
        SpecProblem::NotAccepted { code, .. } => takes(lang, code),
        SpecProblem::NoName(_) => say!(lang,
            en "write EXT:name, with the name of --external",
            fr "écrivez EXT:nom, avec le nom de --external",
            es "escriba EXT:nombre, con el nombre de --external"),
        SpecProblem::Empty
        | SpecProblem::Unknown { nearest: None, .. }
        | SpecProblem::UnknownModifier(_)
        | SpecProblem::Number(_)
        | SpecProblem::Conflict(_) => say!(lang,
            en "`exaequo tie-breaks` lists the criteria and what they take",
            fr "`exaequo tie-breaks` donne les critères et leurs modificateurs",
            es "`exaequo tie-breaks` muestra los criterios y lo que admiten"),
    }
}

/// The modifiers a criterion takes.
fn takes(lang: Lang, code: &str) -> String {
    let signs = |definition: &Definition| -> Vec<String> {
        let accepted = definition.accepts.iter().filter(|accept| **accept != Accept::Name);
        accepted.map(|accept| modifier_sign(*accept).to_owned()).collect()
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
