//! Final pairing numbers, expressed by the order of the records (`XXC rank`).

use exaequo_model::{Player, Tournament};

use super::Writer;
use super::options::Profile;
use super::unwritable::Unwritable;

impl Writer<'_> {
    /// Says that the order of the players in the file counts, not their numbers.
    pub(super) fn order(&mut self) {
        if are_positions(self.tournament) {
            self.sheet.text("XXC", "rank");
        }
    }
}

/// Final pairing numbers, where the profile cannot express them by the order of its records (`XXC rank`).
pub(super) fn final_numbers(tournament: &Tournament, profile: Profile, losses: &mut Vec<Unwritable>) {
    let told = !matches!(profile, Profile::Trf16 | Profile::FideUpload) && are_positions(tournament);
    for player in tournament.players.iter().filter(|player| !told && player.final_number.is_some()) {
        losses.push(Unwritable::FinalNumber { number: player.number });
    }
}

/// Whether the places of the players are their pairing numbers at the end.
fn are_positions(tournament: &Tournament) -> bool {
    let is_place =
        |(place, player): (u32, &Player)| player.final_number == (player.number != place).then_some(place);
    !tournament.is_team_event()
        && tournament.players.iter().any(|player| player.final_number.is_some())
        && (1..).zip(&tournament.players).all(is_place)
}
