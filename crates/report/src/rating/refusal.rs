//! Why an event cannot be rated as asked.

use exaequo_lists::ListFault;
use exaequo_model::{Date, Pace};
use exaequo_rating::{CHOICES, Choice, Edition, ProvisionsError, ProvisionsProblem};

use super::list_slip;
use super::notes::pace as pace_name;
use crate::clean::quoted;
use crate::diagnostic::{Message, capitalised, colon};
use crate::notice::{choose, mean, near, place, provisions};
use crate::number::date;
use crate::{Lang, say};

/// A request that cannot be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The file does not say when the event starts, and no edition is named.
    NoDate {
        /// The file.
        file: String,
    },
    /// No edition is that old.
    TooEarly {
        /// The file.
        file: String,
        /// Its first day.
        start: Date,
    },
    /// The edition knows no such ratings.
    NoRatings {
        /// The edition.
        edition: Edition,
        /// The kind of play.
        pace: Pace,
    },
    /// There is no such edition.
    UnknownEdition(String),
    /// A file of provisions cannot be used.
    Provisions {
        /// Its name.
        file: String,
        /// Its text.
        text: String,
        /// What is wrong.
        error: ProvisionsError,
    },
    /// A provision is replaced by something it cannot be.
    Provision {
        /// As typed: `name=value`.
        typed: String,
        /// What is wrong.
        problem: ProvisionsProblem,
    },
    /// A provision is named without the value that replaces it.
    NoValue {
        /// Its name.
        name: &'static str,
    },
    /// `--player` and `--person` together.
    PlayerAndPerson,
    /// A national championship that is one of national teams.
    Championships,
    /// Not a day.
    Day {
        /// What was typed.
        found: String,
    },
    /// A file is given twice.
    Twice {
        /// The file.
        file: String,
    },
    /// Two files hold the same event.
    Copy {
        /// The file.
        file: String,
        /// The one before it.
        of: String,
    },
    /// A file is not the play-off of an event, or could be that of several.
    PlayOff {
        /// The file.
        file: String,
        /// Why not.
        why: NoPlayOff,
    },
    /// Not a development coefficient.
    Coefficient {
        /// What was typed.
        found: String,
    },
    /// A rating list cannot be understood.
    List {
        /// The file.
        file: String,
        /// The line.
        line: usize,
        /// What is wrong there.
        slip: ListFault,
    },
}

/// Why a file is not rated as the play-off of an event (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlayOff {
    /// In no event are all of its players.
    Strangers,
    /// In several events they are.
    Several,
    /// The event and the play-off are of different kinds of play.
    Pace(Pace),
    /// One of the two is a team event, the other is not.
    Teams,
    /// Two of its players are one in the event, or there are too many rounds.
    Incoherent,
}

impl NoPlayOff {
    fn title(self, lang: Lang, file: &str) -> String {
        let file = quoted(lang, file);
        match self {
            Self::Strangers => say!(
                lang,
                "{file} is not the play-off of an event here: in none of them are all of its players",
                file
            ),
            Self::Several => say!(lang, "{file} can be the play-off of several of the events", file),
            Self::Pace(pace) => {
                let pace = pace_name(lang, pace);
                say!(lang, "{file} is of another kind of play than its tournament: {pace}", file, pace)
            }
            Self::Teams => say!(
                lang,
                "{file} and its tournament are not one event: one of the two is of teams, the other is not",
                file
            ),
            Self::Incoherent => say!(
                lang,
                "{file} and its tournament are not one event: two of its players are the same there, or there are too many rounds",
                file
            ),
        }
    }
}

