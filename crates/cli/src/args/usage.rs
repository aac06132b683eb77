//! Errors of the argument parser in the words of the texts.

use std::error::Error as _;
use std::str::FromStr;

use crate::texts::Usage;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use exaequo::model::Date;

use crate::args::line::Line;

/// Options of lists that take a play-off into account.
const PLAY_OFF: [&str; 2] = ["--regulations", "--played"];

/// What is wrong with the command line.
pub(crate) fn explain(error: &clap::Error, line: &Line<'_>) -> Usage {
    let one = |kind| strings(error, kind).into_iter().next();
    match error.kind() {
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Usage::NoCommand
        }
        ErrorKind::InvalidSubcommand => line.unknown_command(
            one(ContextKind::InvalidSubcommand).unwrap_or_default(),
            one(ContextKind::SuggestedSubcommand),
        ),
        ErrorKind::UnknownArgument => {
            let found = one(ContextKind::InvalidArg).unwrap_or_default();
            match line.command_of(&found) {
                Some(command) => Usage::OptionBefore { option: found, command },
                None => unknown_option(found, line),
            }
        }
        ErrorKind::MissingRequiredArgument => missing(strings(error, ContextKind::InvalidArg), line),
        ErrorKind::InvalidValue => invalid_value(error, line),
        ErrorKind::ValueValidation => not_parsed(error),
        ErrorKind::TooManyValues => Usage::NoValue { option: option(error) },
        ErrorKind::ArgumentConflict => conflict(error),
        ErrorKind::InvalidUtf8 => Usage::NoText,
        _ => Usage::Other,
    }
}

/// An option that the command does not have: one that is near, or one of play-offs.
fn unknown_option(found: String, line: &Line<'_>) -> Usage {
    let others: &[&str] = if line.is_standings() { &PLAY_OFF } else { &[] };
    match line.nearest_option(&found, others) {
        Some(nearest) if others.contains(&nearest.as_str()) => Usage::OfPlayOff { option: found },
        nearest => Usage::UnknownArgument { found, nearest },
    }
}

/// What is missing, as the usage writes it and in that order: `FILE`, then `--seed SEED`.
fn missing(names: Vec<String>, line: &Line<'_>) -> Usage {
    let (options, arguments): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| name.starts_with('-'));
    let bare = |name: String| name.replace(['<', '>'], "").trim_end_matches('.').to_owned();
    let names: Vec<String> = arguments.into_iter().chain(options).map(bare).collect();
    let mut usage = line.usage();
    // What another option asks for is not in the usage of the command.
    for name in names.iter().filter(|name| name.starts_with('-')) {
        let option = name.split(' ').next().unwrap_or_default();
        if !line.requires(option) {
            usage.extend([" ", name.as_str()]);
        }
    }
    Usage::MissingArguments { names, usage }
}

/// An option that is there twice is in conflict with itself.
fn conflict(error: &clap::Error) -> Usage {
    let (option, prior) = (option(error), strings(error, ContextKind::PriorArg).into_iter().next());
    let bare = |name: String| name.split([' ', '=']).next().unwrap_or_default().to_owned();
    match prior.map(bare) {
        Some(other) if other != option => Usage::Together { option, other },
        _ => Usage::Twice { option },
    }
}

/// A value that is missing is an empty one to the parser.
fn invalid_value(error: &clap::Error, line: &Line<'_>) -> Usage {
    let (option, possible) = (option(error), strings(error, ContextKind::ValidValue));
    let found = strings(error, ContextKind::InvalidValue).into_iter().next().unwrap_or_default();
    if found.is_empty() {
        let names = strings(error, ContextKind::InvalidArg);
        let is_option = names.iter().any(|name| name.starts_with('-'));
        return if is_option { Usage::MissingValue { option, possible } } else { missing(names, line) };
    }
    let nearest = strings(error, ContextKind::SuggestedValue).into_iter().next();
    Usage::InvalidValue { option, found, possible, nearest }
}

/// A value that is no day, or no number.
fn not_parsed(error: &clap::Error) -> Usage {
    let found = strings(error, ContextKind::InvalidValue).into_iter().next().unwrap_or_default();
    let is_of_a_day = <dyn std::error::Error>::is::<<Date as FromStr>::Err>;
    if error.source().is_some_and(is_of_a_day) {
        return Usage::Day { option: option(error), found };
    }
    Usage::InvalidValue { option: option(error), found, possible: Vec::new(), nearest: None }
}

/// The option concerned, without the name of its value.
fn option(error: &clap::Error) -> String {
    let argument = strings(error, ContextKind::InvalidArg).into_iter().next().unwrap_or_default();
    argument.split([' ', '=']).next().unwrap_or_default().trim_matches(['<', '>']).to_owned()
}

fn strings(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
