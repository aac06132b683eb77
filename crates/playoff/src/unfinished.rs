//! 4.2 speaks of final standings: ties, pairing numbers and lots of an event that is not over can still change.

use exaequo_model::RoundNumber;
use exaequo_tiebreak::Standings;

/// An event that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// How many rounds are counted.
    pub counted: usize,
    /// How many rounds are announced.
    pub announced: usize,
    /// Results that are missing in paired rounds.
    pub missing: usize,
}

impl Unfinished {
    /// The stable code of the warning.
    pub const CODE: &'static str = "P001";

    /// Whether the event behind standings is not over.
    pub fn of(standings: &Standings) -> Option<Self> {
        let (field, tournament) = (&standings.field, &standings.field.tournament);
        let rounds = (1..=tournament.rounds_before_play_off()).map(RoundNumber);
        let found = Self {
            counted: field.rounds(),
            announced: field.announced(),
            missing: rounds.map(|round| tournament.missing_results(round)).sum(),
        };
        (found.counted < found.announced || found.missing > 0).then_some(found)
    }
}
