//! The rating lists in which players are found while somebody types: those that are there, and the way to another one.

use std::io;
use std::path::Path as FilePath;
use std::time::Duration;

use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::Pace;
use exaequo::report::number;
use exaequo_seek::{LoadError, LoadState};
use exaequo_store::StoreError;
use exaequo_store::lists::ListHead;
use exaequo_texts::say;
use tokio::io::AsyncWriteExt as _;

use super::start::not_read_up_to;
use crate::clock;
use crate::desk::Desk;
use crate::failure::{Failure, said};
use crate::language::Speaks;
use crate::pages::history::when;
use crate::rights::LARGEST_LIST;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Note, Sheet, Table};
use crate::visitor;

const PATH: &str = "/rating-lists";
/// How long the next piece of a list may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest name of a file that is kept.
const NAME: usize = 120;

/// `GET /rating-lists`.
pub(crate) async fn get(State(desk): State<Desk>, Speaks(lang): Speaks) -> Response {
    let state = desk.rating_lists().state();
    let mut response = page(&desk, notes(&state, lang), lang).await;
    if matches!(state, LoadState::Loading(..)) {
        let again = HeaderValue::from_static("1");
        response.headers_mut().insert(HeaderName::from_static("refresh"), again);
    }
    response
}

async fn page(desk: &Desk, notes: Vec<Note>, lang: Lang) -> Response {
    let heads = desk.rating_lists().heads().await;
    let mut blocks = Vec::new();
    if !heads.is_empty() {
        blocks.push(Block::new("", &table(&heads, lang)));
    }
    if visitor::is_officer() {
        blocks.push(Block::new(say!(lang, "Load a list"), &form(lang)));
    }
    let sheet = Sheet {
        title: say!(lang, "Rating lists"),
        about: say!(
            lang,
            "Players are found in them while somebody types a name or a FIDE number. They stay on this computer, beside the events, and are in no copy of the desk."
        ),
        notes,
        blocks,
        ways: vec![("/".to_owned(), say!(lang, "Back to the events"))],
        ..Sheet::default()
    };
    sheet.of_desk(PATH, lang)
}

fn form(lang: Lang) -> Form {
    let words = |pace| exaequo::report::names::pace(lang, pace);
    let paces = Pace::ALL.map(|pace| (pace.name().to_owned(), words(pace))).into();
    let about =
        say!(lang, "FIDE’s list as TXT or XML, also as the ZIP file it is published in, or a list as CSV.");
    Form {
        action: PATH.to_owned(),
        fields: vec![
            Field::new("pace", say!(lang, "A list with one rating is for"), "standard", Kind::Choice(paces)),
            Field::new("file", say!(lang, "File"), "", Kind::File(".txt,.xml,.csv,.zip")).about(about),
        ],
        button: say!(lang, "Load"),
        ..Form::default()
    }
}

fn table(heads: &[(u64, ListHead)], lang: Lang) -> Table {
    let row = |(id, head): &(u64, ListHead)| {
        let published = head.published.parse().map_or_else(|_| String::new(), |day| number::date(lang, day));
        let remove = Form::button(format!("{PATH}/{id}/remove"), &[], say!(lang, "Remove"));
        vec![
            Cell::text(&head.file_name),
            Cell::Text(published),
            Cell::Text(number::whole(lang, head.players)),
            Cell::Text(when(&head.at, lang)),
            if visitor::is_officer() { Cell::form(&remove) } else { Cell::text("") },
        ]
    };
    let head = [
        (say!(lang, "File"), false),
        (say!(lang, "Published"), false),
        (say!(lang, "Players"), true),
        (say!(lang, "Loaded"), false),
        (String::new(), false),
    ];
    Table { caption: say!(lang, "Rating lists"), head: head.into(), rows: heads.iter().map(row).collect() }
}

