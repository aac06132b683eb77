//! 7.12: a player on all lists.

mod chart;

use exaequo_model::Date;
use exaequo_page::{Block, Cell, Column, Narrow, Note, Page, Table};
use exaequo_register::{Activeness, HistoryRow, Kind, KindHistory, Month, Origin, PlayerHistory, RevisedRow};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::{day_cell, kind, of_federation, signed, whole};

/// The same on all lists, with a picture over the lists of each kind, and a way from each list to its games.
pub fn illustrated(
    player: &PlayerHistory,
    federation: Option<&str>,
    way: impl Fn(Date) -> String,
    lang: Lang,
) -> Page {
    let mut page = page(player, federation, None, lang);
    let kinds = kinds(player).into_iter().map(|own| chart::figure(&own, player.newest, lang));
    let mut pictures = kinds.collect::<Vec<_>>().into_iter();
    let blocks = std::mem::take(&mut page.blocks);
    for mut block in blocks {
        if let Block::Table(table) = &mut block {
            page.blocks.extend(pictures.next().flatten().map(Block::Figure));
            link(table, &way);
        }
        page.blocks.push(block);
    }
    if player.kinds.is_empty() {
        page.table(towards_rating(player.newest, &way, lang));
    }
    page
}

/// 7.14: of somebody who is on no list yet, the way to the results that are kept.
fn towards_rating(newest: Date, way: impl Fn(Date) -> String, lang: Lang) -> Table {
    let columns = vec![Column::name("list", say!(lang, "List")).kept()];
    let mut table = Table::new(say!(lang, "Results that are kept until there is a rating (7.14)"), columns);
    table.push(vec![Cell::link(number::date(lang, newest), way(newest))]);
    table
}

/// Lists on which games were rated lead to them.
fn link(table: &mut Table, way: impl Fn(Date) -> String) {
    let place = |key: &str| table.columns.iter().position(|column| column.key == key);
    let (Some(list), Some(games)) = (place("list"), place("games")) else { return };
    for row in &mut table.rows {
        let Cell::Sign(day) = &row.cells[list] else { continue };
        let has_games = matches!(row.cells[games], Cell::Whole(1..));
        if let Some(day_of) = day.file.parse().ok().filter(|_| has_games) {
            row.cells[list] = Cell::link(day.shown.clone(), way(day_of));
        }
    }
}

/// A player on all lists, or those of a year; the register is told by its federation.
pub fn page(player: &PlayerHistory, federation: Option<&str>, year: Option<i16>, lang: Lang) -> Page {
    let (name, number) = (&player.name, player.number);
    let what = say!(lang, "{name} ({number})", name, number);
    let mut page = of_federation(lang, "register-player", federation, what);
    page.notes(about(player, lang));
    for own in &kinds(player) {
        let kind = kind(lang, own.kind);
        page.heading(say!(lang, "Kind of play: {kind}", kind));
        let revised: Vec<_> = player.revised.iter().filter(|row| row.kind == own.kind).collect();
        match (table(own, &revised, year, lang), year) {
            (table, Some(year)) if table.rows.is_empty() => {
                page.paragraph(say!(lang, "Nothing changed for the player on the lists of {year}.", year));
            }
            (table, _) => page.table(table),
        }
    }
    page
}

/// The kinds of play there is something of: also where corrections have left nothing on any list (ruling 63).
fn kinds(player: &PlayerHistory) -> Vec<KindHistory> {
    let of = |kind: Kind| {
        let own = player.kinds.iter().find(|own| own.kind == kind).cloned();
        let is_revised = player.revised.iter().any(|row| row.kind == kind);
        own.or_else(|| is_revised.then_some(KindHistory { kind, k: None, rows: Vec::new() }))
    };
    Kind::ALL.into_iter().filter_map(of).collect()
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

fn table(own: &KindHistory, revised: &[&RevisedRow], year: Option<i16>, lang: Lang) -> Table {
    // Beside the rating and its change a telephone has no room for them.
    let under = Narrow::NamedUnder("list");
    let columns = vec![
        Column::name("list", say!(lang, "List")).kept(),
        Column::number("rating", say!(lang, "Rating")).kept(),
        Column::number("change", say!(lang, "Change")).kept(),
        Column::number("original", say!(lang, "Original")).narrow(under),
        Column::number("revised", say!(lang, "Revised")).narrow(under),
        Column::number("games", say!(lang, "Games")),
        Column::number("all_games", say!(lang, "All games")),
        Column::number("k", "K"),
        Column::number("revision", say!(lang, "Revision")),
        Column::sentence("origin", say!(lang, "How it came about")),
    ];
    let mut table = Table::new(say!(lang, "Lists on which something changed"), columns);
    table.group = Some(("kind", crate::words::kind_cell(lang, own.kind)));
    let mut rows: Vec<(Month, Vec<Cell>)> =
        own.rows.iter().map(|row| (row.list, cells(row, of_list(revised, row.list), lang))).collect();
    let has_row = |list: Month| own.rows.iter().any(|row| row.list == list);
    rows.extend(revised.iter().filter(|row| !has_row(row.list)).map(|row| (row.list, unchanged(row, lang))));
    rows.sort_by_key(|(list, _)| std::cmp::Reverse(*list));
    for (list, cells) in rows {
        if year.is_none_or(|year| list.first_day().year() == year) {
            table.push(cells);
        }
    }
    table.hide_empty(&["original", "revised"]);
    table
}

fn of_list<'a>(revised: &[&'a RevisedRow], list: Month) -> Option<&'a RevisedRow> {
    revised.iter().copied().find(|row| row.list == list)
}

/// Ruling 63: what a list said first, and what its newest revision says; nothing where that is the same.
fn versions(revised: Option<&RevisedRow>) -> [Cell; 2] {
    let rating = |rating: Option<u16>| rating.map_or(Cell::Missing, |rating| Cell::Whole(rating.into()));
    revised.map_or([Cell::Empty, Cell::Empty], |row| [rating(row.original.0), rating(row.revised.0)])
}

/// A list on which nothing changes for the player, of one version of it at least.
fn unchanged(row: &RevisedRow, lang: Lang) -> Vec<Cell> {
    let [original, revised] = versions(Some(row));
    let own = say!(lang, "only one of its versions changed something");
    let mut cells =
        vec![day_cell(lang, Some(row.list.first_day())), Cell::Empty, Cell::Empty, original, revised];
    cells.extend([Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty, Cell::text(own)]);
    cells
}

fn cells(row: &HistoryRow, revised: Option<&RevisedRow>, lang: Lang) -> Vec<Cell> {
    let change = row.rating.zip(row.before).map(|(after, before)| i32::from(after) - i32::from(before));
    let [original, revised] = versions(revised);
    vec![
        day_cell(lang, Some(row.list.first_day())),
        Cell::maybe(row.rating),
        change.map_or(Cell::Empty, signed),
        original,
        revised,
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
