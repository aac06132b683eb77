//! What is wrong with a file of provisions.

use exaequo_tiebreak::{Provisions, ProvisionsProblem};

use super::mean_or_choose;
use super::ranking::{edition_meant, unknown_edition};
use crate::text::quoted;
use crate::toml_error::toml_error;
use crate::{Lang, say};

pub(crate) fn provisions(lang: Lang, problem: &ProvisionsProblem) -> String {
    match problem {
        ProvisionsProblem::Syntax(fault) => toml_error(lang, *fault),
        ProvisionsProblem::NoEdition => {
            say!(lang, "no edition is named")
        }
        ProvisionsProblem::UnknownEdition(found) => unknown_edition(lang, found),
        ProvisionsProblem::UnknownKey(key) => {
            let key = quoted(lang, key);
            say!(lang, "there is no provision {key}", key)
        }
        ProvisionsProblem::UnknownChoice { key, choice } => {
            let choice = quoted(lang, choice);
            say!(lang, "{choice} is not a choice of {key}", choice, key)
        }
        ProvisionsProblem::NotText(key) => say!(lang, "{key} needs a text in quotation marks", key),
    }
}

pub(super) fn provisions_help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let keys = || Provisions::ALL.iter().map(|provision| provision.key);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => edition_meant(lang, found),
        ProvisionsProblem::UnknownKey(key) => mean_or_choose(lang, key, keys),
        ProvisionsProblem::UnknownChoice { key, choice } => {
            let choices = Provisions::ALL.iter().find(|provision| provision.key == *key);
            let choices = || choices.map(|provision| provision.choices).unwrap_or_default().iter().copied();
            mean_or_choose(lang, choice, choices)
        }
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang, "write lines such as edition = \"fide-2026-03\" and bye-cap = \"none\"")
        }
    }
}
