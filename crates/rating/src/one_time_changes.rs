//! Changes of all ratings at once, outside the calculation of games.

use exaequo_model::{Date, Pace};

use crate::rounding::{half_up, narrow};
use crate::series::Exactness;

/// A change of all ratings on one list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OneTimeChange {
    /// Rapid and blitz, October 2022: see [`raised_2022`].
    Raised2022,
    /// All three kinds of play, March 2024: see [`compression_2024`].
    Compression2024,
}

impl OneTimeChange {
    /// All of them, oldest first.
    pub const ALL: [Self; 2] = [Self::Raised2022, Self::Compression2024];

    /// The list on which it was made.
    pub const fn list(self) -> Date {
        match self {
            Self::Raised2022 => Date::constant(2022, 10, 1),
            Self::Compression2024 => Date::constant(2024, 3, 1),
        }
    }

    /// Whether it was made for a kind of play.
    pub const fn concerns(self, pace: Pace) -> bool {
        match self {
            Self::Raised2022 => matches!(pace, Pace::Rapid | Pace::Blitz),
            Self::Compression2024 => true,
        }
    }

    /// The rating afterwards; that of 2022 needs a standard rating and is left to the list.
    fn after(self, rating: u16) -> u16 {
        match self {
            Self::Raised2022 => rating,
            Self::Compression2024 => u16::try_from(compression_2024(i32::from(rating))).unwrap_or(rating),
        }
    }

    /// What is told by the rating afterwards, as far as a rating alone can tell.
    const fn certainty(self) -> Exactness {
        match self {
            Self::Raised2022 => Exactness::AtLeast,
            Self::Compression2024 => Exactness::Exactly,
        }
    }
}

/// How a rating was carried from one list to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    /// The kind of play.
    pub(crate) pace: Pace,
    /// The day of the list that has the rating.
    pub(crate) from: Date,
    /// The later day.
    pub(crate) to: Date,
}

impl Span {
    fn changes(self) -> impl Iterator<Item = OneTimeChange> {
        let between = move |once: &OneTimeChange| self.from < once.list() && once.list() <= self.to;
        OneTimeChange::ALL.into_iter().filter(move |once| once.concerns(self.pace) && between(once))
    }

    /// A rating as the later day has it, if no game changed it.
    pub(crate) fn carried(self, rating: u16) -> u16 {
        self.changes().fold(rating, |rating, once| once.after(rating))
    }

    /// How certain the carried rating is, given the earlier one.
    pub(crate) fn certainty(self, before: Exactness) -> Exactness {
        self.changes().map(OneTimeChange::certainty).fold(before, Exactness::max)
    }
}

/// 1 March 2024: ratings below 2000 went up by 40 % of what they lacked, in all three kinds of play.
///
/// ```
/// use exaequo_rating::one_time_changes::compression_2024;
///
/// assert_eq!(compression_2024(1500), 1700);
/// assert_eq!(compression_2024(2000), 2000);
/// ```
pub fn compression_2024(rating: i32) -> i32 {
    if rating >= 2000 {
        return rating;
    }
    let rating = i64::from(rating);
    narrow(half_up(10 * rating + 4 * (2000 - rating), 10))
}

/// 1 October 2022: a rapid or blitz rating more than 100 below the standard rating became that rating less 100.
pub fn raised_2022(rating: i32, standard: i32) -> i32 {
    rating.max(standard - 100)
}
