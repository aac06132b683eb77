//! `exaequo card`: a page for each participant.

use clap::ArgMatches;
use exaequo::event::Whom;
use exaequo::outlook::CardsAhead;
use exaequo::report::card::{self, Cards, Pictures};

use crate::args::form::{Form, LISTS, form};
use crate::args::prizes::prize_list;
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, no_page};
use crate::ranked::{Ranked, rank_ahead};
use crate::render;
use crate::texts::OfTeams;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let (Ranked { standings, status }, to_come) = rank_ahead(matches, settings)?;
    // Only a page shows pictures.
    let pictures = if form == Form::Html { Pictures::Drawn } else { Pictures::LeftOut };
    if let Some(typed) = text(matches, "person") {
        let page = card::person(&standings, typed, pictures, settings.lang)
            .map_err(|error| no_page(error, OfTeams::Person))?;
        render::write(&page, matches, settings)?;
        return Ok(status);
    }
    let list = prize_list(matches)?;
    let prizes = list.as_ref().map(|list| standings.prizes(list)).transpose()?;
    let player = text(matches, "player").map(Whom::from);
    let ahead = standings.last_round(list.as_ref(), to_come.as_ref(), player);
    let cards = Cards::new(&standings, pictures).with_prizes(prizes.as_ref());
    let cards = cards.with_aside(ahead.map(CardsAhead::aside));
    match text(matches, "player") {
        Some(typed) => {
            render::write(&cards.page(typed, settings.lang)?, matches, settings)?;
        }
        None => render::long(cards.all(settings.lang), form, matches, settings)?,
    }
    Ok(status)
}
