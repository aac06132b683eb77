//! A seeded generator of numbers.
//!
//! `SplitMix64` (Steele, Lea and Flood, 2014): a counter that is stirred. The same seed gives the same numbers on
//! every machine and in every version of this crate, so that a seed in a bug report means something.

/// A stream of numbers that look random.
///
/// ```
/// use exaequo_generate::Random;
///
/// let mut random = Random::new(7);
/// let dice: Vec<u32> = (0..5).map(|_| 1 + random.below(6)).collect();
/// let mut again = Random::new(7);
/// assert!(dice.iter().all(|&eyes| eyes == 1 + again.below(6)));
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

/// The odd number nearest to 2⁶⁴ divided by the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// One of several streams of a seed. What is drawn from one does not change what another gives.
    pub const fn stream(seed: u64, number: u64) -> Self {
        let mut first = Self::new(seed);
        Self::new(first.next_u64() ^ number.wrapping_mul(STEP))
    }

    /// The next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`; 0 if there is none.
    pub fn below(&mut self, bound: u32) -> u32 {
        let scaled = ((self.next_u64() >> 32) * u64::from(bound)) >> 32;
        u32::try_from(scaled).expect("32 bits times 32 bits, without the lower 32")
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low).saturating_add(1))
    }

    /// A position in a list of that length; 0 in an empty one.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("lists here have fewer than 2³² items")) as usize
    }

    /// True in `per_mille` of a thousand cases; never for 0, always for 1000.
    pub fn chance(&mut self, per_mille: u16) -> bool {
        self.below(1000) < u32::from(per_mille)
    }

    /// One of the items. The list must not be empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        assert!(!items.is_empty(), "there is nothing to pick from");
        &items[self.index(items.len())]
    }

    /// Puts the items in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut random = Random::new(1_234_567);
        let published = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(published.map(|_| random.next_u64()), published);
    }

    #[test]
    fn bounds_hold_and_are_reached() {
        let mut random = Random::new(3);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[random.index(6)] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!((random.below(0), random.below(1), random.between(4, 4)), (0, 0, 4));
    }

    #[test]
    fn never_and_always() {
        let mut random = Random::new(9);
        assert!((0..2000).all(|_| !random.chance(0) && random.chance(1000)));
    }

    #[test]
    fn shuffling_keeps_every_item() {
        let mut items: Vec<u32> = (0..50).collect();
        Random::new(1).shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn streams_of_a_seed_differ() {
        assert_ne!(Random::stream(1, 1).next_u64(), Random::stream(1, 2).next_u64());
        assert_eq!(Random::stream(1, 2).next_u64(), Random::stream(1, 2).next_u64());
    }
}
