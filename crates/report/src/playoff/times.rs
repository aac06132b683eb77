//! Hours of a timetable.

use exaequo_playoff::{DateTime, Session};

/// When a session starts and ends: `17:00` and `17:50`, or the time since the start where nobody knows the hour.
pub(super) fn hours(session: &Session) -> [String; 2] {
    let time = |minutes: u32, at: Option<DateTime>| match at {
        Some(at) => hour(at),
        None => format!("+{}", duration(minutes)),
    };
    [time(session.from, session.starts), time(session.until, session.ends)]
}

/// `17:05`.
pub(super) fn hour(at: DateTime) -> String {
    format!("{:02}:{:02}", at.hour(), at.minute())
}

/// `1:05`, hours and minutes.
pub(super) fn duration(minutes: u32) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
