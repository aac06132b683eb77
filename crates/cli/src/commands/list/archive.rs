//! The whole register as one file that depends on no engine, and a register made from it.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_office::{Office, archive};

use super::office::{failure_at, place};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::output::write_with;
use crate::progress::Shown;
use crate::texts::RegisterFailure;

/// Writes an archive.
pub(super) fn export(office: &Office, matches: &ArgMatches, _: &Settings) -> Result<Status, Failure> {
    let target = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    if target.exists() {
        return Err(RegisterFailure::There(target.display().to_string()).into());
    }
    write_with(&target, |out| archive::write(office, out))?;
    Ok(Status::Fine)
}

/// A register from an archive.
pub(super) fn restore(archive: &Path, matches: &ArgMatches, settings: &Settings) -> Result<Office, Failure> {
    let place = place(matches);
    archive::restore(archive, &place, &Shown::default())
        .map_err(|error| failure_at(&place, error, settings.lang))
}
