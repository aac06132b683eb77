//! Pairings held in reserve, so that the rounds to come can be paired without a rematch.
//!
//! While there are no more rounds than half of those who are there, everybody always has at least half of them left, and such
//! a pairing exists (Dirac 1952). Beyond that a round can use up what later ones need: of six players, three rounds of one
//! half against the other leave two times three who have not met. So a pairing for each round to come is kept, at first
//! those of a round robin. Whatever is done – a round paired as it would be anyway, somebody left out – is done only where
//! the pairings of the rest can be mended or found anew.

mod round;

use super::matching::{self, Mates};
use crate::berger;
use crate::random::Random;
use round::{Taken, ToCome};

/// How often pairings for the rest are looked for anew, each time with the seats in another order.
const TRIES: u64 = 12;
/// In larger fields that takes too long: there pairings are only mended.
const WORTH_TRYING: u32 = 24;
/// In fields up to this size a reserve is kept although half of everybody would be enough to do without.
const SMALL: u32 = 64;

/// Who meets whom; the seat behind the field is the bye.
pub(super) type Round = Vec<(u32, u32)>;

/// One pairing for each round to come; nobody meets anybody twice in them.
#[derive(Clone, Debug)]
pub(super) struct Reserve {
    participants: u32,
    rounds: Vec<ToCome>,
}

impl Reserve {
    /// For a field before its first round; `None` where no round can be short of pairings, and where some must be.
    pub(super) fn new(participants: u32, rounds: u32) -> Option<Self> {
        let seats = participants + participants % 2;
        let is_small = participants <= SMALL && participants < 4 * rounds;
        if !(is_small || participants < 2 * rounds) || rounds >= seats {
            return None;
        }
        let round = |number| ToCome::of(participants, &berger::pairs(seats, number));
        Some(Self { participants, rounds: (0..rounds).map(round).collect() })
    }

    /// The seat that stands for the bye of an odd number.
    pub(super) fn bye(&self) -> u32 {
        self.participants
    }

    /// The pairings with their positions, those that cost least first.
    pub(super) fn by_cost(&self, cost: impl Fn(u32, u32) -> u64) -> Vec<(usize, Round)> {
        let mut rounds: Vec<_> = self.rounds.iter().map(ToCome::pairs).enumerate().collect();
        rounds.sort_by_key(|(_, round)| round.iter().map(|pair| cost(pair.0, pair.1)).sum::<u64>());
        rounds
    }

    /// The position of a pairing that has all these pairs.
    pub(super) fn position(&self, pairs: &[(u32, u32)]) -> Option<usize> {
        self.rounds.iter().position(|round| pairs.iter().all(|pair| round.has(*pair)))
    }

    /// The reserve before the first round, with somebody away in some rounds, which are counted from 1.
    pub(super) fn without(&self, who: u32, is_away: impl Fn(u16) -> bool) -> Option<Self> {
        let mut rest = self.clone();
        for (_, round) in (1..).zip(&mut rest.rounds).filter(|(number, _)| is_away(*number)) {
            round.leave_out(who);
        }
        rest.mended(&|_, _| false)
    }

    /// The reserve after a round with these pairs, which took the place of one of the pairings.
    pub(super) fn after(
        &self,
        position: usize,
        pairs: &[(u32, u32)],
        met: &dyn Fn(u32, u32) -> bool,
    ) -> Option<Self> {
        let mut rest = self.clone();
        if rest.rounds.is_empty() {
            return Some(rest);
        }
        let next = rest.rounds.remove(0);
        if let Some(later) = position.checked_sub(1).and_then(|later| rest.rounds.get_mut(later)) {
            later.take_over(&next);
        }
        let is_pair = |one, other| pairs.contains(&(one, other)) || pairs.contains(&(other, one));
        for round in &mut rest.rounds {
            round.part(&is_pair);
        }
        rest.mended(&|one, other| met(one, other) || is_pair(one, other))
    }

    /// The same with opponents for all who have nobody: by exchanges within their round, or everything anew.
    fn mended(&self, met: &dyn Fn(u32, u32) -> bool) -> Option<Self> {
        if self.rounds.iter().all(ToCome::is_complete) {
            return Some(self.clone());
        }
        let mut taken = Taken::new(self.participants as usize + 1, met);
        let anew = taken.clone();
        self.rounds.iter().for_each(|round| taken.take(round));
        let all: Vec<usize> = (0..=self.participants as usize).collect();
        let attempt = |attempt| {
            let mut order = all.clone();
            Random::new(attempt).shuffle(&mut order);
            let rounds = self.rounds.iter().map(ToCome::cleared).collect();
            Self { rounds, ..*self }.completed(anew.clone(), &order)
        };
        let tries = if self.participants <= WORTH_TRYING { TRIES } else { 0 };
        self.clone().completed(taken, &all).or_else(|| (0..tries).find_map(attempt))
    }

    /// Everybody paired, round by round, with the seats in an order.
    fn completed(mut self, mut taken: Taken, order: &[usize]) -> Option<Self> {
        for round in self.rounds.iter_mut().filter(|round| !round.is_complete()) {
            taken.give_back(round);
            round.complete(&taken, order);
            taken.take(round);
            if !round.is_complete() {
                return None;
            }
        }
        Some(self)
    }
}

/// The most pairs of those who are there, by seats in an order.
fn most(mates: &Mates, order: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> Mates {
    let mut place = vec![0; order.len()];
    order.iter().enumerate().for_each(|(at, seat)| place[*seat] = at);
    let mut ordered: Mates = order.iter().map(|seat| mates[*seat].map(|mate| place[mate])).collect();
    matching::complete(&mut ordered, &|one, other| may_meet(order[one], order[other]));
    (0..order.len()).map(|seat| ordered[place[seat]].map(|mate| order[mate])).collect()
}
