//! Words that several pages have in common.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page};
use exaequo_register::{EventState, Kind, Person, Register};
use exaequo_report::{number, say};

use crate::Lang;

/// A page of a register: the federation stands over it, where it is known.
pub(crate) fn page(lang: Lang, kind: &'static str, register: &Register, what: String) -> Page {
    of_federation(lang, kind, register.settings.federation.as_deref(), what)
}

/// The same of a register that is told by its federation.
pub(crate) fn of_federation(lang: Lang, kind: &'static str, federation: Option<&str>, what: String) -> Page {
    let title = match federation {
        Some(federation) => say!(lang, "Rating register of {federation}", federation),
        None => say!(lang, "Rating register"),
    };
    let mut page = Page::new(lang, kind, title);
    page.subtitles.push(what);
    page
}

/// A kind of rating.
pub(crate) fn kind(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Standard => say!(lang, "standard"),
        Kind::Rapid => say!(lang, "rapid"),
        Kind::Blitz => say!(lang, "blitz"),
        Kind::National => say!(lang, "national"),
    }
}

/// A kind of rating as a cell: programs read its name.
pub(crate) fn kind_cell(lang: Lang, own: Kind) -> Cell {
    Cell::sign(kind(lang, own), own.name())
}

/// A day as a cell: programs read it as 2026-11-01.
pub(crate) fn day_cell(lang: Lang, day: Option<Date>) -> Cell {
    day.map_or(Cell::Empty, |day| Cell::sign(number::date(lang, day), day.to_string()))
}

/// Where an event stands.
pub(crate) fn state(lang: Lang, state: EventState) -> String {
    match state {
        EventState::Open => say!(lang, ctx "an event of a register", "not decided"),
        EventState::Accepted => say!(lang, ctx "an event of a register", "accepted"),
        EventState::Refused => say!(lang, ctx "an event of a register", "refused"),
        EventState::Withdrawn => say!(lang, ctx "an event of a register", "withdrawn"),
    }
}

/// The columns a player is told by.
pub(crate) fn person_columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("id", say!(lang, "ID number")).key().under("name"),
        Column::text("title", say!(lang, "Title")).under("name"),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::text("federation", say!(lang, "Federation")).under("name"),
    ]
}

/// The cells for them.
pub(crate) fn person_cells(person: &Person<'_>) -> Vec<Cell> {
    let title = if person.title.is_empty() { person.women_title } else { person.title };
    vec![whole(person.number), text(title), Cell::person(person.name), text(person.federation)]
}

/// A number that may be large.
pub(crate) fn whole(number: u64) -> Cell {
    i64::try_from(number).map_or(Cell::Empty, Cell::Whole)
}

/// A text, or nothing.
pub(crate) fn text(text: &str) -> Cell {
    if text.is_empty() { Cell::Empty } else { Cell::text(text) }
}

/// A change with its sign.
pub(crate) fn signed(change: i32) -> Cell {
    let shown = match change {
        0 => "0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    };
    Cell::sign(shown, change.to_string())
}
