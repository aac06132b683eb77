//! The other lists of an event, each made as everywhere else, and the card of a participant.

use axum::extract::Path;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::page::Page;
use exaequo::site::List;
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::failure::Failure;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::standings::{linked, status};
use crate::shell::{Shell, Tab};

/// The lists that have a page, by their names in the address.
pub(crate) const LISTS: [&str; 8] =
    ["crosstable", "players", "teams", "boards", "ratings", "statistics", "eligibility", "missing"];

/// A list of the event of standings, by the name it has everywhere.
pub(crate) fn list(name: &str, ranked: &Standings, lang: Lang) -> Result<Page, Failure> {
    Ok(name.parse::<List>()?.page(ranked, lang)?)
}

/// `GET /e/{event}/{list}`.
pub(crate) async fn get(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, name)): Path<(u64, String)>,
) -> Result<Response, Failure> {
    let name = LISTS.into_iter().find(|known| *known == name).ok_or(Failure::NoPage)?;
    kept.page(format!("{lang} {name}"), || {
        let ranked = kept.standings()?;
        let page = list(name, &ranked, lang)?;
        let fragment = linked(event, "e", &Asked::default(), &ranked, |links| page.to_html_fragment(links));
        let title = page.subtitles.first().cloned().unwrap_or_default();
        let print = format!("/e/{event}/print/{name}");
        let shell = Shell::new(lang, &format!("/e/{event}/{name}"), &title);
        let shell = shell.of_event(&kept, Tab::List(name), status(&kept, Some(&ranked), lang));
        Ok(shell.wrap(with_print(&title, &fragment, &print, lang)))
    })
    .await
}

/// `GET /e/{event}/card/{number}`.
pub(crate) async fn card(
    OfEvent { lang, event, kept, .. }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
    asked: Asked,
) -> Result<Response, Failure> {
    let (ranked, _) = asked.standings(&kept)?;
    let page = List::Card(number).page(&ranked, lang)?;
    let fragment = linked(event, "e", &asked, &ranked, |links| page.to_html_fragment(links));
    let shell = Shell::new(lang, &format!("/e/{event}/card/{number}"), &page.name);
    let shell = shell.of_event(&kept, Tab::Other, status(&kept, Some(&ranked), lang));
    let print = format!(
        "/e/{event}/print/card-{number}?{}",
        asked.query().trim_start_matches('&').replace('&', "&amp;")
    );
    Ok(shell.wrap(with_print("", &fragment, &print, lang)).into_response())
}

/// A list with its title and the way to its printed form.
pub(crate) fn with_print(title: &str, fragment: &str, href: &str, lang: Lang) -> String {
    let (mut heading, print) = (String::new(), say!(lang, "Print"));
    exaequo::report::html::escape(title, &mut heading);
    let heading = if heading.is_empty() { heading } else { format!("<h2>{heading}</h2>\n") };
    format!(
        "{heading}<div data-fresh=\"table\">\n{fragment}</div>\n<ul class=\"ways\"><li><a href=\"{href}\">{print}</a></li></ul>\n"
    )
}
