//! What went wrong outside the files.

use super::OfTeams;
use exaequo::Lang;
use exaequo::lists::ListFault;
use exaequo::rating::Edition;
use exaequo::report::diagnostic::Message;
use exaequo::report::error::InWords as _;
use exaequo::report::text::{quoted, sanitize};
use exaequo::report::{list, number};
use exaequo_texts::say;

/// Something that could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// A file could not be read.
    Read {
        /// Its name; `None`: standard input.
        file: Option<String>,
        /// Why it could not be read.
        reason: Reason,
    },
    /// A file could not be written.
    Write {
        /// Its name; `None`: standard output.
        file: Option<String>,
        /// Why it could not be written.
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
    /// A value of an option is not a whole number that fits.
    Number {
        /// The option that needs a number, such as `--round`.
        option: &'static str,
        /// What was typed.
        found: String,
        /// The least and the most that fit.
        range: (u32, u32),
    },
    /// A value of an option is not a rating.
    Rating {
        /// The option that needs a rating, such as `--unrated`.
        option: &'static str,
        /// What was typed.
        found: String,
    },
    /// Two lists of criteria at once.
    TwoLists,
    /// `--external` without a name and a file.
    External {
        /// What was typed.
        found: String,
    },
    /// The file of a play-off holds no tournament.
    NoPlayOff {
        /// The file named as the play-off.
        file: String,
    },
    /// Not a range of places.
    Places {
        /// What was typed.
        found: String,
    },
    /// Not the time of a draw.
    Time {
        /// What was typed.
        found: String,
    },
    /// A record of draws cannot be read.
    Record {
        /// The file of the record.
        file: String,
        /// The line that is no draw, from 1.
        line: usize,
    },
    /// A number of players there is no table for.
    Players {
        /// What was typed.
        found: String,
    },
    /// A rating list cannot be understood.
    RatingList {
        /// The file of the rating list.
        file: String,
        /// The line that is wrong, from 1.
        line: usize,
        /// What is wrong there.
        fault: ListFault,
    },
    /// Not a development coefficient.
    Coefficient {
        /// What was typed.
        found: String,
    },
    /// Not a day.
    Day {
        /// What was typed.
        found: String,
    },
    /// A tournament that cannot be made.
    Impossible {
        /// Why it cannot be made.
        why: exaequo::generate::Impossible,
    },
    /// A national championship that is one of national teams.
    Championships,
    /// A file is given twice.
    Twice {
        /// The file that was named again.
        file: String,
    },
    /// `--player` and `--person` together.
    PlayerAndPerson,
    /// A list about teams is asked for, and there are none.
    NoTeams(OfTeams),
    /// Something is to be left blank in a list that is not filled in.
    NothingBlank,
    /// A site is to be written to something that is no folder.
    NoFolder {
        /// What was named.
        file: String,
    },
    /// Terms are asked for in a form that has no place for them.
    ExplainedAsJson,
    /// Several files are given for a form that holds one.
    OneFile,
    /// A group has no file of its own.
    OnlyInLists,
    /// The name of a file to write ends in a way that is none of the forms a command writes.
    Ending {
        /// The file that was to be written.
        file: String,
        /// Endings of the forms that can be written.
        endings: Vec<&'static str>,
        /// The option that names the form.
        option: &'static str,
    },
    /// A spreadsheet would go to a terminal.
    Binary,
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
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
    pub(crate) fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Number { option, found, .. } | Self::Rating { option, found } => {
                no_value(lang, option, found)
            }
            Self::TwoLists => say!(lang, "--tie-breaks and --preset both name a list"),
            Self::External { found } => {
                say!(lang, "{found} does not name values and their file", found = quoted(lang, found))
            }
            Self::NoPlayOff { file } => {
                say!(lang, "{file} holds no play-off", file = quoted(lang, file))
            }
            Self::Places { found } => say!(lang, "{found} are not places", found = quoted(lang, found)),
            Self::Time { found } => {
                say!(lang, "{found} is not the time of a draw", found = quoted(lang, found))
            }
            Self::Record { file, line } => no_record(lang, file, *line),
            Self::Players { found } => {
                say!(lang, "there is no table for {found} players", found = quoted(lang, found))
            }
            Self::RatingList { file, line, fault } => {
                let (file, slip) = (quoted(lang, file), fault.title(lang));
                say!(lang, "rating list {file}, line {line}: {slip}", file, line, slip)
            }
            Self::Coefficient { found } => no_coefficient(lang, found),
            Self::Impossible { why } => super::generate_help::impossible(lang, *why),
            Self::Day { found } => say!(lang, "{found} is not a day", found = quoted(lang, found)),
            Self::Championships => say!(
                lang,
                "--declare team-championship and --declare national or women cannot be given together"
            ),
            Self::Twice { file } => {
                let file = quoted(lang, file);
                say!(lang, "{file} is given twice, and its games would be rated twice", file)
            }
            Self::PlayerAndPerson => say!(lang, "--player and --person cannot be given together"),
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
            Self::NothingBlank => say!(lang, "--blank is for what is filled in by hand"),
            Self::NoFolder { file } => no_folder(lang, file),
            Self::ExplainedAsJson => {
                say!(lang, "--explain adds the terms of each value to --format json, and only there")
            }
            Self::OneFile => say!(lang, "this form holds one event"),
            Self::OnlyInLists => say!(lang, "a TRF file holds the whole event and not a group of it"),
            Self::Ending { file, endings, .. } => ending(lang, file, endings),
            Self::Binary => say!(lang, "a spreadsheet cannot be shown on a terminal"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Number { range, .. } => {
                let [least, most] = [range.0, range.1].map(|end| number::whole(lang, end.into()));
                say!(lang, "give a whole number from {least} to {most}", least, most)
            }
            Self::Rating { .. } => say!(lang, "give a rating, such as 1400"),
            Self::TwoLists => say!(lang, "give one of them"),
            Self::External { .. } => {
                say!(lang, "write --external name=FILE, or name=FILE:lower where the lowest value is first")
            }
            Self::NoPlayOff { .. } => say!(lang, "see exaequo check"),
            Self::Places { .. } => say!(lang, "give the first and the last place, such as --for 3-5"),
            Self::Time { .. } => say!(
                lang,
                "write day and hour, such as 2026-03-08T16:05:00Z, or leave it out: it is now then"
            ),
            Self::Record { .. } => say!(lang, "name a file that holds records only, or a new one"),
            Self::Players { .. } => say!(lang, "type a number from 2 to 50"),
            Self::RatingList { fault, .. } => fault.help(lang),
            Self::Coefficient { .. } => say!(lang, "--k 20 is for everybody, --k 12=20 for player 12"),
            Self::Impossible { why } => super::generate_help::impossible_help(lang, *why),
            Self::Day { .. } => say!(lang, "write it as 2026-03-01"),
            Self::Championships => say!(
                lang,
                "team-championship is an Olympiad, a continental or a world team championship (7.14f)"
            ),
            Self::Twice { .. } => say!(lang, "give each file once"),
            Self::PlayerAndPerson => {
                say!(lang, "in a team event --player is a team and --person a player of one")
            }
            Self::Read { reason: Reason::NotFound, .. } => say!(lang, "check the name and the folder"),
            Self::Read { reason: Reason::NoText, .. } => say!(lang, "save the file as UTF-8"),
            Self::Read { .. } => say!(lang, "name a file that can be read"),
            Self::Write { reason, .. } => reason.help_writing(lang),
            Self::Unwritable { acceptable, richer, .. } => hold_more(lang, richer, *acceptable),
            Self::Preserved { .. } => say!(lang, "leave the option out, or write with --to trf26"),
            Self::NoTeams(asked) => asked.instead(lang),
            Self::NothingBlank => say!(lang, "add --by sheet or --by result-card"),
            Self::NoFolder { .. } => say!(lang, "name a folder with -o; it is made if it does not exist"),
            Self::ExplainedAsJson => say!(
                lang,
                "add --format json; `exaequo explain` and `exaequo card` show the arithmetic to people"
            ),
            Self::OnlyInLists => say!(lang, "leave --only out, or write another form"),
            Self::OneFile => {
                say!(lang, "give one file")
            }
            Self::Ending { option, .. } => {
                say!(lang, "choose one of these extensions, or name the form with {option}", option)
            }
            Self::Binary => say!(lang, "name a file with -o"),
        }
    }
}

