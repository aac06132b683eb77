//! What everybody sees: the standings after the round that was published, as they were then.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::report::html::{Links, Ways};
use exaequo::report::page::{Page, event_name, place_and_days};
use exaequo::report::standings;
use exaequo::site::public::{Hidden, Switch};
use exaequo::{Lang, Standings};
use exaequo_desk::change::Change;
use exaequo_texts::say;
use serde::Deserialize;

use crate::assets;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::history::when;
use crate::pages::lists::list as listed;
use crate::pages::standings::linked;
use crate::qr;
use crate::shell::{Shell, Way};

#[derive(Debug, Template)]
#[template(path = "public.html")]
struct Public {
    id: u64,
    name: String,
    place: String,
    ways: Vec<Way>,
    pages: String,
    /// The rounds, by their numbers.
    rounds: Vec<Way>,
    round: String,
    title: String,
    find: String,
    table: String,
    projector: String,
    updated: String,
    foot: String,
    /// The address as a picture, where others reach the desk.
    picture: String,
}

/// `GET /p/{event}`.
pub(crate) async fn get(OfEvent { desk, lang, event, kept }: OfEvent) -> Result<Response, Failure> {
    kept.page(format!("{lang} /p/{event}"), || {
        let ranked = published(&kept)?;
        let page = hidden(&kept).standings(&ranked, lang);
        Ok(around(&desk, &kept, &ranked, "", &page, lang))
    })
    .await
}

/// `GET /p/{event}/{list}`: another list, where it is shown.
pub(crate) async fn list(
    OfEvent { desk, lang, kept, .. }: OfEvent,
    Path((_, name)): Path<(u64, String)>,
) -> Result<Response, Failure> {
    let ranked = published(&kept)?;
    let is_list = lists(&kept, lang).iter().any(|(known, _)| *known == name);
    if !is_list && !rounds(&kept).iter().any(|round| at_round(*round) == name) {
        return Err(Failure::NoPage);
    }
    let page = if name == "prizes" {
        let public = kept.published.as_ref().ok_or(Failure::NotPublished)?;
        let won = public.beside.prizes(&ranked).ok_or(Failure::NoPage)?;
        exaequo::report::prizes::page(&won, lang)
    } else {
        listed(&name, &ranked, lang)?
    };
    Ok(around(&desk, &kept, &ranked, &name, &hidden(&kept).taken_from(page), lang).into_response())
}

/// What the organiser leaves out, from the moment it is decided.
fn hidden(kept: &Kept) -> Hidden {
    Hidden(kept.beside.hides.clone())
}

/// The rounds that are public.
fn rounds(kept: &Kept) -> Vec<u16> {
    let Some(public) = &kept.published else { return Vec::new() };
    let shown = hidden(kept);
    let last = public.event.tournament().rounds.count();
    let next = Some(public.round + 1).filter(|next| *next <= last && shown.shows(Switch::NextRound));
    (1..=public.round).filter(|_| shown.shows(Switch::Rounds)).chain(next).collect()
}

/// A round by its name in the address.
fn at_round(round: u16) -> String {
    format!("round-{round}")
}

/// The other lists that are public, by their names in the address.
fn lists(kept: &Kept, lang: Lang) -> Vec<(String, String)> {
    let Some(public) = &kept.published else { return Vec::new() };
    let shown = hidden(kept);
    let fixed = [
        (Switch::Crosstable, "crosstable"),
        (Switch::Players, "entries"),
        (Switch::Statistics, "statistics"),
        (Switch::Prizes, "prizes"),
    ];
    let has_prizes = !public.beside.prizes.is_empty();
    let fixed =
        fixed.into_iter().filter(|(switch, name)| shown.shows(*switch) && (*name != "prizes" || has_prizes));
    fixed.map(|(switch, name)| (name.to_owned(), switch.words(lang))).collect()
}

