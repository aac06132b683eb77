//! `exaequo statistics`: what is worth telling of an event.

use clap::ArgMatches;
use exaequo::report::statistics::{Options, page};

use crate::args::ranking::round;
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let tournament = event.tournament();
    let asked = round(matches, tournament.rounds_before_play_off())?;
    let options = Options { round: asked.unwrap_or_else(|| tournament.complete_rounds()) };
    let page = page(tournament, options, settings.lang);
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
