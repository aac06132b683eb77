//! Bytes to text and back, without loss.
//!
//! FIDE names no encoding. Valid UTF-8 is UTF-8; anything else is Windows-1252, in which every byte is a character,
//! so that writing gives the same bytes again.

use crate::columns;
use crate::problem::{BadEncoding, Foreign, Problem, SizeLimit, Stored};
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

impl Encoding {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Utf8, Self::Windows1252];

    /// The encoding with a name, as programs take it as an option.
    ///
    /// ```
    /// use exaequo_trf::Encoding;
    ///
    /// assert_eq!(Encoding::named("windows-1252"), Some(Encoding::Windows1252));
    /// assert_eq!(Encoding::named("latin-1"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|encoding| encoding.name() == name)
    }

    /// Its name: `utf-8` or `windows-1252`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Windows1252 => "windows-1252",
        }
    }
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
    /// How the file stores its text where that is none of the encodings, and its bytes.
    pub(crate) stored: Option<(Stored, Vec<u8>)>,
}

/// Whether a file was read in the encoding it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// Yes, as far as the bytes show.
    Fits,
    /// The bytes are UTF-8 with letters beyond ASCII, and were read otherwise because somebody asked for it.
    Misread,
}

/// The text of a file, in the encoding asked for or the one the bytes suggest.
pub(crate) fn decode(bytes: Vec<u8>, wish: Option<Encoding>) -> Result<Decoded, Problem> {
    if bytes.len() > MAX_BYTES {
        let limit = u32::try_from(MAX_BYTES).unwrap_or(u32::MAX);
        return Err(Problem::TooLarge { what: SizeLimit::Bytes, limit });
    }
    if let Some(kind) = foreign(&bytes) {
        return Err(Problem::NotTrf { kind });
    }
    if let Some(order) = ByteOrder::of(&bytes) {
        return from_utf_16(bytes, order);
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
        Ok(text) if wish.is_none() && is_stored_twice(&text) => {
            Ok(stored_twice(&text).unwrap_or_else(|| utf_8(text, tabs)))
        }
        Ok(text) => Ok(utf_8(text, tabs)),
        Err(_) if wish == Some(Encoding::Utf8) => Err(Problem::Encoding { kind: BadEncoding::NotUtf8 }),
        // With a byte order mark the file says that it is UTF-8.
        Err(_) if bom => Err(Problem::Encoding { kind: BadEncoding::NotUtf8 }),
        Err(error) => Ok(western(error.as_bytes(), tabs)),
    }
}

fn western(bytes: &[u8], tabs: bool) -> Decoded {
    let text = windows_1252::decode(bytes);
    Decoded { text, encoding: Encoding::Windows1252, bom: false, tabs, fit: Fit::Fits, stored: None }
}

fn utf_8(text: String, tabs: bool) -> Decoded {
    let bom = text.as_bytes().starts_with(BOM);
    Decoded { text, encoding: Encoding::Utf8, bom, tabs, fit: Fit::Fits, stored: None }
}

/// The order of the two bytes of UTF-16.
#[derive(Clone, Copy)]
enum ByteOrder {
    LittleEndian,
    BigEndian,
}

impl ByteOrder {
    /// By the mark, or by a record code of which every other byte is NUL.
    fn of(bytes: &[u8]) -> Option<Self> {
        match bytes.first_chunk::<4>()? {
            [0xFF, 0xFE, ..] | [1..=255, 0, 1..=255, 0] => Some(Self::LittleEndian),
            [0xFE, 0xFF, ..] | [0, 1..=255, 0, 1..=255] => Some(Self::BigEndian),
            _ => None,
        }
    }
}

fn from_utf_16(bytes: Vec<u8>, order: ByteOrder) -> Result<Decoded, Problem> {
    let wrong = Problem::Encoding { kind: BadEncoding::Utf16 };
    let (pairs, []) = bytes.as_chunks::<2>() else { return Err(wrong) };
    let units = pairs.iter().map(|pair| match order {
        ByteOrder::LittleEndian => u16::from_le_bytes(*pair),
        ByteOrder::BigEndian => u16::from_be_bytes(*pair),
    });
    let text: Result<String, _> = char::decode_utf16(units).collect();
    let Ok(text) = text else { return Err(wrong) };
    if text.contains('\0') {
        return Err(Problem::Encoding { kind: BadEncoding::Nul });
    }
    let tabs = text.contains('\t');
    Ok(Decoded { stored: Some((Stored::Utf16, bytes)), ..utf_8(text, tabs) })
}

