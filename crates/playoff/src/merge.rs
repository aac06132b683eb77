//! The outcome of a play-off, put into the standings.
//!
//! A play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list.
//! A tie whose play-off is not finished keeps the order of the list as a whole.

mod assemble;
mod decisive;
mod duel;
mod excerpt;
mod games;
mod knock_out;
mod outcome;
mod play_off;
mod progress;
mod round_robin;
mod strangers;
mod whole;

pub use play_off::PlayOff;
pub use progress::{Progress, Scored, State, Through, continued};
pub use strangers::strangers;
pub use whole::whole;

pub use outcome::{By, Class, Decision, Duel, Merged, Open, Outcome, StageScore, Table};

use exaequo_tiebreak::{Notice, Place, Standings};

use crate::plan::{Contest, Plan};
use crate::regulations::{AtLast, Method, PlayOffRegulations};
use games::{Hall, Scores};

/// Puts the outcome of a play-off into the standings.
pub fn merge(standings: &mut Standings<'_>, games: &PlayOff<'_>, regulations: &PlayOffRegulations) -> Merged {
    let plan = Plan::new(standings, regulations);
    let mut groups = Vec::with_capacity(plan.groups.len());
    let (playoff, mut before) = (games.games(), 0);
    let scores = Scores::new(playoff, standings.field.primary);
    for group in plan.groups {
        let seats = games.seats(standings.field.tournament, &group, before);
        let (mut drawn, scores) = (Vec::new(), &scores);
        let outcome = seats.and_then(|seats| {
            let hall = Hall { standings, playoff, regulations, group: &group, seats: &seats, scores };
            drawn = decisive::drawn(&hall);
            decide(hall)
        });
        if let Ok(outcome) = &outcome {
            assemble::assemble(standings, regulations, &group, &outcome.classes);
        }
        before = before.saturating_add(group.count());
        groups.push(Decision { group, outcome, drawn });
    }
    let shared = if regulations.at_last == AtLast::Share { Method::Share } else { Method::List };
    renew_notices(standings, shared);
    Merged { groups }
}

fn decide(hall: Hall<'_>) -> Result<Outcome, Open> {
    let outcome = match hall.group.contest.as_ref().map_err(|refused| Open::NotPlanned(*refused))? {
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
