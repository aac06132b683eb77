//! Reading the regulations of a play-off from TOML.
//!
//! ```toml
//! method = "play-off"                  # 2.1: share, play-off or list
//! places = "first"                     # 3.1.1: all, first, "first 3", medals, "qualify 5"
//! after = "none"                       # 3.1.2: none, all, or a number of tie-breaks
//! format = "knock-out"                 # 3.1.3: single-round-robin, double-round-robin, knock-out
//! numbers = "standings"                # 3.1.4: standings, rating, tournament-number, lots
//! colours = "alternating"              # 3.1.5: by-number, alternating, lots
//! start = "2026-03-08T17:00"           # 3.1.7
//! pause = 10                           # minutes between two games
//! seed = "17:05 DAX 24 310"            # where lots are drawn
//! still-tied = "PTS,DE,SB"             # criteria of the play-off itself
//! at-last = "lots"                     # lots, list or share
//! boards = ["BC", "TBR"]               # teams: article 12 where a match is level
//!
//! [[stage]]                            # 3.1.6: the games between two, stage by stage
//! name = "Rapid"
//! games = 2
//! time-control = "15+10"               # minutes and seconds a move; 40/90+30,30+30; 5+0 | 4+0 by colour
//!
//! [[stage]]
//! name = "Decisive game"
//! games = 1
//! time-control = "5+0 | 4+0"
//! drawn = "black-wins"
//! ```

use std::ops::Range;

use exaequo_tiebreak::{SpecError, parse_list};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{
    After, AtLast, BoardCriterion, Colours, Drawn, Format, Method, Numbers, Places, PlayOffRegulations, Stage,
};
use crate::time::Control;

/// What is wrong with the text, and where in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct RegulationsError {
    /// What.
    pub problem: RegulationsProblem,
    /// Where.
    pub at: Range<usize>,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegulationsProblem {
    /// Not TOML.
    #[error("not TOML: {0}")]
    Syntax(String),
    /// No such key.
    #[error("no setting {0}")]
    UnknownKey(String),
    /// Not one of the choices.
    #[error("{key} cannot be {found}")]
    Choice {
        /// The setting.
        key: &'static str,
        /// What was found.
        found: String,
        /// What can be chosen.
        choices: &'static [&'static str],
    },
    /// Something else is expected.
    #[error("{key} needs {expected}")]
    Kind {
        /// The setting.
        key: &'static str,
        /// What is expected.
        expected: Expected,
    },
    /// A list of criteria that cannot be read.
    #[error("the criteria cannot be read")]
    Criteria(SpecError),
    /// A play-off without games.
    #[error("a play-off needs at least one stage")]
    NoStage,
    /// Lots without a seed.
    #[error("lots need a seed")]
    NoSeed,
}

/// What a setting expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotes.
    Text,
    /// A number in some range.
    Number,
    /// A day and a time.
    DateTime,
    /// A time control.
    TimeControl,
    /// A list.
    List,
}

impl std::fmt::Display for Expected {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Self::Text => "a text in quotes",
            Self::Number => "a number",
            Self::DateTime => "a day and a time such as 2026-03-08T17:00",
            Self::TimeControl => "a time control such as 15+10",
            Self::List => "a list",
        })
    }
}

type Read<T> = Result<T, RegulationsError>;
type Cell<'a> = Spanned<DeValue<'a>>;

/// All settings, as they are named in the file.
pub const KEYS: &[&str] = &[
    "method",
    "places",
    "after",
    "format",
    "numbers",
    "colours",
    "start",
    "pause",
    "seed",
    "still-tied",
    "at-last",
    "boards",
    "stage",
];

/// Settings of a stage.
pub const STAGE_KEYS: &[&str] = &["name", "games", "time-control", "drawn"];

impl PlayOffRegulations {
    /// Reads regulations.
    pub fn parse(text: &str) -> Read<Self> {
        let table = DeTable::parse(text).map_err(|error| RegulationsError {
            problem: RegulationsProblem::Syntax(error.message().to_owned()),
            at: error.span().unwrap_or(0..0),
        })?;
        let mut regulations = Self::default();
        for (key, value) in table.get_ref() {
            regulations.set(key.get_ref(), key.span(), value)?;
        }
        regulations.check()
    }

