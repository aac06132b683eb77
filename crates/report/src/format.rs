//! What a file is: its form, its encoding, its line ends.

use exaequo_trf::{Dialect, Document, Encoding, LineEnd};
use serde::Serialize;

use crate::{Lang, say};

/// The form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum FileFormat {
    /// TRF of 2006.
    Trf06,
    /// TRF of 2016.
    Trf16,
    /// TRF of 2026.
    Trf26,
    /// The project's own JSON.
    Json,
}

impl From<Dialect> for FileFormat {
    fn from(dialect: Dialect) -> Self {
        match dialect {
            Dialect::Trf06 => Self::Trf06,
            Dialect::Trf16 => Self::Trf16,
            Dialect::Trf26 => Self::Trf26,
        }
    }
}

impl FileFormat {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Trf06 => "TRF06",
            Self::Trf16 => "TRF16",
            Self::Trf26 => "TRF26",
            Self::Json => "JSON",
        }
    }
}

/// How the text of a file is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) enum Storage {
    #[serde(rename = "utf-8")]
    Utf8,
    #[serde(rename = "windows-1252")]
    Windows1252,
}

impl Storage {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Windows1252 => "Windows-1252",
        }
    }
}

impl From<Encoding> for Storage {
    fn from(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => Self::Utf8,
            Encoding::Windows1252 => Self::Windows1252,
        }
    }
}

/// How the lines of a file end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum LineEnds {
    Crlf,
    Cr,
    Lf,
    Mixed,
    None,
}

impl LineEnds {
    pub(crate) fn of(document: &Document) -> Self {
        if document.has_mixed_line_ends() {
            return Self::Mixed;
        }
        match document.usual_line_end() {
            Some(LineEnd::CrLf) => Self::Crlf,
            Some(LineEnd::Cr) => Self::Cr,
            Some(LineEnd::Lf) => Self::Lf,
            Some(LineEnd::None) | None => Self::None,
        }
    }

    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            Self::Crlf => "CR LF".to_owned(),
            Self::Cr => "CR".to_owned(),
            Self::Lf => "LF".to_owned(),
            Self::Mixed => say!(lang, "of several kinds"),
            Self::None => say!(lang, ctx "line ends", "none"),
        }
    }
}
