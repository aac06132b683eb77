//! Many short texts in one buffer.

use exaequo_model::Tournament;

use crate::clean::visible;

/// Texts, found by their place.
#[derive(Debug, Default)]
pub(super) struct Texts {
    all: String,
    /// Where each one ends.
    ends: Vec<u32>,
}

impl Texts {
    pub(super) fn with_capacity(count: usize, bytes: usize) -> Self {
        Self { all: String::with_capacity(bytes), ends: Vec::with_capacity(count) }
    }

    /// The names of all players, fit to be shown.
    pub(super) fn names(tournament: &Tournament) -> Self {
        let players = &tournament.players;
        let mut names = Self::with_capacity(players.len(), 24 * players.len());
        for player in players {
            names.push(|out| shown(tournament.str(player.name).trim(), out));
        }
        names
    }

    /// Adds what is written; returns it.
    pub(super) fn push(&mut self, write: impl FnOnce(&mut String)) -> &str {
        let start = self.all.len();
        write(&mut self.all);
        self.ends.push(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
        &self.all[start..]
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.ends.len()
    }

    /// How long they are together.
    pub(super) fn bytes(&self) -> usize {
        self.all.len()
    }

    /// One of them; nothing where there is none.
    #[inline]
    pub(super) fn get(&self, place: usize) -> &str {
        let start = place.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(place).copied().unwrap_or(start);
        self.all.get(start as usize..end as usize).unwrap_or_default()
    }
}

/// Text of others, made fit to be shown. Most names are plain.
pub(super) fn shown(text: &str, out: &mut String) {
    // Without a way out of the loop many bytes are looked at together.
    let is_plain = text.bytes().fold(true, |plain, byte| plain & (b' '..=b'~').contains(&byte));
    if is_plain {
        out.push_str(text);
    } else {
        out.extend(text.chars().map(visible));
    }
}
