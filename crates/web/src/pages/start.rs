//! The first page: a place to drop a file, events to try, and those that are open. And what opens an event.

use std::time::Duration;

use askama::Template;
use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::report::number;
use exaequo::{Event, Lang, ReadOptions, Reading};
use exaequo_access::Action;
use exaequo_desk::change::kind::Place;
use exaequo_desk::samples::{self, Sample};
use exaequo_store::desk::EventHead;
use exaequo_texts::say;

use crate::clock;
use crate::copies;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::check;
use crate::pages::findings::Findings;
use crate::rights::LARGEST;
use crate::shell::Shell;
use crate::visitor;

/// How long a file may take to arrive.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest name of a file that is kept.
const NAME: usize = 120;

/// The first page.
#[derive(Debug, Template)]
#[template(path = "start.html")]
struct Start {
    title: String,
    drop: String,
    or_choose: String,
    choose: String,
    open: String,
    stays: String,
    try_out: String,
    samples: Vec<Offer>,
    new: String,
    lists: String,
    /// The way to the page that runs in the browser alone, where it is built in.
    check: String,
    /// The way to the register, where there is one.
    office: String,
    yours: String,
    events: Vec<Row>,
    none: String,
    archive: String,
    archived: Vec<Row>,
    bin: String,
    removed: Vec<Row>,
    restore: String,
    /// That there is no copy of today.
    warning: String,
}

#[derive(Debug)]
struct Offer {
    name: &'static str,
    title: String,
    about: String,
}

#[derive(Debug)]
struct Row {
    id: u64,
    name: String,
    about: String,
}

/// `GET /`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let is_in = |place: Place| move |head: &EventHead| Place::after(head.mark.as_deref()) == place;
    let mut seen = desk.events().await?;
    seen.retain(|head| visitor::may(head.id, Action::Look));
    let (mut removed, events): (Vec<EventHead>, Vec<EventHead>) =
        seen.into_iter().partition(is_in(Place::Bin));
    removed.retain(|head| visitor::may(head.id, Action::Lead));
    let (archived, events): (Vec<EventHead>, Vec<EventHead>) =
        events.into_iter().partition(is_in(Place::Archive));
    let warning = warning(&desk, &events, lang);
    let rows = |heads: Vec<EventHead>| heads.into_iter().map(|head| row(head, lang)).collect();
    let offer =
        |sample: Sample| Offer { name: sample.name, title: sample.title(lang), about: sample.about(lang) };
    let body = Start {
        title: say!(lang, "The arbiter’s desk"),
        drop: say!(lang, "Drop a tournament file here"),
        or_choose: say!(lang, "TRF of any age, or JSON. Or choose it:"),
        choose: say!(lang, "Tournament file"),
        open: say!(lang, "Open"),
        stays: say!(
            lang,
            "The file stays on this computer. You see what was understood of it, whether its standings are right, and where every number comes from."
        ),
        try_out: say!(lang, "Or try one of these"),
        samples: samples::ALL.map(offer).into(),
        new: say!(lang, "New event"),
        lists: say!(lang, "Rating lists"),
        check: if check::IS_BUILT_IN {
            say!(lang, "Check a file in the browser alone")
        } else {
            String::new()
        },
        office: if desk.bureau().is_ok() && visitor::is_officer() {
            say!(lang, "Office of the register")
        } else {
            String::new()
        },
        yours: say!(lang, "Your events"),
        events: rows(events),
        none: say!(lang, "None yet. Drop a file above, or open an example."),
        archive: say!(lang, "Archive"),
        archived: rows(archived),
        bin: say!(lang, "Bin"),
        removed: rows(removed),
        restore: say!(lang, "Put back"),
        warning,
    };
    Ok(Shell::new(lang, "/", &body.title).around(&body).into_response())
}

