//! What happened to an event, when, and what can be taken back. Taking back adds a line; nothing gets lost.

use std::collections::BTreeSet;

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
    let undoable = undoable(&kept);
    let line = |line: &Line| Entry {
        number: line.number,
        when: when(&line.at, lang),
        who: line.by.words(lang),
        what: worded::change(&kept.event, &line.change, line.seats.as_ref(), lang),
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

fn opened(file: &str, lang: Lang) -> String {
    if file.is_empty() { String::new() } else { say!(lang, "Opened from the file {file}", file) }
}

/// A moment, to the minute.
pub(crate) fn when(at: &str, lang: Lang) -> String {
    clock::local(at).map_or_else(String::new, |(day, hour, minute)| {
        format!("{}, {hour:02}:{minute:02}", number::date(lang, day))
    })
}

/// The lines that can be taken back. Of those that replace each other – results on a board, rules, prizes – that is the newest
/// that holds; when it is taken back, the one before it is.
fn undoable(kept: &Kept) -> BTreeSet<u64> {
    let mut replaced = BTreeSet::new();
    let mut arranged: Vec<&Change> = Vec::new();
    let mut newest = BTreeSet::new();
    for line in kept.holding().rev() {
        let is_newest = match &line.change {
            Change::Result { round, board, .. } => {
                // Once boards are others, a result of before is of another game.
                let is_seated_anew = arranged.iter().any(|change| change.seats_anew(*round));
                !is_seated_anew && replaced.insert(("result", *round, *board))
            }
            change @ (Change::Rules { .. } | Change::Beside(_)) => replaced.insert((change.kind(), 0, 0)),
            change @ (Change::Team(_) | Change::Round(_)) => {
                arranged.push(change);
                true
            }
            Change::Event(_) | Change::Player(_) => true,
            _ => false,
        };
        if is_newest {
            newest.insert(line.number);
        }
    }
    newest
}

/// Whoever enters results takes results back, and nothing else.
fn may_undo(kept: &Kept, line: &Line) -> bool {
    let is_result = matches!(line.change, Change::Result { .. });
    visitor::may(kept.id, if is_result { Action::Enter } else { Action::Run })
}

/// What is taken back, and where from.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// The line; without one the newest of one's own that can be.
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
    let is_own = |line: &&Line| line.change.undoes().is_some() && line.by.is(&visitor::actor());
    let undone = kept.lines().rev().find(is_own);
    match wanted.back {
        Some(round) if wants_json => answer(&kept, round, undone, lang),
        Some(round) => {
            let place = undone.and_then(board).map_or_else(String::new, |board| format!("#game-{board}"));
            Ok(Redirect::to(&format!("/e/{event}/round/{round}/enter{place}")).into_response())
        }
        None => Ok(Redirect::to(&format!("/e/{event}/history")).into_response()),
    }
}

/// The board a line is about.
pub(crate) fn board(line: &Line) -> Option<usize> {
    let Change::Result { board, .. } = line.change else { return None };
    Some(board)
}

fn reversing(kept: &Kept, wanted: &Wanted) -> Result<Change, Failure> {
    let undoable = undoable(kept);
    let is_own = |line: &Line| line.by.is(&visitor::actor());
    let is_wanted = |line: &&Line| match (wanted.number, wanted.back) {
        (Some(number), _) => line.number == number,
        (None, Some(back)) => {
            matches!(line.change, Change::Result { round, .. } if round == back) && is_own(line)
        }
        (None, None) => is_own(line),
    };
    let mut lines = kept.lines().rev().filter(is_wanted).filter(|line| may_undo(kept, line));
    let Some(line) = lines.find(|line| undoable.contains(&line.number)) else {
        return Err(changed_since(kept, wanted.number).unwrap_or(Failure::NothingToUndo));
    };
    if let Some(result) = result_built_on(kept, line) {
        return Err(Failure::BuiltUpon { event: kept.id, line: result.number });
    }
    line.change.reversed(line.number).ok_or(Failure::NothingToUndo)
}

/// Who has entered something else on the board of a line since.
fn changed_since(kept: &Kept, number: Option<u64>) -> Option<Failure> {
    let line = kept.holding().find(|line| Some(line.number) == number)?;
    let Change::Result { round, board, .. } = line.change else { return None };
    let last = kept.last_change_of(round, board).filter(|last| last.number > line.number)?;
    let Change::Result { is, .. } = &last.change else { return None };
    Some(Failure::ChangedSince { who: last.by.clone(), is: worded::shown(is) })
}

/// A result that was entered on boards as a line has made them: on others it would be one of another game.
fn result_built_on<'a>(kept: &'a Kept, line: &Line) -> Option<&'a Line> {
    kept.holding()
        .rev()
        .take_while(|later| later.number > line.number)
        .find(|later| matches!(later.change, Change::Result { round, .. } if line.change.seats_anew(round)))
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
