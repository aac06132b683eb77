//! A register as one file that depends on no engine: a heading, the entries as lines of JSON, the files as they are, and an
//! end that seals the lines. What is read is checked to the last byte: the chain of digests, every file, and that none is
//! missing.
//!
//! ```text
//! {"archive":"exaequo-register","version":1}
//! {"entry":1,"at":"…","by":"…","reason":"…","body":"…","digest":"…"}
//! {"file":"…","length":1234}
//! … 1234 bytes, then the end of a line
//! {"end":"…"}
//! ```

mod lines;
mod read;
mod write;

use std::io;

use crate::digest::Digest;
use crate::ledger::{KeptEntry, LedgerError};
pub use write::ArchiveWriter;

/// What the heading says.
const NAME: &str = "exaequo-register";
/// The newest form of archives.
const VERSION: u32 = 1;

/// An archive that was read and is what was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The entries, whose chain holds.
    pub entries: Vec<KeptEntry>,
    /// The files, in the order in which they come.
    pub files: Vec<ArchivedFile>,
}

/// A file in an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArchivedFile {
    /// The digest of its bytes, which is its name.
    pub digest: Digest,
    /// The number of its bytes.
    pub length: u64,
    /// Where they begin in the archive.
    pub offset: u64,
}

/// Why an archive cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// It is something else.
    #[error("this is no archive of a register")]
    NotOne,
    /// A newer program has written it.
    #[error("the archive has form {0}, which is newer than this program")]
    Newer(u32),
    /// It ends before its end.
    #[error("the archive is cut off")]
    CutOff,
    /// Something in it is not what was written.
    #[error("the archive was changed: line {line} is not what was written")]
    Changed {
        /// The line, from 1 on, files not counted.
        line: u64,
    },
    /// The bytes of a file are not those of its digest.
    #[error("the archive was changed: the file {0} is another")]
    ChangedFile(Digest),
    /// An entry speaks of a file that is not there.
    #[error("the archive lacks the file {0}")]
    NoFile(Digest),
    /// The chain of the entries does not hold.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// It cannot be read.
    #[error("the archive cannot be read: {0}")]
    Unreadable(#[from] io::Error),
}
