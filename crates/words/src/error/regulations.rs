//! What is wrong with a file of regulations, with line and column.

use exaequo_playoff::{ExpectedSetting, RegulationsError, RegulationsProblem};

use super::place::place;
use super::settings::{setting_needs, settings_help, settings_title, written_as};
use crate::diagnostic::Message;
use crate::notice::spec_message;
use crate::text::sanitize;
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
        RegulationsProblem::Settings(problem) => settings_title(lang, problem),
        RegulationsProblem::Kind { key, expected } => {
            setting_needs(lang, key, &expected_words(lang, *expected))
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
    match problem {
        RegulationsProblem::Settings(problem) => settings_help(lang, problem),
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
        RegulationsProblem::Kind { key, .. } => written_as(lang, example(key)),
    }
}

/// A setting as it can be written.
fn example(key: &str) -> &str {
    match key {
        "method" => "method = \"play-off\"",
        "places" => "places = \"first 3\"",
        "after" => "after = \"all\"",
        "entrants" => "entrants = 4",
        "format" => "format = \"knock-out\"",
        "numbers" => "numbers = \"rating\"",
        "colours" => "colours = \"by-number\"",
        "start" => "start = 2026-03-08T17:00:00",
        "pause" => "pause = 10",
        "seed" => "seed = \"a text nobody could choose before the draw\"",
        "still-tied" => "still-tied = \"DE, SB\"",
        "at-last" => "at-last = \"lots\"",
        "boards" => "boards = [\"BC\", \"TBR\"]",
        "name" => "name = \"Rapid\"",
        "games" => "games = 2",
        "time-control" => "time-control = \"15+10\"",
        "duration" => "duration = 60",
        "drawn" => "drawn = \"black-wins\"",
        _ => "[[stage]]",
    }
}
