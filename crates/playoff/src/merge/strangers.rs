//! Whether a file is the play-off of an event: whoever plays in it must be in one of its plans.

use exaequo_model::{Basis, ParticipantId, Records};
use exaequo_tiebreak::Standings;

use super::PlayOff;
use crate::plan::Plan;

impl Plan {
    /// Those who are paired in the games of a play-off and have nothing to play for, as participants of these games.
    pub fn strangers(&self, standings: &Standings, play_off: &PlayOff<'_>) -> Vec<ParticipantId> {
        let known = play_off.known(&standings.field.tournament, self);
        let games = play_off.games();
        let basis = if games.is_team_event() { Basis::MatchPoints } else { Basis::Points };
        let records = Records::after(games, basis, games.rounds.count());
        let plays = |who: ParticipantId| records.of(who).iter().any(|entry| entry.opponent().is_some());
        games.participants().filter(|who| plays(*who) && !known.contains_key(who)).collect()
    }
}
