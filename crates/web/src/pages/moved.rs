//! What a round moved: who went from which place to which, and whom by which criterion.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::Query;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::html::{Links, Ways};
use exaequo::report::moved;
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::shell::{Shell, Tab};

#[derive(Debug, Template)]
#[template(path = "moved.html")]
struct Page {
    id: u64,
    title: String,
    summary: String,
    list: String,
    none: String,
    pick: String,
    rounds: Vec<(u16, bool)>,
    print: String,
    round: u16,
}

/// `GET /e/{event}/moved`: by round `round`, else by the last complete one.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let asked = query.get("round").and_then(|round| round.parse().ok());
    let body = page(&kept, asked, lang)?;
    let shell = Shell::new(lang, &format!("/e/{event}/moved"), &body.title);
    let shell = shell.under(&kept, Tab::More);
    Ok(shell.around(&body).into_response())
}

fn page(kept: &Kept, asked: Option<u16>, lang: Lang) -> Result<Page, Failure> {
    let last = kept.standings()?.table().field.rounds();
    let last = u16::try_from(last).unwrap_or(u16::MAX);
    let round = asked.unwrap_or(last).min(last);
    let compared = both(kept, round)?;
    let names = format!("/e/{}/card/", kept.id);
    let ways = Ways { names: &names, values: "", asked: "", columns: &[] };
    let fragment = |(before, after): &(Standings, Standings)| {
        if moved::moves(before, after).is_empty() {
            return String::new();
        }
        moved::list(before, after, lang).to_html_fragment(Links::Within(ways))
    };
    Ok(Page {
        id: kept.id,
        title: say!(lang, "What round {round} moved", round),
        summary: compared.as_ref().map_or_else(String::new, |(one, other)| moved::summary(one, other, lang)),
        list: compared.as_ref().map(fragment).unwrap_or_default(),
        none: say!(lang, "There is something to compare once two rounds are complete."),
        pick: say!(lang, "Round"),
        rounds: (2..=last).map(|one| (one, one == round)).collect(),
        print: say!(lang, "Print"),
        round,
    })
}

/// The standings before and after a round; nothing before the second.
pub(crate) fn both(kept: &Kept, round: u16) -> Result<Option<(Standings, Standings)>, Failure> {
    if round < 2 {
        return Ok(None);
    }
    let after = |round: u16| kept.event.standings(kept.rules.ranking(&kept.event).after_round(round));
    Ok(Some((after(round - 1)?, after(round)?)))
}
