//! A file as it is: every line, in order, with its end.
//!
//! Writing an unmodified document gives the bytes that were read: unknown records, comments, blanks and odd
//! alignments included.

use exaequo_model::{TextBuffer, TextRange};

use crate::encoding::{self, Decoded, Encoding, Fit};
use crate::record::Kind;

/// Most lines a document is split into; a file with more is not a tournament.
pub(crate) const MAX_LINES: usize = 1_000_000;

/// How a line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The file ends without one.
    None,
    /// A line feed, as on Unix.
    Lf,
    /// `CR`, as the format asks for.
    Cr,
    /// A carriage return and a line feed, as on Windows.
    CrLf,
}

impl LineEnd {
    /// The characters that end a line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Lf => "\n",
            Self::Cr => "\r",
            Self::CrLf => "\r\n",
        }
    }
}

/// A line of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text without its end, and without the margin of the file.
    pub text: TextRange,
    /// How the line ends.
    pub end: LineEnd,
}

/// A file, kept whole.
///
/// ```
/// use exaequo_trf::{Encoding, LineEnd, ReadOptions, read};
///
/// let file = b"012 Caf\xE9\r\n";
/// let document = read(file.to_vec(), &ReadOptions::default()).document;
/// assert_eq!(document.encoding(), Encoding::Windows1252);
/// assert_eq!((document.line(1), document.usual_line_end()), (Some("012 Café"), Some(LineEnd::CrLf)));
/// assert_eq!(document.to_bytes(), file);
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    text: TextBuffer,
    /// Length of the file's own text; the buffer may hold more behind it.
    length: usize,
    encoding: Encoding,
    tabs: bool,
    fit: Fit,
    /// The bytes of a file that stores its text in another way than the encoding says.
    stored: Option<Vec<u8>>,
    /// Whether lines end in more than one way.
    mixed: bool,
    /// How many lines begin like a player record.
    players: usize,
    /// How many blanks stand before the code of every player record.
    margin: usize,
    lines: Vec<Line>,
}

impl Document {
    pub(crate) fn new(decoded: Decoded) -> Self {
        let start = if decoded.bom { '\u{FEFF}'.len_utf8() } else { 0 };
        let mut split = split(&decoded.text, start);
        let margin = split.take_margin(decoded.text.as_bytes());
        let Split { lines, mixed, players } = split;
        let length = decoded.text.len();
        let Decoded { encoding, tabs, fit, .. } = decoded;
        let stored = decoded.stored.map(|(_, bytes)| bytes);
        Self {
            text: TextBuffer::new(decoded.text),
            length,
            encoding,
            tabs,
            fit,
            stored,
            mixed,
            players,
            margin,
            lines,
        }
    }

    /// A document without a line, for a file that could not be decoded.
    pub(crate) fn empty() -> Self {
        Self {
            text: TextBuffer::default(),
            length: 0,
            encoding: Encoding::Utf8,
            tabs: false,
            fit: Fit::Fits,
            stored: None,
            mixed: false,
            players: 0,
            margin: 0,
            lines: Vec::new(),
        }
    }

    /// The text of the file.
    pub fn text(&self) -> &TextBuffer {
        &self.text
    }

    /// How the file stores its text.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Whether the bytes are UTF-8 but were read as Windows-1252, as somebody asked for.
    pub fn is_misread(&self) -> bool {
        self.fit == Fit::Misread
    }

    /// Appends a text that a finding refers to, behind that of the file.
    pub(crate) fn append(&mut self, text: &str) {
        self.text.push(text);
    }

    /// The lines in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// A line by its number, from 1.
    pub fn line(&self, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.lines.get(index).map(|line| self.text.get(line.text))
    }

    /// The file: the bytes that were read.
    pub fn to_bytes(&self) -> Vec<u8> {
        if let Some(bytes) = &self.stored {
            return bytes.clone();
        }
        let text = &self.text.as_str()[..self.length];
        encoding::encode(text, self.encoding).unwrap_or_else(|_| text.as_bytes().to_vec())
    }

    /// Whether there is a tab anywhere, so that it need not be looked for in every line.
    pub(crate) fn has_tabs(&self) -> bool {
        self.tabs
    }

    /// How most lines end.
    pub fn usual_line_end(&self) -> Option<LineEnd> {
        let count = |end| self.lines.iter().filter(|line| line.end == end).count();
        let ends = [LineEnd::CrLf, LineEnd::Lf, LineEnd::Cr];
        let most = ends.into_iter().max_by_key(|end| count(*end))?;
        (count(most) > 0).then_some(most)
    }

