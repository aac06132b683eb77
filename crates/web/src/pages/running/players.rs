//! Who takes part: one player added, and the list of those who are there.

use axum::extract::{Form as Sent, Query};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::{DepartureReason, ExpelledResults, Pace, PlayerId, Tournament};
use exaequo_desk::change::Change;
use exaequo_desk::change::player::{Entrant, PlayerChange};
use exaequo_desk::next_step::has_teams;
use exaequo_texts::say;

use super::{found, paste};
use crate::desk::Kept;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Note, Sheet, Table};
use crate::shortcuts::Keys;

/// `GET /e/{event}/run/players`.
pub(crate) async fn get(
    OfEvent { desk, lang, kept, .. }: OfEvent,
    Query(asked): Query<found::Asked>,
) -> Result<Response, Failure> {
    let (search, chosen) = found::answered(&desk, &kept, &asked, lang).await?;
    Ok(page(&kept, search, &chosen, Vec::new(), lang))
}

fn page(kept: &Kept, search: Block, typed: &Entrant, notes: Vec<Note>, lang: Lang) -> Response {
    let path = format!("/e/{}/run/players", kept.id);
    let form = Form {
        action: path.clone(),
        fields: fields(typed, kept, lang),
        button: say!(lang, "Enter"),
        ..Form::default()
    };
    let tournament = kept.event.tournament();
    let mut blocks = vec![search, Block::new(say!(lang, "Enter one"), &form)];
    blocks.push(paste::block(kept, "", lang));
    if !tournament.players.is_empty() {
        let n = tournament.players.len();
        let title = say!(lang, count n, "{n} player", "{n} players", n);
        blocks.push(Block::new(title, &list(kept, lang)));
    }
    let mut ways = vec![(format!("/e/{}/run", kept.id), say!(lang, "Run the event"))];
    if has_teams(kept.event.tournament()) {
        ways.push((format!("/e/{}/run/teams", kept.id), say!(lang, "Enter teams")));
    } else if tournament.players.len() > 1 {
        ways.push((format!("/e/{}/run/pair", kept.id), say!(lang, "Pair a round")));
    }
    let sheet = Sheet {
        title: say!(lang, "Enter players"),
        notes,
        blocks,
        ways,
        keys: Keys::Found,
        ..Sheet::default()
    };
    sheet.of_event(kept, &path, lang)
}

/// The fields of a player.
pub(super) fn fields(player: &Entrant, kept: &Kept, lang: Lang) -> Vec<Field> {
    let sexes = [("", String::new()), ("m", say!(lang, "Man")), ("f", say!(lang, "Woman"))];
    let sexes = sexes.map(|(value, words)| (value.to_owned(), words)).into();
    let titles = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];
    let mut titles: Vec<(String, String)> = titles.map(|one| (one.to_owned(), one.to_owned())).into();
    if !titles.iter().any(|(title, _)| *title == player.title) {
        titles.push((player.title.clone(), player.title.clone()));
    }
    let rating = |name: &str, label: String| {
        let value =
            Some(player.rating(name)).filter(|one| *one > 0).map_or_else(String::new, |one| one.to_string());
        Field::new(&format!("rating.{name}"), label, value, Kind::Number(0, 4000))
    };
    let rounds = &kept.event.tournament().rounds;
    let from = player.from.unwrap_or(rounds.next_round().0);
    let mut fields = vec![
        Field::new("name", say!(lang, "Name, family name first"), &player.name, Kind::Text("")).required(),
        rating("own", say!(lang, "Rating")),
        Field::new("title", say!(lang, ctx "of a player", "Title"), &player.title, Kind::Choice(titles)),
        Field::text("federation", say!(lang, "Federation"), &player.federation),
        Field::text("club", say!(lang, "Club"), &player.club),
        Field::text(
            "fide",
            say!(lang, "FIDE number"),
            player.fide_id.map_or_else(String::new, |id| id.to_string()),
        ),
        Field::text("birth", say!(lang, "Birth"), &player.birth)
            .about(say!(lang, "A year, or a day such as 1990-02-03")),
        Field::new("sex", say!(lang, "Sex"), &player.sex, Kind::Choice(sexes)),
        Field::text("category", say!(lang, "Category"), &player.category),
        rating("national", say!(lang, "National rating")),
    ];
    // What an event is about is its own rating.
    for pace in found::other_paces(kept) {
        let label = match pace {
            Pace::Standard => say!(lang, "Standard rating"),
            Pace::Rapid => say!(lang, "Rapid rating"),
            Pace::Blitz => say!(lang, "Blitz rating"),
        };
        fields.push(rating(pace.name(), label));
    }
    if rounds.count() > 0 || player.from.is_some_and(|round| round > 1) {
        let label = say!(lang, "First round");
        fields.push(Field::new("from", label, from.to_string(), Kind::Number(1, 99)));
    }
    fields
}

