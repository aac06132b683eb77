//! `exaequo help`, `completions`, `man`: what there is to read about the commands.

use clap::{ArgMatches, Command};
use clap_complete::Shell;
use exaequo::Lang;
use exaequo::model::near;

use crate::args::definitions::{self, Texts};
use crate::args::line;
use crate::args::settings::color;
use crate::failure::{Failure, Status};
use crate::texts::Usage;
use crate::{manual, output};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let mut command = definitions::all(Texts::In(lang));
    let help = named(&mut command, matches)?.render_long_help();
    output::print(&help.ansi().to_string(), color(matches))?;
    Ok(Status::Fine)
}

pub(crate) fn completions(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let shell = matches.get_one::<Shell>("shell");
    let script = shell.map_or_else(String::new, |shell| {
        manual::completions(*shell, &mut definitions::all(Texts::In(lang)), lang)
    });
    output::write("-".as_ref(), script.as_bytes())?;
    Ok(Status::Fine)
}

pub(crate) fn man(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let mut command = definitions::all(Texts::In(lang));
    let page = manual::page(named(&mut command, matches)?, lang);
    output::write("-".as_ref(), page.as_bytes())?;
    Ok(Status::Fine)
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
    let possible = line::names(command);
    let nearest = near(name, possible.iter().map(String::as_str)).map(str::to_owned);
    let found = name.to_owned();
    match possible.as_slice() {
        [] => Usage::UnknownArgument { found, nearest },
        _ => Usage::UnknownCommand { found, nearest, possible },
    }
}