fn around(
    desk: &Desk,
    kept: &Kept,
    ranked: &Standings,
    current: &str,
    page: &Page,
    lang: Lang,
) -> axum::response::Html<String> {
    let event = kept.id;
    let first = (String::new(), say!(lang, "Standings"));
    let way = |(name, words): (String, String)| Way {
        href: if name.is_empty() { format!("/p/{event}") } else { format!("/p/{event}/{name}") },
        is_current: name == current,
        words,
    };
    let rounds = rounds(kept).into_iter().map(|round| (at_round(round), round.to_string()));
    let body = Public {
        id: event,
        name: event_name(lang, ranked.tournament()),
        place: place_and_days(lang, ranked.tournament()).unwrap_or_default(),
        ways: std::iter::once(first).chain(lists(kept, lang)).map(way).collect(),
        pages: say!(lang, "Pages"),
        rounds: rounds.map(way).collect(),
        round: say!(lang, "Round"),
        title: page.subtitles.first().cloned().unwrap_or_default(),
        find: say!(lang, "Search by name"),
        table: without_values(event, ranked, hidden(kept).shows(Switch::Cards), |links| {
            page.to_html_fragment(links)
        }),
        projector: say!(lang, "For a projector"),
        updated: updated(kept, lang),
        foot: page.foot.join(" · "),
        picture: desk
            .public_address(event)
            .map_or_else(String::new, |address| qr::svg(&address, &say!(lang, "QR code of the public page"))),
    };
    let path = if current.is_empty() { format!("/p/{event}") } else { format!("/p/{event}/{current}") };
    Shell::new(lang, &path, &body.name).in_public(event, kept.version()).around(&body)
}

/// When the organiser published last.
fn updated(kept: &Kept, lang: Lang) -> String {
    let last = kept.lines().rev().find(|line| matches!(line.change, Change::Publish { .. }));
    let when = last.map_or_else(String::new, |line| when(&line.at, lang));
    if when.is_empty() { when } else { say!(lang, "Updated: {when}", when) }
}

/// Names lead to cards where there are such; values have their arithmetic there.
fn without_values(
    event: u64,
    ranked: &Standings,
    has_cards: bool,
    write: impl FnOnce(Links<'_>) -> String,
) -> String {
    linked(event, "p", &Asked::default(), ranked, |links| match links {
        _ if !has_cards => write(Links::None),
        Links::Within(ways) => write(Links::Within(Ways { columns: &[], ..ways })),
        other => write(other),
    })
}

/// `GET /p/{event}/card/{number}`.
pub(crate) async fn card(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
) -> Result<Response, Failure> {
    let ranked = published(&kept)?;
    let shown = hidden(&kept);
    let who =
        ranked.tournament().find(number).filter(|_| shown.shows(Switch::Cards)).ok_or(Failure::NoPage)?;
    let page = shown.card(&ranked, who, lang).ok_or(Failure::NoPage)?;
    let (mut name, back) = (String::new(), say!(lang, "Back to the standings"));
    exaequo::report::html::escape(&page.title, &mut name);
    let fragment = without_values(event, &ranked, true, |links| page.to_html_fragment(links));
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
    assets: &'static str,
}

/// `GET /p/{event}/projector`.
pub(crate) async fn projector(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let ranked = published(&kept)?;
    let page = standings::page(&ranked, lang);
    let shows_points =
        ranked.criteria().first().is_none_or(|spec| hidden(&kept).shows_criterion(&spec.to_string()));
    let rows = ranked.rows().map(|row| {
        let points =
            ranked.table().field.table(ranked.table().field.primary).records.total(row.participant());
        let points = shows_points.then(|| exaequo::report::number::points(lang, points));
        (row.place().to_string(), row.name().to_owned(), points.unwrap_or_default())
    });
    let body = Projector {
        lang,
        id: event,
        version: kept.version(),
        name: event_name(lang, ranked.tournament()),
        title: page.subtitles.first().cloned().unwrap_or_default(),
        rows: rows.collect(),
        pause: say!(lang, "The space bar stops and goes on"),
        assets: assets::version(),
    };
    Ok(axum::response::Html(body.render().unwrap_or_default()).into_response())
}

/// The standings that are public.
pub(crate) fn published(kept: &Kept) -> Result<Standings, Failure> {
    let public = kept.published.as_ref().filter(|_| !kept.is_removed).ok_or(Failure::NotPublished)?;
    Ok(public.beside.ranked(&public.event, &public.rules, Some(public.round))?)
}

/// What is to be published.
#[derive(Debug, Deserialize)]
pub(crate) struct Round {
    round: u16,
}

/// A round becomes public, if there are standings after it.
pub(crate) fn publishing(kept: &Kept, round: u16) -> Result<Change, Failure> {
    kept.event.standings(kept.rules.ranking(&kept.event).after_round(round))?;
    Ok(Change::Publish { round })
}

/// `POST /e/{event}/publish`.
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Form(Round { round }): Form<Round>,
) -> Result<Response, Failure> {
    desk.change(event, |kept| publishing(kept, round)).await?;
    Ok(Redirect::to(&format!("/e/{event}/standings")).into_response())
}

/// `POST /e/{event}/withdraw`.
pub(crate) async fn withdraw(State(desk): State<Desk>, Path(event): Path<u64>) -> Result<Response, Failure> {
    desk.change(event, |_| Ok(Change::Withdraw)).await?;
    Ok(Redirect::to(&format!("/e/{event}/standings")).into_response())
}
