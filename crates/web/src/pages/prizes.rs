//! The prizes: what is offered, who gets what, and how each amount came about.

pub(crate) mod form;
mod wrong;

use askama::Template;
use axum::extract::{Form, Query};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::event::prizes::{PrizeFileError, read_prizes};
use exaequo::prizes::{EXAMPLE, PrizeDraft};
use exaequo::report::prizes;
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::change::replaced::Replaced;
use exaequo_texts::say;
use form::PrizeForm;

use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::running::meeting::{Seen, version};
use crate::pages::source::{Source, Typed};
use crate::pages::standings::{linked, status};
use crate::shell::{Shell, Tab};

/// What the file is called where its lines are named.
const FILE: &str = "prizes.toml";

/// The page of the prizes.
#[derive(Debug, Template)]
#[template(path = "prizes.html")]
struct Page {
    id: u64,
    title: String,
    list: String,
    none: String,
    print: String,
    form: String,
    source: String,
}

/// What is shown of what is offered: the text, what is wrong with it or with the form, and the form as it was typed.
#[derive(Debug, Default)]
struct Shown<'a> {
    text: &'a str,
    wrong: Option<&'a PrizeFileError>,
    draft: Option<PrizeDraft>,
    /// What is said where somebody else has written something meanwhile.
    met: Option<String>,
}

/// `GET /e/{event}/prizes`.
pub(crate) async fn get(OfEvent { lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let shown = Shown { text: &kept.beside.prizes, ..Shown::default() };
    Ok(page(&kept, &shown, lang)?.into_response())
}

fn page(kept: &Kept, shown: &Shown<'_>, lang: Lang) -> Result<Html<String>, Failure> {
    let ranked = kept.standings()?;
    let won = kept.beside.prizes(&ranked).map(|won| prizes::page(&won, lang));
    let title = won.as_ref().and_then(|page| page.subtitles.first().cloned());
    let body = Page {
        id: kept.id,
        title: title.unwrap_or_else(|| say!(lang, "Prizes")),
        list: won.map_or_else(String::new, |page| {
            linked(kept.id, "e", &Asked::default(), &ranked, |links| page.to_html_fragment(links))
        }),
        none: say!(lang, "No prizes are offered yet. Fill in what is offered, or write it as a text."),
        print: say!(lang, "Print"),
        form: in_form(kept, shown, lang).render().unwrap_or_default(),
        source: source(kept, shown, lang).render().unwrap_or_default(),
    };
    let shell = Shell::new(lang, &format!("/e/{}/prizes", kept.id), &say!(lang, "Prizes"));
    Ok(shell.of_event(kept, Tab::List("prizes"), status(kept, Some(&ranked), lang)).around(&body))
}

fn in_form(kept: &Kept, shown: &Shown<'_>, lang: Lang) -> PrizeForm {
    let Some(draft) = shown.draft.clone() else {
        return PrizeForm::new(kept.id, version(kept, offers), form::of(&kept.beside.prizes, lang), lang);
    };
    let form = PrizeForm::new(kept.id, version(kept, offers), draft, lang);
    match (shown.wrong, &shown.met) {
        (Some(wrong), _) => form.wrong(wrong::sentence(wrong, lang), String::new()),
        (None, Some(met)) => form.wrong(met.clone(), kept.beside.prizes.clone()),
        (None, None) => form,
    }
}

fn source(kept: &Kept, shown: &Shown<'_>, lang: Lang) -> Source {
    let action = format!("/e/{}/prizes?seen={}", kept.id, version(kept, offers));
    let mut source = Source::new(action, shown.text, EXAMPLE, lang);
    source.title = say!(lang, "What is offered, as a text");
    source.about = say!(
        lang,
        "Groups of players, amounts and things, and how those with equal points share. The comments behind # say what is possible."
    );
    // What is wrong with the form stands there.
    if let Some(wrong) = shown.wrong.filter(|_| shown.draft.is_none()) {
        source.is_open = true;
        source.wrong_at(wrong, &wrong.text, wrong.error.at.start, lang);
    } else if let Some(met) = shown.met.clone().filter(|_| shown.draft.is_none()) {
        source.met(met, &kept.beside.prizes);
    }
    source
}

/// `POST /e/{event}/prizes`: an empty text means that there are none.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Query(seen): Query<Seen>,
    Form(sent): Form<Typed>,
) -> Result<Response, Failure> {
    let toml = sent.text();
    if let Some(met) = seen.replaced(&kept, offers, lang) {
        let shown = Shown { text: &toml, met: Some(met), ..Shown::default() };
        return Ok((StatusCode::CONFLICT, page(&kept, &shown, lang)?).into_response());
    }
    if !toml.is_empty()
        && let Err(wrong) = read_prizes(FILE, &toml)
    {
        let shown = Shown { text: &toml, wrong: Some(&wrong), ..Shown::default() };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page(&kept, &shown, lang)?).into_response());
    }
    kept_as(&desk, event, toml, seen).await
}

/// Whether other prizes are offered after a change.
fn offers(change: &Change) -> bool {
    matches!(change, Change::Beside(BesideChange::Prizes(_)))
}

/// Keeps a text that can be read.
async fn kept_as(desk: &Desk, event: u64, toml: String, seen: Seen) -> Result<Response, Failure> {
    let change = |kept: &Kept| {
        seen.unless_newer(kept, offers)?;
        Ok(Change::Beside(BesideChange::Prizes(Replaced::new(&kept.beside.prizes, toml))))
    };
    desk.change(event, change).await?;
    Ok(Redirect::to(&format!("/e/{event}/prizes")).into_response())
}
