//! What a reader of JSON stumbled over, in words.

use exaequo_json::{Detail, Expected};
use exaequo_tiebreak::nearest;

use crate::clean::quoted;
use crate::{Lang, number, say};

/// Possible keys or words that are shown; more would hide what is wrong.
const FEW: usize = 8;

/// What is wrong.
pub(super) fn text(lang: Lang, detail: &Detail) -> String {
    match detail {
        Detail::UnknownKey { key, .. } => {
            let key = quoted(lang, key);
            say!(lang, en "there is no key {key}", fr "il n’existe pas de clé {key}", es "no existe la clave {key}", key)
        }
        Detail::MissingKey { key } => {
            let key = quoted(lang, key);
            say!(lang, en "the key {key} is missing", fr "il manque la clé {key}", es "falta la clave {key}", key)
        }
        Detail::KeyTwice { key } => {
            let key = quoted(lang, key);
            say!(lang,
                en "the key {key} is there twice",
                fr "la clé {key} figure deux fois",
                es "la clave {key} figura dos veces",
                key)
        }
        Detail::UnknownWord { found, .. } => {
            let found = quoted(lang, found);
            say!(lang,
                en "{found} is none of the words possible here",
                fr "{found} n’est aucun des mots possibles ici",
                es "{found} no es ninguna de las palabras posibles aquí",
                found)
        }
        Detail::Kind { found, expected } => kind(lang, found.as_deref(), *expected),
        other => of_text(lang, other),
    }
}

fn of_text(lang: Lang, detail: &Detail) -> String {
    match detail {
        Detail::Ended => {
            say!(lang, en "it ends too early", fr "il s’arrête trop tôt", es "termina demasiado pronto")
        }
        Detail::Separator => say!(lang,
            en "a comma or a closing bracket is missing",
            fr "il manque une virgule ou un crochet fermant",
            es "falta una coma o un corchete de cierre"),
        Detail::Colon => {
            say!(lang, en "a colon is missing", fr "il manque un deux-points", es "faltan los dos puntos")
        }
        Detail::Value => say!(lang, en "a value is missing", fr "il manque une valeur", es "falta un valor"),
        Detail::Number => say!(lang,
            en "a number is not written as in JSON",
            fr "un nombre n’est pas écrit comme en JSON",
            es "un número no está escrito como en JSON"),
        Detail::Text => say!(lang,
            en "a text holds a sign it cannot hold",
            fr "un texte contient un signe qu’il ne peut contenir",
            es "un texto contiene un signo que no puede contener"),
        Detail::Key => say!(lang,
            en "a key needs quotation marks",
            fr "une clé demande des guillemets",
            es "una clave necesita comillas"),
        Detail::Comma => say!(lang,
            en "nothing follows a comma",
            fr "rien ne suit une virgule",
            es "no sigue nada a una coma"),
        Detail::Trailing => say!(lang,
            en "something stands behind its end",
            fr "quelque chose suit sa fin",
            es "hay algo después de su final"),
        Detail::Depth => say!(lang,
            en "too many brackets inside brackets",
            fr "trop de crochets emboîtés",
            es "demasiados corchetes anidados"),
        _ => say!(lang,
            en "it cannot be understood from here on",
            fr "il n’est plus compréhensible à partir d’ici",
            es "no se entiende a partir de aquí"),
    }
}

fn kind(lang: Lang, found: Option<&str>, expected: Expected) -> String {
    let expected = expected_words(lang, expected);
    match found.map(|found| quoted(lang, found)) {
        Some(found) => say!(lang,
            en "found {found}, expected {expected}",
            fr "trouvé {found}, attendu {expected}",
            es "se encontró {found}, se esperaba {expected}",
            found, expected),
        None => {
            say!(lang, en "expected {expected}", fr "attendu {expected}", es "se esperaba {expected}", expected)
        }
    }
}

fn expected_words(lang: Lang, expected: Expected) -> String {
    match expected {
        Expected::Text => {
            say!(lang, en "a text in quotation marks", fr "un texte entre guillemets", es "un texto entre comillas")
        }
        Expected::Whole { most } => say!(lang,
            en "a whole number from 0 to {most}",
            fr "un nombre entier de 0 à {most}",
            es "un número entero de 0 a {most}",
            most),
        Expected::Boolean => say!(lang, en "true or false", fr "true ou false", es "true o false"),
        Expected::List => say!(lang, en "a list […]", fr "une liste […]", es "una lista […]"),
        Expected::Object => say!(lang, en "an object {{…}}", fr "un objet {{…}}", es "un objeto {{…}}"),
        Expected::Date => say!(lang,
            en "a date such as 2026-03-01",
            fr "une date comme 2026-03-01",
            es "una fecha como 2026-03-01"),
        Expected::Rating => say!(lang,
            en "a rating from 1 to 65535",
            fr "une cote de 1 à 65535",
            es "una valoración de 1 a 65535"),
        Expected::Weight => say!(lang,
            en "a weight from 0 to 655.35",
            fr "un poids de 0 à 655.35",
            es "un peso de 0 a 655.35"),
        Expected::Points => say!(lang,
            en "points as a number with at most two decimals, such as 0.5",
            fr "des points en nombre d’au plus deux décimales, comme 0.5",
            es "puntos como número con dos decimales como máximo, por ejemplo 0.5"),
        Expected::RoundOrDate => say!(lang,
            en "a round such as 5 or a date such as \"2026-03-01\"",
            fr "une ronde comme 5 ou une date comme \"2026-03-01\"",
            es "una ronda como 5 o una fecha como \"2026-03-01\""),
        Expected::FideId => say!(lang,
            en "a FIDE number, or a text",
            fr "un numéro FIDE, ou un texte",
            es "un número FIDE, o un texto"),
        Expected::Birth => say!(lang,
            en "a year such as 1990 or a date such as \"1990-11-30\"",
            fr "une année comme 1990 ou une date comme \"1990-11-30\"",
            es "un año como 1990 o una fecha como \"1990-11-30\""),
        Expected::Other => say!(lang, en "another value", fr "une autre valeur", es "otro valor"),
    }
}

/// What can stand there instead: the nearest name, or all of a few.
pub(super) fn possible(lang: Lang, detail: &Detail) -> Option<String> {
    let (found, names) = match detail {
        Detail::UnknownKey { key, keys } => (key, keys),
        Detail::UnknownWord { found, words } => (found, words),
        _ => return None,
    };
    let upper: Vec<String> = names.iter().map(|name| name.to_ascii_uppercase()).collect();
    if let Some(near) = nearest(found, upper.iter().map(String::as_str)).map(str::to_ascii_lowercase) {
        let near = quoted(lang, &near);
        return Some(
            say!(lang, en "did you mean {near}?", fr "vouliez-vous dire {near} ?", es "¿quería decir {near}?", near),
        );
    }
    let names = (!names.is_empty() && names.len() <= FEW).then(|| number::list(lang, names))?;
    Some(
        say!(lang, en "possible here: {names}", fr "possible ici : {names}", es "posible aquí: {names}", names),
    )
}
