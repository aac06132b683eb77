//! 7.1: a closed list as files.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::bulletin::inbox;
use exaequo::bulletin::preview::finding;
use exaequo::model::Date;
use exaequo::register::{PublicationFinding, Register};
use exaequo_office::{Office, Publishing};

use super::office::{failed, occasion};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts::RegisterFailure;

pub(super) fn publish(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let list = matches.get_one::<Date>("list").copied().ok_or(RegisterFailure::NoDate)?;
    let below = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    let published = office.publish(list, &below, &passed_over(matches), &occasion(matches));
    match published.map_err(failed(settings.lang))? {
        Publishing::Stopped { register, findings } => Ok(stopped(&register, &findings, list, settings)),
        Publishing::Done { folder, files } => {
            let line = inbox::published(&folder.display().to_string(), files, settings.lang);
            output::print(&format!("{line}\n"), settings.color)?;
            Ok(Status::Fine)
        }
    }
}

/// The checks that are passed over by name.
pub(super) fn passed_over(matches: &ArgMatches) -> Vec<String> {
    matches.get_many::<String>("override").into_iter().flatten().cloned().collect()
}

/// Says what stands in the way, each with the name by which it is passed over.
pub(super) fn stopped(
    register: &Register,
    findings: &[PublicationFinding],
    list: Date,
    settings: &Settings,
) -> Status {
    for one in findings {
        let line = finding(register, one, list, settings.lang);
        output::say(&format!("{}: {line}\n", one.check().name()), settings.color);
    }
    Status::Findings
}
