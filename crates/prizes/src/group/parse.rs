//! A group as it is typed: `women, U16`, `rating 1600-1799 or unrated`, `club="Rook, Pawn and Co"`.

use std::ops::Range;
use std::str::FromStr;

use exaequo_model::search_key;

use super::{Condition, Group, spoken};

/// Groups that many events have and that are a word by themselves.
pub const USUAL: [&str; 12] =
    ["women", "men", "U8", "U10", "U12", "U14", "U16", "U18", "U20", "S50", "S65", "unrated"];

/// Words that groups are made of, to look for the one that was meant.
pub fn words() -> impl Iterator<Item = &'static str> {
    let made_of_more = ["rating", "title", "fed", "club", "category"];
    ["everybody"].into_iter().chain(USUAL).chain(made_of_more)
}

/// What is wrong with the text of a group, and where in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
#[non_exhaustive]
pub struct GroupError {
    /// What is wrong.
    pub problem: GroupProblem,
    /// Where in the text, in bytes.
    pub at: Range<usize>,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GroupProblem {
    /// Nothing between two commas, or nothing at all.
    #[error("a condition is empty")]
    Empty,
    /// No such condition.
    #[error("no group {0}")]
    Unknown(String),
    /// A name is missing behind `=`.
    #[error("{0} needs a name")]
    NoName(&'static str),
    /// Not a limit of ratings.
    #[error("{0} is no range of ratings")]
    NoRating(String),
    /// `a and b or c` can be read in two ways.
    #[error("`and` and `or` stand together")]
    AndWithOr,
    /// A quotation mark is not closed.
    #[error("a quotation mark is not closed")]
    Unclosed,
}

type Read<T> = Result<T, GroupError>;

impl FromStr for Group {
    type Err = GroupError;

    fn from_str(text: &str) -> Read<Self> {
        if text.matches('"').count() % 2 == 1 {
            return Err(error(GroupProblem::Unclosed, at(text, text)));
        }
        if spoken::is_everybody(text) {
            return Ok(Self::EVERYBODY);
        }
        let mut parts = Vec::new();
        for between_commas in split(text, ",") {
            let all = split(between_commas, " and ");
            for part in &all {
                let alternatives = split(part, " or ");
                if all.len() > 1 && alternatives.len() > 1 {
                    return Err(error(GroupProblem::AndWithOr, at(text, between_commas)));
                }
                parts.push(alternatives.into_iter().map(|one| condition(text, one)).collect::<Read<_>>()?);
            }
        }
        Ok(Self { parts })
    }
}

/// The parts between separators outside quotation marks.
fn split<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut parts, mut start, mut is_quoted) = (Vec::new(), 0, false);
    for (index, letter) in text.char_indices() {
        is_quoted ^= letter == '"';
        let here = text.get(index..index + separator.len());
        let separates = here.is_some_and(|here| here.eq_ignore_ascii_case(separator));
        if separates && !is_quoted && index >= start {
            parts.push(&text[start..index]);
            start = index + separator.len();
        }
    }
    parts.push(&text[start..]);
    parts
}

fn condition(text: &str, part: &str) -> Read<Condition> {
    let part = part.trim();
    understood(part).map_err(|problem| error(problem, at(text, part)))
}

fn understood(part: &str) -> Result<Condition, GroupProblem> {
    let key = search_key(part);
    if part.is_empty() {
        return Err(GroupProblem::Empty);
    }
    if let Some(condition) = spoken::word(&key) {
        return Ok(condition);
    }
    if let Some(limits) = spoken::limits(&key) {
        return range(limits).ok_or_else(|| GroupProblem::NoRating(part.to_owned()));
    }
    match part.split_once('=') {
        Some((key, name)) => named(key.trim(), name.trim().trim_matches('"').trim()),
        None => age(&key).ok_or_else(|| GroupProblem::Unknown(part.to_owned())),
    }
}

/// A condition with a name in it: `fed=CAN`.
fn named(key: &str, name: &str) -> Result<Condition, GroupProblem> {
    let Some(known) = spoken::key_of_name(key) else { return Err(GroupProblem::Unknown(key.to_owned())) };
    let (key, make): (_, fn(String) -> Condition) = match known {
        "title" => (known, Condition::Title),
        "fed" => (known, Condition::Federation),
        "club" => (known, Condition::Club),
        _ => (known, Condition::Category),
    };
    if name.is_empty() { Err(GroupProblem::NoName(key)) } else { Ok(make(name.to_owned())) }
}

