//! Drawing of lots that anyone can repeat (4.2, ruling 31): the algorithm `exaequo-lots-1`.
//!
//! The lot of a participant is the SHA-256 of four lines: the published seed, the name of the event, the pairing number
//! in decimal digits, the name of the participant; a line feed between two of them, none at the end, in UTF-8. The
//! lowest lot, compared as a hexadecimal number, comes first.
//! `printf 'seed\nevent\n12\nname' | sha256sum` prints the lot of number 12.

use std::fmt::Write as _;

use exaequo_model::{ParticipantId, Tournament};
use sha2::{Digest, Sha256};

/// The name of the algorithm, for records of draws.
pub const ALGORITHM: &str = "exaequo-lots-1";

/// A lot: the SHA-256 digest by which it is ordered.
pub type Lot = [u8; 32];

/// Lots that were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The seed they were drawn by.
    pub seed: String,
    /// Whom the lots are drawn for.
    pub among: Among,
}

/// For whom lots were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Among {
    /// All who share a place.
    EveryTie,
    /// The participants with these pairing numbers: a tie with anybody else in it is another one.
    Numbers(Vec<u32>),
}

impl Draw {
    /// Lots for all who share a place.
    pub fn for_every_tie(seed: impl Into<String>) -> Self {
        Self { seed: seed.into(), among: Among::EveryTie }
    }

    /// Whether it is for all of these.
    pub(crate) fn is_for(&self, tournament: &Tournament, tied: &[ParticipantId]) -> bool {
        match &self.among {
            Among::EveryTie => true,
            Among::Numbers(numbers) => tied.iter().all(|&who| numbers.contains(&tournament.number_of(who))),
        }
    }
}

/// The lot of a participant.
///
/// ```
/// use exaequo_model::{Facts, ParticipantId, Player, Tournament};
/// use exaequo_tiebreak::lots::{hexadecimal, lot};
///
/// let mut facts = Facts::default();
/// facts.event.name = facts.text.push("Fjord Open");
/// let name = facts.text.push("Alyx");
/// facts.players.push(Player::new(12, name));
/// let tournament = Tournament::new(facts).expect("one player");
/// // printf 'Sunday 17:05\nFjord Open\n12\nAlyx' | sha256sum
/// let drawn = hexadecimal(&lot(&tournament, "Sunday 17:05", ParticipantId(0)));
/// assert_eq!(drawn, "7cadae254e6b361723cfa58af50a264be329b8b22520c01162f4de9d395c18b4");
/// ```
pub fn lot(tournament: &Tournament, seed: &str, who: ParticipantId) -> Lot {
    digest(seed, tournament.str(tournament.event.name), tournament.number_of(who), tournament.name_of(who))
}

fn digest(seed: &str, event: &str, number: u32, name: &str) -> Lot {
    Sha256::digest(format!("{seed}\n{event}\n{number}\n{name}").as_bytes()).into()
}

/// A lot in hexadecimal digits.
pub fn hexadecimal(lot: &Lot) -> String {
    lot.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_the_printed_digest() {
        // printf 'Sunday 17:05\nFjord Open\n12\nAlyx' | sha256sum
        let expected = "7cadae254e6b361723cfa58af50a264be329b8b22520c01162f4de9d395c18b4";
        assert_eq!(hexadecimal(&digest("Sunday 17:05", "Fjord Open", 12, "Alyx")), expected);
    }
}
