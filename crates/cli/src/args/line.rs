//! A command line that was not understood: which command it is about, and what that command takes.

use std::ffi::OsString;

use crate::texts::{Name, Usage};
use clap::{Arg, Command};
use exaequo::Lang;
use exaequo::model::near;

use crate::args::definitions::{self, PROGRAM, Texts};

/// A command line and the commands there are.
pub(crate) struct Line<'a> {
    args: &'a [OsString],
    lang: Lang,
    command: Command,
}

/// The command that was typed, as far as it is one, and the place of its last word.
struct Typed<'a> {
    /// `exaequo`, `exaequo show`, `exaequo playoff plan`.
    program: String,
    command: &'a Command,
    last: usize,
}

impl<'a> Line<'a> {
    pub(crate) fn new(args: &'a [OsString], lang: Lang) -> Self {
        let mut command = definitions::all(Texts::In(lang));
        command.build();
        Self { args, lang, command }
    }

    /// How the command is called.
    pub(crate) fn usage(&self) -> String {
        let Typed { program, command, .. } = typed(&self.command, self.args);
        definitions::usage_line(command, &program, self.lang)
    }

    /// Whether the command always needs an option.
    pub(crate) fn requires(&self, option: &str) -> bool {
        let command = typed(&self.command, self.args).command;
        command.get_opts().any(|own| own.is_required_set() && is_named(own, option))
    }

    /// Whether it asks for standings: with a play-off in them they have a command of their own.
    pub(crate) fn is_standings(&self) -> bool {
        typed(&self.command, self.args).command.get_name() == "standings"
    }

    /// The option of the command, or one of some others, that may have been meant by another one.
    pub(crate) fn nearest_option(&self, found: &str, others: &[&str]) -> Option<String> {
        let own = typed(&self.command, self.args).command.get_arguments().filter_map(Arg::get_long);
        let own = own.map(|long| format!("--{long}"));
        let all: Vec<String> = own.chain(others.iter().map(|other| (*other).to_owned())).collect();
        near(found, all.iter().map(String::as_str)).map(str::to_owned)
    }

    /// The help of the command.
    pub(crate) fn help(&self) -> String {
        typed(&self.command, self.args).command.clone().render_help().ansi().to_string()
    }

    /// What is wrong with a word where a command belongs.
    pub(crate) fn unknown_command(&self, found: String, nearest: Option<String>) -> Usage {
        let Typed { program, command, .. } = typed(&self.command, self.args);
        if is_file(&found) {
            let first =
                command.get_subcommands().next().map(|inner| format!("{program} {}", inner.get_name()));
            return Usage::NoCommandBefore { file: found, command: first.unwrap_or(program) };
        }
        // The word itself is none of the commands, so that those around it are meant.
        Usage::UnknownCommand { found, nearest, possible: names(command) }
    }

    /// The command behind which an option belongs that stands before it.
    pub(crate) fn command_of(&self, option: &str) -> Option<String> {
        let Typed { program, command, last } = typed(&self.command, self.args);
        let before = self.args.iter().skip(last + 1).all(|arg| !is_option(arg, option));
        if before && takes(command, option) {
            return Some(program);
        }
        let inner = command.get_subcommands().any(|inner| takes(inner, option));
        inner.then(|| format!("{program} {}", Name::Command.text(self.lang)))
    }
}

/// The command that was typed, as far as it is one: `exaequo`, `exaequo show`, `exaequo playoff plan`.
pub(crate) fn program(command: &Command, args: &[OsString]) -> String {
    typed(command, args).program
}

fn typed<'a>(command: &'a Command, args: &[OsString]) -> Typed<'a> {
    let mut typed = Typed { program: PROGRAM.to_owned(), command, last: 0 };
    for (index, arg) in args.iter().enumerate().skip(1) {
        let found = arg.to_str().and_then(|name| typed.command.find_subcommand(name));
        if let Some(found) = found {
            typed.program = format!("{} {}", typed.program, found.get_name());
            (typed.command, typed.last) = (found, index);
        }
    }
    typed
}

/// The commands inside a command.
pub(crate) fn names(command: &Command) -> Vec<String> {
    command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect()
}

/// Whether a command has an option, `--strict` or `-o`.
fn takes(command: &Command, option: &str) -> bool {
    command.get_arguments().any(|own| is_named(own, option))
}

fn is_named(own: &Arg, option: &str) -> bool {
    own.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long))
        || own.get_short().is_some_and(|short| option == format!("-{short}"))
}

/// Whether an argument is the option, alone or with its value.
fn is_option(arg: &OsString, option: &str) -> bool {
    arg.to_str()
        .and_then(|arg| arg.strip_prefix(option))
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('=') || !option.starts_with("--"))
}

/// Whether a word is rather a file: commands have neither endings nor folders.
fn is_file(word: &str) -> bool {
    word == "-" || word.contains(['.', '/', '\\'])
}
