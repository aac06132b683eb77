//! `exaequo teams`: rosters, and what each player did.

use clap::ArgMatches;
use exaequo::report::teams::{Options, page};

use crate::args::ranking::{round, unrated};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::{self, OfTeams};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let unrated = unrated(matches)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let tournament = event.tournament();
    let asked = round(matches, tournament.rounds_before_play_off())?;
    let options = Options { round: asked.unwrap_or_else(|| tournament.complete_rounds()), unrated };
    let page = page(tournament, options, settings.lang).ok_or(texts::Failure::NoTeams(OfTeams::Rosters))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
