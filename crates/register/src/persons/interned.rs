//! Texts of persons: names one after the other in one buffer, words that many have in common once.

use std::collections::HashMap;

/// A name in the buffer. Where it begins is kept in bytes, so that a person takes no more room than its parts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text {
    start: [u8; 4],
    length: u16,
}

/// A word that many have in common, such as a federation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word(u16);

/// The texts of all persons, each word that many share once.
#[derive(Clone, Debug, Default)]
pub(super) struct Interned {
    names: String,
    words: Vec<String>,
    places: HashMap<String, u16>,
}

impl Interned {
    /// Keeps a name; what goes beyond four thousand million letters in all is left out.
    pub(super) fn text(&mut self, text: &str) -> Text {
        let (start, length) = (u32::try_from(self.names.len()), u16::try_from(text.len()));
        match (start, length) {
            (Ok(start), Ok(length)) if u32::try_from(self.names.len() + text.len()).is_ok() => {
                self.names.push_str(text);
                Text { start: start.to_ne_bytes(), length }
            }
            _ => Text { start: [0; 4], length: 0 },
        }
    }

    /// Keeps a word once; there are far fewer than fit.
    pub(super) fn word(&mut self, word: &str) -> Word {
        if let Some(known) = self.places.get(word) {
            return Word(*known);
        }
        let Ok(place) = u16::try_from(self.words.len()) else { return Word(0) };
        self.words.push(word.to_owned());
        self.places.insert(word.to_owned(), place);
        Word(place)
    }

    pub(super) fn of_text(&self, text: Text) -> &str {
        let start = u32::from_ne_bytes(text.start) as usize;
        self.names.get(start..start + usize::from(text.length)).unwrap_or_default()
    }

    pub(super) fn of_word(&self, word: Word) -> &str {
        self.words.get(usize::from(word.0)).map_or("", String::as_str)
    }
}
