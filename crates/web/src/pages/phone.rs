//! Results entered with a telephone: the boards of the current round that have none yet, each with three large buttons.

use askama::Template;
use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::{Outcome, RoundNumber};
use exaequo::report::page::event_name;
use exaequo::report::pairings::{self, EntryGame};
use exaequo_desk::change::Change;
use exaequo_desk::worded::shown;
use exaequo_store::access::{AccessStore as _, Phone};
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::{Desk, Kept};
use crate::failure::{Admission, Failure};
use crate::language::Speaks;
use crate::pages::entry::taken;
use crate::pages::phones::boards;
use crate::progress::progress_of;
use crate::secret::Secret;
use crate::shell::Shell;
use crate::visitor::{self, PHONE, Visitor, set_cookie};

/// How long a browser keeps the right at most, in seconds; the desk ends it before.
const COOKIE_LASTS: i64 = 24 * 3600;
/// What can be entered: the rest is for the arbiter.
const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];

/// The link before it is used.
#[derive(Debug, Template)]
#[template(path = "phone_begin.html")]
struct Offer {
    title: String,
    whose: String,
    about: String,
    action: String,
    begin: String,
}

/// The boards somebody enters results of.
#[derive(Debug, Template)]
#[template(path = "phone.html")]
struct Page {
    title: String,
    whose: String,
    progress: String,
    saved: String,
    wrong: String,
    none: String,
    round: u16,
    games: Vec<Game>,
    buttons: [(&'static str, String, String); 3],
}

#[derive(Debug)]
struct Game {
    number: usize,
    board: String,
    white: String,
    black: String,
}

/// `GET /phone/{link}`. Looking at it uses nothing up: programs look at links before people do.
pub(crate) async fn offered(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(link): Path<String>,
) -> Result<Response, Failure> {
    let secret = Secret::of(&link).ok_or(Admission::Link)?;
    let phone = desk.store().offered_phone(&secret.digest(), &clock::now()).await?.ok_or(Admission::Link)?;
    let kept = desk.event(phone.event).await?;
    let body = Offer {
        title: event_name(lang, kept.event.tournament()),
        whose: whose(&phone, lang),
        about: say!(lang, "You enter results with this telephone. The link then works on no other."),
        action: format!("/phone/{link}"),
        begin: say!(lang, "Begin"),
    };
    let shell = Shell::new(lang, &body.action, &body.title).without_ways();
    Ok(shell.around(&body).into_response())
}

fn whose(phone: &Phone, lang: Lang) -> String {
    [phone.name.clone(), boards(phone, lang)].join(" · ")
}

/// `POST /phone/{link}`.
pub(crate) async fn take(State(desk): State<Desk>, Path(link): Path<String>) -> Result<Response, Failure> {
    let link = Secret::of(&link).ok_or(Admission::Link)?;
    let device = Secret::new()?;
    if !desk.store().take_phone(&link.digest(), &device.digest(), &clock::now()).await? {
        return Err(Admission::Link.into());
    }
    let cookie = set_cookie(PHONE, device.text(), COOKIE_LASTS);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/phone")).into_response())
}

/// What was entered last, to be confirmed on the page.
#[derive(Debug, Deserialize)]
pub(crate) struct Entered {
    game: Option<usize>,
}

/// `GET /phone`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Query(entered): Query<Entered>,
) -> Result<Response, Failure> {
    let phone = own()?;
    let kept = desk.event(phone.event).await?;
    let body = page(&kept, &phone, &entered, lang)?;
    let shell = Shell::new(lang, "/phone", &body.title).without_ways();
    Ok(shell.around(&body).into_response())
}

fn own() -> Result<Phone, Failure> {
    match visitor::current() {
        Visitor::Phone(phone, _) => Ok(phone),
        _ => Err(Admission::NoPhone.into()),
    }
}

fn page(kept: &Kept, phone: &Phone, entered: &Entered, lang: Lang) -> Result<Page, Failure> {
    let round = kept.event.current_round().filter(|_| !kept.is_removed);
    let games = round.map(|round| allowed(kept, phone, round, lang)).transpose()?.unwrap_or_default();
    let (open, done): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|(_, game)| game.outcome == Outcome::Pending);
    let saved = done.into_iter().find(|(_, game)| Some(game.game) == entered.game);
    Ok(Page {
        title: event_name(lang, kept.event.tournament()),
        whose: whose(phone, lang),
        progress: round.map_or_else(String::new, |round| progress_of(&kept.event, round, lang)),
        saved: saved.map(|(board, game)| confirmed(&board, &game, lang)).unwrap_or_default(),
        wrong: say!(lang, "Is it wrong? Tell the arbiter."),
        none: say!(lang, "Every board has its result. Thank you!"),
        round: round.map_or(0, |round| round.0),
        games: open.into_iter().map(|(board, game)| Game::of(board, game)).collect(),
        buttons: [
            (RESULTS[0], shown(RESULTS[0]), say!(lang, "White wins")),
            (RESULTS[1], shown(RESULTS[1]), say!(lang, "Draw")),
            (RESULTS[2], shown(RESULTS[2]), say!(lang, "Black wins")),
        ],
    })
}

