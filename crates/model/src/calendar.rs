//! Days. A birth date is often known to the year only.

pub use jiff::civil::Date;

/// Reads a day as `2026-03-07`, and nothing else; the library of dates reads many notations, by much more code.
///
/// ```
/// use exaequo_model::{Date, day_of};
///
/// assert_eq!(day_of("2026-03-07"), Some(Date::constant(2026, 3, 7)));
/// assert_eq!(["2026-3-7", "2026-02-30", "+026-03-07", "20260307"].map(day_of), [None; 4]);
/// ```
pub fn day_of(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let mut number = |width: usize| {
        let part = parts.next().filter(|part| part.len() == width)?;
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<i16>().ok())?
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

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
