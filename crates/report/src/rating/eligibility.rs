//! Whether an event can be rated: findings by article and the games that are left out.

use schemars::JsonSchema;
use serde::Serialize;

use super::data::{self, Event, FindingView, Ignored, PaceView};
use super::document::Document;
use super::figure::Reader;
use super::sheet::{Align, Sheet};
use super::texts::Texts;
use super::{Form, Report, finding, line, notes, words};
use crate::json::{pretty, schema_of};
use crate::{Lang, say};

/// Name and version of the form.
const SCHEMA: &str = "exaequo/eligibility/1";

/// The JSON Schema of the form, kept in `schemas/eligibility-1.json`.
pub fn schema() -> String {
    schema_of::<Eligibility>(SCHEMA)
}

/// Whether an event can be rated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Eligibility {
    /// Name and version of this form.
    #[schemars(extend("const" = SCHEMA))]
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
            document.sheet(&as_sheet(report, lang));
            document.finish()
        }
        Form::Table | Form::Markdown | Form::Html => for_people(report, lang, form),
    }
}

fn for_people(report: &Report<'_>, lang: Lang, form: Form) -> String {
    let mut document = Document::new(lang, form, &notes::title(report, lang));
    document.line(&notes::basis(report, lang));
    document.line(&if report.has_breaches() {
        say!(lang,
            en "Not as the regulations ask: see below",
            fr "Non conforme au règlement : voir ci-dessous",
            es "No se ajusta al reglamento: véase abajo")
    } else {
        say!(lang,
            en "Nothing known speaks against rating this event",
            fr "Rien de connu ne s’oppose à la prise en compte de ce tournoi",
            es "Nada de lo conocido impide que este torneo cuente")
    });
    notes::findings(report, lang, &mut document);
    let names = Texts::names(report.input.tournament);
    notes::ignored(report, &names, report.rating.ignored.iter(), lang, &mut document);
    document.finish()
}

/// A row per finding and per game.
fn as_sheet(report: &Report<'_>, lang: Lang) -> Sheet {
    let columns = ["article", "weight", "message"].map(|name| (name.to_owned(), Align::Left));
    let mut sheet =
        Sheet::new(columns.to_vec(), Reader::Program, report.findings.len() + report.rating.ignored.len());
    for one in report.findings {
        sheet.words(one.article());
        sheet.words(&finding::weight(Lang::En, one.weight()));
        sheet.words(&finding::text(lang, report.input.tournament, one));
    }
    let names = Texts::names(report.input.tournament);
    let games = notes::IgnoredGames::new(report.input.tournament, &names, lang);
    for game in &report.rating.ignored {
        sheet.words(game.reason.article());
        sheet.words("game");
        sheet.cell(|out| {
            games.write(game, out);
            out.push_str(crate::diagnostic::colon(lang));
            out.push(' ');
            out.push_str(&words::reason(lang, game.reason));
        });
    }
    sheet
}
