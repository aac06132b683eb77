//! How often something happened, as shares of all cases.

use super::{ChanceWith, Share, draw::ONE};

/// How often something happened: in how many scenarios, and their total weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) scenarios: u64,
    pub(super) weight: u128,
}

impl Tally {
    pub(super) fn add(&mut self, other: Self) {
        self.scenarios += other.scenarios;
        self.weight += other.weight;
    }

    pub(super) fn sum<'t>(tallies: impl IntoIterator<Item = &'t Self>) -> Self {
        let mut sum = Self::default();
        tallies.into_iter().for_each(|tally| sum.add(*tally));
        sum
    }

    fn less(self, other: Self) -> Self {
        Self { scenarios: self.scenarios - other.scenarios, weight: self.weight - other.weight }
    }
}

/// Adds two lists, place by place.
pub(super) fn added(mut one: Vec<Tally>, other: &[Tally]) -> Vec<Tally> {
    one.iter_mut().zip(other).for_each(|(sum, tally)| sum.add(*tally));
    one
}

/// Shares of what was drawn.
pub(super) fn counted(tallies: &[Tally], whole: Tally) -> Vec<Share> {
    tallies.iter().map(|tally| Share { count: tally.scenarios, of: whole.scenarios }).collect()
}

/// Shares of all scenarios, by weight. What has a scenario has a share; all shares, with that of what is not asked for,
/// are the whole: what rounding leaves over belongs to the largest. What weighs nothing has no shares.
pub(super) fn weighed(tallies: &[Tally], whole: Tally) -> Vec<Share> {
    if whole.weight == 0 {
        return vec![Share::default(); tallies.len()];
    }
    let rest = whole.less(Tally::sum(tallies));
    let part = |tally: &Tally| part(tally.weight, whole.weight).max(tally.scenarios.min(1));
    let mut parts: Vec<u64> = tallies.iter().chain([&rest]).map(part).collect();
    let sum: u64 = parts.iter().sum();
    if let Some(largest) = parts.iter_mut().max() {
        *largest = (*largest + Share::WHOLE).saturating_sub(sum);
    }
    parts.pop();
    parts.into_iter().map(|count| Share { count, of: Share::WHOLE }).collect()
}

/// A weight as a part of the whole, rounded down. The last bits of large weights are left out: they tell nothing.
fn part(weight: u128, whole: u128) -> u64 {
    let bits = u128::BITS - whole.leading_zeros();
    let spare = bits.saturating_sub(u128::BITS - Share::WHOLE.ilog2() - 1);
    let parts = (weight >> spare) * u128::from(Share::WHOLE) / (whole >> spare);
    u64::try_from(parts).unwrap_or(Share::WHOLE)
}

/// The places whatever the participant's own result: each weighed by how likely it is, in as many scenarios as were drawn. Sums are
/// rounded, so that all places together are all scenarios.
pub(super) fn mixed(by_result: &[ChanceWith]) -> Vec<Share> {
    let length = by_result.iter().map(|one| one.places.len()).max().unwrap_or(0);
    let drawn = by_result.iter().flat_map(|one| &one.places).map(|share| share.of).max().unwrap_or(0);
    let weight = |place: usize| -> u128 {
        let weighed = |one: &ChanceWith| {
            let share = one.places.get(place).copied().unwrap_or_default();
            u128::from(share.count) * u128::from(one.likely.count) * u128::from(drawn)
                / u128::from(share.of.max(1))
        };
        by_result.iter().map(weighed).sum()
    };
    let one = u128::from(ONE);
    let (mut sum, mut counted) = (0, 0);
    let share = |place: usize| {
        sum += weight(place);
        let upto = u64::try_from((sum + one / 2) / one).unwrap_or(u64::MAX);
        let count = upto - std::mem::replace(&mut counted, upto);
        Share { count, of: drawn }
    };
    (0..length).map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(scenarios: u64, weight: u128) -> Tally {
        Tally { scenarios, weight }
    }

    #[test]
    fn shares_are_the_whole_and_only_what_has_no_scenario_has_none() {
        let third = 1 << 90;
        let tallies = [tally(1, third), tally(1, third), tally(0, 0), tally(1, 0), tally(7, third)];
        let shares = weighed(&tallies, Tally::sum(&tallies));
        assert_eq!(shares.iter().map(|share| share.count).sum::<u64>(), Share::WHOLE);
        assert_eq!((shares[2].count, shares[3].count), (0, 1));
        assert!(shares[0].count.abs_diff(Share::WHOLE / 3) <= 3);
        let some = weighed(&tallies[..2], Tally::sum(&tallies));
        assert_eq!(some.iter().map(|share| share.count).sum::<u64>(), 2 * (Share::WHOLE / 3));
    }

    #[test]
    fn what_weighs_nothing_has_no_shares() {
        assert_eq!(weighed(&[tally(3, 0)], tally(3, 0)), [Share::default()]);
    }
}
