//! All findings of a file as JSON, `exaequo/check/1`.

use exaequo_model::{Columns, Severity, Span};
use exaequo_trf::{Diagnostic, TrfReading};
use serde::Serialize;

use super::{Message, message};
use crate::Lang;
use crate::format::{FileFormat, Storage};
use crate::json::pretty;
use crate::json_error::JsonFinding;

/// Name and version of the form.
const SCHEMA: &str = "exaequo/check/1";

/// The findings of a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    /// The file, as it was named.
    file: String,
    /// Its form.
    dialect: FileFormat,
    /// How its text is stored.
    encoding: Storage,
    /// What was found, in the order of the file; what is about the whole file comes first.
    findings: Vec<Finding>,
    /// How many more findings there were.
    hidden: u32,
}

/// Something found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Finding {
    /// Stable code.
    code: &'static str,
    severity: Level,
    #[serde(flatten)]
    place: Place,
    /// A second place, such as the other player's line.
    #[serde(skip_serializing_if = "Option::is_none")]
    related: Option<Place>,
    /// Place in a JSON file, such as `rounds[2].games[0].white`; positions in lists count from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    /// What was found, in the language asked for.
    message: String,
    /// What to do about it.
    help: String,
    /// What holds where reading goes on in spite of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<String>,
    /// Why it is so, for ranks that are not those of the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// How serious a finding is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    Error,
    Warning,
    Note,
}

impl From<Severity> for Level {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Error => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Note => Self::Note,
        }
    }
}

/// Where something is.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Place {
    /// Line, from 1; `null`: the whole file.
    line: Option<u32>,
    /// First and last column, from 1, counted as the line itself is; `null`: the whole line.
    columns: Option<[u32; 2]>,
}

impl From<Span> for Place {
    fn from(span: Span) -> Self {
        let columns = span.columns.map(|Columns { first, last }| [first, last]);
        Self { line: Some(span.line), columns }
    }
}

impl Report {
    /// The findings of a TRF file.
    pub fn of_reading(lang: Lang, file: &str, reading: &TrfReading) -> Self {
        let finding = |finding: &Diagnostic| {
            let text = message(lang, &finding.problem, Some(&reading.document), finding.span);
            Finding {
                code: finding.problem.code(),
                severity: finding.severity.into(),
                place: finding.span.map_or_else(Place::default, Place::from),
                related: finding.related.map(Place::from),
                path: None,
                message: text.title,
                help: text.help,
                assumed: text.assumed,
                why: None,
            }
        };
        Self {
            schema: SCHEMA,
            file: file.to_owned(),
            dialect: reading.dialect.into(),
            encoding: reading.document.encoding().into(),
            findings: reading.diagnostics.all().iter().map(finding).collect(),
            hidden: reading.diagnostics.hidden(),
        }
    }

    /// The findings of a JSON file: none if it could be read.
    pub fn of_json(file: &str, findings: Vec<JsonFinding>) -> Self {
        let finding = |finding: JsonFinding| Finding {
            code: finding.code,
            severity: Level::Error,
            place: Place { line: finding.line, columns: finding.column.map(|column| [column, column]) },
            related: None,
            path: finding.path,
            message: finding.message.title,
            help: finding.message.help,
            assumed: None,
            why: None,
        };
        Self {
            schema: SCHEMA,
            file: file.to_owned(),
            dialect: FileFormat::Json,
            encoding: Storage::Utf8,
            findings: findings.into_iter().map(finding).collect(),
            hidden: 0,
        }
    }

    /// The same with a finding that is none of the reader's.
    pub fn add(&mut self, code: &'static str, severity: Severity, span: Option<Span>, text: Message) {
        self.findings.push(Finding {
            code,
            severity: severity.into(),
            place: span.map_or_else(Place::default, Place::from),
            related: None,
            path: None,
            message: text.title,
            help: text.help,
            assumed: None,
            why: text.assumed,
        });
    }

    /// The JSON text, ending with a newline.
    pub fn to_json(&self) -> String {
        pretty(self)
    }
}

/// The JSON Schema of the form, kept in `schemas/check-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Report>(SCHEMA)
}
