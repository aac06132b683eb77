//! 0 to 6, 7.11: an event before it is decided about: what the regulations say of it, and its players against the register.

mod doubles;
mod foreign;
mod players;

use exaequo_model::{Date, Tournament};
use exaequo_rating::eligibility::{Finding, FindingWeight, findings, insert};
use exaequo_rating::{Declared, Part, Provisions};

use crate::decide::DecideError;
use crate::fact::{EventId, Version};
use crate::files::{Files, tournament};
use crate::list_date::Month;
use crate::register::Register;
use crate::run::{Outcome, PartOnList, Run};
pub use doubles::Double;
use foreign::Snapshots;
pub use players::{PlayerFinding, Trait};

/// What there is to say of an event.
#[derive(Clone, Debug)]
pub struct EventCheck {
    /// The event that was checked.
    pub event: EventId,
    /// The tournament as it was read.
    pub tournament: Tournament,
    /// 7.13: the list it goes on.
    pub list: Option<Date>,
    /// What the regulations say of it.
    pub findings: Vec<Finding>,
    /// What the register says of its players.
    pub players: Vec<PlayerFinding>,
}

impl EventCheck {
    /// Whether nothing stands in the way: no breach, nothing open, no player who may be somebody else.
    pub fn is_clear(&self) -> bool {
        let weighs = |finding: &Finding| finding.weight() < FindingWeight::Note;
        !self.findings.iter().any(weighs) && !self.players.iter().any(PlayerFinding::needs_an_answer)
    }

    /// The article of the first breach, for whoever refuses it.
    pub fn first_breach(&self) -> Option<&'static str> {
        let breach = |finding: &&Finding| finding.weight() == FindingWeight::Breach;
        self.findings.iter().find(breach).map(Finding::article)
    }
}

impl Register {
    /// Looks at an event, as it would be rated now.
    pub fn check(&self, id: EventId, files: &impl Files) -> Result<EventCheck, DecideError> {
        self.check_all(&[id], files)?.pop().ok_or(DecideError::NoEvent(id))
    }

    /// Looks at several events; lists of others are read once for all of them.
    pub fn check_all(&self, ids: &[EventId], files: &impl Files) -> Result<Vec<EventCheck>, DecideError> {
        let report = |id: &EventId| {
            let version = self.events.get(*id).ok_or(DecideError::NoEvent(*id))?.newest();
            Ok((version, tournament(files, version)?))
        };
        let reports: Vec<(&Version, Tournament)> =
            ids.iter().map(report).collect::<Result<_, DecideError>>()?;
        let snapshots = Snapshots::read(self, &reports, files)?;
        let checks = ids.iter().zip(reports).map(|(id, (version, tournament))| {
            let players = self.check_players(&tournament, version, &snapshots);
            let (list, findings) = (self.list_on(*id), self.findings(*id, version, &tournament));
            EventCheck { event: *id, tournament, list, findings, players }
        });
        Ok(checks.collect())
    }

    /// What the regulations say of an event.
    fn findings(&self, id: EventId, version: &Version, tournament: &Tournament) -> Vec<Finding> {
        let Some((provisions, list)) = self.provisions(version).zip(self.list_on(id)) else {
            return Vec::new();
        };
        let run = self.run_for(version.kind, list);
        let registered = self.events.registered(version);
        let declared = Declared { registered, ..version.declared() };
        let mut all = found(&run, id, tournament, &provisions, &declared);
        if self.events.is_announced_not_rated(version) {
            insert(&mut all, Finding::AnnouncedNotRated);
        }
        all
    }

    /// 7.13, ruling 49: the list an event goes on, or would.
    pub fn list_on(&self, id: EventId) -> Option<Date> {
        let event = self.events.get(id)?;
        let by_days = self.list_of(event.newest())?;
        match event.rated() {
            Some((_, on)) => Some(on.list(by_days)),
            None => Some(self.next_list().map_or(by_days, |open| open.max(by_days))),
        }
    }

    fn run_for(&self, kind: crate::kind::Kind, list: Date) -> Run<'_> {
        Run { kind, list: Month::of(list), persons: &self.persons, books: &self.books }
    }
}

/// What the regulations say of an event, part by part.
fn found(
    run: &Run<'_>,
    event: EventId,
    tournament: &Tournament,
    provisions: &Provisions,
    declared: &Declared,
) -> Vec<Finding> {
    let parts = Part::all(tournament, provisions, declared.basis, declared.official);
    let mut all: Vec<Finding> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let (part, earlier) = (*part, &parts[..index]);
        let one = PartOnList { event, version: 0, tournament, provisions, declared, part, earlier };
        run.rate(&one, &mut Outcome::default(), &mut |rated| {
            for finding in findings(&rated.input, rated.rating) {
                if !all.contains(&finding) {
                    all.push(finding);
                }
            }
        });
    }
    all
}
