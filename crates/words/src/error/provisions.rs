//! What is wrong with a file of provisions.

use exaequo_event::UnreadableProvisions;
use exaequo_tiebreak::{Provisions, ProvisionsError, ProvisionsProblem};

use super::mean_or_choose;
use super::place::place;
use super::ranking::{edition_meant, unknown_edition};
use crate::text::quoted;
use crate::toml_error::toml_error;
use crate::{Lang, list, say};

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

/// How the regulations of tie-breaks and those of ratings speak of a problem.
pub(super) struct Manner {
    pub(super) title: fn(Lang, &ProvisionsProblem) -> String,
    pub(super) help: fn(Lang, &ProvisionsProblem) -> String,
}

/// One fault is said with its place; of several, which [`Manner::details`] has, only that there are some.
impl Manner {
    pub(super) fn title(&self, lang: Lang, wrong: &UnreadableProvisions) -> String {
        match &wrong.errors[..] {
            [one] => self.located(lang, wrong, one),
            _ => list::labelled(lang, &wrong.file, &say!(lang, "several of its provisions cannot be used")),
        }
    }

    pub(super) fn help(&self, lang: Lang, wrong: &UnreadableProvisions) -> String {
        match &wrong.errors[..] {
            [one] => (self.help)(lang, &one.problem),
            _ => say!(lang, "correct each of these lines"),
        }
    }

    pub(super) fn details(&self, lang: Lang, wrong: &UnreadableProvisions) -> Vec<String> {
        let detail = |error| {
            list::clauses(lang, [self.located(lang, wrong, error), (self.help)(lang, &error.problem)])
        };
        if wrong.errors.len() < 2 { Vec::new() } else { wrong.errors.iter().map(detail).collect() }
    }

    fn located(&self, lang: Lang, wrong: &UnreadableProvisions, error: &ProvisionsError) -> String {
        let (line, column) = place(&wrong.text, error.at.start);
        list::labelled(lang, &format!("{}:{line}:{column}", wrong.file), &(self.title)(lang, &error.problem))
    }
}
