//! Whether an event can be rated: findings by article and the games that are left out.

use serde::Serialize;

use super::data::{self, Event, FindingView, Ignored, PaceView};
use super::document::Document;
use super::figure::Reader;
use super::names::Names;
use super::sheet::{Align, Sheet};
use super::{Form, Report, finding, line, notes, words};
use crate::json::pretty;
use crate::page::Page;
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
            eligible: !report.has_breaches(),
            findings: data::findings(report, lang),
            ignored: data::ignored(report, lang, report.rating.ignored.iter()),
        }
    }
}

pub(super) fn report(report: &Report<'_>, lang: Lang, form: Form) -> String {
    match form {
        Form::Json => pretty(&Eligibility::new(report, lang)),
        Form::JsonLine => line(&Eligibility::new(report, lang)),
        Form::Csv => {
            let mut document = Document::new(lang, form, "");
            document.sheet(&as_sheet(report, lang, Reader::Program));
            document.finish()
        }
        Form::Table | Form::Markdown | Form::Html => for_people(report, lang, form),
    }
}

/// For a spreadsheet: a row per finding and per game.
pub(super) fn page(report: &Report<'_>, lang: Lang) -> Page {
    let mut document = begun(report, lang, Form::Html);
    document.sheet(&as_sheet(report, lang, Reader::Person(lang)));
    document.into_page()
}

fn for_people(report: &Report<'_>, lang: Lang, form: Form) -> String {
    let mut document = begun(report, lang, form);
    let names = Names::new(report.input.tournament);
    notes::findings(report, &names, lang, &mut document);
    notes::ignored(report, &names, |_| true, lang, &mut document);
    document.finish()
}

/// What stands above everything else.
fn begun(report: &Report<'_>, lang: Lang, form: Form) -> Document {
    let mut document = Document::new(lang, form, &notes::title(report, lang));
    document.line(&notes::basis(report, lang));
    document.line(&if report.has_breaches() {
        say!(lang, "Not as the regulations ask: see below")
    } else {
        say!(lang, "Nothing known speaks against rating this event")
    });
    document
}

/// The names of the columns, and what stands for a game that is not rated.
fn headings(reader: Reader) -> ([String; 3], String) {
    match reader {
        Reader::Program => (["article", "weight", "message"].map(str::to_owned), "game".to_owned()),
        Reader::Person(lang) => {
            let article = say!(lang, "Article");
            let weight = say!(lang, "Kind");
            let message = say!(lang, "About the event");
            let game = say!(lang, "game not rated");
            ([article, weight, message], game)
        }
    }
}

/// A row per finding and per game.
fn as_sheet(report: &Report<'_>, lang: Lang, reader: Reader) -> Sheet<'static> {
    let (columns, not_rated) = headings(reader);
    let rows = report.findings.len() + report.rating.ignored.len();
    let mut sheet = Sheet::new(columns.map(|name| (name, Align::Left)).to_vec(), reader, rows);
    let words = match reader {
        Reader::Program => Lang::En,
        Reader::Person(lang) => lang,
    };
    let names = Names::new(report.input.tournament);
    for one in report.findings {
        sheet.words(one.article());
        sheet.words(&finding::weight(words, one.weight()));
        sheet.words(&finding::text(lang, &names, one));
    }
    let games = notes::IgnoredGames::new(&names, lang);
    for game in &report.rating.ignored {
        sheet.words(game.reason.article());
        sheet.words(&not_rated);
        sheet.cell(|out| {
            games.write(game, out);
            out.push_str(crate::diagnostic::colon(lang));
            out.push(' ');
            out.push_str(&words::reason(lang, game.reason));
        });
    }
    sheet
}
