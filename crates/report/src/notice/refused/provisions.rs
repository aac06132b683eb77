//! What is wrong with a file of provisions.

use exaequo_tiebreak::{Provisions, ProvisionsProblem};

use super::Refused;
use super::help::mean_or_choose;
use crate::clean::quoted;
use crate::not_toml::not_toml;
use crate::{Lang, say};

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

pub(super) fn provisions_help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let keys = || Provisions::ALL.iter().map(|provision| provision.key);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => Refused::UnknownEdition(found.clone()).help(lang),
        ProvisionsProblem::UnknownKey(key) => mean_or_choose(lang, key, keys),
        ProvisionsProblem::UnknownChoice { key, choice } => {
            let choices = Provisions::ALL.iter().find(|provision| provision.key == *key);
            let choices = || choices.map(|provision| provision.choices).unwrap_or_default().iter().copied();
            mean_or_choose(lang, choice, choices)
        }
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang,
            en "write lines such as edition = \"fide-2026-03\" and bye-cap = \"none\"",
            fr "écrivez des lignes comme edition = \"fide-2026-03\" et bye-cap = \"none\"",
            es "escriba líneas como edition = \"fide-2026-03\" y bye-cap = \"none\"")
        }
    }
}
