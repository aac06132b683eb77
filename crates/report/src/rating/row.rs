//! A row of a table, written from its end: the last digit of a figure is known first, and figures stand on the right of
//! their columns. The blanks between are there before anything is written.

use crate::value::PAIRS;

/// Numbers of two digits.
const TWO: &[[u8; 2]] = PAIRS.as_bytes().as_chunks().0;

/// A row on its way.
#[derive(Debug)]
pub(super) struct Row {
    /// Blanks, where nothing has been written.
    bytes: Vec<u8>,
    /// Where what was written last begins.
    start: usize,
    /// Where the row ends, once anything has been written.
    end: Option<usize>,
    /// Bytes that are still free before the first column, for characters that take more bytes than columns.
    spare: usize,
}

impl Row {
    /// An empty row with room for so many columns of a terminal, and so many bytes more than that.
    pub(super) fn with_room(columns: usize, spare: usize) -> Self {
        Self { bytes: vec![b' '; columns + spare], start: columns + spare, end: None, spare }
    }

    /// Makes it empty again, with so many bytes to spare.
    pub(super) fn clear(&mut self, spare: usize) {
        let end = self.end.unwrap_or(self.bytes.len());
        self.bytes[self.start.min(end)..end].fill(b' ');
        (self.start, self.end, self.spare) = (self.bytes.len(), None, spare);
    }

    /// What follows ends before this column. A row ends with what is written first.
    #[inline]
    pub(super) fn seek(&mut self, column: usize) {
        self.start = self.spare + column;
        self.end = self.end.or(Some(self.start));
    }

    /// Words that take so many columns.
    #[inline]
    pub(super) fn words(&mut self, text: &str, width: usize) {
        self.text(text);
        self.spare = (self.spare + width).saturating_sub(text.len());
    }

    /// Words.
    #[inline]
    pub(super) fn text(&mut self, text: &str) {
        debug_assert!(text.len() <= self.start, "the room is enough for every row");
        let start = self.start.saturating_sub(text.len());
        if let Some(place) = self.bytes.get_mut(start..self.start).filter(|place| place.len() == text.len()) {
            place.copy_from_slice(text.as_bytes());
            self.start = start;
        }
    }

    /// Words as they stand in CSV: in quotation marks where they have to be.
    pub(super) fn quoted(&mut self, text: &str) {
        if !text.contains([',', '"', '\n', '\r']) {
            return self.text(text);
        }
        self.few([b'"']);
        self.text(&text.replace('"', "\"\""));
        self.few([b'"']);
    }

    /// Bytes of a known number, cheaper than words.
    #[inline]
    pub(super) fn few<const N: usize>(&mut self, bytes: [u8; N]) {
        debug_assert!(N <= self.start, "the room is enough for every row");
        let before = self.bytes.get_mut(..self.start).and_then(<[u8]>::split_last_chunk_mut);
        if let Some((rest, place)) = before {
            *place = bytes;
            self.start = rest.len();
        }
    }

    /// A character of one column.
    #[inline]
    pub(super) fn character<const N: usize>(&mut self, bytes: [u8; N]) {
        self.few(bytes);
        self.spare = (self.spare + 1).saturating_sub(N);
    }

    /// Two digits of a number below one hundred.
    #[inline]
    pub(super) fn two(&mut self, number: u32) {
        self.few(TWO[number as usize]);
    }

    /// A number.
    #[inline]
    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 100 {
            self.two(number % 100);
            number /= 100;
        }
        if number >= 10 {
            self.two(number);
        } else {
            self.few([b'0' + number.to_le_bytes()[0]]);
        }
    }

    /// What has been written, from the first column on.
    pub(super) fn line(&self) -> &[u8] {
        self.bytes.get(self.spare..self.end.unwrap_or(self.spare)).unwrap_or_default()
    }

    /// What has been written, from where it begins.
    pub(super) fn written(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

/// Adds rows to a text. What is written to a row is text, so all of it is; it is looked at once, not row by row.
pub(super) fn add_rows(out: &mut String, write: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = std::mem::take(out).into_bytes();
    write(&mut bytes);
    *out = String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_whatever_their_bytes() {
        let mut row = Row::with_room(20, 8);
        for _ in 0..2 {
            row.clear(8);
            assert_eq!(row.line(), b"");
            row.seek(16);
            row.number(1_204_056);
            row.character([0xE2, 0x88, 0x92]);
            row.seek(6);
            row.words("Muñ", 3);
            row.seek(2);
            row.number(7);
            assert_eq!(row.line(), " 7 Muñ  −1204056".as_bytes());
        }
    }

    #[test]
    fn numbers_from_their_end() {
        let mut row = Row::with_room(20, 0);
        for number in [0, 7, 10, 99, 100, 999, 1000, u32::MAX] {
            row.clear(0);
            row.number(number);
            assert_eq!(row.written(), number.to_string().as_bytes());
        }
    }
}
