//! `exaequo pairings`: a round by board, by name, or as match sheets.

use clap::ArgMatches;
use exaequo_model::RoundNumber;
use exaequo_report::cli;
use exaequo_report::notice::Refused;
use exaequo_report::pairings::{By, page};

use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::list_options::number;
use crate::lists;
use crate::settings::{Settings, text};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked: Option<u16> = number(matches, "round", "--round")?;
    let by = match text(matches, "by") {
        Some("name") => By::Name,
        Some("sheet") => By::Sheet,
        _ => By::Board,
    };
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    if by == By::Sheet && !tournament.is_team_event() {
        return Err(cli::Failure::NoTeams { what: "--by sheet" }.into());
    }
    let paired = tournament.rounds.count();
    let round = asked.unwrap_or(paired);
    if round > paired || round == 0 {
        return Err(Refused::NoRound { asked: round.max(1), paired }.into());
    }
    let page = page(tournament, RoundNumber(round), by, settings.lang);
    mention_findings(&input, settings);
    lists::write(&page, matches, settings)?;
    Ok(status(&input, settings))
}
