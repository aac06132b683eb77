//! `exaequo pairings`: a round by board, by name, or as match sheets.

use clap::ArgMatches;
use exaequo_model::{RoundNumber, Tournament};
use exaequo_report::cli;
use exaequo_report::notice::Refused;
use exaequo_report::pairings::{By, page};
use exaequo_tiebreak::{Options, Standings};

use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::list_options::{Asked, number, refused};
use crate::lists;
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
    let with_values = list.with_values(tournament)?;
    let tournament = with_values.as_ref().unwrap_or(tournament);
    let before = if list.is_given() && round > 1 { Some(before(&list, tournament, round)?) } else { None };
    let page = page(tournament, RoundNumber(round), by, before.as_ref(), settings.lang);
    mention_findings(&input, settings);
    lists::write(&page, matches, settings)?;
    Ok(status(&input, settings))
}

/// The standings before a round, in whose order the boards are, if a list is asked for.
fn before<'a>(list: &Asked, tournament: &'a Tournament, round: u16) -> Result<Standings<'a>, Refused> {
    let (options, _) = list.options(tournament)?;
    let options = Options { round: Some(round - 1), ..options };
    Standings::new(tournament, &options).map_err(|refusal| refused(refusal, tournament))
}
