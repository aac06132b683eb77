//! Two numbers that are one person, and when they cannot be.

use exaequo_model::{Outcome, Pairing, PlayerId, Tournament};

use crate::decide::DecideError;
use crate::fact::Fact;
use crate::files::{Files, tournament};
use crate::register::Register;

impl Register {
    /// Two numbers are one person, and the second one stays. Nobody plays against themselves: whoever played against the
    /// other in a rated event is somebody else.
    pub fn merge(&self, from: u64, into: u64, files: &impl Files) -> Result<Vec<Fact>, DecideError> {
        for event in self.events.all() {
            let Some((version, _)) = event.rated() else { continue };
            if self.played_each_other(&tournament(files, version)?, [from, into]) {
                return Err(DecideError::PlayedEachOther { numbers: [from, into], event: event.id });
            }
        }
        Ok(vec![Fact::Merged { from, into }])
    }

    fn played_each_other(&self, tournament: &Tournament, numbers: [u64; 2]) -> bool {
        let current = |number: u64| self.persons.current(number);
        let person = |player: PlayerId| tournament.players[player.index()].fide_id.number().map(current);
        let [from, into] = numbers.map(|number| Some(current(number)));
        let are_both = |game: &&Pairing| {
            let sides = (person(game.white), person(game.black));
            sides == (from, into) || sides == (into, from)
        };
        tournament
            .rounds
            .pairings
            .iter()
            .filter(are_both)
            .any(|game| matches!(game.outcome, Outcome::Played { .. }))
    }
}
