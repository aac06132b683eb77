//! The files behind facts: reports as they were sent, and lists that were imported. Where they are kept is not known here.

use std::io::Read;

use exaequo_lists::{ListError, Row, rows};
use exaequo_model::{Pace, Tournament};
use exaequo_rating::at_pace;
use exaequo_trf::{ReadOptions, read};

use crate::digest::Digest;
use crate::fact::Version;

/// Where the files are.
pub trait Files {
    /// What can go wrong there.
    type Error: std::error::Error + Send + Sync + 'static;

    /// A file from its beginning: lists may be large.
    fn open(&self, digest: Digest) -> Result<impl Read, Self::Error>;

    /// All of a file: reports are small.
    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, Self::Error>;
}

/// A file that could not be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It could not be had.
    #[error("the file {digest} cannot be read: {source}")]
    Unreadable {
        /// The digest of the file.
        digest: Digest,
        /// What went wrong.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// It is no report.
    #[error("the file {digest} holds no tournament")]
    NoTournament {
        /// The digest of the file.
        digest: Digest,
    },
    /// It is no list.
    #[error("the file {digest} is no rating list: {source}")]
    NoList {
        /// The digest of the file.
        digest: Digest,
        /// What is wrong with it.
        source: ListError,
    },
}

fn unreadable(digest: Digest, error: impl std::error::Error + Send + Sync + 'static) -> FileError {
    FileError::Unreadable { digest, source: Box::new(error) }
}

/// The tournament of a report, at the kind of play it is rated for.
pub(crate) fn tournament(files: &impl Files, version: &Version) -> Result<Tournament, FileError> {
    let tournament = as_sent(files, version)?;
    let pace = version.kind.pace();
    Ok(if tournament.event.pace == pace { tournament } else { at_pace(&tournament, Some(pace)) })
}

/// The tournament of a report as its file has it.
pub(crate) fn as_sent(files: &impl Files, version: &Version) -> Result<Tournament, FileError> {
    let digest = version.file;
    let bytes = files.bytes(digest).map_err(|error| unreadable(digest, error))?;
    read(bytes, &ReadOptions::default()).tournament.ok_or(FileError::NoTournament { digest })
}

/// Visits the rows of a list.
pub(crate) fn list(
    files: &impl Files,
    digest: Digest,
    pace: Pace,
    mut visit: impl FnMut(&Row<'_>),
) -> Result<(), FileError> {
    let file = files.open(digest).map_err(|error| unreadable(digest, error))?;
    let mut each = |row: Row<'_>, _: usize| {
        visit(&row);
        Ok(())
    };
    rows(file, pace, &mut each).map(|_| ()).map_err(|source| FileError::NoList { digest, source })
}
