//! 9.1: a report that comes in: what it is, a new version of what, a duplicate of what.

use exaequo_model::{Date, Tournament};
use exaequo_rating::{Declaration, Declared, Versions, at_pace, is_duplicate, versions};

use crate::digest::Digest;
use crate::events::ReportedEvent;
use crate::fact::{Declares, EventId, Fact, Received, Version};
use crate::files::{FileError, Files, as_sent};
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
    #[error("an event cannot be two championships")]
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
            return report.of_event(event, version, files);
        }
        let mut events: Vec<&ReportedEvent> =
            self.events.all().filter(|event| have_days_in_common(dated(event), &version)).collect();
        // What is rated as the file says comes before what is rated otherwise.
        events.sort_by_key(|event| event.newest().kind != version.kind);
        for event in events {
            if let Some(receipt) = report.of_days(event, &version, files)? {
                return Ok(receipt);
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

    /// What it is as a report of an event that the officer names.
    fn of_event(
        &self,
        event: &ReportedEvent,
        version: Version,
        files: &impl Files,
    ) -> Result<Receipt, ReceiveError> {
        let sent = as_sent(files, event.newest())?;
        let [own, other] = self.beside(event.newest(), &sent);
        if is_duplicate(&own, &other) {
            return Ok(Receipt::Duplicate(event.id));
        }
        let changed = versions(&own, &other).map_or(0, |versions| versions.changed);
        Ok(self.next_version(event, version, &sent, changed))
    }

    /// What it is as a report of an event of its days, if it is one.
    fn of_days(
        &self,
        event: &ReportedEvent,
        version: &Version,
        files: &impl Files,
    ) -> Result<Option<Receipt>, ReceiveError> {
        let newest = event.newest();
        if newest.kind != version.kind && self.letter.kind.is_some() {
            return Ok(None);
        }
        let sent = as_sent(files, newest)?;
        if newest.kind != version.kind && !self.has_pace_of(&sent) {
            return Ok(None);
        }
        let [own, other] = self.beside(newest, &sent);
        if is_duplicate(&own, &other) {
            return Ok(Some(Receipt::Duplicate(event.id)));
        }
        let receipt = |versions: Versions| self.next_version(event, version.clone(), &sent, versions.changed);
        Ok(versions(&own, &other).map(receipt))
    }

    /// Its tournament and that of another report, both at the kind of play of that one.
    fn beside(&self, newest: &Version, sent: &Tournament) -> [Tournament; 2] {
        [self.tournament, sent].map(|one| at_pace(one, Some(newest.kind.pace())))
    }

    /// Whether its file says of the kind of play what that of another report says.
    fn has_pace_of(&self, sent: &Tournament) -> bool {
        let [own, other] = [self.tournament, sent].map(|one| at_pace(one, None).event.pace);
        own == other
    }

    /// A new version of an event. What came with the one before holds of it too, unless it is said anew.
    fn next_version(
        &self,
        event: &ReportedEvent,
        version: Version,
        sent: &Tournament,
        changed: usize,
    ) -> Receipt {
        let newest = event.newest();
        let kind = self.letter.kind.unwrap_or_else(|| self.kind_after(newest, sent));
        let declared = if version.declared.is_empty() { newest.declared.clone() } else { version.declared };
        let version = Version {
            number: newest.number + 1,
            kind,
            sender: version.sender.or_else(|| newest.sender.clone()),
            registered: version.registered.or(newest.registered),
            declared,
            ..version
        };
        Receipt::NewVersion { received: Received { event: event.id, version }, changed }
    }

    /// The kind of a version after another one: the same, unless the file now says another kind of play. That a rating is the
    /// federation's own is said by no file.
    fn kind_after(&self, newest: &Version, sent: &Tournament) -> Kind {
        if newest.kind == Kind::National || self.has_pace_of(sent) {
            return newest.kind;
        }
        at_pace(self.tournament, None).event.pace.into()
    }
}

/// The newest version of an event that says on which days it was, if one does: a version without days changes none.
fn dated(event: &ReportedEvent) -> &Version {
    let mut versions = event.versions.iter().rev().map(|arrival| &arrival.report.version);
    versions.find(|version| version.days[0].is_some()).unwrap_or(event.newest())
}

/// Only events on days they have in common are compared.
fn have_days_in_common(one: &Version, other: &Version) -> bool {
    let days = |version: &Version| {
        let [start, end] = version.days;
        start.map(|start| (start, end.unwrap_or(start).max(start)))
    };
    match (days(one), days(other)) {
        (Some(own), Some(their)) => own.0 <= their.1 && their.0 <= own.1,
        _ => true,
    }
}
