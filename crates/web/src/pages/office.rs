//! The office of the register: reports come in, are checked and decided; lists are previewed, closed and published.

mod decided;
mod drift;
mod event;
mod inbox;
pub(crate) mod lists;
mod proposal;

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::Multipart;
use exaequo::model::Date;
use exaequo::register::fact::EventId;
use exaequo::register::{Moment, Occasion};
use exaequo::{Event, ReadOptions, Reading};

use super::start::not_read;
use crate::clock;
use crate::failure::Failure;
use crate::rights::{Route, Who};
use crate::visitor;

/// Who keeps the register.
const OFFICER: Who = Who::Officer;
/// How long a report may take to arrive.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest name of a file that is kept.
const NAME: usize = 120;
/// Who does what is done at the machine itself.
const AT_THE_MACHINE: &str = "officer";

/// The routes of the office.
pub(super) fn table() -> Vec<Route> {
    vec![
        Route::get(OFFICER, "/office", inbox::get),
        Route::file(OFFICER, "/office/reports", inbox::receive),
        Route::post(OFFICER, "/office/accept", inbox::accept),
        Route::get(OFFICER, "/office/events/{number}", event::get),
        Route::post(OFFICER, "/office/events/{number}", event::decide),
        Route::file(OFFICER, "/office/events/{number}/correct", event::correct),
        Route::get(OFFICER, "/office/lists/{list}", lists::get),
        Route::post(OFFICER, "/office/lists/{list}/close", lists::close),
        Route::post(OFFICER, "/office/lists/{list}/publish", lists::publish),
        Route::get(OFFICER, "/office/drift", drift::get),
    ]
}

/// The address of an event.
fn way_to(event: EventId) -> String {
    format!("/office/events/{}", event.0)
}

/// Who enters something now, and why.
pub(crate) fn occasion(reason: &str) -> Occasion {
    let by = visitor::actor().name().unwrap_or(AT_THE_MACHINE).to_owned();
    Occasion { at: Moment::since_1970(clock::elapsed()), by, reason: reason.trim().to_owned() }
}

/// What a form sends.
type Fields = BTreeMap<String, String>;

/// A field of a form, without what stands around it.
fn text<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|value| value.trim()).unwrap_or_default()
}

/// A day of a form; none where the field is empty.
fn day(fields: &Fields, name: &str) -> Result<Option<Date>, Failure> {
    match text(fields, name) {
        "" => Ok(None),
        typed => typed.parse().map(Some).map_err(|_| Failure::Request),
    }
}

/// A list in an address.
fn list(typed: &str) -> Result<Date, Failure> {
    typed.parse().map_err(|_| Failure::NoPage)
}

/// A form with a report: its fields, the name of the file, and what was read of it.
struct Arrived {
    fields: Fields,
    name: String,
    reading: Reading,
    event: Event,
}

impl Arrived {
    async fn of(form: Multipart) -> Result<Self, Failure> {
        let read = tokio::time::timeout(PATIENCE, fields(form)).await.map_err(|_| Failure::TooSlow)?;
        let (fields, name, bytes) = read?;
        Self::read(fields, name, bytes)
    }

    fn read(fields: Fields, name: String, bytes: Vec<u8>) -> Result<Self, Failure> {
        let reading = Event::read(bytes, &ReadOptions::default());
        let none = |_| Failure::NoTournament { name: name.clone(), check: Box::new(reading.check()) };
        let event = reading.event().map_err(none)?;
        Ok(Self { fields, name, reading, event })
    }
}

async fn fields(mut form: Multipart) -> Result<(Fields, String, Vec<u8>), Failure> {
    let (mut fields, mut file) = (Fields::new(), None);
    while let Some(field) = form.next_field().await.map_err(|error| not_read(&error))? {
        let named = field.file_name().map(|name| name.chars().take(NAME).collect::<String>());
        let key = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| not_read(&error))?;
        match named {
            Some(name) if !bytes.is_empty() => file = Some((name, bytes.to_vec())),
            Some(_) => {}
            None => drop(fields.insert(key, String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
    let (name, bytes) = file.ok_or(Failure::NoFile)?;
    Ok((fields, name, bytes))
}
