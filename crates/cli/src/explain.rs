//! `exaequo explain`: the arithmetic of one participant.

use clap::ArgMatches;

use crate::failure::{Failure, Status};
use crate::settings::Settings;

pub(crate) fn run(_matches: &ArgMatches, _settings: &Settings) -> Result<Status, Failure> {
    Ok(Status::Failure)
}
