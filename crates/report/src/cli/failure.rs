//! What went wrong outside the files.

use exaequo_model::Severity;

use super::OfTeams;
use crate::clean::{clean, quoted, text_width};
use crate::diagnostic::{Look, Message, colon, headline, severity_word};
use crate::rating::Refusal;
use crate::wrap::{wrap, wrap_after};
use crate::{Lang, number, say};

/// Something that could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A file could not be read.
    Read {
        /// Its name; `None`: standard input.
        file: Option<String>,
        /// Why.
        reason: Reason,
    },
    /// A file could not be written.
    Write {
        /// Its name; `None`: standard output.
        file: Option<String>,
        /// Why.
        reason: Reason,
    },
    /// The format cannot hold everything, and nothing was written.
    Unwritable {
        /// The file that was not written; `None`: standard output.
        file: Option<String>,
        /// What it cannot hold.
        losses: Vec<String>,
        /// Whether the loss can be accepted.
        acceptable: bool,
        /// Formats that hold more.
        richer: &'static [&'static str],
    },
    /// The bytes that were read are asked for, and in another form.
    Preserved {
        /// The option that asks for another form.
        option: &'static str,
    },
    /// An event cannot be rated as asked.
    Rating(Refusal),
    /// A list about teams is asked for, and there are none.
    NoTeams(OfTeams),
    /// A site is to be written to something that is no folder.
    NoFolder {
        /// What was named.
        file: String,
    },
    /// Terms are asked for in a form that has no place for them.
    ExplainedAsJson,
    /// Several files are given for a form that holds one.
    OneFile,
    /// The name of a file to write ends in a way that is none of the forms a command writes.
    Ending {
        /// The file.
        file: String,
        /// Endings of the forms that can be written.
        endings: Vec<&'static str>,
        /// The option that names the form.
        option: &'static str,
    },
    /// A spreadsheet would go to a terminal.
    Binary,
    /// There is a JSON file that is not in UTF-8.
    JsonEncoding {
        /// Its name.
        file: String,
    },
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It does not exist.
    NotFound,
    /// It may not be touched.
    Denied,
    /// It is a folder.
    Folder,
    /// A file stands where a folder is needed.
    NoFolder,
    /// There is no room.
    Full,
    /// The disk may only be read.
    ReadOnly,
    /// The name is none a file can have.
    Name,
    /// The file is larger than it may be.
    TooLarge,
    /// Somebody else uses it.
    Busy,
    /// It is not on this disk, or not reachable.
    Unreachable,
    /// The memory is not enough.
    Memory,
    /// The system did not finish it.
    Interrupted,
    /// The bytes are no text.
    NoText,
    /// Anything else: the number of the error, if the system gives one.
    Other(Option<i32>),
}

impl Failure {
    /// The failure in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Rating(refusal) => refusal.message(lang).title,
            Self::Read { file, reason } => cannot_read(lang, file.as_deref(), reason),
            Self::Write { file, reason } => cannot_write(lang, file.as_deref(), reason),
            Self::Unwritable { file: None, .. } => {
                say!(lang, "nothing was written: the format cannot hold everything")
            }
            Self::Unwritable { file: Some(file), .. } => {
                let file = quoted(lang, file);
                say!(lang, "{file} was not written: the format cannot hold everything", file)
            }
            Self::Preserved { option } => say!(
                lang,
                "--to preserve writes the bytes that were read and cannot be combined with {option}",
                option
            ),
            Self::NoTeams(asked) => asked.refused(lang),
            Self::NoFolder { file } => no_folder(lang, file),
            Self::ExplainedAsJson => {
                say!(lang, "--explain adds the terms of each value to --format json, and only there")
            }
            Self::OneFile => say!(lang, "a page and a spreadsheet hold one event"),
            Self::Ending { file, endings, .. } => ending(lang, file, endings),
            Self::Binary => say!(lang, "a spreadsheet cannot be shown on a terminal"),
            Self::JsonEncoding { file } => {
                let file = quoted(lang, file);
                say!(lang, "{file} is JSON, but not in UTF-8", file)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Rating(refusal) => refusal.message(lang).help,
            Self::Read { reason: Reason::NotFound, .. } => say!(lang, "check the name and the folder"),
            Self::Read { .. } => say!(lang, "name a file that can be read"),
            Self::Write { .. } => say!(lang, "name a file in a folder that can be written"),
            Self::Unwritable { acceptable, richer, .. } => hold_more(lang, richer, *acceptable),
            Self::Preserved { .. } => say!(lang, "leave the option out, or write with --to trf26"),
            Self::NoTeams(asked) => asked.instead(lang),
            Self::NoFolder { .. } => say!(lang, "name a folder with -o; it is made if it does not exist"),
            Self::ExplainedAsJson => say!(
                lang,
                "add --format json; `exaequo explain` and `exaequo card` show the arithmetic to people"
            ),
            Self::OneFile => {
                say!(lang, "give one file")
            }
            Self::Ending { option, .. } => {
                say!(lang, "choose one of these extensions, or name the form with {option}", option)
            }
            Self::Binary => say!(lang, "name a file with -o"),
            Self::JsonEncoding { .. } => say!(lang, "save the file as UTF-8"),
        }
    }
}

