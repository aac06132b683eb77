//! The data of persons in an event: how long they are kept, what is known of somebody, and how it is erased.

use axum::extract::{Form as Sent, Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_desk::change::Change;
use exaequo_desk::change::player::{Entrant, PlayerChange};
use exaequo_desk::change::privacy::{Extent, PrivacyChange, Retention};
use exaequo_desk::erasure::Erasure;
use exaequo_texts::say;

use crate::desk::{Desk, Kept, Line};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::language::Speaks;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};
use crate::shell::Tab;
use crate::visitor;

/// The most months that can be set.
const MOST: u32 = 1200;

fn base(event: u64) -> String {
    format!("/e/{event}/privacy")
}

/// `GET /e/{event}/privacy`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let people = people(&kept);
    let person = |id: &str, action: String, button: String| {
        let field = Field::new("number", say!(lang, "Player"), "", Kind::Choice(people.clone()));
        Form { action, fields: vec![Field { id: id.to_owned(), ..field }], button, ..Form::default() }
    };
    let known = person("known", format!("{}/known", base(event)), say!(lang, "Download what is known"));
    let erase =
        person("erased", format!("{}/erase", base(event)), say!(lang, "Erase the data of this player"));
    let sheet = Sheet {
        title: say!(lang, "Data of persons"),
        about: say!(
            lang,
            "Results and standings stay what they are; what is erased is gone from the file and from the history too. Copies of the desk still have it until they are a month old."
        ),
        blocks: vec![
            Block::new(say!(lang, "How long they are kept"), &retention(&kept, lang)),
            Block::new(say!(lang, "What is known of somebody"), &known),
            Block::new(say!(lang, "Erase on request"), &erase),
        ],
        ..Sheet::default()
    };
    Ok(sheet.under(&kept, Tab::More, &base(event), lang))
}

fn people(kept: &Kept) -> Vec<(String, String)> {
    let tournament = kept.event.tournament();
    let player = |id: exaequo::model::PlayerId| {
        let player = &tournament.players[id.index()];
        (player.number.to_string(), format!("{} {}", player.number, tournament.str(player.name)))
    };
    tournament.player_ids().map(player).collect()
}

fn retention(kept: &Kept, lang: Lang) -> Form {
    let set = kept.retention();
    let months = set.map_or_else(String::new, |set| set.months.to_string());
    let then = vec![
        ("reduced".to_owned(), say!(lang, "days of birth become years, numbers at FIDE go")),
        ("erased".to_owned(), say!(lang, "names, births, clubs and numbers at FIDE go")),
    ];
    let value = if set.is_some_and(|set| set.then == Extent::Erased) { "erased" } else { "reduced" };
    let about = say!(lang, "Counted from when the event is put into the archive; empty keeps them.");
    Form {
        action: format!("{}/retention", base(kept.id)),
        fields: vec![
            Field::new("months", say!(lang, "Months"), months, Kind::Number(1, MOST)).about(about),
            Field::new("then", say!(lang, "Then"), value, Kind::Choice(then)),
        ],
        button: say!(lang, "Save"),
        ..Form::default()
    }
}

fn back(event: u64) -> Response {
    Redirect::to(&base(event)).into_response()
}

/// `POST /e/{event}/privacy/retention`.
pub(crate) async fn retain(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let then = if fields.get("then") == "erased" { Extent::Erased } else { Extent::Reduced };
    let months = fields.number::<u16>("months").filter(|months| *months > 0 && u32::from(*months) <= MOST);
    if months.is_none() && !fields.get("months").is_empty() {
        return Err(Failure::Request);
    }
    let is = months.map(|months| Retention { months, then });
    desk.change(event, |_| Ok(Change::Privacy(PrivacyChange::Retention { is }))).await?;
    Ok(back(event))
}

/// The player that was chosen.
fn chosen(kept: &Kept, fields: &Fields) -> Result<Entrant, Failure> {
    let number = fields.number("number").ok_or(Failure::Request)?;
    Entrant::of(kept.event.tournament(), number).ok_or(Failure::NoPage)
}

/// `POST /e/{event}/privacy/erase`: asked twice, because nothing brings it back.
pub(crate) async fn erase(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let Entrant { name, number, .. } = chosen(&kept, &fields)?;
    let sentence = say!(
        lang,
        "The name, the birth, the club and the FIDE number of {name} are erased from this event, its file and its history. Nothing brings them back; the results stay under NN {number}.",
        name,
        number
    );
    let note = Note::new(Level::ConfirmTwice, sentence);
    if !fields.is_sure(std::slice::from_ref(&note)) {
        let (path, title) = (format!("{}/erase", base(event)), say!(lang, "Erase the data of this player"));
        let sheet = fields.question(title, &path, vec![note], &base(event), lang);
        return Ok(sheet.under(&kept, Tab::More, &base(event), lang));
    }
    let erasure = Erasure { player: Some(number), extent: Extent::Erased };
    desk.erase(event, erasure, visitor::actor()).await?;
    Ok(back(event))
}

/// `POST /e/{event}/privacy/known`: everything an event knows of a player, as JSON.
pub(crate) async fn known(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let player = chosen(&kept, &fields)?;
    let number = player.number;
    let tournament = kept.event.tournament();
    let games = tournament.rounds.numbers().flat_map(|round| {
        let all = tournament.rounds.pairings_of(round).iter().enumerate();
        all.filter_map(move |(board, game)| {
            let of = |id: exaequo::model::PlayerId| tournament.players[id.index()].number;
            let (white, black) = (of(game.white), of(game.black));
            (white == number || black == number).then(|| {
                serde_json::json!({ "round": round.0, "board": board + 1, "white": white, "black": black, "result": game.outcome.to_string() })
            })
        })
    });
    let games: Vec<serde_json::Value> = games.collect();
    let lines: Vec<serde_json::Value> = kept.lines().filter_map(|line| of_player(line, number)).collect();
    let body =
        serde_json::json!({ "event": kept.event.name(), "player": player, "games": games, "log": lines });
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"event-{event}-player-{number}.json\"")),
    ];
    Ok((headers, body.to_string()).into_response())
}

/// A line of the log that is about a player, without those who entered with them.
fn of_player(line: &Line, number: u32) -> Option<serde_json::Value> {
    let change = match &line.change {
        Change::Player(PlayerChange::Enter { players }) => {
            let own: Vec<Entrant> = players.iter().filter(|one| one.number == number).cloned().collect();
            (!own.is_empty()).then_some(PlayerChange::Enter { players: own })?
        }
        Change::Player(change @ PlayerChange::Edit { was, .. }) if was.number == number => change.clone(),
        Change::Player(
            change @ (PlayerChange::Leave { number: of, .. } | PlayerChange::Return { number: of }),
        ) if *of == number => change.clone(),
        _ => return None,
    };
    Some(serde_json::json!({ "number": line.number, "at": line.at, "change": change }))
}
