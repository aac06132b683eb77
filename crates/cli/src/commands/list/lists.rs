//! 7.13: lists before they are closed, and closing them.

use clap::ArgMatches;
use exaequo::bulletin::{drift as drifted, entered, preview as previewed};
use exaequo::model::Date;
use exaequo::register::Kind;
use exaequo_office::{Closing, Office};

use super::office::{failed, occasion};
use super::publish::passed_over;
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;
use crate::texts::RegisterFailure;

pub(super) fn preview(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = matches.get_one::<Date>("list").copied();
    let (register, list) = office.preview(asked).map_err(failed(settings.lang))?;
    render::write(&previewed::page(&register, list, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

pub(super) fn close(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let list = matches.get_one::<Date>("list").copied().ok_or(RegisterFailure::NoDate)?;
    let closing = office.close_list(list, &passed_over(matches), &occasion(matches));
    match closing.map_err(failed(settings.lang))? {
        Closing::Stopped { register, findings } => {
            render::write(&entered::stopped(&register, &findings, list, settings.lang), matches, settings)?;
            Ok(Status::Findings)
        }
        Closing::Done(register) => {
            render::write(&entered::closed(&register, list, settings.lang), matches, settings)?;
            Ok(Status::Fine)
        }
    }
}

/// 10.3, 11.2: whether the scale drifts.
pub(super) fn drift(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let asked = matches.get_one::<Date>("list").copied();
    let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
    let months = matches.get_one::<u32>("months").and_then(|months| u16::try_from(*months).ok());
    let report = office.drift(asked, kind, months).map_err(failed(settings.lang))?;
    render::write(&drifted::page(&report, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}
