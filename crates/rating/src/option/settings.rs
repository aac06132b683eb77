//! What can be wrong with any file of settings, whatever it sets.

use super::TomlFault;

/// What can be wrong with a file of settings before it is known what they mean.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsProblem {
    /// The text is not TOML.
    #[error("not TOML: {0}")]
    Syntax(TomlFault),
    /// There is no setting of this name.
    #[error("there is no setting {found:?}")]
    UnknownKey {
        /// The name that was found.
        found: String,
        /// What could be meant.
        keys: &'static [&'static str],
    },
    /// Not one of the choices.
    #[error("{key} cannot be {found:?}")]
    Choice {
        /// The name of the setting.
        key: &'static str,
        /// The value that was found.
        found: String,
        /// What can be chosen.
        choices: &'static [&'static str],
    },
}

/// A setting that is one of several names.
#[derive(Debug)]
pub struct NamedSetting<T: 'static> {
    /// The name of the setting.
    pub key: &'static str,
    /// What can be written.
    pub names: &'static [&'static str],
    /// What each of the names means.
    pub values: &'static [T],
}

impl<T: Copy> NamedSetting<T> {
    /// What a name means.
    pub fn find(&self, found: &str) -> Result<T, SettingsProblem> {
        let known = self.names.iter().zip(self.values).find(|(name, _)| **name == found);
        known.map(|(_, value)| *value).ok_or_else(|| SettingsProblem::Choice {
            key: self.key,
            found: found.to_owned(),
            choices: self.names,
        })
    }
}
