//! A register in a file, opened: its ledger, its files, and what is entered.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::Lang;
use exaequo::bulletin::correction;
use exaequo::register::{
    Digest, Fact, Files, KeptEntry, Ledger, Occasion, PlayerHistory, Register, RegisterError, difference,
};
use exaequo_store::StoreError;
use exaequo_store::register::StoredEntry;
use exaequo_store_sqlite::{BlockingRegister, OpenError};

use super::shelves;
use crate::args::settings::{Settings, text};
use crate::clock;
use crate::failure::{Failure, Status};
use crate::output;
use crate::progress::Progress;
use crate::render;
use crate::texts::{RegisterFailure, nothing_entered};

/// The register in this folder.
const DEFAULT: &str = "exaequo.register";

/// A register that is open.
pub(super) struct Office {
    store: BlockingRegister,
    pub(super) ledger: Ledger,
    pub(super) lang: Lang,
}

impl Office {
    /// Makes a new one.
    pub(super) fn create(matches: &ArgMatches, settings: &Settings) -> Result<Self, Failure> {
        let path = path(matches);
        let store = BlockingRegister::create(&path).map_err(|error| not_open(&path, &error))?;
        Ok(Self { store, ledger: Ledger::default(), lang: settings.lang })
    }

    /// Opens the one the options name.
    pub(super) fn open(matches: &ArgMatches, settings: &Settings) -> Result<Self, Failure> {
        let (path, lang) = (path(matches), settings.lang);
        let (store, _) = BlockingRegister::open(&path).map_err(|error| not_open(&path, &error))?;
        let ledger = Ledger::read(&kept(&store)?).map_err(|error| RegisterFailure::of(error, lang))?;
        Ok(Self { store, ledger, lang })
    }

    /// A file that was closed has nothing beside it.
    pub(super) fn close(self) {
        self.store.close();
    }

    /// The register with all its closed lists.
    pub(super) fn register(&self) -> Result<Register, Failure> {
        let rated = self.facts().events.all().filter(|event| event.rated().is_some()).count();
        let progress = Progress::new(rated);
        let read = Register::read_watching(&self.ledger, self, &mut |_| progress.step());
        progress.clear();
        read.map_err(|error| self.failure(error))
    }

    /// What the ledger says, without lists.
    pub(super) fn facts(&self) -> Register {
        Register::facts(&self.ledger)
    }

    /// What the ledger says, with the persons of imported lists.
    pub(super) fn with_persons(&self) -> Result<Register, Failure> {
        Register::with_persons(&self.ledger, self).map_err(|error| self.failure(error))
    }

    pub(super) fn failure(&self, error: impl Into<RegisterError>) -> Failure {
        RegisterFailure::of(error, self.lang).into()
    }

    /// Keeps a file.
    pub(super) fn keep(&self, file: impl Read + Send + 'static) -> Result<Digest, Failure> {
        let kept = self.store.put_file(file).map_err(|error| not_kept(&error))?;
        Ok(Digest(kept.digest))
    }

    /// Enters facts; whoever entered something meanwhile was first.
    pub(super) fn enter(&mut self, occasion: &Occasion, facts: &[Fact]) -> Result<(), Failure> {
        self.enter_after(occasion, facts, None)
    }

    /// The same, with the register as it is after them, where that was worked out.
    pub(super) fn enter_after(
        &mut self,
        occasion: &Occasion,
        facts: &[Fact],
        register: Option<&Register>,
    ) -> Result<(), Failure> {
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = ledger.append(occasion, facts.to_vec());
        self.keep_entries(ledger, entries)?;
        shelves::entered(&self.store, &self.ledger, before, facts, register);
        Ok(())
    }

    /// Keeps new entries, after which the ledger is the one given.
    fn keep_entries(&mut self, ledger: Ledger, entries: Vec<KeptEntry>) -> Result<(), Failure> {
        let entries: Vec<StoredEntry> = entries.into_iter().map(StoredEntry::from).collect();
        self.store.append(self.ledger.newest(), &entries).map_err(|error| not_kept(&error))?;
        self.ledger = ledger;
        Ok(())
    }

