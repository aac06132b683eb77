//! A round to come: who is there, and who could meet whom.

use super::{Round, most};
use crate::swiss::matching::Mates;

/// Who is there, by seat, and with whom; the last seat is the bye, which is there with an odd number.
#[derive(Clone, Debug)]
pub(super) struct ToCome {
    there: Vec<bool>,
    mates: Mates,
}

impl ToCome {
    /// Everybody is there, in these pairs.
    pub(super) fn of(participants: u32, pairs: &[(u32, u32)]) -> Self {
        let (field, seats) = (participants as usize, participants as usize + 1);
        let mut there = vec![true; seats];
        there[field] = !field.is_multiple_of(2);
        let mut mates = vec![None; seats];
        for (one, other) in pairs.iter().map(|pair| (pair.0 as usize, pair.1 as usize)) {
            (mates[one], mates[other]) = (Some(other), Some(one));
        }
        Self { there, mates }
    }

    pub(super) fn pairs(&self) -> Round {
        let seat = |seat: usize| u32::try_from(seat).expect("few participants");
        let pairs = self.mates.iter().enumerate().filter_map(|(one, mate)| mate.map(|mate| (one, mate)));
        pairs.filter(|(one, mate)| one < mate).map(|(one, mate)| (seat(one), seat(mate))).collect()
    }

    pub(super) fn has(&self, (one, other): (u32, u32)) -> bool {
        self.mates[one as usize] == Some(other as usize)
    }

    /// Whether everybody who is there has somebody.
    pub(super) fn is_complete(&self) -> bool {
        self.there.iter().zip(&self.mates).all(|(there, mate)| *there == mate.is_some())
    }

    /// Without any pairs.
    pub(super) fn cleared(&self) -> Self {
        Self { there: self.there.clone(), mates: vec![None; self.mates.len()] }
    }

    /// Leaves somebody out; an odd number becomes even, and the other way round.
    pub(super) fn leave_out(&mut self, who: u32) {
        let bye = self.there.len() - 1;
        if !std::mem::replace(&mut self.there[who as usize], false) {
            return;
        }
        self.there[bye] = !self.there[bye];
        let is_there = self.there.clone();
        self.part(&|one, other| !is_there[one as usize] || !is_there[other as usize]);
    }

    /// Parts some pairs.
    pub(super) fn part(&mut self, is_parted: &dyn Fn(u32, u32) -> bool) {
        for (one, other) in self.pairs() {
            if is_parted(one, other) {
                (self.mates[one as usize], self.mates[other as usize]) = (None, None);
            }
        }
    }

    /// The pairs of another round, as far as both are there.
    pub(super) fn take_over(&mut self, other: &Self) {
        let both = |seat: usize| other.mates[seat].filter(|mate| self.there[seat] && self.there[*mate]);
        self.mates = (0..self.mates.len()).map(both).collect();
    }

    /// As many pairs as there can be of those who have not met.
    pub(super) fn complete(&mut self, taken: &Taken, order: &[usize]) {
        let may_meet =
            |one: usize, other: usize| self.there[one] && self.there[other] && !taken.has(one, other);
        self.mates = most(&self.mates, order, &may_meet);
    }
}

/// Who has met, or will in one of the rounds to come.
#[derive(Clone)]
pub(super) struct Taken {
    seats: usize,
    pairs: Vec<bool>,
}

impl Taken {
    pub(super) fn new(seats: usize, met: &dyn Fn(u32, u32) -> bool) -> Self {
        let seat = |seat: usize| u32::try_from(seat).expect("few participants");
        let pair = |pair: usize| {
            let (one, other) = (pair / seats, pair % seats);
            one == other || met(seat(one), seat(other))
        };
        Self { seats, pairs: (0..seats * seats).map(pair).collect() }
    }

    fn has(&self, one: usize, other: usize) -> bool {
        self.pairs[one * self.seats + other]
    }

    pub(super) fn take(&mut self, round: &ToCome) {
        self.set(round, true);
    }

    pub(super) fn give_back(&mut self, round: &ToCome) {
        self.set(round, false);
    }

    fn set(&mut self, round: &ToCome, is_taken: bool) {
        for (one, mate) in round.mates.iter().enumerate() {
            if let Some(mate) = mate {
                self.pairs[one * self.seats + mate] = is_taken;
            }
        }
    }
}
