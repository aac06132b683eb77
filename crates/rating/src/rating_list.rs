//! 7.11: rating lists, whose records are found by FIDE identification number, and the days on which they are published.

use exaequo_model::{ByPace, Date, Order as _, Pace};

use crate::declared::Official;
use crate::part::{Days, Part};
use crate::provisions::{ListOfK, Provisions};

/// What a rating list says about a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListRecord {
    /// The FIDE identification number.
    pub id: u64,
    /// Ratings for standard chess, rapid and blitz.
    pub ratings: ByPace<Option<u16>>,
    /// The coefficients that go with them.
    pub k: ByPace<Option<u8>>,
    /// All games behind the rating, where the list says so.
    pub games: Option<u32>,
    /// The highest rating ever published, where the list says so (8.56).
    pub highest: Option<u16>,
    /// The year of birth.
    pub birth: Option<i16>,
}

impl ListRecord {
    pub(crate) fn rating(&self, pace: Pace) -> Option<u16> {
        self.ratings[pace]
    }
}

/// Records of a rating list, found by number.
///
/// ```
/// use exaequo_model::ByPace;
/// use exaequo_rating::{ListRecord, RatingList};
///
/// let ratings = ByPace { standard: Some(2839), ..ByPace::default() };
/// let record = ListRecord { id: 1_503_014, ratings, ..ListRecord::default() };
/// let list = RatingList::new(vec![record]);
/// assert_eq!(list.find(1_503_014), Some(&record));
/// assert_eq!(list.find(1), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingList {
    records: Vec<ListRecord>,
    /// The day of the list, where it says so.
    pub(crate) published: Option<Date>,
}

impl RatingList {
    /// A list of records in any order; of two with the same number the later one counts.
    pub fn new(mut records: Vec<ListRecord>) -> Self {
        records.order_by_key(|record| record.id);
        records.reverse();
        records.dedup_by_key(|record| record.id);
        records.reverse();
        Self { records, published: None }
    }

    /// The same list, as published on a day.
    #[must_use]
    pub fn published_on(self, day: Option<Date>) -> Self {
        Self { published: day, ..self }
    }

    /// The day of the list, where it says so.
    pub const fn published(&self) -> Option<Date> {
        self.published
    }

    /// The record of a player, by FIDE identification number.
    pub fn find(&self, id: u64) -> Option<&ListRecord> {
        let place = self.records.binary_search_by_key(&id, |record| record.id).ok()?;
        self.records.get(place)
    }
}

/// The first day of a month, counted from year 0.
fn first_of_month(month: i32) -> Option<Date> {
    let (year, month) = (i16::try_from(month.div_euclid(12)), i8::try_from(month.rem_euclid(12) + 1));
    Date::new(year.ok()?, month.ok()?, 1).ok()
}

impl Provisions {
    /// 7.13: the list that the days of an event, or of a part of it, lead to, where they are known.
    pub fn list_of(&self, days: impl Into<Days>, official: Official) -> Option<Date> {
        let days = days.into();
        Some(self.list_after(days.end.or(days.start)?, official))
    }

    /// 7.13, ruling 49: the list a part is rated on: the one it was put on, or that of its days.
    pub fn list_of_part(&self, part: &Part, official: Official) -> Option<Date> {
        part.list.or_else(|| self.list_of(part.days, official))
    }

    /// 7.1: the newest list before the one on which a part is rated.
    pub(crate) fn newest_list(&self, part: &Part, official: Official) -> Option<Date> {
        let before = self.list_of_part(part, official)?.yesterday().ok()?;
        Some(self.list_in_force(before))
    }

    /// 8.56: the list whose K holds.
    pub(crate) fn list_of_k(&self, part: &Part, official: Official) -> Option<Date> {
        match self.list_of_k {
            ListOfK::Newest => self.newest_list(part, official),
            ListOfK::AtStart => part.days.start.map(|start| self.list_in_force(start)),
        }
    }

    /// 8.56: the day after the lists that decide about K.
    pub(crate) fn end_of_lists_of_k(&self, part: &Part, official: Official) -> Option<Date> {
        self.list_of_k(part, official)?.tomorrow().ok()
    }

    /// 7.11, 7.13: the list an event is rated on, by its last day.
    pub fn list_after(&self, end: Date, official: Official) -> Date {
        let closing = if official == Official::Yes { 1 } else { self.closing_days };
        let earliest = (0..closing).try_fold(end, |day, _| day.tomorrow().ok()).unwrap_or(end);
        let every = i32::from(self.months_a_list.max(1));
        let month = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month()) - 1;
        let after = if earliest.day() == 1 { month(earliest) } else { month(earliest) + 1 };
        let list = after + (every - after.rem_euclid(every)).rem_euclid(every);
        first_of_month(list).unwrap_or(end).max(self.first_list.unwrap_or(Date::MIN))
    }

    /// 7.11: the first month of the rating period a day belongs to, and that of the next, counted from year 0.
    pub(crate) fn rating_period(&self, day: Date) -> (i32, i32) {
        let every = i32::from(self.months_a_list.max(1));
        let month = i32::from(day.year()) * 12 + i32::from(day.month()) - 1;
        let first = month - month.rem_euclid(every);
        (first, first + every)
    }

    /// 7.11: the last of a number of lists after a day.
    pub(crate) fn lists_later(&self, day: Date, lists: u8) -> Option<Date> {
        (0..lists).try_fold(day, |day, _| first_of_month(self.rating_period(day).1))
    }

    /// 7.11: the list in force on a day.
    ///
    /// ```
    /// use exaequo_model::{ByPace, Date, Pace};
    /// use exaequo_rating::Edition;
    ///
    /// // There is a list a month now.
    /// let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
    /// assert_eq!(provisions.list_in_force(Date::constant(2026, 3, 7)), Date::constant(2026, 3, 1));
    /// ```
    pub fn list_in_force(&self, day: Date) -> Date {
        first_of_month(self.rating_period(day).0).unwrap_or(day)
    }
}
