//! `exaequo card`: a page for each participant.

use clap::ArgMatches;
use exaequo_model::ParticipantId;
use exaequo_report::card::{Cards, person};
use exaequo_report::charts::Charts;
use exaequo_report::cli;
use exaequo_report::explain::{find, find_player, label};
use exaequo_report::notice::Refused;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::lists;
use crate::settings::{Settings, text};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    lists::ranked(matches, settings, |ranked| {
        let standings = ranked.sheet.standings;
        // Only a page shows pictures.
        let charts = (form == Form::Html).then(|| Charts::rated_as(standings, ranked.options, ranked.rated));
        if let Some(typed) = text(matches, "person") {
            let tournament = &standings.field.tournament;
            let round = u16::try_from(standings.field.rounds()).unwrap_or(u16::MAX);
            let page =
                person(tournament, find_player(tournament, typed)?, round, charts.as_ref(), settings.lang);
            return page.ok_or_else(|| cli::Failure::NoTeams(cli::OfTeams::Person).into());
        }
        let who: Vec<ParticipantId> = match text(matches, "player") {
            None => standings.rows.iter().map(|row| row.participant).collect(),
            Some(typed) => {
                let who = find(&standings.field.tournament, typed)?;
                let listed = standings.row_of(who);
                listed.ok_or_else(|| Refused::NotListed(label(&standings.field.tournament, who)))?;
                vec![who]
            }
        };
        let cards = Cards::new(ranked.sheet).with_play_off(ranked.played_off()).with_charts(charts.as_ref());
        Ok(cards.page(&who, settings.lang))
    })
}
