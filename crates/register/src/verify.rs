//! Ruling 63: what was recorded is checked by doing it all again, entry by entry.

use exaequo_model::Date;

use crate::digest::Digest;
use crate::fact::{Base, Fact, ListDigest, Setting};
use crate::files::{FileError, Files};
use crate::kind::Kind;
use crate::ledger::{Entry, Ledger};
use crate::list_date::Month;
use crate::register::Register;
use crate::run::Watch;

/// A list that is not what was recorded of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discrepancy {
    /// Whether the list differed when it was recorded, or only since.
    pub kind: DiscrepancyKind,
    /// The entry that recorded it.
    pub entry: u64,
    /// What was recorded.
    pub recorded: ListDigest,
    /// What it comes to; none if there is no such list.
    pub found: Option<Digest>,
}

/// Whether the list differed when it was recorded, or only since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscrepancyKind {
    /// When it was recorded something else followed from the register; the lists as they stand are recorded all the same.
    WhenRecorded,
    /// As it stands now, it is not what was recorded last: something came since without a revision.
    Since,
}

/// Works everything out again in the order in which it was entered, and compares it with what was recorded.
pub fn verify(ledger: &Ledger, files: &impl Files) -> Result<Vec<Discrepancy>, FileError> {
    verify_watching(ledger, files, &mut |_| {})
}

/// The same, with somebody who watches events being rated.
pub fn verify_watching(
    ledger: &Ledger,
    files: &impl Files,
    watch: Watch<'_>,
) -> Result<Vec<Discrepancy>, FileError> {
    let mut walk = Walk { register: Register::default(), found: Vec::new() };
    for entry in ledger.entries() {
        walk.register.follow(entry, files, watch)?;
        match &entry.fact {
            Fact::Closed(closed) => walk.compare(entry.number, &closed.lists),
            Fact::Revised { lists } if walk.register.settings.base == Base::Original => {
                walk.revised_on_originals(entry.number, lists, files)?;
            }
            Fact::Revised { lists } => walk.compare(entry.number, lists),
            _ => {}
        }
    }
    walk.compare_now(&Register::read(ledger, files)?, files)?;
    Ok(walk.found)
}

/// A register while its ledger is read again.
struct Walk {
    register: Register,
    found: Vec<Discrepancy>,
}

impl Walk {
    fn revised_on_originals(
        &mut self,
        entry: u64,
        lists: &[ListDigest],
        files: &impl Files,
    ) -> Result<(), FileError> {
        let digests = self.register.on_originals(files)?;
        for recorded in lists {
            let found =
                digests.iter().find(|(list, kind, _)| (*list, *kind) == (recorded.list, recorded.kind));
            let found = found.map(|(.., digest)| *digest);
            self.tell(entry, recorded, found);
        }
        Ok(())
    }

    fn compare(&mut self, entry: u64, lists: &[ListDigest]) {
        for recorded in lists {
            let found = self.register.digest(recorded.list, recorded.kind);
            self.tell(entry, recorded, found);
        }
    }

    fn tell(&mut self, entry: u64, recorded: &ListDigest, found: Option<Digest>) {
        if found != Some(recorded.digest) {
            self.found.push(Discrepancy {
                kind: DiscrepancyKind::WhenRecorded,
                entry,
                recorded: *recorded,
                found,
            });
        }
    }

    /// What was recorded last is compared with the lists as everybody is shown them: a fact may have come since that changes
    /// them, without a revision.
    fn compare_now(&mut self, now: &Register, files: &impl Files) -> Result<(), FileError> {
        for one in now.revised(files)? {
            let Some(recorded) = now.recorded(one.list, one.kind).last().copied() else { continue };
            let entry = now.recorded_by(Month::of(one.list));
            self.found.retain(|told| told.recorded != recorded);
            let found = Some(one.digest);
            self.found.push(Discrepancy { kind: DiscrepancyKind::Since, entry, recorded, found });
        }
        Ok(())
    }
}

