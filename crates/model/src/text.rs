//! One text buffer per tournament.
//!
//! A file of ten thousand players has ten thousand names. They stay where they were read, in one buffer, and the
//! model refers to them by range: no allocation per name and no lifetimes in the public types.

use std::sync::Arc;

/// A piece of a [`TextBuffer`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextRange {
    start: u32,
    len: u32,
}

impl TextRange {
    /// The range of the empty text.
    pub const EMPTY: Self = Self { start: 0, len: 0 };

    /// The bytes from `start` to `end`, which must be character boundaries of the buffer.
    ///
    /// Positions beyond four gigabytes do not exist in a tournament; such a range is empty.
    pub fn new(start: usize, end: usize) -> Self {
        match (u32::try_from(start), u32::try_from(end.saturating_sub(start))) {
            (Ok(start), Ok(len)) => Self { start, len },
            _ => Self::EMPTY,
        }
    }

    /// Whether there is no text.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Byte position of the first character.
    pub const fn start(self) -> usize {
        self.start as usize
    }

    /// Byte position behind the last character.
    pub const fn end(self) -> usize {
        self.start as usize + self.len as usize
    }
}

/// The text of a tournament: the file it was read from, with further pieces appended where needed.
///
/// Copies share the text until one of them appends to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextBuffer(Arc<String>);

impl TextBuffer {
    /// A buffer that holds `text`, without copying it.
    pub fn new(text: String) -> Self {
        Self(Arc::new(text))
    }

    /// All of the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text of a range; empty where the range does not fit this buffer.
    pub fn get(&self, range: TextRange) -> &str {
        self.0.get(range.start()..range.end()).unwrap_or_default()
    }

    /// Appends `piece` and returns where it is. The empty piece takes no room.
    pub fn push(&mut self, piece: &str) -> TextRange {
        if piece.is_empty() {
            return TextRange::EMPTY;
        }
        let text = Arc::make_mut(&mut self.0);
        let start = text.len();
        text.push_str(piece);
        TextRange::new(start, text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_finds_its_text_again() {
        let mut buffer = TextBuffer::new("001 Ødegård".to_owned());
        let name = TextRange::new(4, buffer.as_str().len());
        let more = buffer.push("Bergen");
        assert_eq!(buffer.get(name), "Ødegård");
        assert_eq!(buffer.get(more), "Bergen");
        assert!(buffer.push("").is_empty());
    }

    #[test]
    fn a_range_of_another_buffer_is_empty_text() {
        let buffer = TextBuffer::new("é".to_owned());
        assert_eq!(buffer.get(TextRange::new(1, 2)), "");
        assert_eq!(buffer.get(TextRange::new(7, 9)), "");
    }
}
