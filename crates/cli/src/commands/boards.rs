//! `exaequo boards`: the players of a team event, board by board.

use clap::ArgMatches;
use exaequo::model::Elo;
use exaequo::report::boards::{BoardBasis, Options, page};

use crate::args::ranking::{number, round};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::{self, OfTeams};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let unrated: Option<u32> = number(matches, "unrated", "--unrated")?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let tournament = event.tournament();
    let asked = round(matches, tournament.rounds_before_play_off())?;
    let options = Options {
        seat: if text(matches, "by") == Some("played") { BoardBasis::Played } else { BoardBasis::Roster },
        round: asked.unwrap_or_else(|| tournament.complete_rounds()),
        unrated: unrated.and_then(Elo::new),
    };
    let page = page(tournament, options, settings.lang).ok_or(texts::Failure::NoTeams(OfTeams::Boards))?;
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
