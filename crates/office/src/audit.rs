//! Ruling 63: corrections, comparisons, and whether everything is as it was recorded.

use exaequo::model::Date;
use exaequo::register::fact::ListDigest;
use exaequo::register::{
    DecideError, Discrepancy, Fact, Occasion, Receipt, Register, RegisterError, RowDifference, difference,
    verify_watching,
};

use crate::changes::Proposed;
use crate::error::OfficeError;
use crate::intake::Sent;
use crate::office::{Office, reasoned};

impl Office {
    /// What a corrected report comes to, which needs a reason: the report, unless it came in before, and that it is accepted
    /// where the version before was. Its file is kept. Closed lists may change: the facts are shown.
    pub fn corrected(
        &self,
        sent: &Sent<'_>,
        occasion: &Occasion,
    ) -> Result<(Receipt, Vec<Fact>), OfficeError> {
        reasoned(occasion)?;
        let receipt = self.report(sent)?;
        let facts = self.in_its_place(&receipt, occasion)?;
        Ok((receipt, facts))
    }

    /// A report in place of the version before.
    fn in_its_place(&self, receipt: &Receipt, occasion: &Occasion) -> Result<Vec<Fact>, OfficeError> {
        let (mut facts, event) = (receipt.facts(), receipt.event());
        let is_rated = self.facts().events.get(event).is_some_and(|event| event.rated().is_some());
        match receipt {
            // It came in before: it is what is waiting, or rated already.
            Receipt::Duplicate(_) if !is_rated => return Err(DecideError::NotRated(event).into()),
            Receipt::New(_) | Receipt::NewVersion { .. } if !is_rated => return Ok(facts),
            Receipt::Duplicate(_) | Receipt::New(_) | Receipt::NewVersion { .. } => {}
        }
        let mut trial = self.ledger.clone();
        trial.append(occasion, facts.clone());
        let known = Register::with_persons(&trial, self)?;
        facts.extend(known.accept(event, None, self)?);
        Ok(facts)
    }

    /// Ruling 63: every row of closed lists that is not what was recorded of it.
    pub fn unrecorded(
        &self,
        register: &Register,
        revised: &[ListDigest],
    ) -> Result<Vec<RowDifference>, OfficeError> {
        if revised.is_empty() {
            return Ok(Vec::new());
        }
        let before = Register::as_recorded(&self.ledger, revised, self)?;
        Ok(difference(&before, register, self)?)
    }

    /// Ruling 63: records closed lists that are no longer what was recorded of them as revisions, for a reason.
    pub fn record(&mut self, occasion: &Occasion, second: Option<&str>) -> Result<(), OfficeError> {
        let proposal = Register::propose(&self.ledger, Vec::new(), occasion, self)?;
        let rows = self.unrecorded(&proposal.after, &proposal.revised)?;
        self.enter_proposed(&Proposed { proposal, rows, moved: Vec::new() }, occasion, second)
    }

    /// Two lists beside each other: revisions of one, or those of two days.
    pub fn compare(&self, left: ListVersion, right: ListVersion) -> Result<Comparison, OfficeError> {
        let (before, after) = (Box::new(left.register(self)?), Box::new(right.register(self)?));
        if left.list != right.list {
            return Ok(Comparison::Lists { before, after });
        }
        let mut rows = difference(&before, &after, self)?;
        rows.retain(|row| row.list == left.list);
        Ok(Comparison::Revisions { after, rows, recorded: [left.entry(self)?, right.entry(self)?] })
    }

    /// What is not as it was recorded.
    pub fn verify(&self) -> Result<Vec<Discrepancy>, OfficeError> {
        self.with_progress(self.rated_events(), |step| {
            Ok(verify_watching(&self.ledger, self, &mut |_| step())?)
        })
    }
}

/// Two lists beside each other.
#[derive(Clone, Debug)]
pub enum Comparison {
    /// Two revisions of one list.
    Revisions {
        /// The register when the second was recorded.
        after: Box<Register>,
        /// Every row that differs.
        rows: Vec<RowDifference>,
        /// The entries that recorded the two.
        recorded: [u64; 2],
    },
    /// The lists of two days.
    Lists {
        /// The register with the first.
        before: Box<Register>,
        /// The register with the second.
        after: Box<Register>,
    },
}

/// A list, and perhaps a revision of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListVersion {
    /// The day of the list.
    pub list: Date,
    /// The revision; without one the newest.
    pub revision: Option<u32>,
}

impl ListVersion {
    /// `2026-10-01`, or `2026-10-01@0` for the original.
    pub fn parse(typed: &str) -> Option<Self> {
        let (list, revision) = match typed.split_once('@') {
            Some((list, revision)) => (list, Some(revision.parse().ok()?)),
            None => (typed, None),
        };
        Some(Self { list: list.parse().ok()?, revision })
    }

    /// The register as it was when the revision was recorded. A list that is not closed yet says nothing.
    fn register(&self, office: &Office) -> Result<Register, OfficeError> {
        if self.revision.is_none() {
            let register = office.register()?;
            return if register.has_list(self.list) {
                Ok(register)
            } else {
                Err(OfficeError::not_closed(&register, self.list))
            };
        }
        Ok(Register::read(&office.ledger.until(self.entry(office)?), office)?)
    }

    /// The entry that recorded the revision; without one the newest of all.
    fn entry(&self, office: &Office) -> Result<u64, OfficeError> {
        let Some(revision) = self.revision else { return Ok(office.ledger.newest()) };
        let missing = RegisterError::NoRevision { list: self.list, revision };
        Ok(office.ledger.recorded_by(self.list, revision).ok_or(missing)?)
    }
}
