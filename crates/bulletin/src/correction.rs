//! Ruling 63: what facts would change, before they are entered.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::fact::ListDigest;
use exaequo_register::{Cause, Entry, EventMove, Kind, Register, RowDifference, Standing};
use exaequo_report::{number, say};

use crate::Lang;
use crate::records::correction_table;
use crate::words::{
    day_cell, kind, kind_cell, page as of_register, person_cells, person_columns, signed, whole,
};

/// What facts change.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changes<'a> {
    /// Lists that change.
    pub revised: &'a [ListDigest],
    /// Every row that differs.
    pub rows: &'a [RowDifference],
    /// Events that are rated for another kind or on another list.
    pub moved: &'a [EventMove],
    /// Where revisions of a list are compared: what lies between them.
    pub between: Option<Between<'a>>,
}

/// What lies between two revisions of a list.
#[derive(Clone, Copy, Debug)]
pub struct Between<'a> {
    /// The entries of the register.
    pub entries: &'a [Entry],
    /// The day of the list.
    pub list: Date,
    /// The entries that recorded the two revisions.
    pub recorded: [u64; 2],
}

impl Between<'_> {
    /// The corrections that changed the list from the earlier revision to the later one.
    fn corrections(&self, register: &Register, lang: Lang) -> Table {
        let Self { entries, list, recorded: [one, other] } = *self;
        let lies_between = one.min(other) + 1..=one.max(other);
        let is_asked = |entry: &Entry, lists: &[ListDigest]| {
            lies_between.contains(&entry.number) && lists.iter().any(|one| one.list == list)
        };
        correction_table(register, entries, is_asked, lang)
    }
}

/// Lists that change, and every row that differs, original and revised beside each other.
pub fn page(register: &Register, changes: &Changes<'_>, lang: Lang) -> Page {
    let mut page = of_register(lang, "correction", register, say!(lang, "What changes"));
    for one in changes.moved {
        page.paragraph(moved(register, one, lang));
    }
    let Changes { revised, rows, .. } = *changes;
    match (revised.is_empty() && rows.is_empty(), changes.between) {
        (true, Some(_)) => page.paragraph(say!(lang, "No rating differs.")),
        (true, None) => page.paragraph(say!(lang, "No list that was closed changes.")),
        (false, _) => {}
    }
    if !revised.is_empty() {
        page.table(lists(revised, rows, lang));
    }
    if !rows.is_empty() {
        page.table(differences(register, rows, lang));
    }
    let corrections = changes.between.map(|between| between.corrections(register, lang));
    if let Some(table) = corrections.filter(|table| !table.rows.is_empty()) {
        page.table(table);
    }
    page
}

/// An event that is rated otherwise, in a sentence.
fn moved(register: &Register, one: &EventMove, lang: Lang) -> String {
    let id = one.event.0;
    let title = register.events.get(one.event).map_or("", |event| event.newest().title.as_str());
    let of = |(own, list): (Kind, Date)| (kind(lang, own), number::date(lang, list));
    let ((was, before), (is, after)) = (of(one.before), of(one.after));
    say!(
        lang,
        "Event {id}, {title}: {is}, on the list of {after}; before: {was}, on the list of {before}.",
        id,
        title,
        is,
        after,
        was,
        before
    )
}

fn lists(revised: &[ListDigest], rows: &[RowDifference], lang: Lang) -> Table {
    let columns = vec![
        Column::name("list", say!(lang, "List")),
        Column::text("kind", say!(lang, "Kind of play")),
        Column::number("revision", say!(lang, "Revision")),
        Column::number("rows", say!(lang, "Rows that differ")),
    ];
    let mut table = Table::new(say!(lang, "Lists that change"), columns);
    for one in revised {
        let own = rows.iter().filter(|row| (row.list, row.kind) == (one.list, one.kind)).count();
        table.push(vec![
            day_cell(lang, Some(one.list)),
            kind_cell(lang, one.kind),
            whole(u64::from(one.revision)),
            whole(own as u64),
        ]);
    }
    table
}

fn differences(register: &Register, rows: &[RowDifference], lang: Lang) -> Table {
    let mut columns = vec![
        Column::text("list", say!(lang, "List")).key().under("name"),
        Column::text("kind", say!(lang, "Kind of play")).under("name"),
    ];
    columns.extend(person_columns(lang));
    columns.extend([
        Column::number("before", say!(lang, "Before")),
        Column::number("after", say!(lang, "After")).kept(),
        Column::number("difference", say!(lang, "Difference")).kept(),
        Column::sentence("cause", say!(lang, "Why")).under("name"),
    ]);
    let mut table = Table::new(say!(lang, "Rows that differ"), columns);
    for row in rows {
        let mut cells = vec![day_cell(lang, Some(row.list)), kind_cell(lang, row.kind)];
        match register.persons.exactly(row.number) {
            Some(person) => cells.extend(person_cells(&register.persons.on(person, row.list))),
            None => cells.extend([whole(row.number), Cell::Empty, Cell::Empty, Cell::Empty]),
        }
        let difference =
            row.after.zip(row.before).map(|(after, before)| i32::from(after) - i32::from(before));
        cells.extend([
            Cell::maybe(row.before),
            Cell::maybe(row.after),
            difference.map_or(Cell::Empty, signed),
            Cell::text(cause(register, row.cause, lang)),
        ]);
        table.push(cells);
    }
    table.hide_empty(&["title"]);
    table
}

fn cause(register: &Register, cause: Cause, lang: Lang) -> String {
    match cause {
        Cause::Event(event) => {
            let id = event.0;
            let title = register.events.get(event).map_or("", |event| event.newest().title.as_str());
            say!(lang, "event {id}, {title}", id, title)
        }
        Cause::Player => say!(lang, "a fact about the player"),
        Cause::Follows => say!(lang, "follows from another row"),
    }
}

/// Two lists beside each other: everybody whose rating differs.
pub fn between(before: &Register, one: Date, after: &Register, other: Date, lang: Lang) -> Page {
    let (first, second) = (number::date(lang, one), number::date(lang, other));
    let what = say!(lang, "The list of {first} and that of {second}", first, second);
    let mut page = of_register(lang, "list-diff", after, what);
    let mut columns = vec![Column::text("kind", say!(lang, "Kind of play"))];
    columns.extend(person_columns(lang));
    columns.extend([
        Column::number("before", say!(lang, "Before")),
        Column::number("after", say!(lang, "After")).kept(),
        Column::number("difference", say!(lang, "Difference")).kept(),
    ]);
    let mut table = Table::new(say!(lang, "Ratings that differ"), columns);
    let (left, right) = (before.list(one), after.list(other));
    for player in right.everybody() {
        let known = before.persons.find(player.facts.number).map(|person| left.player(person));
        for kind in Kind::ALL {
            let was = known.and_then(|known| known.standings[kind]).and_then(Standing::rating);
            let is = player.standings[kind].and_then(Standing::rating);
            if was != is {
                let mut cells = vec![kind_cell(lang, kind)];
                cells.extend(person_cells(&player.facts));
                let difference = is.zip(was).map(|(is, was)| i32::from(is) - i32::from(was));
                cells.extend([Cell::maybe(was), Cell::maybe(is), difference.map_or(Cell::Empty, signed)]);
                table.push(cells);
            }
        }
    }
    if table.rows.is_empty() {
        page.paragraph(say!(lang, "No rating differs."));
    } else {
        page.table(table);
    }
    page
}
