//! 9.1, 0.5: events that were reported, their versions and what was decided about them.

use std::collections::BTreeMap;

use exaequo_model::Date;

use crate::fact::{Announced, Decision, EventId, On, Received, Verdict, Version};
use crate::ledger::Entry;
use crate::moment::Moment;

/// 0.5: days within which the organiser can appeal.
const DAYS_TO_APPEAL: i64 = 7;

/// An event that was reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedEvent {
    /// The number the register gave the event.
    pub id: EventId,
    /// The versions of the report, oldest first; there is at least one.
    pub versions: Vec<Arrival>,
    /// What was decided, oldest first.
    pub decided: Vec<DecisionEntry>,
}

/// A version of a report as it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// What came in.
    pub report: Received,
    /// When it was received.
    pub at: Moment,
    /// The number of its entry.
    pub entry: u64,
}

/// A decision as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionEntry {
    /// What was decided.
    pub decision: Decision,
    /// When it was decided.
    pub at: Moment,
    /// Who decided it.
    pub by: String,
    /// The reason that was given.
    pub reason: String,
}

impl DecisionEntry {
    /// 0.5: the last day on which the organiser can appeal against a refusal, seven days after it was told.
    pub fn appeal_until(&self) -> Option<Date> {
        let told = self.at.day();
        let refused = matches!(self.decision.verdict, Verdict::Refused { .. });
        refused.then(|| told.checked_add(jiff::Span::new().days(DAYS_TO_APPEAL)).ok()).flatten()
    }
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventState {
    /// Nothing was decided about the newest version.
    Open,
    /// It is rated.
    Accepted,
    /// 0.5: it is not rated.
    Refused,
    /// It is no longer rated.
    Withdrawn,
}

impl EventState {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Accepted, Self::Refused, Self::Withdrawn];

    /// The name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Refused => "refused",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The state of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

impl ReportedEvent {
    /// The newest version.
    pub fn newest(&self) -> &Version {
        &self.versions[self.versions.len() - 1].report.version
    }

    /// A version by its number.
    pub fn version(&self, number: u32) -> Option<&Version> {
        self.arrival(number).map(|arrival| &arrival.report.version)
    }

    /// 9.1: when a version was received.
    pub fn received_on(&self, version: u32) -> Option<Date> {
        self.arrival(version).map(|arrival| arrival.at.day())
    }

    fn arrival(&self, version: u32) -> Option<&Arrival> {
        self.versions.iter().find(|arrival| arrival.report.version.number == version)
    }

    /// The newest decision.
    pub fn decision(&self) -> Option<&DecisionEntry> {
        self.decided.last()
    }

    /// The version that is rated, and on which list. Where a new version is refused the one before stays.
    pub fn rated(&self) -> Option<(&Version, On)> {
        let mut refused = u32::MAX;
        for DecisionEntry { decision, .. } in self.decided.iter().rev() {
            match decision.verdict {
                // What was decided about a refused version earlier is past.
                _ if decision.version >= refused => {}
                Verdict::Accepted { on } => return Some((self.version(decision.version)?, on)),
                Verdict::Refused { .. } => refused = decision.version,
                Verdict::Withdrawn => return None,
            }
        }
        None
    }

    /// Where it stands.
    pub fn state(&self) -> EventState {
        match self.decision().map(|decided| &decided.decision) {
            None => EventState::Open,
            // A newer version waits for its own decision; until then the older one stays rated.
            Some(decision) if decision.version < self.newest().number => EventState::Open,
            Some(Decision { verdict: Verdict::Accepted { .. }, .. }) => EventState::Accepted,
            Some(Decision { verdict: Verdict::Refused { .. }, .. }) => EventState::Refused,
            Some(Decision { verdict: Verdict::Withdrawn, .. }) => EventState::Withdrawn,
        }
    }
}

/// All events of a register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Events {
    all: BTreeMap<EventId, ReportedEvent>,
    /// With the day on which each was entered.
    announced: Vec<(Announced, Date)>,
}

impl Events {
    pub(crate) fn receive(&mut self, entry: &Entry, received: &Received) {
        let id = received.event;
        let empty = || ReportedEvent { id, versions: Vec::new(), decided: Vec::new() };
        let event = self.all.entry(id).or_insert_with(empty);
        event.versions.push(Arrival { report: received.clone(), at: entry.at, entry: entry.number });
    }

    pub(crate) fn decide(&mut self, entry: &Entry, decision: &Decision) {
        if let Some(event) = self.all.get_mut(&decision.event) {
            let (by, reason) = (entry.by.clone(), entry.reason.clone());
            event.decided.push(DecisionEntry { decision: decision.clone(), at: entry.at, by, reason });
        }
    }

    pub(crate) fn announce(&mut self, entry: &Entry, announced: &Announced) {
        self.announced.push((announced.clone(), entry.at.day()));
    }

    /// 0.4: the day on which an event was registered, by its report or by what was announced.
    pub fn registered(&self, version: &Version) -> Option<Date> {
        let same = |(announced, _): &&(Announced, Date)| match announced {
            Announced::Registered { title, days } => is_same(version, title, *days),
            Announced::NotRated { .. } => false,
        };
        version.registered.or_else(|| self.announced.iter().find(same).map(|(_, day)| *day))
    }

    /// All events, in the order in which they came.
    pub fn all(&self) -> impl Iterator<Item = &ReportedEvent> {
        self.all.values()
    }

    /// Events about whose newest version nothing is decided.
    pub fn open(&self) -> impl Iterator<Item = EventId> {
        self.all().filter(|event| event.state() == EventState::Open).map(|event| event.id)
    }

    /// An event by its number.
    pub fn get(&self, id: EventId) -> Option<&ReportedEvent> {
        self.all.get(&id)
    }

    /// The number of the next event.
    pub fn next_id(&self) -> EventId {
        EventId(self.all.keys().next_back().map_or(1, |id| id.0 + 1))
    }

    /// 9.1: whether an event that was announced has been reported: one of the same name and first day.
    pub fn is_reported(&self, announced: &Announced) -> bool {
        let (title, days) = match announced {
            Announced::Registered { title, days } | Announced::NotRated { title, days } => (title, days),
        };
        self.all().any(|event| is_same(event.newest(), title, *days))
    }

    /// 9.2: whether the event of a report was announced as not rated.
    pub fn is_announced_not_rated(&self, version: &Version) -> bool {
        self.announced().any(|announced| match announced {
            Announced::Registered { .. } => false,
            Announced::NotRated { title, days } => is_same(version, title, *days),
        })
    }

    /// 0.4, 9.2: events that were announced.
    pub fn announced(&self) -> impl Iterator<Item = &Announced> {
        self.announced.iter().map(|(announced, _)| announced)
    }
}

/// Whether a report is of an event that was announced: the same name and first day.
fn is_same(version: &Version, title: &str, days: [Date; 2]) -> bool {
    version.title.eq_ignore_ascii_case(title) && version.days[0] == Some(days[0])
}
