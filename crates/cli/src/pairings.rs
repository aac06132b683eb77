//! `exaequo pairings`: a round by board, by name, or as match sheets.

use clap::ArgMatches;
use exaequo_model::RoundNumber;
use exaequo_report::cli;
use exaequo_report::notice::Refused;
use exaequo_report::pairings::{By, page};
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::list_options::{Asked, number};
use crate::lists;
use crate::ranked::standings;
use crate::settings::{Settings, text};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (asked, list) = (number::<u16>(matches, "round", "--round")?, Asked::new(matches)?);
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
        return Err(cli::Failure::NoTeams(cli::OfTeams::Sheets).into());
    }
    let paired = tournament.rounds.count();
    let round = asked.unwrap_or(paired);
    if round > paired || round == 0 {
        return Err(Refused::NoRound { asked: round.max(1), paired }.into());
    }
    let page = |before: Option<&Standings>| page(tournament, RoundNumber(round), by, before, settings.lang);
    // The standings before the round, in whose order the boards are, if a list is asked for.
    let page = match list.after(round - 1) {
        Some(list) if list.is_given() => {
            standings(&list, tournament, |before, _, _| Ok(page(Some(&before))))?
        }
        _ => page(None),
    };
    mention_findings(&input, settings);
    lists::write(&page, matches, settings)?;
    Ok(status(&input, settings))
}
