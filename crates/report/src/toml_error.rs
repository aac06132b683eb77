//! Why a text is not TOML, in words.

use exaequo_tiebreak::TomlFault;

use crate::{Lang, say};

/// Why a text is not TOML.
pub(crate) fn toml_error(lang: Lang, fault: TomlFault) -> String {
    let fault = match fault {
        TomlFault::KeyTwice => {
            say!(lang, "a key is there twice")
        }
        TomlFault::NoValue => {
            say!(lang, "a key has no value")
        }
        TomlFault::NoQuotes => say!(lang, "a text needs quotation marks"),
        TomlFault::Unclosed => say!(lang, "a quotation mark or a bracket is not closed"),
        TomlFault::Comma => say!(lang, "a comma is missing or too many"),
        TomlFault::Number => say!(lang, "a number or a day is not written as in TOML"),
        TomlFault::Other => say!(lang, "it cannot be understood from here on"),
    };
    say!(lang, "the text is not TOML: {fault}", fault)
}
