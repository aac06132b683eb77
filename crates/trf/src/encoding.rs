//! Bytes to text and back, without loss.
//!
//! FIDE names no encoding. Valid UTF-8 is UTF-8; anything else is Windows-1252, in which every byte is a character,
//! so that writing gives the same bytes again.

use crate::problem::{BadEncoding, Foreign, Problem, SizeLimit};
use crate::windows_1252;

/// Largest file that is read, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// UTF-8 byte order mark.
const BOM: &[u8] = b"\xEF\xBB\xBF";

/// How text is stored as bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without byte order mark.
    #[default]
    Utf8,
    /// Windows-1252, which contains the printable part of Latin-1.
    Windows1252,
}

/// Text, and how it was stored. A byte order mark stays at the start of the text.
#[derive(Debug)]
pub(crate) struct Decoded {
    pub(crate) text: String,
    pub(crate) encoding: Encoding,
    pub(crate) bom: bool,
    /// Whether there is a tab anywhere.
    pub(crate) tabs: bool,
    /// Whether the encoding is that of the bytes.
    pub(crate) fit: Fit,
}

/// Whether a file was read in the encoding it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// As far as the bytes show.
    Fits,
    /// The bytes are UTF-8 with letters beyond ASCII, and were read otherwise because somebody asked for it.
    Misread,
}

/// The text of a file, in the encoding asked for or the one the bytes suggest.
pub(crate) fn decode(bytes: Vec<u8>, wish: Option<Encoding>) -> Result<Decoded, Problem> {
    if bytes.len() > MAX_BYTES {
        return Err(Problem::TooLarge { what: SizeLimit::Bytes, limit: 64 << 20 });
    }
    if let Some(kind) = foreign(&bytes) {
        return Err(Problem::NotTrf { kind });
    }
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(Problem::Encoding { kind: BadEncoding::Utf16 });
    }
    // One pass for both, which are in next to no file.
    let unusual = memchr::memchr2(0, b'\t', &bytes);
    if unusual.is_some_and(|first| bytes[first..].contains(&0)) {
        return Err(Problem::Encoding { kind: BadEncoding::Nul });
    }
    let (bom, tabs) = (bytes.starts_with(BOM), unusual.is_some());
    if wish == Some(Encoding::Windows1252) && !bom {
        let misread = !bytes.is_ascii() && std::str::from_utf8(&bytes).is_ok();
        let fit = if misread { Fit::Misread } else { Fit::Fits };
        return Ok(Decoded { fit, ..western(&bytes, tabs) });
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Decoded { text, encoding: Encoding::Utf8, bom, tabs, fit: Fit::Fits }),
        Err(_) if wish == Some(Encoding::Utf8) => Err(Problem::Encoding { kind: BadEncoding::NotUtf8 }),
        // With a byte order mark the file says that it is UTF-8.
        Err(_) if bom => Err(Problem::Encoding { kind: BadEncoding::NotUtf8 }),
        Err(error) => Ok(western(error.as_bytes(), tabs)),
    }
}

fn western(bytes: &[u8], tabs: bool) -> Decoded {
    let text = windows_1252::decode(bytes);
    Decoded { text, encoding: Encoding::Windows1252, bom: false, tabs, fit: Fit::Fits }
}

/// The bytes of a text; the first character that the encoding lacks if there is one.
pub(crate) fn encode(text: &str, encoding: Encoding) -> Result<Vec<u8>, char> {
    match encoding {
        Encoding::Utf8 => Ok(text.as_bytes().to_vec()),
        Encoding::Windows1252 => windows_1252::encode(text),
    }
}

/// What else the file might be, by how it begins.
fn foreign(bytes: &[u8]) -> Option<Foreign> {
    let start = bytes.strip_prefix(BOM).unwrap_or(bytes);
    let blank = start.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let start = &start[blank..];
    let head = start[..start.len().min(64)].to_ascii_lowercase();
    let signs: [(&[u8], Foreign); 8] = [
        (b"<!doctype html", Foreign::Html),
        (b"<html", Foreign::Html),
        (b"<?xml", Foreign::Xml),
        (b"pk\x03\x04", Foreign::Zip),
        (b"%pdf", Foreign::Pdf),
        (b"[event ", Foreign::Pgn),
        (b"{", Foreign::Json),
        (b"[{", Foreign::Json),
    ];
    signs.iter().find(|(sign, _)| head.starts_with(sign)).map(|(_, kind)| *kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> Decoded {
        decode(bytes.to_vec(), None).unwrap()
    }

    #[test]
    fn utf_8_is_recognised_and_anything_else_is_windows_1252() {
        assert_eq!(decoded("Muñoz".as_bytes()).encoding, Encoding::Utf8);
        let western = decoded(b"Mu\xF1oz \x80");
        assert_eq!((western.encoding, western.text.as_str()), (Encoding::Windows1252, "Muñoz €"));
    }

    #[test]
    fn every_byte_of_windows_1252_survives() {
        let bytes: Vec<u8> = (1..=255).collect();
        assert_eq!(encode(&decoded(&bytes).text, Encoding::Windows1252), Ok(bytes));
    }

    #[test]
    fn a_letter_windows_1252_lacks_is_named() {
        assert_eq!(encode("Muñoz, Ł.", Encoding::Windows1252), Err('Ł'));
    }

    #[test]
    fn other_files_are_named() {
        let cases: [(&[u8], Foreign); 6] = [
            (b"\n<?xml version", Foreign::Xml),
            (b"<!DOCTYPE html>", Foreign::Html),
            (b"PK\x03\x04...", Foreign::Zip),
            (b"%PDF-1.7", Foreign::Pdf),
            (b"[Event \"x\"]", Foreign::Pgn),
            (b"{\"a\":1}", Foreign::Json),
        ];
        for (bytes, kind) in cases {
            assert_eq!(decode(bytes.to_vec(), None).unwrap_err(), Problem::NotTrf { kind });
        }
    }

    #[test]
    fn what_is_not_text_is_refused() {
        let refuse = |bytes: &[u8], wish| decode(bytes.to_vec(), wish).unwrap_err();
        assert_eq!(refuse(b"\xFF\xFE0\0", None), Problem::Encoding { kind: BadEncoding::Utf16 });
        assert_eq!(refuse(b"001\0", None), Problem::Encoding { kind: BadEncoding::Nul });
        let forced = refuse(b"\xF1", Some(Encoding::Utf8));
        assert_eq!(forced, Problem::Encoding { kind: BadEncoding::NotUtf8 });
        let marked = refuse(b"\xEF\xBB\xBF001 \xF1", None);
        assert_eq!(marked, Problem::Encoding { kind: BadEncoding::NotUtf8 });
    }
}
