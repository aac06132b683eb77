//! The play-off: its regulations, the plan with the bracket, the results as they come in, and the final standings.

use askama::Template;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use exaequo::event::playoff::{PlannedPlayOff, PlayOffError, PlayOffInput, plan};
use exaequo::model::RoundNumber;
use exaequo::playoff::EXAMPLE;
use exaequo::report::html::Links;
use exaequo::report::pairings;
use exaequo::report::playoff::{open, plan as planned_page};
use exaequo::{At, Event, Lang, RankingError, Standings};
use exaequo_desk::worded::shown;
use exaequo_texts::say;
use serde::Deserialize;

use crate::beside::PlayOffFacts;
use crate::change::Change;
use crate::change::beside::BesideChange;
use crate::change::replaced::Replaced;
use crate::clock;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::running::meeting::{Seen, version};
use crate::pages::source::{Source, Typed};
use crate::pages::standings::status;
use crate::shell::{Shell, Tab};

/// What the file is called where its lines are named.
const FILE: &str = "play-off.toml";

/// The page of the play-off.
#[derive(Debug, Template)]
#[template(path = "playoff.html")]
struct Page {
    id: u64,
    title: String,
    none: String,
    refused: String,
    open: Vec<String>,
    games_title: String,
    games: Vec<Game>,
    plan: String,
    print: String,
    is_begun: bool,
    final_words: String,
    enter: String,
    source: String,
}

