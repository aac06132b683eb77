//! 12.1: the formula that comes near table 8.1b. For information only; nothing is computed with it.

#![expect(
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    reason = "12.1 is an approximation by nature, and only shown"
)]

/// What a point of difference multiplies the odds by: 10^(1÷400).
const STEP: f64 = 1.005_773_063_001_738_3;

/// P = 1 ÷ (1 + 10^(−D÷400)), in thousandths.
pub(super) fn per_mille(difference: i32) -> i32 {
    // Whole powers of 10^(1÷400): a general power would be all that the program needs a mathematical library for.
    (1000.0 / (1.0 + STEP.powi(-difference)) + 0.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_12_1_the_formula_comes_near_the_table() {
        assert_eq!([per_mille(0), per_mille(400), per_mille(-400)], [500, 909, 91]);
        for difference in -735..=735 {
            let table = exaequo_rating::table::expected(difference) * 10;
            assert!((per_mille(difference) - table).abs() <= 24, "{difference}");
        }
    }

    /// More than half of the differences have another value in the table, so that nothing can be computed with it.
    #[test]
    fn article_12_1_the_tables_are_used_as_they_are() {
        let rounded = |difference: i32| (100.0 / (1.0 + STEP.powi(-difference)) + 0.5) as i32;
        let differ = |difference: &i32| rounded(*difference) != exaequo_rating::table::expected(*difference);
        assert_eq!((0..=735).filter(differ).count(), 460);
    }
}
