//! 7.13, ruling 63: lists are closed, and corrections make revisions of those that were.

use exaequo_model::Date;

use crate::error::RegisterError;
use crate::fact::{Approvals, Base, Closed, Fact, ListDigest, Reach, Setting};
use crate::files::{FileError, Files};
use crate::kind::Kind;
use crate::ledger::{KeptEntry, Ledger, Occasion};
use crate::list_date::Month;
use crate::register::Register;

/// Why a list cannot be closed, or a correction not be made.
#[derive(Debug, thiserror::Error)]
pub enum CloseError {
    /// Lists are closed one after the other.
    #[error("the next list is that of {next}, not that of {asked}")]
    NotNext {
        /// The list that is closed next.
        next: Date,
        /// The list that was asked for.
        asked: Date,
    },
    /// There is nothing to begin with.
    #[error("the register has no list to begin with")]
    Empty,
    /// The correction reaches further back than the register allows.
    #[error("this changes the list of {list}; corrections reach back to that of {earliest}")]
    TooFarBack {
        /// The first list that would change.
        list: Date,
        /// The first that may.
        earliest: Date,
    },
    /// A second person has to approve it.
    #[error("a correction of closed lists needs a second person")]
    NeedsSecond,
    /// A file of the register cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

/// What facts would come to, before they are entered.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The facts, with the revisions they make. They are entered by [`Proposal::enter`] and not otherwise.
    facts: Vec<Fact>,
    /// Lists that would change.
    pub revised: Vec<ListDigest>,
    /// The register as it would be.
    pub after: Register,
}

impl Proposal {
    /// The facts, with the revisions they make.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Whether it has to be approved by a second person: it changes closed lists of a register whose settings say so.
    pub fn needs_second(&self) -> bool {
        !self.revised.is_empty() && self.after.settings.approvals == Approvals::Corrections
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
    /// 7.13: closes the next list.
    pub fn close(&mut self, list: Date, program: &str, files: &impl Files) -> Result<Fact, CloseError> {
        let next = self.next_list().ok_or(CloseError::Empty)?;
        if list != next {
            return Err(CloseError::NotNext { next, asked: list });
        }
        self.preview(files, list, &mut |_| {})?;
        let month = Month::of(list);
        let digest = |kind: Kind| {
            let digest = *self.digests.get(&(month, kind))?;
            Some(ListDigest { list, kind, revision: 0, digest })
        };
        let lists = Kind::ALL.into_iter().filter_map(digest).collect();
        Ok(Fact::Closed(Closed { lists, program: program.to_owned() }))
    }

    /// What facts would come to: the lists they would change, and the register as it would be.
    pub fn propose(
        ledger: &Ledger,
        mut facts: Vec<Fact>,
        occasion: &Occasion,
        files: &impl Files,
    ) -> Result<Proposal, CloseError> {
        let mut trial = ledger.clone();
        trial.append(occasion, facts.clone());
        let mut after = Self::read(&trial, files)?;
        let revised = after.revised(files)?;
        if let Some(first) = revised.iter().map(|one| one.list).min() {
            after.may_reach(first)?;
            facts.push(Fact::Revised { lists: revised.clone() });
            after.record(u64::MAX, &revised);
        }
        Ok(Proposal { facts, revised, after })
    }

    /// Ruling 63: closed lists that are no longer what was recorded of them.
    pub fn revised(&self, files: &impl Files) -> Result<Vec<ListDigest>, FileError> {
        let digests = match self.settings.base {
            Base::Revised => self.digests.clone(),
            Base::Original => {
                let on_originals = self.on_originals(files)?.into_iter();
                on_originals.map(|(list, kind, digest)| ((Month::of(list), kind), digest)).collect()
            }
        };
        let changed = |(key, recorded): (&(Month, Kind), &Vec<ListDigest>)| {
            let digest = *digests.get(key)?;
            let newest = recorded.last().filter(|newest| newest.digest != digest)?;
            Some(ListDigest { revision: newest.revision + 1, digest, ..*newest })
        };
        Ok(self.recorded.iter().filter_map(changed).collect())
    }

    fn may_reach(&self, first: Date) -> Result<(), CloseError> {
        let Reach::Months(months) = self.settings.reach else { return Ok(()) };
        let newest = self.newest_list().unwrap_or(first);
        let earliest = Month::of(newest).minus(months).first_day();
        if first < earliest { Err(CloseError::TooFarBack { list: first, earliest }) } else { Ok(()) }
    }

    /// Ruling 63: whether a setting can still be made: what was closed on top of revisions has no originals it follows from.
    /// As long as there are no revisions, originals are what lists follow from anyway.
    pub fn may_set(&self, setting: &Setting) -> Result<(), RegisterError> {
        let to_originals =
            matches!(setting, Setting::Base(Base::Original)) && self.settings.base == Base::Revised;
        let has_revisions = self.recorded.values().any(|revisions| revisions.len() > 1);
        if to_originals && has_revisions { Err(RegisterError::BaseIsChosen) } else { Ok(()) }
    }
}