/// A game of the play-off.
#[derive(Debug)]
struct Game {
    round: u16,
    number: usize,
    label: String,
    white: String,
    black: String,
    is: String,
    shown: String,
    options: Vec<(&'static str, String)>,
}

/// `GET /e/{event}/playoff`.
pub(crate) async fn get(OfEvent { lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let regulations = kept.beside.play_off.regulations.clone();
    Ok(page(&kept, &regulations, Odd::Nothing, lang)?.into_response())
}

/// The standings before the play-off.
fn before(kept: &Kept) -> Result<Standings, RankingError> {
    let mut beside = kept.beside.clone();
    beside.play_off = PlayOffFacts::default();
    beside.ranked(&kept.event, &kept.rules, None)
}

pub(crate) fn planned(kept: &Kept) -> Result<Option<Result<PlannedPlayOff, PlayOffError>>, Failure> {
    let Some(input) = kept.beside.play_off() else { return Ok(None) };
    Ok(Some(plan(&before(kept)?, &input)))
}

/// What is to be said about the regulations that were typed.
enum Odd<'a> {
    Nothing,
    /// What is wrong with them.
    Wrong(&'a PlayOffError),
    /// Somebody else has written others meanwhile.
    Met(String),
}

/// Whether other regulations hold after a change.
fn regulates(change: &Change) -> bool {
    let Change::Beside(BesideChange::PlayOff(one)) = change else { return false };
    one.is.regulations != one.was.regulations
}

fn page(kept: &Kept, typed: &str, odd: Odd<'_>, lang: Lang) -> Result<Html<String>, Failure> {
    let planned = planned(kept)?;
    let (made, error) = match &planned {
        Some(Ok(made)) => (Some(made), None),
        Some(Err(error)) => (None, Some(error)),
        None => (None, None),
    };
    let ranked = kept.standings()?;
    let body = Page {
        id: kept.id,
        title: say!(lang, "Play-off"),
        none: say!(
            lang,
            "There are no regulations for a play-off (C.07, articles 2 and 3). Write them down; an example is below."
        ),
        refused: error
            .filter(|_| matches!(odd, Odd::Nothing))
            .map(|error| crate::failure::said(error, lang))
            .unwrap_or_default(),
        open: open(&ranked, lang),
        games_title: say!(lang, "Games"),
        games: made
            .and_then(|made| made.to_event().ok())
            .map(|games| listed(&games, lang))
            .unwrap_or_default(),
        plan: made
            .map_or_else(String::new, |made| planned_page::page(made, lang).to_html_fragment(Links::None)),
        print: say!(lang, "Print"),
        is_begun: !kept.beside.play_off.games.is_empty(),
        final_words: say!(lang, "Standings with the play-off"),
        enter: say!(lang, "Enter"),
        source: source(kept, typed, odd, lang).render().unwrap_or_default(),
    };
    let shell = Shell::new(lang, &format!("/e/{}/playoff", kept.id), &body.title);
    Ok(shell.of_event(kept, Tab::List("playoff"), status(kept, Some(&ranked), lang)).around(&body))
}

fn source(kept: &Kept, typed: &str, odd: Odd<'_>, lang: Lang) -> Source {
    let action = format!("/e/{}/playoff?seen={}", kept.id, version(kept, regulates));
    let mut source = Source::new(action, typed, EXAMPLE, lang);
    source.title = say!(lang, "Regulations of the play-off");
    source.about = say!(
        lang,
        "Who plays off for which places, how, and when. The comments behind # say what is possible."
    );
    source.is_open = typed.is_empty() || !matches!(odd, Odd::Nothing);
    match odd {
        Odd::Wrong(wrong @ PlayOffError::Regulations { text, error, .. }) => {
            source.wrong_at(wrong, text, error.at.start, lang);
        }
        Odd::Met(sentence) => source.met(sentence, &kept.beside.play_off.regulations),
        Odd::Wrong(_) | Odd::Nothing => {}
    }
    source
}

/// The games of the play-off that are known, the next ones first of all to be played.
fn listed(games: &Event, lang: Lang) -> Vec<Game> {
    let rounds = games.tournament().rounds.numbers();
    let of = |round: RoundNumber| {
        let groups = pairings::entry(games, round.0, lang).unwrap_or_default();
        groups.into_iter().flat_map(|group| group.games).map(move |game| {
            let is = game.outcome.to_string();
            let (number, board) = (round.0, game.board);
            Game {
                round: round.0,
                number: game.game,
                label: say!(lang, "Round {number}, board {board}", number, board),
                white: game.white.0,
                black: game.black.0,
                shown: shown(&is),
                is,
                options: results(lang),
            }
        })
    };
    rounds.flat_map(of).collect()
}

fn results(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("*", say!(lang, "no result")),
        ("1-0", "1 – 0".to_owned()),
        ("1/2-1/2", "½ – ½".to_owned()),
        ("0-1", "0 – 1".to_owned()),
        ("+--", "+ –".to_owned()),
        ("--+", "– +".to_owned()),
    ]
}

/// `POST /e/{event}/playoff`: the regulations; an empty text means that there is no play-off.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Query(seen): Query<Seen>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let toml = typed.text();
    if let Some(met) = seen.replaced(&kept, regulates, lang) {
        return Ok((StatusCode::CONFLICT, page(&kept, &toml, Odd::Met(met), lang)?).into_response());
    }
    if !toml.is_empty() {
        let read = PlayOffInput::parse(FILE, &toml).and_then(|input| plan(&before(&kept)?, &input));
        if let Err(wrong @ PlayOffError::Regulations { .. }) = read {
            let page = page(&kept, &toml, Odd::Wrong(&wrong), lang)?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    }
    let change = |kept: &Kept| {
        seen.unless_newer(kept, regulates)?;
        let was = &kept.beside.play_off;
        // Games of other regulations are games all the same: who has nothing to play for is told.
        let games = if toml.is_empty() { String::new() } else { was.games.clone() };
        let is = PlayOffFacts { regulations: toml, games, last: None };
        Ok(Change::Beside(BesideChange::PlayOff(Replaced::new(was, is))))
    };
    desk.change(event, change).await?;
    Ok(Redirect::to(&format!("/e/{event}/playoff")).into_response())
}

/// A result of the play-off.
#[derive(Debug, Deserialize)]
pub(crate) struct Entered {
    round: u16,
    game: usize,
    was: String,
    is: String,
}

/// `POST /e/{event}/playoff/result`.
pub(crate) async fn result(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Form(entered): Form<Entered>,
) -> Result<Response, Failure> {
    desk.change(event, |kept| played(kept, &entered)).await?;
    Ok(Redirect::to(&format!("/e/{event}/playoff#games")).into_response())
}

/// The games with one more result, if the game still says what whoever entered it saw.
fn played(kept: &Kept, entered: &Entered) -> Result<Change, Failure> {
    let planned = planned(kept)?.ok_or(Failure::NoPage)?.map_err(Failure::PlayOff)?;
    let mut games = planned.to_event().map_err(Failure::PlayOff)?;
    let round = RoundNumber(entered.round);
    let pairing = entered.game.checked_sub(1);
    let pairing = pairing.and_then(|game| games.tournament().rounds.pairings_of(round).get(game).copied());
    let pairing = pairing.ok_or(Failure::Request)?;
    if pairing.outcome.to_string() != entered.was {
        return Err(met(kept, &pairing.outcome.to_string()));
    }
    games.set_result(round, At::Board(entered.game), &entered.is)?;
    let tournament = games.tournament();
    let name = |player: exaequo::model::PlayerId| tournament.str(tournament.players[player.index()].name);
    let last = format!("{} – {} {}", name(pairing.white), name(pairing.black), shown(&entered.is));
    let was = &kept.beside.play_off;
    let is = PlayOffFacts { games: games.to_json(), last: Some(last), ..was.clone() };
    Ok(Change::Beside(BesideChange::PlayOff(Replaced::new(was, is))))
}

/// Who has entered the last of the play-off, and when.
fn met(kept: &Kept, now: &str) -> Failure {
    let last = kept.lines().rev().find(|line| line.change.kind() == "play-off");
    let minutes = last.map_or(0, |line| clock::minutes_since(&line.at));
    let who = last.map(|line| line.by.clone()).unwrap_or_default();
    Failure::Met { who, is: shown(now), minutes }
}
