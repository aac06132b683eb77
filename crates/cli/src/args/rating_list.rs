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
    let name = path.display().to_string();
    let file = File::open(path).map_err(ListError::from);
    let list = file.and_then(|file| lists::read(BufReader::with_capacity(BUFFER, file), wanted));
    list.map_err(|error| match error {
        ListError::Io(error) => texts::Failure::Read { file: Some(name), reason: reason(&error) }.into(),
        ListError::Line { line, fault } => texts::Failure::RatingList { file: name, line, fault }.into(),
    })
}
