//! 7.1: a list as it would be, against the last one.

use std::cmp::Reverse;

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_rating::Pooled;
use exaequo_register::fact::EventId;
use exaequo_register::{Kind, Movement, Pending, PersonId, PublicationFinding, Register, Section};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::{day_cell, kind, page as of_register, person_cells, person_columns, signed, whole};

/// How many of the largest movements are shown.
const LARGEST: usize = 20;

/// Those who are rated for the first time, and those who are no longer.
const CAME_AND_WENT: [Section; 2] = [Section::New, Section::Delisted];

/// How many of those who came or went are named in a finding.
const NAMED: usize = 10;

/// A list as it would be.
pub fn page(register: &Register, list: Date, lang: Lang) -> Page {
    let day = number::date(lang, list);
    let mut page =
        of_register(lang, "preview", register, say!(lang, "The list of {day} as it would be", day));
    for own in register.kinds() {
        of_kind(&mut page, register, own, list, lang);
    }
    findings(&mut page, register, list, lang);
    page
}

fn of_kind(page: &mut Page, register: &Register, own: Kind, list: Date, lang: Lang) {
    let movements = register.movements(own, list);
    let pending = register.pending(own, list);
    let kind = kind(lang, own);
    page.heading(say!(lang, "Kind of play: {kind}", kind));
    let view = register.list(list);
    let came_and_went = CAME_AND_WENT.map(|section| view.section(&section, own).len());
    page.table(counts(register, own, list, &movements, came_and_went, pending.len(), lang));
    for (section, _) in CAME_AND_WENT.iter().zip(came_and_went).filter(|(_, players)| *players > 0) {
        let part = crate::list::page(register, &view, section, own, lang);
        part.tables().for_each(|table| page.table(table.clone()));
    }
    if !pending.is_empty() {
        page.table(pending_table(register, &pending, list, lang));
    }
    let largest = largest(&movements);
    if !largest.is_empty() {
        page.table(movements_table(register, &largest, list, say!(lang, "Largest movements"), lang));
    }
    let other_k: Vec<&Movement> = movements
        .iter()
        .filter(|one| one.k_before.is_some() && one.k_after.is_some() && one.k_before != one.k_after)
        .collect();
    if !other_k.is_empty() {
        page.table(movements_table(register, &other_k, list, say!(lang, "Changes of K (8.56)"), lang));
    }
}

fn counts(
    register: &Register,
    own: Kind,
    list: Date,
    movements: &[Movement],
    [new, delisted]: [usize; 2],
    pending: usize,
    lang: Lang,
) -> Table {
    let columns =
        vec![Column::name("what", say!(lang, "What")), Column::number("number", say!(lang, "How many"))];
    let mut table = Table::new(say!(lang, "In figures"), columns);
    table.group = Some(("kind", crate::words::kind_cell(lang, own)));
    let with_games = movements.iter().filter(|one| one.games > 0).count();
    let games: u64 = movements.iter().map(|one| u64::from(one.games)).sum();
    let rows = [
        (say!(lang, "rated players"), "rated", register.rated(own, exaequo_register::Month::of(list)) as u64),
        (say!(lang, "players with games"), "with_games", with_games as u64),
        (say!(lang, "games, counted for each player"), "games", games),
        (say!(lang, "new players (7.14)"), "new", new as u64),
        (say!(lang, "delisted players (7.21)"), "delisted", delisted as u64),
        (say!(lang, "players with results that are kept (7.14)"), "pending", pending as u64),
    ];
    for (shown, name, number) in rows {
        table.push(vec![Cell::sign(shown, name), whole(number)]);
    }
    table
}

/// 7.14: players whose results are kept, what is missing, and when they expire.
pub(crate) fn pending_table(register: &Register, pending: &[Pending], list: Date, lang: Lang) -> Table {
    let mut columns = person_columns(lang);
    columns.extend([
        Column::number("rating", say!(lang, "Rating so far")),
        Column::number("games", say!(lang, "Games")),
        Column::number("missing", say!(lang, "Missing games")).kept(),
        Column::text("expires", say!(lang, "First result counts with events begun before")),
    ]);
    let mut table = Table::new(say!(lang, "Results that are kept (7.14)"), columns);
    for one in pending {
        let mut cells = person_cells(&register.persons.on(one.person, list));
        let missing = match one.pooled {
            Pooled::Pending { missing, .. } => whole(u64::from(missing)),
            Pooled::Empty | Pooled::BelowFloor { .. } | Pooled::Published { .. } => Cell::Empty,
        };
        cells.extend([
            Cell::maybe(one.pooled.rating()),
            whole(u64::from(one.pooled.games())),
            missing,
            day_cell(lang, one.expires),
        ]);
        table.push(cells);
    }
    table
}

