//! What is wrong with the form of the prizes, in its own words: the text it is written as is nothing its reader has seen.

use exaequo::Lang;
use exaequo::event::prizes::PrizeFileError;
use exaequo::prizes::PrizesProblem;
use exaequo::report::diagnostic::capitalised;
use exaequo::report::error::prizes_problem;
use exaequo_texts::say;

/// What is wrong, with the group and the field, and what to do about it.
pub(super) fn sentence(wrong: &PrizeFileError, lang: Lang) -> String {
    let problem = &wrong.error.problem;
    let (what, help) = match problem {
        PrizesProblem::Kind { key, .. } => (field(key, lang), written(key, lang)),
        other => (capitalised(&prizes_problem(lang, other)), help(other, lang)),
    };
    let before = wrong.text.get(..wrong.error.at.start).unwrap_or_default();
    let number = before.matches("[[group]]").count();
    let what = if number == 0 { what } else { say!(lang, "Group {number}: {what}", number, what) };
    [what + ".", help].join(" ")
}

/// The field that a setting of the text is.
fn field(key: &str, lang: Lang) -> String {
    let name = match key {
        "money" => say!(lang, "Amounts"),
        "things" => say!(lang, "Things"),
        "worth" => say!(lang, "What the things are worth"),
        "at-least" => say!(lang, "Members at least"),
        "unit" => say!(lang, "Shared amounts are multiples of"),
        "name" => say!(lang, "Name"),
        "for" => say!(lang, "For"),
        other => other.to_owned(),
    };
    say!(lang, "“{name}” is not understood", name)
}

fn written(key: &str, lang: Lang) -> String {
    match key {
        "money" | "worth" => {
            say!(
                lang,
                "Write amounts such as 500 300 or 12.50, the first place first, with blanks between them."
            )
        }
        "unit" => say!(lang, "Write an amount above 0, such as 1 or 0.05, or leave the field empty."),
        "at-least" => say!(lang, "Write a whole number, or leave the field empty."),
        _ => say!(lang, "Correct the field, or leave it empty."),
    }
}

fn help(problem: &PrizesProblem, lang: Lang) -> String {
    match problem {
        PrizesProblem::NoPrize(_) | PrizesProblem::NoGroup => say!(lang, "Fill in amounts or things."),
        PrizesProblem::NoName | PrizesProblem::SameName(_) => {
            say!(lang, "Give each group a name of its own.")
        }
        PrizesProblem::Rising { .. } => {
            say!(lang, "Write the prizes from the first place on, the highest first.")
        }
        PrizesProblem::WorthOfNothing { .. } => say!(lang, "Fill in the things, or leave their worth out."),
        PrizesProblem::UnitTooLarge => written("unit", lang),
        PrizesProblem::OwnSharing(_) => say!(
            lang,
            "Share it as for all, give it in addition to other prizes, or let a player win one prize of each group."
        ),
        PrizesProblem::Group(_) => {
            say!(lang, "Write women, U16, S50 or rating<1800, or leave the field empty.")
        }
        PrizesProblem::Settings(_) | PrizesProblem::Kind { .. } => written("", lang),
    }
}
