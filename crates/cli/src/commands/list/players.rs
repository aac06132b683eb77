//! Players: on all lists, and the games behind a rating.

use clap::ArgMatches;
use exaequo::bulletin::{explain as explained, player};
use exaequo::model::Date;
use exaequo_office::{Office, ShownPlayer};

use super::office::failed;
use crate::args::form::{LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;

pub(super) fn show(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let typed = text(matches, "player").unwrap_or_default();
    shown(&office.player(typed).map_err(failed(settings.lang))?, matches, settings)
}

/// The page of a player.
pub(super) fn shown(
    shown: &ShownPlayer,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let year = matches.get_one::<i16>("year").copied();
    let page = player::page(&shown.history, shown.federation.as_deref(), year, settings.lang);
    render::write(&page, matches, settings)?;
    Ok(Status::Fine)
}

/// 12.4: every game of a list.
pub(super) fn explain(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let typed = text(matches, "player").unwrap_or_default();
    let asked = matches.get_one::<Date>("list").copied();
    let (history, list, found) = office.explain(typed, asked).map_err(failed(settings.lang))?;
    let pages = explained::with_lists(&history, list, &found, settings.lang);
    render::write_all(&pages, form(matches, LISTS)?, matches.get_one("output"), settings)?;
    Ok(Status::Fine)
}
