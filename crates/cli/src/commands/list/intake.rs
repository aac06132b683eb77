//! What comes in: a list to begin with, reports, announcements, lists of others.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::bulletin::entered;
use exaequo::bulletin::inbox::{ReceiptLine, receipts};
use exaequo::model::Date;
use exaequo::rating::{Declaration, Edition};
use exaequo::register::fact::typed::{self, FieldError};
use exaequo::register::fact::{Announced, EventId, Setting};
use exaequo::register::{CoveringLetter, Fact, Kind, Receipt};
use exaequo_office::{Beginning, Listed, Office, OfficeError, Sent};

use super::archive::restore;
use super::office::{failed, failure_at, occasion, place};
use crate::args::ranking::provisions_file;
use crate::args::rating_list::{cannot_use, open};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::progress::{Shown, Watched};
use crate::render;
use crate::texts::RegisterFailure;

/// A new register. The lists are read to their ends before anything is written.
pub(super) fn begin(matches: &ArgMatches, settings: &Settings) -> Result<Office, Failure> {
    if let Some(archive) = matches.get_one::<PathBuf>("archive") {
        return restore(archive, matches, settings);
    }
    let (place, date) = (place(matches), matches.get_one::<Date>("date").copied());
    let empty = date.map(|date| (date, kind(matches)));
    let beginning =
        Beginning { lists: lists_to_begin_with(matches)?, empty, settings: settings_of(matches)? };
    let office = Office::begin(&place, beginning, &occasion(matches));
    let office = office.map_err(|error| failure_at(&place, error, settings.lang))?;
    Ok(office.watched_by(Shown::default()))
}

/// The lists a register begins with, read to their ends, and their files once more.
fn lists_to_begin_with(matches: &ArgMatches) -> Result<Vec<(Listed, Watched)>, Failure> {
    let files = matches.get_many::<PathBuf>("import").into_iter().flatten();
    let lists = files.map(|typed| {
        let (own, path) = kind_and_file(typed);
        let list = listed(&path, own.unwrap_or_else(|| kind(matches)), matches)?;
        Ok((list, Watched::new(open(&path)?)))
    });
    lists.collect()
}

/// `national:list.csv` is a list of that kind; a file whose name begins otherwise is only named.
fn kind_and_file(typed: &Path) -> (Option<Kind>, PathBuf) {
    let named = typed.to_str().and_then(|typed| typed.split_once(':'));
    match named.and_then(|(kind, file)| Some((Kind::named(kind)?, file))) {
        Some((kind, file)) => (Some(kind), PathBuf::from(file)),
        None => (None, typed.to_owned()),
    }
}

/// The kind of rating that is asked for.
fn kind(matches: &ArgMatches) -> Kind {
    text(matches, "kind").and_then(Kind::named).unwrap_or(Kind::Standard)
}

/// Says what the register begins with.
pub(super) fn begun(office: &Office, matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    render::write(&entered::begun(&office.facts(), settings.lang), matches, settings)?;
    Ok(Status::Fine)
}

/// The settings a register begins with.
fn settings_of(matches: &ArgMatches) -> Result<Vec<Setting>, Failure> {
    let mut settings = Vec::new();
    if let Some(federation) = text(matches, "federation") {
        let wrong = || RegisterFailure::Field { typed: federation.to_owned(), why: FieldError::Federation };
        let code = typed::federation(federation).ok_or_else(wrong)?;
        settings.push(Setting::Federation(code));
    }
    if let Some(typed) = text(matches, "edition") {
        let is_name = Edition::named(&typed.to_ascii_lowercase()).is_some();
        let file = if is_name { None } else { provisions_file(typed)? };
        let text = file.unwrap_or_else(|| format!("edition = '{}'", typed.to_ascii_lowercase()));
        // What is wrong with it is said before anything is made.
        exaequo::Rating::default().provisions_of(typed, &text)?;
        settings.extend(Kind::ALL.map(|kind| Setting::Regulations { kind, text: text.clone() }));
    }
    Ok(settings)
}

