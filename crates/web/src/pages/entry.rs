//! Results of a round, entered by keyboard, by finger, or without any script: each board is a form.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::{Outcome, RoundNumber};
use exaequo::report::pairings::{self, EntryGame, EntryGroup};
use exaequo_desk::worded::{self, shown};
use exaequo_texts::say;
use serde::Deserialize;

use crate::change::Change;
use crate::clock;
use crate::desk::{Desk, Kept, Line};
use crate::failure::{Declined, Failure};
use crate::language::Speaks;
use crate::of_event::OfEvent;
use crate::pages::history::board;
use crate::pages::standings::status;
use crate::shell::{Shell, Tab, progress_of};

#[derive(Debug, Template)]
#[template(path = "entry.html")]
struct Entry {
    id: u64,
    round: u16,
    title: String,
    progress: String,
    keys: String,
    forfeits: String,
    clear: String,
    undo: String,
    list: String,
    standings: String,
    /// What the script asks before it enters a forfeit or takes a result back.
    confirm: String,
    replace: String,
    groups: Vec<Group>,
    buttons: [(&'static str, &'static str, String); 3],
    rare: [(&'static str, &'static str, String); 7],
    /// What is said where a later round is paired already.
    past: String,
    /// What is said where nothing was entered here that could be taken back.
    nothing: String,
}

#[derive(Debug)]
struct Group {
    title: String,
    score: String,
    games: Vec<Game>,
}

#[derive(Debug)]
struct Game {
    board: usize,
    number: usize,
    white: String,
    white_rating: String,
    white_team: String,
    black: String,
    black_rating: String,
    black_team: String,
    is: String,
    shown: String,
}

impl Group {
    fn of(group: EntryGroup) -> Self {
        Self {
            title: group.title,
            score: group.score,
            games: group.games.into_iter().map(Game::of).collect(),
        }
    }
}

impl Game {
    fn of(game: EntryGame) -> Self {
        let rating = |rating: Option<u16>| {
            rating.filter(|rating| *rating > 0).map_or_else(String::new, |one| one.to_string())
        };
        let is = game.outcome.to_string();
        Self {
            board: game.board,
            number: game.game,
            white_rating: rating(game.white.1),
            black_rating: rating(game.black.1),
            white_team: game.teams[0].clone(),
            black_team: game.teams[1].clone(),
            white: game.white.0,
            black: game.black.0,
            shown: shown(&is),
            is,
        }
    }
}

/// `GET /e/{event}/round/{round}/enter`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
) -> Result<Response, Failure> {
    let body = entry(&kept, round, lang)?;
    let path = format!("/e/{event}/round/{round}/enter");
    let shell = Shell::new(lang, &path, &body.title);
    Ok(shell.under(&kept, Tab::Round(round)).around(&body).into_response())
}

fn entry(kept: &Kept, round: u16, lang: Lang) -> Result<Entry, Failure> {
    let groups = pairings::entry(&kept.event, round, lang)?;
    Ok(Entry {
        id: kept.id,
        round,
        title: say!(lang, "Results of round {round}", round),
        progress: progress_of(&kept.event, RoundNumber(round), lang),
        keys: say!(
            lang,
            "Keys: 1 White wins, 0 Black wins, = or 5 draw, + and − forfeits, ↑ ↓ another board, Ctrl-Z undo"
        ),
        forfeits: say!(lang, "Forfeits and other results"),
        clear: say!(lang, "No result"),
        undo: say!(lang, "Undo my last entry"),
        list: say!(lang, "The round as a list"),
        standings: say!(lang, "See the standings"),
        confirm: say!(lang, "{result}? Enter confirms, Esc does not.", result = "{result}"),
        replace: say!(
            lang,
            "{result} in place of {was}? Enter confirms, Esc does not.",
            result = "{result}",
            was = "{was}"
        ),
        past: past(kept, round, lang),
        nothing: say!(
            lang,
            "Nothing that was entered here can be taken back. What others have entered is in the history."
        ),
        groups: groups.into_iter().map(Group::of).collect(),
        buttons: [
            ("1-0", "1 – 0", say!(lang, "White wins")),
            ("1/2-1/2", "½ – ½", say!(lang, "Draw")),
            ("0-1", "0 – 1", say!(lang, "Black wins")),
        ],
        rare: [
            ("+--", "+ –", say!(lang, "White wins by forfeit")),
            ("--+", "– +", say!(lang, "Black wins by forfeit")),
            ("---", "– –", say!(lang, "Both lose by forfeit")),
            ("1/2-0", "½ – 0", say!(lang, "Draw for White, loss for Black")),
            ("0-1/2", "0 – ½", say!(lang, "Loss for White, draw for Black")),
            ("0-0", "0 – 0", say!(lang, "Played, loss for both")),
            ("?", "?", say!(lang, "Postponed")),
        ],
    })
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
    if headers.get(header::ACCEPT).is_none_or(|accepts| accepts != "application/json") {
        return Ok(
            Redirect::to(&format!("/e/{event}/round/{round}/enter#game-{}", typed.game)).into_response()
        );
    }
    answer(&kept, round, kept.last_change_of(round, typed.game), lang)
}

/// What a script shows after a line was written: an entry, or one that was taken back.
pub(crate) fn answer(kept: &Kept, round: u16, line: Option<&Line>, lang: Lang) -> Result<Response, Failure> {
    let groups = pairings::entry(&kept.event, round, lang)?;
    let games = groups.iter().flat_map(|group| &group.games).map(|game| {
        let is = game.outcome.to_string();
        serde_json::json!({ "game": game.game, "shown": shown(&is), "is": is })
    });
    let scores: Vec<&str> = groups.iter().map(|group| group.score.as_str()).collect();
    let body = serde_json::json!({
        "version": kept.version(),
        "status": status(kept, kept.standings().ok().as_ref(), lang),
        "progress": progress_of(&kept.event, RoundNumber(round), lang),
        "scores": scores,
        "games": games.collect::<Vec<_>>(),
        "line": line.map(|line| line.number),
        "board": line.and_then(board),
        "said": line.and_then(|line| taken_back(kept, line, lang)),
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response())
}

/// Which entry was taken back, in a sentence.
fn taken_back(kept: &Kept, line: &Line, lang: Lang) -> Option<String> {
    line.change.undoes()?;
    let what = worded::change(&kept.event, &line.change, line.seats.as_ref(), lang);
    Some(say!(lang, "Taken back. {what}.", what))
}

/// Who has entered what is on a board, and when.
fn met(kept: &Kept, round: u16, game: usize, now: Outcome) -> Failure {
    let last = kept.last_change_of(round, game);
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
        return Err(met(kept, round, typed.game, now));
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