fn largest(movements: &[Movement]) -> Vec<&Movement> {
    let mut moved: Vec<&Movement> =
        movements.iter().filter(|one| one.change().is_some_and(|by| by != 0)).collect();
    moved.sort_by_key(|one| (Reverse(one.change().map(i32::abs)), one.person));
    moved.truncate(LARGEST);
    moved
}

/// Players with what a list changes for them.
pub(crate) fn movements_table(
    register: &Register,
    movements: &[&Movement],
    list: Date,
    caption: String,
    lang: Lang,
) -> Table {
    let mut columns = person_columns(lang);
    columns.extend([
        Column::number("before", say!(lang, "Before")),
        Column::number("after", say!(lang, "After")).kept(),
        Column::number("change", say!(lang, "Change")).kept(),
        Column::number("games", say!(lang, "Games")),
        Column::number("k_before", say!(lang, "K before")),
        Column::number("k", "K"),
    ]);
    let mut table = Table::new(caption, columns);
    for one in movements {
        let mut cells = person_cells(&register.persons.on(one.person, list));
        cells.extend([
            Cell::maybe(one.before),
            Cell::maybe(one.after),
            one.change().map_or(Cell::Empty, signed),
            Cell::maybe(Some(one.games)),
            Cell::maybe(one.k_before),
            Cell::maybe(one.k_after),
        ]);
        table.push(cells);
    }
    table.hide_empty(&["title"]);
    table
}

/// What the checks before publication found.
fn findings(page: &mut Page, register: &Register, list: Date, lang: Lang) {
    let found = register.publication_findings(list);
    page.heading(say!(lang, "Before publication"));
    if found.is_empty() {
        page.paragraph(say!(lang, "The checks before publication find nothing."));
        return;
    }
    let columns = vec![
        Column::text("check", say!(lang, "Check")).key(),
        Column::text("stops", say!(lang, "Stops the publication")),
        Column::sentence("message", say!(lang, "What was found")),
    ];
    let mut table = Table::new(say!(lang, "Before publication"), columns);
    for one in &found {
        let check = one.check();
        let stops = match (check.stops(), register.is_passed(list, check)) {
            (false, _) => Cell::sign(say!(lang, "no"), "no"),
            (true, false) => Cell::sign(say!(lang, "yes"), "yes"),
            (true, true) => Cell::sign(say!(lang, "passed over"), "passed-over"),
        };
        table.push(vec![Cell::text(check.name()), stops, Cell::text(finding(register, one, list, lang))]);
    }
    page.table(table);
}

/// What a check before publication found, in words.
pub fn finding(register: &Register, finding: &PublicationFinding, list: Date, lang: Lang) -> String {
    let who = |person| {
        let facts = register.persons.on(person, list);
        let (name, number) = (facts.name, facts.number);
        say!(lang, "{name} ({number})", name, number)
    };
    match finding {
        PublicationFinding::FewerRows { kind: own, before, after, lost, gained } => fewer_rows(
            &kind(lang, *own),
            [*before, *after],
            [lost, gained].map(|all| named(all, who, lang)),
            lang,
        ),
        PublicationFinding::LostAndGained { kind: own, lost, gained } => {
            let kind = kind(lang, *own);
            lost_and_gained(&kind, [lost, gained].map(|all| named(all, who, lang)), lang)
        }
        PublicationFinding::OtherSum { kind: own, person, expected, rating } => {
            let (kind, who) = (kind(lang, *own), who(*person));
            other_sum(&kind, &who, [expected, rating].map(|one| rating_or_none(*one, lang)), lang)
        }
        PublicationFinding::MissedChange { kind: own, person, expected, rating } => {
            let (kind, who) = (kind(lang, *own), who(*person));
            missed_change(&kind, &who, [expected, rating].map(|one| rating_or_none(*one, lang)), lang)
        }
        PublicationFinding::Unexplained { kind: own, person } => {
            let (kind, who) = (kind(lang, *own), who(*person));
            say!(lang, "{kind}: {who} has moved without a game", kind, who)
        }
        PublicationFinding::Jump { kind: own, person, change, games } => {
            let (kind, who) = (kind(lang, *own), who(*person));
            let games = u64::from(*games);
            say!(lang, count games, "{kind}: {who} has moved by {change} with {games} game",
                "{kind}: {who} has moved by {change} with {games} games", kind, who, change, games)
        }
        PublicationFinding::BelowFloor { kind: own, person, rating, floor } => {
            below_floor(&kind(lang, *own), &who(*person), [*rating, *floor], lang)
        }
        PublicationFinding::FewGames { kind: own, person, games, needed } => {
            let (kind, who) = (kind(lang, *own), who(*person));
            let games = u64::from(*games);
            say!(lang, count games, "{kind}: first rating of {who} with {games} game of {needed} (7.14)",
                "{kind}: first rating of {who} with {games} games of {needed} (7.14)", kind, who, games, needed)
        }
        PublicationFinding::OtherCoefficients { kind: own, players } => {
            let (kind, n) = (kind(lang, *own), u64::from(*players));
            say!(lang, count n, "{kind}: {n} player had another K on the imported list than by 8.56", "{kind}: {n} players had another K on the imported list than by 8.56", kind, n)
        }
        PublicationFinding::UnknownBirths { kind: own, players } => {
            let (kind, n) = (kind(lang, *own), u64::try_from(*players).unwrap_or(u64::MAX));
            say!(lang, count n, "{kind}: K depends on a year of birth that is not known of {n} player with games (8.56)", "{kind}: K depends on a year of birth that is not known of {n} players with games (8.56)", kind, n)
        }
        PublicationFinding::Double(double) => {
            let numbers: Vec<String> = double.numbers.iter().map(u64::to_string).collect();
            let (name, numbers) = (&double.name, exaequo_report::list::and(lang, &numbers));
            say!(lang, "perhaps one person: {name}, with the numbers {numbers}", name, numbers)
        }
        PublicationFinding::OpenEvent(event) => open_event(register, *event, lang),
    }
}

