//! One participant's side of a round.
//!
//! | slot | TRF | played | voluntary (16.1.2) | category (16.2) |
//! |---|---|---|---|---|
//! | `Game` | `1 = 0`, `W D L` | yes | – | – |
//! | `ForfeitWin` | `+` | no | no | 16.2.2 |
//! | `ForfeitLoss` | `-` | no | yes | 16.2.4 |
//! | `Bye(PairingAllocated)` | `U` | no | no | 16.2.1 |
//! | `Bye(FullPoint)` | `F` | no | no, see ruling 26 | 16.2.1 |
//! | `Bye(HalfPoint)` | `H` | no | yes | 16.2.3 or 16.2.5 |
//! | `Bye(ZeroPoint)` | `Z`, blank | no | yes | 16.2.3 or 16.2.5 |
//! | `Pending` | blank with an opponent | not yet | – | – |
//! | `Unknown` | `?` | not known | – | – |
//! | `Nothing` | – | – | – | – |

use crate::pairing::{Bye, Color, Colors, NoShow, Outcome, Pairing, Rateable, Side};

/// What one participant did in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A game, or for a team a match, that was played.
    Game {
        /// The result of the participant.
        side: Side,
        /// Whether it is rated.
        rated: Rateable,
    },
    /// The opponent did not appear.
    ForfeitWin,
    /// The participant did not appear.
    ForfeitLoss,
    /// The participant had no opponent.
    Bye(Bye),
    /// Paired; no result yet.
    Pending,
    /// Adjourned, or the result is not known.
    Unknown,
    /// A round that counts for nothing at all: a game annulled with the opponent's expulsion, or, for a player of a
    /// team, a round without being lined up.
    Nothing,
}

impl Slot {
    /// Whether a game was played over the board.
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Game { .. })
    }

    /// Whether a result is still missing.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Pending | Self::Unknown)
    }
}

impl Pairing {
    /// What the player of `color` sees of this pairing.
    pub const fn slot(&self, color: Color) -> Slot {
        match self.outcome {
            Outcome::Pending => Slot::Pending,
            Outcome::Unknown => Slot::Unknown,
            Outcome::Played { white, black, rated } => {
                let side = match color {
                    Color::White => white,
                    Color::Black => black,
                };
                Slot::Game { side, rated }
            }
            Outcome::Forfeited(NoShow::Both) => Slot::ForfeitLoss,
            Outcome::Forfeited(NoShow::White) => Self::forfeit(color, Color::White),
            Outcome::Forfeited(NoShow::Black) => Self::forfeit(color, Color::Black),
        }
    }

    /// The colour of a side, where it is known who had which.
    pub const fn known(&self, color: Color) -> Option<Color> {
        match self.colors {
            Colors::Known => Some(color),
            Colors::Unknown => None,
        }
    }

    const fn forfeit(color: Color, missing: Color) -> Slot {
        match (color, missing) {
            (Color::White, Color::White) | (Color::Black, Color::Black) => Slot::ForfeitLoss,
            (Color::White, Color::Black) | (Color::Black, Color::White) => Slot::ForfeitWin,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PlayerId;

    #[test]
    fn both_sides_of_every_outcome() {
        let see = |outcome| {
            let pairing = Pairing::new(PlayerId(0), PlayerId(1), outcome);
            (pairing.slot(Color::White), pairing.slot(Color::Black))
        };
        let game = |side| Slot::Game { side, rated: Rateable::Yes };
        assert_eq!(see(Outcome::Pending), (Slot::Pending, Slot::Pending));
        assert_eq!(see(Outcome::Unknown), (Slot::Unknown, Slot::Unknown));
        assert_eq!(see(Outcome::played(Side::Draw, Side::Loss)), (game(Side::Draw), game(Side::Loss)));
        assert_eq!(see(Outcome::Forfeited(NoShow::White)), (Slot::ForfeitLoss, Slot::ForfeitWin));
        assert_eq!(see(Outcome::Forfeited(NoShow::Black)), (Slot::ForfeitWin, Slot::ForfeitLoss));
        assert_eq!(see(Outcome::Forfeited(NoShow::Both)), (Slot::ForfeitLoss, Slot::ForfeitLoss));
    }
}
