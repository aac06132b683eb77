//! What is wrong with a command line.

use super::failure::no_value;
use exaequo::Lang;
use exaequo::report::diagnostic::Message;
use exaequo::report::list;
use exaequo::report::text::{quoted, sanitize};
use exaequo_texts::say;

/// An error of usage. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Usage {
    /// No command was given.
    NoCommand,
    /// There is no such command.
    UnknownCommand {
        /// What was typed.
        found: String,
        /// The command it is nearest to.
        nearest: Option<String>,
        /// Commands there are.
        possible: Vec<String>,
    },
    /// A file stands where a command belongs.
    NoCommandBefore {
        /// The file as it was typed.
        file: String,
        /// A command that could stand before it, `exaequo show`.
        command: String,
    },
    /// An option of a command stands before it.
    OptionBefore {
        /// The option that stands too early.
        option: String,
        /// The command, `exaequo standings`.
        command: String,
    },
    /// There is no such option, or an argument too many.
    UnknownArgument {
        /// What was typed.
        found: String,
        /// The option it is nearest to.
        nearest: Option<String>,
    },
    /// The option is one of the command that ranks with a play-off.
    OfPlayOff {
        /// The option as it was typed.
        option: String,
    },
    /// Arguments are missing.
    MissingArguments {
        /// The names of what is missing, arguments before options.
        names: Vec<String>,
        /// What has to be given: `exaequo show [OPTIONS] FILE`.
        usage: String,
    },
    /// An option has no value.
    MissingValue {
        /// The option that lacks a value.
        option: String,
        /// Values it can have; empty: any.
        possible: Vec<String>,
    },
    /// An option has a value it cannot have.
    InvalidValue {
        /// The option whose value is wrong.
        option: String,
        /// What was typed.
        found: String,
        /// Values it can have; empty: others.
        possible: Vec<String>,
        /// The value it is nearest to.
        nearest: Option<String>,
    },
    /// A value is no day.
    Day {
        /// The option whose value is wrong.
        option: String,
        /// What was typed.
        found: String,
    },
    /// An option has a value and takes none.
    NoValue {
        /// The option that takes no value.
        option: String,
    },
    /// An option is given twice.
    Twice {
        /// The option that was repeated.
        option: String,
    },
    /// Two options exclude each other.
    Together {
        /// One of the two options.
        option: String,
        /// The option it cannot be given with.
        other: String,
    },
    /// There is no problem with such a code.
    UnknownCode {
        /// What was typed.
        found: String,
        /// The code it is nearest to.
        nearest: Option<String>,
    },
    /// The problem cannot be allowed.
    NotAllowable {
        /// The code of the problem, such as `T001`.
        code: String,
    },
    /// An argument is no text.
    NoText,
    /// Anything else that makes no command line.
    Other,
}

impl Usage {
    /// The error in words; `program` is the command whose help says more, such as `exaequo show`.
    pub(crate) fn message(&self, lang: Lang, program: &str) -> Message {
        Message { title: self.title(lang), help: self.help(lang, program), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoCommand => {
                say!(lang, "a command is missing")
            }
            Self::UnknownCommand { found, .. } => unknown_command(lang, found),
            Self::NoCommandBefore { file, .. } => no_command_before(lang, file),
            Self::OptionBefore { option, .. } => {
                say!(lang, "the option {option} goes after the command, not before it", option)
            }
            Self::UnknownArgument { found, .. } | Self::OfPlayOff { option: found } => {
                unknown_argument(lang, found)
            }
            Self::MissingArguments { names, .. } => {
                let names = list::and(lang, names);
                say!(lang, "missing: {names}", names)
            }
            Self::MissingValue { option, .. } => say!(lang, "the option {option} needs a value", option),
            Self::InvalidValue { option, found, .. } | Self::Day { option, found } => {
                no_value(lang, option, found)
            }
            Self::NoValue { option } => say!(lang, "the option {option} takes no value", option),
            Self::Twice { option } => say!(lang, "{option} can be given only once", option),
            Self::Together { option, other } => {
                say!(lang, "{option} and {other} exclude each other", option, other)
            }
            Self::UnknownCode { found, .. } => unknown_code(lang, found),
            Self::NotAllowable { code } => say!(lang, "the problem {code} cannot be allowed", code),
            Self::NoText => say!(lang, "an argument is not text in UTF-8"),
            Self::Other => say!(lang, "the command line cannot be understood"),
        }
    }

    fn help(&self, lang: Lang, program: &str) -> String {
        match self {
            Self::UnknownCommand { nearest: Some(nearest), .. }
            | Self::UnknownArgument { nearest: Some(nearest), .. }
            | Self::InvalidValue { nearest: Some(nearest), .. }
            | Self::UnknownCode { nearest: Some(nearest), .. } => {
                say!(lang, "did you mean {nearest}?", nearest)
            }
            Self::UnknownCommand { possible, .. }
            | Self::MissingValue { possible, .. }
            | Self::InvalidValue { possible, .. }
                if !possible.is_empty() =>
            {
                let possible = list::commas(lang, possible.iter().cloned());
                say!(lang, "choose one of {possible}", possible)
            }
            Self::NoCommandBefore { file, command } => {
                let file = sanitize(file);
                say!(lang, "write `{command} {file}`, for instance", command, file)
            }
            Self::OptionBefore { option, command } => {
                say!(lang, "write `{command} {option} …`", option, command)
            }
            Self::Day { .. } => say!(lang, "write it as 2026-03-01"),
            Self::OfPlayOff { .. } => {
                say!(lang, "`exaequo playoff merge` puts a play-off into the standings")
            }
            Self::MissingArguments { usage, .. } => {
                say!(lang, "write `{usage}`; see `{program} --help`", usage, program)
            }
            Self::UnknownCode { .. } => say!(lang, "`exaequo check` shows the codes of a file's problems"),
            Self::NotAllowable { .. } => say!(lang, "correct the file: it cannot be read as it is"),
            Self::NoCommand
            | Self::UnknownCommand { .. }
            | Self::UnknownArgument { .. }
            | Self::MissingValue { .. }
            | Self::InvalidValue { .. }
            | Self::NoValue { .. }
            | Self::Twice { .. }
            | Self::NoText
            | Self::Together { .. }
            | Self::Other => {
                say!(lang, "see `{program} --help`", program)
            }
        }
    }
}

fn unknown_argument(lang: Lang, found: &str) -> String {
    let shown = quoted(lang, found);
    if found.starts_with('-') {
        say!(lang, "there is no option {shown} here", shown)
    } else {
        say!(lang, "the argument {shown} is one too many", shown)
    }
}

fn unknown_command(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no command {found}", found)
}

fn no_command_before(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang, "there is no command before the file {file}", file)
}

fn unknown_code(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no problem with the code {found}", found)
}
