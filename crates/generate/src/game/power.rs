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
#[expect(clippy::disallowed_types, clippy::float_arithmetic, reason = "an independent calculation")]
mod tests {
    use super::*;

    #[test]
    fn the_powers_are_those_of_an_independent_calculation() {
        for x in (-16_000_000i32..=16_000_000).step_by(77_777) {
            let expected = 1.0 / (1.0 + 10f64.powf(f64::from(x) / 20_000.0 / 370.0));
            let found = logistic(i64::from(x)) as f64 / 4_294_967_296.0;
            assert!((expected - found).abs() < 1e-6, "{x}: {expected} {found}");
        }
    }
}
