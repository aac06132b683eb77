//! The tournament and its play-off as one, for lists that show the games of both.

use exaequo_model::{ParticipantId, Tournament};
use exaequo_tiebreak::Standings;

use super::find;
use crate::plan::Plan;
use crate::regulations::PlayOffRegulations;

/// The tournament with a play-off that has a file of its own as its last rounds. `None` where somebody else plays there,
/// or where rounds of the tournament are still to come: nothing can be behind them yet.
pub fn whole(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
) -> Option<Tournament> {
    let tournament = standings.field.tournament;
    if tournament.rounds_before_play_off() < tournament.schedule.before_play_off() {
        return None;
    }
    let groups = Plan::new(standings, regulations).groups;
    let entrants = (1..).zip(groups.iter().flat_map(|group| &group.entrants));
    let seat = |(number, &who): (u32, &ParticipantId)| Some((find(tournament, playoff, who, number)?, who));
    let seats: Vec<(ParticipantId, ParticipantId)> = entrants.filter_map(seat).collect();
    let own = |other| seats.iter().find(|(seat, _)| *seat == other).map(|(_, who)| *who);
    let alone = tournament.without_play_off();
    alone.as_ref().unwrap_or(tournament).with_play_off_of(playoff, &own).ok()
}
