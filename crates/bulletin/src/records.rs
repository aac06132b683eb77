//! What a register shows to everybody: the lists it has published, their files, the corrections with their reasons, and
//! players that were looked for.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::fact::{EventId, ListDigest, Published, PublishedFile, Verdict};
use exaequo_register::{Entry, Fact, Kind, Register};
use exaequo_report::{list as words_of, number, say};

use crate::Lang;
use crate::words::{day_cell, kind, of_federation, page as of_register, text, whole};

/// A player that was looked for, as on the newest list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundPlayer {
    /// The identification number.
    pub number: u64,
    /// The name, family name first.
    pub name: String,
    /// The federation, three letters.
    pub federation: String,
    /// The title, such as `GM`.
    pub title: String,
    /// The year of birth.
    pub born: Option<i16>,
    /// The ratings for standard play, rapid and blitz.
    pub ratings: [Option<u16>; 3],
}

/// Players that were looked for, each with a link to their page.
pub fn found(
    players: &[FoundPlayer],
    federation: Option<&str>,
    way: impl Fn(u64) -> String,
    lang: Lang,
) -> Page {
    let mut page = of_federation(lang, "found-players", federation, say!(lang, "Players"));
    let mut columns = vec![
        Column::text("title", say!(lang, "Title")).under("name"),
        Column::name("name", say!(lang, "Name")).kept(),
        Column::number("id", say!(lang, "ID number")).key().under("name"),
        Column::text("federation", say!(lang, "Federation")),
        Column::number("born", say!(lang, "Born")),
    ];
    let kinds = [Kind::Standard, Kind::Rapid, Kind::Blitz];
    columns.extend(kinds.map(|own| Column::number(own.name(), kind(lang, own)).kept()));
    let mut table = Table::new(say!(lang, "Players"), columns);
    for player in players {
        let mut cells = vec![
            text(&player.title),
            Cell::link(&player.name, way(player.number)),
            whole(player.number),
            text(&player.federation),
            Cell::maybe(player.born),
        ];
        cells.extend(player.ratings.map(Cell::maybe));
        table.push(cells);
    }
    table.hide_empty(&["title", "born", "rapid", "blitz"]);
    page.table(table);
    page
}

/// The lists that were published, the newest first, each with links to its files where they are available.
pub fn lists(register: &Register, way: impl Fn(&Published) -> Option<String>, lang: Lang) -> Page {
    let mut page = of_register(lang, "published-lists", register, say!(lang, "Rating lists"));
    if register.published().is_empty() {
        page.paragraph(say!(lang, "No list was published yet."));
        return page;
    }
    let columns = vec![
        Column::name("list", say!(lang, "List")).kept(),
        Column::text("kinds", say!(lang, "Kind of play")),
        Column::number("revision", say!(lang, "Revision")),
        Column::number("files", say!(lang, "Files")).kept(),
    ];
    let mut table = Table::new(say!(lang, "Rating lists"), columns);
    for published in register.published().iter().rev() {
        let day = number::date(lang, published.list);
        let name = match way(published) {
            Some(to) => Cell::link(day, to),
            None => Cell::text(day),
        };
        let kinds: Vec<String> = published.revisions.iter().map(|one| kind(lang, one.kind)).collect();
        let files = whole(published.files.len() as u64);
        table.push(vec![
            name,
            Cell::text(words_of::and(lang, &kinds)),
            whole(u64::from(published.revision())),
            files,
        ]);
    }
    page.table(table);
    page
}

/// The files of a list that was published, with their digests. Pages are reached from their index.
pub fn files(register: &Register, published: &Published, way: impl Fn(&str) -> String, lang: Lang) -> Page {
    let day = number::date(lang, published.list);
    let mut page = of_register(lang, "list-files", register, say!(lang, "List of {day}", day));
    let columns = vec![
        Column::name("file", say!(lang, "File")).kept(),
        Column::number("bytes", say!(lang, "Bytes")),
        Column::text("digest", "SHA-256").under("file"),
    ];
    let mut table = Table::new(say!(lang, "Files"), columns);
    let manifest = "manifest.json";
    table.push(vec![Cell::link(manifest, way(manifest)), Cell::Empty, Cell::Empty]);
    let is_asked = |file: &&PublishedFile| !file.is_page() || file.name.ends_with("/index.html");
    for file in published.files.iter().filter(is_asked) {
        let digest = Cell::text(file.digest.to_string());
        table.push(vec![Cell::link(&file.name, way(&file.name)), whole(file.bytes), digest]);
    }
    page.table(table);
    page
}

