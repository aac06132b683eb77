//! A register that is open: its ledger, its files, and what is entered.

use std::io::Read;
use std::sync::Arc;

use exaequo::model::Date;
use exaequo::register::{
    Digest, Drift, DriftSpan, Fact, Files, KeptEntry, Ledger, Occasion, RatedPart, Register,
};
use exaequo_store::StoreError;

use crate::blocking::Blocking;
use crate::cabinet::{Cabinet, Place};
use crate::error::OfficeError;
use crate::shelves;

/// Somebody who watches long work: lists being worked out, files being written or read.
pub trait Watcher: Send + Sync {
    /// So many pieces will be gone through.
    fn begin(&self, pieces: usize);
    /// One of them was.
    fn step(&self);
    /// It is done, or was given up.
    fn end(&self);
}

/// Somebody who does not look.
struct Unwatched;

impl Watcher for Unwatched {
    fn begin(&self, _: usize) {}
    fn step(&self) {}
    fn end(&self) {}
}

/// A register that is open.
pub struct Office {
    pub(crate) store: Blocking,
    pub(crate) ledger: Ledger,
    progress: Box<dyn Watcher>,
}

impl Office {
    /// Makes a new one.
    pub fn create(place: &Place) -> Result<Self, OfficeError> {
        Ok(Self::of(Blocking::create(place)?, Ledger::default()))
    }

    /// Opens a register that is there.
    pub fn open(place: &Place) -> Result<Self, OfficeError> {
        Self::reading(Blocking::open(place)?)
    }

    /// One that others use too, in the runtime of the program. See [`Blocking::shared`].
    pub fn shared(cabinet: Arc<Cabinet>) -> Result<Self, OfficeError> {
        Self::reading(Blocking::shared(cabinet))
    }

    fn reading(store: Blocking) -> Result<Self, OfficeError> {
        let ledger = Ledger::read(&kept(&store)?)?;
        Ok(Self::of(store, ledger))
    }

    fn of(store: Blocking, ledger: Ledger) -> Self {
        Self { store, ledger, progress: Box::new(Unwatched) }
    }

    /// The same with somebody who watches.
    #[must_use]
    pub fn watched_by(self, progress: impl Watcher + 'static) -> Self {
        Self { progress: Box::new(progress), ..self }
    }

    /// Closes the register; SQLite's side files are removed.
    pub fn close(self) {
        self.store.close();
    }

    /// What was entered.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Takes in what others have entered.
    pub fn catch_up(&mut self) -> Result<(), OfficeError> {
        if !self.store.entries(self.ledger.newest() + 1)?.is_empty() {
            self.ledger = Ledger::read(&kept(&self.store)?)?;
        }
        Ok(())
    }

    /// The register with all its closed lists.
    pub fn register(&self) -> Result<Register, OfficeError> {
        self.register_watching(|_| {})
    }

    /// The same with the ratings of one list compared with their games, as the checks before publication ask for.
    pub fn register_proving(&self, list: Date) -> Result<Register, OfficeError> {
        let mut games = Drift::over(DriftSpan::of_list(list));
        let mut register = self.register_watching(|part| games.watch(part))?;
        register.prove(&games, list);
        Ok(register)
    }

    /// The register with all its closed lists, while somebody watches events being rated, and progress is told.
    pub(crate) fn register_watching(
        &self,
        mut watch: impl FnMut(&RatedPart<'_>),
    ) -> Result<Register, OfficeError> {
        self.with_progress(self.rated_events(), |step| {
            let mut both = |part: &RatedPart<'_>| {
                step();
                watch(part);
            };
            Ok(Register::read_watching(&self.ledger, self, &mut both)?)
        })
    }

    /// How many events are rated.
    pub(crate) fn rated_events(&self) -> usize {
        self.facts().events.all().filter(|event| event.rated().is_some()).count()
    }

