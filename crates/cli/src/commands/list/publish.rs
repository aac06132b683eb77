//! 7.1: a closed list as files.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::bulletin::entered;
use exaequo::model::Date;
use exaequo::register::PublicationCheck;
use exaequo_office::{Office, Publishing};

use super::office::{failed, occasion};
use crate::args::form::{LISTS, named as named_form};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::render;
use crate::texts::RegisterFailure;

pub(super) fn publish(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let list = matches.get_one::<Date>("list").copied().ok_or(RegisterFailure::NoDate)?;
    let below = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    let published = office.publish(list, &below, &passed_over(matches), &occasion(matches));
    let (page, status) = match published.map_err(failed(settings.lang))? {
        Publishing::Stopped { register, findings } => {
            (entered::stopped(&register, &findings, list, settings.lang), Status::Findings)
        }
        Publishing::Done { folder, files } => {
            let folder = folder.display().to_string();
            (entered::published(&office.facts(), list, &folder, files, settings.lang), Status::Fine)
        }
    };
    // The folder that is named is not for the page.
    render::write_to(&page, named_form(matches, LISTS), None, settings)?;
    Ok(status)
}

/// The checks that are passed over by name.
pub(super) fn passed_over(matches: &ArgMatches) -> Vec<PublicationCheck> {
    let named = matches.get_many::<String>("override").into_iter().flatten();
    named.filter_map(|name| PublicationCheck::named(name)).collect()
}