/// The public log of corrections: when lists were changed that had been closed, by which facts, and why.
pub fn corrections(register: &Register, entries: &[Entry], lang: Lang) -> Page {
    let mut page = of_register(lang, "corrections", register, say!(lang, "Corrections"));
    let table = correction_table(register, entries, |_, _| true, lang);
    if table.rows.is_empty() {
        page.paragraph(say!(lang, "No list was corrected after it was closed."));
        return page;
    }
    page.table(table);
    page
}

/// Corrections that are asked for by their entries and the lists they change, the newest first.
pub(crate) fn correction_table(
    register: &Register,
    entries: &[Entry],
    is_asked: impl Fn(&Entry, &[ListDigest]) -> bool,
    lang: Lang,
) -> Table {
    let columns = vec![
        Column::name("day", say!(lang, "Day")).kept(),
        Column::sentence("what", say!(lang, "What was corrected")).kept(),
        Column::sentence("lists", say!(lang, "Lists that change")),
        Column::sentence("reason", say!(lang, "Reason")),
    ];
    let mut table = Table::new(say!(lang, "Corrections"), columns);
    for (place, entry) in entries.iter().enumerate().rev() {
        let Fact::Revised { lists } = &entry.fact else { continue };
        if !is_asked(entry, lists) {
            continue;
        }
        table.push(vec![
            day_cell(lang, Some(entry.day())),
            Cell::text(words_of::and(lang, &causes(register, entries, place, lang))),
            Cell::text(revised(lists, lang)),
            Cell::text(entry.reason.as_str()),
        ]);
    }
    table
}

/// The most lists of a correction that are named one by one.
const NAMED: usize = 3;

/// The lists of a correction, each once: by name, or how many there are between the first and the last.
fn revised(lists: &[ListDigest], lang: Lang) -> String {
    let mut days: Vec<Date> = lists.iter().map(|one| one.list).collect();
    days.sort_unstable();
    days.dedup();
    match days.as_slice() {
        [first, .., last] if days.len() > NAMED => {
            let (n, first, last) = (days.len(), number::date(lang, *first), number::date(lang, *last));
            say!(lang, "{n} lists from {first} to {last}", n, first, last)
        }
        _ => words_of::and(lang, &days.into_iter().map(|day| number::date(lang, day)).collect::<Vec<_>>()),
    }
}

/// The facts that were entered together with a revision, in words.
fn causes(register: &Register, entries: &[Entry], place: usize, lang: Lang) -> Vec<String> {
    let own = &entries[place];
    let is_same = |entry: &&Entry| (entry.at, &entry.by, &entry.reason) == (own.at, &own.by, &own.reason);
    let together = entries[..place].iter().rev().take_while(is_same);
    let mut said: Vec<String> = together.filter_map(|entry| cause(register, &entry.fact, lang)).collect();
    said.reverse();
    said.dedup();
    said
}

/// A fact that changed something, in words.
pub(crate) fn cause(register: &Register, fact: &Fact, lang: Lang) -> Option<String> {
    let event = |event: EventId| {
        let (id, title) =
            (event.0, register.events.get(event).map_or("", |event| event.newest().title.as_str()));
        say!(lang, "event {id}, {title}", id, title)
    };
    Some(match fact {
        Fact::Received(received) => event(received.event),
        Fact::Decided(decision) if matches!(decision.verdict, Verdict::Withdrawn) => {
            let event = event(decision.event);
            say!(lang, "{event} is no longer rated", event)
        }
        Fact::Decided(decision) => event(decision.event),
        Fact::Person { number, .. } => say!(lang, "a fact about player {number}", number),
        Fact::Adjusted(adjusted) => {
            let number = adjusted.number;
            say!(lang, "a rating that was set for player {number}", number)
        }
        Fact::Merged { from, into } => say!(lang, "{from} and {into} are one person", from, into),
        Fact::Split { from } => say!(lang, "{from} is a person of its own again", from),
        Fact::Set(_) => say!(lang, "a setting of the register"),
        _ => return None,
    })
}
