//! Lots (4.2): the seed is shown first, then they are drawn and recorded, and anybody can draw them again.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::TiedPlaces;
use exaequo::event::lots::Record;
use exaequo::report::html::Links;
use exaequo::report::playoff::lots;
use exaequo::{Lang, RankingError, Standings};
use exaequo_desk::beside::{DrawnFor, Lots};
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_texts::say;
use serde::Deserialize;

use crate::clock;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::shell::{Shell, Tab};

/// The longest seed that is kept.
const LONGEST: usize = 200;

#[derive(Debug, Template)]
#[template(path = "lots.html")]
struct Page {
    id: u64,
    title: String,
    about: String,
    tied: String,
    seed: String,
    seed_about: String,
    announce: String,
    ties: String,
    everybody: String,
    /// Each tie by the places it is for.
    each: Vec<(String, String)>,
    pending: Vec<Pending>,
    announced: String,
    draw: String,
    drawn: Vec<Drawn>,
    none: String,
    print: String,
}

/// Lots that are announced and not drawn.
#[derive(Debug)]
struct Pending {
    number: u64,
    seed: String,
    of: String,
}

/// Lots that are drawn.
#[derive(Debug)]
struct Drawn {
    title: String,
    list: String,
    again: String,
    holds: bool,
}

/// `GET /e/{event}/lots`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let body = page(&kept, lang)?;
    let shell = Shell::new(lang, &format!("/e/{event}/lots"), &body.title);
    let shell = shell.under(&kept, Tab::More);
    Ok(shell.around(&body).into_response())
}

fn page(kept: &Kept, lang: Lang) -> Result<Page, Failure> {
    let before = undrawn(kept)?;
    let tied = before.tied();
    let all = &kept.beside.lots;
    let pending = all.iter().filter(|one| one.holds && one.record.is_none());
    Ok(Page {
        id: kept.id,
        title: say!(lang, "Lots"),
        about: say!(
            lang,
            "Where the list leaves a place shared, lots decide unless the event shares places (4.2). The seed is written down before anybody knows what comes of it; whoever knows it can draw the same lots again."
        ),
        tied: match tied {
            0 => say!(lang, "Nobody shares a place: there is nothing to draw lots for."),
            _ => {
                say!(lang, count tied, "{tied} participant shares a place after the whole list.", "{tied} participants share a place after the whole list.", tied)
            }
        },
        seed: say!(lang, "Seed"),
        seed_about: say!(
            lang,
            "Something nobody could choose: dice thrown before everybody, the result of a lottery."
        ),
        announce: say!(lang, "Announce the seed"),
        ties: say!(lang, "for all shared places"),
        everybody: say!(lang, "for all participants, to be in an order"),
        each: before.all_ties().iter().map(|tie| of_places(tie, &before, lang)).collect(),
        pending: pending.map(|one| waiting(one, lang)).collect(),
        announced: say!(lang, "Announced, not drawn yet"),
        draw: say!(lang, "Draw the lots"),
        drawn: all.iter().rev().filter_map(|one| drawn(kept, one, &before, lang)).collect(),
        none: say!(lang, "No lots have been drawn."),
        print: say!(lang, "Print"),
    })
}

/// A tie to choose: the value of the form, and who is in it.
fn of_places(tie: &TiedPlaces, before: &Standings, lang: Lang) -> (String, String) {
    let [first, last] = tie.places();
    let names = tie.members.iter().map(|&who| before.tournament().name_of(who).to_owned());
    let names = exaequo::report::list::and(lang, &names.collect::<Vec<_>>());
    let words = say!(lang, "for places {first} to {last}: {names}", first, last, names);
    (format!("places-{first}-{last}"), words)
}

fn waiting(one: &Lots, lang: Lang) -> Pending {
    let of = match one.of {
        DrawnFor::Ties => say!(lang, "for all shared places"),
        DrawnFor::Places([first, last]) => say!(lang, "for places {first} to {last}", first, last),
        DrawnFor::Everybody => say!(lang, "for all participants, to be in an order"),
    };
    Pending { number: one.number, seed: one.seed.clone(), of }
}

fn drawn(kept: &Kept, one: &Lots, before: &Standings, lang: Lang) -> Option<Drawn> {
    let record = one.record.as_ref()?;
    let earlier: Vec<Record> = kept
        .beside
        .lots
        .iter()
        .filter(|other| other.number < one.number)
        .filter_map(|other| other.record.clone())
        .collect();
    let page = lots::page(record, &record.earlier(earlier), kept.event.source(), lang);
    let again = draw(kept, one.of, &one.seed, &record.time, before).ok();
    let is_same = again.is_some_and(|again| again.lots == record.lots);
    Some(Drawn {
        title: page.subtitles.first().cloned().unwrap_or_default(),
        list: page.to_html_fragment(Links::None),
        again: if is_same {
            say!(lang, "Drawn again from the same seed just now: the same lots.")
        } else {
            say!(
                lang,
                "Since then results, names or places have changed: the same seed would give other lots."
            )
        },
        holds: one.holds,
    })
}

/// The standings as lots find them.
fn undrawn(kept: &Kept) -> Result<Standings, RankingError> {
    let mut beside = kept.beside.clone();
    beside.lots.clear();
    beside.ranked(&kept.event, &kept.rules, None)
}

fn draw(kept: &Kept, of: DrawnFor, seed: &str, time: &str, before: &Standings) -> Result<Record, Failure> {
    match of {
        DrawnFor::Everybody => Ok(kept.event.lots(seed, time)),
        DrawnFor::Ties => Ok(before.lots_of_all_ties(seed, time)?),
        DrawnFor::Places(places) => Ok(before.lots(places, seed, time)?),
    }
}

/// What is to be done: a seed is announced, or lots are drawn by one that was.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    seed: String,
    #[serde(default)]
    of: String,
    number: Option<u64>,
}

/// `POST /e/{event}/lots`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Form(wanted): Form<Wanted>,
) -> Result<Response, Failure> {
    desk.change(event, |kept| step(kept, &wanted)).await?;
    Ok(Redirect::to(&format!("/e/{event}/lots")).into_response())
}

/// `ties`, `everybody`, or `places-3-5`.
fn drawn_for(text: &str) -> Option<DrawnFor> {
    match text {
        "ties" => Some(DrawnFor::Ties),
        "everybody" => Some(DrawnFor::Everybody),
        _ => {
            let (first, last) = text.strip_prefix("places-")?.split_once('-')?;
            Some(DrawnFor::Places([first.parse().ok()?, last.parse().ok()?]))
        }
    }
}

fn step(kept: &Kept, wanted: &Wanted) -> Result<Change, Failure> {
    let Some(number) = wanted.number else {
        let seed: String = wanted.seed.trim().chars().take(LONGEST).collect();
        let of = drawn_for(&wanted.of).ok_or(Failure::Request)?;
        if seed.is_empty() {
            return Err(RankingError::NoSeed.into());
        }
        return Ok(Change::Beside(BesideChange::Seed { seed, of }));
    };
    let is_waiting = |one: &&Lots| one.number == number && one.holds && one.record.is_none();
    let one = kept.beside.lots.iter().find(is_waiting).ok_or(Failure::NothingToUndo)?;
    let record = draw(kept, one.of, &one.seed, &clock::now(), &undrawn(kept)?)?;
    Ok(Change::Beside(BesideChange::Draw { record, of: one.of }))
}
