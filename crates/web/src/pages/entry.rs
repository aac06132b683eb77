//! Results of a round, entered by keyboard, by finger, or without any script: each board is a form.

pub(crate) mod back;
pub(crate) mod boards;

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::model::{Outcome, RoundNumber};
use exaequo::report::pairings;
use exaequo_desk::change::Change;
use exaequo_desk::worded::shown;
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::{Desk, Kept, Line};
use crate::failure::{Declined, Failure};
use crate::language::Speaks;
use crate::of_event::OfEvent;
use crate::progress::progress_of;
use crate::shell::{Shell, Tab};
use crate::shortcuts::Keys;
use back::Back;
use boards::{Boards, Group};

#[derive(Debug, Template)]
#[template(path = "entry.html")]
struct Entry {
    id: u64,
    round: u16,
    title: String,
    boards: String,
    list: String,
    standings: String,
}

/// `GET /e/{event}/round/{round}/enter`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
) -> Result<Response, Failure> {
    let body = entry(&kept, round, lang)?;
    let path = format!("/e/{event}/round/{round}/enter");
    let shell = Shell::new(lang, &path, &body.title).with_keys(Keys::Entry);
    Ok(shell.under(&kept, Tab::Round(round)).around(&body).into_response())
}

fn entry(kept: &Kept, round: u16, lang: Lang) -> Result<Entry, Failure> {
    let post = format!("/e/{}/round/{round}/enter", kept.id);
    let progress = progress_of(&kept.event, RoundNumber(round), lang);
    let groups = groups(kept, round, lang)?;
    let boards = Boards::new(kept.id, post, Back::Round(round), progress, groups, lang);
    Ok(Entry {
        id: kept.id,
        round,
        title: say!(lang, "Results of round {round}", round),
        boards: boards.with_past(past(kept, round, lang)).render().unwrap_or_default(),
        list: say!(lang, "The round as a list"),
        standings: say!(lang, "See the standings"),
    })
}

/// The boards of a round, each known by its game.
fn groups(kept: &Kept, round: u16, lang: Lang) -> Result<Vec<Group>, Failure> {
    let groups = pairings::entry(&kept.event, round, lang)?;
    let known = |game: usize| (game.to_string(), vec![("game", game.to_string())]);
    Ok(groups.into_iter().map(|group| Group::of(group, |game| known(game.game))).collect())
}

/// What is said where a later round is paired already. Where all rounds are paired at once that is nothing to be said.
fn past(kept: &Kept, round: u16, lang: Lang) -> String {
    let tournament = kept.event.tournament();
    let is_predetermined = tournament.system().0.is_predetermined();
    if round >= tournament.rounds.count() || is_predetermined {
        return String::new();
    }
    say!(
        lang,
        "A later round is paired already: a result that is changed here changes what it was paired by."
    )
}

/// What a board sends: its game, what the result was there, and what it is to be.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    game: usize,
    was: String,
    is: String,
}

/// `POST /e/{event}/round/{round}/enter`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path((event, round)): Path<(u64, u16)>,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let kept = desk.change(event, |kept| result(kept, round, &typed)).await?;
    Back::Round(round).answer(&kept, &headers, kept.last_change_of(round, typed.game), lang)
}

/// What a script shows after a line was written.
pub(crate) fn answer(kept: &Kept, round: u16, line: Option<&Line>, lang: Lang) -> Result<Response, Failure> {
    let progress = progress_of(&kept.event, RoundNumber(round), lang);
    Ok(boards::answer(kept, &progress, &groups(kept, round, lang)?, line, lang))
}

/// Who has entered what is on a board, and when.
pub(crate) fn met(last: Option<&Line>, now: Outcome) -> Failure {
    let minutes = last.map_or(0, |line| clock::minutes_since(&line.at));
    let who = last.map(|line| line.by.clone()).unwrap_or_default();
    Failure::Met { who, is: shown(&now.to_string()), minutes }
}

/// Who has entered what is on a board that had to be empty.
pub(crate) fn taken(kept: &Kept, round: u16, game: usize, now: Outcome) -> Failure {
    let who = kept.last_change_of(round, game).map(|line| line.by.clone()).unwrap_or_default();
    Failure::Taken { who, is: shown(&now.to_string()) }
}

/// The change, if the board still says what whoever typed it saw.
fn result(kept: &Kept, round: u16, typed: &Typed) -> Result<Change, Failure> {
    let parse = |text: &str| text.parse::<Outcome>().map_err(|_| Failure::Request);
    let (seen, is) = (parse(&typed.was)?, parse(&typed.is)?);
    let games = kept.event.tournament().rounds.pairings_of(RoundNumber(round));
    let now = typed.game.checked_sub(1).and_then(|game| games.get(game)).ok_or(Failure::Request)?.outcome;
    if now.to_string() != seen.to_string() && now.to_string() != is.to_string() {
        return Err(met(kept.last_change_of(round, typed.game), now));
    }
    Ok(Change::Result { round, board: typed.game, was: now.to_string(), is: is.to_string(), undoes: None })
}

/// The change of a board to a result, whatever it said before.
pub(crate) fn changed(kept: &Kept, round: u16, board: usize, result: &str) -> Result<Change, Failure> {
    let wrong = |name, found: &str| Failure::from(Declined::Argument { name, found: found.to_owned() });
    let is = result.parse::<Outcome>().map_err(|_| wrong("result", result))?;
    let games = kept.event.tournament().rounds.pairings_of(RoundNumber(round));
    let game = board.checked_sub(1).and_then(|game| games.get(game));
    let was = game.ok_or_else(|| wrong("board", &board.to_string()))?.outcome;
    Ok(Change::Result { round, board, was: was.to_string(), is: is.to_string(), undoes: None })
}
