//! Pairings held in reserve, so that the rounds to come can be paired without a rematch.
//!
//! While there are no more rounds than half of the field, everybody always has more than half of it left, and such a
//! pairing exists (Dirac 1952). Beyond that a round can use up what later ones need: of six players, three rounds of one
//! half against the other leave two times three who have not met. So a pairing for each round to come is kept, at first
//! those of a round robin. A round is paired as it would be anyway where pairings for the rest can be found, and with one
//! of the reserve where not.

use super::matching::{self, Mates};
use crate::berger;
use crate::random::Random;

/// How often pairings for the rest are looked for, each time with the seats in another order.
const TRIES: u64 = 12;

/// A pairing of the whole field; with an odd number the last seat is the bye.
pub(super) type Round = Vec<(u32, u32)>;

/// One pairing for each round to come; nobody meets anybody twice in them.
#[derive(Clone, Debug)]
pub(super) struct Reserve {
    participants: u32,
    seats: u32,
    rounds: Vec<Round>,
}

impl Reserve {
    /// For a field before its first round; `None` where no round can be short of pairings.
    pub(super) fn new(participants: u32, rounds: u32) -> Option<Self> {
        let seats = participants + participants % 2;
        if rounds * 2 <= participants || rounds >= seats {
            return None;
        }
        let rounds = (0..rounds).map(|round| berger::pairs(seats, round)).collect();
        Some(Self { participants, seats, rounds })
    }

    /// The seat that stands for the bye of an odd number.
    pub(super) fn bye(&self) -> Option<u32> {
        (self.participants < self.seats).then_some(self.participants)
    }

    /// The pairings, those that cost least first.
    pub(super) fn by_cost(&self, cost: impl Fn(u32, u32) -> u64) -> Vec<Round> {
        let mut rounds = self.rounds.clone();
        rounds.sort_by_key(|round| round.iter().map(|pair| cost(pair.0, pair.1)).sum::<u64>());
        rounds
    }

    /// The reserve after a round, where pairings for the rest are found.
    pub(super) fn after(&self, pairs: &[(u32, u32)], met: &dyn Fn(u32, u32) -> bool) -> Option<Self> {
        if let Some(place) = self.rounds.iter().position(|round| is_part(pairs, round)) {
            let mut rounds = self.rounds.clone();
            rounds.remove(place);
            return Some(Self { rounds, ..*self });
        }
        let all = self.seats as usize;
        let mut used = vec![false; all * all];
        for one in 0..self.seats {
            for other in 0..self.seats {
                used[one as usize * all + other as usize] = met(one, other);
            }
        }
        for &pair in pairs {
            take(&mut used, all, pair);
        }
        let left = self.rounds.len().saturating_sub(1);
        (0..TRIES).find_map(|attempt| self.found(used.clone(), left, &mut Random::new(attempt)))
    }

    /// So many pairings of seats that have not met.
    fn found(&self, mut used: Vec<bool>, left: usize, random: &mut Random) -> Option<Self> {
        let mut rounds = Vec::with_capacity(left);
        for _ in 0..left {
            let round = self.pairing(&used, random)?;
            for &pair in &round {
                take(&mut used, self.seats as usize, pair);
            }
            rounds.push(round);
        }
        Some(Self { rounds, ..*self })
    }

    /// A pairing of all seats, where there is one.
    fn pairing(&self, used: &[bool], random: &mut Random) -> Option<Round> {
        let mut seats: Vec<u32> = (0..self.seats).collect();
        random.shuffle(&mut seats);
        let mut mates: Mates = vec![None; seats.len()];
        let is_used =
            |one: usize, other: usize| used[seats[one] as usize * seats.len() + seats[other] as usize];
        matching::complete(&mut mates, &|one, other| !is_used(one, other));
        let pairs = mates.iter().enumerate().map(|(one, mate)| mate.map(|mate| (seats[one], seats[mate])));
        let both: Vec<(u32, u32)> = pairs.collect::<Option<_>>()?;
        Some(both.into_iter().filter(|(one, other)| one < other).collect())
    }
}

fn take(used: &mut [bool], all: usize, (one, other): (u32, u32)) {
    let (one, other) = (one as usize, other as usize);
    (used[one * all + other], used[other * all + one]) = (true, true);
}

/// Whether all pairs are of a pairing.
fn is_part(pairs: &[(u32, u32)], round: &[(u32, u32)]) -> bool {
    pairs.iter().all(|&(one, other)| round.contains(&(one, other)) || round.contains(&(other, one)))
}