impl Register {
    /// Ruling 63: the lists as they were recorded, without what came since and made no revision. The events and the ratings
    /// that were set are those of the time when the first of some lists was recorded, so that causes can be told.
    pub fn as_recorded(
        ledger: &Ledger,
        changed: &[ListDigest],
        files: &impl Files,
    ) -> Result<Self, FileError> {
        let mut register = Self::default();
        for entry in ledger.entries() {
            register.follow(entry, files, &mut |_| {})?;
        }
        let recorded = changed.iter().map(|one| register.recorded_by(Month::of(one.list))).min();
        let then = Self::facts(&ledger.until(recorded.unwrap_or(u64::MAX)));
        (register.events, register.adjusted) = (then.events, then.adjusted);
        Ok(register)
    }

    /// Takes an entry in as it was once taken in, with the lists that were worked out then.
    pub(crate) fn follow(
        &mut self,
        entry: &Entry,
        files: &impl Files,
        watch: Watch<'_>,
    ) -> Result<(), FileError> {
        self.take(entry);
        match &entry.fact {
            Fact::Closed(closed) => {
                let until = closed.lists.iter().map(|one| one.list).max();
                self.run_until(files, until, watch)
            }
            Fact::Revised { lists } if self.settings.base == Base::Revised => {
                self.revise(lists, files, watch)
            }
            Fact::Set(Setting::Base(_)) => self.on_another_base(files),
            _ => Ok(()),
        }
    }

    /// Works lists out again from the first one that was revised.
    fn revise(
        &mut self,
        lists: &[ListDigest],
        files: &impl Files,
        watch: Watch<'_>,
    ) -> Result<(), FileError> {
        let Some(first) = lists.iter().map(|one| Month::of(one.list)).min() else { return Ok(()) };
        // What the register begins with is not closed, and may have changed with the first list after it.
        let is_first = self.closed.first() == Some(&first);
        self.take_back(if is_first { Month::default() } else { first });
        self.run_until(files, self.newest_list(), watch)
    }

    /// Ruling 63: the lists as they were published first, each worked out from what was known when it was closed.
    pub(crate) fn replay_originals(
        ledger: &Ledger,
        files: &impl Files,
        watch: Watch<'_>,
    ) -> Result<Self, FileError> {
        let mut register = Self::default();
        for entry in ledger.entries() {
            register.take(entry);
            match &entry.fact {
                Fact::Closed(closed) => {
                    let until = closed.lists.iter().map(|one| one.list).max();
                    register.run_until(files, until, watch)?;
                }
                Fact::Set(Setting::Base(_)) => register.on_another_base(files)?,
                _ => {}
            }
        }
        register.run_until(files, register.newest_list(), watch)?;
        Ok(register)
    }

    /// From now on lists follow from another base: all of them are worked out as they stand, and can be taken back as far as
    /// that asks for.
    fn on_another_base(&mut self, files: &impl Files) -> Result<(), FileError> {
        self.take_back(Month::default());
        // What the register begins with is worked out with the first list that is closed.
        let newest = self.closed().next_back();
        self.run_until(files, newest, &mut |_| {})
    }

    /// Ruling 63: what each closed list comes to now, worked out from the originals before it.
    pub(crate) fn on_originals(&self, files: &impl Files) -> Result<Vec<(Date, Kind, Digest)>, FileError> {
        let mut trial = OnOriginals::new(self);
        let mut digests = Vec::new();
        for list in self.closed().rev() {
            let trial = trial.list(list, files)?;
            digests.extend(
                Kind::ALL.into_iter().filter_map(|kind| Some((list, kind, trial.digest(list, kind)?))),
            );
        }
        Ok(digests)
    }
}

/// Ruling 63: a register whose lists are worked out one by one, newest first, each from the originals before it.
pub(crate) struct OnOriginals(Register);

impl OnOriginals {
    pub(crate) fn new(register: &Register) -> Self {
        Self(register.clone())
    }

    /// The register with a list as it comes out now; there are none after it any more.
    pub(crate) fn list(&mut self, list: Date, files: &impl Files) -> Result<&Register, FileError> {
        self.0.take_back(Month::of(list));
        self.0.run_until(files, Some(list), &mut |_| {})?;
        Ok(&self.0)
    }
}
