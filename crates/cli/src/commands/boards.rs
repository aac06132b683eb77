//! `exaequo boards`: the players of a team event, board by board.

use clap::ArgMatches;
use exaequo::model::Elo;
use exaequo::report::boards::{BoardBasis, Options, page};

use crate::args::ranking::number;
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, no_page};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let unrated: Option<u32> = number(matches, "unrated", "--unrated")?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let options = Options {
        seat: if text(matches, "by") == Some("played") { BoardBasis::Played } else { BoardBasis::Roster },
        round: number(matches, "round", "--round")?,
        unrated: unrated.and_then(Elo::new),
    };
    let page = page(&event, options, settings.lang).map_err(|error| no_page(error, OfTeams::Boards))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
