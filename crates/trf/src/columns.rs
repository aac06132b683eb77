//! Lines as columns.
//!
//! Positions are the grammar of TRF, and programs count them differently: most by characters, some by bytes, a few
//! by letters with their combining accents. For a line with non-ASCII letters the separator columns decide.

use std::ops::Range;

use exaequo_model::{Span, TextRange};

use crate::problem::Problem;

/// What a column is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Characters,
    Bytes,
    Clusters,
}

impl Unit {
    /// What to say about a line that counts so.
    pub(crate) const fn problem(self) -> Option<Problem> {
        match self {
            Self::Characters => None,
            Self::Bytes => Some(Problem::BytePadded),
            Self::Clusters => Some(Problem::ClusterPadded),
        }
    }
}

/// Stands in a cell for anything that is not ASCII.
const FOREIGN: u8 = 0x80;

/// Room for the columns of a line; reused from line to line.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    cells: Vec<u8>,
    plain: usize,
    offsets: Vec<u32>,
}

/// A line seen as columns, one byte each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a> {
    cells: &'a [u8],
    /// Columns before the first letter that is not ASCII: a column is a byte.
    plain: usize,
    /// Byte position of each column from there to the last such letter.
    offsets: &'a [u32],
    /// How many bytes more than columns there are from there on.
    surplus: usize,
    /// Byte position of the line in the text.
    start: usize,
    /// Number of the line, from 1.
    line: u32,
}

impl<'a> Fields<'a> {
    /// A line whose columns are bytes.
    pub(crate) fn of_bytes(line: u32, start: usize, bytes: &'a [u8]) -> Self {
        Self { cells: trim_end(bytes), plain: usize::MAX, offsets: &[], surplus: 0, start, line }
    }

    /// A line whose columns are found out by `fits`, which says whether the separators are where they belong.
    pub(crate) fn new(
        line: u32,
        start: usize,
        text: &'a str,
        scratch: &'a mut Scratch,
        fits: impl Fn(&[u8]) -> bool,
    ) -> (Self, Unit) {
        if text.is_ascii() {
            return (Self::of_bytes(line, start, text.as_bytes()), Unit::Characters);
        }
        scratch.fill(text, |_| true);
        if !fits(trim_end(&scratch.cells)) {
            if fits(trim_end(text.as_bytes())) {
                return (Self::of_bytes(line, start, text.as_bytes()), Unit::Bytes);
            }
            scratch.fill(text, |letter| !is_combining(letter));
            if fits(trim_end(&scratch.cells)) {
                return (scratch.fields(line, start, text), Unit::Clusters);
            }
            scratch.fill(text, |_| true);
        }
        (scratch.fields(line, start, text), Unit::Characters)
    }

    /// A line without some of its columns, counted from 0, which are characters.
    pub(crate) fn without(
        line: u32,
        start: usize,
        text: &str,
        scratch: &'a mut Scratch,
        left_out: Range<usize>,
    ) -> Self {
        scratch.plain = 0;
        scratch.cells.clear();
        scratch.offsets.clear();
        let columns = text.char_indices().enumerate().filter(|(column, _)| !left_out.contains(column));
        for (_, (at, letter)) in columns {
            scratch.cells.push(u8::try_from(letter).ok().filter(u8::is_ascii).unwrap_or(FOREIGN));
            scratch.offsets.push(u32::try_from(at).unwrap_or(u32::MAX));
        }
        scratch.fields(line, start, text)
    }

    /// The columns, without blanks at the end.
    pub(crate) fn cells(&self) -> &'a [u8] {
        self.cells
    }

    /// Number of the line.
    pub(crate) fn line(&self) -> u32 {
        self.line
    }

    /// Columns `first` to `last`, as far as the line goes.
    pub(crate) fn get(&self, first: usize, last: usize) -> &'a [u8] {
        let end = last.min(self.cells.len());
        self.cells.get(first - 1..end).unwrap_or_default()
    }

    /// `N` columns from `first` on, if the line goes that far.
    #[inline]
    pub(crate) fn columns<const N: usize>(&self, first: usize) -> Option<&'a [u8; N]> {
        self.cells.get(first - 1..)?.first_chunk()
    }

    /// Columns `first` to `last` without surrounding blanks.
    pub(crate) fn trimmed(&self, first: usize, last: usize) -> &'a [u8] {
        self.get(first, last).trim_ascii()
    }

    /// Whether columns `first` to `last` are blank.
    pub(crate) fn is_blank(&self, first: usize, last: usize) -> bool {
        self.trimmed(first, last).is_empty()
    }

    /// Where the text of some columns from `first` on is, given these, without surrounding blanks.
    #[inline]
    pub(crate) fn range_of(&self, first: usize, cells: &[u8]) -> TextRange {
        match cells.first() {
            Some(cell) if *cell != b' ' => {
                TextRange::new(self.position(first - 1), self.position(first - 1 + text_length(cells)))
            }
            _ => self.range(first, first + cells.len() - 1),
        }
    }

    /// Where the text of columns `first` to `last` is, without surrounding blanks.
    pub(crate) fn range(&self, first: usize, last: usize) -> TextRange {
        let cells = self.get(first, last);
        match (cells.iter().position(|cell| *cell != b' '), text_length(cells)) {
            (Some(from), to) => {
                TextRange::new(self.position(first - 1 + from), self.position(first - 1 + to))
            }
            (None, _) => TextRange::EMPTY,
        }
    }

    /// Where the text of columns `first` to `last` is, of which the first and the last are not blank.
    #[inline]
    pub(crate) fn text_of(&self, first: usize, last: usize) -> TextRange {
        TextRange::new(self.position(first - 1), self.position(last))
    }

    /// The place of columns `first` to `last`.
    pub(crate) fn span(&self, first: usize, last: usize) -> Span {
        let column = |column: usize| u32::try_from(column).unwrap_or(u32::MAX);
        Span::columns(self.line, column(first), column(last))
    }

    #[inline]
    fn position(&self, cell: usize) -> usize {
        if cell < self.plain {
            return self.start + cell;
        }
        let offset =
            self.offsets.get(cell - self.plain).map_or(cell + self.surplus, |offset| *offset as usize);
        self.start + offset
    }
}

