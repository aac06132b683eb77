//! Hours of a timetable.

use exaequo_playoff::{DateTime, Session, TiePlan};

use crate::page::{Cell, Column};
use crate::{Lang, number, say};

/// When a session starts and ends: `17:00` and `17:50`, or the time since the start where nobody knows the hour.
pub(super) fn hours(session: &Session) -> [Cell; 2] {
    let time = |minutes: u32, at: Option<DateTime>| match at {
        Some(at) => Cell::sign(hour(at), at.to_string()),
        None => Cell::text(format!("+{}", duration(minutes))),
    };
    [time(session.from, session.starts), time(session.until, session.ends)]
}

/// Dates, where not everything is played on one day.
pub(super) fn day_column(lang: Lang) -> Column {
    Column::text("day", say!(lang, "Date"))
}

/// The day of a session; nothing where the play-off begins and ends on one day, which the page names once.
pub(super) fn day(group: &TiePlan, session: &Session, lang: Lang) -> Cell {
    let first = group.timetable.first().and_then(|first| first.starts).map(DateTime::date);
    let is_later = |session: &Session| session.starts.map(DateTime::date) != first;
    match session.starts {
        Some(starts) if group.timetable.iter().any(is_later) => {
            Cell::sign(number::date(lang, starts.date()), starts.date().to_string())
        }
        _ => Cell::Empty,
    }
}

/// The time of day: `17:05`.
pub(super) fn hour(at: DateTime) -> String {
    format!("{:02}:{:02}", at.hour(), at.minute())
}

/// `1:05 h` in a sentence.
pub(super) fn duration_words(lang: Lang, minutes: u32) -> String {
    let (hours, minutes) = (minutes / 60, format!("{:02}", minutes % 60));
    say!(lang, "{hours}:{minutes}\u{A0}h", hours, minutes)
}

/// `1:05`, hours and minutes.
fn duration(minutes: u32) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