    fn set(&mut self, key: &str, at: Range<usize>, value: &Cell<'_>) -> Read<()> {
        match key {
            "method" => {
                self.method = choice(
                    "method",
                    value,
                    &[("share", Method::Share), ("play-off", Method::PlayOff), ("list", Method::List)],
                )?;
            }
            "places" => self.places = places(value)?,
            "after" => self.after = after(value)?,
            "format" => self.format = format(value)?,
            "numbers" => self.numbers = numbers(value)?,
            "colours" => self.colours = colours(value)?,
            "start" => self.start = Some(start(value)?),
            "pause" => self.pause = number("pause", value, 0, 24 * 60)?,
            "seed" => self.seed = Some(text("seed", value)?.to_owned()),
            "still-tied" => self.still_tied = criteria(value)?,
            "at-last" => {
                self.at_last = choice(
                    "at-last",
                    value,
                    &[("lots", AtLast::Lots), ("list", AtLast::List), ("share", AtLast::Share)],
                )?;
            }
            "boards" => self.boards = boards(value)?,
            "stage" => self.stages = stages(value)?,
            other => {
                return Err(RegulationsError {
                    problem: RegulationsProblem::UnknownKey(other.to_owned()),
                    at,
                });
            }
        }
        Ok(())
    }

    fn check(self) -> Read<Self> {
        let missing = |problem| RegulationsError { problem, at: 0..0 };
        if self.method == Method::PlayOff && self.stages.is_empty() {
            return Err(missing(RegulationsProblem::NoStage));
        }
        let lots =
            self.numbers == Numbers::Lots || self.colours == Colours::Lots || self.at_last == AtLast::Lots;
        if lots && self.seed.is_none() {
            return Err(missing(RegulationsProblem::NoSeed));
        }
        Ok(self)
    }
}

fn kind(key: &'static str, expected: Expected, value: &Cell<'_>) -> RegulationsError {
    RegulationsError { problem: RegulationsProblem::Kind { key, expected }, at: value.span() }
}

fn text<'a>(key: &'static str, value: &'a Cell<'_>) -> Read<&'a str> {
    value.get_ref().as_str().ok_or_else(|| kind(key, Expected::Text, value))
}

fn number(key: &'static str, value: &Cell<'_>, least: u32, most: u32) -> Read<u32> {
    let found = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
    found.filter(|found| (least..=most).contains(found)).ok_or_else(|| kind(key, Expected::Number, value))
}

fn refused(
    key: &'static str,
    found: &str,
    choices: &'static [&'static str],
    value: &Cell<'_>,
) -> RegulationsError {
    RegulationsError {
        problem: RegulationsProblem::Choice { key, found: found.to_owned(), choices },
        at: value.span(),
    }
}

fn choice<T: Copy>(key: &'static str, value: &Cell<'_>, choices: &'static [(&'static str, T)]) -> Read<T> {
    let found = text(key, value)?;
    choices
        .iter()
        .find(|(name, _)| *name == found)
        .map(|(_, choice)| *choice)
        .ok_or_else(|| refused(key, found, names(key), value))
}

/// What can be chosen for a setting.
const fn names(key: &str) -> &'static [&'static str] {
    match key.as_bytes() {
        b"method" => &["share", "play-off", "list"],
        b"format" => &["single-round-robin", "double-round-robin", "knock-out"],
        b"numbers" => &["standings", "rating", "tournament-number", "lots"],
        b"colours" => &["by-number", "alternating", "lots"],
        b"at-last" => &["lots", "list", "share"],
        b"drawn" => &["goes-on", "black-wins"],
        b"boards" => &["BC", "TBR", "BBE"],
        b"places" => &["all", "first", "first N", "medals", "qualify N"],
        b"after" => &["none", "all", "N"],
        _ => &[],
    }
}

fn format(value: &Cell<'_>) -> Read<Format> {
    choice(
        "format",
        value,
        &[
            ("single-round-robin", Format::SingleRoundRobin),
            ("double-round-robin", Format::DoubleRoundRobin),
            ("knock-out", Format::KnockOut),
        ],
    )
}

