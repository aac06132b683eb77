//! Many short texts in one buffer.

use crate::clean::{text_width, visible};

/// Texts, found by their place.
#[derive(Debug, Default)]
pub(super) struct Texts {
    all: String,
    marks: Vec<Mark>,
}

/// Where a text ends.
#[derive(Clone, Copy, Debug)]
struct Mark {
    end: u32,
    /// How many columns of a terminal it takes.
    columns: u32,
}

impl Texts {
    pub(super) fn with_capacity(count: usize, bytes: usize) -> Self {
        Self { all: String::with_capacity(bytes), marks: Vec::with_capacity(count) }
    }

    /// Adds what is written; returns its place.
    pub(super) fn push(&mut self, write: impl FnOnce(&mut String)) -> u32 {
        let start = self.all.len();
        write(&mut self.all);
        let columns = narrow(columns(&self.all[start..]));
        self.marks.push(Mark { end: narrow(self.all.len()), columns });
        narrow(self.marks.len() - 1)
    }

    /// How long they are together.
    pub(super) fn bytes(&self) -> usize {
        self.all.len()
    }

    /// One of them, and how many columns of a terminal it takes; nothing where there is none.
    #[inline]
    pub(super) fn get(&self, place: u32) -> (&str, usize) {
        let mark = |place: u32| self.marks.get(place as usize);
        let start = place.checked_sub(1).and_then(mark).map_or(0, |before| before.end);
        let Some(mark) = mark(place) else { return ("", 0) };
        let text = self.all.get(start as usize..mark.end as usize);
        (text.unwrap_or_default(), mark.columns as usize)
    }
}

/// Columns of a terminal; most texts are plain.
fn columns(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text_width(text) }
}

/// A place in a buffer; there are no longer texts.
pub(super) fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Text of others, made fit to be shown; returns how many columns of a terminal it takes. Most names are plain.
pub(super) fn shown(text: &str, out: &mut String) -> usize {
    // Without a way out of the loop many bytes are looked at together.
    let is_plain = text.bytes().fold(true, |plain, byte| plain & (b' '..=b'~').contains(&byte));
    if is_plain {
        out.push_str(text);
        return text.len();
    }
    let start = out.len();
    out.extend(text.chars().map(visible));
    text_width(&out[start..])
}
