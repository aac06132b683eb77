//! What forms say about a file: its format, its encoding, its line ends, how serious a finding about it is.

use crate::vocabulary::words;
use exaequo_model::Severity;
use serde::Serialize;

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// TRF of 2006.
    Trf06,
    /// TRF of 2016.
    Trf16,
    /// TRF of 2026.
    Trf26,
    /// The project's own JSON.
    Json,
}

words! {
    /// How the text of a file is stored.
    pub Encoding {
        Utf8 = "utf-8": "UTF-8, of which ASCII is a part.",
        Windows1252 = "windows-1252": "Windows-1252, also known as ANSI.",
    }
}

/// How the lines of a file end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum LineEnds {
    /// Carriage return and line feed.
    Crlf,
    /// Carriage return alone, as on old Macs.
    Cr,
    /// Line feed alone, as on Unix.
    Lf,
    /// Not all alike.
    Mixed,
    /// The file is a single line without an end.
    None,
}

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The file cannot be used as it is.
    Error,
    /// The file was used, with an assumption.
    Warning,
    /// Worth knowing, and nothing to correct.
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
