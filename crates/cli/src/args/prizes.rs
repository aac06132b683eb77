//! A file of prizes that lists take into account: `--prizes`.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::prizes::read_prizes;
use exaequo::prizes::PrizeList;

use crate::failure::Failure;
use crate::input::toml_of;

/// The prizes of the file that the option names; `None` where it names none.
pub(crate) fn prize_list(matches: &ArgMatches) -> Result<Option<PrizeList>, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("prizes") else { return Ok(None) };
    let file = path.display().to_string();
    Ok(Some(read_prizes(&file, &toml_of(&file)?)?))
}
