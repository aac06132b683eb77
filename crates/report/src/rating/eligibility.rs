//! Whether an event can be rated: findings by article and the games that are left out.

use exaequo_rating::eligibility::has_breaches;

use super::{Report, finding, notes, words};
use crate::page::{Cell, Column, Page, Print, Table};
use crate::{Lang, list, say};

/// What can be said in a sentence, and a row per finding and per game.
pub(super) fn page(report: &Report<'_>, lang: Lang) -> Page {
    let mut page = Page::new(lang, "eligibility", notes::title(report, lang));
    page.print = Print::Small;
    page.subtitles.push(say!(lang, "Whether the event can be rated"));
    page.subtitles.push(notes::basis(report, lang));
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
