//! All findings of a file as JSON, `exaequo/check/1`.

use exaequo_json::results::check::{Check, Finding, Place, Version};
use exaequo_json::results::file::{Encoding, Format, Level};
use exaequo_json::{Layout, to_text};
use exaequo_model::{Severity, Span};
use exaequo_trf::{Diagnostic, TrfReading};

use super::{Message, message};
use crate::Lang;
use crate::format::{encoding, format};
use crate::json_error::JsonFinding;

/// The findings of a file.
#[derive(Clone, Debug)]
pub struct Report(Check);

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
        Self(Check {
            schema: Version,
            file: file.to_owned(),
            dialect: format(Some(reading.dialect)),
            encoding: encoding(reading.document.encoding()),
            findings: reading.diagnostics.all().iter().map(finding).collect(),
            hidden: reading.diagnostics.hidden(),
        })
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
        Self(Check {
            schema: Version,
            file: file.to_owned(),
            dialect: Format::Json,
            encoding: Encoding::Utf8,
            findings: findings.into_iter().map(finding).collect(),
            hidden: 0,
        })
    }

    /// The same with a finding that is none of the reader's.
    pub fn add(&mut self, code: &'static str, severity: Severity, span: Option<Span>, text: Message) {
        self.0.findings.push(Finding {
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
        to_text(&self.0, Layout::Pretty)
    }
}
