//! `exaequo card`: a page for each participant.

use clap::ArgMatches;
use exaequo::RankingError;
use exaequo::Standings;
use exaequo::event::NotFound;
use exaequo::model::ParticipantId;
use exaequo::report::card::{Cards, person};
use exaequo::report::charts::Charts;
use exaequo::report::page::Page;

use crate::args::form::{Form, LISTS, form};
use crate::args::prizes::prize_list;
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::ranked::{Ranked, rank};
use crate::render;
use crate::texts::{self, OfTeams};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    // Only a page shows pictures.
    let charts = (form == Form::Html).then(|| Charts::of(&standings));
    let page = page(&standings, charts.as_ref(), matches, settings)?;
    render::ranked(&standings, &page, form, matches, settings)?;
    Ok(status)
}

fn page(
    standings: &Standings,
    charts: Option<&Charts>,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Page, Failure> {
    if let Some(typed) = text(matches, "person") {
        let tournament = standings.tournament();
        let round = u16::try_from(standings.table().field.rounds()).unwrap_or(u16::MAX);
        let player = tournament.find_player(typed).map_err(not_found)?;
        let page = person(tournament, player, round, charts, settings.lang);
        return page.ok_or_else(|| texts::Failure::NoTeams(OfTeams::Person).into());
    }
    let who: Vec<ParticipantId> = match text(matches, "player") {
        None => standings.rows().map(|row| row.participant()).collect(),
        Some(typed) => vec![standings.listed(typed)?],
    };
    let list = prize_list(matches)?;
    let prizes = list.map(|list| standings.prizes(&list)).transpose()?;
    let cards = Cards::from(standings).with_charts(charts).with_prizes(prizes.as_ref());
    Ok(cards.page(&who, settings.lang))
}

fn not_found(error: NotFound) -> Failure {
    RankingError::from(error).into()
}
