//! Values of criteria as people read them, and as programs do.
//!
//! ```
//! use exaequo_report::{Lang, value};
//! use exaequo_tiebreak::{Exact, Measure};
//!
//! let half = Some(Exact::new(23, 2.try_into().unwrap()));
//! assert_eq!(value::text(Lang::En, Measure::Points, half), "11½");
//! assert_eq!(value::plain(Measure::Points, half), "11.5");
//! ```

mod json;

pub use json::Layout;
pub(crate) use json::Writer;

use exaequo_tiebreak::{Exact, Measure, Value};

use crate::Lang;
use crate::number::decimal_mark;

/// What stands for a value that does not exist.
pub(crate) const NONE: &str = "–";
/// What stands for a tied group that was not split.
pub(crate) const NOT_SPLIT: &str = "=";

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

/// Writes the same behind a text. Nearly all values are small numbers with or without a half.
pub(crate) fn push_text(out: &mut String, lang: Lang, measure: Measure, value: Value) {
    let (Some(exact), Measure::Points) = (value, measure) else {
        out.push_str(&text(lang, measure, value));
        return;
    };
    let halves = exact.half_up(2);
    if halves >= 0 && Exact::new(halves, TWO) == exact {
        push_halves(out, halves);
    } else {
        out.push_str(&text(lang, measure, value));
    }
}

/// A number of halves, not below zero.
pub(crate) fn push_halves(out: &mut String, halves: i64) {
    if halves != 1 {
        push_decimal(out, halves / 2, 0);
    }
    if halves % 2 == 1 {
        out.push('½');
    }
}

const TWO: std::num::NonZeroU32 = std::num::NonZeroU32::new(2).unwrap();

/// Points or an average of points: halves as ½, other parts with as many decimals as they need, up to four.
pub(crate) fn points(lang: Lang, value: Exact) -> String {
    let parts = ten_thousandths(value);
    let sign = if parts < 0 { "−" } else { "" };
    let (whole, part) = (parts.unsigned_abs() / 10_000, parts.unsigned_abs() % 10_000);
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, 5_000) => format!("{sign}½"),
        (_, 5_000) => format!("{sign}{whole}½"),
        _ => {
            let digits = format!("{part:04}");
            format!("{sign}{whole}{}{}", decimal_mark(lang), digits.trim_end_matches('0'))
        }
    }
}

/// Hundredths of a point for people.
pub(crate) fn hundredths(lang: Lang, hundredths: i64) -> String {
    points(lang, Exact::new(hundredths, HUNDREDTHS))
}

/// A product of points and points, in ten-thousandths.
pub(crate) const fn over_ten_thousand(parts: i64) -> Exact {
    Exact::new(parts, TEN_THOUSANDTHS)
}

const TEN_THOUSANDTHS: std::num::NonZeroU32 = std::num::NonZeroU32::new(10_000).unwrap();
const HUNDREDTHS: std::num::NonZeroU32 = std::num::NonZeroU32::new(100).unwrap();

/// Two decimals: `10.17`.
pub(crate) fn fixed(lang: Lang, hundredths: i64) -> String {
    let (sign, size) = (if hundredths < 0 { "−" } else { "" }, hundredths.unsigned_abs());
    format!("{sign}{}{}{:02}", size / 100, decimal_mark(lang), size % 100)
}

/// A whole number, with the minus of people.
pub(crate) fn whole(number: i64) -> String {
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
pub(crate) fn push(out: &mut String, measure: Measure, value: Exact) {
    match measure {
        Measure::Points => push_decimal(out, ten_thousandths(value), 4),
        Measure::Average => push_decimal(out, value.half_up(100), 2),
        Measure::Count | Measure::Rating | Measure::Place => push_decimal(out, units(value), 0),
    }
}

/// Most values are in one of three units; the division is for the others.
fn ten_thousandths(value: Exact) -> i64 {
    match value.denominator() {
        10_000 => value.numerator(),
        100 => value.numerator().saturating_mul(100),
        1 => value.numerator().saturating_mul(10_000),
        _ => value.half_up(10_000),
    }
}

fn units(value: Exact) -> i64 {
    if value.denominator() == 1 { value.numerator() } else { value.half_up(1) }
}

/// Writes a number of parts of which `10 ^ decimals` make a whole, without needless zeros.
pub(crate) fn push_decimal(out: &mut String, parts: i64, decimals: u32) {
    if parts < 0 {
        out.push('-');
    }
    let (size, unit) = (parts.unsigned_abs(), 10_u64.pow(decimals));
    push_number(out, size / unit);
    push_part(out, size % unit, unit);
}

/// The decimals of a number: `rest` of `unit`, which is a power of ten.
fn push_part(out: &mut String, mut rest: u64, mut unit: u64) {
    if rest > 0 {
        out.push('.');
    }
    while rest > 0 {
        unit /= 10;
        push_number(out, rest / unit);
        rest %= unit;
    }
}

/// Writes a whole number, two digits at a time.
pub(crate) fn push_number(out: &mut String, number: u64) {
    match number {
        0..10 => out.push(char::from(b'0' + number.to_le_bytes()[0])),
        10..100 => push_pair(out, number),
        _ => {
            push_number(out, number / 100);
            push_pair(out, number % 100);
        }
    }
}

/// Two digits.
fn push_pair(out: &mut String, number: u64) {
    let from = 2 * usize::try_from(number).unwrap_or(0);
    out.push_str(&PAIRS[from..from + 2]);
}

/// All numbers of two digits.
pub(crate) const PAIRS: &str = "0001020304050607080910111213141516171819\
                     2021222324252627282930313233343536373839\
                     4041424344454647484950515253545556575859\
                     6061626364656667686970717273747576777879\
                     8081828384858687888990919293949596979899";

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