impl Scratch {
    /// Cuts a text into columns. Where letters are ASCII a column is a byte, and the text is copied.
    fn fill(&mut self, text: &str, starts_column: impl Fn(char) -> bool) {
        let bytes = text.as_bytes();
        self.cells.clear();
        self.offsets.clear();
        self.cells.reserve(bytes.len());
        self.offsets.reserve(64);
        let mut at = next_foreign(bytes, 0);
        self.plain = at;
        self.cells.extend_from_slice(&bytes[..at]);
        while let Some(letter) = text[at..].chars().next() {
            let position = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            if self.cells.is_empty() || starts_column(letter) {
                self.cells.push(FOREIGN);
                self.offsets.push(position(at));
            }
            at += letter.len_utf8();
            let next = next_foreign(bytes, at);
            if next < bytes.len() {
                self.offsets.extend(position(at)..position(next));
            }
            self.cells.extend_from_slice(&bytes[at..next]);
            at = next;
        }
    }

    fn fields(&self, line: u32, start: usize, text: &str) -> Fields<'_> {
        let surplus = text.len() - self.cells.len();
        let (plain, offsets) = (self.plain, self.offsets.as_slice());
        Fields { cells: trim_end(&self.cells), plain, offsets, surplus, start, line }
    }
}

/// Accents that follow their letter as characters of their own.
const fn is_combining(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}')
}

/// Position of the next byte that is not ASCII, from `start` on; the length of the text if there is none.
pub(crate) fn next_foreign(text: &[u8], start: usize) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    let (chunks, _) = rest.as_chunks::<64>();
    let plain = chunks.iter().take_while(|chunk| chunk.is_ascii()).count() * 64;
    let (chunks, last) = rest[plain..].as_chunks::<8>();
    for (index, chunk) in chunks.iter().enumerate() {
        let foreign = u64::from_le_bytes(*chunk) & 0x8080_8080_8080_8080;
        if foreign != 0 {
            return start + plain + index * 8 + (foreign.trailing_zeros() / 8) as usize;
        }
    }
    let within = last.iter().position(|byte| !byte.is_ascii()).unwrap_or(last.len());
    start + plain + chunks.len() * 8 + within
}

/// Length without blanks at the end, eight columns at a time.
fn text_length(cells: &[u8]) -> usize {
    let mut rest = cells;
    while let Some((start, last)) = rest.split_last_chunk::<8>() {
        let text = u64::from_le_bytes(*last) ^ u64::from_le_bytes([b' '; 8]);
        if text != 0 {
            return rest.len() - (text.leading_zeros() / 8) as usize;
        }
        rest = start;
    }
    rest.iter().rposition(|cell| *cell != b' ').map_or(0, |last| last + 1)
}

/// Blanks and tabs at the end of a line mean nothing.
pub(crate) fn trim_end(bytes: &[u8]) -> &[u8] {
    let mut end = bytes.len();
    while end > 0 && matches!(bytes[end - 1], b' ' | b'\t') {
        end -= 1;
    }
    &bytes[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit_of(text: &str) -> (Unit, String) {
        let mut scratch = Scratch::default();
        let fits = |cells: &[u8]| cells.get(9) == Some(&b' ') && cells.len() == 12;
        let (fields, unit) = Fields::new(1, 0, text, &mut scratch, fits);
        let name = fields.range(1, 9);
        (unit, text[name.start()..name.end()].to_owned())
    }

    #[test]
    fn the_separators_decide_what_a_column_is() {
        assert_eq!(unit_of("Muñoz     17"), (Unit::Characters, "Muñoz".to_owned()));
        assert_eq!(unit_of("Muñoz    17"), (Unit::Bytes, "Muñoz".to_owned()));
        assert_eq!(unit_of("Mun\u{303}oz     17"), (Unit::Clusters, "Mun\u{303}oz".to_owned()));
        assert_eq!(unit_of("Munoz     17"), (Unit::Characters, "Munoz".to_owned()));
    }

    #[test]
    fn the_next_foreign_byte_is_found() {
        for place in [0, 1, 63, 64, 65, 130] {
            let mut text = vec![b'x'; 131];
            text[place] = 0xE9;
            assert_eq!(next_foreign(&text, 0), place);
            assert_eq!(next_foreign(&text, place + 1), text.len());
        }
        assert_eq!(next_foreign(b"", 0), 0);
    }

    #[test]
    fn length_without_blanks_at_the_end() {
        for length in 0..40 {
            for text in 0..=length {
                let field = format!("{:length$}", "x".repeat(text));
                assert_eq!(text_length(field.as_bytes()), text, "{field:?}");
            }
        }
    }

    #[test]
    fn columns_beyond_the_line_are_blank() {
        let fields = Fields::of_bytes(1, 0, b"001   12 \t ");
        assert_eq!(fields.get(5, 8), b"  12");
        assert_eq!(fields.get(7, 70), b"12");
        assert_eq!(fields.get(50, 52), b"");
        assert!(fields.is_blank(9, 90));
        assert!(fields.range(9, 20).is_empty());
    }
}
