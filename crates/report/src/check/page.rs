//! The findings as a list.

use exaequo_event::{Check, FileFinding, JsonProblem};
use exaequo_model::{Columns, Span};

use super::{Repeats, more_words, words};
use crate::diagnostic::{Message, severity_word, summary};
use crate::page::{Block, Cell, Column, Page, Table, file, foot};
use crate::standings::Sheet;
use crate::text::sanitize;
use crate::{Lang, json_error, say};

/// The findings as a page, errors first; the name is that of the file.
///
/// ```
/// use exaequo_event::Event;
/// use exaequo_report::check::{self, Repeats};
/// use exaequo_report::Lang;
///
/// let check = Event::read("012 Open\nabc\n", &Default::default()).check();
/// let page = check::page(&check, "open.trf", Repeats::Grouped, Lang::Fr);
/// assert!(page.to_csv().contains("T010"));
/// ```
pub fn page(check: &Check, name: &str, repeats: Repeats, lang: Lang) -> Page {
    let mut page = Page::new(lang, "check", sanitize(name));
    page.subtitles.push(say!(lang, "What was found in the file"));
    let mut table = Table::new(say!(lang, "Findings"), columns(lang));
    let mut more = Vec::new();
    for group in check.groups(repeats.examples()) {
        for finding in group.examples {
            table.push(row(finding, words::of(check, finding, lang), lang));
        }
        if group.more > 0 {
            more.push(more_words(group.code, group.more, lang));
        }
    }
    page.blocks.push(Block::Table(table));
    if !more.is_empty() {
        page.list(more);
    }
    for line in check.ranks().map(|ranks| words::about_ranks(lang, ranks)).unwrap_or_default() {
        page.paragraph(line);
    }
    page.paragraph(summary(lang, check.counts()));
    page.foot = foot_of_check(check, lang);
    page
}

/// The file, and the rules where its ranks were compared.
fn foot_of_check(check: &Check, lang: Lang) -> Vec<String> {
    match check.ranks() {
        Some(ranks) => foot(&Sheet::from(ranks.standings()), lang),
        None => file(Some(check.reading().source()), lang).into_iter().collect(),
    }
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::text("severity", say!(lang, "Severity")),
        Column::text("code", say!(lang, "Code")).key().under("severity"),
        Column::number("line", say!(lang, "Line")).under("severity"),
        Column::text("columns", say!(lang, "Columns")).under("severity"),
        Column::sentence("message", say!(lang, "Finding")),
        Column::sentence("help", say!(lang, "What to do")).under("message"),
    ]
}

fn row(finding: &FileFinding, message: Message, lang: Lang) -> Vec<Cell> {
    let severity = finding.severity();
    let (line, columns) = place(finding, lang);
    vec![
        Cell::sign(severity_word(lang, severity), severity_word(Lang::En, severity)),
        Cell::text(finding.code()),
        Cell::maybe(line),
        Cell::text(columns),
        Cell::text(message.title),
        Cell::text(message.help),
    ]
}

/// Line and columns, or where in a JSON file it is.
fn place(finding: &FileFinding, lang: Lang) -> (Option<u32>, String) {
    match finding {
        FileFinding::Json(problem) => of_json(problem, lang),
        _ => finding.span().map_or_else(Default::default, of_span),
    }
}

fn of_json(problem: &JsonProblem, lang: Lang) -> (Option<u32>, String) {
    let found = json_error::finding(lang, problem);
    let column = found.column.map(|column| column.to_string());
    (found.line, column.or(found.path).unwrap_or_default())
}

fn of_span(Span { line, columns }: Span) -> (Option<u32>, String) {
    let columns = columns.map_or_else(String::new, |columns| {
        let Columns { first, last } = columns;
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    });
    (Some(line), columns)
}
