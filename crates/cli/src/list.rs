//! Rating lists from files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use exaequo_lists::{ListError, Wanted};
use exaequo_model::Pace;
use exaequo_rating::RatingList;
use exaequo_report::cli;
use exaequo_report::rating::Refusal;

use crate::failure::{Failure, reason};

/// What is read at once.
const BUFFER: usize = 1 << 20;

/// Reads the records of some players.
pub(crate) fn read(path: &Path, ids: &[u64], pace: Pace) -> Result<RatingList, Failure> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(ListError::from);
    let list = file
        .and_then(|file| exaequo_lists::read(BufReader::with_capacity(BUFFER, file), &Wanted { ids, pace }));
    list.map_err(|error| match error {
        ListError::Io(error) => cli::Failure::Read { file: Some(name), reason: reason(&error) }.into(),
        ListError::Line { line, fault } => {
            cli::Failure::Rating(Refusal::List { file: name, line, slip: fault }).into()
        }
    })
}
