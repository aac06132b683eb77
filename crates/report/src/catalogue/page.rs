//! The catalogue as a page.

use exaequo_tiebreak::{AppliesTo, CATALOGUE, Definition, Edition, Origin, Preset, Provisions};

use super::criterion::{modifier_words, origin_words};
use super::{Known, editions, has_cut, known, modifier_text, of, types};
use crate::page::{Cell, Column, Note, Page, Readers, Table};
use crate::{Lang, say};

/// The list of criteria, and the named lists of them.
pub fn list(lang: Lang) -> Page {
    let title = say!(lang, en "Tie-breaks", fr "Départages", es "Desempates");
    let mut page = Page::new(lang, "tie-breaks", title);
    page.table(criteria(CATALOGUE.iter().copied(), lang));
    page.paragraph(say!(lang,
        en "Known: whether a value can be known before the last round is over (types B and D), only at the end (type C), or when it is known who is tied (type A).",
        fr "Connu : si la valeur peut être connue avant la fin de la dernière ronde (types B et D), seulement à la fin (type C), ou lorsque l’on sait qui est à égalité (type A).",
        es "Se conoce: si el valor puede conocerse antes de acabar la última ronda (tipos B y D), solo al final (tipo C), o cuando se sabe quién está empatado (tipo A)."));
    page.paragraph(say!(lang,
        en "`exaequo tie-breaks CODE` says more about one of them.",
        fr "`exaequo tie-breaks CODE` en dit plus sur l’un d’eux.",
        es "`exaequo tie-breaks CÓDIGO` dice más sobre uno de ellos."));
    page.table(presets(lang));
    page
}

