//! The outcome of a play-off, put into the standings.
//!
//! A play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list.
//! A tie whose play-off is not finished keeps the order of the list as a whole.

mod assemble;
mod duel;
mod excerpt;
mod games;
mod joined;
mod knock_out;
mod outcome;
mod play_off;
mod played;
mod progress;
mod round_robin;
mod settled;
mod strangers;

pub use play_off::PlayOff;
pub use played::{DrawnGame, Scored};
pub use progress::{Progress, ProgressState, Through, continued};
pub use settled::Settled;

pub use outcome::{
    DecidedBy, Duel, LevelGroup, Merged, Open, PlayOffOutcome, RoundRobinTable, StageScore, TieOutcome,
};

use exaequo_tiebreak::{Notice, Sharing, Standings};

use crate::plan::{Contest, Plan};
use crate::regulations::{AtLast, PlayOffRegulations, TieMethod};
use games::{Hall, Scores};

/// Puts the outcome of a play-off into the standings.
///
/// ```
/// use exaequo_playoff::{PlayOff, PlayOffRegulations, merge};
/// use exaequo_tiebreak::{RankingOptions, Regulations, Standings};
///
/// # let file = "\
/// # 012 Two friends
/// # 042 2026/03/07
/// # 142 1
/// # 001    1      Alyx                              2200                             0.5    1     2 w =
/// # 001    2      Bruno                             2150                             0.5    2     1 b =
/// # ";
/// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// # let tournament = read.tournament.unwrap();
/// # let edition = exaequo_tiebreak::Edition::named("fide-2026-03").unwrap();
/// # let options = RankingOptions::new(Regulations::of(edition)).by("PTS").unwrap();
/// let mut standings = Standings::new(&tournament, &options).expect("a list");
/// let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'";
/// let regulations = PlayOffRegulations::parse(regulations)?;
/// let games = "\
/// 012 Play-off
/// 142 1
/// 001    1      Alyx                              2200                             0.0    2     2 w 0
/// 001    2      Bruno                             2150                             1.0    1     1 b 1
/// ";
/// let read = exaequo_trf::read(games.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// let games = read.tournament.expect("nothing is wrong with this file");
/// merge(&mut standings, &PlayOff::of_file(&games), &regulations);
/// assert_eq!(tournament.name_of(standings.rows[0].participant), "Bruno");
/// # Ok::<(), exaequo_playoff::RegulationsError>(())
/// ```
pub fn merge(standings: &mut Standings, games: &PlayOff<'_>, regulations: &PlayOffRegulations) -> Merged {
    Plan::new(standings, regulations).merge_into(standings, games, regulations)
}

impl Plan {
    /// Puts the outcome of the play-off that was planned into the standings. See [`merge`].
    pub fn merge_into(
        self,
        standings: &mut Standings,
        games: &PlayOff<'_>,
        regulations: &PlayOffRegulations,
    ) -> Merged {
        let mut groups = Vec::with_capacity(self.groups.len());
        let (playoff, mut before) = (games.games(), 0);
        let scores = Scores::new(playoff, standings.field.primary);
        for group in self.groups {
            let seats = games.seats(&standings.field.tournament, &group, before);
            let (scores, mut group) = (&scores, group);
            let outcome = seats.and_then(|seats| {
                let hall = Hall { standings, playoff, regulations, group: &group, seats: &seats, scores };
                let (outcome, progress) = progress::resolved(hall);
                group.progress = Some(progress);
                outcome
            });
            if let Ok(outcome) = &outcome {
                assemble::assemble(standings, regulations, &group, &outcome.classes);
            }
            before = before.saturating_add(group.count());
            groups.push(TieOutcome { group, outcome });
        }
        let shared = if regulations.at_last == AtLast::Share { TieMethod::Share } else { TieMethod::List };
        renew_notices(standings, shared);
        Merged { groups }
    }
}

/// What the games decided; of those who play on, the first two that were found.
fn decide(hall: Hall<'_>) -> Result<PlayOffOutcome, Open> {
    match hall.group.contest.as_ref().map_err(|refused| Open::NotPlanned(*refused))? {
        Contest::Match(_) => hall.duel(0, 1, 0).map(Duel::alone),
        Contest::KnockOut { bracket, .. } => knock_out::outcome(&hall, bracket),
        Contest::RoundRobin(_) => round_robin::outcome(&hall),
    }
}

/// 4.2 asks for lots where places are shared still, unless the event shares them (2.1).
pub(crate) fn renew_notices(standings: &mut Standings, shared: TieMethod) {
    let participants = standings.rows.iter().filter(|row| row.place == Sharing::Shared).count();
    let is_needed = participants > 0 && shared != TieMethod::Share;
    standings.notices.retain(|notice| is_needed || !matches!(notice, Notice::LotsNeeded { .. }));
    for notice in &mut standings.notices {
        if let Notice::LotsNeeded { participants: count } = notice {
            *count = participants;
        }
    }
}