/// `<1800`, `>=2000`, `1600-1799`.
fn range(limits: &str) -> Option<Condition> {
    let limits = limits.replace(['–', '−'], "-");
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number <= 9_999);
    let after = |sign: &str| limits.trim().strip_prefix(sign).map(number);
    let (least, most) = if let Some(limit) = after("<=") {
        (None, Some(limit?))
    } else if let Some(limit) = after(">=") {
        (Some(limit?), None)
    } else if let Some(limit) = after("<") {
        (None, Some(limit?.checked_sub(1)?))
    } else if let Some(limit) = after(">") {
        (Some(limit? + 1), None)
    } else {
        let (least, most) = limits.split_once('-')?;
        (Some(number(least)?), Some(number(most)?))
    };
    let is_range = least.zip(most).is_none_or(|(least, most)| least <= most);
    is_range.then_some(Condition::Rating { least, most })
}

/// `u16`, `s50`; from 100 on, `u1800` is a limit of ratings as in America.
fn age(key: &str) -> Option<Condition> {
    if let Some(limit) = spoken::under(key) {
        return match u8::try_from(limit) {
            Ok(age @ 1..100) => Some(Condition::Under(age)),
            _ if (100..=9_999).contains(&limit) => {
                Some(Condition::Rating { least: None, most: Some(limit - 1) })
            }
            _ => None,
        };
    }
    let age = spoken::senior(key)?;
    u8::try_from(age).ok().filter(|age| (1..=120).contains(age)).map(Condition::Senior)
}

fn error(problem: GroupProblem, at: Range<usize>) -> GroupError {
    GroupError { problem, at }
}

/// Where a part of a text stands in it.
fn at(text: &str, part: &str) -> Range<usize> {
    let start = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    start..start + part.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_printed_as_they_are_typed() {
        let texts = [
            "everybody",
            "women",
            "men",
            "U16",
            "S50",
            "rating<1800",
            "rating>=2000",
            "rating 1600-1799",
            "unrated",
            "title",
            "title=WGM",
            "fed=CAN",
            "club=Échecs Montréal",
            "category=B",
            "women, U16",
            "women, rating<1600 or unrated",
            "club=\"Rook, Pawn and Co\", U12",
        ];
        for text in texts {
            assert_eq!(text.parse::<Group>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_ways_to_write_them_mean_the_same() {
        let pairs = [
            ("Women AND u16", "women, U16"),
            ("rating <= 1799", "rating<1800"),
            ("rating > 1999", "rating>=2000"),
            ("rating 1600 – 1799", "rating 1600-1799"),
            ("U1800", "rating<1800"),
            ("Federation = can", "fed=can"),
            (" EVERYBODY ", "everybody"),
        ];
        for (typed, printed) in pairs {
            assert_eq!(typed.parse::<Group>().unwrap().to_string(), printed);
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let problem = |text: &str| {
            let GroupError { problem, at } = text.parse::<Group>().unwrap_err();
            (problem, text[at].to_owned())
        };
        let unknown = |word: &str| GroupProblem::Unknown(word.to_owned());
        assert_eq!(problem("women, womn"), (unknown("womn"), "womn".to_owned()));
        assert_eq!(problem("nation=CAN"), (unknown("nation"), "nation=CAN".to_owned()));
        assert_eq!(problem("women,,U16").0, GroupProblem::Empty);
        assert_eq!(problem("").0, GroupProblem::Empty);
        assert_eq!(problem("fed=").0, GroupProblem::NoName("fed"));
        assert_eq!(problem("club=\"Rook").0, GroupProblem::Unclosed);
        assert_eq!(problem("women and U16 or U18").0, GroupProblem::AndWithOr);
        for text in ["rating", "rating<", "rating 1800-1600", "rating=1800", "rating<0", "rating<99999999999"]
        {
            assert_eq!(problem(text).0, GroupProblem::NoRating(text.to_owned()));
        }
        for text in ["U0", "U99999", "S0", "S999", "U+5", "U1.5", "é", "S５"] {
            assert_eq!(problem(text).0, unknown(text));
        }
    }
}
