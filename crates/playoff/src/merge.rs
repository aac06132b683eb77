//! The outcome of a play-off, put into the standings.
//!
//! A play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list.

mod assemble;
mod duel;
mod knock_out;
mod round_robin;

use exaequo_model::{FideId, ParticipantId, Tournament};
use exaequo_tiebreak::Standings;

use crate::plan::{Contest, Group, Plan};
use crate::regulations::PlayOffRegulations;
use duel::Duels;

/// What a play-off decided.
#[derive(Clone, Debug)]
pub struct Merged {
    /// One for each tie that was played off.
    pub groups: Vec<Decision>,
}

/// What became of one tie.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The plan.
    pub group: Group,
    /// Participants in the order of the play-off; those of one class are still level.
    pub classes: Vec<Vec<ParticipantId>>,
}

/// Why a play-off cannot be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// Nobody is tied for a place that is played for.
    #[error("there is nothing to play off")]
    NoTie,
    /// Somebody who should play is not in the file of the play-off.
    #[error("a participant is missing in the play-off")]
    Missing(ParticipantId),
    /// Two who should have met have not, or their games do not decide.
    #[error("the games between two do not decide")]
    Undecided(ParticipantId, ParticipantId),
    /// The regulations do not allow the play-off.
    #[error("the play-off cannot be planned")]
    NotPlanned,
    /// The play-off has no standings of its own.
    #[error("the play-off cannot be ranked")]
    NotRanked,
}

/// Puts the outcome of a play-off into the standings.
pub fn merge(
    standings: &mut Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
) -> Result<Merged, MergeError> {
    let plan = Plan::new(standings, regulations);
    if plan.groups.is_empty() {
        return Err(MergeError::NoTie);
    }
    let mut groups = Vec::with_capacity(plan.groups.len());
    for group in plan.groups {
        let classes = decide(standings, playoff, regulations, &group)?;
        assemble::assemble(standings, regulations, &group, &classes);
        groups.push(Decision { group, classes });
    }
    Ok(Merged { groups })
}

fn decide(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
    group: &Group,
) -> Result<Vec<Vec<ParticipantId>>, MergeError> {
    let tournament = standings.field.tournament;
    let seats: Result<Vec<ParticipantId>, MergeError> = group
        .entrants
        .iter()
        .map(|&who| find(tournament, playoff, who).ok_or(MergeError::Missing(who)))
        .collect();
    let seats = seats?;
    let duels = Duels { playoff, regulations, seats: &seats, entrants: &group.entrants };
    match group.contest.as_ref().map_err(|_| MergeError::NotPlanned)? {
        Contest::Match(_) => {
            let (winner, loser) = duels.winner(0, 1)?;
            Ok(vec![vec![group.entrants[winner]], vec![group.entrants[loser]]])
        }
        Contest::KnockOut { bracket, .. } => knock_out::classes(&duels, bracket, group),
        Contest::RoundRobin(_) => round_robin::classes(standings, regulations, &duels),
    }
}

/// The same participant in the play-off: by number at FIDE, else by name.
fn find(tournament: &Tournament, playoff: &Tournament, who: ParticipantId) -> Option<ParticipantId> {
    let id = |tournament: &Tournament, who: ParticipantId| {
        let player = tournament.players.get(who.index()).filter(|_| !tournament.is_team_event())?;
        match player.fide_id {
            FideId::Number(number) => Some(number),
            FideId::None | FideId::Text(_) => None,
        }
    };
    let own = id(tournament, who);
    let by_id = playoff.participants().find(|&other| own.is_some() && id(playoff, other) == own);
    let name = tournament.name_of(who).trim().to_lowercase();
    by_id.or_else(|| {
        playoff.participants().find(|&other| playoff.name_of(other).trim().to_lowercase() == name)
    })
}