impl Game {
    fn of(board: String, game: EntryGame) -> Self {
        Self { number: game.game, board, white: game.white.0, black: game.black.0 }
    }
}

fn confirmed(board: &str, game: &EntryGame, lang: Lang) -> String {
    let (board, result) = (board.to_owned(), shown(&game.outcome.to_string()));
    say!(lang, "Board {board}: {result} is saved.", board, result)
}

/// The games a telephone may enter, with the numbers that stand on their boards.
fn allowed(
    kept: &Kept,
    phone: &Phone,
    round: RoundNumber,
    lang: Lang,
) -> Result<Vec<(String, EntryGame)>, Failure> {
    let groups = pairings::entry(&kept.event, round.0, lang)?;
    let is_team = kept.event.tournament().is_team_event();
    let numbered = groups.into_iter().zip(1..).flat_map(|(group, table)| {
        group.games.into_iter().map(move |game| {
            let name = if is_team { format!("{table}.{}", game.board) } else { game.board.to_string() };
            (if is_team { table } else { game.board }, name, game)
        })
    });
    let is_in = |place: usize| {
        phone.boards.is_none_or(|(first, last)| {
            u32::try_from(place).is_ok_and(|place| (first..=last).contains(&place))
        })
    };
    Ok(numbered.filter(|(place, ..)| is_in(*place)).map(|(_, name, game)| (name, game)).collect())
}

/// What a board sends.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    round: u16,
    game: usize,
    is: String,
}

/// `POST /phone`.
pub(crate) async fn post(State(desk): State<Desk>, Form(typed): Form<Typed>) -> Result<Response, Failure> {
    let phone = own()?;
    desk.change(phone.event, |kept| result(kept, &phone, &typed)).await?;
    Ok(Redirect::to(&format!("/phone?game={}", typed.game)).into_response())
}

/// The change, if the right goes so far and the board is empty.
fn result(kept: &Kept, phone: &Phone, typed: &Typed) -> Result<Change, Failure> {
    let round = kept.event.current_round().filter(|round| round.0 == typed.round && !kept.is_removed);
    let games = allowed(kept, phone, round.ok_or(Admission::NotThisBoard)?, Lang::En)?;
    let game = games.into_iter().map(|(_, game)| game).find(|game| game.game == typed.game);
    let now = game.ok_or(Admission::NotThisBoard)?.outcome;
    if !RESULTS.contains(&typed.is.as_str()) {
        return Err(Failure::Request);
    }
    if now != Outcome::Pending {
        return Err(taken(kept, typed.round, typed.game, now));
    }
    let (round, board, was, is) = (typed.round, typed.game, now.to_string(), typed.is.clone());
    Ok(Change::Result { round, board, was, is, undoes: None })
}
