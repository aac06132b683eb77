//! Changes about the event itself: what it is called, and whether it is out of the way.

use exaequo::event::Details;
use exaequo::model::{Date, Pace, System};
use exaequo::{ChangeError, Event};
use serde::{Deserialize, Serialize};

use super::kind;

/// A change about the event itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum EventChange {
    /// The event says something else about itself.
    Describe {
        /// What it said.
        was: Box<About>,
        /// What it says now.
        is: Box<About>,
    },
    /// How many boards a match has.
    Boards {
        /// The number of boards.
        boards: u16,
    },
    /// The event is over and archived.
    Archive,
    /// The event is no longer archived.
    Unarchive,
}

/// What an event says about itself, as the log keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct About {
    /// The name of the event.
    pub name: String,
    /// The place it is held at.
    pub city: String,
    /// The federation that holds it.
    pub federation: String,
    /// The first day.
    pub start: String,
    /// The last day.
    pub end: String,
    /// How many rounds are announced.
    pub rounds: u16,
    /// The kind of play.
    pub pace: String,
    /// The time control.
    pub time: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// How it is played.
    pub system: String,
}

/// The systems by their names in the log.
const SYSTEMS: [(&str, System); 6] = [
    ("swiss", System::Swiss),
    ("double-swiss", System::DoubleSwiss),
    ("round-robin", System::RoundRobin { cycles: 1 }),
    ("double-round-robin", System::RoundRobin { cycles: 2 }),
    ("knock-out", System::KnockOut),
    ("other", System::Other),
];

impl About {
    /// What an event says about itself.
    pub fn of(event: &Event) -> Self {
        let known = Details::of(event.tournament());
        let day = |day: Option<Date>| day.map_or_else(String::new, |day| day.to_string());
        let system = SYSTEMS.iter().find(|(_, system)| Some(*system) == known.system);
        Self {
            name: known.name,
            city: known.city,
            federation: known.federation,
            start: day(known.start),
            end: day(known.end),
            rounds: known.rounds,
            pace: known.pace.name().to_owned(),
            time: known.time_control,
            arbiter: known.arbiter,
            system: system.map_or_else(String::new, |(name, _)| (*name).to_owned()),
        }
    }

    /// The same for the library; a system that has no name here stays what it is.
    pub fn details(&self, event: &Event) -> Details {
        let system = SYSTEMS.iter().find(|(name, _)| *name == self.system).map(|(_, system)| *system);
        Details {
            name: self.name.clone(),
            city: self.city.clone(),
            federation: self.federation.clone(),
            start: self.start.parse().ok(),
            end: self.end.parse().ok(),
            rounds: self.rounds,
            pace: Pace::ALL.into_iter().find(|pace| pace.name() == self.pace).unwrap_or_default(),
            time_control: self.time.clone(),
            arbiter: self.arbiter.clone(),
            system: system.or(event.tournament().system),
        }
    }
}

impl EventChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Describe { .. } => kind::DESCRIBE,
            Self::Boards { .. } => "boards",
            Self::Archive => kind::ARCHIVE,
            Self::Unarchive => kind::UNARCHIVE,
        }
    }

    /// Does it to an event.
    pub fn apply(&self, event: &mut Event) -> Result<(), ChangeError> {
        match self {
            Self::Describe { is, .. } => {
                let details = is.details(event);
                event.describe(&details)
            }
            Self::Boards { boards } => event.set_boards(*boards),
            Self::Archive | Self::Unarchive => Ok(()),
        }
    }
}
