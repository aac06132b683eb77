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

/// What to do about it.
pub(crate) fn toml_help(lang: Lang, fault: TomlFault) -> String {
    match fault {
        TomlFault::KeyTwice => say!(lang, "keep one of the two"),
        TomlFault::NoValue => say!(lang, "write a key, the sign = and a value, such as sharing = \"hort\""),
        TomlFault::NoQuotes => {
            say!(lang, "write texts as \"Open\", and put a comma between two values, as in [500, 300]")
        }
        TomlFault::Unclosed => {
            say!(lang, "close what is open, as in \"Open\", [500, 300] and [[group]]")
        }
        TomlFault::Comma => say!(lang, "put one comma between two values, as in [500, 300]"),
        TomlFault::Number => say!(lang, "write numbers as 500 or 12.50"),
        TomlFault::Other => {
            say!(lang, "write each setting on a line of its own, with nothing behind its value")
        }
    }
}
