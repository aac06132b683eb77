//! 9.1: a report that comes in: what it is, a new version of what, a duplicate of what.

use exaequo_model::{Date, Tournament};
use exaequo_rating::{Declaration, Declared, at_pace, is_duplicate, versions};

use crate::digest::Digest;
use crate::events::ReportedEvent;
use crate::fact::{Declares, EventId, Fact, Received, Version};
use crate::files::{FileError, Files, tournament};
use crate::kind::Kind;
use crate::register::Register;

/// A report that comes in.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The digest of its file.
    pub file: Digest,
    /// The name of its file.
    pub name: &'a str,
    /// What the file holds.
    pub tournament: &'a Tournament,
    /// What comes with it.
    pub letter: &'a CoveringLetter,
}

/// What comes with a report and does not stand in its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoveringLetter {
    /// Who sent it.
    pub sender: Option<String>,
    /// 0.4: the day of registration.
    pub registered: Option<Date>,
    /// What the organiser declares.
    pub declared: Vec<Declaration>,
    /// The kind of rating, where the file does not tell or the federation's own is meant.
    pub kind: Option<Kind>,
    /// The event it is a version of, where the officer knows better.
    pub version_of: Option<EventId>,
}

/// What a report is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receipt {
    /// An event that was not reported before.
    New(Received),
    /// A new version of an event.
    NewVersion {
        /// The report as it is entered.
        received: Received,
        /// Games that are in one of them only, or with another result.
        changed: usize,
    },
    /// The same as one that is there; nothing is entered.
    Duplicate(EventId),
}

impl Receipt {
    /// The event it is about.
    pub const fn event(&self) -> EventId {
        match self {
            Self::New(received) | Self::NewVersion { received, .. } => received.event,
            Self::Duplicate(event) => *event,
        }
    }

    /// The version, if anything is entered.
    pub const fn version(&self) -> Option<&Version> {
        match self {
            Self::New(received) | Self::NewVersion { received, .. } => Some(&received.version),
            Self::Duplicate(_) => None,
        }
    }

    /// What is entered.
    pub fn facts(&self) -> Vec<Fact> {
        match self {
            Self::New(received) | Self::NewVersion { received, .. } => vec![Fact::Received(received.clone())],
            Self::Duplicate(_) => Vec::new(),
        }
    }
}

/// Why a report cannot be received.
#[derive(Debug, thiserror::Error)]
pub enum ReceiveError {
    /// Declarations contradict each other.
    #[error("no event is two championships")]
    Championships,
    /// There is no such event.
    #[error("there is no event {0}")]
    NoEvent(EventId),
    /// A file of the register cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

impl Register {
    /// Finds out what a report is.
    pub fn receive(&self, report: &Report<'_>, files: &impl Files) -> Result<Receipt, ReceiveError> {
        let declared = report.letter.declared.iter();
        if declared.clone().try_fold(Declared::default(), |all, one| all.with(*one)).is_none() {
            return Err(ReceiveError::Championships);
        }
        let version = report.version();
        if let Some(id) = report.letter.version_of {
            let event = self.events.get(id).ok_or(ReceiveError::NoEvent(id))?;
            let other = tournament(files, event.newest())?;
            if is_duplicate(&at_pace(report.tournament, Some(other.event.pace)), &other) {
                return Ok(Receipt::Duplicate(id));
            }
            let changed = versions(report.tournament, &other).map_or(0, |versions| versions.changed);
            return Ok(new_version(event, version, changed));
        }
        for event in self.events.all().filter(|event| may_be_one(event.newest(), &version)) {
            let other = tournament(files, event.newest())?;
            let own = at_pace(report.tournament, Some(version.kind.pace()));
            if is_duplicate(&own, &other) {
                return Ok(Receipt::Duplicate(event.id));
            }
            if let Some(versions) = versions(&own, &other) {
                return Ok(new_version(event, version, versions.changed));
            }
        }
        Ok(Receipt::New(Received { event: self.events.next_id(), version }))
    }
}

impl Report<'_> {
    /// The first version of an event.
    fn version(&self) -> Version {
        let Self { file, name, tournament, letter } = *self;
        let event = &at_pace(tournament, None).event;
        Version {
            number: 1,
            file,
            name: name.to_owned(),
            title: tournament.str(event.name).trim().to_owned(),
            days: [event.start, event.end],
            kind: letter.kind.unwrap_or(event.pace.into()),
            sender: letter.sender.clone(),
            registered: letter.registered,
            declared: letter.declared.iter().copied().map(Declares).collect(),
        }
    }
}

fn new_version(event: &ReportedEvent, version: Version, changed: usize) -> Receipt {
    let version = Version { number: event.newest().number + 1, ..version };
    Receipt::NewVersion { received: Received { event: event.id, version }, changed }
}

/// Only events of one kind on days they have in common are compared.
fn may_be_one(one: &Version, other: &Version) -> bool {
    let days = |version: &Version| {
        let [start, end] = version.days;
        start.map(|start| (start, end.unwrap_or(start).max(start)))
    };
    let meet = match (days(one), days(other)) {
        (Some(own), Some(their)) => own.0 <= their.1 && their.0 <= own.1,
        _ => true,
    };
    one.kind == other.kind && meet
}
