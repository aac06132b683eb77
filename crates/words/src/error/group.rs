//! What is wrong with the text of a group.

use exaequo_prizes::{GroupError, GroupProblem, words};

use super::mean;
use super::near;
use crate::text::quoted;
use crate::{Lang, list, say};

/// What is wrong with a group that was typed, with the column.
pub(super) fn group_title(lang: Lang, group: &str, error: &GroupError) -> String {
    let column = group.get(..error.at.start).map_or(1, |before| before.chars().count() + 1);
    let (group, problem) = (quoted(lang, group), group_problem(lang, &error.problem));
    say!(lang, "the group {group} cannot be read, column {column}: {problem}", group, column, problem)
}

/// What is wrong with a group, wherever it stands.
pub(super) fn group_problem(lang: Lang, problem: &GroupProblem) -> String {
    match problem {
        GroupProblem::Empty => say!(lang, "a condition is missing"),
        GroupProblem::Unknown(found) => {
            let found = quoted(lang, found);
            say!(lang, "there is no group {found}", found)
        }
        GroupProblem::NoName(key) => say!(lang, "a name is missing behind {key}=", key),
        GroupProblem::NoRating(found) => {
            let found = quoted(lang, found);
            say!(lang, "{found} is not a range of ratings", found)
        }
        GroupProblem::AndWithOr => say!(lang, "“and” beside “or” can be read in two ways"),
        GroupProblem::Unclosed => say!(lang, "a quotation mark is not closed"),
    }
}

/// What to write instead.
pub(super) fn group_help(lang: Lang, problem: &GroupProblem) -> String {
    match problem {
        GroupProblem::Unknown(found) => mean(lang, near(found, words())).unwrap_or_else(|| groups(lang)),
        GroupProblem::NoRating(_) => {
            let examples = examples(lang, &["rating<1800", "rating>=2000", "rating 1600-1799"]);
            say!(lang, "ratings are written as {examples}", examples)
        }
        GroupProblem::AndWithOr => {
            say!(lang, "put a comma where both sides must hold: \"women, rating<1600 or unrated\"")
        }
        GroupProblem::Empty | GroupProblem::NoName(_) | GroupProblem::Unclosed => groups(lang),
    }
}

fn groups(lang: Lang) -> String {
    let examples = examples(
        lang,
        &[
            "women",
            "men",
            "U16",
            "S50",
            "rating<1800",
            "unrated",
            "title=WGM",
            "fed=CAN",
            "club=…",
            "category=…",
        ],
    );
    say!(lang, "groups are {examples}, with commas between where several must hold", examples)
}

fn examples(lang: Lang, all: &[&str]) -> String {
    list::and(lang, &all.iter().map(|&one| one.to_owned()).collect::<Vec<_>>())
}

/// An age, and no day to count it by.
pub(super) fn no_year(lang: Lang, group: &str) -> String {
    let group = quoted(lang, group);
    say!(lang, "{group} asks for an age, and the file has no start date", group)
}
