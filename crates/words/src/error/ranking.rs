//! Why there are no standings, or no explanation.

mod help;

pub(super) use help::{edition_meant, last_round};

use exaequo_event::RankingError;
use exaequo_model::{Date, Severity};
use exaequo_tiebreak::SpecError;

use super::InWords;
use super::group::{group_title, no_year};
use super::provisions::{Manner, provisions, provisions_help};
use crate::diagnostic::Message;
use crate::notice::{self, see_catalogue, spec_message};
use crate::text::{quoted, sanitize};
use crate::{Lang, number, say};

impl InWords for RankingError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { start } => no_edition(lang, *start),
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions(wrong) => PROVISIONS.title(lang, wrong),
            Self::UnknownPreset(found) => unknown_preset(lang, found),
            Self::EmptyList => say!(lang, "the list names no criterion"),
            Self::List { list, .. } => unreadable_list(lang, list),
            Self::Criterion { error, .. } => spec_message(lang, error).title,
            Self::NoRound { asked, .. } => say!(lang, "round {asked} is not paired", asked),
            Self::Who(not_found) => not_found.title(lang),
            Self::NotListed { number, name } => {
                let who = label(*number, name);
                say!(lang, "{who} is not in the standings", who)
            }
            Self::Oneself { number, name } => {
                let who = label(*number, name);
                say!(lang, "both are the same participant: {who}", who)
            }
            Self::LeftOut { criterion, .. } => {
                say!(lang, "{spec} cannot be computed here", spec = criterion)
            }
            Self::NoSeed => say!(lang, "lots need a published seed (4.2), and this one is empty"),
            Self::Group { group, error } => group_title(lang, group, error),
            Self::NoYear { group } => no_year(lang, group),
            Self::Values(values) => values.title(lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        help::help(lang, self)
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::List { list, errors } => errors.iter().map(|error| detail(lang, list, error)).collect(),
            Self::Provisions(wrong) => PROVISIONS.details(lang, wrong),
            Self::Who(not_found) => not_found.details(lang),
            Self::LeftOut { notices, .. } => {
                let warnings = notices.iter().filter(|notice| notice.severity() >= Severity::Warning);
                warnings.map(|notice| notice::message(lang, notice).title).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn label(number: u32, name: &str) -> String {
    format!("{number} {}", sanitize(name))
}

fn detail(lang: Lang, list: &str, error: &SpecError) -> String {
    let Message { title, help, .. } = spec_message(lang, error);
    let column = list.get(..error.at.start).map_or(1, |before| before.chars().count() + 1);
    // The help of the whole list stands under it once.
    if help == see_catalogue(lang) {
        return say!(lang, "column {column}: {title}", column, title);
    }
    say!(lang, "column {column}: {title}; {help}", column, title, help)
}

fn no_edition(lang: Lang, start: Option<Date>) -> String {
    let Some(start) = start else {
        return say!(lang, "the file has no start date, so the edition of the regulations is not known");
    };
    let start = number::date(lang, start);
    say!(lang, "no edition of the regulations is known for a tournament that began on {start}", start)
}

pub(super) fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no edition {found}", found)
}

/// How faults of provisions of tie-breaks are said.
const PROVISIONS: Manner = Manner { title: provisions, help: provisions_help };

fn unknown_preset(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no list named {found}", found)
}

fn unreadable_list(lang: Lang, list: &str) -> String {
    let list = quoted(lang, list);
    say!(lang, "the list of tie-breaks {list} cannot be read", list)
}
