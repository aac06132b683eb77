//! An event at a glance: whether its standings agree with the file, what was assumed or looks wrong, what was understood.

use askama::Template;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::html::Links;
use exaequo::report::page::{Block, Page};
use exaequo::report::{show, standings};
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::findings::Findings;
use crate::pages::standings::{Agreement, linked};
use crate::shell::{Shell, Tab};

/// How many places of a long list are shown: more than a screen holds. All of them are on the next page.
const FIRST: usize = 40;
/// From how many places on a list is long.
const LONG: usize = 60;

#[derive(Debug, Template)]
#[template(path = "overview.html")]
struct Overview {
    id: u64,
    agreement: String,
    standings: String,
    table: String,
    table_title: String,
    /// That there are more places; empty where all are shown.
    more: String,
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
    let standings = kept.standings().ok();
    let findings = Findings::with_assumptions(&kept.reading.check().with_usual(), standings.as_ref(), lang);
    let agreement = standings.as_ref().and_then(|standings| Agreement::of(&kept, standings, lang));
    let (table, more) = standings.as_ref().map(|ranked| table(kept.id, ranked, lang)).unwrap_or_default();
    let body = Overview {
        id: kept.id,
        agreement: agreement.map(|one| one.render().unwrap_or_default()).unwrap_or_default(),
        standings: say!(lang, "See the standings"),
        table,
        table_title: say!(lang, "Standings"),
        more,
        found: say!(lang, "What was assumed or looks wrong"),
        summary: findings.summary.clone(),
        findings: findings.render().unwrap_or_default(),
        understood: say!(lang, "What was understood"),
        facts: show::facts(&kept.event, &kept.file_name, lang).to_html_fragment(Links::None),
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

/// The standings by the list of the file, every value with the way to its arithmetic; of a long list the first places, and a
/// sentence that there are more.
fn table(id: u64, ranked: &Standings, lang: Lang) -> (String, String) {
    let mut page = standings::page(ranked, lang);
    let more = shorten(&mut page, lang);
    (linked(id, "e", &Asked::default(), ranked, |links| page.to_html_fragment(links)), more)
}

fn shorten(page: &mut Page, lang: Lang) -> String {
    let mut more = String::new();
    for block in &mut page.blocks {
        if let Block::Table(table) = block
            && table.rows.len() > LONG
        {
            let (shown, all) = (FIRST, table.rows.len());
            more = say!(lang, "The first {shown} of {all}.", shown, all);
            table.rows.truncate(FIRST);
        }
    }
    more
}