    /// Shows what facts would change in closed lists, and enters them if that is asked for or nothing changes.
    pub(super) fn propose(
        &mut self,
        facts: Vec<Fact>,
        matches: &ArgMatches,
        settings: &Settings,
    ) -> Result<Status, Failure> {
        let occasion = occasion(matches);
        let proposal =
            Register::propose(&self.ledger, facts, &occasion, &*self).map_err(|error| self.failure(error))?;
        let before = self.register()?;
        let rows = difference(&before, &proposal.after, &*self).map_err(|error| self.failure(error))?;
        let page = correction::page(&proposal.after, &proposal.revised, &rows, self.lang);
        render::write(&page, matches, settings)?;
        if !proposal.revised.is_empty() && !matches.get_flag("yes") {
            output::say(&format!("{}\n", nothing_entered(self.lang)), settings.color);
            return Ok(Status::Fine);
        }
        if occasion.reason.is_empty() {
            return Err(RegisterFailure::NoReason.into());
        }
        let (mut ledger, before) = (self.ledger.clone(), self.ledger.newest());
        let entries = proposal.enter(&mut ledger, &occasion, text(matches, "seconded"));
        let entries = entries.map_err(|error| self.failure(error))?;
        self.keep_entries(ledger, entries)?;
        if !proposal.revised.is_empty() {
            shelves::revised(&self.store, &self.ledger, &rows);
        }
        shelves::entered(&self.store, &self.ledger, before, proposal.facts(), Some(&proposal.after));
        Ok(Status::Fine)
    }

    /// The entries to the letter.
    pub(super) fn kept(&self) -> Result<Vec<KeptEntry>, Failure> {
        kept(&self.store)
    }

    /// The files with their lengths, sorted by digest.
    pub(super) fn files(&self) -> Result<Vec<(Digest, u64)>, Failure> {
        let files = self.store.files().map_err(|error| not_kept(&error))?;
        Ok(files.into_iter().map(|file| (Digest(file.digest), file.length)).collect())
    }

    /// What the engine and the digests of the files find wrong.
    pub(super) fn damage(&self) -> Result<Vec<String>, Failure> {
        let mut found = self.store.integrity().map_err(|error| not_kept(&error))?;
        let files = self.store.files().map_err(|error| not_kept(&error))?;
        for file in files {
            found.extend(self.store.check_file(&file.digest).err().map(|error| error.to_string()));
        }
        Ok(found)
    }
}

impl Files for Office {
    type Error = StoreError;

    fn open(&self, digest: Digest) -> Result<impl Read, StoreError> {
        Ok(self.store.reader(digest.0))
    }

    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, StoreError> {
        self.store.bytes(&digest.0)
    }
}

pub(super) fn path(matches: &ArgMatches) -> PathBuf {
    matches.get_one::<PathBuf>("register").cloned().unwrap_or_else(|| PathBuf::from(DEFAULT))
}

/// A player by number, found without reading the ledger, where pages are kept that know of all of it.
pub(super) fn quickly(matches: &ArgMatches) -> Option<(PlayerHistory, Option<String>)> {
    let (store, _) = BlockingRegister::open(&path(matches)).ok()?;
    let found = shelves::player(&store, text(matches, "player")?);
    store.close();
    found
}

/// Who enters something, when and why.
pub(super) fn occasion(matches: &ArgMatches) -> Occasion {
    let user = || ["USER", "USERNAME", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    let by = text(matches, "by").map(str::to_owned).or_else(user).unwrap_or_default();
    Occasion { at: clock::timestamp(), by, reason: text(matches, "reason").unwrap_or_default().to_owned() }
}

pub(super) fn not_open(path: &Path, error: &OpenError) -> Failure {
    let file = path.display().to_string();
    let failure = match error {
        OpenError::NoFile(_) => RegisterFailure::None(file),
        OpenError::Exists(_) => RegisterFailure::Exists(file),
        OpenError::NotADatabase(_) | OpenError::Foreign(_) => RegisterFailure::NotOne(file),
        OpenError::Newer { .. } => RegisterFailure::Newer(file),
        other => RegisterFailure::Store(other.to_string()),
    };
    failure.into()
}

pub(super) fn not_kept(error: &StoreError) -> Failure {
    match error {
        StoreError::Behind { .. } => RegisterFailure::Behind.into(),
        other => RegisterFailure::Store(other.to_string()).into(),
    }
}

fn kept(store: &BlockingRegister) -> Result<Vec<KeptEntry>, Failure> {
    let kept = store.entries(1).map_err(|error| not_kept(&error))?;
    Ok(kept.into_iter().map(KeptEntry::from).collect())
}
