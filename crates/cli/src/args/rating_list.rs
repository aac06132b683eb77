//! Rating lists from files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use exaequo::lists::{self, ListError, Wanted};
use exaequo::rating::RatingList;

use crate::failure::{Failure, reason};
use crate::texts;

/// What is read at once.
const BUFFER: usize = 1 << 20;

/// Reads the records of some players.
pub(super) fn read(path: &Path, wanted: &Wanted<'_>) -> Result<RatingList, Failure> {
    let file = BufReader::with_capacity(BUFFER, open(path)?);
    lists::read(file, wanted).map_err(|error| cannot_use(path, error))
}

/// Opens a list.
pub(crate) fn open(path: &Path) -> Result<File, Failure> {
    File::open(path).map_err(|error| cannot_use(path, error.into()))
}

/// Why a list cannot be used.
pub(crate) fn cannot_use(path: &Path, error: ListError) -> Failure {
    let name = path.display().to_string();
    match error {
        ListError::Io(error) => texts::Failure::Read { file: Some(name), reason: reason(&error) }.into(),
        ListError::Line { line, fault } => texts::Failure::RatingList { file: name, line, fault }.into(),
    }
}
