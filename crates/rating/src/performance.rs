//! Performances: C.07 article 10.2 and the Rp of rating reports, worked out in one place.

use exaequo_model::Points;

use crate::rounding::{half_up, percent};
use crate::table;

/// A performance and its parts.
///
/// ```
/// use exaequo_model::Points;
/// use exaequo_rating::Performance;
///
/// // 2½ of 4 against opponents of 2000 is 62.5 %, taken as 63: 95 in table 8.1a.
/// let performance = Performance::of(4 * 2000, Points::from_halves(5), 4).unwrap();
/// assert_eq!((performance.average, performance.percent, performance.value()), (2000, 63, 2095));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// The average of the opponents' ratings, a half up (10.1).
    pub average: i64,
    /// The score as a whole percentage, a half up, of results counted as 1-½-0.
    pub percent: u8,
    /// The rating difference that goes with the percentage (table 8.1a).
    pub difference: i64,
}

impl Performance {
    /// Of games against opponents whose ratings add up to `ratings`; `None` without a game.
    pub fn of(ratings: i64, score: Points, games: u32) -> Option<Self> {
        if games == 0 {
            return None;
        }
        let percent = percent(score, games);
        let average = half_up(ratings, games.into());
        Some(Self { average, percent, difference: table::difference(percent).into() })
    }

    /// The tournament performance rating.
    pub const fn value(self) -> i64 {
        self.average + self.difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn average_and_percentage_are_rounded_half_up() {
        let value = |ratings, score, games| Performance::of(ratings, score, games).map(Performance::value);
        // 2100 and 2101 average 2100.5; 1 of 2 is 50 %.
        assert_eq!(value(4_201, Points::WHOLE, 2), Some(2_101));
        assert_eq!(value(2_000, Points::WHOLE, 1), Some(2_800));
        assert_eq!(value(2_000, Points::ZERO, 1), Some(1_200));
        assert_eq!(value(0, Points::ZERO, 0), None);
    }
}
