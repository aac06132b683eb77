//! Numbers as people and programs write them, straight behind a text.

use exaequo_texts::text;

use crate::Lang;

/// What stands for a value that does not exist.
pub const NONE: &str = "–";

/// The decimal mark of a language.
pub const fn decimal_mark(lang: Lang) -> &'static str {
    text!(ctx "decimal mark", ".").in_lang(lang)
}

/// Writes a number of parts of which `10 ^ decimals` make a whole, for people: halves as ½, other parts with as many
/// decimals as they need.
pub fn push_exact(out: &mut String, lang: Lang, parts: i64, decimals: u32) {
    if parts < 0 {
        out.push('−');
    }
    let (size, unit) = (parts.unsigned_abs(), 10_u64.pow(decimals));
    let (whole, part) = (size / unit, size % unit);
    let is_half = part > 0 && 2 * part == unit;
    if whole > 0 || !is_half {
        push_number(out, whole);
    }
    if is_half {
        out.push('½');
    } else {
        push_part(out, decimal_mark(lang), part, unit);
    }
}

/// The same with all its decimals: `12.40`.
pub fn push_fixed(out: &mut String, lang: Lang, parts: i64, decimals: u32) {
    if parts < 0 {
        out.push('−');
    }
    push_all(out, decimal_mark(lang), parts.unsigned_abs(), decimals);
}

/// The same for programs.
pub fn push_plain(out: &mut String, parts: i64, decimals: u32) {
    if parts < 0 {
        out.push('-');
    }
    push_all(out, ".", parts.unsigned_abs(), decimals);
}

fn push_all(out: &mut String, mark: &str, size: u64, decimals: u32) {
    let mut unit = 10_u64.pow(decimals);
    push_number(out, size / unit);
    if decimals > 0 {
        out.push_str(mark);
    }
    while unit > 1 {
        let rest = size % unit;
        unit /= 10;
        push_number(out, rest / unit);
    }
}

/// Writes the same for programs, without needless zeros.
pub fn push_decimal(out: &mut String, parts: i64, decimals: u32) {
    if parts < 0 {
        out.push('-');
    }
    let (size, unit) = (parts.unsigned_abs(), 10_u64.pow(decimals));
    push_number(out, size / unit);
    push_part(out, ".", size % unit, unit);
}

/// The decimals of a number: `rest` of `unit`, which is a power of ten.
fn push_part(out: &mut String, mark: &str, mut rest: u64, mut unit: u64) {
    if rest > 0 {
        out.push_str(mark);
    }
    while rest > 0 {
        unit /= 10;
        push_number(out, rest / unit);
        rest %= unit;
    }
}

/// Writes a whole number, two digits at a time.
pub fn push_number(out: &mut String, number: u64) {
    match number {
        0..10 => out.push(char::from(b'0' + number.to_le_bytes()[0])),
        10..100 => push_pair(out, number),
        _ => {
            push_number(out, number / 100);
            push_pair(out, number % 100);
        }
    }
}

/// Writes a number below 100 with two digits.
fn push_pair(out: &mut String, number: u64) {
    let from = 2 * usize::try_from(number).unwrap_or(0);
    out.push_str(&PAIRS[from..from + 2]);
}

/// All numbers of two digits.
const PAIRS: &str = "0001020304050607080910111213141516171819\
                     2021222324252627282930313233343536373839\
                     4041424344454647484950515253545556575859\
                     6061626364656667686970717273747576777879\
                     8081828384858687888990919293949596979899";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_read_plain_decimals() {
        let cases = [
            (650, 2, "6.5"),
            (0, 2, "0"),
            (-7, 2, "-0.07"),
            (10_203, 4, "1.0203"),
            (1_000_203, 0, "1000203"),
            (i64::MIN, 0, "-9223372036854775808"),
        ];
        for (parts, decimals, text) in cases {
            let mut out = String::new();
            push_decimal(&mut out, parts, decimals);
            assert_eq!(out, text);
        }
    }
}
