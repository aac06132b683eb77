//! 7.11: the days of lists, as small numbers.

use exaequo_model::Date;

/// The day of a list: the first of a month, counted in months.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(u16);

impl Month {
    /// The month of a day.
    pub fn of(day: Date) -> Self {
        let months = i32::from(day.year()) * 12 + i32::from(day.month()) - 1;
        Self(u16::try_from(months).unwrap_or(0))
    }

    /// Its first day.
    pub fn first_day(self) -> Date {
        let (year, month) = (i16::try_from(self.0 / 12), i8::try_from(self.0 % 12 + 1));
        let day = |year, month| Date::new(year, month, 1).ok();
        year.ok().zip(month.ok()).and_then(|(year, month)| day(year, month)).unwrap_or(Date::MIN)
    }

    /// Months from an earlier one to this.
    pub const fn since(self, earlier: Self) -> u16 {
        self.0.saturating_sub(earlier.0)
    }

    /// So many months later.
    #[must_use]
    pub const fn plus(self, months: u16) -> Self {
        Self(self.0.saturating_add(months))
    }

    /// So many months earlier.
    #[must_use]
    pub const fn minus(self, months: u16) -> Self {
        Self(self.0.saturating_sub(months))
    }

    /// The month of a number that was kept.
    pub const fn numbered(number: u16) -> Self {
        Self(number)
    }

    /// The number of the month, for whoever keeps it.
    pub const fn number(self) -> u16 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_month_of_a_day_and_back() {
        let month = Month::of(Date::constant(2026, 11, 17));
        assert_eq!(month.first_day(), Date::constant(2026, 11, 1));
        assert_eq!(month.plus(2).first_day(), Date::constant(2027, 1, 1));
        assert_eq!(month.plus(14).since(month), 14);
    }
}
