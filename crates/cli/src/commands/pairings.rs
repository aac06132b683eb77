//! `exaequo pairings`: a round by board, by name, or as match sheets.

use clap::ArgMatches;
use exaequo::RankingError;
use exaequo::model::RoundNumber;
use exaequo::report::pairings::{By, page};

use crate::args::ranking::{number, ranking};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts::{self, OfTeams};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let (asked, ranking) = (number::<u16>(matches, "round", "--round")?, ranking(matches)?);
    let by = match text(matches, "by") {
        Some("name") => By::Name,
        Some("sheet") => By::Sheet,
        _ => By::Board,
    };
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let tournament = event.tournament();
    if by == By::Sheet && !tournament.is_team_event() {
        return Err(texts::Failure::NoTeams(OfTeams::Sheets).into());
    }
    let paired = tournament.rounds.count();
    let round = asked.unwrap_or(paired);
    if round > paired || round == 0 {
        return Err(RankingError::NoRound { asked: round.max(1), paired }.into());
    }
    // The standings before the round, in whose order the boards are, if a list is asked for.
    let is_ordered = round > 1 && ranking.says_more_than_the_round();
    let before = is_ordered.then(|| event.standings(ranking.after_round(round - 1))).transpose()?;
    let before = before.as_ref().map(exaequo::Standings::table);
    let page = page(tournament, RoundNumber(round), by, before, settings.lang);
    findings::mention(&input, settings);
    render::write(&page, matches, settings)?;
    Ok(findings::status(&input, settings))
}
