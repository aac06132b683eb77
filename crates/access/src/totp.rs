//! Codes that change with the time (RFC 6238, on RFC 4226): SHA-1, six digits, a step of thirty seconds, as every
//! authenticator has them.

use hmac::{Hmac, Mac as _};
use sha1::Sha1;

/// How long a code is shown, in seconds.
const STEP: u64 = 30;
/// How many digits it has.
const DIGITS: u32 = 6;
/// How many steps a clock may be wrong, either way.
const WINDOW: u64 = 1;
/// The bytes of a secret: as long as what SHA-1 makes.
pub const SECRET: usize = 20;

const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The code of a counter (RFC 4226, 5.3).
fn code(secret: &[u8], counter: u64, digits: u32) -> u32 {
    let Ok(mut mac) = Hmac::<Sha1>::new_from_slice(secret) else { return 0 };
    mac.update(&counter.to_be_bytes());
    let made = mac.finalize().into_bytes();
    let offset = usize::from(made[made.len() - 1] & 0x0f);
    let four = [made[offset] & 0x7f, made[offset + 1], made[offset + 2], made[offset + 3]];
    u32::from_be_bytes(four) % 10_u32.pow(digits)
}

/// The step that is running at a moment, in seconds since 1970.
pub const fn step(now: u64) -> u64 {
    now / STEP
}

/// The code of a step, as it is shown.
pub fn shown(secret: &[u8], at_step: u64) -> String {
    format!("{:06}", code(secret, at_step, DIGITS))
}

/// The step a typed code is of, where it is one of now, of the step before or of the one behind, and later than the newest
/// that was used: a code is good once.
pub fn accepted(secret: &[u8], typed: &str, now: u64, used: Option<u64>) -> Option<u64> {
    let typed: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
    let running = step(now);
    let near = running.saturating_sub(WINDOW)..=running + WINDOW;
    // All of them are compared, so that the time does not tell which.
    let fits = near.filter(|step| is_same(&shown(secret, *step), &typed)).collect::<Vec<_>>();
    fits.into_iter().find(|step| used.is_none_or(|used| *step > used))
}

/// Whether two texts are the same, in a time that does not tell where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let differ = one.bytes().zip(other.bytes()).fold(0, |all, (one, other)| all | (one ^ other));
    one.len() == other.len() && differ == 0
}

/// A secret as people type it (RFC 4648, base 32).
pub fn base32(secret: &[u8]) -> String {
    let bits = secret.len() * 8;
    let bit = |at: usize| secret.get(at / 8).map_or(0, |byte| (byte >> (7 - at % 8)) & 1);
    let sign = |from: usize| (from..from + 5).fold(0_usize, |all, at| (all << 1) | usize::from(bit(at)));
    (0..bits).step_by(5).map(|from| char::from(ALPHABET[sign(from)])).collect()
}

/// The secret that was typed so; nothing where it is none.
pub fn from_base32(text: &str) -> Option<Vec<u8>> {
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for sign in text.bytes().filter(|sign| *sign != b' ') {
        let value = ALPHABET.iter().position(|known| *known == sign.to_ascii_uppercase())?;
        (bits, count) = ((bits << 5) | u32::try_from(value).ok()?, count + 5);
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count).ok()?);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// The address that authenticators read from a QR code.
pub fn address(secret: &[u8], issuer: &str, account: &str) -> String {
    let (issuer, account) = (escaped(issuer), escaped(account));
    format!("otpauth://totp/{issuer}:{account}?secret={}&issuer={issuer}", base32(secret))
}

/// A text as addresses have it (RFC 3986, unreserved signs).
fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RFC: &[u8] = b"12345678901234567890";

    /// RFC 4226, appendix D.
    #[test]
    fn codes_of_a_counter_are_those_of_the_rfc() {
        let expected =
            [755_224, 287_082, 359_152, 969_429, 338_314, 254_676, 287_922, 162_583, 399_871, 520_489];
        for (counter, code) in (0..).zip(expected) {
            assert_eq!(super::code(RFC, counter, 6), code, "{counter}");
        }
    }

    /// RFC 6238, appendix B, the rows of SHA-1.
    #[test]
    fn codes_of_a_moment_are_those_of_the_rfc() {
        for (now, expected) in [
            (59, 94_287_082),
            (1_111_111_109, 7_081_804),
            (1_111_111_111, 14_050_471),
            (1_234_567_890, 89_005_924),
            (2_000_000_000, 69_279_037),
            (20_000_000_000, 65_353_130),
        ] {
            assert_eq!(code(RFC, step(now), 8), expected, "{now}");
            let short = format!("{:06}", expected % 1_000_000);
            assert_eq!(accepted(RFC, &short, now, None), Some(step(now)));
        }
    }

    #[test]
    fn a_code_is_good_for_one_step_either_way_and_once() {
        let now = 1_111_111_111;
        let of = |steps: i64| shown(RFC, step(now).saturating_add_signed(steps));
        for steps in -1..=1 {
            let found = accepted(RFC, &of(steps), now, None);
            assert_eq!(found, Some(step(now).saturating_add_signed(steps)), "{steps}");
            assert_eq!(accepted(RFC, &of(steps), now, found), None, "once");
        }
        for steps in [-2, 2] {
            assert_eq!(accepted(RFC, &of(steps), now, None), None, "{steps}");
        }
        assert_eq!(accepted(RFC, &of(-1), now, Some(step(now))), None, "older than one that was used");
        let typed = of(0);
        assert!(accepted(RFC, &format!(" {} {}", &typed[..3], &typed[3..]), now, None).is_some());
        for wrong in ["", "12345", "1234567", "abcdef", "-12345"] {
            assert_eq!(accepted(RFC, wrong, now, None), None, "{wrong}");
        }
    }

    /// RFC 4648, section 10, without the signs that fill up.
    #[test]
    fn secrets_are_typed_in_base_32() {
        for (text, expected) in [
            ("", ""),
            ("f", "MY"),
            ("fo", "MZXQ"),
            ("foo", "MZXW6"),
            ("foob", "MZXW6YQ"),
            ("fooba", "MZXW6YTB"),
        ] {
            assert_eq!(base32(text.as_bytes()), expected);
        }
        assert_eq!(base32(b"foobar"), "MZXW6YTBOI");
        assert_eq!(from_base32("mzxw 6ytb oi"), Some(b"foobar".to_vec()));
        assert_eq!(from_base32(&base32(RFC)).as_deref(), Some(RFC));
        assert_eq!((from_base32("M1"), from_base32("é")), (None, None));
    }

    #[test]
    fn the_address_has_no_signs_of_its_own() {
        assert_eq!(
            address(b"foobar", "exaequo", "Zoë & Bea"),
            "otpauth://totp/exaequo:Zo%C3%AB%20%26%20Bea?secret=MZXW6YTBOI&issuer=exaequo"
        );
    }
}
