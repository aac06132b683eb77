//! Editions and their provisions as pages.

use exaequo_model::Date;
use exaequo_tiebreak::{Edition, Provision, Provisions};

use super::Asked;
use crate::page::{Cell, Column, Page, Table};
use crate::provision::{about, says};
use crate::{Lang, list, number, say};

pub(super) fn page(asked: Asked, lang: Lang) -> Page {
    match asked {
        Asked::All => all(lang),
        Asked::One(edition) => one(lang, edition),
        Asked::Two(one, other) => two(lang, one, other),
    }
}

/// Which tournaments an edition is for.
fn in_force(lang: Lang, from: Option<Date>) -> String {
    match from {
        Some(day) => {
            let day = number::date(lang, day);
            say!(lang, "tournaments from {day} on", day)
        }
        None => say!(lang, "only by name"),
    }
}

fn editions(lang: Lang) -> String {
    say!(lang, "Editions")
}

fn all(lang: Lang) -> Page {
    let mut page = Page::new(lang, "editions", editions(lang));
    let columns = vec![
        Column::name("edition", say!(lang, "Edition")),
        Column::text("from", say!(lang, "For")),
        Column::sentence("differs_in", say!(lang, "Differs from the newest in")),
    ];
    let mut table = Table::new(editions(lang), columns);
    for edition in Edition::ALL {
        let differences = Edition::ALL[0].provisions.differences(&edition.provisions);
        let keys: Vec<_> = differences.map(|provision| provision.key).collect();
        let from = edition.from.map_or_else(String::new, |from| from.to_string());
        table.push(vec![
            Cell::person(edition.name),
            Cell::sign(in_force(lang, edition.from), from),
            Cell::text(list::commas(lang, keys)),
        ]);
    }
    page.table(table);
    page.paragraph(say!(lang,
        "An event changes single provisions (16.6) with a TOML file: edition = \"fide-2026-03\", then a line such as bye-cap = \"none\"."));
    page
}

fn one(lang: Lang, edition: &Edition) -> Page {
    let mut page = Page::new(lang, "editions", edition.name);
    page.subtitles.push(in_force(lang, edition.from));
    let choice = Column::text("choice", say!(lang, "Choice"));
    let mut table = provisions(vec![choice], lang);
    for provision in Provisions::ALL {
        let chosen = provision.get(&edition.provisions);
        let (subject, words) = (about(lang, provision), says(lang, provision, chosen));
        let others = provision.choices.iter().copied().filter(|choice| *choice != chosen);
        let others = list::commas(lang, others);
        let text = say!(lang, "{subject}: {words} (or: {others})", subject, words, others);
        push(&mut table, provision, vec![chosen], text);
    }
    page.table(table);
    page
}

fn two(lang: Lang, one: &Edition, other: &Edition) -> Page {
    let mut page = Page::new(lang, "editions", format!("{} – {}", one.name, other.name));
    let mut table =
        provisions([one, other].map(|edition| Column::text(edition.name, edition.name)).to_vec(), lang);
    for provision in one.provisions.differences(&other.provisions) {
        let subject = about(lang, provision);
        let [first, second] = [one, other].map(|edition| provision.get(&edition.provisions));
        let [before, after] = [first, second].map(|chosen| says(lang, provision, chosen));
        let text = say!(lang, "{subject}: {before} – {after}", subject, before, after);
        push(&mut table, provision, vec![first, second], text);
    }
    for edition in [one, other] {
        page.subtitles.push(format!("{} · {}", edition.name, in_force(lang, edition.from)));
    }
    if table.rows.is_empty() {
        page.paragraph(say!(lang, "No provision differs."));
    } else {
        page.table(table);
    }
    page
}

/// A table of provisions, without rows.
fn provisions(choices: Vec<Column>, lang: Lang) -> Table {
    let caption = say!(lang, "Provisions");
    let mut columns = vec![
        Column::text("article", say!(lang, "Article")),
        Column::name("provision", say!(lang, "Provision")),
    ];
    columns.extend(choices);
    columns.push(Column::sentence("words", say!(lang, "In words")));
    Table::new(caption, columns)
}

fn push(table: &mut Table, provision: &Provision, chosen: Vec<&str>, text: String) {
    let mut cells = vec![Cell::text(provision.article.0), Cell::person(provision.key)];
    cells.extend(chosen.into_iter().map(Cell::text));
    cells.push(Cell::text(text));
    table.push(cells);
}
