//! `exaequo pairings`: a round by board, by name, or as match sheets.

use clap::ArgMatches;
use exaequo::report::pairings::{By, Options, page};

use crate::args::ranking::{number, ranking};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, no_page};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (round, ranking) = (number(matches, "round", "--round")?, ranking(matches)?);
    let by = match text(matches, "by") {
        Some("name") => By::Name,
        Some("sheet") => By::Sheet,
        _ => By::Board,
    };
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let order = ranking.says_more_than_the_round().then_some(ranking);
    let page = page(&event, &Options { round, by, order }, settings.lang)
        .map_err(|error| no_page(error, OfTeams::Sheets))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
