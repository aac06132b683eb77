//! How far one key can be above another while games are open.
//!
//! Without cuts a difference of keys is a sum over games, and the most of a sum is the sum of the most of its parts: the
//! bound is reached. With cuts the value is the sum without the terms that are cut. For the low cuts of the one whose key
//! is wanted high every set that can be cut is tried; for those of the other any set gives a bound, because cutting
//! something else leaves no more, and the best of them is taken. For high cuts it is the other way round.

use super::cut::CutTerm;
use super::{CutLine, Line, at};

/// The terms that cuts take from a line.
#[derive(Clone, Copy)]
struct Taken<'a> {
    low: &'a [usize],
    high: &'a [usize],
}

/// Room to add up differences, game by game.
#[derive(Debug, Default)]
pub(crate) struct Room {
    /// Where the numbers of a unit begin.
    starts: Vec<u32>,
    sums: Vec<i64>,
    /// The most of each unit, of the difference filled in last.
    most: Vec<i64>,
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    fixed: i64,
}

impl Room {
    pub(crate) fn new(choices: &[u8]) -> Self {
        let (mut starts, mut end) = (Vec::with_capacity(choices.len() + 1), 0u32);
        for count in choices {
            starts.push(end);
            end += u32::from(*count);
        }
        starts.push(end);
        let (most, is_touched) = (vec![0; choices.len()], vec![false; choices.len()]);
        Self { starts, sums: vec![0; end as usize], most, touched: Vec::new(), is_touched, fixed: 0 }
    }

    /// The most by which the first key can be above the second.
    pub(crate) fn most(&mut self, one: &Line, other: &Line, allowed: &[u128]) -> i64 {
        self.fill(one, other);
        if one.cuts.is_empty() {
            return self.total(allowed);
        }
        let (cut_one, cut_other) = (&one.cuts[0], &other.cuts[0]);
        if (cut_one.low, cut_one.high) == (1, 0) {
            return self.without_lowest(cut_one, cut_other, allowed);
        }
        let (lows, free_highs) = (cut_one.low_sets(allowed), cut_one.high_sets(allowed));
        let (free_lows, highs) = (cut_other.low_sets(allowed), cut_other.high_sets(allowed));
        let mut most = i64::MIN;
        for low in &lows {
            for high in &highs {
                // Whoever may choose chooses among what is not cut already.
                let highs_left = free_highs.iter().filter(|free| apart(free, low)).take(FREE);
                let mut least = UNKNOWN;
                for free_high in highs_left {
                    let lows_left = free_lows.iter().filter(|free| apart(free, high)).take(FREE);
                    for free_low in lows_left {
                        let taken = [Taken { low, high: free_high }, Taken { low: free_low, high }];
                        least = least.min(self.without(one, other, taken, allowed));
                    }
                }
                most = most.max(least);
            }
        }
        most
    }

    /// The usual cut of one: like the rest, with only the games of the two terms added up again.
    fn without_lowest(&mut self, one: &CutLine, other: &CutLine, allowed: &[u128]) -> i64 {
        let (can, may) = (one.lowest(allowed), other.lowest(allowed));
        let mut whole = self.fixed;
        for index in 0..self.touched.len() {
            let unit = self.touched[index];
            self.most[unit as usize] = self.most_of(unit, allowed[unit as usize]);
            whole += self.most[unit as usize];
        }
        if can.is_empty() || may.is_empty() {
            return UNKNOWN;
        }
        let mut most = i64::MIN;
        for cut in can.iter().map(|&index| &one.terms[index]) {
            let mut least = UNKNOWN;
            for free in may.iter().take(FREE).map(|&index| &other.terms[index]) {
                least = least.min(whole + self.change(cut, free, one.weight, allowed));
            }
            most = most.max(least);
        }
        most
    }

    /// What the total changes by if a term of the first is taken away, and one of the second.
    fn change(&self, cut: &CutTerm, free: &CutTerm, weight: i64, allowed: &[u128]) -> i64 {
        match (cut.unit, free.unit) {
            (None, None) => weight * (at(&free.by, 0) - at(&cut.by, 0)),
            (Some(unit), None) => {
                weight * at(&free.by, 0) + self.changed(unit, Some(cut), None, weight, allowed)
            }
            (None, Some(unit)) => {
                self.changed(unit, None, Some(free), weight, allowed) - weight * at(&cut.by, 0)
            }
            (Some(unit), Some(same)) if unit == same => {
                self.changed(unit, Some(cut), Some(free), weight, allowed)
            }
            (Some(unit), Some(other)) => {
                self.changed(unit, Some(cut), None, weight, allowed)
                    + self.changed(other, None, Some(free), weight, allowed)
            }
        }
    }

