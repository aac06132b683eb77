//! Exact values: a whole number over a whole number.
//!
//! Averages such as AOB (8.2) are compared as they are and rounded only by a function named after the article that
//! orders it.

use std::cmp::Ordering;
use std::fmt;
use std::num::NonZeroU32;

use exaequo_model::Points;

/// An exact fraction. Not reduced: 11½ points are 1150 over 100.
///
/// ```
/// use exaequo_model::Points;
/// use exaequo_tiebreak::Exact;
///
/// let third = Exact::new(1, 3.try_into().unwrap());
/// assert!(third < Points::HALF.into());
/// assert_eq!(third.half_up(100), 33);
/// ```
#[derive(Clone, Copy)]
pub struct Exact {
    numerator: i64,
    denominator: NonZeroU32,
}

/// Hundredths, the unit of points.
pub(crate) const HUNDREDTHS: NonZeroU32 = NonZeroU32::new(100).unwrap();
/// Ten-thousandths, the unit of points times points.
pub(crate) const TEN_THOUSANDTHS: NonZeroU32 = NonZeroU32::new(10_000).unwrap();

impl Exact {
    /// The fraction of a numerator and a denominator.
    pub const fn new(numerator: i64, denominator: NonZeroU32) -> Self {
        Self { numerator, denominator }
    }

    /// A whole number as an exact one.
    pub const fn whole(number: i64) -> Self {
        Self { numerator: number, denominator: NonZeroU32::MIN }
    }

    /// The number over the line.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The number under the line.
    pub const fn denominator(self) -> i64 {
        self.denominator.get() as i64
    }

    /// The value in units of one part in `parts`, rounded, halves up.
    pub fn half_up(self, parts: i64) -> i64 {
        let under = self.denominator();
        let doubled = self.numerator.checked_mul(2 * parts).and_then(|number| number.checked_add(under));
        if let Some(doubled) = doubled {
            return doubled.div_euclid(2 * under);
        }
        let (number, under) =
            (i128::from(self.numerator) * i128::from(parts), i128::from(self.denominator()));
        let rounded = (2 * number + under).div_euclid(2 * under);
        i64::try_from(rounded).unwrap_or(if rounded > 0 { i64::MAX } else { i64::MIN })
    }
}

/// With as many decimals as it needs, two at most: `12`, `11.5`, `11.17`.
impl fmt::Display for Exact {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = self.half_up(100);
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        match part {
            0 => formatter.pad(&format!("{sign}{whole}")),
            _ if part % 10 == 0 => formatter.pad(&format!("{sign}{whole}.{}", part / 10)),
            _ => formatter.pad(&format!("{sign}{whole}.{part:02}")),
        }
    }
}

/// As it is shown: the fraction behind it is rarely what somebody looks for.
impl fmt::Debug for Exact {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl From<Points> for Exact {
    fn from(points: Points) -> Self {
        Self::new(i64::from(points.hundredths()), HUNDREDTHS)
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Exact {}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let one = i128::from(self.numerator) * i128::from(other.denominator.get());
        let two = i128::from(other.numerator) * i128::from(self.denominator.get());
        one.cmp(&two)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(numerator: i64, denominator: u32) -> Exact {
        Exact::new(numerator, NonZeroU32::new(denominator).unwrap())
    }

    #[test]
    fn fractions_compare_by_value() {
        assert_eq!(over(1150, 100), over(23, 2));
        assert!(over(1, 3) > over(33, 100));
        assert!(over(-1, 3) < over(-33, 100));
        assert_eq!(Exact::whole(7), over(700, 100));
    }

    #[test]
    fn values_are_shown_with_the_decimals_they_need() {
        let shown = [over(1150, 100), over(67, 6), Exact::whole(12), over(-1, 4), over(1, 1000)];
        assert_eq!(shown.map(|value| value.to_string()), ["11.5", "11.17", "12", "-0.25", "0"]);
        assert_eq!(format!("{:?}", Some(over(7, 2))), "Some(3.5)");
    }

    #[test]
    fn halves_are_rounded_up() {
        let cases =
            [((5, 2), 1, 3), ((-5, 2), 1, -2), ((7, 3), 1, 2), ((67, 6), 100, 1117), ((1, 8), 100, 13)];
        for ((numerator, denominator), parts, rounded) in cases {
            assert_eq!(over(numerator, denominator).half_up(parts), rounded, "{numerator}/{denominator}");
        }
    }
}
