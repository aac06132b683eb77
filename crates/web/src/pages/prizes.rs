//! The prizes: what is offered, who gets what, and how each amount came about.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::event::prizes::{PrizeFileError, read_prizes};
use exaequo::prizes::EXAMPLE;
use exaequo::report::prizes;
use exaequo_texts::say;

use crate::change::Change;
use crate::change::beside::BesideChange;
use crate::change::replaced::Replaced;
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::language::Speaks;
use crate::pages::asked::Asked;
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
    source: String,
}

/// `GET /e/{event}/prizes`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let kept = desk.event(event).await?;
    let offered = kept.beside.prizes.clone();
    Ok(page(&kept, &offered, None, lang)?.into_response())
}

fn page(
    kept: &Kept,
    typed: &str,
    wrong: Option<&PrizeFileError>,
    lang: Lang,
) -> Result<axum::response::Html<String>, Failure> {
    let ranked = kept.standings()?;
    let won = kept.beside.prizes(&ranked).map(|won| prizes::page(&won, lang));
    let title = won.as_ref().and_then(|page| page.subtitles.first().cloned());
    let body = Page {
        id: kept.id,
        title: title.unwrap_or_else(|| say!(lang, "Prizes")),
        list: won.map_or_else(String::new, |page| {
            linked(kept.id, "e", &Asked::default(), &ranked, |links| page.to_html_fragment(links))
        }),
        none: say!(lang, "No prizes are offered yet. Write down what is offered; an example is below."),
        print: say!(lang, "Print"),
        source: source(kept, typed, wrong, lang).render().unwrap_or_default(),
    };
    let shell = Shell::new(lang, &format!("/e/{}/prizes", kept.id), &say!(lang, "Prizes"));
    Ok(shell.of_event(kept, Tab::List("prizes"), status(kept, Some(&ranked), lang)).around(&body))
}

fn source(kept: &Kept, typed: &str, wrong: Option<&PrizeFileError>, lang: Lang) -> Source {
    let mut source = Source::new(format!("/e/{}/prizes", kept.id), typed, EXAMPLE, lang);
    source.title = say!(lang, "What is offered");
    source.about = say!(
        lang,
        "Groups of players, amounts and things, and how those with equal points share. The comments behind # say what is possible."
    );
    source.is_open = typed.is_empty() || wrong.is_some();
    if let Some(wrong) = wrong {
        source.wrong_at(wrong, &wrong.text, wrong.error.at.start, lang);
    }
    source
}

/// `POST /e/{event}/prizes`: an empty text means that there are none.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(event): Path<u64>,
    Form(typed): Form<Typed>,
) -> Result<Response, Failure> {
    let toml = typed.text();
    if !toml.is_empty()
        && let Err(wrong) = read_prizes(FILE, &toml)
    {
        let kept = desk.event(event).await?;
        return Ok(
            (StatusCode::UNPROCESSABLE_ENTITY, page(&kept, &toml, Some(&wrong), lang)?).into_response()
        );
    }
    let change =
        |kept: &Kept| Ok(Change::Beside(BesideChange::Prizes(Replaced::new(&kept.beside.prizes, toml))));
    desk.change(event, change).await?;
    Ok(Redirect::to(&format!("/e/{event}/prizes")).into_response())
}
