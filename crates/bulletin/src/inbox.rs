//! 9.1, 0.5: reports that came in, and what was decided about events.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::fact::{Announced, ImportRole, Imported, Verdict};
use exaequo_register::{EventState, Kind, Receipt, Register, ReportedEvent};
use exaequo_report::{number, say};

use crate::Lang;
use crate::chain::short;
use crate::words::{day_cell, kind, kind_cell, page as of_register, state, whole};

/// A kind of rating, in words.
pub fn kind_words(own: Kind, lang: Lang) -> String {
    kind(lang, own)
}

/// A report that came in, by the name of its file.
#[derive(Clone, Debug)]
pub struct ReceiptLine<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// What it is.
    pub receipt: &'a Receipt,
    /// 7.13: the list it goes on, if it is accepted.
    pub list: Option<Date>,
}

/// The receipt for reports.
pub fn receipts(register: &Register, received: &[ReceiptLine<'_>], lang: Lang) -> Page {
    let mut page = of_register(lang, "receipts", register, say!(lang, "Receipt of reports"));
    let columns = vec![
        Column::name("file", say!(lang, "File")),
        Column::number("event", say!(lang, "Event")).key(),
        Column::text("list", say!(lang, "List")),
        Column::text("received", say!(lang, "Received on")),
        Column::text("digest", "SHA-256")
            .about(say!(lang, "Digest of the file, which tells it from any other")),
        Column::sentence("receipt", say!(lang, "What it is")),
    ];
    let mut table = Table::new(say!(lang, "Reports"), columns);
    for one in received {
        table.push(vec![
            Cell::text(one.file),
            whole(u64::from(one.receipt.event().0)),
            day_cell(lang, one.list),
            day_cell(lang, arrival(register, one.receipt)),
            digest(register, one.receipt),
            Cell::text(what(register, one.receipt, lang)),
        ]);
    }
    page.table(table);
    page
}

/// The version a receipt is about; of a report that is there already that one.
fn version_of(receipt: &Receipt, event: &ReportedEvent) -> u32 {
    receipt.version().map_or(event.newest().number, |version| version.number)
}

/// 9.1: when it was received, by which whoever sent it can show that it was in time.
fn arrival(register: &Register, receipt: &Receipt) -> Option<Date> {
    let event = register.events.get(receipt.event())?;
    event.received_on(version_of(receipt, event))
}

/// What was received, to the byte.
fn digest(register: &Register, receipt: &Receipt) -> Cell {
    let event = register.events.get(receipt.event());
    let version = event.and_then(|event| event.version(version_of(receipt, event)));
    version.map_or(Cell::Empty, |version| {
        let digest = version.file.to_string();
        Cell::sign(short(&digest).to_owned(), digest)
    })
}

/// What a report is, in words.
fn what(register: &Register, receipt: &Receipt, lang: Lang) -> String {
    match receipt {
        Receipt::New(received) => {
            let title = &received.version.title;
            say!(lang, "A new event: {title}", title)
        }
        Receipt::NewVersion { received, changed } => {
            let (version, own) = (received.version.number, &received.version.title);
            // The officer knows the event by the name it had.
            let before = register.events.get(received.event).and_then(|event| event.version(version - 1));
            let title = before.map_or(own, |before| &before.title);
            let n = u64::try_from(*changed).unwrap_or(u64::MAX);
            say!(lang, count n, "Version {version} of {title}; {n} game differs", "Version {version} of {title}; {n} games differ", version, title, n)
        }
        Receipt::Duplicate(_) => say!(lang, "The same report as one that is there; nothing was entered"),
    }
}

/// The events of a register: those about which nothing is decided, or all.
pub fn events(register: &Register, only: Option<EventState>, lang: Lang) -> Page {
    let mut page = of_register(lang, "events", register, say!(lang, "Events"));
    let shown = |event: &&ReportedEvent| only.is_none_or(|state| event.state() == state);
    let shown: Vec<&ReportedEvent> = register.events.all().filter(shown).collect();
    if shown.is_empty() {
        page.paragraph(say!(lang, "There are no such events."));
    }
    page.table(table(register, &shown, lang));
    announced(register, &mut page, lang);
    page
}

/// Events with what was decided about them.
pub(crate) fn table(register: &Register, events: &[&ReportedEvent], lang: Lang) -> Table {
    let mut table = Table::new(say!(lang, "Events"), columns(lang));
    for event in events {
        table.push(cells(register, event, lang));
    }
    table.hide_empty(&["reason", "article", "appeal", "sender"]);
    table
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("event", say!(lang, "Event")).key(),
        Column::name("title", say!(lang, "Name")),
        Column::text("start", say!(lang, "From")),
        Column::text("end", say!(lang, "To")),
        Column::text("kind", say!(lang, "Kind of play")),
        Column::number("version", say!(lang, "Version")),
        Column::text("sender", say!(lang, "Sent by")),
        Column::text("state", say!(lang, "Decision")),
        Column::text("list", say!(lang, "List")),
        Column::text("article", say!(lang, "Article")),
        Column::text("appeal", say!(lang, "Appeal until (0.5)")),
        Column::sentence("reason", say!(lang, "Reason")),
    ]
}

