//! Whether an event can be rated: findings by article and the games that are left out.

use exaequo_rating::eligibility::has_breaches;
use serde::Serialize;

use super::data::{self, Event, FindingView, Ignored, PaceView};
use super::{Report, finding, notes, words, written};
use crate::diagnostic::colon;
use crate::page::{Cell, Column, Page, Print, Table};
use crate::value::Layout;
use crate::{Lang, say};

/// Name and version of the form.
const SCHEMA: &str = "exaequo/eligibility/1";

/// The JSON Schema of the form, kept in `schemas/eligibility-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Eligibility>(SCHEMA)
}

/// Whether an event can be rated.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Eligibility {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    /// Name of the file.
    file: String,
    event: Event,
    /// The edition of the regulations.
    edition: &'static str,
    pace: PaceView,
    /// Whether no regulation is broken, as far as it is known.
    eligible: bool,
    findings: Vec<FindingView>,
    /// Games that are not rated.
    ignored: Vec<Ignored>,
}

impl Eligibility {
    fn new(report: &Report<'_>, lang: Lang) -> Self {
        Self {
            schema: SCHEMA,
            file: report.file.to_owned(),
            event: Event::new(report),
            edition: report.input.provisions.edition.name(),
            pace: PaceView::new(report),
            eligible: !has_breaches(report.findings),
            findings: data::findings(report, lang),
            ignored: data::ignored(report, lang, report.rating.ignored.iter()),
        }
    }
}

/// The form of programs.
pub(super) fn json(report: &Report<'_>, lang: Lang, layout: Layout) -> String {
    written(&Eligibility::new(report, lang), layout)
}

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
            Cell::text(format!("{what}{} {why}", colon(lang))),
        ]);
    }
    table
}
