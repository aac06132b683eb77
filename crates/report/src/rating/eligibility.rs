//! Whether an event can be rated: findings by article and the games that are left out.

use exaequo_event::Rated;
use exaequo_json::to_text;
use exaequo_rating::eligibility::has_breaches;

use super::{Layout, Report, data, finding, layout_of, notes, words};
use crate::page::{Cell, Column, Page, Table};
use crate::{Lang, list, say};

/// `exaequo/eligibility/1`, ending with a newline.
pub fn json(rated: &Rated, layout: Layout, lang: Lang) -> String {
    to_text(&data::eligibility(&Report::from(rated), lang), layout)
}

/// The same of several events: one alone on many lines, of several each on a line.
pub fn series_json(events: &[Rated], lang: Lang) -> String {
    events.iter().map(|rated| json(rated, layout_of(events), lang)).collect()
}

/// Whether an event can be rated: what can be said in a sentence, and a row per finding and per game.
///
/// ```
/// use exaequo_event::{Event, Rating, date};
/// use exaequo_report::Lang;
/// use exaequo_report::rating::eligibility;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let page = eligibility::page(&event.rate(&Rating::default())?, Lang::En);
/// assert_eq!(page.kind, "eligibility");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(rated: &Rated, lang: Lang) -> Page {
    of_report(&Report::from(rated), lang)
}

fn of_report(report: &Report<'_>, lang: Lang) -> Page {
    let caption = say!(lang, "Whether the event can be rated");
    let mut page = notes::head(report, "eligibility", caption, lang);
    page.paragraph(verdict(report, lang));
    page.table(table(report, lang));
    page
}

fn verdict(report: &Report<'_>, lang: Lang) -> String {
    if has_breaches(report.findings) {
        say!(lang, "Not as the regulations ask: see below")
    } else {
        say!(lang, "According to the file, nothing prevents rating this event")
    }
}

/// A row per finding and per game.
fn table(report: &Report<'_>, lang: Lang) -> Table {
    let about = say!(lang, "About the event");
    let columns = vec![
        Column::text("article", say!(lang, "Article")).key(),
        Column::text("weight", say!(lang, "Kind")),
        Column::sentence("message", about.clone()),
    ];
    let mut table = Table::new(about, columns);
    for one in report.findings {
        let weight = |lang| finding::weight(lang, one.weight());
        table.push(vec![
            Cell::text(one.article()),
            Cell::sign(weight(lang), weight(Lang::En)),
            Cell::text(finding::text(lang, report.input.tournament, one)),
        ]);
    }
    let not_rated = say!(lang, "game not rated");
    for game in &report.rating.ignored {
        let (what, why) = (notes::ignored_game(report, game, lang), words::reason(lang, game.reason));
        table.push(vec![
            Cell::text(game.reason.article()),
            Cell::sign(not_rated.clone(), "game"),
            Cell::text(list::labelled(lang, &what, &why)),
        ]);
    }
    table
}