    /// Whether lines end in more than one way.
    pub fn has_mixed_line_ends(&self) -> bool {
        self.mixed
    }

    /// How many lines begin like a player record, so that there is room for them.
    pub(crate) fn player_lines(&self) -> usize {
        self.players
    }

    /// How many blanks stand before the code of every player record; the lines are without them.
    pub(crate) fn margin(&self) -> usize {
        self.margin
    }
}

/// The lines of a text, and what can be told on the way.
struct Split {
    lines: Vec<Line>,
    mixed: bool,
    players: usize,
}

impl Split {
    fn add(&mut self, bytes: &[u8], text: TextRange, end: LineEnd) {
        self.players += usize::from(bytes[text.start()..].starts_with(b"001"));
        let usual = self.lines.first().map_or(end, |first| first.end);
        self.mixed |= end != usual && end != LineEnd::None;
        self.lines.push(Line { text, end });
    }

    /// Takes the blanks away that stand before every player record, as in a text out of a letter, from every line that
    /// begins with them, and says how many they are.
    fn take_margin(&mut self, bytes: &[u8]) -> usize {
        // Nearly every file has a player record that begins its line.
        if self.players > 0 {
            return 0;
        }
        let written = |line: &Line| &bytes[line.text.start()..line.text.end()];
        let blanks = |line: &Line| written(line).iter().take_while(|byte| **byte == b' ').count();
        let is_player = |line: &&Line| Kind::is_player(&written(line)[blanks(line)..]);
        let Some(margin) = self.lines.iter().filter(is_player).map(blanks).min() else { return 0 };
        for line in std::mem::take(&mut self.lines) {
            let start = if blanks(&line) < margin { 0 } else { margin };
            self.add(bytes, TextRange::new(line.text.start() + start, line.text.end()), line.end);
        }
        margin
    }
}

/// `CR LF`, then lone `CR`, then lone `LF`; a file may mix them.
fn split(text: &str, start: usize) -> Split {
    let bytes = text.as_bytes();
    let mut found = Split { lines: Vec::with_capacity(bytes.len() / 128 + 1), mixed: false, players: 0 };
    let mut from = start;
    for at in memchr::memchr2_iter(b'\r', b'\n', bytes) {
        if at < from {
            continue;
        }
        if found.lines.len() >= MAX_LINES {
            return found;
        }
        let end = match (bytes[at], bytes.get(at + 1)) {
            (b'\r', Some(b'\n')) => LineEnd::CrLf,
            (b'\r', _) => LineEnd::Cr,
            _ => LineEnd::Lf,
        };
        found.add(bytes, TextRange::new(from, at), end);
        from = at + end.as_str().len();
    }
    if from < bytes.len() {
        found.add(bytes, TextRange::new(from, bytes.len()), LineEnd::None);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(bytes: &[u8]) -> Document {
        Document::new(encoding::decode(bytes.to_vec(), None).unwrap())
    }

    fn lines(bytes: &[u8]) -> Vec<(String, LineEnd)> {
        let document = document(bytes);
        let line = |line: &Line| (document.text.get(line.text).to_owned(), line.end);
        document.lines.iter().map(line).collect()
    }

    #[test]
    fn all_line_ends_are_told_apart() {
        let expected = [("a", LineEnd::CrLf), ("", LineEnd::Lf), ("b", LineEnd::Cr), ("c", LineEnd::None)];
        assert_eq!(lines(b"a\r\n\nb\rc"), expected.map(|(text, end)| (text.to_owned(), end)));
        assert_eq!(lines(b"a\n\r").len(), 2);
        assert!(document(b"a\r\nb\n").has_mixed_line_ends());
        assert!(!document(b"a\nb\nc").has_mixed_line_ends());
    }

    #[test]
    fn writing_gives_the_bytes_that_were_read() {
        let files: [&[u8]; 5] =
            [b"", b"001 \t\r\n\n\r\r\nx", b"\xEF\xBB\xBF012 A\r", b"012 \xE9\x81\n", b"\n"];
        for file in files {
            assert_eq!(document(file).to_bytes(), file);
        }
    }

    #[test]
    fn a_byte_order_mark_is_not_part_of_the_first_line() {
        assert_eq!(document(b"\xEF\xBB\xBF012 A\n").line(1), Some("012 A"));
    }
}