fn cannot_read(lang: Lang, file: Option<&str>, reason: &Reason) -> String {
    let (file, reason) = (input(lang, file), reason.text(lang));
    say!(lang, "cannot read {file}: {reason}", file, reason)
}

fn cannot_write(lang: Lang, file: Option<&str>, reason: &Reason) -> String {
    let (file, reason) = (output(lang, file), reason.against_writing(lang));
    say!(lang, "cannot write {file}: {reason}", file, reason)
}

fn no_folder(lang: Lang, file: &str) -> String {
    if file == "-" {
        return say!(lang, "a site is a folder and cannot go to standard output");
    }
    let file = quoted(lang, file);
    say!(lang, "a site is a folder, and {file} is a file", file)
}

fn ending(lang: Lang, file: &str, endings: &[&str]) -> String {
    let file = quoted(lang, file);
    let endings = number::list(lang, &endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>());
    say!(lang, "this command cannot write {file}; it writes {endings}", file, endings)
}

/// What to write instead.
fn hold_more(lang: Lang, richer: &[&str], acceptable: bool) -> String {
    let formats = match richer {
        [] => {
            return say!(lang, "make it smaller: a file holds 9,999 players and 99 rounds");
        }
        [one, other] => {
            say!(lang, "{one} or {other}", one, other)
        }
        formats => formats.join(", "),
    };
    if acceptable {
        say!(lang, "write {formats}, or accept the loss with --lossy", formats)
    } else {
        say!(lang, "write {formats}", formats)
    }
}

impl Reason {
    /// Why a file that is new anyway cannot be written: what does not exist is its folder.
    fn against_writing(&self, lang: Lang) -> String {
        if *self != Self::NotFound {
            return self.text(lang);
        }
        say!(lang, "its folder does not exist")
    }

    fn text(&self, lang: Lang) -> String {
        match self {
            Self::NotFound => {
                say!(lang, "it does not exist")
            }
            Self::NoFolder => say!(lang, "a file stands where a folder is needed"),
            Self::Denied => say!(lang, "permission denied"),
            Self::Folder => say!(lang, "it is a folder"),
            Self::Full => {
                say!(lang, "there is no room left")
            }
            Self::ReadOnly => say!(lang, "the disk is read-only"),
            Self::Name => say!(lang, "no file can have that name"),
            Self::TooLarge => {
                say!(lang, "it is too large")
            }
            Self::Busy => say!(lang, "another program uses it"),
            Self::Unreachable => say!(lang, "it cannot be reached"),
            Self::Memory => say!(lang, "there is not enough memory"),
            Self::Interrupted => say!(lang, "the system broke off"),
            Self::NoText => say!(lang, "it is not text in UTF-8"),
            Self::Other(Some(code)) => say!(lang, "error {code} of the system", code),
            Self::Other(None) => {
                say!(lang, "error of the system")
            }
        }
    }
}

fn input(lang: Lang, file: Option<&str>) -> String {
    match file {
        Some(file) => quoted(lang, file),
        None => say!(lang, "standard input"),
    }
}

fn output(lang: Lang, file: Option<&str>) -> String {
    match file {
        Some(file) => quoted(lang, file),
        None => say!(lang, "standard output"),
    }
}

/// Where the findings counted in a summary can be seen; `arguments` are those of `check`.
pub fn see_check(lang: Lang, summary: &str, arguments: &str) -> String {
    let arguments = clean(arguments);
    say!(lang, "{summary}; see `exaequo check {arguments}`", summary, arguments)
}

/// A failure as it is shown: what, the list that belongs to it, and what to do.
pub fn failure_text(message: &Message, list: &[String], look: &Look) -> String {
    let strong = look.palette.strong;
    let Message { title, help, .. } = message;
    let first = headline(&severity_word(look.lang, Severity::Error), look.palette.error, title, look);
    let list: String = list
        .iter()
        .flat_map(|item| ["  - ".to_owned(), wrap(item, 4, look.width), "\n".to_owned()])
        .collect();
    let label = say!(look.lang, "help:");
    let help = wrap_after(help, text_width(&label) + 1, 2, look.width);
    format!("{first}{list}{strong}{label}{strong:#} {help}\n")
}

/// What was not written because the format cannot hold it, one line each.
pub fn not_written(losses: &[String], look: &Look) -> String {
    let (warning, colon) = (look.palette.warning, colon(look.lang));
    let word = severity_word(look.lang, Severity::Warning);
    let line = |loss: &String| {
        let text = say!(look.lang, "not written: {loss}", loss);
        format!("{warning}{word}{warning:#}{colon} {text}\n")
    };
    losses.iter().map(line).collect()
}
