//! Whether a file is the play-off of an event: whoever plays in it must be in one of its plans.

use exaequo_model::{Basis, ParticipantId, Records, Tournament};
use exaequo_tiebreak::Standings;

use super::find;
use crate::plan::Plan;
use crate::regulations::{Method, PlayOffRegulations};

/// Those who are paired in the file of a play-off and have nothing to play for, as participants of that file.
pub fn strangers(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
) -> Vec<ParticipantId> {
    if regulations.method != Method::PlayOff {
        return Vec::new();
    }
    let groups = Plan::new(standings, regulations).groups;
    let entrants = groups.iter().flat_map(|group| &group.entrants);
    let known: Vec<ParticipantId> = (1..)
        .zip(entrants)
        .filter_map(|(number, &who)| find(standings.field.tournament, playoff, who, number))
        .collect();
    let basis = if playoff.is_team_event() { Basis::MatchPoints } else { Basis::Points };
    let records = Records::after(playoff, basis, playoff.rounds.count());
    let plays = |who: ParticipantId| records.of(who).iter().any(|entry| entry.opponent().is_some());
    playoff.participants().filter(|who| plays(*who) && !known.contains(who)).collect()
}
