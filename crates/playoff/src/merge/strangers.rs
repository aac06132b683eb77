//! Whether a file is the play-off of an event: whoever plays in it must be in one of its plans.

use exaequo_model::{Basis, ParticipantId, Records, Tournament};
use exaequo_tiebreak::Standings;

use super::{Find, find};
use crate::plan::Plan;
use crate::regulations::{Method, PlayOffRegulations};

/// Those who are paired in the file of a play-off and have nothing to play for, as participants of that file.
pub fn strangers(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
) -> Vec<ParticipantId> {
    let tournament = standings.field.tournament;
    others(standings, playoff, regulations, &|who, planned| find(tournament, playoff, who, planned))
}

/// The same of a play-off that is in one file with its tournament; nobody where there is none.
pub fn strangers_inside(standings: &Standings<'_>, regulations: &PlayOffRegulations) -> Vec<ParticipantId> {
    let playoff = standings.field.tournament.play_off();
    playoff.map_or_else(Vec::new, |playoff| others(standings, &playoff, regulations, &|who, _| Some(who)))
}

fn others(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
    find: Find<'_>,
) -> Vec<ParticipantId> {
    if regulations.method != Method::PlayOff {
        return Vec::new();
    }
    let groups = Plan::new(standings, regulations).groups;
    let entrants = (1..).zip(groups.iter().flat_map(|group| &group.entrants));
    let known: Vec<ParticipantId> = entrants.filter_map(|(number, &who)| find(who, number)).collect();
    let basis = if playoff.is_team_event() { Basis::MatchPoints } else { Basis::Points };
    let records = Records::after(playoff, basis, playoff.rounds.count());
    let plays = |who: ParticipantId| records.of(who).iter().any(|entry| entry.opponent().is_some());
    playoff.participants().filter(|who| plays(*who) && !known.contains(who)).collect()
}
