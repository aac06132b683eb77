//! What is wrong with a tournament in JSON, in words.

mod detail;

use exaequo_event::JsonProblem;
use exaequo_json::{Detail, Error, Fault, FaultKind};

use crate::diagnostic::{self, Look, Message};
use crate::text::sanitize;
use crate::{Lang, number, say};

/// A finding about a JSON file, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFinding {
    /// The code of the finding, the same in every version, such as `J003`.
    pub code: &'static str,
    /// Line, from 1, where known.
    pub line: Option<u32>,
    /// Column, from 1, where known.
    pub column: Option<u32>,
    /// Place in the document, such as `rounds[2].games[0].white`.
    pub path: Option<String>,
    /// What it is and what to do.
    pub message: Message,
}

/// Everything that is wrong with a JSON file.
///
/// ```
/// use exaequo_words::{Lang, json_error};
///
/// let error = exaequo_json::read("{}").unwrap_err();
/// let findings = json_error::findings(Lang::Es, &error);
/// assert_eq!(findings.len(), 1);
/// assert!(json_error::plain("open.json", &findings[0], Lang::Es).starts_with("open.json"));
/// ```
pub fn findings(lang: Lang, error: &Error) -> Vec<JsonFinding> {
    JsonProblem::all(error).iter().map(|problem| finding(lang, problem)).collect()
}

/// One of them.
pub fn finding(lang: Lang, problem: &JsonProblem) -> JsonFinding {
    match problem {
        JsonProblem::Document(error) => of_document(lang, error),
        JsonProblem::Fault(fault) => of_fault(lang, fault),
        JsonProblem::Facts(problem) => of_facts(lang, *problem),
    }
}

fn of_document(lang: Lang, error: &Error) -> JsonFinding {
    let code = error.code();
    match error {
        Error::Encoding => whole_file(code, encoding(lang)),
        Error::Syntax { line, column, .. } => at(code, *line, *column, syntax(lang, &detail(error))),
        Error::Shape { line, column, .. } => at(code, *line, *column, shape(lang, &detail(error))),
        Error::Version { found } => whole_file(code, version(lang, found.as_deref())),
        // Told one by one.
        Error::Content(_) | Error::Facts(_) => whole_file(code, Message::default()),
    }
}

fn whole_file(code: &'static str, message: Message) -> JsonFinding {
    JsonFinding { code, line: None, column: None, path: None, message }
}

fn encoding(lang: Lang) -> Message {
    let title = say!(lang, "the file is JSON, but not in UTF-8");
    Message { title, help: say!(lang, "save the file as UTF-8"), assumed: None }
}

fn at(code: &'static str, line: usize, column: usize, message: Message) -> JsonFinding {
    let position = |number: usize| u32::try_from(number).ok().filter(|number| *number > 0);
    JsonFinding { code, line: position(line), column: position(column), path: None, message }
}

fn of_fault(lang: Lang, fault: &Fault) -> JsonFinding {
    let path = (!fault.path.is_empty()).then(|| fault.path.clone());
    JsonFinding {
        code: fault.kind.code(),
        line: None,
        column: None,
        path,
        message: content(lang, fault.kind),
    }
}

fn of_facts(lang: Lang, problem: exaequo_model::FactsProblem) -> JsonFinding {
    let message = diagnostic::message(lang, &exaequo_trf::Problem::Facts(problem), None, None);
    whole_file(problem.code(), message)
}

fn detail(error: &Error) -> Detail {
    error.detail().unwrap_or(Detail::Other)
}

fn syntax(lang: Lang, detail: &Detail) -> Message {
    let detail = detail::text(lang, detail);
    Message {
        title: say!(lang, "the text is not JSON: {detail}", detail),
        help: say!(lang, "check quotation marks, commas and brackets around this place"),
        assumed: None,
    }
}

fn shape(lang: Lang, found: &Detail) -> Message {
    let detail = detail::text(lang, found);
    Message {
        title: say!(lang, "the JSON does not have the form of a tournament: {detail}", detail),
        help: detail::possible(lang, found).unwrap_or_else(|| see_schema(lang)),
        assumed: None,
    }
}

fn see_schema(lang: Lang) -> String {
    let schema = exaequo_json::SCHEMA;
    say!(lang, "follow the schema {schema}", schema)
}

fn version(lang: Lang, found: Option<&str>) -> Message {
    let schema = exaequo_json::SCHEMA;
    let title = match found.map(sanitize) {
        Some(found) => say!(lang, "the schema is {found}; expected \"{schema}\"", found, schema),
        None => say!(lang, "the file does not name its schema; expected \"schema\": \"{schema}\"", schema),
    };
    let help = say!(lang, "give a tournament of exaequo, or a TRF file");
    Message { title, help, assumed: None }
}

fn content(lang: Lang, kind: FaultKind) -> Message {
    Message { title: fault_title(lang, kind), help: fault_help(lang, kind), assumed: None }
}

fn fault_title(lang: Lang, kind: FaultKind) -> String {
    match kind {
        FaultKind::NoSuchPlayer { number } => say!(lang, "no player has the number {number}", number),
        FaultKind::NoSuchTeam { number } => say!(lang, "no team has the number {number}", number),
        FaultKind::NumberTwice { number } => say!(lang, "number {number} is there twice", number),
        FaultKind::RoundTwice { round } => say!(lang, "round {round} is there twice", round),
        FaultKind::RoundNotAnnounced { round, announced } => {
            say!(lang, "round {round} is not among the rounds announced ({announced})", round, announced)
        }
        FaultKind::NothingToRate => say!(lang, "a game that was not played cannot be unrated"),
        FaultKind::TooMany { found, most } => {
            let whole = |size: usize| number::whole(lang, u64::try_from(size).unwrap_or(u64::MAX));
            let (n, found, most) = (found, whole(found), whole(most));
            say!(lang, count n, "{found} entry is too many; {most} are possible",
                "{found} entries are too many; {most} are possible", found, most)
        }
    }
}

fn fault_help(lang: Lang, kind: FaultKind) -> String {
    match kind {
        FaultKind::NoSuchPlayer { .. } | FaultKind::NoSuchTeam { .. } => {
            say!(lang, "correct the number, or add the player or team")
        }
        FaultKind::NumberTwice { .. } | FaultKind::RoundTwice { .. } => {
            say!(lang, "delete one of the two entries")
        }
        FaultKind::RoundNotAnnounced { .. } => say!(lang, "correct the round, or the number of rounds"),
        FaultKind::NothingToRate => {
            say!(lang, "delete \"rated\"")
        }
        FaultKind::TooMany { .. } => say!(lang, "check that this is the right file"),
    }
}

/// A finding with its place, and what to do.
pub fn render(name: &str, finding: &JsonFinding, look: &Look) -> String {
    diagnostic::render_place(finding.code, &place(name, finding), &finding.message, look)
}

/// A finding on one line.
pub fn plain(name: &str, finding: &JsonFinding, lang: Lang) -> String {
    diagnostic::plain_line(finding.code, &place(name, finding), &finding.message, lang)
}

fn place(name: &str, finding: &JsonFinding) -> String {
    let name = sanitize(name);
    match (finding.line, finding.column, &finding.path) {
        (Some(line), Some(column), _) => format!("{name}:{line}:{column}"),
        (Some(line), None, _) => format!("{name}:{line}"),
        (None, _, Some(path)) => format!("{name} {}", sanitize(path)),
        (None, _, None) => name,
    }
}
