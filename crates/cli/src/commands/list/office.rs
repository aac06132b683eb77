//! A register that is named by options, opened; and what an office says as a failure of this program.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::Lang;
use exaequo::bulletin::inbox::kind_words;
use exaequo::bulletin::{correction, entered};
use exaequo::register::{Fact, Moment, Occasion};
use exaequo::report::page::Page;
use exaequo_office::{BeginError, Consent, Entering, Office, OfficeError, Place, Proposed, Watcher};
use exaequo_store_postgres::OpenError as NoDatabase;
use exaequo_store_sqlite::OpenError;

use crate::args::settings::{Settings, text};
use crate::clock;
use crate::failure::{Failure, Status};
use crate::output;
use crate::progress::Shown;
use crate::render;
use crate::texts::{RegisterFailure, nothing_entered};

/// The register in this folder.
const DEFAULT: &str = "exaequo.register";

/// Opens the one the options name.
pub(super) fn opened(matches: &ArgMatches, settings: &Settings) -> Result<Office, Failure> {
    let place = place(matches);
    let office = Office::open(&place).map_err(|error| failure_at(&place, error, settings.lang))?;
    Ok(office.watched_by(Shown::default()))
}

/// Where the register is that the options name.
pub(super) fn place(matches: &ArgMatches) -> Place {
    let named = matches.get_one::<PathBuf>("register").map_or(Path::new(DEFAULT), PathBuf::as_path);
    Place::from(named)
}

impl Watcher for Shown {
    fn begin(&self, events: usize) {
        self.show(events);
    }

    fn step(&self) {
        self.one_more();
    }

    fn end(&self) {
        self.clear();
    }
}

/// What an office says, in the language of the user.
pub(super) fn failed(lang: Lang) -> impl Fn(OfficeError) -> Failure {
    move |error| failure(error, lang)
}

/// Enters facts. Where closed lists change that is shown instead, and entered if it is asked for; where none does, what was
/// entered is said.
pub(super) fn enter(
    office: &mut Office,
    facts: Vec<Fact>,
    matches: &ArgMatches,
    settings: &Settings,
    said: impl FnOnce(&Office) -> Result<Page, Failure>,
) -> Result<Status, Failure> {
    let consent = if matches.get_flag("yes") { Consent::Given } else { Consent::Asked };
    let entering = office.enter_or_show(facts, &occasion(matches), consent, text(matches, "seconded"));
    let entering = entering.map_err(failed(settings.lang))?;
    match &entering {
        Entering::Entered => render::write(&said(office)?, matches, settings)?,
        Entering::Revised(changes) => render::write(&changed(changes, settings.lang), matches, settings)?,
        Entering::Shown(changes) => {
            render::write(&changed(changes, settings.lang), matches, settings)?;
            output::say(&format!("{}\n", nothing_entered(settings.lang)), settings.color);
        }
    }
    Ok(Status::Fine)
}

/// What changes in closed lists.
fn changed(changes: &Proposed, lang: Lang) -> Page {
    correction::page(&changes.proposal.after, &changes.changes(), lang)
}

/// Enters facts about players, and says what they are.
pub(super) fn enter_facts(
    office: &mut Office,
    facts: Vec<Fact>,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let said = facts.clone();
    enter(office, facts, matches, settings, |office| {
        let register = office.with_persons().map_err(failed(settings.lang))?;
        Ok(entered::facts(&register, &said, settings.lang))
    })
}

/// Who enters something, when and why.
pub(super) fn occasion(matches: &ArgMatches) -> Occasion {
    let user = || ["USER", "USERNAME", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    let by = text(matches, "by").map(str::to_owned).or_else(user).unwrap_or_default();
    Occasion {
        at: Moment::since_1970(clock::elapsed()),
        by,
        reason: text(matches, "reason").unwrap_or_default().to_owned(),
    }
}

/// What an office says of a register that was named.
pub(in crate::commands) fn failure_at(place: &Place, error: OfficeError, lang: Lang) -> Failure {
    let named = place.to_string();
    match error {
        OfficeError::File(error) => not_open(named, &error).into(),
        OfficeError::Database(error) => not_connected(named, &error).into(),
        other => failure(other, lang),
    }
}

fn failure(error: OfficeError, lang: Lang) -> Failure {
    let failure = match error {
        OfficeError::Register(error) => RegisterFailure::of(error, lang),
        OfficeError::Store(error) => RegisterFailure::stored(&error),
        OfficeError::Begin(error) => not_begun(error, lang),
        OfficeError::NoReason => RegisterFailure::NoReason,
        OfficeError::NotClosed(list) => RegisterFailure::NotClosed(list),
        OfficeError::Short { rows, before } => RegisterFailure::Short { rows, before },
        OfficeError::Published(folder) => RegisterFailure::Published(folder.display().to_string()),
        OfficeError::Write { path, why } => return output::cannot_write(Some(&path), &why),
        OfficeError::Read { path, why } => return crate::input::cannot_open(&path, &why),
        other => RegisterFailure::Store(other.to_string()),
    };
    failure.into()
}

fn not_begun(error: BeginError, lang: Lang) -> RegisterFailure {
    match error {
        BeginError::Nothing => RegisterFailure::NoBeginning,
        BeginError::OneKind(kind) => RegisterFailure::OneKind(kind_words(kind, lang)),
        BeginError::Days(days) => RegisterFailure::Days(days.map(|day| day.to_string())),
    }
}

fn not_open(file: String, error: &OpenError) -> RegisterFailure {
    match error {
        OpenError::NoFile(_) => RegisterFailure::None(file),
        OpenError::Exists(_) => RegisterFailure::Exists(file),
        OpenError::NotADatabase(_) | OpenError::Foreign(_) => RegisterFailure::NotOne(file),
        OpenError::Newer { .. } => RegisterFailure::Newer(file),
        OpenError::HalfMigrated(_) => RegisterFailure::Unfinished(file),
        OpenError::Store(error) => RegisterFailure::stored(error),
        other => RegisterFailure::Store(other.to_string()),
    }
}

fn not_connected(database: String, error: &NoDatabase) -> RegisterFailure {
    match error {
        NoDatabase::Empty => RegisterFailure::None(database),
        NoDatabase::Exists => RegisterFailure::Exists(database),
        NoDatabase::Foreign => RegisterFailure::NotOne(database),
        NoDatabase::Newer { .. } => RegisterFailure::Newer(database),
        NoDatabase::HalfMigrated => RegisterFailure::Unfinished(database),
        NoDatabase::Store(error) => RegisterFailure::stored(error),
        other => RegisterFailure::Store(other.to_string()),
    }
}
