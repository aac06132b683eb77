//! The most pairs that a field allows, by augmenting paths (Edmonds 1965).
//!
//! Pairs that exist are kept where they can be: each step takes in two who have nobody and changes opponents along one
//! path between them. Where no path is left, no other pairing has more pairs (Berge 1957).

use std::collections::VecDeque;

/// Whom everybody is paired with, by place in the field.
pub(super) type Mates = Vec<Option<usize>>;

/// Adds as many pairs as `may_meet` allows. Those who stand near each other are tried first.
pub(super) fn complete(mates: &mut Mates, may_meet: &dyn Fn(usize, usize) -> bool) {
    for root in 0..mates.len() {
        if mates[root].is_some() {
            continue;
        }
        let mut search = Search::new(mates, root);
        if let Some(end) = search.path(may_meet) {
            let before = search.before;
            turn(mates, &before, end);
        }
    }
}

/// Exchanges the pairs along a path that ends in somebody who has nobody.
fn turn(mates: &mut Mates, before: &[Option<usize>], end: usize) {
    let mut at = Some(end);
    while let Some(one) = at {
        let Some(other) = before[one] else { return };
        let next = mates[other];
        (mates[one], mates[other]) = (Some(other), Some(one));
        at = next;
    }
}

/// A search for a path that begins with one who has nobody and takes, by turns, a new pair and one that exists.
struct Search<'a> {
    mates: &'a Mates,
    /// From whom somebody was reached by a new pair.
    before: Vec<Option<usize>>,
    /// Circles of an odd number count as one, which is named by the one where it was entered.
    base: Vec<usize>,
    /// Who has been reached by an existing pair.
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(mates: &'a Mates, root: usize) -> Self {
        let all = mates.len();
        let mut search = Self {
            mates,
            before: vec![None; all],
            base: (0..all).collect(),
            outer: vec![false; all],
            queue: VecDeque::from([root]),
        };
        search.outer[root] = true;
        search
    }

    /// The end of a path, where there is one.
    fn path(&mut self, may_meet: &dyn Fn(usize, usize) -> bool) -> Option<usize> {
        while let Some(one) = self.queue.pop_front() {
            for other in nearest(one, self.mates.len()) {
                let is_known = self.base[one] == self.base[other] || self.mates[one] == Some(other);
                if is_known || !may_meet(one, other) {
                    continue;
                }
                if self.is_outer(other) {
                    self.contract(one, other);
                } else if self.before[other].is_none() {
                    self.before[other] = Some(one);
                    let Some(mate) = self.mates[other] else { return Some(other) };
                    self.reach(mate);
                }
            }
        }
        None
    }

    fn is_outer(&self, one: usize) -> bool {
        self.outer[one]
    }

    fn reach(&mut self, one: usize) {
        if !std::mem::replace(&mut self.outer[one], true) {
            self.queue.push_back(one);
        }
    }

    /// Makes one of a circle that two who were both reached by existing pairs close.
    fn contract(&mut self, one: usize, other: usize) {
        let entry = self.entry(one, other);
        let mut inside = vec![false; self.base.len()];
        self.mark(&mut inside, one, entry, other);
        self.mark(&mut inside, other, entry, one);
        for place in 0..self.base.len() {
            if inside[self.base[place]] {
                self.base[place] = entry;
                self.reach(place);
            }
        }
    }

    /// Where the ways back from two meet.
    fn entry(&self, one: usize, other: usize) -> usize {
        let back = |mut at: usize| {
            let mut way = Vec::new();
            loop {
                at = self.base[at];
                way.push(at);
                let Some(mate) = self.mates[at] else { return way };
                let Some(before) = self.before[mate] else { return way };
                at = before;
            }
        };
        let first = back(one);
        let met = back(other).into_iter().find(|at| first.contains(at));
        met.expect("both ways go back to where the search began")
    }

    fn mark(&mut self, inside: &mut [bool], mut one: usize, entry: usize, mut child: usize) {
        while self.base[one] != entry {
            let mate = self.mates[one].expect("only the first has nobody");
            inside[self.base[one]] = true;
            inside[self.base[mate]] = true;
            self.before[one] = Some(child);
            child = mate;
            one = self.before[mate].expect("reached by a new pair");
        }
    }
}

/// All others, the nearest first, and of two as near the one behind.
fn nearest(one: usize, all: usize) -> impl Iterator<Item = usize> {
    let near = (1..all).flat_map(move |step| [one.checked_add(step), one.checked_sub(step)]);
    near.flatten().filter(move |other| *other < all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    /// The most pairs, by trying everything.
    fn most(free: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
        let Some((&one, rest)) = free.split_first() else { return 0 };
        let with = |other: usize| {
            let left: Vec<usize> = rest.iter().copied().filter(|at| *at != other).collect();
            1 + most(&left, may_meet)
        };
        let partners = rest.iter().copied().filter(|other| may_meet(one, *other));
        partners.map(with).max().unwrap_or(0).max(most(rest, may_meet))
    }

    #[test]
    fn no_other_pairing_has_more_pairs() {
        let mut random = Random::new(5);
        for _ in 0..400 {
            let all = random.between(2, 9) as usize;
            let edges: Vec<bool> = (0..all * all).map(|_| random.chance(350)).collect();
            let may_meet = |one: usize, other: usize| edges[one.min(other) * all + one.max(other)];
            let mut mates: Mates = vec![None; all];
            complete(&mut mates, &may_meet);
            let mut pairs = 0;
            for (one, mate) in mates.iter().enumerate() {
                let Some(mate) = *mate else { continue };
                assert!(mates[mate] == Some(one) && may_meet(one, mate));
                pairs += 1;
            }
            assert_eq!(pairs / 2, most(&(0..all).collect::<Vec<_>>(), &may_meet));
        }
    }

    #[test]
    fn pairs_that_exist_are_kept_where_nobody_is_alone() {
        let mut mates = vec![Some(3), Some(2), Some(1), Some(0)];
        complete(&mut mates, &|_, _| true);
        assert_eq!(mates, [Some(3), Some(2), Some(1), Some(0)]);
    }
}
