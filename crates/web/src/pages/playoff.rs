//! The play-off: its regulations, the plan with the bracket, the results as they come in, and the final standings.

pub(crate) mod result;

use askama::Template;
use axum::extract::{Form, Query};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use exaequo::event::playoff::{PlannedPlayOff, PlayOffError, PlayOffInput, plan};
use exaequo::playoff::EXAMPLE;
use exaequo::report::html::Links;
use exaequo::report::playoff::{open, plan as planned_page};
use exaequo::{Lang, RankingError, Standings};
use exaequo_desk::beside::PlayOffFacts;
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::replaced::Replaced;
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::running::meeting::{Seen, version};
use crate::pages::source::{Source, Typed};
use crate::pages::standings::status;
use crate::shell::{Shell, Tab};
use crate::shortcuts::Keys;

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
    boards: String,
    plan: String,
    print: String,
    is_begun: bool,
    final_words: String,
    source: String,
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
        boards: made
            .and_then(|made| made.to_event().ok())
            .map(|games| result::boards(kept.id, &games, lang))
            .unwrap_or_default(),
        plan: made
            .map_or_else(String::new, |made| planned_page::page(made, lang).to_html_fragment(Links::None)),
        print: say!(lang, "Print"),
        is_begun: !kept.beside.play_off.games.is_empty(),
        final_words: say!(lang, "Standings with the play-off"),
        source: source(kept, typed, odd, lang).render().unwrap_or_default(),
    };
    let shell = Shell::new(lang, &format!("/e/{}/playoff", kept.id), &body.title);
    let shell = shell.with_keys(Keys::Entry);
    Ok(shell.of_event(kept, Tab::More, status(kept, Some(&ranked), lang)).around(&body))
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
