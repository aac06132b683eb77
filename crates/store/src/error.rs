//! Why a store could not do what it was asked.

use std::error::Error;
use std::fmt::Write;
use std::io;
use std::path::PathBuf;

use exaequo_register::Digest;

/// Why a store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else has appended since; what the caller wanted to say has to be thought over.
    #[error("the ledger has moved on: its newest entry is number {newest}")]
    Behind {
        /// The number of the newest entry, 0 for none.
        newest: u64,
    },
    /// The numbers of entries, kept or to be kept, do not follow each other.
    #[error("entry {expected} is missing: number {found} stands in its place")]
    Gap {
        /// The number that had to come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// The pages of a key are not in order, or have keys in common.
    #[error("the page that begins with key {first} is out of order or overlaps another")]
    Overlap {
        /// The first key of the page that does not fit.
        first: u64,
    },
    /// Numbers and keys have 63 bits at most, because engines have signed ones.
    #[error("{0} is too large to be kept")]
    TooLarge(u64),
    /// There is no such file.
    #[error("no file with digest {digest} is kept")]
    NoFile {
        /// The digest that was asked for.
        digest: Digest,
    },
    /// What is kept of a file is not what was put there.
    #[error("the kept file {digest} has changed: its bytes no longer have that digest")]
    Changed {
        /// The digest the file had.
        digest: Digest,
    },
    /// What is kept of a page is not what was put there. Pages can be built again.
    #[error("a page of {shelf} has changed: it begins with key {first} and does not have its checksum")]
    ChangedPage {
        /// The shelf the page is on.
        shelf: String,
        /// The first key of the page.
        first: u64,
    },
    /// A file that was to be kept could not be read.
    #[error("the file could not be read: {0}")]
    Source(#[source] io::Error),
    /// A backup does not replace a file.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The store was opened for reading only.
    #[error("the store is open for reading only")]
    ReadOnly,
    /// The engine takes no changes: it is a copy that follows another one, or was set so.
    #[error("the engine takes no changes")]
    Replica,
    /// Others have been writing for so long that the engine gave up waiting.
    #[error("the store is busy")]
    Busy,
    /// The engine cannot be reached, and was not when something was to be written: nothing was.
    #[error("the store cannot be reached")]
    Away,
    /// The engine was lost while something was written: whether it was is not known.
    #[error("the store was lost while it was written to")]
    InDoubt,
    /// Something was to be taken over, and there is something already.
    #[error("there is something in the store already")]
    NotEmpty,
    /// No room is left.
    #[error("no room is left for the store")]
    Full,
    /// What the engine reads is not what it wrote.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// Anything else that an engine can say.
    #[error(transparent)]
    Engine(Box<dyn Error + Send + Sync>),
}

/// A digest as people write it.
///
/// ```
/// assert_eq!(exaequo_store::hex(&[0xab; 32])[..6], *"ababab");
/// ```
pub fn hex(digest: &[u8; 32]) -> String {
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_they_know() {
        let text = StoreError::Behind { newest: 7 }.to_string();
        assert_eq!(text, "the ledger has moved on: its newest entry is number 7");
        let text = StoreError::NoFile { digest: Digest([0x0f; 32]) }.to_string();
        assert_eq!(text, format!("no file with digest {} is kept", "0f".repeat(32)));
        let text = StoreError::Exists("a.backup".into()).to_string();
        assert_eq!(text, "a.backup is there already");
    }
}