/// What was typed about a player, or what is wrong with it.
pub(super) fn typed(fields: &Fields, was: &Entrant, lang: Lang) -> Result<Entrant, Box<(Entrant, String)>> {
    let mut player = Entrant {
        number: was.number,
        name: fields.line("name"),
        title: fields.line("title").to_uppercase(),
        sex: fields.line("sex"),
        birth: fields.line("birth"),
        federation: fields.line("federation").to_uppercase(),
        club: fields.line("club"),
        category: fields.line("category"),
        fide_id: fields.number("fide").filter(|id| *id > 0),
        ratings: was.ratings.clone(),
        from: fields.number("from").or(was.from),
    };
    for (key, value) in &fields.0 {
        let Some(name) = key.strip_prefix("rating.") else { continue };
        player.ratings.retain(|(of, _)| of != name);
        match value.trim().parse::<u16>() {
            Ok(rating @ 1..=4000) => player.ratings.push((name.to_owned(), rating)),
            Ok(0) => {}
            Err(_) if value.trim().is_empty() => {}
            _ => return Err(Box::new((player, say!(lang, "A rating is a number up to 4000.")))),
        }
    }
    let wrong = if player.name.is_empty() {
        say!(lang, "The player needs a name.")
    } else if fields.get("fide").parse::<u64>().is_err() && !fields.get("fide").is_empty() {
        say!(lang, "A FIDE number has digits only.")
    } else {
        match exaequo::event::entries::birth(&player.birth) {
            Some(birth) => {
                player.birth =
                    Entrant::from(&exaequo::event::NewPlayer { birth, ..Default::default() }).birth;
                return Ok(player);
            }
            None => say!(lang, "The birth is a year, or a day such as 1990-02-03."),
        }
    };
    Err(Box::new((player, wrong)))
}

/// `POST /e/{event}/run/players`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let path = format!("/e/{event}/run/players");
    match typed(&fields, &Entrant::default(), lang) {
        Err(refused) => {
            let (player, wrong) = *refused;
            let (search, _) = found::answered(&desk, &kept, &found::Asked::default(), lang).await?;
            Ok(page(&kept, search, &player, vec![Note::new(Level::Refuse, wrong)], lang))
        }
        Ok(player) => {
            let notes: Vec<Note> = same(&kept, &player, lang).into_iter().collect();
            if !fields.is_sure(&notes) {
                let sheet = fields.question(say!(lang, "Enter players"), &path, notes, &path, lang);
                return Ok(sheet.of_event(&kept, &path, lang));
            }
            desk.change(event, |kept| Ok(entering(kept, vec![player]))).await?;
            Ok(Redirect::to(&path).into_response())
        }
    }
}

/// Somebody who seems to be there already.
fn same(kept: &Kept, player: &Entrant, lang: Lang) -> Option<Note> {
    let tournament = kept.event.tournament();
    let key = exaequo::model::search_key(&player.name);
    let is_same = |other: &&exaequo::model::Player| {
        let same_id = player.fide_id.is_some() && other.fide_id.number() == player.fide_id;
        same_id || exaequo::model::search_key(tournament.str(other.name)) == key
    };
    let other = tournament.players.iter().find(is_same)?;
    let (number, name) = (other.number, tournament.str(other.name).to_owned());
    let sentence =
        say!(lang, "{name} is there already, with number {number}. Is this somebody else?", name, number);
    Some(Note::new(Level::Confirm, sentence))
}

/// The change by which players enter, each with the next free number where it has none of its own.
pub(super) fn entering(kept: &Kept, players: Vec<Entrant>) -> Change {
    let taken = |number: u32| kept.event.tournament().players.iter().any(|one| one.number == number);
    let highest = kept.event.tournament().players.iter().map(|player| player.number).max().unwrap_or(0);
    let highest = players.iter().map(|player| player.number).max().unwrap_or(0).max(highest);
    let mut next = highest;
    let number = |mut player: Entrant| {
        if player.number == 0 || taken(player.number) {
            next = next.saturating_add(1);
            player.number = next;
        }
        player
    };
    Change::Player(PlayerChange::Enter { players: players.into_iter().map(number).collect() })
}

/// Those who are there.
fn list(kept: &Kept, lang: Lang) -> Table {
    let tournament = kept.event.tournament();
    let row = |id: PlayerId| {
        let player = &tournament.players[id.index()];
        let number = player.number;
        let rating = tournament.rating_of(id).map_or_else(String::new, |rating| rating.value().to_string());
        let name = tournament.str(player.name).to_owned();
        vec![
            Cell::text(&number),
            Cell::Way(format!("/e/{}/run/player/{number}", kept.id), name),
            Cell::Text(rating),
            Cell::text(&tournament.str(player.club)),
            Cell::Text(status(tournament, id, lang)),
        ]
    };
    let head = [
        ("#".to_owned(), true),
        (say!(lang, "Name"), false),
        (say!(lang, "Rating"), true),
        (say!(lang, "Club"), false),
        (say!(lang, "Takes part"), false),
    ];
    Table {
        caption: say!(lang, "Players"),
        head: head.into(),
        rows: tournament.player_ids().map(row).collect(),
    }
}

/// Whether somebody takes part, in words.
pub(super) fn status(tournament: &Tournament, id: PlayerId, lang: Lang) -> String {
    let status = tournament.players[id.index()].status;
    if let Some(left) = status.left {
        let round = left.after;
        return match left.reason {
            DepartureReason::Withdrawn => say!(lang, "withdrawn after round {round}", round),
            DepartureReason::Expelled(ExpelledResults::Kept) => {
                say!(lang, "expelled after round {round}", round)
            }
            DepartureReason::Expelled(ExpelledResults::Annulled) => {
                say!(lang, "expelled after round {round}, results annulled", round)
            }
        };
    }
    let round = status.entered.0;
    if round > 1 { say!(lang, "from round {round}", round) } else { String::new() }
}
