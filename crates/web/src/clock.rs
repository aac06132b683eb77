//! The time at which something happens.

use std::time::Duration;

use exaequo::model::Date;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Now, by RFC 3339.
pub(crate) fn now() -> String {
    Timestamp::from_second(Timestamp::now().as_second()).unwrap_or_default().to_string()
}

/// How long the beginning of 1970 is past.
pub(crate) fn elapsed() -> Duration {
    Timestamp::now().duration_since(Timestamp::UNIX_EPOCH).unsigned_abs()
}

/// So many seconds from now, by RFC 3339.
pub(crate) fn later(seconds: i64) -> String {
    Timestamp::from_second(Timestamp::now().as_second() + seconds).unwrap_or_default().to_string()
}

/// A moment so many months after another, by RFC 3339 in UTC.
pub(crate) fn months_after(at: &str, months: u16) -> Option<String> {
    let time = at.parse::<Timestamp>().ok()?.to_zoned(TimeZone::UTC);
    let later = time.checked_add(jiff::Span::new().months(i32::from(months))).ok()?;
    Some(later.timestamp().to_string())
}

/// The day, the hour and the minute of a moment, in the time of this place.
pub(crate) fn local(at: &str) -> Option<(Date, u8, u8)> {
    let time = at.parse::<Timestamp>().ok()?.to_zoned(TimeZone::system());
    let part = |number: i8| u8::try_from(number).unwrap_or(0);
    Some((time.date(), part(time.hour()), part(time.minute())))
}

/// The same of this moment in UTC, for the feet of lists.
pub(crate) fn utc() -> (Date, u8, u8) {
    let time = Timestamp::now().to_zoned(TimeZone::UTC);
    let part = |number: i8| u8::try_from(number).unwrap_or(0);
    (time.date(), part(time.hour()), part(time.minute()))
}

/// The day it is in this place.
pub(crate) fn today() -> Date {
    Timestamp::now().to_zoned(TimeZone::system()).date()
}

/// How many whole minutes ago a moment was.
pub(crate) fn minutes_since(at: &str) -> u64 {
    let then = at.parse::<Timestamp>().map_or(0, Timestamp::as_second);
    u64::try_from((Timestamp::now().as_second() - then).max(0) / 60).unwrap_or(0)
}
