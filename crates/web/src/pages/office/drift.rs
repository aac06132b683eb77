//! `GET /office/drift`: whether the scale of ratings drifts (10.3, 11.2).

use axum::extract::{Query, State};
use axum::response::Response;
use exaequo::bulletin::{drift, inbox};
use exaequo::register::Kind;
use exaequo::report::html::Links;
use exaequo_texts::say;

use super::{Fields, day, text};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::language::Speaks;
use crate::sheet::{Block, Sheet};

/// `GET /office/drift`.
pub(crate) async fn get(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Query(query): Query<Fields>,
) -> Result<Response, Failure> {
    let (list, kind) = (day(&query, "list")?, Kind::named(text(&query, "kind")).unwrap_or(Kind::Standard));
    let report = desk.bureau()?.act(move |office| office.drift(list, kind, None)).await?;
    let shown = drift::page(&report, lang);
    let mut ways: Vec<(String, String)> = Kind::ALL
        .into_iter()
        .filter(|other| *other != kind)
        .map(|other| (format!("/office/drift?kind={}", other.name()), inbox::kind_words(other, lang)))
        .collect();
    ways.push(("/office".to_owned(), say!(lang, "Back to the office")));
    let sheet = Sheet {
        about: shown.subtitles.first().cloned().unwrap_or_default(),
        blocks: vec![Block::raw(String::new(), shown.to_html_fragment(Links::None))],
        title: shown.title,
        ways,
        ..Sheet::default()
    };
    Ok(sheet.of_desk("/office/drift", lang))
}
