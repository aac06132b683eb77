//! 0.5: events before and after they are decided.

use std::collections::BTreeSet;

use exaequo::model::Date;
use exaequo::register::fact::EventId;
use exaequo::register::{EventCheck, Fact, Occasion, Register};

use crate::error::OfficeError;
use crate::office::{Office, reasoned};

/// Events with which nothing is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceptable {
    /// Those that can be accepted together: they touch no closed list.
    pub to_accept: Vec<EventId>,
    /// New versions of events on closed lists: what each changes has to be looked at.
    pub on_closed_lists: Vec<EventId>,
}

impl Office {
    /// Articles 0 to 6, and every player against the register.
    pub fn check(&self, register: &Register, asked: &[EventId]) -> Result<Vec<EventCheck>, OfficeError> {
        Ok(register.check_all(asked, self)?)
    }

    /// Events with which nothing is wrong, among those nothing is decided about.
    pub fn acceptable(&self, occasion: &Occasion) -> Result<Acceptable, OfficeError> {
        let register = self.register()?;
        let open: Vec<EventId> = register.events.open().collect();
        let checks = self.check(&register, &open)?;
        let clear: Vec<EventId> =
            checks.iter().filter(|check| check.is_clear()).map(|check| check.event).collect();
        let facts = clear.iter().map(|id| register.accept(*id, None, self));
        let facts = facts.collect::<Result<Vec<_>, _>>()?.concat();
        let closed = Register::decided_on_closed_lists(&self.ledger, &facts, occasion);
        let (on_closed_lists, to_accept) = clear.into_iter().partition(|id| closed.contains(id));
        Ok(Acceptable { to_accept, on_closed_lists })
    }

    /// 7.13: events are rated, each on the list after its last day or another one; all of them or none. Closed lists may
    /// change: the facts [are shown](Self::enter_or_show).
    pub fn accepted(&self, asked: &[EventId], on: Option<Date>) -> Result<Vec<Fact>, OfficeError> {
        let register = self.with_persons()?;
        let facts = asked.iter().map(|id| register.accept(*id, on, self));
        Ok(each_once(facts.collect::<Result<Vec<_>, _>>()?.concat()))
    }

    /// The same on a list that somebody chose, which needs a reason.
    pub fn assigned(
        &self,
        asked: &[EventId],
        on: Date,
        occasion: &Occasion,
    ) -> Result<Vec<Fact>, OfficeError> {
        reasoned(occasion)?;
        self.accepted(asked, Some(on))
    }

    /// 0.5: events are not rated, by an article; without one by the first that an event does not keep. It needs a reason. All of
    /// them or none. Closed lists may change: the facts are shown.
    pub fn refused(
        &self,
        asked: &[EventId],
        article: Option<&str>,
        occasion: &Occasion,
    ) -> Result<Vec<Fact>, OfficeError> {
        reasoned(occasion)?;
        let register = self.register()?;
        let mut facts = Vec::new();
        for check in self.check(&register, asked)? {
            let article = article.or_else(|| check.first_breach()).unwrap_or("0.5");
            facts.extend(register.refuse(check.event, article)?);
        }
        Ok(each_once(facts))
    }

    /// Events go on no list, which needs a reason. Closed lists may change: the facts are shown.
    pub fn withdrawn(&self, asked: &[EventId], occasion: &Occasion) -> Result<Vec<Fact>, OfficeError> {
        reasoned(occasion)?;
        let register = self.with_persons()?;
        let facts = asked.iter().map(|id| register.withdraw(*id));
        Ok(facts.collect::<Result<Vec<_>, _>>()?.concat())
    }
}

/// Whoever is new in several events is entered once, as the first of them has it, and an event that was named twice is
/// decided about once.
fn each_once(mut facts: Vec<Fact>) -> Vec<Fact> {
    let (mut persons, mut events) = (BTreeSet::new(), BTreeSet::new());
    facts.retain(|fact| match fact {
        Fact::Entered(person) => persons.insert(person.number),
        Fact::Decided(decision) => events.insert(decision.event),
        _ => true,
    });
    facts
}
