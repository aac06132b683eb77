//! A group in words.

use exaequo_prizes::{Condition, Group};

use crate::text::sanitize;
use crate::{Lang, list, say};

/// `women, under 16`.
pub(crate) fn group(lang: Lang, group: &Group) -> String {
    if group.is_everybody() {
        return say!(lang, ctx "group", "everybody");
    }
    let parts: Vec<String> = group.parts().iter().map(|part| alternatives(lang, part)).collect();
    parts.join(", ")
}

/// `rating below 1600 or unrated`.
fn alternatives(lang: Lang, part: &[Condition]) -> String {
    let words = part.iter().map(|one| condition(lang, one));
    let either = |one: String, other: String| say!(lang, ctx "group", "{one} or {other}", one, other);
    words.reduce(either).unwrap_or_default()
}

fn condition(lang: Lang, condition: &Condition) -> String {
    match condition {
        Condition::Women => say!(lang, ctx "group", "women"),
        Condition::Men => say!(lang, ctx "group", "men"),
        Condition::Under(age) => say!(lang, ctx "group", "under {age}", age),
        Condition::Senior(age) => say!(lang, ctx "group", "{age} and older", age),
        Condition::Rating { least, most } => rating(lang, *least, *most),
        Condition::Unrated => say!(lang, ctx "group", "without a rating"),
        Condition::Titled => say!(lang, ctx "group", "with a title"),
        Condition::Title(title) => say!(lang, ctx "group", "title {name}", name = sanitize(title)),
        Condition::Federation(name) => say!(lang, ctx "group", "federation {name}", name = sanitize(name)),
        Condition::Club(name) => say!(lang, ctx "group", "club {name}", name = sanitize(name)),
        Condition::Category(name) => say!(lang, ctx "group", "category {name}", name = sanitize(name)),
    }
}

fn rating(lang: Lang, least: Option<u32>, most: Option<u32>) -> String {
    match (least, most) {
        (None, None) => say!(lang, ctx "group", "with a rating"),
        (Some(least), None) => say!(lang, ctx "group", "rating {least} and above", least),
        (None, Some(most)) => {
            let limit = u64::from(most) + 1;
            say!(lang, ctx "group", "rating below {limit}", limit)
        }
        (Some(least), Some(most)) => say!(lang, ctx "group", "rating {least} to {most}", least, most),
    }
}

/// The rules by which somebody belongs to the group, where they are not plain from its words.
pub(crate) fn rules(lang: Lang, group: &Group, year: Option<i16>) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for condition in group.parts().iter().flatten() {
        let rule = rule(lang, condition, year);
        rules.extend(rule.filter(|rule| !rules.contains(rule)).into_iter().collect::<Vec<_>>());
    }
    rules
}

fn rule(lang: Lang, condition: &Condition, year: Option<i16>) -> Option<String> {
    match (condition, year) {
        (Condition::Under(age), Some(year)) => {
            let born = i32::from(year) - i32::from(*age);
            Some(say!(
                lang,
                "under {age}: born in {born} or later, so that the age of {age} is not reached before 1 January {year}",
                age,
                born,
                year
            ))
        }
        (Condition::Senior(age), Some(year)) => {
            let born = i32::from(year) - i32::from(*age);
            Some(say!(
                lang,
                "{age} and older: born in {born} or earlier, so that the age of {age} is reached in {year} at the latest",
                age,
                born,
                year
            ))
        }
        (Condition::Rating { .. }, _) => Some(say!(
            lang,
            "the rating at the start of the event counts; whoever has none is not in a class of ratings"
        )),
        _ => None,
    }
}

/// Names, at most a dozen of them.
pub(crate) fn names(lang: Lang, mut all: Vec<String>) -> String {
    const SHOWN: usize = 12;
    let more = all.len().saturating_sub(SHOWN);
    if more > 1 {
        all.truncate(SHOWN);
        all.push(say!(lang, "{more} others", more));
    }
    list::and(lang, &all)
}
