//! Texts of the help of `exaequo convert`.

use exaequo::Lang;
use exaequo_texts::say;

/// An argument or option of `convert`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum ConvertOpt {
    Out,
    To,
    LineEnds,
    Ascii,
    Lossy,
}

impl ConvertOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Out => say!(lang, "File to write; - is standard output"),
            Self::To => say!(
                lang,
                "trf16, trf26, json, fide-upload, engine-bbp, engine-javafo, or preserve (byte for byte)"
            ),
            Self::LineEnds => say!(lang, "Line endings: crlf, cr or lf"),
            Self::Ascii => say!(lang, "Write ASCII letters only: é becomes e"),
            Self::Lossy => say!(lang, "Write without what the format cannot hold"),
        }
    }
}
