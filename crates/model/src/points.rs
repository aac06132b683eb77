//! Points as exact numbers.
//!
//! A point is a hundred parts, so that ½, ¼, tenths, 3-1-0 and expected scores are whole numbers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

/// Points in hundredths.
///
/// ```
/// use exaequo_model::Points;
///
/// let score: Points = [Points::WHOLE, Points::HALF, "0.25".parse()?].into_iter().sum();
/// assert_eq!(score.to_string(), "1.75");
/// assert_eq!(score + Points::from_halves(3), "3.25".parse()?);
/// assert!("1/2".parse::<Points>().is_err());
/// # Ok::<(), exaequo_model::ParsePointsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points at all.
    pub const ZERO: Self = Self(0);
    /// Half a point, as for a draw.
    pub const HALF: Self = Self(50);
    /// One point, as for a win.
    pub const WHOLE: Self = Self(100);

    /// A number of hundredths of a point.
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// A number of half points.
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves.saturating_mul(50))
    }

    /// As many whole points as the number says.
    pub const fn from_whole(points: i32) -> Self {
        Self(points.saturating_mul(100))
    }

    /// The points in hundredths.
    pub const fn hundredths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Mul<i32> for Points {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Self::add)
    }
}

/// Plain decimal form without needless zeros: `4.5`, `3`, `0.25`. For people, `report` writes `4½`.
impl fmt::Display for Points {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        let (whole, part) = (size / 100, size % 100);
        let text = match part {
            0 => format!("{sign}{whole}"),
            _ if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
            _ => format!("{sign}{whole}.{part:02}"),
        };
        formatter.pad(&text)
    }
}

/// The text is not a number of points with at most two decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePointsError;

impl fmt::Display for ParsePointsError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("expected points such as 4.5")
    }
}

impl std::error::Error for ParsePointsError {}

/// Reads `4`, `4.`, `.5`, `4.5`, `-1.25`; exactly, never through a binary fraction.
impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        if (whole.is_empty() && part.is_empty()) || part.len() > 2 {
            return Err(ParsePointsError);
        }
        let hundredths = digits_value(whole)?.checked_mul(100).ok_or(ParsePointsError)?;
        let scale = if part.len() == 1 { 10 } else { 1 };
        let size = hundredths.checked_add(digits_value(part)? * scale).ok_or(ParsePointsError)?;
        Ok(Self(if negative { -size } else { size }))
    }
}

fn digits_value(digits: &str) -> Result<i32, ParsePointsError> {
    if digits.is_empty() {
        return Ok(0);
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParsePointsError);
    }
    digits.parse().map_err(|_| ParsePointsError)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_forms_are_read_exactly() {
        let cases =
            [("4.5", 450), ("4", 400), ("4.", 400), (".5", 50), ("00.0", 0), ("-1.25", -125), ("0.07", 7)];
        for (text, hundredths) in cases {
            assert_eq!(text.parse(), Ok(Points(hundredths)), "{text}");
        }
    }

    #[test]
    fn what_is_not_points_is_refused() {
        for text in ["", ".", "-", "4,5", "4½", "1.125", "1e3", "+1", "4 5", "99999999999"] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
    }

    #[test]
    fn printing_and_reading_agree() {
        for hundredths in -1250..1250 {
            let points = Points(hundredths);
            assert_eq!(points.to_string().parse(), Ok(points));
        }
        assert_eq!(Points(450).to_string(), "4.5");
        assert_eq!(Points(-7).to_string(), "-0.07");
        assert_eq!(Points(1200).to_string(), "12");
    }
}
