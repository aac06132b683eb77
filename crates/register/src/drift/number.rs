//! 11.1: means, quantiles and roots in whole numbers.

/// What a rating point is in the sums here.
pub(super) const HUNDREDTHS: i64 = 100;

/// The nearest whole number of a fraction, a half going up. The divisor is positive.
pub(super) const fn nearest(numerator: i128, divisor: i128) -> i128 {
    (2 * numerator + divisor).div_euclid(2 * divisor)
}

/// The nearest whole number to the square root of a fraction; `None` if nothing is to be divided by.
pub(super) fn root(numerator: u128, divisor: u128) -> Option<i64> {
    // Half of the root of four times as much, rounded up or down by its last digit.
    let twice = numerator.saturating_mul(4).checked_div(divisor)?.isqrt();
    i64::try_from(twice.div_ceil(2)).ok()
}

/// The mean in hundredths; `None` of nothing.
pub(super) fn mean(sum: i64, count: usize) -> Option<i64> {
    let count = i128::try_from(count).ok().filter(|count| *count > 0)?;
    i64::try_from(nearest(i128::from(sum) * i128::from(HUNDREDTHS), count)).ok()
}

/// The value below which a number of tenths of a sorted row lie, in hundredths: between two of them in proportion.
pub(super) fn decile(sorted: &[i64], tenths: usize) -> Option<i64> {
    let place = sorted.len().checked_sub(1)? * tenths;
    let (below, part) = (sorted.get(place / 10)?, i64::try_from(place % 10).ok()?);
    let above = sorted.get(place / 10 + 1).unwrap_or(below);
    Some(below * HUNDREDTHS + (above - below) * part * HUNDREDTHS / 10)
}

/// The one in the middle, in hundredths.
pub(super) fn median(sorted: &[i64]) -> Option<i64> {
    decile(sorted, 5)
}

/// The standard deviation in hundredths; `None` of nothing.
pub(super) fn deviation(values: &[i64]) -> Option<i64> {
    let count = values.len() as u128;
    root(spread(values).checked_mul(10_000)?, count * count)
}

/// The count times the sum of squares, less the square of the sum: the variance times the square of the count.
pub(super) fn spread(values: &[i64]) -> u128 {
    let count = i128::try_from(values.len()).unwrap_or(0);
    let sum: i128 = values.iter().map(|value| i128::from(*value)).sum();
    let squares: i128 = values.iter().map(|value| i128::from(*value) * i128::from(*value)).sum();
    u128::try_from(count * squares - sum * sum).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_go_to_the_nearest() {
        // √2 = 1.41, √6 = 2.45, √6.25 = 2.5, √7 = 2.65.
        assert_eq!([root(2, 1), root(6, 1), root(25, 4), root(7, 1)], [Some(1), Some(2), Some(3), Some(3)]);
        assert_eq!((root(0, 5), root(1, 0)), (Some(0), None));
    }

    #[test]
    fn deciles_lie_between_two_values() {
        let row = [1000, 1100, 1200, 1400];
        // The first tenth of three steps: three tenths from 1000 to 1100.
        assert_eq!(
            (decile(&row, 1), median(&row), decile(&row, 9)),
            (Some(103_000), Some(115_000), Some(134_000))
        );
        assert_eq!((median(&[7]), median(&[])), (Some(700), None));
    }

    #[test]
    fn the_deviation_of_two_is_half_of_what_is_between_them() {
        assert_eq!(deviation(&[2000, 2100]), Some(5000));
        assert_eq!(deviation(&[]), None);
    }
}
