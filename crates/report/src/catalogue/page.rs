//! The catalogue as a page.

use exaequo_tiebreak::{AppliesTo, CATALOGUE, Definition, Edition, Origin, Preset, Provisions};

use super::{Known, editions, has_cut, known, types};
use crate::criterion::{modifier_text, modifier_words, origin_words};
use crate::page::{Cell, Column, Note, Page, Readers, Table};
use crate::{Lang, list, say};

/// The list of criteria, and the named lists of them.
pub fn list(lang: Lang) -> Page {
    let title = say!(lang, "Tie-breaks");
    let mut page = Page::new(lang, "tie-breaks", title);
    page.table(criteria(CATALOGUE.iter().copied(), lang));
    page.paragraph(say!(lang,
        "Known: whether a value can be known before the last round is over (types B and D), only at the end (type C), or when it is known who is tied (type A)."));
    page.table(presets(lang));
    page
}

fn criteria<'a>(definitions: impl Iterator<Item = &'a Definition>, lang: Lang) -> Table {
    let caption = say!(lang, "Criteria");
    let columns = vec![
        Column::name("code", say!(lang, "Code")),
        Column::text("article", say!(lang, "Article")),
        Column::text("type", say!(lang, "Type")),
        Column::text("cut_1", say!(lang, "Cut-1")),
        Column::text("known", say!(lang, "Known")),
        Column::text("takes", say!(lang, "Takes")),
        Column::text("editions", say!(lang, "Editions")),
        Column::sentence("name", say!(lang, "Name")),
    ];
    let mut table = Table::new(caption, columns);
    for definition in definitions {
        table.push(cells(lang, definition));
    }
    table
}

fn cells(lang: Lang, definition: &Definition) -> Vec<Cell> {
    let takes = definition.accepts.iter().map(|accept| modifier_text(lang, *accept)).collect::<Vec<_>>();
    vec![
        Cell::person(definition.code),
        Cell::text(article(definition)),
        Cell::text(types(definition).join("/")),
        if has_cut(definition) { Cell::sign("•", "1") } else { Cell::sign("", "0") },
        Cell::text(known_in_a_word(lang, known(definition))),
        Cell::text(takes.join(" ")),
        Cell::text(editions_in_a_word(lang, definition)),
        Cell::text(definition.name.in_lang(lang)),
    ]
}

fn article(definition: &Definition) -> String {
    if definition.origin.is_other() { String::new() } else { definition.article.0.to_owned() }
}

/// All editions, those from one on, or the annex.
fn editions_in_a_word(lang: Lang, definition: &Definition) -> String {
    let listing = editions(definition);
    match (definition.origin, listing.as_slice()) {
        (Origin::Fide(_), all) if all.len() == Edition::ALL.len() => {
            say!(lang, "all")
        }
        (Origin::Fide(_), _) => {
            let since = definition_since(definition);
            say!(lang, "from {since}", since)
        }
        (_, names) => names.join(" "),
    }
}

/// The first list that has it.
fn definition_since(definition: &Definition) -> &'static str {
    let catalogue = Provisions::ALL.iter().find(|provision| provision.key == "catalogue");
    let listing = Edition::ALL.iter().filter(|edition| editions(definition).contains(&edition.name));
    let first = listing.min_by_key(|edition| edition.provisions.catalogue);
    catalogue.zip(first).map_or("", |(catalogue, first)| catalogue.get(&first.provisions))
}

fn presets(lang: Lang) -> Table {
    let caption = say!(lang, "Named lists");
    let columns = vec![
        Column::name("preset", say!(lang, "Preset")),
        Column::sentence("tie_breaks", say!(lang, "Tie-breaks")),
    ];
    let mut table = Table::new(caption, columns);
    for preset in Preset::ALL {
        table.push(vec![Cell::person(preset.name), Cell::text(preset.list.replace(',', " "))]);
    }
    table
}

fn known_in_a_word(lang: Lang, known: Known) -> String {
    match known {
        Known::BeforeTheEnd => say!(lang, "before"),
        Known::BeforeTheEndWithFore => say!(lang, "/F: before"),
        Known::AtTheEnd => say!(lang, "at the end"),
        Known::WithTheTie => say!(lang, "with the tie"),
        Known::ByTheEvent => String::new(),
    }
}

pub(crate) fn known_in_words(lang: Lang, known: Known) -> String {
    match known {
        Known::BeforeTheEnd => say!(lang, "can be known before the last round is over (types B and D)"),
        Known::BeforeTheEndWithFore => say!(
            lang,
            "can be known before the last round is over with /F (type BD), else only at the end (type BC)"
        ),
        Known::AtTheEnd => say!(lang, "is known only when the last round is over (type C)"),
        Known::WithTheTie => {
            say!(lang, "is known when it is known who is tied (type A); it can be listed more than once")
        }
        Known::ByTheEvent => say!(lang, "is known when the event says so"),
    }
}

/// Everything about one criterion.
///
/// ```
/// use exaequo_report::{Lang, catalogue};
/// use exaequo_tiebreak::registry::find;
///
/// let buchholz = find("BH").expect("a criterion of article 8");
/// assert!(catalogue::page(Lang::En, buchholz).title.contains("Buchholz"));
/// ```
pub fn page(lang: Lang, definition: &Definition) -> Page {
    let title = format!("{} · {}", definition.code, definition.name.in_lang(lang));
    let mut page = Page::new(lang, "tie-breaks", title);
    page.paragraph(definition.summary.in_lang(lang));
    page.notes(facts(lang, definition));
    // The same row as in the list.
    let mut row = criteria([definition].into_iter(), lang);
    row.readers = Readers::Programs;
    page.table(row);
    page
}

fn facts(lang: Lang, definition: &Definition) -> Vec<Note> {
    let mut facts = vec![
        Note::new(say!(lang, "Article"), source(lang, definition)),
        Note::new(say!(lang, "Type"), types(definition).join("/")),
        Note::new(say!(lang, "Value"), known_in_words(lang, known(definition))),
        Note::new(say!(lang, "Cut-1 (article 5)"), yes_or_no(lang, has_cut(definition))),
        Note::new(say!(lang, "Ranks"), ranks(lang, definition.applies_to)),
        Note::new(say!(lang, "Other codes"), list::commas(lang, definition.aliases.iter().copied())),
        Note::new(say!(lang, "Editions"), list::commas(lang, editions(definition))),
    ];
    let takes = |accept: &exaequo_tiebreak::Accept| {
        Note::new(modifier_text(lang, *accept), modifier_words(lang, *accept))
    };
    facts.extend(definition.accepts.iter().map(takes));
    facts.retain(|note| !note.text.is_empty());
    facts
}

/// The article, or where else it comes from.
pub(crate) fn source(lang: Lang, definition: &Definition) -> String {
    origin_words(lang, definition.origin).unwrap_or_else(|| definition.article.0.to_owned())
}

fn yes_or_no(lang: Lang, yes: bool) -> String {
    if yes { say!(lang, "yes") } else { say!(lang, "no") }
}

fn ranks(lang: Lang, applies_to: AppliesTo) -> String {
    match applies_to {
        AppliesTo::Everybody => {
            say!(lang, "players and teams")
        }
        AppliesTo::Teams => say!(lang, "teams"),
    }
}
