//! The ledger: entries one after the other, each with the digest of all before it.

use std::collections::BTreeSet;

use exaequo_model::Date;
use serde::{Deserialize, Serialize};

use crate::digest::{Digest, Hashing};
use crate::fact::{Fact, ListDigest};
use crate::moment::Moment;

/// An entry: a fact, and who entered it when and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// From 1 on, without gaps.
    pub number: u64,
    /// When it was entered.
    pub at: Moment,
    /// Who entered it.
    pub by: String,
    /// The reason that was given.
    pub reason: String,
    /// What was entered.
    pub fact: Fact,
    /// The digest of this entry and all before it.
    pub digest: Digest,
}

impl Entry {
    /// The day on which it was entered.
    pub fn day(&self) -> Date {
        self.at.day()
    }
}

/// Who enters something, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The time, which comes from outside.
    pub at: Moment,
    /// Who enters it.
    pub by: String,
    /// The reason that is given.
    pub reason: String,
}

/// An entry as it is kept: the fact is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptEntry {
    /// From 1 on, without gaps.
    pub number: u64,
    /// When it was entered.
    pub at: String,
    /// Who entered it.
    pub by: String,
    /// The reason that was given.
    pub reason: String,
    /// The fact, as JSON.
    pub body: String,
    /// The digest of this entry and all before it.
    pub digest: Digest,
}

/// What is wrong with a ledger.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// An entry is missing or there twice.
    #[error("entry {expected} is expected and {found} follows")]
    Gap {
        /// The number that should come.
        expected: u64,
        /// The number that comes.
        found: u64,
    },
    /// An entry is not what was entered.
    #[error("entry {number} was changed: its digest is another")]
    Changed {
        /// The number of the entry.
        number: u64,
    },
    /// An entry cannot be read.
    #[error("entry {number} cannot be read: {reason}")]
    Unreadable {
        /// The number of the entry.
        number: u64,
        /// What is wrong.
        reason: String,
    },
}

/// The entries of a register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    entries: Vec<Entry>,
}

impl Ledger {
    /// Reads what was kept, and checks that nothing was changed.
    pub fn read(kept: &[KeptEntry]) -> Result<Self, LedgerError> {
        let mut ledger = Self::default();
        for one in kept {
            let entry = ledger.next_of(one)?;
            ledger.entries.push(entry);
        }
        Ok(ledger)
    }

    fn next_of(&self, kept: &KeptEntry) -> Result<Entry, LedgerError> {
        let KeptEntry { number, at, by, reason, body, digest } = kept;
        let expected = self.newest() + 1;
        if *number != expected {
            return Err(LedgerError::Gap { expected, found: *number });
        }
        if self.digest_of(kept) != *digest {
            return Err(LedgerError::Changed { number: *number });
        }
        let unreadable = |reason: String| LedgerError::Unreadable { number: *number, reason };
        let fact = serde_json::from_str(body).map_err(|error| unreadable(error.to_string()))?;
        let at = at.parse().map_err(|_| unreadable(at.clone()))?;
        Ok(Entry { number: *number, at, by: by.clone(), reason: reason.clone(), fact, digest: *digest })
    }

    /// Takes facts in and returns them as they are to be kept.
    pub fn append(&mut self, occasion: &Occasion, facts: Vec<Fact>) -> Vec<KeptEntry> {
        facts.into_iter().map(|fact| self.push(occasion, fact)).collect()
    }

    fn push(&mut self, occasion: &Occasion, fact: Fact) -> KeptEntry {
        let Occasion { at, by, reason } = occasion.clone();
        let number = self.newest() + 1;
        // Facts are made of names, numbers and lists, which can all be written as JSON.
        let body = serde_json::to_string(&fact).unwrap_or_default();
        let (text, digest) = (at.to_string(), Digest::default());
        let mut kept = KeptEntry { number, at: text, by: by.clone(), reason: reason.clone(), body, digest };
        kept.digest = self.digest_of(&kept);
        self.entries.push(Entry { number, at, by, reason, fact, digest: kept.digest });
        kept
    }

    fn digest_of(&self, kept: &KeptEntry) -> Digest {
        let mut hashing = Hashing::default();
        hashing.digest(self.digest()).number(kept.number);
        hashing.text(&kept.at).text(&kept.by).text(&kept.reason).text(&kept.body).finish()
    }

    /// The digest of everything.
    pub fn digest(&self) -> Digest {
        self.entries.last().map_or(Digest::default(), |entry| entry.digest)
    }

    /// The number of the newest entry; 0 if there is none.
    pub fn newest(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// The ledger as it was when an entry was the newest.
    #[must_use]
    pub fn until(&self, number: u64) -> Self {
        Self { entries: self.entries.iter().take_while(|entry| entry.number <= number).cloned().collect() }
    }

    /// The entry that recorded a revision of a list.
    pub fn recorded_by(&self, list: Date, revision: u32) -> Option<u64> {
        let has = |lists: &[ListDigest]| lists.iter().any(|one| one.list == list && one.revision == revision);
        let recorded = |entry: &&Entry| match &entry.fact {
            Fact::Closed(closed) => has(&closed.lists),
            Fact::Revised { lists } => has(lists),
            _ => false,
        };
        self.entries.iter().find(recorded).map(|entry| entry.number)
    }

    /// The files the entries speak of, each once.
    pub fn files(&self) -> BTreeSet<Digest> {
        self.entries.iter().filter_map(|entry| entry.fact.file()).collect()
    }

    /// All entries, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