fn no_coefficient(lang: Lang, found: &str) -> String {
    let (found, highest) = (quoted(lang, found), Edition::highest_k());
    say!(lang, "{found} is not a development coefficient: 1 to {highest} (8.56)", found, highest)
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

fn no_record(lang: Lang, file: &str, line: usize) -> String {
    say!(lang, "line {line} of {file} is not the record of a draw", line, file = quoted(lang, file))
}

fn ending(lang: Lang, file: &str, endings: &[&str]) -> String {
    let file = quoted(lang, file);
    let endings = list::and(lang, &endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>());
    say!(lang, "this command cannot write {file}; it writes {endings}", file, endings)
}

/// What to write instead.
fn hold_more(lang: Lang, richer: &[&str], acceptable: bool) -> String {
    if richer.is_empty() {
        return say!(lang, "make it smaller: a file holds 9,999 players and 99 rounds");
    }
    let formats = list::or(lang, &richer.iter().map(|&format| format.to_owned()).collect::<Vec<_>>());
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

    /// Where else to write, or what has to be done before.
    fn help_writing(&self, lang: Lang) -> String {
        match self {
            Self::Full => say!(lang, "make room, or name a place on another disk"),
            Self::ReadOnly => say!(lang, "name a place on another disk"),
            _ => say!(lang, "name a file in a folder that can be written"),
        }
    }

    fn text(&self, lang: Lang) -> String {
        match self {
            Self::NotFound => {
                say!(lang, "it does not exist")
            }
            Self::NoFolder => say!(lang, "there is a file where a folder is needed"),
            Self::Denied => say!(lang, "permission denied"),
            Self::Folder => say!(lang, "it is a folder"),
            Self::Full => {
                say!(lang, "there is no space left on the disk")
            }
            Self::ReadOnly => say!(lang, "the disk is read-only"),
            Self::Name => say!(lang, "no file can have that name"),
            Self::TooLarge => {
                say!(lang, "it is too large")
            }
            Self::Busy => say!(lang, "another program uses it"),
            Self::Unreachable => say!(lang, "it cannot be reached"),
            Self::Memory => say!(lang, "there is not enough memory"),
            Self::Interrupted => say!(lang, "the system interrupted the operation"),
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

/// A value that an option does not take.
pub(super) fn no_value(lang: Lang, option: &str, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "{found} is not a value of {option}", found, option)
}

/// Where the findings counted in a summary can be seen; `arguments` are those of `check`.
pub(crate) fn see_check(lang: Lang, summary: &str, arguments: &str) -> String {
    let arguments = sanitize(arguments);
    say!(lang, "{summary}; see `exaequo check {arguments}`", summary, arguments)
}
