//! The month that heads the ratings of a list: `OCT26`.

use exaequo_model::Date;

const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// The heading of a list of that day.
pub(crate) fn heading(day: Date) -> String {
    let month = usize::try_from(day.month() - 1).unwrap_or(0);
    format!("{}{:02}", MONTHS[month.min(11)], day.year().rem_euclid(100))
}

/// The first day of a month in capitals; `None` for any other word.
pub(crate) fn first_day(heading: &str) -> Option<Date> {
    let (letters, year) = heading.split_at_checked(3)?;
    let number = (1..).zip(MONTHS).find(|(_, name)| *name == letters)?.0;
    Date::new(2000 + year.parse::<i16>().ok()?, number, 1).ok()
}
