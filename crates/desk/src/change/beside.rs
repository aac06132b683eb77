//! Changes of what an event has besides its games and rules.

use exaequo::Lang;
use exaequo::event::lots::Record;
use exaequo_texts::say;
use serde::{Deserialize, Serialize};

use super::play_off::PlayOffResult;
use super::replaced::Replaced;
use crate::beside::{DrawnFor, PlayOffFacts};

/// A change of what an event has besides its games and rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BesideChange {
    /// Other prizes are offered, as TOML.
    Prizes(Replaced<String>),
    /// Other regulations of a play-off; logs from before have its results so as well.
    PlayOff(Replaced<PlayOffFacts>),
    /// A result of the play-off.
    PlayOffResult(PlayOffResult),
    /// What the public page leaves out.
    Hides(Replaced<Vec<String>>),
    /// Lots are announced: everybody can see the seed before they are drawn.
    Seed {
        /// The seed of the draw.
        seed: String,
        /// Whom they are drawn for.
        of: DrawnFor,
    },
    /// Lots are drawn.
    Draw {
        /// The lots as they fell.
        record: Record,
        /// Whom they were drawn for.
        of: DrawnFor,
    },
    /// A seed or a draw does not hold any more.
    SetAside {
        /// The number of its line.
        number: u64,
    },
}

impl BesideChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Prizes(_) => "prizes",
            Self::PlayOff(_) | Self::PlayOffResult(_) => "play-off",
            Self::Hides(_) => "hides",
            Self::Seed { .. } | Self::Draw { .. } | Self::SetAside { .. } => "lots",
        }
    }

    /// The line that it takes back, if it takes one back.
    pub const fn undoes(&self) -> Option<u64> {
        match self {
            Self::Prizes(one) => one.undoes,
            Self::PlayOff(one) => one.undoes,
            Self::PlayOffResult(one) => one.undoes,
            Self::Hides(one) => one.undoes,
            Self::Seed { .. } | Self::Draw { .. } => None,
            Self::SetAside { number } => Some(*number),
        }
    }

    /// What takes it back, where that does not depend on what came after it.
    pub fn reversed(&self, number: u64) -> Option<Self> {
        match self {
            Self::Prizes(one) => Some(Self::Prizes(one.reversed(number))),
            Self::PlayOff(one) => Some(Self::PlayOff(one.reversed(number))),
            Self::Hides(one) => Some(Self::Hides(one.reversed(number))),
            Self::Seed { .. } | Self::Draw { .. } => Some(Self::SetAside { number }),
            Self::PlayOffResult(_) | Self::SetAside { .. } => None,
        }
    }

    /// A line of the log in words.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Self::Prizes(one) if one.undoes.is_some() => say!(lang, "The prizes are those of before again"),
            Self::Prizes(one) if one.is.is_empty() => say!(lang, "No prizes are offered any more"),
            Self::Prizes(_) => say!(lang, "The prizes were changed"),
            Self::PlayOff(one) => play_off(one, lang),
            Self::PlayOffResult(one) => one.words(lang),
            Self::Hides(one) if one.undoes.is_some() => {
                say!(lang, "The public page shows what it showed before")
            }
            Self::Hides(_) => say!(lang, "What the public page shows was changed"),
            Self::Seed { seed, .. } => say!(lang, "Lots were announced with the seed {seed}", seed),
            Self::Draw { record, .. } => {
                let seed = record.seed.clone();
                say!(lang, "Lots were drawn with the seed {seed}", seed)
            }
            Self::SetAside { number } => {
                let number = *number;
                say!(lang, "The lots of line {number} do not hold any more", number)
            }
        }
    }
}

fn play_off(one: &Replaced<PlayOffFacts>, lang: Lang) -> String {
    if one.undoes.is_some() {
        return say!(lang, "Play-off: a step was taken back");
    }
    match (&one.is.last, one.is.regulations == one.was.regulations) {
        (Some(last), true) => {
            let last = last.clone();
            say!(lang, "Play-off: {last}", last)
        }
        _ if one.is.regulations.is_empty() => say!(lang, "Play-off: there is none any more"),
        _ => say!(lang, "Play-off: the regulations were changed"),
    }
}
