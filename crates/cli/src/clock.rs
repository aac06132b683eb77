//! The time at which something was computed.

use std::time::Duration;

use exaequo::model::Date;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The day, the hour and the minute in UTC. Whoever wants the same bytes twice sets `SOURCE_DATE_EPOCH`, as for other
/// programs.
pub(crate) fn now() -> (Date, u8, u8) {
    let time = timestamp().to_zoned(TimeZone::UTC);
    let part = |number: i8| u8::try_from(number).unwrap_or(0);
    (time.date(), part(time.hour()), part(time.minute()))
}

/// How long the beginning of 1970 is past.
pub(crate) fn elapsed() -> Duration {
    timestamp().duration_since(Timestamp::UNIX_EPOCH).unsigned_abs()
}

/// The moment itself.
fn timestamp() -> Timestamp {
    let asked = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    asked.and_then(|seconds| Timestamp::from_second(seconds).ok()).unwrap_or_else(Timestamp::now)
}
