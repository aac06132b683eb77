//! An event at a glance: whether its standings agree with the file, what was assumed or looks wrong, what was understood.

use askama::Template;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::html::Links;
use exaequo::report::show;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::findings::Findings;
use crate::pages::standings::Agreement;
use crate::shell::{Shell, Tab};

#[derive(Debug, Template)]
#[template(path = "overview.html")]
struct Overview {
    id: u64,
    agreement: String,
    standings: String,
    found: String,
    summary: String,
    findings: String,
    understood: String,
    facts: String,
    export: String,
    downloads: Vec<(&'static str, String)>,
    remove: String,
    remove_words: String,
}

/// `GET /e/{event}`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let check = kept.reading.check();
    let has_findings = !check.findings().is_empty();
    let standings = kept.standings().ok();
    let findings = Findings::of(&check, lang);
    let findings = match standings.as_ref() {
        Some(standings) => findings.with_assumptions(standings, lang),
        None => findings,
    };
    let agreement = standings.as_ref().and_then(|standings| Agreement::of(&kept, standings, lang));
    let body = Overview {
        id: kept.id,
        agreement: agreement.map(|one| one.render().unwrap_or_default()).unwrap_or_default(),
        standings: say!(lang, "See the standings"),
        found: say!(lang, "What was assumed or looks wrong"),
        summary: if has_findings { findings.summary.clone() } else { String::new() },
        findings: findings.render().unwrap_or_default(),
        understood: say!(lang, "What was understood"),
        facts: show::page(&kept.event, &kept.file_name, lang).to_html_fragment(Links::None),
        export: say!(lang, "Take it with you"),
        downloads: vec![
            ("event.trf", say!(lang, "Tournament as TRF")),
            ("event.json", say!(lang, "Tournament as JSON")),
            ("file", say!(lang, "The file as it was")),
        ],
        remove: say!(lang, "Put into the bin"),
        remove_words: say!(lang, "The event can be put back from the first page."),
    };
    let shell = Shell::new(lang, &format!("/e/{event}"), &say!(lang, "Check"));
    Ok(shell.under(&kept, Tab::Overview).around(&body).into_response())
}
