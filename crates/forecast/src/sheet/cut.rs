//! Cuts (14.1 to 14.4, 16.5) on the sheet: which terms they can take while games are open.

use super::at;
use exaequo_model::Order as _;

/// One criterion of which terms are cut.
#[derive(Clone, Debug)]
pub(crate) struct CutLine {
    /// What the value is multiplied with in the key.
    pub(crate) weight: i64,
    pub(crate) low: usize,
    pub(crate) high: usize,
    pub(crate) terms: Vec<CutTerm>,
}

/// A term that can be cut.
#[derive(Clone, Debug)]
pub(crate) struct CutTerm {
    /// The game it depends on.
    pub(crate) unit: Option<u32>,
    /// Its value, by the result of that game; only the first where there is none.
    pub(crate) by: Box<[i64]>,
    /// Whether 16.5 takes it first.
    pub(crate) first_to_go: bool,
}

impl CutTerm {
    pub(crate) fn value(&self, scenario: &[u8]) -> i64 {
        at(&self.by, self.unit.map_or(0, |unit| scenario[unit as usize]))
    }

    /// The lowest and the highest value it can still have.
    pub(crate) fn range(&self, allowed: &[u128]) -> (i64, i64) {
        let Some(unit) = self.unit else { return (at(&self.by, 0), at(&self.by, 0)) };
        let mask = allowed[unit as usize];
        let values = (0..).zip(self.by.iter()).filter(|(choice, _)| mask >> choice & 1 == 1);
        values.fold((i64::MAX, i64::MIN), |(low, high), (_, value)| (low.min(*value), high.max(*value)))
    }
}

impl CutLine {
    /// What is left after the cuts, weighted.
    pub(crate) fn value(&self, scenario: &[u8]) -> i64 {
        if (self.low, self.high) == (1, 0) {
            return self.weight * self.without_lowest(scenario);
        }
        let values: Vec<(i64, bool)> =
            self.terms.iter().map(|term| (term.value(scenario), term.first_to_go)).collect();
        self.weight * kept(&values, self.low, self.high)
    }

    /// The usual cut of one, without taking notes.
    fn without_lowest(&self, scenario: &[u8]) -> i64 {
        let (mut sum, mut lowest, mut first) = (0, i64::MAX, i64::MAX);
        for term in &self.terms {
            let value = term.value(scenario);
            sum += value;
            lowest = lowest.min(value);
            first = first.min(if term.first_to_go { value } else { i64::MAX });
        }
        match (first, lowest) {
            (i64::MAX, i64::MAX) => sum,
            (i64::MAX, lowest) => sum - lowest,
            (first, _) => sum - first,
        }
    }

    /// The terms that can be the one a low cut takes.
    pub(crate) fn lowest(&self, allowed: &[u128]) -> Vec<usize> {
        let voluntary = self.terms.iter().any(|term| term.first_to_go);
        let pool = || self.terms.iter().enumerate().filter(|(_, term)| !voluntary || term.first_to_go);
        let surely = pool().map(|(_, term)| term.range(allowed).1).min().unwrap_or(i64::MAX);
        pool().filter(|(_, term)| term.range(allowed).0 <= surely).map(|(index, _)| index).collect()
    }

    /// The terms that are cut in a scenario.
    pub(crate) fn taken(&self, scenario: &[u8]) -> Vec<usize> {
        let value = |index: &usize| self.terms[*index].value(scenario);
        let mut left: Vec<usize> = (0..self.terms.len()).collect();
        for _ in 0..self.low {
            let voluntary = left.iter().any(|&index| self.terms[index].first_to_go);
            let pool = left.iter().filter(|index| !voluntary || self.terms[**index].first_to_go);
            let Some(lowest) = pool.copied().min_by_key(value) else { break };
            left.retain(|index| *index != lowest);
        }
        for _ in 0..self.high {
            let Some(highest) = left.iter().copied().max_by_key(value) else { break };
            left.retain(|index| *index != highest);
        }
        (0..self.terms.len()).filter(|index| !left.contains(index)).collect()
    }

    /// The sets of terms of which one is what the low cuts take, as long as nothing else is known.
    pub(crate) fn low_sets(&self, allowed: &[u128]) -> Vec<Vec<usize>> {
        let ranges: Vec<(i64, i64)> = self.terms.iter().map(|term| term.range(allowed)).collect();
        let mut sets = vec![Vec::new()];
        for _ in 0..self.low.min(self.terms.len()) {
            let mut longer: Vec<Vec<usize>> = Vec::new();
            for set in &sets {
                longer.extend(self.next_low(set, &ranges));
            }
            sets = distinct(longer);
        }
        sets
    }

    fn next_low(&self, set: &[usize], ranges: &[(i64, i64)]) -> Vec<Vec<usize>> {
        let left = || (0..self.terms.len()).filter(|index| !set.contains(index));
        let voluntary = left().any(|index| self.terms[index].first_to_go);
        let pool: Vec<usize> = left().filter(|&index| !voluntary || self.terms[index].first_to_go).collect();
        let surely = pool.iter().map(|&index| ranges[index].1).min().unwrap_or(i64::MAX);
        let can = pool.into_iter().filter(|&index| ranges[index].0 <= surely);
        can.map(|index| set.iter().copied().chain([index]).collect()).collect()
    }

