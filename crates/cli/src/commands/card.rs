//! `exaequo card`: a page for each participant.

use clap::ArgMatches;
use exaequo::Standings;
use exaequo::report::card::{self, Pictures};
use exaequo::report::page::Page;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, no_page};
use crate::ranked::{Ranked, rank};
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    // Only a page shows pictures.
    let pictures = if form == Form::Html { Pictures::Drawn } else { Pictures::LeftOut };
    let page = page(&standings, pictures, matches, settings)?;
    render::ranked(&standings, &page, form, matches, settings)?;
    Ok(status)
}

fn page(
    standings: &Standings,
    pictures: Pictures,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Page, Failure> {
    let lang = settings.lang;
    match (text(matches, "person"), text(matches, "player")) {
        (Some(typed), _) => {
            card::person(standings, typed, pictures, lang).map_err(|error| no_page(error, OfTeams::Person))
        }
        (None, Some(typed)) => Ok(card::page(standings, typed, pictures, lang)?),
        (None, None) => Ok(card::all(standings, pictures, lang)),
    }
}
