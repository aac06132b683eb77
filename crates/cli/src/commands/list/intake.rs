//! What comes in: a list to begin with, reports, announcements, lists of others.

use std::fs::File;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::bulletin::inbox::{self, Received, receipts};
use exaequo::lists::{Row, rows};
use exaequo::model::Date;
use exaequo::rating::{Declaration, Edition};
use exaequo::register::fact::{Announced, EventId, Imported, Role, Setting};
use exaequo::register::{CoveringLetter, Fact, Kind, Receipt, Register, Report, is_far_shorter};

use super::archive::restore;
use super::office::{Office, occasion};
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
    let list = import.map(|path| Listed::read(path, matches)).transpose()?;
    let mut facts = settings_of(matches)?;
    let mut office = Office::create(matches, settings)?;
    if let (Some(path), Some(list)) = (import, list) {
        facts.push(Fact::Imported(list.keep(path, Role::Start, &office)?));
    }
    office.enter(&occasion(matches), &facts)?;
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

/// A list that was read to its end.
struct Listed {
    date: Date,
    kind: Kind,
    rows: u64,
}

impl Listed {
    fn read(path: &Path, matches: &ArgMatches) -> Result<Self, Failure> {
        let kind = text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard);
        let (mut count, mut last) = (0, 0);
        let mut each = |_: Row<'_>, line: usize| {
            (count, last) = (count + 1, line);
            Ok(())
        };
        let heading = rows(open(path)?, kind.pace(), &mut each).map_err(|error| cannot_use(path, error))?;
        let date = matches.get_one::<Date>("date").copied().or(heading.published);
        Ok(Self { date: date.ok_or(RegisterFailure::NoDate)?, kind, rows: count })
    }

    fn keep(&self, path: &Path, role: Role, office: &Office) -> Result<Imported, Failure> {
        let file: File = open(path)?;
        let file = office.keep(file)?;
        Ok(Imported { list: self.date, file, kind: self.kind, rows: self.rows, role })
    }
}

/// A list of somebody else.
pub(super) fn import(office: &mut Office, matches: &ArgMatches) -> Result<Status, Failure> {
    let path = crate::input::path(matches, "file");
    let list = Listed::read(&path, matches)?;
    let facts = office.facts();
    let before = facts.imported().iter().rfind(|one| one.kind == list.kind).map(|one| one.rows);
    let is_short = |before: &u64| is_far_shorter(list.rows, *before);
    if let Some(before) = before.filter(is_short).filter(|_| !matches.get_flag("yes")) {
        return Err(RegisterFailure::Short { rows: list.rows, before }.into());
    }
    let imported = list.keep(&path, Role::Foreign, office)?;
    office.enter(&occasion(matches), &[Fact::Imported(imported)])?;
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
    let register = office.register()?;
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
    office.enter(&occasion(matches), &receipt.facts())?;
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
    if input.reading().source().trf().is_none() {
        return Err(RegisterFailure::NotTrf(input.name.clone()).into());
    }
    let file = office.keep(Cursor::new(input.reading().source().to_bytes()))?;
    let name =
        path.file_name().map_or_else(|| input.name.clone(), |name| name.to_string_lossy().into_owned());
    let report = Report { file, name: &name, tournament: event.tournament(), letter };
    let receipt = Register::facts(&office.ledger).receive(&report, office);
    Ok((receipt.map_err(|error| office.failure(error))?, input.name.clone()))
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
pub(super) fn announce(office: &mut Office, matches: &ArgMatches) -> Result<Status, Failure> {
    let title = text(matches, "title").unwrap_or_default().to_owned();
    let day = |name: &str| matches.get_one::<Date>(name).copied();
    let from = day("from").unwrap_or(Date::MIN);
    let days = [from, day("to").unwrap_or(from)];
    let announced = if matches.get_flag("not-rated") {
        Announced::NotRated { title, days }
    } else {
        Announced::Registered { title, days }
    };
    office.enter(&occasion(matches), &[Fact::Announced(announced)])?;
    Ok(Status::Fine)
}
