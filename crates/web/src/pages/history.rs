//! What happened to an event, when, and what can be taken back. Taking back adds a line; nothing gets lost.

pub(crate) mod undo;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::report::number;
use exaequo_desk::change::Change;
use exaequo_desk::worded;
use exaequo_texts::say;

use crate::clock;
use crate::desk::{Desk, Kept, Line};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::shell::{Shell, Tab};
use undo::{may_undo, undoable};

#[derive(Debug, Template)]
#[template(path = "history.html")]
struct History {
    id: u64,
    title: String,
    about: String,
    lines: Vec<Entry>,
    none: String,
    when: String,
    who: String,
    what: String,
    undo: String,
    opened: String,
}

#[derive(Debug)]
struct Entry {
    number: u64,
    when: String,
    who: String,
    what: String,
    can_be_undone: bool,
}

/// `GET /e/{event}/history`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let undoable = undoable(&kept);
    let line = |line: &Line| Entry {
        number: line.number,
        when: when(&line.at, lang),
        who: line.by.words(lang),
        what: said(&kept, line, lang),
        can_be_undone: undoable.contains(&line.number) && may_undo(&kept, line),
    };
    let body = History {
        id: event,
        title: say!(lang, "History"),
        about: say!(lang, "Nothing gets lost: taking something back adds a line."),
        lines: kept.lines().rev().map(line).collect(),
        none: say!(lang, "Nothing has been changed since the event was opened."),
        when: say!(lang, "When"),
        who: say!(lang, "Who"),
        what: say!(lang, "What"),
        undo: say!(lang, "Undo"),
        opened: opened(&kept.file_name, lang),
    };
    let shell = Shell::new(lang, &format!("/e/{event}/history"), &body.title);
    Ok(shell.under(&kept, Tab::History).around(&body).into_response())
}

/// A line in words; of one that takes another back, what that was.
fn said(kept: &Kept, line: &Line, lang: Lang) -> String {
    let words = |line: &Line| worded::change(&kept.event, &line.change, line.seats.as_ref(), lang);
    let Change::Undo { number } = line.change else { return words(line) };
    match kept.lines().find(|one| one.number == number) {
        Some(undone) => {
            say!(lang, "Line {number} was taken back: {what}", number, what = words(undone))
        }
        None => words(line),
    }
}

fn opened(file: &str, lang: Lang) -> String {
    if file.is_empty() { String::new() } else { say!(lang, "Opened from the file {file}", file) }
}

/// A moment, to the minute.
pub(crate) fn when(at: &str, lang: Lang) -> String {
    clock::local(at).map_or_else(String::new, |(day, hour, minute)| {
        format!("{}, {hour:02}:{minute:02}", number::date(lang, day))
    })
}

/// `POST /e/{event}/remove`: into the bin.
pub(crate) async fn remove(State(desk): State<Desk>, Path(event): Path<u64>) -> Result<Response, Failure> {
    desk.change(event, |_| Ok(Change::Remove)).await?;
    Ok(Redirect::to("/").into_response())
}

/// `POST /e/{event}/restore`: out of the bin.
pub(crate) async fn restore(State(desk): State<Desk>, Path(event): Path<u64>) -> Result<Response, Failure> {
    desk.change(event, |_| Ok(Change::Restore)).await?;
    Ok(Redirect::to(&format!("/e/{event}")).into_response())
}
