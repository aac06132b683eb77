//! The arithmetic of a value: a page of its own, or what opens beside the value.

use std::collections::BTreeMap;

use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse as _, Response};
use exaequo::report::explain;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::standings::{linked, status};
use crate::shell::{Shell, Tab};

/// `GET /e/{event}/explain/{number}`: of a criterion, `of`. With `part` only what is inside the page.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let asked = Asked::of(&query);
    let (ranked, _) = asked.standings(&kept)?;
    let who = ranked.tournament().find(number).ok_or(Failure::NoPage)?;
    let criterion = query.get("of").map(String::as_str).unwrap_or_default();
    let page = explain::beside(&ranked.explain(who, criterion)?, lang);
    let fragment = linked(event, "e", &asked, &ranked, |links| page.to_html_fragment(links));
    let mut title = String::new();
    exaequo::report::html::escape(&page.title, &mut title);
    if query.contains_key("part") {
        return Ok(Html(format!("<h3>{title}</h3>\n{fragment}")).into_response());
    }
    let back = say!(lang, "Back to the standings");
    let href =
        format!("/e/{event}/standings?{}", asked.query().trim_start_matches('&').replace('&', "&amp;"));
    let body = format!("<h2>{title}</h2>\n{fragment}<p><a class=\"button\" href=\"{href}\">{back}</a></p>\n");
    let shell = Shell::new(lang, &format!("/e/{event}/standings"), criterion);
    Ok(shell.of_event(&kept, Tab::Other, status(&kept, Some(&ranked), lang)).wrap(body).into_response())
}