    fn changed(
        &self,
        unit: u32,
        cut: Option<&CutTerm>,
        free: Option<&CutTerm>,
        weight: i64,
        allowed: &[u128],
    ) -> i64 {
        let (mask, mut most) = (allowed[unit as usize], i64::MIN);
        for (choice, sum) in (0u8..).zip(&self.sums[self.range(unit)]) {
            if mask >> choice & 1 == 1 {
                let less = cut.map_or(0, |term| at(&term.by, choice));
                let more = free.map_or(0, |term| at(&term.by, choice));
                most = most.max(sum + weight * (more - less));
            }
        }
        most - self.most[unit as usize]
    }

    /// Fills in the difference of two keys with all terms.
    pub(crate) fn fill(&mut self, one: &Line, other: &Line) {
        self.clear();
        self.add(one, 1);
        self.add(other, -1);
    }

    fn clear(&mut self) {
        for unit in std::mem::take(&mut self.touched) {
            let range = self.range(unit);
            self.sums[range].fill(0);
            self.is_touched[unit as usize] = false;
        }
        self.fixed = 0;
    }

    fn add(&mut self, line: &Line, sign: i64) {
        self.fixed += sign * line.fixed;
        for add in &line.adds {
            self.add_to(add.unit, &add.by, sign);
        }
        for cut in &line.cuts {
            for term in &cut.terms {
                self.add_term(term.unit, &term.by, sign * cut.weight);
            }
        }
    }

    fn add_term(&mut self, unit: Option<u32>, by: &[i64], times: i64) {
        match unit {
            Some(unit) => self.add_to(unit, by, times),
            None => self.fixed += times * at(by, 0),
        }
    }

    fn add_to(&mut self, unit: u32, by: &[i64], times: i64) {
        if !std::mem::replace(&mut self.is_touched[unit as usize], true) {
            self.touched.push(unit);
        }
        let range = self.range(unit);
        for (sum, value) in self.sums[range].iter_mut().zip(by) {
            *sum += times * value;
        }
    }

    fn range(&self, unit: u32) -> std::ops::Range<usize> {
        self.starts[unit as usize] as usize..self.starts[unit as usize + 1] as usize
    }

    fn total(&self, allowed: &[u128]) -> i64 {
        self.fixed + self.touched.iter().map(|&unit| self.most_of(unit, allowed[unit as usize])).sum::<i64>()
    }

    fn most_of(&self, unit: u32, mask: u128) -> i64 {
        let sums = (0..).zip(&self.sums[self.range(unit)]);
        sums.filter(|(choice, _)| mask >> choice & 1 == 1).map(|(_, sum)| *sum).max().unwrap_or(0)
    }

    /// How much the choice of a game matters to the difference filled in last.
    pub(crate) fn effect(&self, unit: u32, mask: u128) -> i64 {
        let sums = (0..).zip(&self.sums[self.range(unit)]);
        let allowed = sums.filter(|(choice, _)| mask >> choice & 1 == 1).map(|(_, sum)| *sum);
        let (low, high) =
            allowed.fold((i64::MAX, i64::MIN), |(low, high), sum| (low.min(sum), high.max(sum)));
        high.saturating_sub(low)
    }

    /// The games that matter to the difference filled in last.
    pub(crate) fn touched(&self) -> &[u32] {
        &self.touched
    }

    /// The total without the terms that are cut.
    fn without(&mut self, one: &Line, other: &Line, taken: [Taken<'_>; 2], allowed: &[u128]) -> i64 {
        self.cut(one, taken[0], -1);
        self.cut(other, taken[1], 1);
        let total = self.total(allowed);
        self.cut(one, taken[0], 1);
        self.cut(other, taken[1], -1);
        total
    }

    fn cut(&mut self, line: &Line, taken: Taken<'_>, sign: i64) {
        let Some(cut) = line.cuts.first() else { return };
        for &index in taken.low.iter().chain(taken.high) {
            let term = &cut.terms[index];
            self.add_term(term.unit, &term.by, sign * cut.weight);
        }
    }
}

/// How many of the sets that may be chosen freely are tried.
const FREE: usize = 3;

/// Above any difference of keys.
const UNKNOWN: i64 = 1 << 60;

fn apart(one: &[usize], other: &[usize]) -> bool {
    !one.iter().any(|index| other.contains(index))
}
