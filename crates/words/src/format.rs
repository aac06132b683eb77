//! What a file is: its format, its encoding, its line ends.

use exaequo_json::results::file::{Encoding, Format, LineEnds};
use exaequo_trf::{self as trf, Dialect, Document, LineEnd};

use crate::{Lang, say};

/// The format of a TRF file, or of one that is none.
pub const fn format(dialect: Option<Dialect>) -> Format {
    match dialect {
        Some(Dialect::Trf06) => Format::Trf06,
        Some(Dialect::Trf16) => Format::Trf16,
        Some(Dialect::Trf26) => Format::Trf26,
        None => Format::Json,
    }
}

/// The name of a format.
pub const fn format_name(format: Format) -> &'static str {
    match format {
        Format::Trf06 => "TRF06",
        Format::Trf16 => "TRF16",
        Format::Trf26 => "TRF26",
        Format::Json => "JSON",
    }
}

/// How the text of a file is stored.
pub const fn encoding(encoding: trf::Encoding) -> Encoding {
    match encoding {
        trf::Encoding::Utf8 => Encoding::Utf8,
        trf::Encoding::Windows1252 => Encoding::Windows1252,
    }
}

/// The name of an encoding.
pub const fn encoding_name(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 => "UTF-8",
        Encoding::Windows1252 => "Windows-1252",
    }
}

/// How the lines of a file end.
pub fn line_ends(document: &Document) -> LineEnds {
    if document.has_mixed_line_ends() {
        return LineEnds::Mixed;
    }
    match document.usual_line_end() {
        Some(LineEnd::CrLf) => LineEnds::Crlf,
        Some(LineEnd::Cr) => LineEnds::Cr,
        Some(LineEnd::Lf) => LineEnds::Lf,
        Some(LineEnd::None) | None => LineEnds::None,
    }
}

/// The same in words.
pub fn line_end_words(line_ends: LineEnds, lang: Lang) -> String {
    match line_ends {
        LineEnds::Crlf => "CR LF".to_owned(),
        LineEnds::Cr => "CR".to_owned(),
        LineEnds::Lf => "LF".to_owned(),
        LineEnds::Mixed => say!(lang, "of several kinds"),
        LineEnds::None => say!(lang, ctx "line ends", "none"),
    }
}
