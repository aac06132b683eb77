//! 8.32, 8.57, 12.2: from exact fractions to whole numbers, each way of rounding named.

use exaequo_model::Points;

/// The nearest whole number; a half goes up (8.32, 8.57). The divisor is positive.
#[inline]
pub const fn half_up(numerator: i64, divisor: i64) -> i64 {
    (2 * numerator + divisor).div_euclid(2 * divisor)
}

/// The nearest whole number; a half goes away from zero (8.3.4 of the later editions). The divisor is positive.
#[inline]
pub const fn half_away(numerator: i64, divisor: i64) -> i64 {
    if numerator < 0 { -half_up(-numerator, divisor) } else { half_up(numerator, divisor) }
}

/// An exact fraction. Sums of more than anybody plays stay at the end of the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i128,
    divisor: i128,
}

impl Default for Fraction {
    fn default() -> Self {
        Self::whole(0)
    }
}

impl Fraction {
    /// A whole number.
    pub(crate) const fn whole(number: i128) -> Self {
        Self { numerator: number, divisor: 1 }
    }

    /// A fraction with a positive divisor.
    pub(crate) fn new(numerator: i128, divisor: i128) -> Self {
        if divisor == 1 {
            return Self::whole(numerator);
        }
        let common = common_divisor(numerator.unsigned_abs(), divisor.unsigned_abs());
        let common = i128::try_from(common).unwrap_or(1).max(1);
        Self { numerator: numerator / common, divisor: (divisor / common).max(1) }
    }

    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        if (self.divisor, other.divisor) == (1, 1) {
            return Self::whole(self.numerator.saturating_add(other.numerator));
        }
        let numerator = self.numerator.saturating_mul(other.divisor);
        let numerator = numerator.saturating_add(other.numerator.saturating_mul(self.divisor));
        Self::new(numerator, self.divisor.saturating_mul(other.divisor))
    }

    #[inline]
    pub(crate) fn times(self, factor: i128) -> Self {
        if factor == 1 {
            return self;
        }
        Self::new(self.numerator.saturating_mul(factor), self.divisor)
    }

    /// Divided by a positive number, to the nearest whole number; a half goes up (8.32).
    #[inline]
    pub(crate) fn half_up_over(self, divisor: i128) -> i32 {
        let divisor = if self.divisor == 1 { divisor } else { self.divisor.saturating_mul(divisor) };
        // Nearly always both are small, and then it is much faster.
        if let (Ok(numerator), Ok(divisor)) = (i64::try_from(self.numerator), i32::try_from(divisor))
            && numerator.unsigned_abs() < 1 << 60
        {
            return narrow(half_up(numerator, i64::from(divisor)));
        }
        let twice = self.numerator.saturating_mul(2).saturating_add(divisor);
        let whole = twice.div_euclid(divisor.saturating_mul(2));
        i32::try_from(whole).unwrap_or(if whole < 0 { i32::MIN } else { i32::MAX })
    }
}

/// The greatest common divisor.
const fn common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// A score as a whole percentage of the games, a half rounded up, ready for table 8.1a.
///
/// ```
/// use exaequo_model::Points;
/// use exaequo_rating::percent;
///
/// assert_eq!(percent(Points::from_whole(4), 7), 57);
/// assert_eq!(percent(Points::from_whole(1), 8), 13);
/// ```
pub fn percent(score: Points, games: u32) -> u8 {
    if games == 0 {
        return 0;
    }
    let percent = half_up(i64::from(score.hundredths()), i64::from(games));
    u8::try_from(percent.clamp(0, 100)).unwrap_or(100)
}

/// The mean, a half going up; `None` of nothing.
pub(crate) fn mean(sum: i64, count: u32) -> Option<i32> {
    (count > 0).then(|| narrow(half_up(sum, i64::from(count))))
}

/// A number that fits by its nature; one that does not is at the end of the scale.
pub(crate) fn narrow(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_where_the_article_says() {
        let halves = [(-5, -2, -3), (-3, -1, -2), (-1, 0, -1), (0, 0, 0), (1, 1, 1), (5, 3, 3)];
        for (numerator, up, away) in halves {
            assert_eq!((half_up(numerator, 2), half_away(numerator, 2)), (up, away), "{numerator}/2");
        }
    }

    #[test]
    fn percentages_of_the_regulations_and_their_edges() {
        let of = |halves, games| percent(Points::from_halves(halves), games);
        assert_eq!([of(16, 9), of(14, 9), of(12, 9), of(8, 9), of(6, 9), of(2, 9)], [89, 78, 67, 44, 33, 11]);
        assert_eq!([of(13, 12), of(8, 7), of(7, 25), of(29, 50), of(1, 200)], [54, 57, 14, 29, 0]);
        assert_eq!([of(0, 5), of(10, 5), of(3, 0)], [0, 100, 0]);
    }
}
