//! Ruling 63: what facts would change in closed lists is worked out and shown before they are entered.

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

    /// Whether a closed list would say something else, also where that is a revision it has already: on another base.
    fn changes_rows(&self) -> bool {
        self.changes_lists() || !self.rows.is_empty()
    }
}

/// Whether somebody who has seen what changes in closed lists wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// Nobody has seen it yet.
    Asked,
    /// It is to be entered.
    Given,
}

/// What became of facts.
#[derive(Clone, Debug)]
pub enum Entering {
    /// They are entered, and no closed list changed.
    Entered,
    /// They are entered, and closed lists have revisions, or follow from another base.
    Revised(Box<Proposed>),
    /// Closed lists would change: nothing is entered.
    Shown(Box<Proposed>),
}

impl Office {
    /// The road of all facts that may change closed lists: those that do not are entered, those that do when that is wanted
    /// by somebody who has seen what changes, and by a second person where the register asks for one. Facts about players need a
    /// reason.
    pub fn enter_or_show(
        &mut self,
        facts: Vec<Fact>,
        occasion: &Occasion,
        consent: Consent,
        second: Option<&str>,
    ) -> Result<Entering, OfficeError> {
        if facts.iter().any(is_of_player) {
            reasoned(occasion)?;
        }
        if !Register::could_revise(&self.ledger, &facts, occasion, self)? {
            return self.append(occasion, &facts, None).map(|()| Entering::Entered);
        }
        let proposed = Box::new(self.propose(facts, occasion)?);
        if consent == Consent::Asked && proposed.changes_lists() {
            return Ok(Entering::Shown(proposed));
        }
        self.enter_proposed(&proposed, occasion, second)?;
        Ok(if proposed.changes_rows() { Entering::Revised(proposed) } else { Entering::Entered })
    }

    /// What facts would change.
    fn propose(&self, facts: Vec<Fact>, occasion: &Occasion) -> Result<Proposed, OfficeError> {
        let proposal = Register::propose(&self.ledger, facts, occasion, self)?;
        let before = self.register()?;
        let rows = difference(&before, &proposal.after, self)?;
        let moved = moved(&before, &proposal.after);
        Ok(Proposed { proposal, rows, moved })
    }

    /// Enters what was proposed, which needs a reason where closed lists change, and a second person where the register says
    /// so.
    pub(crate) fn enter_proposed(
        &mut self,
        proposed: &Proposed,
        occasion: &Occasion,
        second: Option<&str>,
    ) -> Result<(), OfficeError> {
        if proposed.changes_lists() {
            reasoned(occasion)?;
        }
        let Proposed { proposal, rows, .. } = proposed;
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = proposal.enter(&mut ledger, occasion, second)?;
        self.keep_entries(ledger, &entries)?;
        if proposed.changes_lists() {
            shelves::revised(&self.store, &self.ledger, rows);
        }
        shelves::entered(&self.store, &self.ledger, before, proposal.facts(), Some(&proposal.after));
        Ok(())
    }
}

/// Whether a fact says something about a player, or who is who.
const fn is_of_player(fact: &Fact) -> bool {
    matches!(fact, Fact::Person { .. } | Fact::Adjusted(_) | Fact::Merged { .. } | Fact::Split { .. })
}
