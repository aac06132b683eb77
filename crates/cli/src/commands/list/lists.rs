//! 7.13: lists before they are closed, and closing them.

use clap::ArgMatches;
use exaequo::bulletin::{inbox, preview as previewed};
use exaequo::model::Date;

use super::office::{Office, occasion};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;
use crate::texts::RegisterFailure;

/// What records that this program worked a list out.
pub(super) const PROGRAM: &str = concat!("exaequo ", env!("CARGO_PKG_VERSION"));

pub(super) fn preview(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let mut register = office.register()?;
    let asked = matches.get_one::<Date>("list").copied().or_else(|| register.next_list());
    let list = asked.ok_or_else(|| office.failure(exaequo::register::CloseError::Empty))?;
    register.preview(office, list, &mut |_| {}).map_err(|error| office.failure(error))?;
    if register.digest(list, exaequo::register::Kind::Standard).is_none() {
        return Err(office.failure(exaequo::register::RegisterError::NoList(list)));
    }
    render::write(&previewed::page(&register, list, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

pub(super) fn close(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let list = matches.get_one::<Date>("list").copied().ok_or(RegisterFailure::NoDate)?;
    let mut register = office.register()?;
    let fact = register.close(list, PROGRAM, office).map_err(|error| office.failure(error))?;
    office.enter(&occasion(matches), vec![fact])?;
    let line = inbox::closed(&register, list, settings.lang);
    output::print(&format!("{line}\n"), settings.color)?;
    Ok(Status::Fine)
}
