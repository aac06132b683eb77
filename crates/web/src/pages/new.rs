//! A new event: a round robin whose players are typed or pasted, paired by the Berger tables.

use askama::Template;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::playoff::Cycles;
use exaequo::event::{Builder, NewPlayer};
use exaequo::model::{Date, ListScope, TieBreakList};
use exaequo::tiebreak::Preset;
use exaequo::{Event, Lang};
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::shell::Shell;

/// The fewest that make a round robin, and the most.
const FEWEST: usize = 3;
const MOST: usize = 40;
/// Ratings that are taken for one.
const RATINGS: std::ops::RangeInclusive<u16> = 1000..=3500;
/// The longest name.
const NAME: usize = 100;
/// The list a new event is ranked by.
const LIST: &str = "fide-round-robin";

/// The form.
#[derive(Debug, Template)]
#[template(path = "new.html")]
struct Page {
    title: String,
    about: String,
    wrong: String,
    name: String,
    day: String,
    players: String,
    players_about: String,
    cycles: String,
    once: String,
    twice: String,
    create: String,
    typed: Typed,
}

/// What was typed.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Typed {
    name: String,
    day: String,
    players: String,
    #[serde(default)]
    cycles: String,
}

/// `GET /new`.
pub(crate) async fn get(Speaks(lang): Speaks) -> Response {
    let typed = Typed { day: clock::today().to_string(), ..Typed::default() };
    page(typed, String::new(), lang)
}

fn page(typed: Typed, wrong: String, lang: Lang) -> Response {
    let body = Page {
        title: say!(lang, "A new round robin"),
        about: say!(
            lang,
            "All rounds are paired at once by the Berger tables. Of other systems, drop the file of the pairing program, with its pairings."
        ),
        wrong,
        name: say!(lang, "Name of the event"),
        day: say!(lang, "First day"),
        players: say!(lang, "Players, in the order of their numbers"),
        players_about: say!(
            lang,
            "One on each line, with the rating if there is one. Cells can be pasted from a spreadsheet."
        ),
        cycles: say!(lang, "How often everybody meets"),
        once: say!(lang, "once"),
        twice: say!(lang, "twice"),
        create: say!(lang, "Create and pair"),
        typed,
    };
    let status = if body.wrong.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    (status, Shell::new(lang, "/new", &body.title).around(&body)).into_response()
}

/// `POST /new`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    match event(&typed, lang) {
        Ok(event) => {
            let id = desk.add("", event.to_json().into_bytes(), event.name()).await?;
            Ok(Redirect::to(&format!("/e/{id}/round/1/enter")).into_response())
        }
        Err(wrong) => Ok(page(typed, wrong, lang)),
    }
}

/// The event, or what is wrong with what was typed.
fn event(typed: &Typed, lang: Lang) -> Result<Event, String> {
    let day = typed
        .day
        .trim()
        .parse::<Date>()
        .map_err(|_| say!(lang, "The first day is a date such as 2026-03-07."))?;
    let players: Vec<(String, u16)> = typed.players.lines().filter_map(player).collect();
    if !(FEWEST..=MOST).contains(&players.len()) {
        let (found, fewest, most) = (players.len(), FEWEST, MOST);
        return Err(say!(
            lang,
            "A round robin has {fewest} to {most} players; here are {found}.",
            fewest,
            most,
            found
        ));
    }
    if let Some(name) = twice(&players) {
        return Err(say!(lang, "{name} is there twice.", name));
    }
    let cycles = if typed.cycles == "2" { Cycles::Double } else { Cycles::Single };
    let name: String = typed.name.trim().chars().take(NAME).collect();
    let builder = players.iter().fold(Event::builder(&name).starting(day), |mut builder, (name, rating)| {
        builder.add(NewPlayer::new(name).rated(*rating));
        builder
    });
    build(builder, cycles).ok_or_else(|| Failure::Request.sentence(lang))
}

fn build(mut builder: Builder, cycles: Cycles) -> Option<Event> {
    builder.pair_round_robin(cycles);
    let facts = builder.facts_mut();
    let text = facts.text.push(Preset::named(LIST)?.list);
    facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Everybody });
    builder.build().ok()
}

fn twice(players: &[(String, u16)]) -> Option<String> {
    let is_before = |(index, (name, _)): &(usize, &(String, u16))| {
        players[..*index].iter().any(|(other, _)| other == name)
    };
    players.iter().enumerate().find(is_before).map(|(_, (name, _))| name.clone())
}

/// A line: the first cell that is no number is the name, a number that can be one is the rating.
fn player(line: &str) -> Option<(String, u16)> {
    let is_rating = |word: &str| word.trim().parse::<u16>().ok().filter(|rating| RATINGS.contains(rating));
    let mut cells: Vec<&str> =
        line.split(['\t', ';']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
    if let [only] = cells.as_slice() {
        // Without cells a number at the end is the rating.
        if let Some((name, last)) =
            only.rsplit_once(char::is_whitespace).filter(|(_, last)| is_rating(last).is_some())
        {
            cells = vec![name.trim().trim_end_matches(','), last];
        }
    }
    let name = cells.iter().find(|cell| cell.parse::<u32>().is_err())?;
    let rating = cells.iter().find_map(|cell| is_rating(cell)).unwrap_or(0);
    Some((name.chars().take(NAME).collect(), rating))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_write_them() {
        for (line, name, rating) in [
            ("Fortin, Élise 2015", "Fortin, Élise", 2015),
            ("Fortin, Élise", "Fortin, Élise", 0),
            ("1\tFortin, Élise\t2015\tQUE", "Fortin, Élise", 2015),
            ("Fortin; 2015", "Fortin", 2015),
            ("Henry 8", "Henry 8", 0),
            ("Dion, Louis, 1699", "Dion, Louis", 1699),
        ] {
            assert_eq!(player(line), Some((name.to_owned(), rating)), "{line}");
        }
        assert_eq!([" ", "12", "\t2000\t"].map(player), [None, None, None]);
    }
}
