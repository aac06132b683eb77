//! Why a text is not TOML, in words.

use exaequo_tiebreak::TomlFault;

use crate::{Lang, say};

/// Why a text is not TOML.
pub(crate) fn not_toml(lang: Lang, fault: TomlFault) -> String {
    let fault = match fault {
        TomlFault::KeyTwice => {
            say!(lang, en "a key is there twice", fr "une clé figure deux fois", es "una clave figura dos veces")
        }
        TomlFault::NoValue => {
            say!(lang, en "a key has no value", fr "une clé n’a pas de valeur", es "una clave no tiene valor")
        }
        TomlFault::NoQuotes => say!(lang,
            en "a text needs quotation marks",
            fr "un texte demande des guillemets",
            es "un texto necesita comillas"),
        TomlFault::Unclosed => say!(lang,
            en "a quotation mark or a bracket is not closed",
            fr "un guillemet ou un crochet n’est pas fermé",
            es "unas comillas o un corchete no están cerrados"),
        TomlFault::Comma => say!(lang,
            en "a comma is missing or too many",
            fr "il y a une virgule de trop ou il en manque une",
            es "falta o sobra una coma"),
        TomlFault::Number => say!(lang,
            en "a number or a day is not written as in TOML",
            fr "un nombre ou une date n’est pas écrit comme en TOML",
            es "un número o una fecha no están escritos como en TOML"),
        TomlFault::Other => say!(lang,
            en "it cannot be understood from here on",
            fr "il n’est plus compréhensible à partir d’ici",
            es "no se entiende a partir de aquí"),
    };
    say!(lang,
        en "the text is not TOML: {fault}",
        fr "le texte n’est pas du TOML : {fault}",
        es "el texto no es TOML: {fault}",
        fault)
}
