//! A register in a file, with what is entered, and the time that fetching files takes.

use std::cell::Cell;
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

use exaequo_office::{Blocking, Place};
use exaequo_register::{Digest, Fact, Files, Ledger, Moment, Occasion};
use exaequo_store::StoreError;

/// A register in a file.
pub(super) struct Kept {
    store: Blocking,
    ledger: Ledger,
    reports: Vec<Digest>,
    fetching: Cell<Duration>,
}

impl Kept {
    pub(super) fn create(path: &Path) -> Self {
        let store = Blocking::create(&Place::File(path.to_owned())).expect("a new file");
        Self { store, ledger: Ledger::default(), reports: Vec::new(), fetching: Cell::default() }
    }

    pub(super) fn put(&mut self, file: impl Read + Send + 'static) -> Digest {
        let digest = self.store.put_file(file).expect("room for a file").digest;
        self.reports.push(digest);
        digest
    }

    pub(super) fn enter(&mut self, facts: Vec<Fact>) {
        let occasion = Occasion { at: Moment::default(), by: String::new(), reason: String::new() };
        let after = self.ledger.newest();
        let entries = self.ledger.append(&occasion, facts);
        self.store.append(after, &entries).expect("nobody else writes");
    }

    /// The ledger as another program would read it.
    pub(super) fn ledger_again(&self) -> Ledger {
        let kept = self.store.entries(1).expect("entries");
        Ledger::read(&kept).expect("what was entered")
    }

    /// The reports, without the list the register began with.
    pub(super) fn reports(&self) -> &[Digest] {
        self.reports.get(1..).unwrap_or_default()
    }

    pub(super) fn report(&self, digest: &Digest) -> Vec<u8> {
        self.store.bytes(digest).expect("a file that was kept")
    }

    /// How long fetching reports has taken.
    pub(super) fn time_of_files(&self) -> Duration {
        self.fetching.get()
    }

    pub(super) fn close(self) {
        self.store.close();
    }
}

impl Files for Kept {
    type Error = StoreError;

    fn open(&self, digest: Digest) -> Result<impl Read, StoreError> {
        Ok(self.store.reader(digest))
    }

    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, StoreError> {
        let start = Instant::now();
        let bytes = self.store.bytes(&digest);
        self.fetching.set(self.fetching.get() + start.elapsed());
        bytes
    }
}