fn cells(register: &Register, event: &ReportedEvent, lang: Lang) -> Vec<Cell> {
    let version = event.newest();
    let decided = event.decision();
    let article = decided.and_then(|decided| match &decided.decision.verdict {
        Verdict::Refused { article } => Some(article.as_str()),
        Verdict::Accepted { .. } | Verdict::Withdrawn => None,
    });
    let own = event.state();
    let list = register.list_on(event.id).filter(|_| matches!(own, EventState::Open | EventState::Accepted));
    let text = |text: Option<&str>| text.map_or(Cell::Empty, Cell::text);
    vec![
        whole(u64::from(event.id.0)),
        Cell::text(version.title.as_str()),
        day_cell(lang, version.days[0]),
        day_cell(lang, version.days[1]),
        kind_cell(lang, version.kind),
        whole(u64::from(version.number)),
        text(version.sender.as_deref()),
        Cell::sign(state(lang, own), own.name()),
        day_cell(lang, list),
        text(article),
        day_cell(lang, decided.and_then(exaequo_register::DecisionEntry::appeal_until)),
        text(decided.map(|decided| decided.reason.as_str())),
    ]
}

/// 9.1, 9.2: events that were announced and of which no report has come, or which were not to be rated.
fn announced(register: &Register, page: &mut Page, lang: Lang) {
    let is_reported = |one: &Announced| register.events.is_reported(one);
    let is_told = |one: &&Announced| matches!(one, Announced::NotRated { .. }) || !is_reported(one);
    let told: Vec<_> = register.events.announced().filter(is_told).collect();
    if !told.is_empty() {
        page.table(announced_table(register, told, lang));
    }
}

/// Events that were announced.
pub(crate) fn announced_table<'a>(
    register: &Register,
    announced: impl IntoIterator<Item = &'a Announced>,
    lang: Lang,
) -> Table {
    let columns = vec![
        Column::name("title", say!(lang, "Name")),
        Column::text("start", say!(lang, "From")),
        Column::text("end", say!(lang, "To")),
        Column::sentence("announced", say!(lang, "What was announced")),
    ];
    let mut table =
        Table::new(say!(lang, "Announced events without a report, or not for rating (9.1, 9.2)"), columns);
    for one in announced {
        let (title, days, what) = match one {
            Announced::Registered { title, days } => {
                (title, days, say!(lang, "registered (0.4); a report is due (9.1)"))
            }
            Announced::NotRated { title, days } if register.events.is_reported(one) => {
                let what = say!(lang, "not rated, as the invitations said (9.2); reported all the same");
                (title, days, what)
            }
            Announced::NotRated { title, days } => {
                (title, days, say!(lang, "not rated, as the invitations said (9.2)"))
            }
        };
        let [start, end] = days.map(|day| day_cell(lang, Some(day)));
        table.push(vec![Cell::text(title.as_str()), start, end, Cell::text(what)]);
    }
    table
}

