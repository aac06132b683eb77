//! Results of the play-off: its boards are those of a round, and are entered as those are.

use askama::Template as _;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use exaequo::model::{Outcome, Pairing, PlayerId, RoundNumber};
use exaequo::report::pairings::{self, EntryGame};
use exaequo::{At, Event, Lang};
use exaequo_access::Action;
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::play_off::{PlayOffGame, PlayOffResult};
use exaequo_texts::say;
use serde::Deserialize;

use super::planned;
use crate::desk::{Desk, Kept, Line};
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::entry::back::{Back, key};
use crate::pages::entry::boards::{self, Boards, Group};
use crate::pages::entry::met;
use crate::visitor;

/// The boards of the play-off, as far as its games are known.
pub(super) fn boards(id: u64, games: &Event, lang: Lang) -> String {
    let post = format!("/e/{id}/playoff/result");
    let boards = Boards::new(id, post, Back::PlayOff, progress(games, lang), groups(games, lang), lang);
    if boards.is_empty() {
        return String::new();
    }
    let boards = if visitor::may(id, Action::Enter) { boards } else { boards.only_shown() };
    boards.render().unwrap_or_default()
}

fn progress(games: &Event, lang: Lang) -> String {
    let all = &games.tournament().rounds.pairings;
    let (games, open) = (all.len(), all.iter().filter(|game| game.outcome.is_open()).count());
    say!(lang, "Play-off: {entered} of {games} results", entered = games - open, games)
}

/// The games round by round; those of a match of teams under its teams.
fn groups(games: &Event, lang: Lang) -> Vec<Group> {
    let of = |round: RoundNumber| {
        let groups = pairings::entry(games, round.0, lang).unwrap_or_default();
        let groups = groups.into_iter().filter(|group| !group.games.is_empty());
        groups.map(move |group| titled(Group::of(group, |game| known(games, round, game)), round, lang))
    };
    games.tournament().rounds.numbers().flat_map(of).collect()
}

fn titled(group: Group, RoundNumber(round): RoundNumber, lang: Lang) -> Group {
    let teams = group.title.clone();
    let title = if teams.is_empty() {
        say!(lang, "Round {round}", round)
    } else {
        say!(lang, "Round {round}: {teams}", round, teams)
    };
    Group { title, ..group }
}

/// By what the page knows a game, and by what the desk does.
fn known(games: &Event, round: RoundNumber, game: &EntryGame) -> (String, Vec<(&'static str, String)>) {
    let pairing =
        game.game.checked_sub(1).and_then(|at| games.tournament().rounds.pairings_of(round).get(at));
    let game = pairing.map(|pairing| identity(games, round, pairing));
    let Some(game) = game else { return Default::default() };
    let hidden = [
        ("round", game.round.to_string()),
        ("white", game.white.to_string()),
        ("black", game.black.to_string()),
    ];
    (key(game), hidden.into())
}

fn identity(games: &Event, RoundNumber(round): RoundNumber, pairing: &Pairing) -> PlayOffGame {
    let number = |player: PlayerId| games.tournament().players[player.index()].number;
    PlayOffGame { round, white: number(pairing.white), black: number(pairing.black) }
}

/// What a board sends: its game, what the result was there, and what it is to be.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    round: u16,
    white: u32,
    black: u32,
    was: String,
    is: String,
}

/// `POST /e/{event}/playoff/result`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let kept = desk.change(event, |kept| entered(kept, &typed)).await?;
    Back::PlayOff.answer(&kept, &headers, last_of(&kept, typed.game()), lang)
}

impl Typed {
    const fn game(&self) -> PlayOffGame {
        PlayOffGame { round: self.round, white: self.white, black: self.black }
    }
}

/// What a script shows after a line was written.
pub(crate) fn answer(kept: &Kept, line: Option<&Line>, lang: Lang) -> Result<Response, Failure> {
    let games = games(kept)?;
    Ok(boards::answer(kept, &progress(&games, lang), &groups(&games, lang), line, lang))
}

/// The games as they are to be entered.
fn games(kept: &Kept) -> Result<Event, Failure> {
    let planned = planned(kept)?.ok_or(Failure::NoPage)?.map_err(Failure::PlayOff)?;
    planned.to_event().map_err(Failure::PlayOff)
}

/// The newest line about a game.
pub(crate) fn last_of(kept: &Kept, game: PlayOffGame) -> Option<&Line> {
    kept.newest(
        |change| matches!(change, Change::Beside(BesideChange::PlayOffResult(one)) if one.game == game),
    )
}

/// The change, if the game still says what whoever entered it saw.
fn entered(kept: &Kept, typed: &Typed) -> Result<Change, Failure> {
    let parse = |text: &str| text.parse::<Outcome>().map_err(|_| Failure::Request);
    let (seen, is) = (parse(&typed.was)?, parse(&typed.is)?);
    if is == Outcome::Unknown {
        return Err(Failure::Request);
    }
    let games = games(kept)?;
    let (_, now) = found(&games, typed.game()).ok_or(Failure::Stale)?;
    if now != seen && now != is {
        return Err(met(last_of(kept, typed.game()), now));
    }
    changed(games, typed.game(), is, None)
}

/// The game among those of its round, and its result.
fn found(games: &Event, game: PlayOffGame) -> Option<(At, Outcome)> {
    let round = RoundNumber(game.round);
    let pairings = games.tournament().rounds.pairings_of(round);
    let at = pairings.iter().position(|pairing| identity(games, round, pairing) == game)?;
    Some((At::Board(at + 1), pairings[at].outcome))
}

/// The games with another result of one of them.
fn changed(mut games: Event, game: PlayOffGame, is: Outcome, undoes: Option<u64>) -> Result<Change, Failure> {
    let (at, was) = found(&games, game).ok_or(Failure::Stale)?;
    games.set_result(RoundNumber(game.round), at, &is.to_string())?;
    let is_begun = games.tournament().rounds.pairings.iter().any(|one| !one.outcome.is_open());
    let change = PlayOffResult {
        game,
        seats: [game.white, game.black].map(|number| name(&games, number)),
        was: was.to_string(),
        is: is.to_string(),
        games: if is_begun { games.to_json() } else { String::new() },
        undoes,
    };
    Ok(Change::Beside(BesideChange::PlayOffResult(change)))
}

fn name(games: &Event, number: u32) -> String {
    let tournament = games.tournament();
    let player = tournament.players.iter().find(|player| player.number == number);
    player.map(|player| tournament.str(player.name).to_owned()).unwrap_or_default()
}

/// What takes a result back: the game says again what it said before, whatever was entered in others since.
pub(crate) fn reversed(kept: &Kept, line: u64, result: &PlayOffResult) -> Result<Change, Failure> {
    let was = result.was.parse().map_err(|_| Failure::Log)?;
    changed(games(kept)?, result.game, was, Some(line))
}
