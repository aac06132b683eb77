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

/// Countries whose offices print on Letter, as federations and in names of locales: the Americas down to Colombia and
/// Venezuela, Chile, and the Philippines.
const LETTER: [(&str, &str); 20] = [
    ("USA", "US"),
    ("CAN", "CA"),
    ("MEX", "MX"),
    ("GUA", "GT"),
    ("ESA", "SV"),
    ("HON", "HN"),
    ("NCA", "NI"),
    ("CRC", "CR"),
    ("PAN", "PA"),
    ("COL", "CO"),
    ("VEN", "VE"),
    ("CHI", "CL"),
    ("DOM", "DO"),
    ("PUR", "PR"),
    ("PHI", "PH"),
    ("BER", "BM"),
    ("BIZ", "BZ"),
    ("GUM", "GU"),
    ("ISV", "VI"),
    ("CAY", "KY"),
];

/// What an event is printed on, by the federation that holds it; `None` where the event names none.
fn paper(tournament: &Tournament) -> Option<Paper> {
    let federation = tournament.str(tournament.event.federation).trim().to_uppercase();
    let is_letter = LETTER.iter().any(|(code, _)| *code == federation);
    (!federation.is_empty()).then_some(Paper::letter_if(is_letter))
}

/// What is printed on in a country, by its two letters: `CA` is Letter.
///
/// ```
/// use exaequo_report::page::{Paper, paper_of_region};
///
/// assert_eq!(paper_of_region("CA"), Paper::Letter);
/// assert_eq!(paper_of_region("FR"), Paper::A4);
/// ```
pub fn paper_of_region(region: &str) -> Paper {
    Paper::letter_if(LETTER.iter().any(|(_, code)| code.eq_ignore_ascii_case(region)))
}
