//! The tournament and its play-off as one, for lists that show the games of both.

use exaequo_model::{ParticipantId, Tournament};
use exaequo_tiebreak::Standings;

use super::PlayOff;
use crate::plan::Plan;

impl Plan {
    /// The tournament with a play-off that has a file of its own as its last rounds. `None` where somebody else plays
    /// there, or where rounds of the tournament are still to come: nothing can be behind them yet.
    pub fn joined(&self, standings: &Standings, play_off: &PlayOff<'_>) -> Option<Tournament> {
        let tournament = &standings.field.tournament;
        if tournament.rounds_before_play_off() < tournament.schedule.before_play_off() {
            return None;
        }
        let known = play_off.known(tournament, self);
        let own = |other: ParticipantId| known.get(&other).copied();
        let alone = tournament.without_play_off();
        alone.as_ref().unwrap_or(tournament).with_play_off_of(play_off.games(), &own).ok()
    }
}
