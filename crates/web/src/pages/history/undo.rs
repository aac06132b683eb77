//! What can be taken back, and how. Taking back adds a line.

use std::collections::BTreeSet;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo_access::Action;
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::play_off::{PlayOffGame, PlayOffResult};
use exaequo_desk::worded;
use serde::Deserialize;

use crate::desk::{Desk, Kept, Line};
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::entry::back::Back;
use crate::pages::playoff::result::{last_of, reversed};
use crate::visitor;

/// Something of which a line says what it is from now on.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Subject {
    Board(u16, usize),
    PlayOffGame(PlayOffGame),
    /// Any result of the play-off.
    PlayOffResults,
    PlayOffRegulations,
    /// By what the log calls it.
    Kind(&'static str),
}

/// What was found on the way from the newest line back.
#[derive(Default)]
struct Newer<'a> {
    replaced: BTreeSet<Subject>,
    arranged: Vec<&'a Line>,
}

/// The lines that can be taken back. Of those that replace each other – results on a board, rules, prizes – that is the newest
/// that holds; when it is taken back, the one before it is.
pub(super) fn undoable(kept: &Kept) -> BTreeSet<u64> {
    let mut newer = Newer::default();
    kept.holding().rev().filter(|line| newer.leaves(line)).map(|line| line.number).collect()
}

impl<'a> Newer<'a> {
    /// Whether a line before them can be taken back.
    fn leaves(&mut self, line: &'a Line) -> bool {
        let change = &line.change;
        match change {
            Change::Result { round, board, .. } => {
                // Once boards are others, a result of before is of another game.
                let is_seated_anew = self.arranged.iter().any(|line| line.seats_anew(*round, *board));
                !is_seated_anew && self.replaced.insert(Subject::Board(*round, *board))
            }
            Change::Beside(BesideChange::PlayOffResult(one)) => {
                self.replaced.insert(Subject::PlayOffResults);
                // Once the regulations are others, a result of before is of another play-off.
                let is_regulated_anew = self.replaced.contains(&Subject::PlayOffRegulations);
                !is_regulated_anew && self.replaced.insert(Subject::PlayOffGame(one.game))
            }
            Change::Beside(BesideChange::PlayOff(_)) => {
                let has_results = self.replaced.contains(&Subject::PlayOffResults);
                self.replaced.insert(Subject::PlayOffRegulations) && !has_results
            }
            Change::Rules { .. } | Change::Beside(_) => self.replaced.insert(Subject::Kind(change.kind())),
            Change::Team(_) | Change::Round(_) => {
                self.arranged.push(line);
                true
            }
            Change::Event(_) | Change::Player(_) => true,
            _ => false,
        }
    }
}

/// Whoever enters results takes results back, and nothing else.
pub(super) fn may_undo(kept: &Kept, line: &Line) -> bool {
    let is_result =
        matches!(line.change, Change::Result { .. } | Change::Beside(BesideChange::PlayOffResult(_)));
    visitor::may(kept.id, if is_result { Action::Enter } else { Action::Run })
}

/// What is taken back, and where from.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// The line; without one the newest of one's own that can be.
    number: Option<u64>,
    /// Where results were being entered.
    back: Option<Back>,
}

/// `POST /e/{event}/undo`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
    headers: HeaderMap,
    Form(wanted): Form<Wanted>,
) -> Result<Response, Failure> {
    let kept = desk.change(event, |kept| reversing(kept, &wanted)).await?;
    let is_own = |line: &&Line| line.change.undoes().is_some() && line.by.is(&visitor::actor());
    let undone = kept.lines().rev().find(is_own);
    match wanted.back {
        Some(back) => back.answer(&kept, &headers, undone, lang),
        None => Ok(Redirect::to(&format!("/e/{event}/history")).into_response()),
    }
}

fn reversing(kept: &Kept, wanted: &Wanted) -> Result<Change, Failure> {
    let undoable = undoable(kept);
    let is_own = |line: &Line| line.by.is(&visitor::actor());
    let is_wanted = |line: &&Line| match (wanted.number, wanted.back) {
        (Some(number), _) => line.number == number,
        (None, Some(back)) => back.is_of(&line.change) && is_own(line),
        (None, None) => is_own(line),
    };
    let mut lines = kept.lines().rev().filter(is_wanted).filter(|line| may_undo(kept, line));
    let Some(line) = lines.find(|line| undoable.contains(&line.number)) else {
        return Err(changed_since(kept, wanted.number).unwrap_or(Failure::NothingToUndo));
    };
    if let Some(result) = result_built_on(kept, line) {
        return Err(Failure::BuiltUpon { event: kept.id, line: result.number });
    }
    match &line.change {
        Change::Beside(BesideChange::PlayOffResult(one)) => reversed(kept, line.number, one),
        change => change.reversed(line.number).ok_or(Failure::NothingToUndo),
    }
}

/// Who has entered something else on the board of a line since.
fn changed_since(kept: &Kept, number: Option<u64>) -> Option<Failure> {
    let line = kept.holding().find(|line| Some(line.number) == number)?;
    if is_seated_anew_since(kept, line) {
        return Some(Failure::SeatedAnew);
    }
    let last = match &line.change {
        Change::Result { round, board, .. } => kept.last_change_of(*round, *board),
        Change::Beside(BesideChange::PlayOffResult(one)) => last_of(kept, one.game),
        _ => None,
    };
    let last = last.filter(|last| last.number > line.number)?;
    let (Change::Result { is, .. } | Change::Beside(BesideChange::PlayOffResult(PlayOffResult { is, .. }))) =
        &last.change
    else {
        return None;
    };
    Some(Failure::ChangedSince { who: last.by.clone(), is: worded::shown(is) })
}

/// The lines after one that hold, the newest first.
fn since<'a>(kept: &'a Kept, line: &Line) -> impl Iterator<Item = &'a Line> {
    let number = line.number;
    kept.holding().rev().take_while(move |later| later.number > number)
}

/// Whether the board of a result was arranged anew after it.
fn is_seated_anew_since(kept: &Kept, line: &Line) -> bool {
    let Change::Result { round, board, .. } = line.change else { return false };
    since(kept, line).any(|later| later.seats_anew(round, board))
}

/// A result that was entered on boards as a line has made them: on others it would be one of another game.
fn result_built_on<'a>(kept: &'a Kept, line: &Line) -> Option<&'a Line> {
    let builds = |later: &&Line| match (&later.change, &line.change) {
        (Change::Result { round, board, .. }, change) => {
            // Lines that arrange the round once more may lie on the boards of this one.
            let is_last = !since(kept, line).any(|later| later.change.seats_anew(*round));
            if is_last { line.seats_anew(*round, *board) } else { change.seats_anew(*round) }
        }
        (
            Change::Beside(BesideChange::PlayOffResult(later)),
            Change::Beside(BesideChange::PlayOffResult(one)),
        ) => later.game.follows(one.game),
        _ => false,
    };
    since(kept, line).find(builds)
}
