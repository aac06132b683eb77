//! How far a forecast has to look.

use exaequo_model::Tournament;

/// How far a forecast has to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// Nobody has more than one game to come, and the pairings are known.
    LastRound,
    /// Several games are to come, and their pairings are known.
    Schedule,
    /// Rounds are to come whose pairings nobody knows.
    Unpaired {
        /// How many of them.
        rounds: u16,
    },
}

impl Horizon {
    pub(super) fn of(tournament: &Tournament, own: &[Vec<u32>]) -> Self {
        let announced = tournament.schedule.before_play_off();
        let paired = tournament.rounds_before_play_off();
        if announced > paired {
            return Self::Unpaired { rounds: announced - paired };
        }
        if own.iter().all(|units| units.len() <= 1) { Self::LastRound } else { Self::Schedule }
    }
}