/// What becomes of the list that was sent last.
fn notes(state: &LoadState, lang: Lang) -> Vec<Note> {
    match state {
        LoadState::Idle => Vec::new(),
        LoadState::Loading(file, n) => {
            let (n, file) = (*n, file.clone());
            let sentence = say!(lang, count n,
                "{file} is being loaded: {n} player so far. Everything else goes on meanwhile.",
                "{file} is being loaded: {n} players so far. Everything else goes on meanwhile.",
                file, n);
            vec![Note::new(Level::Inform, sentence)]
        }
        LoadState::Refused(file, wrong) => vec![Note::new(Level::Refuse, refused(file, wrong, lang))],
    }
}

fn refused(file: &str, wrong: &LoadError, lang: Lang) -> String {
    let file = file.to_owned();
    match wrong {
        LoadError::Line(line, fault) => {
            let (line, why) = (*line, said(fault, lang));
            say!(lang, "{file} was not loaded. Line {line}: {why}", file, line, why)
        }
        LoadError::Empty => say!(lang, "{file} was not loaded: there is nobody in it.", file),
        LoadError::Unreadable => {
            say!(lang, "{file} was not loaded: it cannot be unpacked, or is too large.", file)
        }
        LoadError::Full => say!(lang, "{file} was not loaded: there is no room for it on the disk.", file),
        LoadError::ReadOnly => {
            say!(lang, "{file} was not loaded: the folder of the lists cannot be written to.", file)
        }
        LoadError::NotWritten => {
            say!(lang, "{file} was not loaded: it could not be written to the disk.", file)
        }
    }
}

/// `POST /rating-lists`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    form: Multipart,
) -> Result<Response, Failure> {
    let Some((file_name, pace)) = arrived(&desk, form).await? else {
        let sentence = say!(lang, "Another list is being loaded; wait until it is there.");
        return Ok(page(&desk, vec![Note::new(Level::Refuse, sentence)], lang).await);
    };
    tokio::spawn(async move { desk.rating_lists().load(&file_name, &clock::now(), pace).await });
    Ok(Redirect::to(PATH).into_response())
}

/// Takes a file piece by piece to the disk: its name, and the kind of play; nothing where another one is loaded.
async fn arrived(desk: &Desk, mut form: Multipart) -> Result<Option<(String, Pace)>, Failure> {
    let mut pace = Pace::Standard;
    while let Some(field) = form.next_field().await.map_err(|error| not_read(&error))? {
        let Some(file_name) = field.file_name().map(|name| name.chars().take(NAME).collect::<String>())
        else {
            if field.name() == Some("pace") {
                let name = field.text().await.map_err(|error| not_read(&error))?;
                pace = Pace::named(&name).unwrap_or(Pace::Standard);
            }
            continue;
        };
        let Some(path) = desk.rating_lists().arriving(&file_name).map_err(unwritten)? else {
            return Ok(None);
        };
        return match written(field, &path).await {
            Ok(()) => Ok(Some((file_name, pace))),
            Err(failure) => {
                desk.rating_lists().lost();
                Err(failure)
            }
        };
    }
    Err(Failure::NoFile)
}

async fn written(mut field: axum::extract::multipart::Field<'_>, path: &FilePath) -> Result<(), Failure> {
    let mut file = tokio::fs::File::create(path).await.map_err(unwritten)?;
    loop {
        let piece = tokio::time::timeout(PATIENCE, field.chunk()).await.map_err(|_| Failure::TooSlow)?;
        let Some(piece) = piece.map_err(|error| not_read(&error))? else { break };
        file.write_all(&piece).await.map_err(unwritten)?;
    }
    file.flush().await.map_err(unwritten)
}

fn unwritten(why: io::Error) -> Failure {
    Failure::Store(match why.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::Engine(Box::new(why)),
    })
}

fn not_read(error: &MultipartError) -> Failure {
    not_read_up_to(LARGEST_LIST, error)
}

/// `POST /rating-lists/{id}/remove`.
pub(crate) async fn remove(State(desk): State<Desk>, Path(id): Path<u64>) -> Response {
    desk.rating_lists().remove(id).await;
    Redirect::to(PATH).into_response()
}
