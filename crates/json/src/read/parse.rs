//! From text to a document.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::at_most;
use crate::dto::Document;
use crate::error::Error;
use crate::value::{Version, shortened};

/// Ranges of text end here.
const MOST_BYTES: usize = u32::MAX as usize;

/// Reads a document. Whether it is of this version comes before whether its form is right.
pub(crate) fn parse(json: &str) -> Result<Document, Error> {
    at_most("", json.len(), MOST_BYTES)?;
    serde_json::from_str(json).map_err(|error| match error.classify() {
        Category::Data => other_version(json).unwrap_or_else(|| {
            let (line, column, message) = parts(&error);
            Error::Shape { line, column, message }
        }),
        // So the parser calls a second key where one says of what kind a value is.
        Category::Syntax if serde_json::from_str::<IgnoredAny>(json).is_ok() => {
            let (line, column) = (error.line(), error.column());
            Error::Shape { line, column, message: "one key too many".to_owned() }
        }
        Category::Syntax | Category::Eof | Category::Io => {
            let (line, column, message) = parts(&error);
            Error::Syntax { line, column, message }
        }
    })
}

/// Line, column, and the message without them.
fn parts(error: &serde_json::Error) -> (usize, usize, String) {
    let (line, column) = (error.line(), error.column());
    let mut message = error.to_string();
    if let Some(text) = message.strip_suffix(&format!(" at line {line} column {column}")) {
        message.truncate(text.len());
    }
    (line, column, message)
}

/// The error about the version, if the document is an object of another one.
fn other_version(json: &str) -> Option<Error> {
    // A list would do for the derived reader.
    if !json.trim_start().starts_with('{') {
        return None;
    }
    let schema = serde_json::from_str::<Envelope>(json).ok()?.schema;
    let is_this = |raw: &RawValue| serde_json::from_str::<Version>(raw.get()).is_ok();
    let found = match schema {
        Some(raw) if is_this(raw) => return None,
        Some(raw) => Some(shortened(raw.get()).into_owned()),
        None => None,
    };
    Some(Error::Version { found })
}

/// A document of which only the version is looked at.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow)]
    schema: Option<&'a RawValue>,
}
