//! Values of criteria as people read them, and as programs do.
//!
//! ```
//! use exaequo_words::{Lang, value};
//! use exaequo_tiebreak::{Exact, Measure};
//!
//! let half = Some(Exact::new(23, 2.try_into().unwrap()));
//! assert_eq!(value::text(Lang::En, Measure::Points, half), "11½");
//! assert_eq!(value::plain(Measure::Points, half), "11.5");
//! ```

use exaequo_json::Decimal;
use exaequo_tiebreak::{Exact, Measure, Value};

use crate::Lang;
pub use exaequo_page::number::{NONE, push_decimal};
use exaequo_page::number::{push_exact, push_fixed};

/// What stands for a tied group that was not split.
pub const NOT_SPLIT: &str = "=";

/// A value for people: `11½`, `17.25`, `2100`; `–` where there is none.
pub fn text(lang: Lang, measure: Measure, value: Value) -> String {
    let Some(value) = value else { return NONE.to_owned() };
    match measure {
        Measure::Points => points(lang, value),
        Measure::Average => fixed(lang, value.half_up(100)),
        Measure::Place if value.numerator() == 0 => NOT_SPLIT.to_owned(),
        Measure::Count | Measure::Rating | Measure::Place => whole(value.half_up(1)),
    }
}

/// Points or an average of points: halves as ½, other parts with as many decimals as they need, up to four.
pub fn points(lang: Lang, value: Exact) -> String {
    written(|out| push_exact(out, lang, ten_thousandths(value), 4))
}

fn written(write: impl FnOnce(&mut String)) -> String {
    let mut text = String::new();
    write(&mut text);
    text
}

/// Hundredths of a point for people.
pub fn hundredths(lang: Lang, hundredths: i64) -> String {
    points(lang, Exact::new(hundredths, HUNDREDTHS))
}

/// A product of points and points, in ten-thousandths.
pub const fn over_ten_thousand(parts: i64) -> Exact {
    Exact::new(parts, TEN_THOUSANDTHS)
}

const TEN_THOUSANDTHS: std::num::NonZeroU32 = std::num::NonZeroU32::new(10_000).unwrap();
const HUNDREDTHS: std::num::NonZeroU32 = std::num::NonZeroU32::new(100).unwrap();

/// Two decimals: `10.17`.
pub fn fixed(lang: Lang, hundredths: i64) -> String {
    written(|out| push_fixed(out, lang, hundredths, 2))
}

/// A whole number, with the minus of people.
pub fn whole(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// A value for programs: a plain decimal number, empty where there is none.
pub fn plain(measure: Measure, value: Value) -> String {
    let mut text = String::new();
    if let Some(value) = value {
        push(&mut text, measure, value);
    }
    text
}

/// Writes a value as a plain decimal number. Averages have at most two decimals, the rest is exact.
pub fn push(out: &mut String, measure: Measure, value: Exact) {
    let (parts, decimals) = parts(measure, value);
    push_decimal(out, parts, decimals);
}

/// The parts of a value, and how many decimals they are.
fn parts(measure: Measure, value: Exact) -> (i64, u32) {
    match measure {
        Measure::Points => (ten_thousandths(value), 4),
        Measure::Average => (value.half_up(100), 2),
        Measure::Count | Measure::Rating | Measure::Place => (units(value), 0),
    }
}

/// Most values are in one of three units; the division is for the others.
pub fn ten_thousandths(value: Exact) -> i64 {
    match value.denominator() {
        10_000 => value.numerator(),
        100 => value.numerator().saturating_mul(100),
        1 => value.numerator().saturating_mul(10_000),
        _ => value.half_up(10_000),
    }
}

/// The value to the nearest whole unit.
pub fn units(value: Exact) -> i64 {
    if value.denominator() == 1 { value.numerator() } else { value.half_up(1) }
}

/// A value as JSON has it. Averages have at most two decimals, the rest is exact.
pub fn decimal(measure: Measure, value: Value) -> Option<Decimal> {
    let value = value?;
    let (parts, decimals) = parts(measure, value);
    Some(Decimal { parts, decimals })
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn over(numerator: i64, denominator: u32) -> Value {
        NonZeroU32::new(denominator).map(|denominator| Exact::new(numerator, denominator))
    }

    #[test]
    fn values_for_people() {
        let cases = [
            (Measure::Points, over(1_150, 100), ["11½", "11½"]),
            (Measure::Points, over(172_500, 10_000), ["17.25", "17,25"]),
            (Measure::Points, over(-125, 100), ["−1.25", "−1,25"]),
            (Measure::Average, over(67, 6), ["11.17", "11,17"]),
            (Measure::Average, over(1_100, 100), ["11.00", "11,00"]),
            (Measure::Rating, over(2_100, 1), ["2100", "2100"]),
            (Measure::Place, over(0, 1), ["=", "="]),
            (Measure::Place, over(2, 1), ["2", "2"]),
            (Measure::Rating, None, ["–", "–"]),
        ];
        for (measure, value, texts) in cases {
            assert_eq!([Lang::En, Lang::Fr].map(|lang| text(lang, measure, value)), texts);
        }
    }

    #[test]
    fn values_for_programs() {
        let cases = [
            (Measure::Points, over(650, 100), "6.5"),
            (Measure::Points, over(0, 100), "0"),
            (Measure::Points, over(172_501, 10_000), "17.2501"),
            (Measure::Points, over(-7, 100), "-0.07"),
            (Measure::Points, over(10_203, 10_000), "1.0203"),
            (Measure::Count, over(1_000_203, 1), "1000203"),
            (Measure::Count, over(i64::MIN, 1), "-9223372036854775808"),
            (Measure::Points, over(100_000, 10_000), "10"),
            (Measure::Average, over(67, 6), "11.17"),
            (Measure::Average, over(11, 1), "11"),
            (Measure::Rating, over(2_100, 1), "2100"),
            (Measure::Rating, over(-120, 1), "-120"),
            (Measure::Place, over(0, 1), "0"),
            (Measure::Count, None, ""),
        ];
        for (measure, value, text) in cases {
            assert_eq!(plain(measure, value), text);
        }
    }
}
