//! The lines of an archive.

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::ledger::KeptEntry;

/// What an archive begins with.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Heading {
    pub(super) archive: String,
    pub(super) version: u32,
}

/// Any other line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Line {
    Entry(EntryLine),
    File(FileLine),
    End(EndLine),
}

/// An entry; the text of the fact is kept to the letter, because the digest chain covers it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct EntryLine {
    entry: u64,
    at: String,
    by: String,
    reason: String,
    body: String,
    digest: Digest,
}

/// A file, whose bytes follow.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct FileLine {
    pub(super) file: Digest,
    pub(super) length: u64,
}

/// The digest of all lines before.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct EndLine {
    pub(super) end: Digest,
}

impl From<EntryLine> for KeptEntry {
    fn from(line: EntryLine) -> Self {
        let EntryLine { entry, at, by, reason, body, digest } = line;
        Self { number: entry, at, by, reason, body, digest }
    }
}

impl From<&KeptEntry> for EntryLine {
    fn from(kept: &KeptEntry) -> Self {
        let KeptEntry { number, at, by, reason, body, digest } = kept.clone();
        Self { entry: number, at, by, reason, body, digest }
    }
}
