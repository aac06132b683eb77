//! What happened to an event, when, and what can be taken back. Taking back adds a line; nothing gets lost.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::report::number;
use exaequo_access::Action;
use exaequo_desk::worded;
use exaequo_texts::say;
use serde::Deserialize;

use crate::change::Change;
use crate::change::beside::BesideChange;
use crate::clock;
use crate::desk::{Desk, Kept, Line};
use crate::failure::Failure;
use crate::language::Speaks;
use crate::of_event::OfEvent;
use crate::pages::entry::answer;
use crate::shell::{Shell, Tab};
use crate::visitor;

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
    let line = |line: &Line| Entry {
        number: line.number,
        when: when(&line.at, lang),
        who: line.by.words(lang),
        what: worded::change(&kept.event, &line.change, line.seats.as_ref(), lang),
        can_be_undone: can_be_undone(&kept, line) && may_undo(&kept, line),
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

fn opened(file: &str, lang: Lang) -> String {
    if file.is_empty() { String::new() } else { say!(lang, "Opened from the file {file}", file) }
}

/// A moment, to the minute.
pub(crate) fn when(at: &str, lang: Lang) -> String {
    clock::local(at).map_or_else(String::new, |(day, hour, minute)| {
        format!("{}, {hour:02}:{minute:02}", number::date(lang, day))
    })
}

/// A result that is still what the line made of it, and that nobody has taken back.
fn can_be_undone(kept: &Kept, line: &Line) -> bool {
    let (last, undoes) = match &line.change {
        Change::Result { round, board, undoes, .. } => (kept.last_change_of(*round, *board), undoes),
        Change::Rules { undoes, .. } => {
            (kept.lines().rev().find(|line| matches!(line.change, Change::Rules { .. })), undoes)
        }
        Change::Beside(change) => return can_be_taken_back(kept, line, change),
        Change::Event(_) | Change::Player(_) | Change::Team(_) | Change::Round(_) => {
            return !kept.is_undone(line.number);
        }
        _ => return false,
    };
    undoes.is_none() && last.is_some_and(|last| last.number == line.number)
}

/// Whoever enters results takes results back, and nothing else.
fn may_undo(kept: &Kept, line: &Line) -> bool {
    let is_result = matches!(line.change, Change::Result { .. });
    visitor::may(kept.id, if is_result { Action::Enter } else { Action::Run })
}

/// The newest of its kind, which is no taking back itself.
fn can_be_taken_back(kept: &Kept, line: &Line, change: &BesideChange) -> bool {
    let newest = kept.lines().rev().find(|one| one.change.kind() == change.kind());
    !change.is_reversing() && newest.is_some_and(|newest| newest.number == line.number)
}

/// What is taken back, and where from.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// The line; without one the newest that can be.
    number: Option<u64>,
    /// The round whose results were being entered.
    back: Option<u16>,
}

/// `POST /e/{event}/undo`.
pub(crate) async fn undo(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
    headers: HeaderMap,
    Form(wanted): Form<Wanted>,
) -> Result<Response, Failure> {
    let kept = desk.change(event, |kept| reversing(kept, &wanted)).await?;
    let wants_json = headers.get(header::ACCEPT).is_some_and(|accepts| accepts == "application/json");
    match wanted.back {
        Some(round) if wants_json => answer(&kept, round, lang),
        Some(round) => Ok(Redirect::to(&format!("/e/{event}/round/{round}/enter")).into_response()),
        None => Ok(Redirect::to(&format!("/e/{event}/history")).into_response()),
    }
}

fn reversing(kept: &Kept, wanted: &Wanted) -> Result<Change, Failure> {
    let is_wanted = |line: &&Line| match (wanted.number, wanted.back) {
        (Some(number), _) => line.number == number,
        (None, Some(back)) => matches!(line.change, Change::Result { round, .. } if round == back),
        (None, None) => true,
    };
    let mut lines = kept.lines().rev().filter(is_wanted).filter(|line| may_undo(kept, line));
    let line = lines.find(|line| can_be_undone(kept, line)).ok_or(Failure::NothingToUndo)?;
    line.change.reversed(line.number).ok_or(Failure::NothingToUndo)
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