fn lost_and_gained(kind: &str, [lost, gained]: [String; 2], lang: Lang) -> String {
    say!(lang, "{kind}: lost: {lost}; gained: {gained}", kind, lost, gained)
}

/// 8.55: a rating that does not follow from its games.
fn other_sum(kind: &str, who: &str, [expected, rating]: [String; 2], lang: Lang) -> String {
    say!(
        lang,
        "{kind}: {who} has {rating}, and the games come to {expected} (8.55)",
        kind,
        who,
        rating,
        expected
    )
}

/// A rating that a change of all ratings has missed.
fn missed_change(kind: &str, who: &str, [expected, rating]: [String; 2], lang: Lang) -> String {
    say!(
        lang,
        "{kind}: {who} has {rating}, and the change of all ratings makes {expected}",
        kind,
        who,
        rating,
        expected
    )
}

/// 7.21: a rating that the list does not have any more.
fn below_floor(kind: &str, who: &str, [rating, floor]: [u16; 2], lang: Lang) -> String {
    say!(lang, "{kind}: {who} has {rating}, below the floor of {floor} (7.21)", kind, who, rating, floor)
}

fn rating_or_none(rating: Option<u16>, lang: Lang) -> String {
    rating.map_or_else(|| say!(lang, "no rating"), |rating| rating.to_string())
}

fn open_event(register: &Register, event: EventId, lang: Lang) -> String {
    let id = event.0;
    let event = register.events.get(event);
    let title = event.map_or("", |event| event.newest().title.as_str());
    if event.is_some_and(|event| event.rated().is_some()) {
        return say!(lang, "event {id}, {title}, has a new version that is not decided (9.1)", id, title);
    }
    say!(lang, "event {id}, {title}, is for this list and not decided (9.1)", id, title)
}

/// Far fewer rows than on the list before, with those who are lost and gained.
fn fewer_rows(kind: &str, [before, after]: [usize; 2], [lost, gained]: [String; 2], lang: Lang) -> String {
    say!(
        lang,
        "{kind}: {after} rated players, after {before} on the last list; lost: {lost}; gained: {gained}",
        kind,
        after,
        before,
        lost,
        gained
    )
}

/// Persons by name and number: the first of them, and how many more there are.
fn named(persons: &[PersonId], who: impl Fn(PersonId) -> String, lang: Lang) -> String {
    let mut names: Vec<String> = persons.iter().take(NAMED).map(|person| who(*person)).collect();
    let n = u64::try_from(persons.len().saturating_sub(NAMED)).unwrap_or(u64::MAX);
    match persons.len() {
        0 => return say!(lang, "nobody"),
        all if all > NAMED => names.push(say!(lang, count n, "{n} more", "{n} more", n)),
        _ => {}
    }
    exaequo_report::list::and(lang, &names)
}
