//! Powers of ten in whole numbers, the same on every machine.

/// Numbers here are parts of 2⁶⁰.
const UNIT: u128 = 1 << 60;

/// log₂ 10, in parts of 2⁶⁰.
const LOG2_OF_10: i128 = 3_829_922_337_353_294_528;

/// 2³² divided by 1 + 10^(x/370), where x is in 1/20,000: how likely a win is for who is x behind in rating.
pub(super) fn logistic(x: i64) -> u64 {
    // Beyond five thousand points nothing is left to tell.
    let x = x.clamp(-100_000_000, 100_000_000);
    let exponent = i128::from(x) * LOG2_OF_10 / (20_000 * 370);
    let whole = exponent.div_euclid(1 << 60);
    let power = two_to(exponent.rem_euclid(1 << 60).unsigned_abs());
    let power = if whole >= 0 { power << whole.min(60) } else { power >> (-whole).min(100) };
    u64::try_from((1u128 << 92) / (UNIT + power)).unwrap_or(u64::MAX)
}

/// 2 to a part of 2⁶⁰ below one, by its binary digits and repeated square roots of 2.
fn two_to(part: u128) -> u128 {
    let mut power = UNIT;
    let mut root = 2 * UNIT;
    for digit in (0..60).rev() {
        root = (root << 60).isqrt();
        if part >> digit & 1 == 1 {
            power = (power * root) >> 60;
        }
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with fifty decimals by another program.
    #[test]
    fn the_powers_are_those_of_an_independent_calculation() {
        let expected = [
            (-16_000_000, 4_265_603_088),
            (-9_999_999, 4_111_867_485),
            (-4_321_000, 3_406_908_774),
            (-1_920_000, 2_770_543_965),
            (-700_001, 2_380_437_686),
            (-12_345, 2_151_608_177),
            (0, 2_147_483_648),
            (1, 2_147_483_313),
            (54_321, 2_129_335_126),
            (987_654, 1_820_075_634),
            (1_920_000, 1_524_423_330),
            (3_000_000, 1_212_121_984),
            (5_550_000, 648_452_260),
            (8_888_888, 254_248_030),
            (12_345_678, 90_240_789),
            (16_000_000, 29_364_207),
        ];
        for (x, expected) in expected {
            // A millionth of 2³² is 4,294.
            assert!(logistic(x).abs_diff(expected) < 16, "{x}: {} and not {expected}", logistic(x));
        }
    }
}
