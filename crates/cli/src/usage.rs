//! Errors of the argument parser in the words of the texts.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use exaequo_report::cli::Usage;

/// What is wrong with the command line.
pub(crate) fn explain(error: &clap::Error) -> Usage {
    let one = |kind| strings(error, kind).into_iter().next();
    match error.kind() {
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Usage::NoCommand
        }
        ErrorKind::InvalidSubcommand => Usage::UnknownCommand {
            found: one(ContextKind::InvalidSubcommand).unwrap_or_default(),
            nearest: one(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::UnknownArgument => Usage::UnknownArgument {
            found: one(ContextKind::InvalidArg).unwrap_or_default(),
            nearest: one(ContextKind::SuggestedArg),
        },
        ErrorKind::MissingRequiredArgument => {
            let names = strings(error, ContextKind::InvalidArg);
            let bare = |name: String| argument(&name).unwrap_or(name);
            Usage::MissingArguments { names: names.into_iter().map(bare).collect() }
        }
        ErrorKind::InvalidValue => invalid_value(error),
        ErrorKind::TooManyValues => Usage::NoValue { option: option(error) },
        ErrorKind::ArgumentConflict => conflict(error),
        ErrorKind::InvalidUtf8 => Usage::NoText,
        _ => Usage::Other,
    }
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
fn invalid_value(error: &clap::Error) -> Usage {
    let (option, possible) = (option(error), strings(error, ContextKind::ValidValue));
    let found = strings(error, ContextKind::InvalidValue).into_iter().next().unwrap_or_default();
    if found.is_empty() {
        let argument = strings(error, ContextKind::InvalidArg).first().and_then(|name| argument(name));
        return match argument {
            Some(name) => Usage::MissingArguments { names: vec![name] },
            None => Usage::MissingValue { option, possible },
        };
    }
    let nearest = strings(error, ContextKind::SuggestedValue).into_iter().next();
    Usage::InvalidValue { option, found, possible, nearest }
}

/// The name of an argument: `<FILE>...` is one, `--seed <SEED>` is an option.
fn argument(name: &str) -> Option<String> {
    let name = name.strip_prefix('<')?;
    Some(name.trim_end_matches(['>', '.']).to_owned())
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
