//! A round: who plays whom, and the results that are there.

use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::pairings;
use exaequo::{Event, Lang};
use exaequo_access::Action;
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::lists::with_print;
use crate::pages::standings::{linked, status};
use crate::shell::{Shell, Tab};
use crate::visitor;

/// `GET /e/{event}/round/{round}`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
) -> Result<Response, Failure> {
    let ranked = kept.standings()?;
    let options = pairings::Options { round: Some(round), ..pairings::Options::default() };
    let page = pairings::page(&kept.event, &options, lang)?;
    let fragment = linked(event, "e", &Asked::default(), &ranked, |links| page.to_html_fragment(links));
    let ways = ways(event, round, &kept.event, lang);
    let title = page.subtitles.first().cloned().unwrap_or_default();
    let shell = Shell::new(lang, &format!("/e/{event}/round/{round}"), &title);
    let shell = shell.of_event(&kept, Tab::Round(round), status(&kept, Some(&ranked), lang));
    let list = with_print(&title, &fragment, &format!("/e/{event}/print/round-{round}"), lang);
    Ok(shell.wrap(ways + &list).into_response())
}

/// What whoever asks may do with the round.
fn ways(event: u64, round: u16, of: &Event, lang: Lang) -> String {
    let base = format!("/e/{event}/round/{round}");
    let enter = visitor::may(event, Action::Enter).then(|| {
        let words = say!(lang, "Enter results");
        format!("<a class=\"button\" href=\"{base}/enter\">{words}</a>")
    });
    let arrange = visitor::may(event, Action::Run).then(|| {
        let words = if of.tournament().is_team_event() {
            say!(lang, "Colours, boards, byes, line-ups")
        } else {
            say!(lang, "Colours, boards, byes")
        };
        format!("<a href=\"{base}/arrange\">{words}</a>")
    });
    let ways: Vec<String> = enter.into_iter().chain(arrange).collect();
    if ways.is_empty() { String::new() } else { format!("<p>{}</p>\n", ways.join(" ")) }
}