fn numbers(value: &Cell<'_>) -> Read<Numbers> {
    choice(
        "numbers",
        value,
        &[
            ("standings", Numbers::Standings),
            ("rating", Numbers::Rating),
            ("tournament-number", Numbers::TournamentNumber),
            ("lots", Numbers::Lots),
        ],
    )
}

fn colours(value: &Cell<'_>) -> Read<Colours> {
    choice(
        "colours",
        value,
        &[("by-number", Colours::ByNumber), ("alternating", Colours::Alternating), ("lots", Colours::Lots)],
    )
}

fn places(value: &Cell<'_>) -> Read<Places> {
    let found = text("places", value)?;
    let count = |number: &str| number.trim().parse().ok().filter(|count| *count > 0);
    let places = match found.split_once(' ') {
        None if found == "all" => Some(Places::All),
        None if found == "first" => Some(Places::First(1)),
        None if found == "medals" => Some(Places::First(3)),
        Some(("first", number)) => count(number).map(Places::First),
        Some(("qualify", number)) => count(number).map(Places::Qualify),
        _ => None,
    };
    places.ok_or_else(|| refused("places", found, names("places"), value))
}

fn after(value: &Cell<'_>) -> Read<After> {
    if value.get_ref().as_integer().is_some() {
        return number("after", value, 1, 99).map(|count| After::First(count as usize));
    }
    match text("after", value)? {
        "none" => Ok(After::None),
        "all" => Ok(After::All),
        other => Err(refused("after", other, names("after"), value)),
    }
}

fn start(value: &Cell<'_>) -> Read<jiff::civil::DateTime> {
    let written = match value.get_ref() {
        DeValue::Datetime(datetime) => datetime.to_string(),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    written.replace(' ', "T").parse().map_err(|_| kind("start", Expected::DateTime, value))
}

fn criteria(value: &Cell<'_>) -> Read<Vec<exaequo_tiebreak::Listed>> {
    parse_list(text("still-tied", value)?).map_err(|mut errors| RegulationsError {
        problem: RegulationsProblem::Criteria(errors.swap_remove(0)),
        at: value.span(),
    })
}

fn boards(value: &Cell<'_>) -> Read<Vec<BoardCriterion>> {
    let list = value.get_ref().as_array().ok_or_else(|| kind("boards", Expected::List, value))?;
    let one = |item: &Cell<'_>| {
        choice(
            "boards",
            item,
            &[
                ("BC", BoardCriterion::BoardCount),
                ("TBR", BoardCriterion::TopBoards),
                ("BBE", BoardCriterion::BottomBoards),
            ],
        )
    };
    list.iter().map(one).collect()
}

fn stages(value: &Cell<'_>) -> Read<Vec<Stage>> {
    let list = value.get_ref().as_array().ok_or_else(|| kind("stage", Expected::List, value))?;
    list.iter().enumerate().map(|(index, item)| stage(index, item)).collect()
}

fn stage(index: usize, item: &Cell<'_>) -> Read<Stage> {
    let table = item.get_ref().as_table().ok_or_else(|| kind("stage", Expected::List, item))?;
    let mut games = 1;
    let mut name = format!("{}", index + 1);
    let mut drawn = Drawn::GoesOn;
    let mut control = None;
    for (key, value) in table {
        match &**key.get_ref() {
            "name" => text("name", value)?.clone_into(&mut name),
            "games" => games = number("games", value, 1, 99)?,
            "drawn" => {
                drawn =
                    choice("drawn", value, &[("goes-on", Drawn::GoesOn), ("black-wins", Drawn::BlackWins)])?;
            }
            "time-control" => {
                let written = text("time-control", value)?;
                let parsed = Control::parse(written);
                let parsed = parsed.ok_or_else(|| kind("time-control", Expected::TimeControl, value))?;
                control = Some((parsed, written.to_owned()));
            }
            other => {
                let problem = RegulationsProblem::UnknownKey(other.to_owned());
                return Err(RegulationsError { problem, at: key.span() });
            }
        }
    }
    let (control, control_text) = control.ok_or_else(|| kind("time-control", Expected::TimeControl, item))?;
    Ok(Stage { name, games, control, control_text, drawn })
}
