//! From arguments to an exit status.

use std::ffi::OsString;

use crate::texts::Usage;
use anstream::ColorChoice;
use clap::ArgMatches;
use clap::error::ErrorKind;
use exaequo::Lang;

use crate::args::definitions::Texts;
use crate::args::line::Line;
use crate::args::settings::color;
use crate::args::{definitions, language, line, usage};
use crate::failure::{Failure, Status};
use crate::output;

/// Runs a command line.
pub(crate) fn run(args: &[OsString]) -> Status {
    let lang = language::of(args, |name| std::env::var(name).ok());
    let (program, parsed) = parse(lang, args);
    let (outcome, color) = match parsed {
        Ok(matches) => (dispatch(lang, &matches), color(&matches)),
        Err(error) => (without_matches(&error, &Line::new(args, lang)), ColorChoice::Auto),
    };
    outcome.unwrap_or_else(|failure| {
        if let Failure::Said(status) = failure {
            return status;
        }
        failure.say(lang, &program, color);
        Status::Failure
    })
}

/// What was typed, and by which command. Texts are made where there is something to read: a help, or what is wrong.
fn parse(lang: Lang, args: &[OsString]) -> (String, Result<ArgMatches, clap::Error>) {
    let command = definitions::for_line(Texts::Unread, args);
    let program = line::program(&command, args);
    match command.try_get_matches_from(args) {
        Ok(matches) => (program, Ok(matches)),
        Err(_) => (program, definitions::for_line(Texts::In(lang), args).try_get_matches_from(args)),
    }
}

/// Help and version are asked for by arguments the parser answers itself; all else is an error of usage.
fn without_matches(error: &clap::Error, line: &Line<'_>) -> Result<Status, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            output::print(&error.render().ansi().to_string(), ColorChoice::Auto)?;
            Ok(Status::Fine)
        }
        ErrorKind::MissingSubcommand => {
            output::say(&line.help(), ColorChoice::Auto);
            Ok(Status::Failure)
        }
        // The help of a command that has commands of its own.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            output::say(&error.render().ansi().to_string(), ColorChoice::Auto);
            Ok(Status::Failure)
        }
        _ => Err(usage::explain(error, line).into()),
    }
}

fn dispatch(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let typed = matches.subcommand();
    let done = typed.and_then(|(name, matches)| definitions::run(name, lang, matches));
    done.unwrap_or_else(|| Err(Usage::NoCommand.into()))
}