/// A list that is read to its end.
fn listed(path: &Path, kind: Kind, matches: &ArgMatches) -> Result<Listed, Failure> {
    let date = matches.get_one::<Date>("date").copied();
    let listed =
        Listed::read(Watched::new(open(path)?), kind, date).map_err(|error| cannot_use(path, error))?;
    Ok(listed.ok_or(RegisterFailure::NoDate)?)
}

/// A list of somebody else.
pub(super) fn import(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let path = crate::input::path(matches, "file");
    let list = listed(&path, kind(matches), matches)?;
    let imported =
        office.import(&list, Watched::new(open(&path)?), matches.get_flag("yes"), &occasion(matches));
    imported.map_err(failed(settings.lang))?;
    render::write(&entered::imported(&office.facts(), settings.lang), matches, settings)?;
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
    let (mut received, mut failures) = (Vec::new(), Vec::new());
    for path in &files {
        match receive_one(office, path, &letter, matches, settings) {
            Ok(one) => received.push(one),
            Err(failure) => failures.push(failure),
        }
    }
    if !received.is_empty() {
        receipted(office, &received, matches, settings)?;
    }
    all_of(failures, settings)
}

/// The receipt for reports that came in.
fn receipted(
    office: &Office,
    received: &[(String, Receipt)],
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let register = office.register().map_err(failed(settings.lang))?;
    let list = |receipt: &Receipt| register.list_on(receipt.event());
    let lines: Vec<ReceiptLine<'_>> =
        received.iter().map(|(file, receipt)| ReceiptLine { file, receipt, list: list(receipt) }).collect();
    render::write(&receipts(&register, &lines, settings.lang), matches, settings)
}

/// Says why some reports did not come in; the last failure is that of the command.
fn all_of(mut failures: Vec<Failure>, settings: &Settings) -> Result<Status, Failure> {
    let Some(last) = failures.pop() else { return Ok(Status::Fine) };
    for failure in &failures {
        failure.say(settings.lang, "exaequo list receive", settings.color);
    }
    Err(last)
}

fn receive_one(
    office: &mut Office,
    path: &Path,
    letter: &CoveringLetter,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(String, Receipt), Failure> {
    let (receipt, name) =
        with_report(path, letter, settings, |sent| office.receive(sent, &occasion(matches)))?;
    Ok((name, receipt))
}

/// Reads a report and does something with it; what came of it, and how the file is named in messages.
pub(super) fn with_report<T>(
    path: &Path,
    letter: &CoveringLetter,
    settings: &Settings,
    work: impl FnOnce(&Sent<'_>) -> Result<T, OfficeError>,
) -> Result<(T, String), Failure> {
    let input = Input::of(path, settings)?;
    let event = input.event_or_say(settings)?;
    let name =
        path.file_name().map_or_else(|| input.name.clone(), |name| name.to_string_lossy().into_owned());
    let sent = Sent { reading: input.reading(), event: &event, name: &name, letter };
    let done = work(&sent).map_err(|error| match error {
        OfficeError::NotTrf => RegisterFailure::NotTrf(input.name.clone()).into(),
        other => failed(settings.lang)(other),
    })?;
    Ok((done, input.name.clone()))
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
    if days[1] < days[0] {
        return Err(RegisterFailure::EndBeforeStart(days.map(|day| day.to_string())).into());
    }
    let announced = if matches.get_flag("not-rated") {
        Announced::NotRated { title, days }
    } else {
        Announced::Registered { title, days }
    };
    let facts = [Fact::Announced(announced.clone())];
    office.enter(&occasion(matches), &facts).map_err(failed(settings.lang))?;
    render::write(&entered::announced(&office.facts(), &announced, settings.lang), matches, settings)?;
    Ok(Status::Fine)
}
