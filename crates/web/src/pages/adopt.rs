//! Other rules for good. Once a round is paired that is asked a second time, with what comes of it.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::Form;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::report::drafted::{self, Remark};
use exaequo::report::html::{Links, Ways};
use exaequo::report::moved;
use exaequo::tiebreak::Level;
use exaequo::{Lang, Standings};
use exaequo_desk::change::Change;
use exaequo_desk::change::reached::reached;
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::standings::status;
use crate::shell::{Shell, Tab};

/// The field of whoever has read what comes of it.
const SURE: &str = "sure";

/// What comes of it.
#[derive(Debug, Template)]
#[template(path = "adopt.html")]
struct Consequences {
    id: u64,
    title: String,
    rounds: String,
    before: String,
    after: String,
    summary: String,
    list: String,
    doubts: Vec<String>,
    recorded: String,
    know: String,
    yes: String,
    no: String,
    query: String,
    asked: Vec<(String, String)>,
}

/// `POST /e/{event}/rules`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let asked = Asked { round: None, ..Asked::of(&form) };
    let (ranked, Some(own)) = asked.standings(&kept)? else { return Err(Failure::Request) };
    let refused = drafted::remarks(&ranked, Level::Refuse, lang);
    if !refused.is_empty() {
        return Err(Failure::Unsuitable(sentences(refused)));
    }
    let is_begun = kept.event.tournament().rounds.count() > 0;
    let has_doubts = !drafted::remarks(&ranked, Level::Confirm, lang).is_empty();
    if (is_begun || has_doubts) && !form.contains_key(SURE) {
        let body = consequences(&kept, &asked, &own, &ranked, lang);
        let shell = Shell::new(lang, &format!("/e/{event}/standings"), &body.title);
        let shell = shell.of_event(&kept, Tab::Standings, status(&kept, Some(&own), lang));
        return Ok(shell.around(&body).into_response());
    }
    desk.change(event, |kept| change(kept, &asked)).await?;
    Ok(Redirect::to(&format!("/e/{event}/standings")).into_response())
}

fn change(kept: &Kept, asked: &Asked) -> Result<Change, Failure> {
    let (after, then) = reached(&kept.event);
    Ok(Change::Rules {
        was: kept.rules.clone(),
        is: asked.rules.over(&kept.rules),
        list: codes(&kept.standings()?),
        after,
        then,
        undoes: None,
    })
}

fn sentences(remarks: Vec<Remark>) -> String {
    remarks.into_iter().map(|remark| remark.text).collect::<Vec<_>>().join(" ")
}

fn codes(ranked: &Standings) -> String {
    ranked.criteria().iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn consequences(kept: &Kept, asked: &Asked, own: &Standings, ranked: &Standings, lang: Lang) -> Consequences {
    let rules = |ranked: &Standings| {
        let edition = ranked.options().regulations.edition.name;
        format!("{} ({edition})", codes(ranked).replace(',', ", "))
    };
    let doubts = drafted::remarks(ranked, Level::Confirm, lang);
    let paired = kept.event.tournament().rounds.count();
    let (before, after) = (rules(own), rules(ranked));
    let names = format!("/e/{}/card/", kept.id);
    let ways = Ways { names: &names, values: "", asked: "", columns: &[] };
    Consequences {
        id: kept.id,
        title: if paired == 0 {
            say!(lang, "Use these rules?")
        } else {
            say!(lang, "Change the rules of a running event?")
        },
        rounds: if paired == 0 {
            String::new()
        } else {
            say!(lang, count paired, "{paired} round is paired already. Players rely on the rules that were announced before the first one.", "{paired} rounds are paired already. Players rely on the rules that were announced before the first one.", paired)
        },
        before: say!(lang, "Now: {before}", before),
        after: say!(lang, "Then: {after}", after),
        summary: moved::summary(own, ranked, lang),
        list: moved::list(own, ranked, lang).to_html_fragment(Links::Within(ways)),
        doubts: doubts.into_iter().map(|remark| remark.text).collect(),
        recorded: say!(
            lang,
            "The change stands in the history, where it can be undone, and as a remark in the exported TRF file."
        ),
        know: if paired == 0 {
            say!(lang, "I have read this and want these rules")
        } else {
            say!(lang, "I know that the rules of a running event are changed")
        },
        yes: say!(lang, "Use these rules for the event"),
        no: say!(lang, "Leave everything as it is"),
        query: asked.query().trim_start_matches('&').to_owned(),
        asked: asked.pairs(),
    }
}
