//! Amounts of money: whole numbers of hundredths, and exact parts of them while they are being divided.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Sub};

/// An amount in hundredths of its currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(pub i64);

impl Money {
    /// No money at all.
    pub const ZERO: Self = Self(0);
    /// The largest prize: sums of as many prizes as a list may have still fit.
    pub const MOST: Self = Self(100_000_000_000);

    /// Whether it is a whole amount.
    pub const fn is_whole(self) -> bool {
        self.0 % 100 == 0
    }

    /// Reads `500`, `12.5` or `12.50`; nothing that is negative, longer or larger than [`Money::MOST`].
    ///
    /// ```
    /// use exaequo_prizes::Money;
    ///
    /// assert_eq!(Money::parse("12.50"), Some(Money(1250)));
    /// assert_eq!(Money::parse("12.505"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.replace('_', "");
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        let is_plain = !whole.is_empty() && digits(whole) && digits(part) && part.len() <= 2;
        let hundredths = format!("{part:0<2}").parse::<i64>().ok().filter(|_| is_plain)?;
        let whole: i64 = whole.parse().ok()?;
        let money = Self(whole.checked_mul(100)?.checked_add(hundredths)?);
        (money <= Self::MOST).then_some(money)
    }
}

/// `500` or `12.50`.
impl fmt::Display for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        if part == 0 {
            write!(formatter, "{sign}{whole}")
        } else {
            write!(formatter, "{sign}{whole}.{part:02}")
        }
    }
}

impl Add for Money {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Money {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl std::iter::Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

/// An exact amount in hundredths: what somebody is due before it is rounded.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    parts: i128,
    of: i128,
}

impl Due {
    /// Nothing is due.
    pub const ZERO: Self = Self { parts: 0, of: 1 };

    /// An amount that a number of participants share.
    pub fn shared(sum: Money, sharers: usize) -> Self {
        Self::new(i128::from(sum.0), i128::try_from(sharers).unwrap_or(i128::MAX))
    }

    fn new(parts: i128, of: i128) -> Self {
        let divisor = greatest_common_divisor(parts.abs(), of.abs()).max(1);
        Self { parts: parts / divisor, of: (of / divisor).max(1) }
    }

    /// Half of it.
    pub fn half(self) -> Self {
        Self::new(self.parts, self.of * 2)
    }

    /// What is left above a whole number of hundredths.
    pub(crate) fn fraction(self) -> Self {
        Self::new(self.parts.rem_euclid(self.of), self.of)
    }

    /// Hundredths, and what they are divided by, in lowest terms.
    pub const fn as_fraction(self) -> (i128, i128) {
        (self.parts, self.of)
    }

    /// What is missing to an amount.
    pub fn up_to(self, amount: Money) -> Self {
        Self::new(i128::from(amount.0) * self.of - self.parts, self.of)
    }

    /// The amount, where it is a whole number of hundredths.
    pub fn exact(self) -> Option<Money> {
        (self.of == 1).then(|| self.down(Money(1)))
    }

    /// The multiple of a unit that is not above.
    pub fn down(self, unit: Money) -> Money {
        let unit = i128::from(unit.0.max(1));
        money(self.parts.div_euclid(self.of * unit) * unit)
    }

    /// The nearest multiple of a unit, the higher one where two are as near.
    pub fn half_up(self, unit: Money) -> Money {
        let unit = i128::from(unit.0.max(1));
        money((2 * self.parts + self.of * unit).div_euclid(2 * self.of * unit) * unit)
    }
}

impl Add for Due {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.parts * other.of + other.parts * self.of, self.of * other.of)
    }
}

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Due {}

impl PartialOrd for Due {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Due {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.parts * other.of).cmp(&(other.parts * self.of))
    }
}

fn money(hundredths: i128) -> Money {
    Money(i64::try_from(hundredths).unwrap_or(i64::MAX))
}

fn greatest_common_divisor(one: i128, other: i128) -> i128 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_printed_exactly() {
        for (text, hundredths, printed) in [
            ("500", 50_000, "500"),
            ("12.5", 1_250, "12.50"),
            ("0.05", 5, "0.05"),
            ("1_000", 100_000, "1000"),
        ] {
            assert_eq!(Money::parse(text), Some(Money(hundredths)));
            assert_eq!(Money(hundredths).to_string(), printed);
        }
        for text in ["", "-5", "1.234", "1e3", "1,5", ".5", "x", "1000000000.01", "99999999999999999999"] {
            assert_eq!(Money::parse(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_due_is_rounded_down_or_to_the_nearest_unit() {
        let third = Due::shared(Money(10_000), 3);
        assert_eq!((third.down(Money(1)), third.half_up(Money(1))), (Money(3_333), Money(3_333)));
        assert_eq!((third.down(Money(500)), third.half_up(Money(500))), (Money(3_000), Money(3_500)));
        let half = Due::shared(Money(25), 2);
        assert_eq!((half.down(Money(1)), half.half_up(Money(1))), (Money(12), Money(13)));
        assert_eq!(half.fraction(), Due::shared(Money(1), 2));
        assert_eq!((half + half).exact(), Some(Money(25)));
        assert_eq!(
            (half.up_to(Money(12)).as_fraction(), half.up_to(Money(13)).as_fraction()),
            ((-1, 2), (1, 2))
        );
    }
}
