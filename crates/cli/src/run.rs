//! From arguments to an exit status.

use std::ffi::OsString;

use crate::texts::Usage;
use anstream::ColorChoice;
use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
use clap_complete::Shell;
use exaequo::Lang;

use crate::args::definitions::Texts;
use crate::args::line::Line;
use crate::args::settings::{Settings, color};
use crate::args::{definitions, language, line, usage};
use crate::commands::{
    berger, boards, card, check, convert, copies, crosstable, editions, eligibility, explain, forecast,
    generate, list, lots, missing, pairings, players, playoff, prizes, rate, serve, show, site, standings,
    statistics, teams, tie_breaks, token, user,
};
use crate::failure::{Failure, Status};
use crate::{manual, output};

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
    match matches.subcommand() {
        Some(("serve", matches)) => serve::run(lang, matches),
        Some(("backup", matches)) => copies::backup(lang, matches),
        Some(("restore", matches)) => copies::restore(lang, matches),
        Some(("verify", matches)) => copies::verify(lang, matches),
        Some(("token", matches)) => token::run(lang, matches),
        Some(("user", matches)) => user::run(lang, matches),
        Some(("show", matches)) => show::run(matches, &Settings::new(lang, matches)?),
        Some(("check", matches)) => check::run(matches, &Settings::new(lang, matches)?),
        Some(("convert", matches)) => convert::run(matches, &Settings::new(lang, matches)?),
        Some(("standings", matches)) => standings::run(matches, &Settings::new(lang, matches)?),
        Some(("explain", matches)) => explain::run(matches, &Settings::new(lang, matches)?),
        Some(("tie-breaks", matches)) => tie_breaks::run(lang, matches),
        Some(("editions", matches)) => editions::run(lang, matches),
        Some(("players", matches)) => players::run(matches, &Settings::new(lang, matches)?),
        Some(("crosstable", matches)) => crosstable::run(matches, &Settings::new(lang, matches)?),
        Some(("pairings", matches)) => pairings::run(matches, &Settings::new(lang, matches)?),
        Some(("missing", matches)) => missing::run(matches, &Settings::new(lang, matches)?),
        Some(("teams", matches)) => teams::run(matches, &Settings::new(lang, matches)?),
        Some(("boards", matches)) => boards::run(matches, &Settings::new(lang, matches)?),
        Some(("card", matches)) => card::run(matches, &Settings::new(lang, matches)?),
        Some(("statistics", matches)) => statistics::run(matches, &Settings::new(lang, matches)?),
        Some(("site", matches)) => site::run(matches, &Settings::new(lang, matches)?),
        Some(("prizes", matches)) => prizes::run(matches, &Settings::new(lang, matches)?),
        Some(("forecast", matches)) => forecast::run(matches, &Settings::new(lang, matches)?),
        Some(("generate", matches)) => generate::run(lang, matches),
        Some(("playoff", matches)) => playoff::run(lang, matches),
        Some(("lots", matches)) => lots::run(matches, &Settings::new(lang, matches)?),
        Some(("berger", matches)) => berger::run(lang, matches),
        Some(("rate", matches)) => rate::run(matches, &Settings::new(lang, matches)?),
        Some(("eligibility", matches)) => eligibility::run(matches, &Settings::new(lang, matches)?),
        Some(("list", matches)) => list::run(lang, matches),
        Some(("help", matches)) => help(lang, matches),
        Some(("completions", matches)) => completions(lang, matches),
        Some(("man", matches)) => man(lang, matches),
        _ => Err(Usage::NoCommand.into()),
    }
}

/// The command that the arguments name, one inside the other; the whole program if they name none.
fn named<'a>(command: &'a mut Command, matches: &ArgMatches) -> Result<&'a mut Command, Failure> {
    let names: Vec<&String> = matches.get_many("command").into_iter().flatten().collect();
    if !names.is_empty() {
        command.build();
    }
    let mut found = command;
    for name in names {
        if found.find_subcommand(name).is_none() {
            return Err(no_command(found, name).into());
        }
        found = found.find_subcommand_mut(name).ok_or(Usage::NoCommand)?;
    }
    Ok(found)
}

/// What is wrong with the name of a command inside another. Where there are none, it is a word too many.
fn no_command(command: &Command, name: &str) -> Usage {
    let (found, nearest, possible) = (name.to_owned(), nearest(command, name), line::names(command));
    match possible.as_slice() {
        [] => Usage::UnknownArgument { found, nearest },
        _ => Usage::UnknownCommand { found, nearest, possible },
    }
}

fn nearest(command: &Command, name: &str) -> Option<String> {
    let names: Vec<String> =
        command.get_subcommands().map(|one| one.get_name().to_ascii_uppercase()).collect();
    let found = exaequo::tiebreak::nearest(name, names.iter().map(String::as_str));
    found.map(str::to_ascii_lowercase)
}

fn help(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let mut command = definitions::all(Texts::In(lang));
    let help = named(&mut command, matches)?.render_long_help();
    output::print(&help.ansi().to_string(), color(matches))?;
    Ok(Status::Fine)
}

fn completions(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let shell = matches.get_one::<Shell>("shell");
    let script = shell.map_or_else(String::new, |shell| {
        manual::completions(*shell, &mut definitions::all(Texts::In(lang)), lang)
    });
    output::write("-".as_ref(), script.as_bytes())?;
    Ok(Status::Fine)
}

fn man(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let mut command = definitions::all(Texts::In(lang));
    let page = manual::page(named(&mut command, matches)?, lang);
    output::write("-".as_ref(), page.as_bytes())?;
    Ok(Status::Fine)
}
