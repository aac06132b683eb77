//! The outcome of a play-off, put into the standings.
//!
//! A play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list.
//! A tie whose play-off is not finished keeps the order of the list as a whole.

mod assemble;
mod duel;
mod excerpt;
mod games;
mod knock_out;
mod outcome;
mod progress;
mod round_robin;
mod strangers;
mod whole;

pub use progress::{Progress, Scored, State, Through, continued};
pub use strangers::{strangers, strangers_inside};
pub use whole::whole;

pub use outcome::{By, Class, Decision, Duel, Merged, Open, Outcome, StageScore, Table};

use exaequo_model::{ParticipantId, Tournament};
use exaequo_tiebreak::{Notice, Place, Standings};

use crate::plan::{Contest, Group, Plan};
use crate::regulations::{AtLast, Method, PlayOffRegulations};
use games::Hall;

/// Puts the outcome of a play-off that has a file of its own into the standings.
pub fn merge(
    standings: &mut Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
) -> Merged {
    let tournament = standings.field.tournament;
    merge_by(standings, playoff, regulations, &|who, planned| find(tournament, playoff, who, planned))
}

/// Puts the outcome of a play-off that is in one file with its tournament into the standings; `None` where there is
/// none.
pub fn merge_stage(standings: &mut Standings<'_>, regulations: &PlayOffRegulations) -> Option<Merged> {
    let playoff = standings.field.tournament.play_off()?;
    Some(merge_by(standings, &playoff, regulations, &|who, _| Some(who)))
}

/// Finds somebody, who has a number in the plan, among the participants of the play-off.
type Find<'a> = &'a dyn Fn(ParticipantId, u32) -> Option<ParticipantId>;

fn merge_by(
    standings: &mut Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
    find: Find<'_>,
) -> Merged {
    let plan = Plan::new(standings, regulations);
    let mut groups = Vec::with_capacity(plan.groups.len());
    let mut offset = 0;
    for group in plan.groups {
        let seat =
            |(number, &who): (u32, &ParticipantId)| find(who, offset + number).ok_or(Open::Missing(who));
        let seats = (1..).zip(&group.entrants).map(seat).collect::<Result<Vec<_>, _>>();
        let outcome = seats.and_then(|seats| decide(standings, playoff, regulations, &group, &seats));
        if let Ok(outcome) = &outcome {
            assemble::assemble(standings, regulations, &group, &outcome.classes);
        }
        offset += u32::try_from(group.entrants.len()).unwrap_or(u32::MAX);
        groups.push(Decision { group, outcome });
    }
    let shared = if regulations.at_last == AtLast::Share { Method::Share } else { Method::List };
    renew_notices(standings, shared);
    Merged { groups }
}

fn decide(
    standings: &Standings<'_>,
    playoff: &Tournament,
    regulations: &PlayOffRegulations,
    group: &Group,
    seats: &[ParticipantId],
) -> Result<Outcome, Open> {
    let hall = Hall { standings, playoff, regulations, group, seats };
    let outcome = match group.contest.as_ref().map_err(|refused| Open::NotPlanned(*refused))? {
        Contest::Match(_) => hall.duel(0, 1, 0).map(Duel::alone),
        Contest::KnockOut { bracket, .. } => knock_out::outcome(&hall, bracket),
        Contest::RoundRobin(_) => round_robin::outcome(&hall),
    };
    // The first two who were found are not the only ones who play.
    outcome.map_err(|open| match open {
        Open::Undecided(_) => Open::Undecided(progress::who_plays(hall)),
        open => open,
    })
}

/// The same participant in the play-off: by number at FIDE, else by name; of several of one name, the one with the
/// number of the plan.
fn find(
    tournament: &Tournament,
    playoff: &Tournament,
    who: ParticipantId,
    planned: u32,
) -> Option<ParticipantId> {
    let id = |tournament: &Tournament, who: ParticipantId| {
        let player = tournament.players.get(who.index()).filter(|_| !tournament.is_team_event())?;
        player.fide_id.number()
    };
    let own = id(tournament, who);
    let by_id = playoff.participants().find(|&other| own.is_some() && id(playoff, other) == own);
    let name = |tournament: &Tournament, who| tournament.name_of(who).trim().to_lowercase();
    let wanted = name(tournament, who);
    let mut named = playoff.participants().filter(|&other| name(playoff, other) == wanted);
    by_id.or_else(|| {
        let first = named.next()?;
        let same = std::iter::once(first).chain(named).find(|&other| playoff.number_of(other) == planned);
        Some(same.unwrap_or(first))
    })
}

/// 4.2 asks for lots where places are shared still, unless the event shares them (2.1).
pub(crate) fn renew_notices(standings: &mut Standings<'_>, shared: Method) {
    let participants = standings.rows.iter().filter(|row| row.place == Place::Shared).count();
    let is_needed = participants > 0 && shared != Method::Share;
    standings.notices.retain(|notice| is_needed || !matches!(notice, Notice::LotsNeeded { .. }));
    for notice in &mut standings.notices {
        if let Notice::LotsNeeded { participants: count } = notice {
            *count = participants;
        }
    }
}
