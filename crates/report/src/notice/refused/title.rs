//! What is refused, in a line.

use exaequo_model::Date;
use exaequo_tiebreak::ProvisionsError;

use super::{Refused, place, provisions};
use crate::clean::quoted;
use crate::diagnostic::colon;
use crate::notice::spec_message;
use crate::{Lang, number, say};

impl Refused {
    pub(super) fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoEdition { start } => no_edition(lang, *start),
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions { file, text, error } => wrong_provisions(lang, file, text, error),
            Self::NoList => say!(lang, "the file names no tie-breaks (202, 212)"),
            Self::UnknownPreset(found) => unknown_preset(lang, found),
            Self::List { list, .. } => unreadable_list(lang, list),
            Self::Criterion { error, .. } => spec_message(lang, error).title,
            Self::NoRound { asked, .. } => say!(lang, "round {asked} is not paired", asked),
            Self::NoParticipant(found) => nobody(lang, found),
            Self::Ambiguous { found, .. } => several(lang, found),
            Self::NotListed(who) => say!(lang, "{who} is not in the standings", who),
            Self::Oneself(who) => say!(lang, "both are the same participant: {who}", who),
            Self::LeftOut(spec) => say!(lang, "{spec} cannot be computed here", spec),
            Self::Number { option, found } | Self::Rating { option, found } => no_value(lang, option, found),
            Self::TwoLists => say!(lang, "--tie-breaks and --preset both name a list"),
            Self::EmptyList => say!(lang, "--tie-breaks names no criterion"),
            Self::Values(bad) => bad.title(lang),
        }
    }
}

fn no_edition(lang: Lang, start: Option<Date>) -> String {
    let Some(start) = start else {
        return say!(lang, "the file has no start date, so that the edition of the regulations is not known");
    };
    let start = number::date(lang, start);
    say!(lang, "no edition of the regulations is known for a tournament that began on {start}", start)
}

fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no edition {found}", found)
}

fn wrong_provisions(lang: Lang, file: &str, text: &str, error: &ProvisionsError) -> String {
    let ((line, column), problem) = (place(text, error.at.start), provisions(lang, &error.problem));
    format!("{file}:{line}:{column}{} {problem}", colon(lang))
}

fn unknown_preset(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no list named {found}", found)
}

fn unreadable_list(lang: Lang, list: &str) -> String {
    let list = quoted(lang, list);
    say!(lang, "the list of tie-breaks {list} cannot be read", list)
}

fn nobody(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "nobody has the number or the name {found}", found)
}

fn several(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "{found} can be several participants", found)
}

/// A value that an option does not take.
pub(crate) fn no_value(lang: Lang, option: &str, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "{found} is not a value of {option}", found, option)
}
