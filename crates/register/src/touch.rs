//! Ruling 63: which facts could change closed lists at all. Most that an officer enters could not, which is told without
//! working lists out.

use std::collections::BTreeSet;

use exaequo_model::Date;

use crate::fact::{Approvals, EventId, Fact, ImportRole, On, Setting};
use crate::files::{FileError, Files};
use crate::ledger::{Ledger, Occasion};
use crate::list_date::Month;
use crate::register::Register;

impl Register {
    /// Whether facts could change a list that was closed, or need a second person. A no is certain; a yes has to be worked out.
    pub fn could_revise(
        ledger: &Ledger,
        facts: &[Fact],
        occasion: &Occasion,
        files: &impl Files,
    ) -> Result<bool, FileError> {
        let Some(touch) = Touch::of(ledger, facts, occasion) else {
            return Ok(facts.iter().any(|fact| is_about_lists(fact) || does_without_second(fact)));
        };
        Ok(facts.iter().any(|fact| touch.could(fact)) || touch.enters_somebody_known(ledger, facts, files)?)
    }

    /// The events on closed lists that facts decide about.
    pub fn decided_on_closed_lists(
        ledger: &Ledger,
        facts: &[Fact],
        occasion: &Occasion,
    ) -> BTreeSet<EventId> {
        let Some(touch) = Touch::of(ledger, facts, occasion) else { return BTreeSet::new() };
        let decided = facts.iter().filter_map(|fact| match fact {
            Fact::Decided(decision) => Some(decision.event),
            _ => None,
        });
        decided.filter(|event| touch.is_rated_otherwise(*event)).collect()
    }
}

/// Whether a fact says what lists came to.
const fn is_about_lists(fact: &Fact) -> bool {
    matches!(fact, Fact::Closed(_) | Fact::Revised { .. })
}

/// A register before and after facts, without the lists that follow from it.
struct Touch {
    before: Register,
    after: Register,
    /// The newest list that was closed.
    newest: Date,
}

impl Touch {
    /// Nothing where no list was closed yet.
    fn of(ledger: &Ledger, facts: &[Fact], occasion: &Occasion) -> Option<Self> {
        let before = Register::facts(ledger);
        let newest = before.closed().next_back()?;
        let mut trial = ledger.clone();
        trial.append(occasion, facts.to_vec());
        Some(Self { before, after: Register::facts(&trial), newest })
    }

    fn could(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Decided(decision) => self.is_rated_otherwise(decision.event),
            Fact::Adjusted(adjusted) => Month::of(adjusted.list) <= Month::of(self.newest),
            Fact::Set(setting) => changes_lists(setting),
            Fact::Imported(imported) => imported.role == ImportRole::Start,
            Fact::Person { .. }
            | Fact::Merged { .. }
            | Fact::Split { .. }
            | Fact::Closed(_)
            | Fact::Revised { .. } => true,
            // Whoever plays in a rated event is entered when it is accepted: nobody who is new was on a list.
            Fact::Entered(_)
            | Fact::Received(_)
            | Fact::Announced(_)
            | Fact::Published(_)
            | Fact::Overridden { .. } => false,
        }
    }

    /// Whether an event comes on a closed list, leaves one, or is another version on it.
    fn is_rated_otherwise(&self, event: EventId) -> bool {
        let [was, is] = [&self.before, &self.after].map(|register| register.rating_of(event));
        let is_closed = |(.., first): (u32, On, Date)| first <= self.newest;
        was != is && [was, is].into_iter().flatten().any(is_closed)
    }

    /// Whether somebody is entered whom an imported list has: what is entered would hold instead of what it says.
    fn enters_somebody_known(
        &self,
        ledger: &Ledger,
        facts: &[Fact],
        files: &impl Files,
    ) -> Result<bool, FileError> {
        let entered = facts.iter().filter_map(|fact| match fact {
            Fact::Entered(person) => Some(person.number),
            _ => None,
        });
        let unknown: Vec<u64> = entered.filter(|number| !self.before.persons.has(*number)).collect();
        if unknown.is_empty() {
            return Ok(false);
        }
        let known = Register::with_persons(ledger, files)?;
        Ok(unknown.iter().any(|number| known.persons.has(*number)))
    }
}

impl Register {
    /// The version of an event that is rated, where, and the first list anything of it is on.
    fn rating_of(&self, event: EventId) -> Option<(u32, On, Date)> {
        let (version, on) = self.events.get(event)?.rated()?;
        Some((version.number, on, on.list(self.first_list_of(version)?)))
    }
}

/// Whether a fact says that one person is enough.
const fn does_without_second(fact: &Fact) -> bool {
    matches!(fact, Fact::Set(Setting::Approvals(Approvals::None)))
}

/// Whether a setting says how lists are worked out, also those of before, or that nobody has to second a correction.
const fn changes_lists(setting: &Setting) -> bool {
    match setting {
        Setting::Regulations { .. }
        | Setting::ListsAYear { .. }
        | Setting::Base(_)
        | Setting::Approvals(Approvals::None) => true,
        Setting::Federation(_)
        | Setting::Reach(_)
        | Setting::Approvals(Approvals::Corrections)
        | Setting::Officer { .. }
        | Setting::Layout(_) => false,
    }
}