fn criteria<'a>(definitions: impl Iterator<Item = &'a Definition>, lang: Lang) -> Table {
    let caption = say!(lang, en "Criteria", fr "Critères", es "Criterios");
    let columns = vec![
        Column::name("code", say!(lang, en "Code", fr "Code", es "Código")),
        Column::text("article", say!(lang, en "Article", fr "Article", es "Artículo")),
        Column::text("type", say!(lang, en "Type", fr "Type", es "Tipo")),
        Column::text("cut_1", say!(lang, en "Cut-1", fr "Tronqué-1", es "Corte-1")),
        Column::text("known", say!(lang, en "Known", fr "Connu", es "Se conoce")),
        Column::text("takes", say!(lang, en "Takes", fr "Admet", es "Admite")),
        Column::text("editions", say!(lang, en "Editions", fr "Éditions", es "Ediciones")),
        Column::sentence("name", say!(lang, en "Name", fr "Nom", es "Nombre")),
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
        Cell::text(of(lang, &definition.name)),
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
            say!(lang, en "all", fr "toutes", es "todas")
        }
        (Origin::Fide(_), _) => {
            let since = definition_since(definition);
            say!(lang, en "from {since}", fr "dès {since}", es "desde {since}", since)
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
    let caption = say!(lang, en "Named lists", fr "Listes nommées", es "Listas con nombre");
    let columns = vec![
        Column::name("preset", say!(lang, en "Preset", fr "Liste nommée", es "Lista con nombre")),
        Column::sentence("tie_breaks", say!(lang, en "Tie-breaks", fr "Départages", es "Desempates")),
    ];
    let mut table = Table::new(caption, columns);
    for preset in Preset::ALL {
        table.push(vec![Cell::person(preset.name), Cell::text(preset.list.replace(',', " "))]);
    }
    table
}

fn known_in_a_word(lang: Lang, known: Known) -> String {
    match known {
        Known::BeforeTheEnd => say!(lang, en "before", fr "avant", es "antes"),
        Known::BeforeTheEndWithFore => say!(lang, en "/F: before", fr "/F : avant", es "/F: antes"),
        Known::AtTheEnd => say!(lang, en "at the end", fr "à la fin", es "al final"),
        Known::WithTheTie => say!(lang, en "with the tie", fr "avec l’égalité", es "con el empate"),
        Known::ByTheEvent => String::new(),
    }
}

fn known_in_words(lang: Lang, known: Known) -> String {
    match known {
        Known::BeforeTheEnd => say!(lang,
            en "can be known before the last round is over (types B and D)",
            fr "peut être connue avant la fin de la dernière ronde (types B et D)",
            es "puede conocerse antes de acabar la última ronda (tipos B y D)"),
        Known::BeforeTheEndWithFore => say!(lang,
            en "can be known before the last round is over with /F (type BD), else only at the end (type BC)",
            fr "peut être connue avant la fin de la dernière ronde avec /F (type BD), sinon seulement à la fin (type BC)",
            es "puede conocerse antes de acabar la última ronda con /F (tipo BD), si no solo al final (tipo BC)"),
        Known::AtTheEnd => say!(lang,
            en "is known only when the last round is over (type C)",
            fr "n’est connue qu’à la fin de la dernière ronde (type C)",
            es "solo se conoce al acabar la última ronda (tipo C)"),
        Known::WithTheTie => say!(lang,
            en "is known when it is known who is tied (type A); it can be listed more than once",
            fr "est connue lorsque l’on sait qui est à égalité (type A) ; peut figurer plusieurs fois dans la liste",
            es "se conoce cuando se sabe quién está empatado (tipo A); puede figurar varias veces en la lista"),
        Known::ByTheEvent => say!(lang,
            en "is known when the event says so",
            fr "est connue quand le tournoi la donne",
            es "se conoce cuando lo da el torneo"),
    }
}

/// Everything about one criterion.
pub fn page(lang: Lang, definition: &Definition) -> Page {
    let title = format!("{} · {}", definition.code, of(lang, &definition.name));
    let mut page = Page::new(lang, "tie-breaks", title);
    page.paragraph(of(lang, &definition.summary));
    page.notes(facts(lang, definition));
    // The same row as in the list.
    let mut row = criteria([definition].into_iter(), lang);
    row.readers = Readers::Programs;
    page.table(row);
    page
}

fn facts(lang: Lang, definition: &Definition) -> Vec<Note> {
    let mut facts = vec![
        Note::new(say!(lang, en "Article", fr "Article", es "Artículo"), source(lang, definition)),
        Note::new(say!(lang, en "Type", fr "Type", es "Tipo"), types(definition).join("/")),
        Note::new(say!(lang, en "Value", fr "Valeur", es "Valor"), known_in_words(lang, known(definition))),
        Note::new(
            say!(lang, en "Cut-1 (article 5)", fr "Tronqué-1 (article 5)", es "Corte-1 (artículo 5)"),
            yes_or_no(lang, has_cut(definition)),
        ),
        Note::new(say!(lang, en "Ranks", fr "Classe", es "Clasifica"), ranks(lang, definition.applies_to)),
        Note::new(
            say!(lang, en "Other codes", fr "Autres codes", es "Otros códigos"),
            definition.aliases.join(", "),
        ),
        Note::new(say!(lang, en "Editions", fr "Éditions", es "Ediciones"), editions(definition).join(", ")),
    ];
    let takes = |accept: &exaequo_tiebreak::Accept| {
        Note::new(modifier_text(lang, *accept), modifier_words(lang, *accept))
    };
    facts.extend(definition.accepts.iter().map(takes));
    facts.retain(|note| !note.text.is_empty());
    facts
}

/// The article, or where else it comes from.
fn source(lang: Lang, definition: &Definition) -> String {
    origin_words(lang, definition.origin).unwrap_or_else(|| definition.article.0.to_owned())
}

fn yes_or_no(lang: Lang, yes: bool) -> String {
    if yes { say!(lang, en "yes", fr "oui", es "sí") } else { say!(lang, en "no", fr "non", es "no") }
}

fn ranks(lang: Lang, applies_to: AppliesTo) -> String {
    match applies_to {
        AppliesTo::Everybody => {
            say!(lang, en "players and teams", fr "joueurs et équipes", es "jugadores y equipos")
        }
        AppliesTo::Teams => say!(lang, en "teams", fr "équipes", es "equipos"),
    }
}
