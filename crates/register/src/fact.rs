//! Facts: what an officer of a register does or is told. They are never changed; whatever turns out to be wrong is set right
//! by a later fact.

mod decision;
mod person;
mod published;
mod report;
mod setting;
pub mod typed;

use exaequo_model::Date;
use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::kind::Kind;
pub use decision::{Decision, On, Verdict};
pub use person::{Association, Born, Field, Gender, PersonFacts};
pub use published::{Published, PublishedFile};
pub use report::{Announced, Declares, EventId, Received, Version};
pub use setting::{Approvals, Base, Layout, Reach, Setting};

/// A fact of a register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Fact {
    /// A setting holds from now on.
    Set(Setting),
    /// A list is taken over: the register begins with it, or gets persons and ratings it does not have.
    Imported(Imported),
    /// A person is entered.
    Entered(PersonFacts),
    /// Something about a person holds from a day on.
    Person {
        /// The number of the person.
        number: u64,
        /// What holds of the person.
        field: Field,
        /// The first day.
        from: Date,
    },
    /// Two numbers are one person.
    Merged {
        /// The number that is given up.
        from: u64,
        /// The number that stays.
        into: u64,
    },
    /// They are two persons after all.
    Split {
        /// The number that was given up.
        from: u64,
    },
    /// 9.1: a report was received.
    Received(Received),
    /// 0.4, 9.1, 9.2: an event was registered, or announced as not rated.
    Announced(Announced),
    /// 0.5: it was decided about an event.
    Decided(Decision),
    /// A rating is set, with the authority in the reason.
    Adjusted(Adjusted),
    /// 7.13: a list was closed.
    Closed(Closed),
    /// Ruling 63: corrections made revisions of closed lists.
    Revised {
        /// The lists that changed.
        lists: Vec<ListDigest>,
    },
    /// 7.1: a list was published.
    Published(Published),
    /// A check before publication was passed over by name.
    Overridden {
        /// The day of the list.
        list: Date,
        /// The name of the check.
        check: String,
    },
}

impl Fact {
    /// The file it speaks of, if any.
    pub const fn file(&self) -> Option<Digest> {
        match self {
            Self::Imported(imported) => Some(imported.file),
            Self::Received(received) => Some(received.version.file),
            _ => None,
        }
    }
}

/// A list that was taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The day of the list.
    pub list: Date,
    /// The file with the list.
    pub file: Digest,
    /// What a list with one rating is about.
    pub kind: Kind,
    /// How many rows it has.
    pub rows: u64,
    /// What becomes of it.
    #[serde(default)]
    pub role: ImportRole,
    /// Ratings behind which neither K nor games are told: they count as having thirty games. Where this is not said, by
    /// entries of before, games count from the list on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without_k: Option<u64>,
}

/// What an imported list is used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImportRole {
    /// Its ratings are the beginning of the register.
    #[default]
    Start,
    /// A list of somebody else, kept to look things up.
    Foreign,
}

/// A rating that is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjusted {
    /// The number of the person.
    pub number: u64,
    /// The kind of rating.
    pub kind: Kind,
    /// The list from which on it holds.
    pub list: Date,
    /// The rating; none takes it away.
    pub rating: Option<u16>,
    /// The games behind it, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// The highest rating ever published, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub highest: Option<u16>,
}

/// 7.13: a list that was closed, with what it came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// The list of each kind.
    pub lists: Vec<ListDigest>,
    /// The program that worked it out.
    pub program: String,
}

/// What a list came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListDigest {
    /// The day of the list.
    pub list: Date,
    /// The kind of rating.
    pub kind: Kind,
    /// 0 for the original, then the revisions.
    pub revision: u32,
    /// The digest of all it follows from and of all that changed on it, after that of the list before.
    pub digest: Digest,
}
