//! 7.13: lists before they are closed, and closing them.

use clap::ArgMatches;
use exaequo::bulletin::{drift as drifted, inbox, preview as previewed};
use exaequo::model::Date;
use exaequo::register::{CloseError, Drift, DriftSpan, Kind, Register, RegisterError};

use super::office::{Office, occasion};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::render;
use crate::texts::RegisterFailure;

/// What records that this program worked a list out.
pub(super) const PROGRAM: &str = concat!("exaequo ", env!("CARGO_PKG_VERSION"));

pub(super) fn preview(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let mut register = office.register()?;
    let asked = matches.get_one::<Date>("list").copied().or_else(|| register.next_list());
    let list = asked.ok_or_else(|| office.failure(CloseError::Empty))?;
    register.preview(office, list, &mut |_| {}).map_err(|error| office.failure(error))?;
    if register.digest(list, Kind::Standard).is_none() {
        return Err(office.failure(RegisterError::NoList(list)));
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
    office.enter_after(&occasion(matches), &[fact], Some(&register))?;
    let line = inbox::closed(&register, list, settings.lang);
    output::print(&format!("{line}\n"), settings.color)?;
    Ok(Status::Fine)
}

/// 10.3, 11.2: whether the scale drifts.
pub(super) fn drift(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = matches.get_one::<Date>("list").copied().or_else(|| office.facts().newest_list());
    let list = asked.ok_or_else(|| office.failure(CloseError::Empty))?;
    let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
    let months = matches.get_one::<u32>("months").and_then(|months| u16::try_from(*months).ok());
    let mut drift =
        Drift::over(months.map_or(DriftSpan::year_to(list), |months| DriftSpan::months_to(list, months)));
    let register = Register::read_watching(&office.ledger, office, &mut |part| drift.watch(part));
    let register = register.map_err(|error| office.failure(error))?;
    let report = register.drift(&drift, kind).ok_or_else(|| office.failure(RegisterError::NoList(list)))?;
    render::write(&drifted::page(&report, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}
