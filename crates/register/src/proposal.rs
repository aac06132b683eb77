//! Ruling 63: facts that change closed lists go one road: what they come to is worked out and shown, and they are entered
//! together with the revisions they make.

use exaequo_model::Date;

use crate::close::CloseError;
use crate::fact::{Approvals, Fact, ListDigest, Reach};
use crate::files::Files;
use crate::ledger::{KeptEntry, Ledger, Occasion};
use crate::list_date::Month;
use crate::register::Register;

/// What facts would come to, before they are entered.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The facts, with the revisions they make. They are entered by [`Proposal::enter`] and not otherwise.
    facts: Vec<Fact>,
    /// Lists that would change.
    pub revised: Vec<ListDigest>,
    /// The register as it would be.
    pub after: Register,
    /// What needs a second person as the register is kept now.
    approvals: Approvals,
}

impl Proposal {
    /// The facts, with the revisions they make.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Whether it has to be approved by a second person: it changes closed lists of a register whose settings say so, or it
    /// would do away with the second person.
    pub fn needs_second(&self) -> bool {
        match (self.approvals, self.after.settings.approvals) {
            (Approvals::Corrections, Approvals::None) => true,
            (_, Approvals::Corrections) => !self.revised.is_empty(),
            (Approvals::None, Approvals::None) => false,
        }
    }

    /// Enters the facts, and returns them as they are to be kept. Who seconds them is kept beside who enters them; nobody
    /// seconds their own.
    pub fn enter(
        &self,
        ledger: &mut Ledger,
        occasion: &Occasion,
        second: Option<&str>,
    ) -> Result<Vec<KeptEntry>, CloseError> {
        let is_other = |second: &&str| !second.is_empty() && !second.eq_ignore_ascii_case(occasion.by.trim());
        let second = second.map(str::trim).filter(is_other);
        if self.needs_second() && second.is_none() {
            return Err(CloseError::NeedsSecond);
        }
        let by = second.map_or_else(|| occasion.by.clone(), |second| format!("{}, {second}", occasion.by));
        Ok(ledger.append(&Occasion { by, ..occasion.clone() }, self.facts.clone()))
    }
}

impl Register {
    /// What facts would come to: the lists they would change, and the register as it would be.
    pub fn propose(
        ledger: &Ledger,
        mut facts: Vec<Fact>,
        occasion: &Occasion,
        files: &impl Files,
    ) -> Result<Proposal, CloseError> {
        // Revisions are worked out here and never handed in.
        facts.retain(|fact| !matches!(fact, Fact::Revised { .. }));
        let mut trial = ledger.clone();
        trial.append(occasion, facts.clone());
        let approvals = Self::facts(ledger).settings.approvals;
        let mut after = Self::read(&trial, files)?;
        let revised = after.revised(files)?;
        if let Some(first) = revised.iter().map(|one| one.list).min() {
            after.may_reach(first)?;
            facts.push(Fact::Revised { lists: revised.clone() });
            after.record(u64::MAX, &revised);
        }
        Ok(Proposal { facts, revised, after, approvals })
    }

    /// Enters facts that change no closed list, and returns them as they are to be kept. Those that do are refused, and so is
    /// what needs a second person: they are [proposed](Register::propose).
    pub fn enter(
        ledger: &mut Ledger,
        facts: &[Fact],
        occasion: &Occasion,
        files: &impl Files,
    ) -> Result<Vec<KeptEntry>, CloseError> {
        if !Self::could_revise(ledger, facts, occasion, files)? {
            return Ok(ledger.append(occasion, facts.to_vec()));
        }
        let proposal = Self::propose(ledger, facts.to_vec(), occasion, files)?;
        match proposal.revised.iter().map(|one| one.list).min() {
            Some(first) => Err(CloseError::Revises(first)),
            None if proposal.needs_second() => Err(CloseError::NeedsSecond),
            None => Ok(ledger.append(occasion, proposal.facts)),
        }
    }

    fn may_reach(&self, first: Date) -> Result<(), CloseError> {
        let Reach::Months(months) = self.settings.reach else { return Ok(()) };
        let newest = self.newest_list().unwrap_or(first);
        let earliest = Month::of(newest).minus(months).first_day();
        if first < earliest { Err(CloseError::TooFarBack { list: first, earliest }) } else { Ok(()) }
    }
}
