//! Why nothing came of a command about play-offs, lots or tables.

use exaequo_playoff::RegulationsError;

use super::error::regulations_message;
use crate::clean::quoted;
use crate::diagnostic::Message;
use crate::{Lang, number, say};

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The regulations cannot be read.
    Regulations {
        /// The file.
        file: String,
        /// Its text.
        text: String,
        /// What is wrong.
        error: RegulationsError,
    },
    /// Nobody plays off, so that there is no file to write.
    NobodyPlays,
    /// The file of the play-off is not named.
    NoPlayOff,
    /// Places that are none: what was typed.
    Places(String),
    /// So many participants have these places.
    NotTied {
        /// First and last place.
        places: [u32; 2],
        /// How many.
        count: usize,
    },
    /// Everybody has one of these places alone: there is nothing to draw.
    NoTie([u32; 2]),
    /// A number of players there is no table for: what was typed.
    Players(String),
    /// The file of the play-off holds no tournament.
    NoTournament(String),
    /// The file of the play-off has games of participants who have nothing to play for.
    Strangers {
        /// The file; `None` where it is in one file with its tournament.
        file: Option<String>,
        /// Their names.
        names: Vec<String>,
    },
    /// The seed of a draw is empty.
    NoSeed,
    /// Not the time of a draw: what was typed.
    Time(String),
    /// A record of draws cannot be read.
    Record {
        /// The file.
        file: String,
        /// The line.
        line: usize,
    },
}

impl Refused {
    /// The reason in words.
    pub fn message(&self, lang: Lang) -> Message {
        if let Self::Regulations { file, text, error } = self {
            return regulations_message(lang, file, text, error);
        }
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { .. } => String::new(),
            Self::NobodyPlays => say!(lang, "nobody plays off, so that there is no file to write"),
            Self::NoPlayOff => say!(lang, "the regulations ask for a play-off, and its file is not named"),
            Self::Places(found) => {
                let found = quoted(lang, found);
                say!(lang, "{found} are no places", found)
            }
            Self::NotTied { places: [first, last], count } => say!(
                lang,
                "places {places} do not begin and end with a tie: {count} participants are ranked there",
                places = number::span(lang, *first, *last),
                count
            ),
            Self::NoTie([first, last]) => say!(
                lang,
                "nobody is tied for places {places}: the list decides them, and lots do not (4.2)",
                places = number::span(lang, *first, *last)
            ),
            Self::Players(found) => {
                let found = quoted(lang, found);
                say!(lang, "there is no table for {found} players", found)
            }
            Self::NoTournament(file) => {
                let file = quoted(lang, file);
                say!(lang, "{file} holds no play-off", file)
            }
            Self::Strangers { file, names } => strangers(lang, file.as_deref(), names),
            Self::NoSeed => say!(lang, "lots need a published seed (4.2), and this one is empty"),
            Self::Time(found) => no_time(lang, found),
            Self::Record { file, line } => {
                let file = quoted(lang, file);
                say!(lang, "line {line} of {file} is no record of a draw", line, file)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { .. } => String::new(),
            Self::NobodyPlays => say!(lang, "look at the plan without -o"),
            Self::NoPlayOff => say!(
                lang,
                "name it: after the file of the tournament for playoff merge, with --played elsewhere"
            ),
            Self::Places(_) => say!(lang, "give the first and the last place, such as --for 3-5"),
            Self::NotTied { .. } | Self::NoTie(_) => {
                say!(lang, "name the first and the last place of the tie, as `exaequo standings` shows it")
            }
            Self::Players(_) => say!(lang, "type a number from 2 to 50"),
            Self::NoTournament(_) => say!(lang, "see exaequo check"),
            Self::Strangers { .. } => say!(
                lang,
                "name the file of this play-off, or change who plays off in the regulations (3.1.1, 3.1.2)"
            ),
            Self::NoSeed => say!(lang, "type a text nobody could choose before the draw"),
            Self::Time(_) => say!(
                lang,
                "write day and hour, such as 2026-03-08T16:05:00Z, or leave it out: it is now then"
            ),
            Self::Record { .. } => say!(lang, "name a file that holds records only, or a new one"),
        }
    }
}

fn no_time(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "{found} is not the time of a draw", found)
}

/// The rounds of a play-off in the file of its tournament.
fn this_file(lang: Lang) -> String {
    say!(lang, "what the file has behind its tournament")
}

/// Names that are said one by one before the rest is counted.
const NAMED: usize = 5;

fn strangers(lang: Lang, file: Option<&str>, strangers: &[String]) -> String {
    let file = file.map_or_else(|| this_file(lang), |file| quoted(lang, file));
    let first = strangers.iter().take(NAMED).map(|name| quoted(lang, name)).collect::<Vec<_>>();
    let count = strangers.len();
    if count <= NAMED {
        let names = number::list(lang, &first);
        return say!(lang, "{file} is not this play-off: nothing is at stake here for {names}", file, names);
    }
    let names = first.join(", ");
    say!(
        lang,
        "{file} is not this play-off: nothing is at stake here for {count} who play in it: {names} …",
        file,
        count,
        names
    )
}
