//! What is known of a participant where opponents and colours are looked for.

use exaequo_model::{Bye, Color, RoundEntry, Slot};

/// Points, opponents, colours and byes so far.
#[derive(Clone, Default)]
pub(super) struct Member {
    /// Points in hundredths.
    pub(super) score: i32,
    pub(super) met: Vec<u32>,
    /// Games with White less games with Black.
    pub(super) balance: i32,
    pub(super) last: Option<Color>,
    /// How many of the last games had the last colour.
    pub(super) streak: u32,
    pub(super) byes: u32,
}

impl Member {
    /// The colour somebody must have: not the same one three times in a row, and none three times more than the other.
    pub(super) fn must_have(&self) -> Option<Color> {
        match (self.balance, self.last) {
            (2.., _) => Some(Color::Black),
            (..=-2, _) => Some(Color::White),
            (_, Some(last)) if self.streak >= 2 => Some(last.other()),
            _ => None,
        }
    }

    pub(super) fn sit(&mut self, color: Color) {
        self.streak = if self.last == Some(color) { self.streak + 1 } else { 1 };
        self.last = Some(color);
        self.balance += match color {
            Color::White => 1,
            Color::Black => -1,
        };
    }

    /// A round of an event that has begun. A game that was not played leaves neither an opponent nor a colour; a point
    /// without a game keeps from another bye.
    pub(super) fn remember(&mut self, entry: &RoundEntry) {
        match entry.slot {
            Slot::Game { .. } | Slot::Pending | Slot::Unknown => {
                self.met.extend(entry.opponent().map(|opponent| opponent.0));
                entry.color.into_iter().for_each(|color| self.sit(color));
            }
            Slot::ForfeitWin | Slot::Bye(Bye::PairingAllocated | Bye::FullPoint) => self.byes += 1,
            Slot::ForfeitLoss | Slot::Bye(Bye::HalfPoint | Bye::ZeroPoint) | Slot::Nothing => {}
        }
    }
}
