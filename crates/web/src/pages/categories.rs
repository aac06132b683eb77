//! Standings inside a group: women, juniors, a class of ratings, a club; those the event has, or one that is typed.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::prizes;
use exaequo::report::group;
use exaequo::report::html::escape_query;
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::standings::linked;
use crate::shell::{Shell, Tab};

/// The most letters of a group.
const LONGEST: usize = 200;

#[derive(Debug, Template)]
#[template(path = "categories.html")]
struct Page {
    id: u64,
    title: String,
    about: String,
    /// Each group: how it is asked for, in words, and whether it is shown.
    groups: Vec<(String, String, bool)>,
    label: String,
    label_about: String,
    show: String,
    words: Vec<&'static str>,
    only: String,
    /// The same in an address.
    query: String,
    wrong: String,
    list_title: String,
    list: String,
    print: String,
}

/// `GET /e/{event}/categories`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let only: String = query.get("only").map_or("", |text| text.trim()).chars().take(LONGEST).collect();
    let body = page(&kept, &only, lang)?;
    let status_code = if body.wrong.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let shell = Shell::new(lang, &format!("/e/{event}/categories?only={}", body.query), &body.title);
    let shell = shell.under(&kept, Tab::More);
    Ok((status_code, shell.around(&body)).into_response())
}

fn in_query(text: &str) -> String {
    let mut out = String::new();
    escape_query(text, &mut out);
    out
}

fn page(kept: &Kept, only: &str, lang: Lang) -> Result<Page, Failure> {
    let ranked = kept.standings()?;
    let groups = ranked.groups().into_iter().map(|(group, count)| {
        let typed = group.to_string();
        let is_shown = typed == only;
        (in_query(&typed), format!("{} ({count})", group::name(&group, lang)), is_shown)
    });
    let mut page = Page {
        id: kept.id,
        title: say!(lang, "Categories"),
        about: say!(lang, "The standings inside a group, with the place in it and the place overall."),
        groups: groups.collect(),
        label: say!(lang, "Another group"),
        label_about: say!(
            lang,
            "women, U16, S50, rating<1800, rating 1600-1799, unrated, title, fed=CAN, club=…, category=…; several with commas"
        ),
        show: say!(lang, "Show"),
        words: prizes::words().collect(),
        only: only.to_owned(),
        query: in_query(only),
        wrong: String::new(),
        list_title: String::new(),
        list: String::new(),
        print: say!(lang, "Print"),
    };
    if !only.is_empty() {
        match ranked.only(only) {
            Ok(members) => {
                let list = group::page(&members, lang);
                page.list_title = group::name(members.group(), lang);
                page.list =
                    linked(kept.id, "e", &Asked::default(), &ranked, |links| list.to_html_fragment(links));
            }
            Err(error) => page.wrong = Failure::Ranking(error).sentence(lang),
        }
    }
    Ok(page)
}
