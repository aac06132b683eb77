//! `exaequo missing`: the results that are not in yet.

use clap::ArgMatches;
use exaequo::report::missing::page;

use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    findings::mention(&input, settings);
    render::write(&page(&event, settings.lang), matches, settings)?;
    Ok(findings::status(&input, settings))
}
