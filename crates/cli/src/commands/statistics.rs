//! `exaequo statistics`: what is worth telling of an event.

use clap::ArgMatches;
use exaequo::report::statistics::{Options, page};

use crate::args::ranking::number;
use crate::args::settings::Settings;
use crate::failure::{Failure, Status, no_page};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let options = Options { round: number(matches, "round", "--round")? };
    let page = page(&event, options, settings.lang).map_err(|error| no_page(error, OfTeams::Boards))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
