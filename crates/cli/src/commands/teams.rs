//! `exaequo teams`: rosters, and what each player did.

use clap::ArgMatches;
use exaequo::report::teams::{Options, page};

use crate::args::ranking::{number, unrated};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status, no_page};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let unrated = unrated(matches)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let options = Options { round: number(matches, "round", "--round")?, unrated };
    let page = page(&event, options, settings.lang).map_err(|error| no_page(error, OfTeams::Rosters))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
