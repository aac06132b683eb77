//! What a command has done, told by itself: sentences for people, the same as tables for programs.

mod facts;

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Readers, Table};
use exaequo_register::fact::{Announced, EventId, Imported};
use exaequo_register::{PublicationFinding, Register, ReportedEvent};
use exaequo_report::say;

use crate::Lang;
use crate::inbox;
use crate::preview::finding;
use crate::words::{day_cell, kind_cell, page as of_register, whole};
pub use facts::facts;

/// What was decided about events; and which were left alone because they are on closed lists.
pub fn decisions(register: &Register, decided: &[EventId], left: &[EventId], lang: Lang) -> Page {
    let mut page = of_register(lang, "decisions", register, say!(lang, "Decisions"));
    let of = |ids: &[EventId]| -> Vec<&ReportedEvent> {
        ids.iter().filter_map(|id| register.events.get(*id)).collect()
    };
    let mut lines: Vec<String> =
        of(decided).iter().map(|event| inbox::decision(register, event, lang)).collect();
    lines.extend(of(left).iter().map(|event| left_alone(event, lang)));
    if lines.is_empty() {
        lines.push(say!(lang, "There is no event that can be accepted without a look at it."));
    }
    page.list(lines);
    let mut table = inbox::table(register, &[of(decided), of(left)].concat(), lang);
    table.readers = Readers::Programs;
    page.table(table);
    page
}

/// An event that is not decided together with others.
fn left_alone(event: &ReportedEvent, lang: Lang) -> String {
    let (id, title) = (event.id.0, &event.newest().title);
    say!(
        lang,
        "Event {id}, {title}: left alone; its newest version would change a closed list, which is shown where it is accepted by itself.",
        id,
        title
    )
}

/// That a list was closed.
pub fn closed(register: &Register, list: Date, lang: Lang) -> Page {
    let mut page = of_register(lang, "closed-list", register, say!(lang, "Lists"));
    page.list(vec![inbox::closed(register, list, lang)]);
    let columns = vec![
        Column::name("list", say!(lang, "List")),
        Column::text("kind", say!(lang, "Kind of play")),
        Column::number("ratings", say!(lang, "Ratings")),
        Column::text("digest", "SHA-256"),
    ];
    let mut table = for_programs(say!(lang, "Lists"), columns);
    for kind in register.kinds() {
        let ratings = register.rated(kind, exaequo_register::Month::of(list)) as u64;
        let digest = register.digest(list, kind).map_or(Cell::Empty, |digest| Cell::text(digest.to_string()));
        table.push(vec![day_cell(lang, Some(list)), kind_cell(lang, kind), whole(ratings), digest]);
    }
    page.table(table);
    page
}

/// What stands in the way of a list, each with the name by which it is passed over.
pub fn stopped(register: &Register, findings: &[PublicationFinding], list: Date, lang: Lang) -> Page {
    let what = say!(lang, "What stands in the way of the list");
    let mut page = of_register(lang, "stops", register, what.clone());
    let columns = vec![
        Column::text("check", say!(lang, "Check")).kept(),
        Column::sentence("finding", say!(lang, "What was found")).kept(),
    ];
    let mut table = Table::new(what, columns);
    for one in findings {
        table.push(vec![Cell::text(one.check().name()), Cell::text(finding(register, one, list, lang))]);
    }
    page.table(table);
    page
}

/// That a list was published.
pub fn published(register: &Register, list: Date, folder: &str, files: usize, lang: Lang) -> Page {
    let mut page = of_register(lang, "publication", register, say!(lang, "Files"));
    page.list(vec![inbox::published(folder, files, lang)]);
    let columns = vec![
        Column::name("list", say!(lang, "List")),
        Column::text("folder", say!(lang, "Folder")),
        Column::number("files", say!(lang, "Files")),
    ];
    let mut table = for_programs(say!(lang, "Files"), columns);
    table.push(vec![day_cell(lang, Some(list)), Cell::text(folder), whole(files as u64)]);
    page.table(table);
    page
}

/// What a register begins with.
pub fn begun(register: &Register, lang: Lang) -> Page {
    let mut page = of_register(lang, "register", register, say!(lang, "Lists"));
    page.list(inbox::begun(register, lang));
    page.table(imported_lists(register.imported(), lang));
    page
}

/// That a list of somebody else is kept, the newest that was imported.
pub fn imported(register: &Register, lang: Lang) -> Page {
    let mut page = of_register(lang, "imported-list", register, say!(lang, "Lists"));
    let newest = register.imported().last();
    page.list(newest.iter().map(|one| inbox::imported(one.list, one.rows, lang)).collect());
    page.table(imported_lists(newest.map_or(&[], std::slice::from_ref), lang));
    page
}

fn imported_lists(imported: &[Imported], lang: Lang) -> Table {
    let columns = vec![
        Column::name("list", say!(lang, "List")),
        Column::text("kind", say!(lang, "Kind of play")),
        Column::number("rows", say!(lang, "Rows")),
        Column::text("digest", "SHA-256"),
    ];
    let mut table = for_programs(say!(lang, "Lists"), columns);
    for one in imported {
        let digest = Cell::text(one.file.to_string());
        table.push(vec![day_cell(lang, Some(one.list)), kind_cell(lang, one.kind), whole(one.rows), digest]);
    }
    table
}

/// What was announced of an event.
pub fn announced(register: &Register, announced: &Announced, lang: Lang) -> Page {
    let mut page = of_register(lang, "announcement", register, say!(lang, "Events"));
    page.list(vec![inbox::announced_event(announced, lang)]);
    let mut table = inbox::announced_table(register, [announced], lang);
    table.readers = Readers::Programs;
    page.table(table);
    page
}

fn for_programs(caption: String, columns: Vec<Column>) -> Table {
    Table { readers: Readers::Programs, ..Table::new(caption, columns) }
}