/// What was entered about an event, in a sentence.
pub fn decision(register: &Register, event: &ReportedEvent, lang: Lang) -> String {
    let (id, title) = (event.id.0, &event.newest().title);
    let list = register.list_on(event.id).map(|list| number::date(lang, list)).unwrap_or_default();
    match event.state() {
        EventState::Open => {
            say!(lang, "Event {id}, {title}: nothing is decided about its newest version.", id, title)
        }
        EventState::Accepted => {
            say!(lang, "Event {id}, {title}: rated on the list of {list}.", id, title, list)
        }
        EventState::Withdrawn => say!(lang, "Event {id}, {title}: no longer rated.", id, title),
        EventState::Refused => {
            let until = event.decision().and_then(exaequo_register::DecisionEntry::appeal_until);
            let day = until.map(|day| number::date(lang, day)).unwrap_or_default();
            say!(
                lang,
                "Event {id}, {title}: not rated. The organiser can appeal until {day} (0.5).",
                id,
                title,
                day
            )
        }
    }
}

/// That a list was closed, in a sentence.
pub fn closed(register: &Register, list: Date, lang: Lang) -> String {
    let (day, mut players) = (number::date(lang, list), 0u64);
    for kind in register.kinds() {
        players += register.rated(kind, exaequo_register::Month::of(list)) as u64;
    }
    say!(lang, count players, "The list of {day} is closed: {players} rating.", "The list of {day} is closed: {players} ratings.", day, players)
}

/// What a register begins with, in sentences.
pub fn begun(register: &Register, lang: Lang) -> Vec<String> {
    let starts = || register.imported().iter().filter(|one| one.role == ImportRole::Start);
    let one_of_several = starts().count() > 1;
    let mut said: Vec<String> = starts().map(|one| begins(one, one_of_several, lang)).collect();
    if said.is_empty() {
        said.push(say!(lang, "The register has no list to begin with."));
    }
    let n = starts().filter_map(|one| one.without_k).sum::<u64>();
    if n > 0 {
        said.push(say!(
            lang,
            count n,
            "K of {n} rating is not known: it counts as one with thirty games (8.56).",
            "K of {n} ratings is not known: they count as those with thirty games (8.56).",
            n
        ));
    }
    said
}

/// A list that a register begins with, with its kind where it is one of several.
fn begins(imported: &Imported, one_of_several: bool, lang: Lang) -> String {
    let (day, rows) = (number::date(lang, imported.list), imported.rows);
    if rows == 0 {
        return say!(lang, "The register begins with an empty list of {day}.", day);
    }
    if one_of_several {
        let kind = kind(lang, imported.kind);
        return say!(lang, count rows, "The register begins with the list of {day}, {kind}: {rows} row.", "The register begins with the list of {day}, {kind}: {rows} rows.", day, kind, rows);
    }
    say!(lang, count rows, "The register begins with the list of {day}: {rows} row.", "The register begins with the list of {day}: {rows} rows.", day, rows)
}

/// That a list of somebody else is kept, in a sentence.
pub fn imported(list: Date, rows: u64, lang: Lang) -> String {
    let day = number::date(lang, list);
    say!(lang, count rows, "The list of {day} is kept to look things up: {rows} row.", "The list of {day} is kept to look things up: {rows} rows.", day, rows)
}

/// What was announced of an event, in a sentence.
pub fn announced_event(announced: &Announced, lang: Lang) -> String {
    let day = |day: Date| number::date(lang, day);
    match announced {
        Announced::Registered { title, days } => {
            let from = day(days[0]);
            say!(lang, "{title}, from {from}: registered (0.4); a report is due (9.1).", title, from)
        }
        Announced::NotRated { title, days } => {
            let from = day(days[0]);
            say!(lang, "{title}, from {from}: will not be rated, as the invitations say (9.2).", title, from)
        }
    }
}

/// That a list was published, in a sentence.
pub fn published(folder: &str, files: usize, lang: Lang) -> String {
    let files = u64::try_from(files).unwrap_or(u64::MAX);
    say!(lang, count files, "{files} file is in {folder}.", "{files} files are in {folder}.", files, folder)
}
