//! What is wrong with any file of settings.

use exaequo_tiebreak::SettingsProblem;

use super::mean_or_choose;
use crate::text::quoted;
use crate::toml_error::{toml_error, toml_help};
use crate::{Lang, say};

/// What is wrong.
pub(super) fn settings_title(lang: Lang, problem: &SettingsProblem) -> String {
    match problem {
        SettingsProblem::Syntax(fault) => toml_error(lang, *fault),
        SettingsProblem::UnknownKey { found, .. } => {
            let found = quoted(lang, found);
            say!(lang, "there is no setting {found}", found)
        }
        SettingsProblem::Choice { key, found, .. } => {
            let found = quoted(lang, found);
            say!(lang, "{key} cannot be {found}", key, found)
        }
    }
}

/// What to do about it.
pub(super) fn settings_help(lang: Lang, problem: &SettingsProblem) -> String {
    match problem {
        SettingsProblem::Syntax(fault) => toml_help(lang, *fault),
        SettingsProblem::UnknownKey { found, keys: names }
        | SettingsProblem::Choice { found, choices: names, .. } => {
            mean_or_choose(lang, found, || names.iter().copied())
        }
    }
}

/// A setting that needs something else.
pub(super) fn setting_needs(lang: Lang, key: &str, expected: &str) -> String {
    say!(lang, "{key} needs {expected}", key, expected)
}

/// How a setting can be written.
pub(super) fn written_as(lang: Lang, example: &str) -> String {
    say!(lang, "write it as in {example}", example)
}
