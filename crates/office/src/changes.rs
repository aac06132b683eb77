//! Ruling 63: what facts would change in closed lists is worked out before they are entered.

use exaequo::bulletin::correction::Changes;
use exaequo::register::{EventMove, Fact, Occasion, Proposal, Register, RowDifference, difference, moved};

use crate::error::OfficeError;
use crate::office::{Office, reasoned};
use crate::shelves;

/// What facts would come to.
#[derive(Clone, Debug)]
pub struct Proposed {
    /// The facts, and the register as it would be.
    pub proposal: Proposal,
    /// Every row of a closed list that would differ.
    pub rows: Vec<RowDifference>,
    /// Events that would be rated for another kind or on another list.
    pub moved: Vec<EventMove>,
}

impl Proposed {
    /// What there is to show of them.
    pub fn changes(&self) -> Changes<'_> {
        Changes {
            revised: &self.proposal.revised,
            rows: &self.rows,
            moved: &self.moved,
            ..Changes::default()
        }
    }

    /// Whether closed lists would change.
    pub fn changes_lists(&self) -> bool {
        !self.proposal.revised.is_empty()
    }
}

impl Office {
    /// What facts would change.
    pub fn propose(&self, facts: Vec<Fact>, occasion: &Occasion) -> Result<Proposed, OfficeError> {
        let proposal = Register::propose(&self.ledger, facts, occasion, self)?;
        let before = self.register()?;
        let rows = difference(&before, &proposal.after, self)?;
        let moved = moved(&before, &proposal.after);
        Ok(Proposed { proposal, rows, moved })
    }

    /// Enters what was proposed, which needs a reason, and a second person where the register says so.
    pub fn enter_proposed(
        &mut self,
        proposed: &Proposed,
        occasion: &Occasion,
        second: Option<&str>,
    ) -> Result<(), OfficeError> {
        reasoned(occasion)?;
        let Proposed { proposal, rows, .. } = proposed;
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = proposal.enter(&mut ledger, occasion, second)?;
        self.keep_entries(ledger, entries)?;
        if proposed.changes_lists() {
            shelves::revised(&self.store, &self.ledger, rows);
        }
        shelves::entered(&self.store, &self.ledger, before, proposal.facts(), Some(&proposal.after));
        Ok(())
    }
}
