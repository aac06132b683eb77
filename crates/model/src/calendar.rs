//! Days. A birth date is often known to the year only.

pub use jiff::civil::Date;

/// When somebody was born, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Birth {
    /// The date of birth is not known.
    #[default]
    Unknown,
    /// The year alone, as in `1979/00/00`.
    Year(i16),
    /// The full date of birth.
    Day(Date),
}

impl Birth {
    /// The year, which is all that age limits and development coefficients need.
    pub fn year(self) -> Option<i16> {
        match self {
            Self::Unknown => None,
            Self::Year(year) => Some(year),
            Self::Day(date) => Some(date.year()),
        }
    }
}