    /// The same for the high cuts.
    pub(crate) fn high_sets(&self, allowed: &[u128]) -> Vec<Vec<usize>> {
        let ranges: Vec<(i64, i64)> = self.terms.iter().map(|term| term.range(allowed)).collect();
        let mut sets = vec![Vec::new()];
        for _ in 0..self.high.min(self.terms.len()) {
            let mut longer: Vec<Vec<usize>> = Vec::new();
            for set in &sets {
                let left = || (0..self.terms.len()).filter(|index| !set.contains(index));
                let surely = left().map(|index| ranges[index].0).max().unwrap_or(i64::MIN);
                let can = left().filter(|&index| ranges[index].1 >= surely);
                longer.extend(can.map(|index| set.iter().copied().chain([index]).collect::<Vec<_>>()));
            }
            sets = distinct(longer);
        }
        sets
    }
}

/// Sets of terms, each once and in order.
fn distinct(mut sets: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    for set in &mut sets {
        set.order();
    }
    sets.order();
    sets.dedup();
    sets
}

/// The sum of what the cuts leave; who is marked goes first among the low ones.
pub(crate) fn kept(values: &[(i64, bool)], low: usize, high: usize) -> i64 {
    let mut left: Vec<(i64, bool)> = values.to_vec();
    for _ in 0..low {
        let voluntary = left.iter().any(|(_, first)| *first);
        let pool = left.iter().enumerate().filter(|(_, (_, first))| !voluntary || *first);
        let Some((index, _)) = pool.min_by_key(|(_, (value, _))| *value) else { break };
        left.remove(index);
    }
    for _ in 0..high {
        let Some((index, _)) = left.iter().enumerate().max_by_key(|(_, (value, _))| *value) else { break };
        left.remove(index);
    }
    left.iter().map(|(value, _)| value).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use exaequo_generate::Random;

    /// Terms of a few games, some of them taken first by 16.5.
    fn line(random: &mut Random, (low, high): (usize, usize), voluntary: u16) -> CutLine {
        let mut term = |unit: u32| CutTerm {
            unit: Some(unit),
            by: (0..3).map(|_| i64::from(random.below(9))).collect(),
            first_to_go: random.chance(voluntary),
        };
        CutLine { weight: 1, low, high, terms: (0..5).map(&mut term).collect() }
    }

    /// What is left without some terms.
    fn without(line: &CutLine, set: &[usize], scenario: &[u8]) -> i64 {
        let left = line.terms.iter().enumerate().filter(|(index, _)| !set.contains(index));
        left.map(|(_, term)| term.value(scenario)).sum()
    }

    /// T5: the cuts take one of the sets that are tried, whatever the open games bring; without it the rest is a sum.
    #[test]
    fn what_is_cut_is_one_of_the_sets_that_are_tried() {
        let mut random = Random::new(91);
        for cuts in [(1, 0), (2, 0), (1, 1), (2, 2), (0, 1)] {
            for _ in 0..300 {
                let line = line(&mut random, cuts, 200);
                let mask = |random: &mut Random| 1 + u128::from(random.below(7));
                let allowed: Vec<u128> = (0..5).map(|_| mask(&mut random)).collect();
                let pick = |mask: &u128| (0..3).find(|choice| mask >> choice & 1 == 1).unwrap_or(0);
                let scenario: Vec<u8> = allowed.iter().map(pick).collect();
                let taken = line.taken(&scenario);
                assert_eq!(line.value(&scenario), without(&line, &taken, &scenario));
                if line.high == 0 {
                    let rest = |set: &Vec<usize>| without(&line, set, &scenario);
                    assert!(line.low_sets(&allowed).iter().any(|set| rest(set) == line.value(&scenario)));
                }
                if line.low == 0 {
                    let rest = |set: &Vec<usize>| without(&line, set, &scenario);
                    assert!(line.high_sets(&allowed).iter().any(|set| rest(set) == line.value(&scenario)));
                }
            }
        }
    }

    /// T5: a value without its lowest term is the largest of all sums without one, so that any index bounds it. Where 16.5
    /// takes a term first, it is not: the sets are restricted then.
    #[test]
    fn any_index_bounds_a_low_cut_unless_a_term_goes_first() {
        let mut random = Random::new(92);
        let mut is_less = false;
        for voluntary in [0, 300] {
            for _ in 0..300 {
                let line = line(&mut random, (1, 0), voluntary);
                let scenario: Vec<u8> = (0..5).map(|_| u8::try_from(random.below(3)).unwrap_or(0)).collect();
                let most = (0..5).map(|index| without(&line, &[index], &scenario)).max().unwrap_or(0);
                if voluntary == 0 {
                    assert_eq!(line.value(&scenario), most);
                }
                is_less |= line.value(&scenario) < most;
            }
        }
        assert!(is_less, "the counter-case exists: a term that goes first is not the lowest");
    }
}
