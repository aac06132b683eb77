//! What stands over every list: the event, where and when.

use exaequo_model::Tournament;

use super::{Page, Paper};
use crate::text::sanitize;
use crate::{Lang, list, number, say};

/// A page about an event: its name, the list, the place and the days.
pub fn of_event(lang: Lang, kind: &'static str, tournament: &Tournament, list: String) -> Page {
    let mut page = Page::new(lang, kind, event_name(lang, tournament));
    page.paper = paper(tournament);
    page.subtitles.push(list);
    page.subtitles.extend(place_and_days(lang, tournament));
    page
}

/// The name of the event, or that it has none.
pub fn event_name(lang: Lang, tournament: &Tournament) -> String {
    match sanitize(tournament.str(tournament.event.name)) {
        name if name.is_empty() => {
            say!(lang, "Tournament without a name")
        }
        name => name,
    }
}

/// `Québec, 6–8 March 2026`.
pub fn place_and_days(lang: Lang, tournament: &Tournament) -> Option<String> {
    let event = &tournament.event;
    let city = sanitize(tournament.str(event.city));
    let days = match (event.start, event.end) {
        (Some(first), Some(last)) => number::dates(lang, first, last),
        (Some(day), None) | (None, Some(day)) => number::date(lang, day),
        (None, None) => String::new(),
    };
    let parts: Vec<String> = [city, days].into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| list::commas(lang, parts))
}

/// Federations of countries whose offices print on Letter: the Americas down to Colombia and Venezuela, Chile, and the
/// Philippines.
const LETTER: [&str; 20] = [
    "USA", "CAN", "MEX", "GUA", "ESA", "HON", "NCA", "CRC", "PAN", "COL", "VEN", "CHI", "DOM", "PUR", "PHI",
    "BER", "BIZ", "GUM", "ISV", "CAY",
];

/// What an event is printed on, by the federation that holds it.
fn paper(tournament: &Tournament) -> Paper {
    let federation = tournament.str(tournament.event.federation).trim().to_uppercase();
    if LETTER.contains(&federation.as_str()) { Paper::Letter } else { Paper::A4 }
}
