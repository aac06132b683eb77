//! Points, weights and other decimal numbers as JSON numbers, exactly.
//!
//! A number is taken as it is written, digit by digit, and written the same way: `0.1` is ten hundredths and never
//! the binary fraction next to it.

use exaequo_model as model;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::value::shortened;

/// A decimal number: `parts`, of which `10 ^ decimals` make a whole. It is written without needless zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// How many parts it has; below zero for a negative number.
    pub parts: i64,
    /// How many decimals a part has.
    pub decimals: u32,
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { mut parts, mut decimals } = *self;
        while decimals > 0 && parts % 10 == 0 {
            (parts, decimals) = (parts / 10, decimals - 1);
        }
        if decimals == 0 {
            return serializer.serialize_i64(parts);
        }
        let mut bytes = [0; LONGEST];
        let digits = std::str::from_utf8(digits(parts, decimals, &mut bytes)).map_err(S::Error::custom)?;
        serde_json::from_str::<&RawValue>(digits).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// Room for a sign, the digits of any number of parts, a point and a zero before it.
const LONGEST: usize = 40;

/// The digits of a number that is not whole, written into bytes that stand ready: standings have ten thousands of them.
fn digits(parts: i64, decimals: u32, bytes: &mut [u8; LONGEST]) -> &[u8] {
    let (mut from, mut rest, mut left) = (LONGEST, parts.unsigned_abs(), i64::from(decimals));
    let mut push = |byte: u8| {
        from = from.saturating_sub(1);
        bytes[from] = byte;
    };
    while rest > 0 || left >= 0 {
        if left == 0 {
            push(b'.');
        }
        push(b'0' + (rest % 10).to_le_bytes()[0]);
        (rest, left) = (rest / 10, left - 1);
    }
    if parts < 0 {
        push(b'-');
    }
    &bytes[from..]
}

/// A number that is written with the digits given, such as `4.0`. They must be those of a JSON number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits(pub String);

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_json::from_str::<&RawValue>(&self.0).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// Points as a number with at most two decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points(pub model::Points);

impl From<model::Points> for Points {
    fn from(points: model::Points) -> Self {
        Self(points)
    }
}

impl From<Points> for model::Points {
    fn from(Points(points): Points) -> Self {
        points
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Decimal { parts: self.0.hundredths().into(), decimals: 2 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <&RawValue>::deserialize(deserializer)?.get();
        let wrong = || {
            let found = shortened(text);
            D::Error::custom(format_args!(
                "expected points as a plain number with at most two decimals, found `{found}`"
            ))
        };
        hundredths(text).map(|hundredths| Self(model::Points::from_hundredths(hundredths))).ok_or_else(wrong)
    }
}

/// The hundredths of a JSON number without exponent; further decimals may only be zeros.
fn hundredths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part = part.trim_end_matches('0');
    if part.len() > 2 {
        return None;
    }
    format!("{whole}{part:0<2}").parse().ok()
}

/// How much a round counts, as a number with at most two decimals: 1 is as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weight(pub(crate) model::RoundWeight);

impl Serialize for Weight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Points(model::Points::from_hundredths(i32::from(self.0.0))).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Weight {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Points(points) = Points::deserialize(deserializer)?;
        let hundredths = u16::try_from(points.hundredths());
        let wrong = |_| D::Error::custom(format_args!("expected a weight from 0 to 655.35, found {points}"));
        hundredths.map(|hundredths| Self(model::RoundWeight(hundredths))).map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<i32> {
        serde_json::from_str::<Points>(text).ok().map(|Points(points)| points.hundredths())
    }

    #[test]
    fn numbers_are_read_by_their_digits() {
        let cases = [
            ("0.1", 10),
            ("4.5", 450),
            ("0.25", 25),
            ("12", 1200),
            ("-0.5", -50),
            ("-0", 0),
            ("1.50", 150),
            ("2.000", 200),
            ("0.07", 7),
            ("21474836.47", i32::MAX),
            ("-21474836.48", i32::MIN),
        ];
        for (text, hundredths) in cases {
            assert_eq!(read(text), Some(hundredths), "{text}");
        }
    }

    #[test]
    fn what_is_not_points_is_refused() {
        let texts =
            ["0.125", "1e1", "1.5e10", "1.0e2", "\"4.5\"", "21474836.48", "null", "[]", "true", "1e400"];
        for text in texts {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn every_number_is_written_as_it_is_read() {
        for hundredths in (-1250..1250).chain([i32::MIN, i32::MAX]) {
            let points = Points(model::Points::from_hundredths(hundredths));
            let text = serde_json::to_string(&points).unwrap();
            assert_eq!(text, points.0.to_string());
            assert_eq!(read(&text), Some(hundredths), "{text}");
        }
    }

    #[test]
    fn decimals_have_no_needless_zeros() {
        let cases =
            [(650, 2, "6.5"), (0, 4, "0"), (-7, 2, "-0.07"), (10_203, 4, "1.0203"), (1_000, 0, "1000")];
        let extreme = [(i64::MIN, 0, "-9223372036854775808"), (i64::MIN, 4, "-922337203685477.5808")];
        for (parts, decimals, text) in cases.into_iter().chain(extreme) {
            assert_eq!(serde_json::to_string(&Decimal { parts, decimals }).unwrap(), text);
        }
        assert_eq!(serde_json::to_string(&Digits("4.0".to_owned())).unwrap(), "4.0");
        assert!(serde_json::to_string(&Digits("4,0".to_owned())).is_err());
    }

    #[test]
    fn a_weight_has_its_bounds() {
        let read = |text: &str| serde_json::from_str::<Weight>(text).ok().map(|Weight(weight)| weight.0);
        assert_eq!(read("0.5"), Some(50));
        assert_eq!(read("655.35"), Some(u16::MAX));
        assert_eq!(read("655.36"), None);
        assert_eq!(read("-1"), None);
    }
}
