//! `exaequo boards`: the players of a team event, board by board.

use clap::ArgMatches;
use exaequo_model::Rating;
use exaequo_report::boards::{Options, Seat, page};
use exaequo_report::cli;
use exaequo_report::notice::Refused;

use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::list_options::number;
use crate::lists;
use crate::settings::{Settings, text};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked: Option<u16> = number(matches, "round", "--round")?;
    let unrated: Option<u32> = number(matches, "unrated", "--unrated")?;
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let paired = tournament.rounds_before_play_off();
    if let Some(asked) = asked.filter(|asked| *asked > paired) {
        return Err(Refused::NoRound { asked, paired }.into());
    }
    let options = Options {
        seat: if text(matches, "by") == Some("played") { Seat::Played } else { Seat::Roster },
        round: asked.unwrap_or_else(|| tournament.complete_rounds()),
        unrated: unrated.and_then(Rating::new),
    };
    let page = page(tournament, options, settings.lang).ok_or(cli::Failure::NoTeams(cli::OfTeams::Boards))?;
    mention_findings(&input, settings);
    lists::write(&page, matches, settings)?;
    Ok(status(&input, settings))
}
