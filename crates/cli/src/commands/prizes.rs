//! `exaequo prizes`: who gets which prize, and how each amount came about.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::prizes::EXAMPLE;
use exaequo::report::prizes;
use exaequo::report::standings::Layout;

use crate::args::form::{Form, LISTS, form};
use crate::args::prizes::prize_list;
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::output;
use crate::ranked::{Ranked, rank, warn_unfinished};
use crate::render;
use crate::texts::Usage;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let target = matches.get_one::<PathBuf>("output");
    if matches.get_flag("example") {
        output::write(target.map_or("-".as_ref(), PathBuf::as_path), EXAMPLE.as_bytes())?;
        return Ok(Status::Fine);
    }
    let form = form(matches, LISTS)?;
    let Some(list) = prize_list(matches)? else { return Err(Usage::NoCommand.into()) };
    let Ranked { standings, status } = rank("file", matches, settings)?;
    let prizes = standings.prizes(&list)?;
    let is_provisional = warn_unfinished(&standings, settings).is_some();
    let lang = settings.lang;
    match form {
        Form::Json => {
            render::write_text(&prizes::json(&prizes, Layout::Pretty, lang), form, target, settings)?;
        }
        form => render::write_to(&prizes::page(&prizes, lang), form, target, settings)?,
    }
    Ok(status.or_findings(is_provisional && settings.is_strict()))
}
