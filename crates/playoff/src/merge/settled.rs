//! 3.1.1: those for whom nothing is at stake any more, while others still play.

use exaequo_model::ParticipantId;

use super::games::Hall;
use super::progress::Through;
use super::round_robin::table;
use crate::bracket::{Bracket, Seat};
use crate::stake::Stake;

/// Those for whom nothing is at stake any more: the list alone orders those of one group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// Who is certain of a qualifying place.
    pub qualified: Vec<ParticipantId>,
    /// Who can win none of the places any more.
    pub out: Vec<ParticipantId>,
}

impl Settled {
    /// Whether the play-off cannot separate two any more.
    pub fn holds(&self, pair: [ParticipantId; 2]) -> bool {
        [&self.qualified, &self.out].into_iter().any(|group| pair.iter().all(|who| group.contains(who)))
    }

    /// A knock-out: those who meet nobody else. In a final for places, losers also take a place.
    pub(super) fn of_knock_out(hall: &Hall<'_>, bracket: &Bracket, rounds: &[Vec<Option<Through>>]) -> Self {
        let mut settled = Self::default();
        for (index, round) in rounds.iter().enumerate() {
            let next = bracket.rounds.get(index + 1).map(Vec::as_slice).unwrap_or_default();
            let is_for_places = matches!(hall.group.tie.stake, Stake::Places { .. });
            if is_for_places && next.is_empty() {
                break;
            }
            let meets = |seat: Seat| next.iter().any(|duel| duel.upper == seat || duel.lower == seat);
            for (index, through) in round.iter().enumerate() {
                let Some(Through { winner, loser }) = *through else { continue };
                let who = |number: u32| hall.who(number as usize - 1);
                settled.qualified.extend(winner.filter(|_| !meets(Seat::Winner(index))).map(who));
                settled.out.extend(loser.filter(|_| !meets(Seat::Loser(index))).map(who));
            }
        }
        settled
    }

    /// A round robin: those whom a finished stage put behind all places at stake, or on qualifying ones.
    pub(super) fn of_round_robin(hall: &Hall<'_>) -> Self {
        let (mut settled, all) = (Self::default(), (0..hall.seats.len()).collect::<Vec<_>>());
        settled.note(hall, &all, 0, 0);
        settled
    }

    /// Some seats that play a stage, the first of them at a position of the tie.
    fn note(&mut self, hall: &Hall<'_>, seats: &[usize], stage: usize, position: usize) {
        if seats.len() < 3 {
            return;
        }
        let Ok((_, level)) = table(hall, seats, stage) else { return };
        let (tie, mut at) = (&hall.group.tie, position);
        let (count, is_for_spots) = (tie.count() as usize, matches!(tie.stake, Stake::Spots { .. }));
        for (seats, _) in level {
            let positions = at..at + seats.len();
            at = positions.end;
            let who = seats.iter().map(|&seat| hall.who(seat));
            if positions.start >= count {
                self.out.extend(who);
            } else if is_for_spots && positions.end <= count {
                self.qualified.extend(who);
            } else if stage + 1 < hall.regulations.stages.len() && tie.is_open(&positions) {
                self.note(hall, &seats, stage + 1, positions.start);
            }
        }
    }
}
