//! Teams: their names, and who plays for them in which order.

use axum::extract::{Form as Sent, Path};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::{Board, Color, Match, PlayerId, Team, TeamId, Tournament, search_key};
use exaequo_desk::change::Change;
use exaequo_desk::change::team::TeamChange;
use exaequo_texts::say;

use super::meeting;
use super::player::{byes, departure};
use crate::desk::Kept;
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Lines, Note, Sheet, Table};

/// `GET /e/{event}/run/teams`.
pub(crate) async fn get(OfEvent { lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    Ok(page(&kept, ("", ""), Vec::new(), lang))
}

fn page(kept: &Kept, typed: (&str, &str), mut notes: Vec<Note>, lang: Lang) -> Response {
    let path = format!("/e/{}/run/teams", kept.id);
    let tournament = kept.event.tournament();
    if tournament.players.is_empty() {
        let sentence = say!(lang, "Enter the players first; then put them into teams.");
        notes.push(Note::new(Level::Inform, sentence));
    }
    let form = Form {
        action: path.clone(),
        fields: fields(typed, lang),
        button: say!(lang, "Enter"),
        ..Form::default()
    };
    let mut blocks = vec![Block::new(say!(lang, "Enter one"), &form)];
    if !tournament.teams.is_empty() {
        blocks.push(Block::new(say!(lang, "Teams"), &list(kept, lang)));
    }
    let free = free(tournament);
    if !free.is_empty() {
        let lines = free.iter().map(|id| named(tournament, *id)).collect();
        blocks.push(Block::new(say!(lang, "Players without a team"), &Lines { lines }));
    }
    let ways = vec![
        (format!("/e/{}/run/players", kept.id), say!(lang, "Enter players")),
        (format!("/e/{}/run/pair", kept.id), say!(lang, "Pair a round")),
    ];
    let sheet = Sheet { title: say!(lang, "Enter teams"), notes, blocks, ways, ..Sheet::default() };
    sheet.of_event(kept, &path, lang)
}

fn fields((name, roster): (&str, &str), lang: Lang) -> Vec<Field> {
    let about = say!(lang, "Numbers or names, one on each line, the first board first");
    vec![
        Field::text("name", say!(lang, "Name of the team"), name).required(),
        Field::new("roster", say!(lang, "Players in the order of the boards"), roster, Kind::Area(6))
            .about(about),
    ]
}

fn free(tournament: &Tournament) -> Vec<PlayerId> {
    let is_free = |id: &PlayerId| !tournament.teams.iter().any(|team| team.roster.contains(id));
    tournament.player_ids().filter(is_free).collect()
}

fn named(tournament: &Tournament, id: PlayerId) -> String {
    let player = &tournament.players[id.index()];
    format!("{} {}", player.number, tournament.str(player.name))
}

fn list(kept: &Kept, lang: Lang) -> Table {
    let tournament = kept.event.tournament();
    let row = |team: &Team| {
        let roster: Vec<String> = team.roster.iter().map(|id| named(tournament, *id)).collect();
        vec![
            Cell::text(&team.number),
            Cell::Way(
                format!("/e/{}/run/team/{}", kept.id, team.number),
                tournament.str(team.name).to_owned(),
            ),
            Cell::Text(roster.join(" · ")),
        ]
    };
    let head = [("#".to_owned(), true), (say!(lang, "Team"), false), (say!(lang, "Players"), false)];
    Table {
        caption: say!(lang, "Teams"),
        head: head.into(),
        rows: tournament.teams.iter().map(row).collect(),
    }
}

/// The numbers of players who were typed by number or name, one on each line or with commas between numbers.
pub(super) fn numbers(tournament: &Tournament, text: &str, lang: Lang) -> Result<Vec<u32>, Failure> {
    let are_numbers = text.chars().all(|sign| sign.is_ascii_digit() || " ,;\r\n".contains(sign));
    let by: &[char] = if are_numbers { &[' ', ',', ';', '\n', '\r'] } else { &[';', '\n', '\r'] };
    let who = |typed: &str| {
        let typed = as_shown(tournament, typed).unwrap_or(typed);
        let found = tournament.find_player(typed).map_err(|error| Failure::Unsuitable(said(&error, lang)))?;
        Ok(tournament.players[found.index()].number)
    };
    text.split(by).map(str::trim).filter(|one| !one.is_empty()).map(who).collect()
}

/// The number of a player who is written as the form shows one: number and name, which belong together.
fn as_shown<'a>(tournament: &Tournament, typed: &'a str) -> Option<&'a str> {
    let (number, name) = typed.split_once(' ')?;
    let player = tournament.players.iter().find(|player| number.parse() == Ok(player.number))?;
    (search_key(tournament.str(player.name)) == search_key(name)).then_some(number)
}

