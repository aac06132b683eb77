//! 9.1, 9.2: reports of events, and events that were announced.

use std::fmt;

use exaequo_model::Date;
use exaequo_rating::{Declaration, Declared};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::Digest;
use crate::kind::Kind;

/// The number of an event in the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventId(pub u32);

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// 9.1: a report that was received.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Received {
    /// The event it is about.
    pub event: EventId,
    /// The version of the report.
    pub version: Version,
}

/// A version of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Version {
    /// From 1 on.
    pub number: u32,
    /// The file as it was sent.
    pub file: Digest,
    /// The name of the file.
    pub name: String,
    /// The name of the event, as the file has it.
    pub title: String,
    /// The first and the last day, as the file has them: events are looked up by them.
    pub days: [Option<Date>; 2],
    /// The kind of rating.
    pub kind: Kind,
    /// Who sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sender: Option<String>,
    /// 0.4: the day of registration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registered: Option<Date>,
    /// What the organiser declares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<Declares>,
}

impl Version {
    /// All declarations together.
    pub fn declared(&self) -> Declared {
        let start = Declared { registered: self.registered, ..Declared::default() };
        self.declared.iter().fold(start, |declared, one| declared.with(one.0).unwrap_or(declared))
    }
}

/// A declaration by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declares(pub Declaration);

impl Serialize for Declares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for Declares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format_args!("unknown declaration {name}"));
        Declaration::named(&name).map(Self).ok_or_else(unknown)
    }
}

/// An event that was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announced {
    /// 0.4: it was registered; 9.1: a report is due.
    Registered {
        /// What it is called.
        title: String,
        /// The first and the last day.
        days: [Date; 2],
    },
    /// 9.2: the invitations said that it would not be rated.
    NotRated {
        /// What it is called.
        title: String,
        /// The first and the last day.
        days: [Date; 2],
    },
}
