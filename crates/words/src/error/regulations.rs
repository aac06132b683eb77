//! What is wrong with a file of regulations, with line and column.

use exaequo_playoff::{ExpectedSetting, RegulationsError, RegulationsProblem};
use exaequo_tiebreak::nearest;

use super::place::place;
use crate::diagnostic::Message;
use crate::notice::spec_message;
use crate::text::{quoted, sanitize};
use crate::toml_error::toml_error;
use crate::{Lang, list, number, say};

/// What is wrong, and what to do.
pub(super) fn regulations_message(lang: Lang, file: &str, text: &str, error: &RegulationsError) -> Message {
    let (line, column) = place(text, error.at.start);
    let place = format!("{}:{line}:{column}", sanitize(file));
    Message {
        title: list::labelled(lang, &place, &title(lang, &error.problem)),
        help: help(lang, &error.problem),
        assumed: None,
    }
}

fn title(lang: Lang, problem: &RegulationsProblem) -> String {
    match problem {
        RegulationsProblem::Syntax(fault) => toml_error(lang, *fault),
        RegulationsProblem::UnknownKey { found, .. } => {
            let found = quoted(lang, found);
            say!(lang, "there is no setting {found}", found)
        }
        RegulationsProblem::Choice { key, found, .. } => {
            let found = quoted(lang, found);
            say!(lang, "{key} cannot be {found}", key, found)
        }
        RegulationsProblem::Kind { key, expected } => {
            let expected = expected_words(lang, *expected);
            say!(lang, "{key} needs {expected}", key, expected)
        }
        RegulationsProblem::Criteria(error) => spec_message(lang, error).title,
        RegulationsProblem::NoStage => {
            say!(lang, "a play-off needs at least one stage with its time control (3.1.6)")
        }
        RegulationsProblem::NoSeed => say!(lang, "lots need a published seed (4.2)"),
        RegulationsProblem::Decisive => say!(lang, "a decisive game is the only game of the last stage"),
        RegulationsProblem::TooManyTieBreaks { asked, listed } => {
            say!(
                lang,
                count * asked,
                "after {asked} tie-break (3.1.2), but the list has {listed}",
                "after {asked} tie-breaks (3.1.2), but the list has {listed}",
                asked,
                listed
            )
        }
        RegulationsProblem::BeforeTheEvent(first) => {
            let first = number::date(lang, *first);
            say!(lang, "the play-off would begin before the event, whose first day is {first} (3.1.7)", first)
        }
        RegulationsProblem::OnlyForTeams(spec) => {
            say!(lang, "{spec} is a criterion for teams, and this event has none", spec)
        }
        RegulationsProblem::NoBoards => {
            say!(lang, "criteria of boards (12) are for teams, and this event has none")
        }
    }
}

fn expected_words(lang: Lang, expected: ExpectedSetting) -> String {
    match expected {
        ExpectedSetting::Text => {
            say!(lang, "a text in quotes")
        }
        ExpectedSetting::Number { least, most } => {
            say!(lang, "a whole number from {least} to {most}", least, most)
        }
        ExpectedSetting::DateTime => say!(lang, "a day and a time such as 2026-03-08T17:00:00"),
        ExpectedSetting::TimeControl => {
            say!(lang, "a time control such as \"15+10\", \"40/90+30,30+30\" or \"5+0 | 4+0\"")
        }
        ExpectedSetting::List => say!(lang, "a list"),
        ExpectedSetting::Table => {
            say!(lang, "tables [[stage]]")
        }
    }
}

fn help(lang: Lang, problem: &RegulationsProblem) -> String {
    let one_of = |choices: &[&str]| {
        let choices = list::and(lang, &choices.iter().map(|&choice| choice.to_owned()).collect::<Vec<_>>());
        say!(lang, "possible: {choices}", choices)
    };
    match problem {
        RegulationsProblem::UnknownKey { found, keys } => match close(found, keys) {
            Some(near) => {
                say!(lang, "did you mean {near}?", near)
            }
            None => one_of(keys),
        },
        RegulationsProblem::Choice { choices, .. } => one_of(choices),
        RegulationsProblem::Criteria(error) => spec_message(lang, error).help,
        RegulationsProblem::NoSeed => {
            say!(lang, "add seed = \"…\", a text nobody could choose before the draw")
        }
        RegulationsProblem::NoStage => say!(lang, "add [[stage]] with time-control = \"15+10\""),
        RegulationsProblem::Decisive => {
            say!(lang, "put it last, with games = 1, and in a double round robin after another stage")
        }
        RegulationsProblem::TooManyTieBreaks { .. } => say!(lang, "write after = \"all\" for the whole list"),
        RegulationsProblem::BeforeTheEvent(_) => {
            say!(lang, "correct start, or the first day of the event (042)")
        }
        RegulationsProblem::OnlyForTeams(_) => say!(lang, "the catalogue of tie-breaks has the others"),
        RegulationsProblem::NoBoards => say!(lang, "leave the setting out"),
        RegulationsProblem::Syntax(_) | RegulationsProblem::Kind { .. } => say!(lang, "see docs/playoff.md"),
    }
}

fn close(found: &str, keys: &[&str]) -> Option<String> {
    let names: Vec<String> = keys.iter().map(|key| key.to_ascii_uppercase()).collect();
    nearest(found, names.iter().map(String::as_str)).map(str::to_ascii_lowercase)
}
