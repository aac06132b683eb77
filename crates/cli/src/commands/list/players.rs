//! Players: on all lists, and the games behind a rating.

use clap::ArgMatches;
use exaequo::bulletin::{explain as explained, player};
use exaequo::model::Date;
use exaequo::register::{PlayerHistory, Register};

use super::office::Office;
use crate::args::form::{LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;

pub(super) fn show(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let register = office.register()?;
    let typed = text(matches, "player").unwrap_or_default();
    let person = register.find_player(typed).map_err(|error| office.failure(error))?;
    let mut history = register.history(person);
    let revised = register.revised_rows(&office.ledger, history.number, office);
    history.revised = revised.map_err(|error| office.failure(error))?;
    shown(&history, register.settings.federation.as_deref(), matches, settings)
}

/// The page of a player.
pub(super) fn shown(
    history: &PlayerHistory,
    federation: Option<&str>,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let year = matches.get_one::<i16>("year").copied();
    render::write(&player::page(history, federation, year, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

/// 12.4: every game of a list.
pub(super) fn explain(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let register = office.register()?;
    let typed = text(matches, "player").unwrap_or_default();
    let person = register.find_player(typed).map_err(|error| office.failure(error))?;
    let number = register.persons.number(person);
    let list = matches.get_one::<Date>("list").copied().or_else(|| register.newest_list());
    let list = list.ok_or_else(|| office.failure(exaequo::register::CloseError::Empty))?;
    let found = Register::explain(&office.ledger, number, [list, list], office);
    let found = found.map_err(|error| office.failure(error))?;
    let federation = found.register.settings.federation.as_deref();
    let history = found.register.history(person);
    let mut pages = vec![player::page(&history, federation, Some(list.year()), settings.lang)];
    pages.extend(explained::pages(&found, settings.lang));
    render::write_all(&pages, form(matches, LISTS)?, matches.get_one("output"), settings)?;
    Ok(Status::Fine)
}