/// What is said when the file is damaged, or events of yesterday have no copy of today.
fn warning(desk: &Desk, events: &[EventHead], lang: Lang) -> String {
    if let Some(damage) = desk.damage() {
        let (damage, command) = (damage.to_owned(), "exaequo verify");
        return say!(
            lang,
            "The file of the desk is damaged ({damage}). {command} says where; put the last good copy into a new folder before anything else is entered.",
            damage,
            command
        );
    }
    let is_old = |head: &EventHead| clock::minutes_since(&head.at) > 24 * 60;
    // Copies of a database are made where it is.
    if desk.store().database().is_some() {
        return String::new();
    }
    if !events.iter().any(is_old) || copies::newest(desk.folder()).is_some_and(|age| age < copies::OLD) {
        return String::new();
    }
    say!(
        lang,
        "The last copy of the desk is older than a day. Is there room on the disk? {command} makes one and says what is wrong.",
        command = "exaequo backup"
    )
}

fn row(head: EventHead, lang: Lang) -> Row {
    let opened = clock::local(&head.at).map(|(day, _, _)| {
        let day = number::date(lang, day);
        say!(lang, "opened on {day}", day)
    });
    let file = Some(head.file_name).filter(|name| !name.is_empty());
    let about: Vec<String> = file.into_iter().chain(opened).collect();
    let name = if head.name.is_empty() { say!(lang, "Tournament without a name") } else { head.name };
    Row { id: head.id, name, about: about.join(" · ") }
}

/// `POST /samples/{name}`: opens an event to try.
pub(crate) async fn sample(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let sample = Sample::named(&name).ok_or(Failure::NoPage)?;
    open(&desk, sample.file, sample.bytes(), lang).await
}

/// `POST /events`: opens an event from a file that was dropped or chosen.
pub(crate) async fn upload(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    form: Multipart,
) -> Result<Response, Failure> {
    let (name, bytes) = received(form).await?;
    open(&desk, &name, bytes, lang).await
}

/// The file of a form, if it arrives in time.
pub(crate) async fn received(form: Multipart) -> Result<(String, Vec<u8>), Failure> {
    tokio::time::timeout(PATIENCE, file(form)).await.map_err(|_| Failure::TooSlow)?
}

/// The first file of a form; where none was chosen, a browser sends one without a name and without content.
async fn file(mut form: Multipart) -> Result<(String, Vec<u8>), Failure> {
    while let Some(field) = form.next_field().await.map_err(|error| not_read(&error))? {
        if field.file_name().is_none() {
            continue;
        }
        let name: String = field.file_name().unwrap_or_default().chars().take(NAME).collect();
        let bytes = field.bytes().await.map_err(|error| not_read(&error))?;
        if !(name.is_empty() && bytes.is_empty()) {
            return Ok((name, bytes.to_vec()));
        }
    }
    Err(Failure::NoFile)
}

/// Why a form with a file does not arrive.
pub(crate) fn not_read(error: &MultipartError) -> Failure {
    not_read_up_to(LARGEST, error)
}

/// The same where a file may be as large as this.
pub(crate) fn not_read_up_to(most: usize, error: &MultipartError) -> Failure {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Failure::TooLarge { most }
    } else {
        Failure::Request
    }
}

/// Opens an event, or shows why the file holds none.
async fn open(desk: &Desk, file_name: &str, bytes: Vec<u8>, lang: Lang) -> Result<Response, Failure> {
    let reading = Event::read(bytes, &ReadOptions::default());
    let Ok(event) = reading.event() else { return Ok(refused(&reading, file_name, lang)) };
    let id = desk.add(file_name, reading.source().to_bytes(), event.name()).await?;
    Ok(Redirect::to(&format!("/e/{id}")).into_response())
}

fn refused(reading: &Reading, file_name: &str, lang: Lang) -> Response {
    let title = say!(lang, "This file holds no tournament that can be used");
    let body = Refused {
        title: title.clone(),
        file: file_name.to_owned(),
        why: say!(lang, "Nothing was kept. Correct what is marked as an error and drop the file again."),
        again: say!(lang, "Choose another file"),
        findings: Findings::of(&reading.check(), lang).render().unwrap_or_default(),
    };
    (StatusCode::UNPROCESSABLE_ENTITY, Shell::new(lang, "/", &title).around(&body)).into_response()
}

/// A file that holds no tournament.
#[derive(Debug, Template)]
#[template(path = "refused.html")]
struct Refused {
    title: String,
    file: String,
    why: String,
    again: String,
    findings: String,
}
