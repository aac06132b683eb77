//! A few assignments that favour one side against all rivals at once, and what they prove.
//!
//! Each rival has a weight. The assignment that is best for the weighted sum of the differences of keys is found game by
//! game; rivals it fails against weigh more in the next trial. If even the most of a weighted sum is below nothing, somebody
//! stays ahead in every scenario.

use exaequo_model::ParticipantId;

use super::{Goal, Search};
use crate::sheet::{Line, Tail};
use crate::situation::Scenario;

/// How many assignments are tried at a node.
const TRIALS: u32 = 24;
/// Rivals weigh at most this.
const HEAVIEST: i64 = 1 << 10;

/// A rival with its line and its weight.
struct Weighed<'a> {
    line: &'a Line,
    weight: i64,
}

impl Search<'_> {
    /// Tries assignments; whatever beats what is known is confirmed by the engine and kept.
    pub(super) fn try_assignments(&mut self, ahead: i64, rivals: &[(ParticipantId, u8)]) {
        let sheet = self.sheet;
        let line = |&(rival, choice): &(ParticipantId, u8)| sheet.line(rival, choice);
        let mut weighed: Vec<Weighed<'_>> =
            rivals.iter().filter_map(line).map(|line| Weighed { line, weight: 1 }).collect();
        let mut scenario = self.any_scenario();
        for _ in 0..TRIALS {
            if !self.pay(1) {
                return;
            }
            let next = self.favourable(&weighed, &scenario);
            let failures = self.failures(&mut weighed, &next);
            let count = match self.goal {
                Goal::Best => ahead + failures,
                Goal::Worst => ahead + i64::try_from(weighed.len()).unwrap_or(0) - failures,
            };
            if self.beats(count) {
                self.confirm(next.clone());
            }
            if failures == 0 || next == scenario {
                return;
            }
            scenario = next;
        }
    }

    /// The assignment that is best for the weighted differences, with the cuts of the last one.
    fn favourable(&self, rivals: &[Weighed<'_>], last: &[u8]) -> Scenario {
        let mut sums: Vec<Vec<i128>> =
            self.sheet.choices.iter().map(|&count| vec![0i128; usize::from(count)]).collect();
        let sign = if self.goal == Goal::Best { 1 } else { -1 };
        let total: i64 = rivals.iter().map(|rival| rival.weight).sum();
        add(&mut sums, self.line, i128::from(sign * total), last);
        for rival in rivals {
            add(&mut sums, rival.line, i128::from(-sign * rival.weight), last);
        }
        let choice = |(mask, sums): (&u128, &Vec<i128>)| {
            let allowed = (0u8..).zip(sums).filter(|(choice, _)| mask >> choice & 1 == 1);
            // The last of equals would do as well; the first makes the outcome the same on every machine.
            allowed.rev_max().unwrap_or(0)
        };
        self.allowed.iter().zip(&sums).map(choice).collect()
    }

    /// How many rivals an assignment fails against; they weigh more from now on.
    fn failures(&self, rivals: &mut [Weighed<'_>], scenario: &[u8]) -> i64 {
        let own = self.line.key(scenario);
        let mut failures = 0;
        for rival in rivals {
            let key = rival.line.key(scenario);
            let fails = match self.goal {
                Goal::Best => key > own,
                Goal::Worst => key < own || (key == own && self.sheet.tail == Tail::Nothing),
            };
            if fails {
                failures += 1;
                rival.weight = (rival.weight * 2).min(HEAVIEST);
            }
        }
        failures
    }

    /// Whether the sum of all differences shows that nobody can be kept from being ahead, where nobody may be.
    pub(super) fn is_hopeless(&mut self, ahead: i64, rivals: &[(ParticipantId, u8)]) -> bool {
        if self.goal != Goal::Best
            || ahead + 1 < self.to_beat
            || !self.line.cuts.is_empty()
            || rivals.len() < 2
        {
            return false;
        }
        let mut sums: Vec<Vec<i128>> =
            self.sheet.choices.iter().map(|&count| vec![0i128; usize::from(count)]).collect();
        let scenario = self.any_scenario();
        let mut fixed = 0i128;
        for &(rival, choice) in rivals {
            let Some(line) = self.sheet.line(rival, choice) else { return false };
            add(&mut sums, self.line, 1, &scenario);
            add(&mut sums, line, -1, &scenario);
            fixed += i128::from(self.line.fixed) - i128::from(line.fixed);
        }
        let most = |(mask, sums): (&u128, &Vec<i128>)| {
            let allowed = (0u8..).zip(sums).filter(|(choice, _)| mask >> choice & 1 == 1);
            allowed.map(|(_, sum)| *sum).max().unwrap_or(0)
        };
        fixed + self.allowed.iter().zip(&sums).map(most).sum::<i128>() < 0
    }
}

/// Adds a line to the sums of all games, without the terms that cuts take in a scenario.
fn add(sums: &mut [Vec<i128>], line: &Line, times: i128, scenario: &[u8]) {
    for one in &line.adds {
        add_by(&mut sums[one.unit as usize], &one.by, times);
    }
    for cut in &line.cuts {
        let taken = cut.taken(scenario);
        for (index, term) in cut.terms.iter().enumerate().filter(|(index, _)| !taken.contains(index)) {
            let _ = index;
            if let Some(unit) = term.unit {
                add_by(&mut sums[unit as usize], &term.by, times * i128::from(cut.weight));
            }
        }
    }
}

fn add_by(sums: &mut [i128], by: &[i64], times: i128) {
    for (sum, value) in sums.iter_mut().zip(by) {
        *sum += times * i128::from(*value);
    }
}

/// The choice with the highest sum, the first of equals.
trait Highest {
    fn rev_max(self) -> Option<u8>;
}

impl<'a, I: Iterator<Item = (u8, &'a i128)>> Highest for I {
    fn rev_max(self) -> Option<u8> {
        let first = |best: Option<(u8, &'a i128)>, next: (u8, &'a i128)| match best {
            Some(best) if best.1 >= next.1 => Some(best),
            _ => Some(next),
        };
        self.fold(None, first).map(|(choice, _)| choice)
    }
}