    /// Runs `work` and reports each of `pieces` steps to the watcher.
    pub(crate) fn with_progress<T>(&self, pieces: usize, work: impl FnOnce(&dyn Fn()) -> T) -> T {
        self.progress.begin(pieces);
        let done = work(&|| self.progress.step());
        self.progress.end();
        done
    }

    /// Whether the pages of players know of everything that was entered.
    pub fn is_shelved(&self) -> bool {
        let known = self.store.wait_for(shelves::known(self.store.store().as_ref()));
        known.is_some_and(|known| known.entry() == self.ledger.newest())
    }

    /// Keeps the pages of all players anew; whether they can be kept.
    pub fn shelve(&self, register: &Register) -> Result<bool, OfficeError> {
        Ok(shelves::renew(&self.store, &self.ledger, register)?)
    }

    /// What the ledger says, without lists.
    pub fn facts(&self) -> Register {
        Register::facts(&self.ledger)
    }

    /// What the ledger says, with the persons of imported lists.
    pub fn with_persons(&self) -> Result<Register, OfficeError> {
        Ok(Register::with_persons(&self.ledger, self)?)
    }

    /// Keeps a file.
    pub fn keep(&self, file: impl Read + Send + 'static) -> Result<Digest, OfficeError> {
        Ok(self.store.put_file(file)?.digest)
    }

    /// Enters facts; whoever entered something meanwhile was first. Facts that change closed lists are refused: they go
    /// [another road](Self::enter_or_show).
    pub fn enter(&mut self, occasion: &Occasion, facts: &[Fact]) -> Result<(), OfficeError> {
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = Register::enter(&mut ledger, facts, occasion, self)?;
        self.keep_entries(ledger, &entries)?;
        shelves::entered(&self.store, &self.ledger, before, facts, None);
        Ok(())
    }

    /// Enters what is known to change no closed list, with the register as it is after that, where it was worked out.
    pub(crate) fn append(
        &mut self,
        occasion: &Occasion,
        facts: &[Fact],
        register: Option<&Register>,
    ) -> Result<(), OfficeError> {
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = ledger.append(occasion, facts.to_vec());
        self.keep_entries(ledger, &entries)?;
        shelves::entered(&self.store, &self.ledger, before, facts, register);
        Ok(())
    }

    /// Keeps new entries, after which the ledger is the one given.
    pub(crate) fn keep_entries(&mut self, ledger: Ledger, entries: &[KeptEntry]) -> Result<(), OfficeError> {
        self.store.append(self.ledger.newest(), entries)?;
        self.ledger = ledger;
        Ok(())
    }

    /// The entries to the letter.
    pub(crate) fn kept(&self) -> Result<Vec<KeptEntry>, OfficeError> {
        kept(&self.store)
    }

    /// The files with their lengths, sorted by digest.
    pub(crate) fn files(&self) -> Result<Vec<(Digest, u64)>, OfficeError> {
        let files = self.store.files()?;
        Ok(files.into_iter().map(|file| (file.digest, file.length)).collect())
    }

    /// What the engine and the digests of the files find wrong.
    pub fn damage(&self) -> Result<Vec<String>, OfficeError> {
        let (mut found, files) = (self.store.integrity()?, self.store.files()?);
        self.with_progress(files.len(), |step| {
            for file in &files {
                found.extend(self.store.check_file(&file.digest).err().map(|error| error.to_string()));
                step();
            }
        });
        Ok(found)
    }
}

impl Files for Office {
    type Error = StoreError;

    fn open(&self, digest: Digest) -> Result<impl Read, StoreError> {
        Ok(self.store.reader(digest))
    }

    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, StoreError> {
        self.store.bytes(&digest)
    }
}

/// What was entered must have a reason.
pub(crate) fn reasoned(occasion: &Occasion) -> Result<(), OfficeError> {
    if occasion.reason.trim().is_empty() { Err(OfficeError::NoReason) } else { Ok(()) }
}

fn kept(store: &Blocking) -> Result<Vec<KeptEntry>, OfficeError> {
    Ok(store.entries(1)?)
}
