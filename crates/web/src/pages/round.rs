//! A round: who plays whom, and the results that are there.

use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::pairings;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::lists::with_print;
use crate::pages::standings::{linked, status};
use crate::shell::{Shell, Tab};

/// `GET /e/{event}/round/{round}`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
) -> Result<Response, Failure> {
    let ranked = kept.standings()?;
    let options = pairings::Options { round: Some(round), ..pairings::Options::default() };
    let page = pairings::page(&kept.event, &options, lang)?;
    let fragment = linked(event, "e", &Asked::default(), &ranked, |links| page.to_html_fragment(links));
    let enter = say!(lang, "Enter results");
    let arrange = say!(lang, "Colours, boards, byes, line-ups");
    let enter = format!(
        "<p><a class=\"button\" href=\"/e/{event}/round/{round}/enter\">{enter}</a> <a href=\"/e/{event}/round/{round}/arrange\">{arrange}</a></p>\n"
    );
    let title = page.subtitles.first().cloned().unwrap_or_default();
    let shell = Shell::new(lang, &format!("/e/{event}/round/{round}"), &title);
    let shell = shell.of_event(&kept, Tab::Round(round), status(&kept, Some(&ranked), lang));
    let list = with_print(&title, &fragment, &format!("/e/{event}/print/round-{round}"), lang);
    Ok(shell.wrap(enter + &list).into_response())
}
