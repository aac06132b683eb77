//! B.02, 10.3 and 11.2: whether the scale of ratings drifts, in numbers, pictures and words.

mod account;
mod field;
mod figures;
mod finding;
mod scored;
mod words;

use exaequo_register::{DriftReport, Kind};

use exaequo_report::{number, say};

use crate::Lang;
use exaequo_page::{Block, Figure, Page};

/// The drift of one kind of rating.
pub fn page(report: &DriftReport, lang: Lang) -> Page {
    let mut page = Page::new(lang, "drift", say!(lang, "Drift of the rating scale"));
    page.subtitles.push(title(report, lang));
    findings(report, &mut page);
    scored::add(report, &mut page);
    field::add(report, &mut page);
    account::add(report, &mut page);
    page
}

fn title(report: &DriftReport, lang: Lang) -> String {
    let (from, to) = (number::date(lang, report.span.from), number::date(lang, report.span.to));
    match report.kind {
        Kind::Standard => say!(lang, "Standard ratings from the list of {from} to that of {to}", from, to),
        Kind::Rapid => say!(lang, "Rapid ratings from the list of {from} to that of {to}", from, to),
        Kind::Blitz => say!(lang, "Blitz ratings from the list of {from} to that of {to}", from, to),
        Kind::National => say!(lang, "National ratings from the list of {from} to that of {to}", from, to),
    }
}

/// 11.2: what stands out, with what the commission could do; it is for the commission to do it.
fn findings(report: &DriftReport, page: &mut Page) {
    let lang = page.lang;
    page.heading(say!(lang, "What stands out"));
    if report.findings.is_empty() {
        page.paragraph(say!(lang, "Nothing stands out."));
        return;
    }
    page.list(report.findings.iter().map(|one| finding::sentence(one, lang)).collect());
    let whose = say!(
        lang,
        "Measures are for the commission to decide (10.3, 11.2); nothing is changed by this page."
    );
    page.paragraph(whose);
}

/// A picture beside the table that has its numbers.
fn picture(page: &mut Page, caption: String, svg: String) {
    let alternative = say!(page.lang, "The table that follows has the same numbers.");
    page.blocks.push(Block::Figure(Figure { caption, alternative, svg }));
}
