//! Facts that were entered and changed no closed list, in words.

use exaequo_model::Date;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::fact::{Association, Born, Field, Gender};
use exaequo_register::{Fact, Kind, Register};
use exaequo_report::say;

use crate::Lang;
use crate::records::cause;
use crate::words::{day_cell, kind as kind_of, page as of_register, text, whole};

/// What was entered about players.
pub fn facts(register: &Register, facts: &[Fact], lang: Lang) -> Page {
    let mut page = of_register(lang, "entered", register, say!(lang, "What was entered"));
    let rows: Vec<Vec<Cell>> = facts.iter().filter_map(|fact| row(register, fact, lang)).collect();
    let other = facts.iter().filter(|fact| noted(fact, lang).is_none());
    let other: Vec<String> = other.filter_map(|fact| cause(register, fact, lang)).collect();
    if !other.is_empty() {
        page.list(other);
    }
    if !rows.is_empty() {
        let mut table = Table::new(say!(lang, "What was entered"), columns(lang));
        for row in rows {
            table.push(row);
        }
        page.table(table);
    }
    page.paragraph(say!(lang, "No list that was closed changes."));
    page
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("id", say!(lang, "ID number")).key(),
        Column::name("name", say!(lang, "Name")),
        Column::text("field", say!(lang, "What")),
        Column::text("value", say!(lang, "Value")),
        Column::text("from", say!(lang, "From")),
    ]
}

/// A fact about a player: the number, what is noted, its value and the first day.
struct Noted {
    number: u64,
    field: Cell,
    value: Cell,
    from: Date,
}

fn row(register: &Register, fact: &Fact, lang: Lang) -> Option<Vec<Cell>> {
    let Noted { number, field, value, from } = noted(fact, lang)?;
    let person = register.persons.find(number).map(|person| register.persons.on(person, from));
    let name = person.map_or(Cell::Empty, |person| Cell::person(person.name));
    Some(vec![whole(number), name, field, value, day_cell(lang, Some(from))])
}

fn noted(fact: &Fact, lang: Lang) -> Option<Noted> {
    Some(match fact {
        Fact::Person { number, field, from } => {
            let (label, name, value) = said(field, lang);
            Noted { number: *number, field: Cell::sign(label, name), value, from: *from }
        }
        Fact::Adjusted(set) => Noted {
            number: set.number,
            field: Cell::sign(rating(set.kind, lang), "rating"),
            value: set.rating.map_or_else(|| none(lang), |rating| whole(u64::from(rating))),
            from: set.list,
        },
        _ => return None,
    })
}

fn rating(kind: Kind, lang: Lang) -> String {
    let kind = kind_of(lang, kind);
    say!(lang, "rating, {kind}", kind)
}

fn none(lang: Lang) -> Cell {
    Cell::sign(say!(lang, ctx "nothing is noted", "none"), "")
}

/// What is noted of a player: in words, by its name, and the value.
fn said(field: &Field, lang: Lang) -> (String, &'static str, Cell) {
    let value = |value: &str| if value.is_empty() { none(lang) } else { text(value) };
    match field {
        Field::Name(name) => (say!(lang, "Name"), "name", value(name)),
        Field::Federation(code) => (say!(lang, "Federation"), "federation", value(code)),
        Field::Sex(Gender::M) => (say!(lang, "Sex"), "sex", text("M")),
        Field::Sex(Gender::F) => (say!(lang, "Sex"), "sex", text("F")),
        Field::Birth(Born::Year(year)) => (say!(lang, "Born"), "birth", Cell::maybe(Some(*year))),
        Field::Birth(Born::Day(day)) => (say!(lang, "Born"), "birth", day_cell(lang, Some(*day))),
        Field::Title(title) => (say!(lang, "Title"), "title", value(title)),
        Field::WomenTitle(title) => (say!(lang, "Title of women"), "women-title", value(title)),
        Field::OtherTitles(titles) => (say!(lang, "Other titles"), "other-titles", value(titles)),
        Field::Member(member) => {
            let name = member.map_or("", Association::name);
            (say!(lang, "Member of an association (7.14g)"), "member", value(name))
        }
    }
}
