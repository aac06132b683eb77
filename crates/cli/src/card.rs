//! `exaequo card`: a page for each participant.

use clap::ArgMatches;
use exaequo_model::ParticipantId;
use exaequo_report::card::Cards;
use exaequo_report::explain::{find, label};
use exaequo_report::notice::Refused;

use crate::failure::{Failure, Status};
use crate::lists;
use crate::settings::{Settings, text};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    lists::ranked(matches, settings, |sheet, play_off| {
        let standings = sheet.standings;
        let who: Vec<ParticipantId> = match text(matches, "player") {
            None => standings.rows.iter().map(|row| row.participant).collect(),
            Some(typed) => {
                let who = find(standings.field.tournament, typed)?;
                let listed = standings.row_of(who);
                listed.ok_or_else(|| Refused::NotListed(label(standings.field.tournament, who)))?;
                vec![who]
            }
        };
        Ok(Cards::new(*sheet).with_play_off(play_off).page(&who, settings.lang))
    })
}
