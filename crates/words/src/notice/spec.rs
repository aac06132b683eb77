//! What is wrong with a specification such as `BH/C1`.

use exaequo_tiebreak::{Accept, Definition, SpecError, SpecProblem, registry};

use crate::criterion::modifier_text;
use crate::diagnostic::Message;
use crate::text::quoted;
use crate::{Lang, list, say};

/// An error in words.
pub fn spec_message(lang: Lang, error: &SpecError) -> Message {
    Message { title: title(lang, &error.problem), help: help(lang, &error.problem), assumed: None }
}

fn title(lang: Lang, problem: &SpecProblem) -> String {
    match problem {
        SpecProblem::Empty => {
            say!(lang, "a criterion is missing")
        }
        SpecProblem::Unknown { code, .. } => {
            let code = quoted(lang, code);
            say!(lang, "there is no criterion {code}", code)
        }
        SpecProblem::Ambiguous { code, .. } => say!(lang, "{code} can be several criteria", code),
        SpecProblem::UnknownModifier { modifier: part, .. } => {
            let part = quoted(lang, part);
            say!(lang, "there is no modifier {part}", part)
        }
        SpecProblem::NotAccepted { code, modifier } => {
            let modifier = quoted(lang, modifier);
            say!(lang, "{code} does not take {modifier}", code, modifier)
        }
        SpecProblem::Number { modifier: part, .. } => {
            let part = quoted(lang, part);
            say!(lang, "{part} needs a number that fits", part)
        }
        SpecProblem::Conflict(part) => {
            let part = quoted(lang, part);
            say!(lang, "{part} is given twice or contradicts another modifier", part)
        }
        SpecProblem::NoName(code) => {
            say!(lang, "{code} needs a name", code)
        }
    }
}

fn help(lang: Lang, problem: &SpecProblem) -> String {
    match problem {
        SpecProblem::Unknown { nearest: Some(nearest), .. } => say!(lang, "did you mean {nearest}?", nearest),
        SpecProblem::Ambiguous { choices, .. } => {
            let choices = list::commas(lang, choices.iter().map(ToString::to_string));
            say!(lang, "choose one of {choices}", choices)
        }
        SpecProblem::NotAccepted { code, .. } | SpecProblem::UnknownModifier { code, .. } => {
            takes(lang, code)
        }
        SpecProblem::Number { code, accept, .. } => expected(lang, code, *accept),
        SpecProblem::Conflict(_) => {
            say!(lang, "leave one of them out")
        }
        SpecProblem::NoName(_) => say!(lang, "write EXT:name, with the name of the external values"),
        SpecProblem::Empty | SpecProblem::Unknown { nearest: None, .. } => see_catalogue(lang),
    }
}

/// Where all criteria and their modifiers stand.
pub fn see_catalogue(lang: Lang) -> String {
    say!(lang, "the catalogue of tie-breaks has the criteria and what they take")
}

/// The number a modifier needs, with an example.
fn expected(lang: Lang, code: &str, accept: Accept) -> String {
    match accept {
        Accept::Cut | Accept::Median => {
            let sign = if accept == Accept::Cut { "C" } else { "M" };
            say!(lang, "give the number of values to cut, from 1 to 255, as in {code}/{sign}1", code, sign)
        }
        Accept::Limit => say!(
            lang,
            "give half points with their sign, as in {code}/L+1 and {code}/L-1, or per cent, as in {code}/L60",
            code
        ),
        Accept::Divisor => say!(lang, "give a divisor above zero, as in {code}/K4", code),
        Accept::Unrated => say!(lang, "give the rating of unrated players, as in {code}/U1400", code),
        Accept::Basis | Accept::Fore | Accept::Played | Accept::Reverse | Accept::Name => takes(lang, code),
    }
}

/// The modifiers a criterion takes.
fn takes(lang: Lang, code: &str) -> String {
    let signs = |definition: &Definition| -> Vec<String> {
        let accepted = definition.accepts.iter().filter(|accept| **accept != Accept::Name);
        accepted.map(|accept| modifier_text(lang, *accept)).collect()
    };
    let signs = registry::find(code).map(signs).unwrap_or_default();
    if signs.is_empty() {
        return say!(lang, "{code} takes no modifier", code);
    }
    let signs = list::and(lang, &signs);
    say!(lang, "{code} takes {signs}", code, signs)
}
