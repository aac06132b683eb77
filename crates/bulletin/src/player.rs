//! 7.12: a player on all lists.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Note, Page, Table};
use exaequo_register::{Activeness, Kind, Origin, PersonId, Register, Standing};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::{day_cell, kind, page as of_register, signed, whole};

/// A player on all lists, or those of a year.
pub fn page(register: &Register, person: PersonId, year: Option<i16>, lang: Lang) -> Page {
    let today = register.newest_list().unwrap_or(Date::MAX);
    let facts = register.persons.on(person, today);
    let (name, number) = (facts.name, facts.number);
    let mut page =
        of_register(lang, "register-player", register, say!(lang, "{name} ({number})", name, number));
    page.notes(about(register, person, today, lang));
    for own in register.kinds() {
        let standings: Vec<&Standing> = register.book(own).of(person).collect();
        if standings.is_empty() {
            continue;
        }
        let kind = kind(lang, own);
        page.heading(say!(lang, "Kind of play: {kind}", kind));
        page.table(standings_table(register, own, &standings, year, lang));
    }
    page
}

fn about(register: &Register, person: PersonId, today: Date, lang: Lang) -> Vec<Note> {
    let facts = register.persons.on(person, today);
    let mut notes = Vec::new();
    let mut note = |label: String, text: String| {
        if !text.is_empty() {
            notes.push(Note::new(label, text));
        }
    };
    note(say!(lang, "Federation"), facts.federation.to_owned());
    note(say!(lang, "Title"), facts.title.to_owned());
    note(say!(lang, "Title of women"), facts.women_title.to_owned());
    note(say!(lang, "Born"), facts.birth.year().map(|year| year.to_string()).unwrap_or_default());
    note(say!(lang, "Member of (7.14g)"), facts.member.map(|own| own.name().to_owned()).unwrap_or_default());
    for own in register.kinds() {
        let Some(standing) = register.book(own).newest(person) else { continue };
        let list = register.list(today);
        let player = list.player(person);
        let k = list.k(&player, own).map(|k| k.to_string()).unwrap_or_default();
        let rating = standing.rating().map(|rating| rating.to_string());
        let text = match (rating, list.activeness(standing)) {
            (None, _) => say!(lang, "no rating"),
            (Some(rating), Activeness::Active) => say!(lang, "{rating}, K {k}", rating, k),
            (Some(rating), Activeness::Inactive | Activeness::LongInactive) => {
                let since = number::date(lang, standing.active.first_day());
                say!(
                    lang,
                    "{rating}, K {k}, inactive: the last game is on the list of {since} (7.23)",
                    rating,
                    k,
                    since
                )
            }
        };
        notes.push(Note::new(kind(lang, own), text));
    }
    notes
}

fn standings_table(
    register: &Register,
    own: Kind,
    standings: &[&Standing],
    year: Option<i16>,
    lang: Lang,
) -> Table {
    let columns = vec![
        Column::name("list", say!(lang, "List")),
        Column::number("rating", say!(lang, "Rating")),
        Column::number("change", say!(lang, "Change")),
        Column::number("games", say!(lang, "Games")),
        Column::number("all_games", say!(lang, "All games")),
        Column::number("k", "K"),
        Column::number("revision", say!(lang, "Revision")),
        Column::sentence("origin", say!(lang, "How it came about")),
    ];
    let mut table = Table::new(say!(lang, "Lists on which something changed"), columns);
    table.group = Some(("kind", crate::words::kind_cell(lang, own)));
    for standing in standings {
        let day = standing.list.first_day();
        if year.is_some_and(|year| day.year() != year) {
            continue;
        }
        let before = register.book(own).previous(standing).and_then(Standing::rating);
        let change =
            standing.rating().zip(before).map(|(after, before)| i32::from(after) - i32::from(before));
        let list = register.list(day);
        let revision = register.recorded(day, own).last().map_or(0, |newest| newest.revision);
        table.push(vec![
            day_cell(lang, Some(day)),
            Cell::maybe(standing.rating()),
            change.map_or(Cell::Empty, signed),
            whole(u64::from(standing.games)),
            whole(u64::from(standing.all_games)),
            Cell::maybe(list.k(&list.player(standing.person), own)),
            whole(u64::from(revision)),
            Cell::text(origin(standing.origin, lang)),
        ]);
    }
    table
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
