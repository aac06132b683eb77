//! JSON forms: values that need care, and schemas.

#[cfg(feature = "schema")]
mod schema;

use exaequo_model::{Date, Points};
use exaequo_tiebreak::Measure;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::value;
#[cfg(feature = "schema")]
pub(crate) use schema::schema_of;

/// Points as a plain decimal number, written from their digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decimal(pub(crate) Points);

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hundredths = self.0.hundredths();
        if hundredths % 100 == 0 {
            return serializer.serialize_i32(hundredths / 100);
        }
        let mut bytes = [0; LONGEST];
        let digits = std::str::from_utf8(digits(hundredths, &mut bytes)).map_err(S::Error::custom)?;
        serde_json::from_str::<&RawValue>(digits).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// Room for the digits of any number of hundredths.
const LONGEST: usize = 16;

/// Hundredths that are not whole, as a decimal number without a zero at its end. A report of games has ten thousand of
/// them, so they are written into bytes that stand ready.
fn digits(hundredths: i32, bytes: &mut [u8; LONGEST]) -> &[u8] {
    let size = hundredths.unsigned_abs();
    let (mut from, mut rest, mut decimals) = (LONGEST, size, 2);
    if rest % 10 == 0 {
        (rest, decimals) = (rest / 10, 1);
    }
    let mut push = |byte: u8| {
        from -= 1;
        bytes[from] = byte;
    };
    while rest > 0 || decimals >= 0 {
        if decimals == 0 {
            push(b'.');
        }
        push(b'0' + (rest % 10).to_le_bytes()[0]);
        rest /= 10;
        decimals -= 1;
    }
    if hundredths < 0 {
        push(b'-');
    }
    &bytes[from..]
}

/// A value of a criterion as a plain number, written from its digits; null where it is undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plain(pub(crate) Measure, pub(crate) exaequo_tiebreak::Value);

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.1.is_none() {
            return serializer.serialize_none();
        }
        let digits = value::plain(self.0, self.1);
        serde_json::from_str::<&RawValue>(&digits).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// A day as `2026-03-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day(pub(crate) Date);

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A value for people as well as programs, ending with a newline.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(value);
    text.map_or_else(|_| String::new(), |text| text + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_plain_numbers() {
        for hundredths in [0, 1, -1, 5, 10, 50, -50, 99, 100, 101, 110, -1205, 1280, i32::MAX, i32::MIN] {
            let points = Points::from_hundredths(hundredths);
            let written = serde_json::to_string(&Decimal(points)).ok();
            assert_eq!(written.as_deref(), Some(points.to_string().as_str()));
        }
    }
}
