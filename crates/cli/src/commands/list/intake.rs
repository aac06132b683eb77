//! What comes in: a list to begin with, reports, announcements, lists of others.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::bulletin::inbox::{self, Received, receipts};
use exaequo::model::Date;
use exaequo::rating::{Declaration, Edition};
use exaequo::register::fact::{Announced, EventId, Role, Setting};
use exaequo::register::{CoveringLetter, Fact, Kind, Receipt};
use exaequo_office::{Listed, Office, OfficeError, Sent};

use super::archive::restore;
use super::office::{created, failed, occasion};
use crate::args::ranking::provisions_file;
use crate::args::rating_list::{cannot_use, open};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::output;
use crate::render;
use crate::texts::RegisterFailure;

/// A new register. The list is read to its end before anything is written.
pub(super) fn begin(matches: &ArgMatches, settings: &Settings) -> Result<Office, Failure> {
    if let Some(archive) = matches.get_one::<PathBuf>("archive") {
        return restore(archive, matches, settings);
    }
    let import = matches.get_one::<PathBuf>("import");
    let list = import.map(|path| listed(path, matches)).transpose()?;
    let mut facts = settings_of(matches)?;
    let mut office = created(matches, settings)?;
    if let (Some(path), Some(list)) = (import, list) {
        let taken = office.take_list(&list, open(path)?, Role::Start);
        facts.push(taken.map_err(failed(settings.lang))?);
    }
    office.enter(&occasion(matches), &facts).map_err(failed(settings.lang))?;
    Ok(office)
}

/// Says what the register begins with.
pub(super) fn begun(office: &Office, settings: &Settings) -> Result<Status, Failure> {
    let line = inbox::begun(&office.facts(), settings.lang);
    output::print(&format!("{line}\n"), settings.color)?;
    Ok(Status::Fine)
}

/// The settings a register begins with.
fn settings_of(matches: &ArgMatches) -> Result<Vec<Fact>, Failure> {
    let mut facts = Vec::new();
    if let Some(federation) = text(matches, "federation") {
        facts.push(Fact::Set(Setting::Federation(federation.to_owned())));
    }
    if let Some(typed) = text(matches, "edition") {
        let is_name = Edition::named(&typed.to_ascii_lowercase()).is_some();
        let file = if is_name { None } else { provisions_file(typed)? };
        let text = file.unwrap_or_else(|| format!("edition = '{}'", typed.to_ascii_lowercase()));
        // What is wrong with it is said before anything is made.
        exaequo::Rating::default().provisions_of(typed, &text)?;
        let of = |kind| Fact::Set(Setting::Regulations { kind, text: text.clone() });
        facts.extend(Kind::ALL.map(of));
    }
    Ok(facts)
}

/// A list that is read to its end.
fn listed(path: &Path, matches: &ArgMatches) -> Result<Listed, Failure> {
    let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
    let date = matches.get_one::<Date>("date").copied();
    let listed = Listed::read(open(path)?, kind, date).map_err(|error| cannot_use(path, error))?;
    Ok(listed.ok_or(RegisterFailure::NoDate)?)
}

/// A list of somebody else.
pub(super) fn import(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let path = crate::input::path(matches, "file");
    let list = listed(&path, matches)?;
    let imported = office.import(&list, open(&path)?, matches.get_flag("yes"), &occasion(matches));
    imported.map_err(failed(settings.lang))?;
    Ok(Status::Fine)
}

/// 9.1: takes reports of events into the inbox.
pub(super) fn receive(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let letter = letter(matches);
    let files: Vec<PathBuf> = matches.get_many::<PathBuf>("file").into_iter().flatten().cloned().collect();
    let mut received = Vec::new();
    for path in &files {
        let (name, receipt) = receive_one(office, path, &letter, matches, settings)?;
        received.push((name, receipt));
    }
    let register = office.register().map_err(failed(settings.lang))?;
    let list = |receipt: &Receipt| register.list_on(receipt.event());
    let lines: Vec<Received<'_>> =
        received.iter().map(|(file, receipt)| Received { file, receipt, list: list(receipt) }).collect();
    render::write(&receipts(&register, &lines, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

fn receive_one(
    office: &mut Office,
    path: &Path,
    letter: &CoveringLetter,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(String, Receipt), Failure> {
    let (receipt, name) = read_report(office, path, letter, settings)?;
    office.enter(&occasion(matches), &receipt.facts()).map_err(failed(settings.lang))?;
    Ok((name, receipt))
}

/// What a report is; its file is kept.
pub(super) fn read_report(
    office: &Office,
    path: &Path,
    letter: &CoveringLetter,
    settings: &Settings,
) -> Result<(Receipt, String), Failure> {
    let input = Input::of(path, settings)?;
    let event = input.event_or_say(settings)?;
    let name =
        path.file_name().map_or_else(|| input.name.clone(), |name| name.to_string_lossy().into_owned());
    let sent = Sent { reading: input.reading(), event: &event, name: &name, letter };
    let receipt = office.report(&sent).map_err(|error| match error {
        OfficeError::NotTrf => RegisterFailure::NotTrf(input.name.clone()).into(),
        other => failed(settings.lang)(other),
    })?;
    Ok((receipt, input.name.clone()))
}

/// What comes with a report.
fn letter(matches: &ArgMatches) -> CoveringLetter {
    let declared = matches.get_many::<String>("declare").into_iter().flatten();
    CoveringLetter {
        sender: text(matches, "sender").map(str::to_owned),
        registered: matches.get_one::<Date>("registered").copied(),
        declared: declared.filter_map(|name| Declaration::named(name)).collect(),
        kind: text(matches, "kind").and_then(Kind::named),
        version_of: matches.get_one::<u32>("version-of").copied().map(EventId),
    }
}

/// 0.4, 9.2: an event that is registered, or will not be rated.
pub(super) fn announce(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let title = text(matches, "title").unwrap_or_default().to_owned();
    let day = |name: &str| matches.get_one::<Date>(name).copied();
    let from = day("from").unwrap_or(Date::MIN);
    let days = [from, day("to").unwrap_or(from)];
    let announced = if matches.get_flag("not-rated") {
        Announced::NotRated { title, days }
    } else {
        Announced::Registered { title, days }
    };
    let entered = office.enter(&occasion(matches), &[Fact::Announced(announced)]);
    entered.map_err(failed(settings.lang))?;
    Ok(Status::Fine)
}
