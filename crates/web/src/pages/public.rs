//! What everybody sees: the standings after the round that was published, as they were then.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::report::page::{event_name, place_and_days};
use exaequo::report::standings;
use exaequo::{Lang, Standings};
use exaequo_texts::say;
use serde::Deserialize;

use crate::change::Change;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::asked::Asked;
use crate::pages::lists::card_page;
use crate::pages::standings::linked;
use crate::shell::Shell;

#[derive(Debug, Template)]
#[template(path = "public.html")]
struct Public {
    id: u64,
    name: String,
    place: String,
    title: String,
    find: String,
    table: String,
    projector: String,
    foot: String,
}

/// `GET /p/{event}`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    kept.page(format!("{lang} /p/{event}"), || {
        let ranked = published(&kept)?;
        let page = standings::page(&ranked, lang);
        let body = Public {
            id: event,
            name: event_name(lang, ranked.tournament()),
            place: place_and_days(lang, ranked.tournament()).unwrap_or_default(),
            title: page.subtitles.first().cloned().unwrap_or_default(),
            find: say!(lang, "Search by name"),
            table: without_values(event, &ranked, |links| page.to_html_fragment(links)),
            projector: say!(lang, "For a projector"),
            foot: page.foot.join(" · "),
        };
        let shell = Shell::new(lang, &format!("/p/{event}"), &body.name);
        Ok(shell.in_public(event, kept.version()).around(&body))
    })
}

/// Names lead to cards; values have their arithmetic there.
fn without_values(
    event: u64,
    ranked: &Standings,
    write: impl FnOnce(exaequo::report::html::Links<'_>) -> String,
) -> String {
    linked(event, "p", &Asked::default(), ranked, |links| match links {
        exaequo::report::html::Links::Within(ways) => {
            write(exaequo::report::html::Links::Within(exaequo::report::html::Ways { columns: &[], ..ways }))
        }
        other => write(other),
    })
}

/// `GET /p/{event}/card/{number}`.
pub(crate) async fn card(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path((event, number)): Path<(u64, u32)>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let ranked = published(&kept)?;
    let page = card_page(&ranked, number, lang)?;
    let (mut name, back) = (String::new(), say!(lang, "Back to the standings"));
    exaequo::report::html::escape(&page.title, &mut name);
    let fragment = without_values(event, &ranked, |links| page.to_html_fragment(links));
    let body =
        format!("<h1>{name}</h1>\n{fragment}<p><a class=\"button\" href=\"/p/{event}\">{back}</a></p>\n");
    let shell = Shell::new(lang, &format!("/p/{event}/card/{number}"), &page.name);
    Ok(shell.in_public(event, kept.version()).wrap(body).into_response())
}

/// The list for a screen at the wall, which turns its pages by itself.
#[derive(Debug, Template)]
#[template(path = "projector.html")]
struct Projector {
    lang: Lang,
    id: u64,
    version: u64,
    name: String,
    title: String,
    rows: Vec<(String, String, String)>,
    pause: String,
}

/// `GET /p/{event}/projector`.
pub(crate) async fn projector(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let ranked = published(&kept)?;
    let page = standings::page(&ranked, lang);
    let rows = ranked.rows().map(|row| {
        let points =
            ranked.table().field.table(ranked.table().field.primary).records.total(row.participant());
        (row.place().to_string(), row.name().to_owned(), exaequo::report::number::points(lang, points))
    });
    let body = Projector {
        lang,
        id: event,
        version: kept.version(),
        name: event_name(lang, ranked.tournament()),
        title: page.subtitles.first().cloned().unwrap_or_default(),
        rows: rows.collect(),
        pause: say!(lang, "The space bar stops and goes on"),
    };
    Ok(axum::response::Html(body.render().unwrap_or_default()).into_response())
}

/// The standings that are public.
fn published(kept: &Kept) -> Result<Standings, Failure> {
    let public = kept.published.as_ref().filter(|_| !kept.is_removed).ok_or(Failure::NotPublished)?;
    Ok(public.beside.ranked(&public.event, &public.rules, Some(public.round))?)
}

/// What is to be published.
#[derive(Debug, Deserialize)]
pub(crate) struct Round {
    round: u16,
}

/// `POST /e/{event}/publish`.
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Form(Round { round }): Form<Round>,
) -> Result<Response, Failure> {
    let publish = |kept: &Kept| {
        kept.event.standings(kept.rules.ranking(&kept.event).after_round(round))?;
        Ok(Change::Publish { round })
    };
    desk.change(event, publish).await?;
    Ok(Redirect::to(&format!("/e/{event}/standings")).into_response())
}

/// `POST /e/{event}/withdraw`.
pub(crate) async fn withdraw(State(desk): State<Desk>, Path(event): Path<u64>) -> Result<Response, Failure> {
    desk.change(event, |_| Ok(Change::Withdraw)).await?;
    Ok(Redirect::to(&format!("/e/{event}/standings")).into_response())
}
