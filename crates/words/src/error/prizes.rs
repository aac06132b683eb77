//! What is wrong with a file of prizes, with line and column.

use exaequo_event::prizes::PrizeFileError;
use exaequo_prizes::{ExpectedPrize, GROUP_KEYS, KEYS, Money, PrizesProblem};
use exaequo_tiebreak::SettingsProblem;

use super::InWords;
use super::group::{group_help, group_problem};
use super::place::place;
use super::settings::{setting_needs, settings_help, settings_title, written_as};
use crate::diagnostic::colon;
use crate::text::{quoted, sanitize};
use crate::{Lang, number, say};

impl InWords for PrizeFileError {
    fn title(&self, lang: Lang) -> String {
        let (line, column) = place(&self.text, self.error.at.start);
        let (file, what, colon) = (sanitize(&self.file), problem(lang, &self.error.problem), colon(lang));
        format!("{file}:{line}:{column}{colon} {what}")
    }

    fn help(&self, lang: Lang) -> String {
        help(lang, &self.error.problem)
    }
}

/// What is wrong with a list of prizes, without the place in its text.
pub fn problem(lang: Lang, problem: &PrizesProblem) -> String {
    match problem {
        PrizesProblem::Settings(problem) => settings_title(lang, problem),
        PrizesProblem::Kind { key, expected } => setting_needs(lang, key, &expected_words(lang, *expected)),
        PrizesProblem::Group(problem) => group_problem(lang, problem),
        PrizesProblem::NoGroup => say!(lang, "no group of prizes is given"),
        PrizesProblem::NoName => say!(lang, "the group has no name"),
        PrizesProblem::SameName(group) => {
            let group = quoted(lang, group);
            say!(lang, "two groups are called {group}", group)
        }
        PrizesProblem::NoPrize(group) => {
            let group = quoted(lang, group);
            say!(lang, "{group} has no prize", group)
        }
        PrizesProblem::Rising { group, place } => {
            let (group, before) = (quoted(lang, group), place - 1);
            say!(lang, "{group}: prize {place} is worth more than prize {before}", group, place, before)
        }
        PrizesProblem::WorthOfNothing { group, place } => {
            let group = quoted(lang, group);
            say!(lang, "{group}: prize {place} has a worth and no thing", group, place)
        }
        PrizesProblem::UnitTooLarge => say!(lang, "the unit is larger than every prize"),
        PrizesProblem::OwnSharing(group) => {
            let group = quoted(lang, group);
            say!(lang, "{group} cannot be shared in a way of its own where everybody gets one prize", group)
        }
    }
}

fn expected_words(lang: Lang, expected: ExpectedPrize) -> String {
    match expected {
        ExpectedPrize::Text => say!(lang, "a text in quotes"),
        ExpectedPrize::Flag => say!(lang, "true or false"),
        ExpectedPrize::Money => {
            let most = number::whole(lang, Money::MOST.0.unsigned_abs() / 100);
            say!(lang, "an amount from 0 to {most} with at most two decimals, such as 500 or 12.50", most)
        }
        ExpectedPrize::Unit => say!(lang, "an amount above 0, such as 1 or 0.05"),
        ExpectedPrize::Number { least, most } => {
            say!(lang, "a whole number from {least} to {most}", least, most)
        }
        ExpectedPrize::Amounts => say!(lang, "a list of at most 1000 amounts, such as [500, 300]"),
        ExpectedPrize::Texts => say!(lang, "a list of at most 1000 texts, such as [\"Cup\", \"Medal\"]"),
        ExpectedPrize::Groups => say!(lang, "tables [[group]]"),
    }
}

fn help(lang: Lang, problem: &PrizesProblem) -> String {
    match problem {
        PrizesProblem::Settings(problem) => {
            misplaced(lang, problem).unwrap_or_else(|| settings_help(lang, problem))
        }
        PrizesProblem::Group(problem) => group_help(lang, problem),
        PrizesProblem::NoGroup => say!(lang, "add [[group]] with name = \"Open\" and money = [500, 300]"),
        PrizesProblem::NoName | PrizesProblem::SameName(_) => say!(lang, "give each group a name of its own"),
        PrizesProblem::NoPrize(_) => say!(lang, "add money = [500, 300] or things = [\"Cup\"]"),
        PrizesProblem::Rising { .. } => {
            say!(lang, "write the prizes from the first place on, the highest first")
        }
        PrizesProblem::OwnSharing(_) => {
            say!(lang, "leave sharing out, or write in-addition = true or per-player = \"several\"")
        }
        PrizesProblem::WorthOfNothing { .. } => {
            say!(lang, "worth is that of a thing: add things = [\"Cup\"], or leave worth out")
        }
        PrizesProblem::UnitTooLarge => say!(lang, "write unit = 1 or unit = 0.05, or leave it out"),
        PrizesProblem::Kind { key, .. } => written_as(lang, example(key)),
    }
}

/// Where a setting belongs that stands with others.
fn misplaced(lang: Lang, problem: &SettingsProblem) -> Option<String> {
    let SettingsProblem::UnknownKey { found, keys } = problem else { return None };
    let is_one_of = |keys: &[&str]| keys.contains(&found.as_str());
    if *keys == GROUP_KEYS && is_one_of(KEYS) {
        Some(say!(lang, "write {found} above the first [[group]]", found))
    } else if is_one_of(GROUP_KEYS) {
        Some(say!(lang, "write {found} below [[group]]", found))
    } else {
        None
    }
}

/// A setting as it can be written.
fn example(key: &str) -> &str {
    match key {
        "currency" => "currency = \"EUR\"",
        "per-player" => "per-player = \"one\"",
        "sharing" => "sharing = \"equally\"",
        "unit" => "unit = 0.05",
        "rounding" => "rounding = \"down\"",
        "residual" => "residual = \"spread\"",
        "name" => "name = \"Open\"",
        "for" => "for = \"women, U16\"",
        "money" => "money = [500, 300, 12.50]",
        "things" => "things = [\"Cup\", \"Medal\"]",
        "worth" => "worth = [60, 20]",
        "in-addition" => "in-addition = true",
        "at-least" => "at-least = 3",
        _ => "[[group]]",
    }
}
