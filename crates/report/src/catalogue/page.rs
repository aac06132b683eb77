//! The catalogue as text.

use exaequo_tiebreak::{AppliesTo, CATALOGUE, Definition, Edition, Origin, Preset, Provisions};

use super::criterion::{modifier_words, origin_words};
use super::{Known, editions, has_cut, known, modifier_text, types};
use crate::diagnostic::Look;
use crate::standings::{Align, Column, Grid};
use crate::{Lang, say};

/// A terminal that is narrower has no room for what the page of a criterion says as well.
const WIDE: usize = 100;

/// The list of criteria, and the named lists of them.
pub fn list(look: &Look) -> String {
    let lang = look.lang;
    let is_wide = look.width >= WIDE;
    let left = |head: String| Column::new(head, Align::Left);
    let mut columns = vec![
        left(say!(lang, "Code")),
        left(say!(lang, "Article")),
        left(say!(lang, "Type")),
        left(say!(lang, "Cut-1")),
        left(say!(lang, "Known")),
    ];
    if is_wide {
        columns.push(left(say!(lang, "Takes")));
        columns.push(left(say!(lang, "Editions")));
    }
    columns.push(Column::new(say!(lang, "Name"), Align::Wrapped));
    let mut grid = Grid::new(columns);
    for definition in CATALOGUE {
        grid.push(cells(lang, definition, is_wide));
    }
    let legend = say!(
        lang,
        "Known: whether a value can be known before the last round is over (types B and D), only at the end (type C), or when it is known who is tied (type A)."
    );
    let legend = crate::wrap::wrap(&legend, 0, look.width);
    let more = say!(lang, "`exaequo tie-breaks CODE` says more about one of them.");
    let table = grid.to_text(0, look.width, &look.palette);
    format!("{table}\n{legend}\n{more}\n\n{}", presets(look))
}

fn cells(lang: Lang, definition: &Definition, is_wide: bool) -> Vec<String> {
    let mut cells = vec![
        definition.code.to_owned(),
        article(definition),
        types(definition).join("/"),
        if has_cut(definition) { "•".to_owned() } else { String::new() },
        known_in_a_word(lang, known(definition)),
    ];
    if is_wide {
        let takes = definition.accepts.iter().map(|accept| modifier_text(lang, *accept)).collect::<Vec<_>>();
        cells.extend([takes.join(" "), editions_in_a_word(lang, definition)]);
    }
    cells.push(definition.name.in_lang(lang).to_owned());
    cells
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

fn presets(look: &Look) -> String {
    let lang = look.lang;
    let mut grid = Grid::new(vec![
        Column::new(say!(lang, "Preset"), Align::Left),
        Column::new(say!(lang, "Tie-breaks"), Align::Wrapped),
    ]);
    for preset in Preset::ALL {
        grid.push(vec![preset.name.to_owned(), preset.list.replace(',', " ")]);
    }
    grid.to_text(0, look.width, &look.palette)
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

fn known_in_words(lang: Lang, known: Known) -> String {
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
/// use exaequo_report::diagnostic::Look;
/// use exaequo_report::{Lang, catalogue};
/// use exaequo_tiebreak::registry::find;
///
/// let buchholz = find("BH").expect("a criterion of article 8");
/// assert!(catalogue::page(&Look::plain(Lang::En), buchholz).contains("Buchholz"));
/// ```
pub fn page(look: &Look, definition: &Definition) -> String {
    let lang = look.lang;
    let strong = look.palette.strong;
    let mut rows: Vec<(String, String)> = vec![
        (say!(lang, "Article"), source(lang, definition)),
        (say!(lang, "Type"), types(definition).join("/")),
        (say!(lang, "Value"), known_in_words(lang, known(definition))),
        (say!(lang, "Cut-1 (article 5)"), yes_or_no(lang, has_cut(definition))),
        (say!(lang, "Ranks"), ranks(lang, definition.applies_to)),
        (say!(lang, "Other codes"), definition.aliases.join(", ")),
        (say!(lang, "Editions"), editions(definition).join(", ")),
    ];
    let takes =
        |accept: &exaequo_tiebreak::Accept| (modifier_text(lang, *accept), modifier_words(lang, *accept));
    rows.extend(definition.accepts.iter().map(takes));
    rows.retain(|(_, text)| !text.is_empty());
    let title = format!("{strong}{} · {}{strong:#}\n", definition.code, definition.name.in_lang(lang));
    let summary = crate::wrap::wrap(definition.summary.in_lang(lang), 2, look.width);
    format!("{title}  {summary}\n\n{}", crate::standings::labelled(&rows, look))
}

/// The article, or where else it comes from.
fn source(lang: Lang, definition: &Definition) -> String {
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