/// `POST /e/{event}/run/teams`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let (name, text) = (fields.line("name"), fields.get("roster"));
    let roster = match numbers(kept.event.tournament(), text, lang) {
        Err(wrong) => {
            let notes = vec![Note::new(Level::Refuse, wrong.sentence(lang))];
            return Ok(page(&kept, (&name, text), notes, lang));
        }
        Ok(roster) => roster,
    };
    if name.is_empty() {
        let notes = vec![Note::new(Level::Refuse, say!(lang, "The team needs a name."))];
        return Ok(page(&kept, (&name, text), notes, lang));
    }
    desk.change(event, |_| Ok(Change::Team(TeamChange::Add { name, roster }))).await?;
    Ok(Redirect::to(&format!("/e/{event}/run/teams")).into_response())
}

fn find(tournament: &Tournament, number: u32) -> Result<&Team, Failure> {
    tournament.teams.iter().find(|team| team.number == number).ok_or(Failure::NoPage)
}

/// `GET /e/{event}/run/team/{number}`.
pub(crate) async fn team(
    OfEvent { lang, kept, .. }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
) -> Result<Response, Failure> {
    let now = now(kept.event.tournament(), number, lang)?;
    Ok(of_team(&kept, number, now, Vec::new(), lang))
}

/// The fields of a team as it is.
fn now(tournament: &Tournament, number: u32, lang: Lang) -> Result<Vec<Field>, Failure> {
    let team = find(tournament, number)?;
    let players = team.roster.iter().map(|id| named(tournament, *id));
    let (name, roster) = (tournament.str(team.name), players.collect::<Vec<_>>().join("\n"));
    Ok(fields((name, &roster), lang))
}

/// The page of a team, with what was typed.
fn of_team(kept: &Kept, number: u32, typed: Vec<Field>, notes: Vec<Note>, lang: Lang) -> Response {
    let event = kept.id;
    let path = format!("/e/{event}/run/team/{number}");
    let now = now(kept.event.tournament(), number, lang).unwrap_or_default();
    let title = now.first().map(|name| name.value.clone()).unwrap_or_default();
    let form = Form {
        action: path.clone(),
        fields: typed,
        button: say!(lang, "Keep it like this"),
        ..Form::default()
    };
    let form = meeting::remembering(form, &now);
    let of_player = format!("/e/{event}/run/player/{number}");
    let blocks = vec![
        Block::new("", &form),
        byes(kept, number, &of_player, lang),
        departure(kept, number, &of_player, lang),
    ];
    let ways = vec![(format!("/e/{event}/run/teams"), say!(lang, "All teams"))];
    let sheet = Sheet { title, notes, blocks, ways, ..Sheet::default() };
    sheet.of_event(kept, &path, lang)
}

/// `POST /e/{event}/run/team/{number}`.
pub(crate) async fn edit(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let was = now(kept.event.tournament(), number, lang)?;
    let typed = |sent: &Fields| self::fields((&sent.line("name"), sent.get("roster")), lang);
    if let Some((merged, note)) = meeting::met(&fields, &was, kept.newest(|one| corrects(one, number)), lang)
    {
        return Ok(of_team(&kept, number, typed(&merged), vec![note], lang));
    }
    let name = fields.line("name");
    let roster = numbers(kept.event.tournament(), fields.get("roster"), lang);
    let wrong = match &roster {
        _ if name.is_empty() => Some(say!(lang, "The team needs a name.")),
        Err(wrong) => Some(wrong.sentence(lang)),
        Ok(_) => None,
    };
    if let Some(wrong) = wrong {
        return Ok(of_team(&kept, number, typed(&fields), vec![Note::new(Level::Refuse, wrong)], lang));
    }
    let roster = roster?;
    desk.change(event, |kept| {
        let is_as_seen = now(kept.event.tournament(), number, lang)? == was;
        let change = || Change::Team(TeamChange::Edit { number, name, roster });
        is_as_seen.then(change).ok_or(Failure::Stale)
    })
    .await?;
    Ok(Redirect::to(&format!("/e/{event}/run/teams")).into_response())
}

/// Whether a team is another one after a change.
fn corrects(change: &Change, number: u32) -> bool {
    match change {
        Change::Team(TeamChange::Edit { number: of, .. }) => *of == number,
        Change::Undo { .. } => true,
        _ => false,
    }
}

/// Those who sit for a team in a match, a line for each board.
pub(super) fn seated(tournament: &Tournament, meeting: &Match, team: TeamId) -> String {
    let is_white = meeting.white == team;
    let own = if is_white { Color::White } else { Color::Black };
    let seat = |board: &Board| match *board {
        Board::Game { pairing, white_team } => {
            let game = tournament.rounds.pairings.get(pairing as usize)?;
            let has_white = (white_team == Color::White) == is_white;
            Some(if has_white { game.white } else { game.black })
        }
        Board::Unopposed { team, player } if team == own => player,
        Board::Unopposed { .. } | Board::Empty => None,
    };
    let seats = tournament.rounds.boards_of(meeting).iter().filter_map(seat);
    seats.map(|id| named(tournament, id)).collect::<Vec<_>>().join("\n")
}
