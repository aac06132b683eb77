//! The moment at which something was entered.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use exaequo_model::Date;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// An instant in universal time. Entries made together have the same one.
///
/// ```
/// use exaequo_register::Moment;
///
/// let entered: Moment = "2026-11-01T23:59:59Z".parse()?;
/// assert_eq!(entered.day().to_string(), "2026-11-01");
/// assert_eq!(entered.to_string(), "2026-11-01T23:59:59Z");
/// # Ok::<(), exaequo_register::NoMoment>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(Timestamp);

/// The text is no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a moment is written as 2026-11-01T12:00:00Z")]
pub struct NoMoment;

impl Moment {
    /// The moment that lies this long after the beginning of 1970; the beginning itself for one beyond the year 9999.
    pub fn since_1970(elapsed: Duration) -> Self {
        let nanoseconds = i128::try_from(elapsed.as_nanos()).unwrap_or(i128::MAX);
        Self(Timestamp::from_nanosecond(nanoseconds).unwrap_or_default())
    }

    /// The day it falls on in universal time.
    pub fn day(self) -> Date {
        self.0.to_zoned(TimeZone::UTC).date()
    }
}

impl FromStr for Moment {
    type Err = NoMoment;

    fn from_str(text: &str) -> Result<Self, NoMoment> {
        text.parse().map(Self).map_err(|_| NoMoment)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
