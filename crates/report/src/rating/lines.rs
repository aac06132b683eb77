//! Lines of a table being written over blanks, each cell at its column.

use super::written::{MOST_BYTES, Written};

/// Lines on their way to a text. They go there many at a time, to be looked at together.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    out: &'a mut String,
    /// What is written, and blanks.
    bytes: Vec<u8>,
    /// Where the line would begin if the characters so far were of one byte a column.
    origin: usize,
    /// Where what is written ends.
    end: usize,
}

/// Underlines a column of a terminal.
pub(super) const UNDER: &str = "─";

/// Bytes that are looked at together.
const MANY: usize = 4096;

impl<'a> Lines<'a> {
    pub(super) fn new(out: &'a mut String) -> Self {
        Self { out, bytes: Vec::new(), origin: 0, end: 0 }
    }

    /// Makes room for a line of so many bytes.
    pub(super) fn begin(&mut self, bytes: usize) {
        if self.end >= MANY {
            self.flush();
        }
        let room = MANY + bytes + MOST_BYTES;
        if self.bytes.len() < room {
            self.bytes.resize(room, b' ');
        }
    }

    /// Ends the line after what was written last; no blanks are added at its end.
    #[inline]
    pub(super) fn finish_line(&mut self) {
        self.character(b'\n');
        self.origin = self.end;
    }

    /// All lines are written.
    pub(super) fn finish(mut self) {
        self.flush();
    }

    /// What is written goes to the text. It is text, since nothing else was written.
    fn flush(&mut self) {
        let (written, _) = self.bytes.split_at_mut(self.end);
        match simdutf8::basic::from_utf8(written) {
            Ok(text) => self.out.push_str(text),
            Err(_) => self.out.push_str(&String::from_utf8_lossy(written)),
        }
        written.fill(b' ');
        (self.origin, self.end) = (0, 0);
    }

    /// A figure that begins at a column.
    #[inline]
    pub(super) fn figure_at(&mut self, column: usize, figure: Written) {
        self.end = self.origin + column;
        self.figure(figure);
        self.origin += figure.bytes() - figure.columns();
    }

    /// Words that begin at a column and take some.
    #[inline]
    pub(super) fn words_at(&mut self, column: usize, words: &str, columns: usize) {
        self.end = self.origin + column;
        self.words(words);
        self.origin = (self.origin + words.len()).saturating_sub(columns);
    }

    /// So many columns underlined.
    pub(super) fn underline_at(&mut self, column: usize, columns: usize) {
        self.words_at(column, "", 0);
        for _ in 0..columns {
            self.words(UNDER);
            self.origin += UNDER.len() - 1;
        }
    }

    /// A figure after what was written last.
    #[inline]
    pub(super) fn figure(&mut self, figure: Written) {
        let place = self.bytes.get_mut(self.end..).and_then(<[u8]>::first_chunk_mut);
        debug_assert!(place.is_some(), "there is room for every line");
        if let Some(place) = place {
            *place = figure.padded();
            self.end += figure.bytes();
        }
    }

    /// Words after what was written last.
    #[inline]
    pub(super) fn words(&mut self, words: &str) {
        let place = self.bytes.get_mut(self.end..self.end + words.len());
        debug_assert!(place.is_some(), "there is room for every line");
        if let Some(place) = place {
            place.copy_from_slice(words.as_bytes());
            self.end += words.len();
        }
    }

    /// Words as they stand in CSV: in quotation marks where they have to be.
    pub(super) fn quoted(&mut self, words: &str) {
        let has = |wanted: fn(u8) -> bool| words.bytes().any(wanted);
        if !has(|byte| matches!(byte, b',' | b'"' | b'\n' | b'\r')) {
            return self.words(words);
        }
        self.character(b'"');
        if has(|byte| byte == b'"') {
            self.words(&words.replace('"', "\"\""));
        } else {
            self.words(words);
        }
        self.character(b'"');
    }

    /// A character of ASCII after what was written last.
    #[inline]
    pub(super) fn character(&mut self, character: u8) {
        let place = self.bytes.get_mut(self.end);
        debug_assert!(place.is_some(), "there is room for every line");
        if let Some(place) = place {
            *place = character;
            self.end += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_whatever_their_bytes() {
        let mut text = "> ".to_owned();
        let mut lines = Lines::new(&mut text);
        for _ in 0..2 {
            lines.begin(40);
            lines.finish_line();
            lines.begin(40);
            lines.figure_at(1, Written::number(7));
            lines.words_at(3, "Muñ", 3);
            lines.figure_at(8, Written::character("−").then(Written::number(1_204_056)));
            lines.figure_at(18, Written::character("½"));
            lines.finish_line();
        }
        lines.finish();
        assert_eq!(text, "> \n 7 Muñ  −1204056  ½\n\n 7 Muñ  −1204056  ½\n");
    }
}