/// Whether the first letter beyond ASCII is the lead byte of a letter in UTF-8, taken for one of Windows-1252 or Latin-1,
/// with a byte that continues it: no language writes `Ã©` or `Ä™`.
fn is_stored_twice(text: &str) -> bool {
    let start = if text.starts_with('\u{FEFF}') { BOM.len() } else { 0 };
    let mut letters = text[columns::next_foreign(text.as_bytes(), start)..].chars();
    let mut byte = || letters.next().and_then(taken_for);
    matches!((byte(), byte()), (Some(0xC2..=0xF4), Some(0x80..=0xBF)))
}

/// The byte that was taken for a letter: by Windows-1252, or by Latin-1, which has control characters for the bytes that
/// are typographic signs there.
fn taken_for(letter: char) -> Option<u8> {
    windows_1252::code(letter).or_else(|| u8::try_from(letter).ok())
}

/// The text behind UTF-8 that was stored as UTF-8 again, if all of it was.
fn stored_twice(text: &str) -> Option<Decoded> {
    let once: Option<Vec<u8>> = text.trim_start_matches('\u{FEFF}').chars().map(taken_for).collect();
    let inner = String::from_utf8(once?).ok()?;
    let tabs = inner.contains('\t');
    Some(Decoded { stored: Some((Stored::Twice, text.as_bytes().to_vec())), ..utf_8(inner, tabs) })
}

/// The bytes of a text; the first character that the encoding lacks if there is one.
pub(crate) fn encode(text: &str, encoding: Encoding) -> Result<Vec<u8>, char> {
    match encoding {
        Encoding::Utf8 => Ok(text.as_bytes().to_vec()),
        Encoding::Windows1252 => windows_1252::encode(text),
    }
}

/// What else the file might be, judged by its beginning.
fn foreign(bytes: &[u8]) -> Option<Foreign> {
    let start = bytes.strip_prefix(BOM).unwrap_or(bytes);
    let blank = start.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let start = &start[blank..];
    let head = start[..start.len().min(64)].to_ascii_lowercase();
    let signs: [(&[u8], Foreign); 11] = [
        (b"<!doctype html", Foreign::Html),
        (b"<html", Foreign::Html),
        (b"<?xml", Foreign::Xml),
        (b"pk\x03\x04", Foreign::Zip),
        (b"%pdf", Foreign::Pdf),
        (b"[event ", Foreign::Pgn),
        (b"[site ", Foreign::Pgn),
        (b"[white ", Foreign::Pgn),
        (b"1. ", Foreign::Pgn),
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
    fn utf_16_is_read_in_both_orders_with_and_without_a_mark() {
        for text in ["012 Muñoz\n", "\u{FEFF}012 Muñoz\n"] {
            for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
                let file: Vec<u8> = text.encode_utf16().flat_map(bytes).collect();
                let read = decoded(&file);
                assert_eq!((read.text.as_str(), read.stored), (text, Some((Stored::Utf16, file))));
            }
        }
    }

    #[test]
    fn utf_8_that_was_stored_twice_is_undone_only_where_all_of_it_was() {
        let twice = |text: &str| windows_1252::decode(text.as_bytes());
        for name in ["Muñoz", "Żak, Łukasz", "Ødegård – 2"] {
            let read = decoded(twice(name).as_bytes());
            assert_eq!((read.text.as_str(), read.stored.map(|(how, _)| how)), (name, Some(Stored::Twice)));
            let by_latin_1: String = name.bytes().map(char::from).collect();
            assert_eq!(decoded(by_latin_1.as_bytes()).text, name);
        }
        for name in ["Muñoz", "Ã, B", "Ünal", "Ã© and é", "Łódź"] {
            assert_eq!(decoded(name.as_bytes()).text, name);
        }
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
        assert_eq!(refuse(b"\xFF\xFE0\0\0", None), Problem::Encoding { kind: BadEncoding::Utf16 });
        assert_eq!(refuse(b"001\0", None), Problem::Encoding { kind: BadEncoding::Nul });
        let forced = refuse(b"\xF1", Some(Encoding::Utf8));
        assert_eq!(forced, Problem::Encoding { kind: BadEncoding::NotUtf8 });
        let marked = refuse(b"\xEF\xBB\xBF001 \xF1", None);
        assert_eq!(marked, Problem::Encoding { kind: BadEncoding::NotUtf8 });
    }
}
