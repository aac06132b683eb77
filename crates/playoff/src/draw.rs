//! 4.2: lots of a play-off. Each draw has a seed of its own, made from the published one, so that none decides another.
//!
//! Lots drawn with the seed `SEED:numbers` repeat the draw of numbers; the others are `SEED:colours:1-2:1` (the two
//! numbers and the stage) and `SEED:places`.

use exaequo_model::{Color, Order as _, ParticipantId, Tournament};
use exaequo_tiebreak::lots;

use crate::regulations::PlayOffRegulations;

/// What lots are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LotsFor {
    /// For the pairing numbers (3.1.4).
    Numbers,
    /// Colours of two numbers, the lower one first, in a stage, from 1 (3.1.5).
    Colours {
        /// The pairing numbers of the two.
        pair: (u32, u32),
        /// The stage of the play-off, from 1.
        stage: usize,
    },
    /// Places, where everything else is level (4.2).
    Places,
}

impl LotsFor {
    /// The seed of this draw.
    pub fn seed(self, regulations: &PlayOffRegulations) -> String {
        let seed = regulations.seed.as_deref().unwrap_or_default();
        match self {
            Self::Numbers => format!("{seed}:numbers"),
            Self::Colours { pair: (one, other), stage } => format!("{seed}:colours:{one}-{other}:{stage}"),
            Self::Places => format!("{seed}:places"),
        }
    }

    /// Puts participants in the order of their lots.
    pub(crate) fn sort(
        self,
        tournament: &Tournament,
        regulations: &PlayOffRegulations,
        who: &mut [ParticipantId],
    ) {
        let seed = self.seed(regulations);
        who.order_by_cached_key(|&who| lots::lot(tournament, &seed, who));
    }
}

/// The colour of the lower of two numbers by lots: White for the lower lot.
pub(crate) fn color(
    tournament: &Tournament,
    regulations: &PlayOffRegulations,
    entrants: &[ParticipantId],
    (one, other): (u32, u32),
    stage: usize,
) -> Color {
    let pair = (one.min(other), one.max(other));
    let lower = entrants[pair.0 as usize - 1];
    let mut drawn = [lower, entrants[pair.1 as usize - 1]];
    LotsFor::Colours { pair, stage: stage + 1 }.sort(tournament, regulations, &mut drawn);
    if drawn[0] == lower { Color::White } else { Color::Black }
}
