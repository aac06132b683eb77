//! Why an event cannot be rated as asked.

use exaequo_event::{NoPlayOff, RatingError};
use exaequo_rating::{CHOICES, Choice, Edition, ProvisionsProblem};

use super::provisions::{Manner, provisions};
use super::{InWords, mean, mean_or_choose, near};
use crate::diagnostic::capitalised;
use crate::names;
use crate::number::date;
use crate::text::quoted;
use crate::{Lang, list, say};

impl InWords for RatingError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { name } => no_date(lang, name),
            Self::TooEarly { name, start } => {
                let (file, start) = (quoted(lang, name), date(lang, *start));
                say!(lang, "{file} starts on {start}, before the first known edition", file, start)
            }
            Self::NoRatings { edition, pace } => {
                let (edition, pace) = (edition.name, names::pace(lang, *pace));
                say!(lang, "edition {edition} has no ratings for {pace} play", edition, pace)
            }
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions(wrong) => PROVISIONS.title(lang, wrong),
            Self::Provision { typed, problem: wrong } => {
                list::labelled(lang, &quoted(lang, typed), &problem(lang, wrong))
            }
            Self::NoValue { name } => say!(lang, "the provision {name} is named without a value", name),
            Self::Copy { name, of } => copy(lang, name, of),
            Self::Version { name, of } => version(lang, name, of),
            Self::NotReplaced { name } => {
                say!(
                    lang,
                    "{file} is not replaced: no other file is a version of it",
                    file = quoted(lang, name)
                )
            }
            Self::NoSuchEvent { name } => {
                say!(lang, "{file} is not one of the files to rate", file = quoted(lang, name))
            }
            Self::PlayOff { name, why } => not_the_playoff(lang, name, *why),
            Self::Who(not_found) => not_found.title(lang),
            Self::NoEvent => say!(lang, "there is no event to rate"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::UnknownEdition(found) => edition_help(lang, found),
            Self::Provisions(wrong) => PROVISIONS.help(lang, wrong),
            Self::Provision { problem, .. } => help(lang, problem),
            Self::NoValue { name } => values(lang, name),
            Self::Copy { .. } => {
                say!(lang, "give one of them; two events have different days (042, 052), players or games")
            }
            Self::Version { .. } => say!(lang, "give the newest one, or say which one it replaces"),
            Self::NotReplaced { .. } => {
                say!(lang, "versions of an event have days in common and most of their games")
            }
            Self::NoSuchEvent { .. } => say!(lang, "name a file as it is named among those to rate"),
            Self::PlayOff { .. } => say!(lang, "as an event of its own it can be rated"),
            Self::Who(not_found) => not_found.help(lang),
            _ => name_edition(lang),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Provisions(wrong) => PROVISIONS.details(lang, wrong),
            Self::Who(not_found) => not_found.details(lang),
            _ => Vec::new(),
        }
    }
}

fn not_the_playoff(lang: Lang, file: &str, why: NoPlayOff) -> String {
    let file = quoted(lang, file);
    match why {
        NoPlayOff::Strangers => say!(
            lang,
            "{file} is not the play-off of an event here: no given event has all its players",
            file
        ),
        NoPlayOff::Several => say!(lang, "{file} can be the play-off of several of the events", file),
        NoPlayOff::Pace(pace) => {
            let pace = names::pace(lang, pace);
            say!(lang, "{file} is of another kind of play than its tournament: {pace}", file, pace)
        }
        NoPlayOff::Teams => say!(
            lang,
            "{file} and its tournament are not one event: one of the two is of teams, the other is not",
            file
        ),
        NoPlayOff::Incoherent => say!(
            lang,
            "{file} and its tournament are not one event: two of its players are the same there, or there are too many rounds",
            file
        ),
    }
}

fn name_edition(lang: Lang) -> String {
    let names = list::commas(lang, Edition::ALL.iter().map(|edition| edition.name));
    say!(lang, "name an edition of the rating regulations: {names}", names)
}

fn no_date(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang, "{file} does not say when the event starts, which decides the edition (0.1)", file)
}

fn copy(lang: Lang, file: &str, of: &str) -> String {
    let (file, of) = (quoted(lang, file), quoted(lang, of));
    say!(lang, "{file} is the same event as {of}, and its games would be rated twice", file, of)
}

fn version(lang: Lang, file: &str, of: &str) -> String {
    let (file, of) = (quoted(lang, file), quoted(lang, of));
    say!(lang, "{file} is another version of {of}, and its games would be rated twice", file, of)
}

fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no edition {found} of the rating regulations", found)
}

fn edition_help(lang: Lang, found: &str) -> String {
    let near = near(found, Edition::ALL.iter().rev().map(|edition| edition.name));
    mean(lang, near)
        .map_or_else(|| name_edition(lang), |mean| format!("{mean} {}", capitalised(&name_edition(lang))))
}

/// How faults of provisions of ratings are said.
const PROVISIONS: Manner = Manner { title: problem, help };

fn problem(lang: Lang, problem: &ProvisionsProblem) -> String {
    match problem {
        ProvisionsProblem::UnknownEdition(found) => unknown_edition(lang, found),
        other => provisions(lang, other),
    }
}

fn help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let names = || CHOICES.iter().map(|choice| choice.name);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => edition_help(lang, found),
        ProvisionsProblem::UnknownKey(key) => mean_or_choose(lang, key, names),
        ProvisionsProblem::UnknownChoice { key, .. } => values(lang, key),
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang, "write lines such as edition = \"fide-2014\" and unrated-opponents = \"counted\"")
        }
    }
}

/// What a provision can be replaced by.
fn values(lang: Lang, name: &str) -> String {
    let values = Choice::named(name).map_or(&[][..], |choice| choice.values);
    let values = list::commas(lang, values.iter().copied());
    say!(lang, "write a value such as {values}", values)
}
