//! Changes about the data of persons: how long they are kept, and that some were erased.

use exaequo::Lang;
use exaequo_texts::say;
use serde::{Deserialize, Serialize};

/// How much of the data of persons is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    /// Days of birth become years, and numbers at FIDE go: lists and standings stay what they are.
    Reduced,
    /// Names, births, clubs and numbers at FIDE go. Ratings, titles, federations and results stay: the standings of others
    /// rest on them.
    Erased,
}

impl Extent {
    /// The name it is kept under.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reduced => "reduced",
            Self::Erased => "erased",
        }
    }

    /// The extent that has a name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Reduced, Self::Erased].into_iter().find(|extent| extent.name() == name)
    }
}

/// How long the data of persons are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Retention {
    /// So many months after the event was put into the archive.
    pub months: u16,
    /// What becomes of them then.
    pub then: Extent,
}

/// A change about the data of persons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum PrivacyChange {
    /// They are kept for another time; for ever without one.
    Retention {
        /// For how long from now on.
        is: Option<Retention>,
    },
    /// Data were erased, from the file and from the lines before as well.
    Erased {
        /// The number of the player; everybody without one.
        player: Option<u32>,
        /// How much of it.
        extent: Extent,
    },
}

/// The kind of changes that say how long data are kept.
pub const RETENTION: &str = "retention";

/// The kind of changes that say what was erased.
pub const ERASE: &str = "erase";

impl PrivacyChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Retention { .. } => RETENTION,
            Self::Erased { .. } => ERASE,
        }
    }

    /// A line of the log in words.
    pub fn words(&self, lang: Lang) -> String {
        match *self {
            Self::Retention { is: None } => say!(lang, "Data of persons are kept until somebody erases them"),
            Self::Retention { is: Some(Retention { months, then: Extent::Reduced }) } => say!(
                lang, count months,
                "Days of birth and numbers at FIDE are erased {months} month after the event is in the archive",
                "Days of birth and numbers at FIDE are erased {months} months after the event is in the archive",
                months
            ),
            Self::Retention { is: Some(Retention { months, then: Extent::Erased }) } => say!(
                lang, count months,
                "Names and other data of persons are erased {months} month after the event is in the archive",
                "Names and other data of persons are erased {months} months after the event is in the archive",
                months
            ),
            Self::Erased { player: Some(number), extent: _ } => {
                say!(lang, "The data of player {number} were erased, here and in the lines before", number)
            }
            Self::Erased { player: None, extent: Extent::Reduced } => {
                say!(lang, "Days of birth and numbers at FIDE were erased, here and in the lines before")
            }
            Self::Erased { player: None, extent: Extent::Erased } => {
                say!(lang, "Names and other data of persons were erased, here and in the lines before")
            }
        }
    }
}
