//! 7.12: a player on all lists.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Note, Page, Table};
use exaequo_register::{Activeness, HistoryRow, KindHistory, Month, Origin, PlayerHistory};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::{day_cell, kind, of_federation, signed, whole};

/// A player on all lists, or those of a year; the register is told by its federation.
pub fn page(player: &PlayerHistory, federation: Option<&str>, year: Option<i16>, lang: Lang) -> Page {
    let (name, number) = (&player.name, player.number);
    let what = say!(lang, "{name} ({number})", name, number);
    let mut page = of_federation(lang, "register-player", federation, what);
    page.notes(about(player, lang));
    for own in &player.kinds {
        let kind = kind(lang, own.kind);
        page.heading(say!(lang, "Kind of play: {kind}", kind));
        page.table(table(own, year, lang));
    }
    page
}

fn about(player: &PlayerHistory, lang: Lang) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut note = |label: String, text: String| {
        if !text.is_empty() {
            notes.push(Note::new(label, text));
        }
    };
    note(say!(lang, "Federation"), player.federation.clone());
    note(say!(lang, "Title"), player.title.clone());
    note(say!(lang, "Title of women"), player.women_title.clone());
    note(say!(lang, "Born"), player.birth.year().map(|year| year.to_string()).unwrap_or_default());
    note(say!(lang, "Member of (7.14g)"), player.member.map(|own| own.name().to_owned()).unwrap_or_default());
    let now = |own: &KindHistory| Some(Note::new(kind(lang, own.kind), now(own, player.newest, lang)?));
    notes.extend(player.kinds.iter().filter_map(now));
    notes
}

/// What the newest list says.
fn now(own: &KindHistory, newest: Date, lang: Lang) -> Option<String> {
    let row = own.rows.first()?;
    let k = own.k.map(|k| k.to_string()).unwrap_or_default();
    Some(match (row.rating, Activeness::on(Month::of(newest), row.active)) {
        (None, _) => say!(lang, "no rating"),
        (Some(rating), Activeness::Active) => say!(lang, "{rating}, K {k}", rating, k),
        (Some(rating), Activeness::Inactive | Activeness::LongInactive) => {
            let since = number::date(lang, row.active.first_day());
            say!(
                lang,
                "{rating}, K {k}, inactive: the last game is on the list of {since} (7.23)",
                rating,
                k,
                since
            )
        }
    })
}

fn table(own: &KindHistory, year: Option<i16>, lang: Lang) -> Table {
    let columns = vec![
        Column::name("list", say!(lang, "List")).kept(),
        Column::number("rating", say!(lang, "Rating")).kept(),
        Column::number("change", say!(lang, "Change")).kept(),
        Column::number("games", say!(lang, "Games")),
        Column::number("all_games", say!(lang, "All games")),
        Column::number("k", "K"),
        Column::number("revision", say!(lang, "Revision")),
        Column::sentence("origin", say!(lang, "How it came about")),
    ];
    let mut table = Table::new(say!(lang, "Lists on which something changed"), columns);
    table.group = Some(("kind", crate::words::kind_cell(lang, own.kind)));
    for row in &own.rows {
        let day = row.list.first_day();
        if year.is_none_or(|year| day.year() == year) {
            table.push(cells(row, day, lang));
        }
    }
    table
}

fn cells(row: &HistoryRow, day: Date, lang: Lang) -> Vec<Cell> {
    let change = row.rating.zip(row.before).map(|(after, before)| i32::from(after) - i32::from(before));
    vec![
        day_cell(lang, Some(day)),
        Cell::maybe(row.rating),
        change.map_or(Cell::Empty, signed),
        whole(u64::from(row.games)),
        whole(u64::from(row.all_games)),
        Cell::maybe(row.k),
        whole(u64::from(row.revision)),
        Cell::text(origin(row.origin, lang)),
    ]
}

fn origin(origin: Origin, lang: Lang) -> String {
    match origin {
        Origin::Imported => say!(lang, "taken over from an imported list"),
        Origin::First => say!(lang, "first rating (8.3)"),
        Origin::Games => say!(lang, "games (8.55)"),
        Origin::Delisted => say!(lang, "below the floor: no rating any more (7.21)"),
        Origin::Adjusted => say!(lang, "set by decision"),
        Origin::OneTimeChange => say!(lang, "all ratings were changed"),
    }
}