impl Refusal {
    /// The refusal in words.
    pub fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { file } => no_date(lang, file),
            Self::TooEarly { file, start } => {
                let (file, start) = (quoted(lang, file), date(lang, *start));
                say!(lang, "{file} starts on {start}, before the first edition there is", file, start)
            }
            Self::NoRatings { edition, pace } => {
                let (edition, pace) = (edition.name(), pace_name(lang, *pace));
                say!(lang, "edition {edition} has no ratings for {pace} play", edition, pace)
            }
            Self::UnknownEdition(found) => unknown_edition(lang, found),
            Self::Provisions { file, text, error } => {
                let (line, column) = place(text, error.at.start);
                format!("{file}:{line}:{column}{} {}", colon(lang), problem(lang, &error.problem))
            }
            Self::Provision { typed, problem: wrong } => {
                let typed = quoted(lang, typed);
                format!("--set {typed}{} {}", colon(lang), problem(lang, wrong))
            }
            Self::NoValue { name } => say!(lang, "--set {name}: =VALUE is missing", name),
            Self::Day { found } => no_day(lang, found),
            Self::Twice { file } => twice(lang, file),
            Self::Copy { file, of } => copy(lang, file, of),
            Self::PlayOff { file, why } => why.title(lang, file),
            Self::PlayerAndPerson => say!(lang, "--player and --person cannot be given together"),
            Self::Championships => say!(
                lang,
                "--declare team-championship and --declare national or women cannot be given together"
            ),
            Self::Coefficient { found } => no_coefficient(lang, found),
            Self::List { file, line, slip } => {
                let (file, slip) = (quoted(lang, file), list_slip::text(*slip, lang));
                say!(lang, "rating list {file}, line {line}: {slip}", file, line, slip)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoDate { .. } | Self::TooEarly { .. } | Self::NoRatings { .. } => name_edition(lang),
            Self::UnknownEdition(found) => edition_help(lang, found),
            Self::Provisions { error, .. } => help(lang, &error.problem),
            Self::Provision { problem, .. } => help(lang, problem),
            Self::NoValue { name } => values(lang, name),
            Self::Day { .. } => {
                say!(lang, "write it as 2026-03-01")
            }
            Self::Copy { .. } => {
                say!(lang, "give one of them; two events have different days (042, 052), players or games")
            }
            Self::Twice { .. } => {
                say!(lang, "give each file once")
            }
            Self::PlayOff { .. } => say!(lang, "give it without --played: then it is an event of its own"),
            Self::PlayerAndPerson => {
                say!(lang, "in a team event --player is a team and --person a player of one")
            }
            Self::Championships => say!(
                lang,
                "team-championship is an Olympiad, a continental or a world team championship (7.14f)"
            ),
            Self::Coefficient { .. } => say!(lang, "--k 20 is for everybody, --k 12=20 for player 12"),
            Self::List { .. } => say!(
                lang,
                "give FIDE’s list as TXT or XML, or a CSV with the columns id,rating,K,games,birth,highest"
            ),
        }
    }
}

fn name_edition(lang: Lang) -> String {
    let names = Edition::ALL.map(Edition::name).join(", ");
    say!(lang, "name an edition of the rating regulations with --edition: {names}", names)
}

fn no_day(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "{found} is not a day", found)
}

fn no_coefficient(lang: Lang, found: &str) -> String {
    let (found, highest) = (quoted(lang, found), Edition::highest_k());
    say!(lang, "{found} is not a development coefficient: 1 to {highest} (8.56)", found, highest)
}

fn twice(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang, "{file} is given twice, and its games would be rated twice", file)
}

fn no_date(lang: Lang, file: &str) -> String {
    let file = quoted(lang, file);
    say!(lang, "{file} does not say when the event starts, which decides the edition (0.1)", file)
}

fn copy(lang: Lang, file: &str, of: &str) -> String {
    let (file, of) = (quoted(lang, file), quoted(lang, of));
    say!(lang, "{file} is the same event as {of}, and its games would be rated twice", file, of)
}

fn unknown_edition(lang: Lang, found: &str) -> String {
    let found = quoted(lang, found);
    say!(lang, "there is no edition {found} of the rating regulations", found)
}

fn edition_help(lang: Lang, found: &str) -> String {
    let near = near(found, Edition::ALL.iter().map(|edition| edition.name()));
    mean(lang, near)
        .map_or_else(|| name_edition(lang), |mean| format!("{mean} {}", capitalised(&name_edition(lang))))
}

fn problem(lang: Lang, problem: &ProvisionsProblem) -> String {
    match problem {
        ProvisionsProblem::UnknownEdition(found) => unknown_edition(lang, found),
        other => provisions(lang, other),
    }
}

fn help(lang: Lang, problem: &ProvisionsProblem) -> String {
    let names = || CHOICES.iter().map(|choice| choice.name);
    match problem {
        ProvisionsProblem::UnknownEdition(found) => edition_help(lang, found),
        ProvisionsProblem::UnknownKey(key) => {
            mean(lang, near(key, names())).unwrap_or_else(|| choose(lang, names()))
        }
        ProvisionsProblem::UnknownChoice { key, .. } => values(lang, key),
        ProvisionsProblem::Syntax(_) | ProvisionsProblem::NoEdition | ProvisionsProblem::NotText(_) => {
            say!(lang, "write lines such as edition = \"fide-2014\" and unrated-opponents = \"counted\"")
        }
    }
}

/// What a provision can be replaced by.
fn values(lang: Lang, name: &str) -> String {
    let values = Choice::named(name).map_or(&[][..], |choice| choice.values).join(", ");
    say!(lang, "write a value such as {values}", values)
}
