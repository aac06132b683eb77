//! Every page of an event with what it is for, so that a stranger finds it; and the keys.

use askama::Template;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo_access::Action;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::shell::{Shell, Tab};
use crate::visitor;

#[derive(Debug, Template)]
#[template(path = "more.html")]
struct Page {
    id: u64,
    title: String,
    ways: Vec<(&'static str, String, String)>,
}

/// `GET /e/{event}/more`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let body = Page { id: event, title: say!(lang, "More pages"), ways: ways(event, lang) };
    let shell = Shell::new(lang, &format!("/e/{event}/more"), &body.title);
    let shell = shell.under(&kept, Tab::More);
    Ok(shell.around(&body).into_response())
}

fn ways(event: u64, lang: Lang) -> Vec<(&'static str, String, String)> {
    let mut ways = vec![
        ("list", say!(lang, "Tie-break list"), say!(lang, "Choose and order the criteria one by one")),
        (
            "moved",
            say!(lang, "What moved"),
            say!(lang, "Who went from which place to which in a round, and why"),
        ),
        (
            "categories",
            say!(lang, "Categories"),
            say!(lang, "Standings of women, juniors, seniors, classes of ratings, clubs"),
        ),
        (
            "prizes",
            say!(lang, "Prizes"),
            say!(lang, "What is offered, who gets what, and how each amount came about"),
        ),
        (
            "playoff",
            say!(lang, "Play-off"),
            say!(lang, "Regulations, plan and bracket, results, final standings"),
        ),
        ("lots", say!(lang, "Lots"), say!(lang, "Drawn from a seed that everybody sees before")),
        ("ratings", say!(lang, "Ratings"), say!(lang, "What the games do to the ratings")),
        (
            "eligibility",
            say!(lang, "Eligibility"),
            say!(lang, "Whether the event can be rated, and which games not"),
        ),
        ("statistics", say!(lang, "Statistics"), say!(lang, "Results by colour, ratings, surprises")),
        ("missing", say!(lang, "Missing results"), say!(lang, "Games without a result")),
        ("public", say!(lang, "Public page"), say!(lang, "What everybody sees, and what is left out")),
        (
            "export",
            say!(lang, "Export"),
            say!(lang, "TRF, JSON, CSV, spreadsheets, a website, print; what each leaves out"),
        ),
        ("history", say!(lang, "History"), say!(lang, "Who did what and when; every step can be undone")),
    ];
    if visitor::may(event, Action::Lead) {
        let about = say!(lang, "How long data of persons are kept, what is known, erasing on request");
        ways.push(("privacy", say!(lang, "Data of persons"), about));
    }
    if visitor::may_share(event, Action::Lead) {
        ways.push(("people", say!(lang, "People"), say!(lang, "Who works on this event, and as what")));
    }
    ways
}
