//! What the public page shows: a switch for each list and each column, and for each criterion.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::report::criterion;
use exaequo::site::public::{CRITERION, Hidden, Switch};
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::replaced::Replaced;
use exaequo_texts::say;

use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::shell::{Shell, Tab};

#[derive(Debug, Template)]
#[template(path = "shows.html")]
struct Page {
    id: u64,
    title: String,
    about: String,
    lists: String,
    criteria: String,
    switches: Vec<Row>,
    values: Vec<Row>,
    keep: String,
    see: String,
    is_public: bool,
    first: String,
}

/// A switch for something that a page shows.
#[derive(Debug)]
struct Row {
    key: String,
    words: String,
    is_on: bool,
}

/// `GET /e/{event}/public`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let body = page(&kept, lang)?;
    let shell = Shell::new(lang, &format!("/e/{event}/public"), &body.title);
    let shell = shell.under(&kept, Tab::More);
    Ok(shell.around(&body).into_response())
}

fn page(kept: &Kept, lang: Lang) -> Result<Page, Failure> {
    let hidden = Hidden(kept.beside.hides.clone());
    let switch =
        |one: Switch| Row { key: one.key().to_owned(), words: one.words(lang), is_on: hidden.shows(one) };
    let ranked = kept.standings()?;
    let values = ranked.criteria().iter().map(|spec| {
        let code = spec.to_string();
        let is_on = hidden.shows_criterion(&code);
        Row {
            key: format!("{CRITERION}{code}"),
            words: format!("{} ({code})", criterion::words(lang, spec)),
            is_on,
        }
    });
    Ok(Page {
        id: kept.id,
        title: say!(lang, "What the public page shows"),
        about: say!(
            lang,
            "What is left out is not in the data either. Where a criterion decides that is not shown, the page says so."
        ),
        lists: say!(lang, "Lists and columns"),
        criteria: say!(lang, "Values of the criteria"),
        switches: Switch::ALL.map(switch).into(),
        values: values.collect(),
        keep: say!(lang, "Show this"),
        see: say!(lang, "Public page"),
        is_public: kept.published.is_some(),
        first: say!(lang, "Nothing is public yet: publish a round on the page of the standings."),
    })
}

/// `POST /e/{event}/public`: what is not sent is left out.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let change = |kept: &Kept| {
        let criteria =
            kept.standings()?.criteria().iter().map(|spec| format!("{CRITERION}{spec}")).collect::<Vec<_>>();
        let switches = Switch::ALL.map(|one| one.key().to_owned()).into_iter().chain(criteria);
        let hides = switches.filter(|key| !form.contains_key(&format!("show.{key}"))).collect();
        Ok(Change::Beside(BesideChange::Hides(Replaced::new(&kept.beside.hides, hides))))
    };
    desk.change(event, change).await?;
    Ok(Redirect::to(&format!("/e/{event}/public")).into_response())
}
