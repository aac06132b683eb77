//! Ruling 63: corrections, comparisons, and whether everything is as it was recorded.

use exaequo::model::Date;
use exaequo::register::{Discrepancy, Fact, Occasion, Receipt, Register, RegisterError, verify};

use crate::error::OfficeError;
use crate::office::Office;

impl Office {
    /// What a corrected report comes to: the report, and that it is accepted where the version before was. Closed lists may
    /// change: the facts are proposed.
    pub fn corrected(&self, receipt: &Receipt, occasion: &Occasion) -> Result<Vec<Fact>, OfficeError> {
        let mut facts = receipt.facts();
        let is_rated = self.facts().events.get(receipt.event()).is_some_and(|event| event.rated().is_some());
        if facts.is_empty() || !is_rated {
            return Ok(facts);
        }
        let mut trial = self.ledger.clone();
        trial.append(occasion, facts.clone());
        let known = Register::with_persons(&trial, self)?;
        facts.extend(known.accept(receipt.event(), None, self)?);
        Ok(facts)
    }

    /// What is not as it was recorded.
    pub fn verify(&self) -> Result<Vec<Discrepancy>, OfficeError> {
        Ok(verify(&self.ledger, self)?)
    }
}

/// A list, and perhaps a revision of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The day of the list.
    pub list: Date,
    /// The revision; without one the newest.
    pub revision: Option<u32>,
}

impl Side {
    /// `2026-10-01`, or `2026-10-01@0` for the original.
    pub fn parse(typed: &str) -> Option<Self> {
        let (list, revision) = match typed.split_once('@') {
            Some((list, revision)) => (list, Some(revision.parse().ok()?)),
            None => (typed, None),
        };
        Some(Self { list: list.parse().ok()?, revision })
    }

    /// The register as it was when the revision was recorded.
    pub fn register(&self, office: &Office) -> Result<Register, OfficeError> {
        if self.revision.is_none() {
            return office.register();
        }
        Ok(Register::read(&office.ledger.until(self.entry(office)?), office)?)
    }

    /// The entry that recorded the revision; without one the newest of all.
    pub fn entry(&self, office: &Office) -> Result<u64, OfficeError> {
        let Some(revision) = self.revision else { return Ok(office.ledger.newest()) };
        let missing = RegisterError::NoRevision { list: self.list, revision };
        Ok(office.ledger.recorded_by(self.list, revision).ok_or(missing)?)
    }
}
