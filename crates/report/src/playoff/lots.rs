//! 4.2: a draw of lots as a page, and the draws before it.

use exaequo_event::SourceFile;
use exaequo_json::results::lots::Record;
use exaequo_model::day_of;

use super::unfinished::marked;
use crate::number::{date, span};
use crate::page::{Block, Cell, Column, Note, Page, Table, file};
use crate::text::{quoted_whole, sanitize};
use crate::{Lang, list, say};

/// The draw as a page, with the file of its event at the foot.
pub fn page(record: &Record, earlier: &[Record], source: Option<&SourceFile>, lang: Lang) -> Page {
    let mut page = Page::new(lang, "lots", sanitize(&record.event));
    let title = match record.places {
        None => say!(lang, "Drawing of lots"),
        Some([first, last]) => {
            say!(lang, "Drawing of lots for places {places}", places = span(lang, first, last))
        }
    };
    page.subtitles.push(marked(title, record.provisional, lang));
    page.blocks.push(Block::Table(table(record, lang)));
    page.blocks.push(Block::Notes(notes(record, lang)));
    page.blocks.extend(check(record, lang));
    if !earlier.is_empty() {
        page.blocks.push(Block::Paragraph(again(earlier.len(), lang)));
        page.blocks.push(Block::Table(draws(earlier, lang)));
    }
    page.foot.push(say!(lang, "FIDE C.07, article 4.2: {algorithm}", algorithm = &record.algorithm));
    page.foot.extend(file(source, lang));
    page
}

fn table(record: &Record, lang: Lang) -> Table {
    let place = if record.places.is_some() { say!(lang, "Place") } else { say!(lang, "Order") };
    let mut table = Table::new(
        say!(lang, "Lots"),
        vec![
            Column::number("position", place).key(),
            Column::number("number", say!(lang, "No.")),
            Column::name("name", say!(lang, "Name")),
            Column::sign("lot", say!(lang, "Lot")),
        ],
    );
    for one in &record.lots {
        table.push(vec![
            Cell::Whole(i64::from(one.position)),
            Cell::Whole(i64::from(one.id)),
            Cell::person(sanitize(&one.name)),
            Cell::sign(one.lot.clone(), one.lot.clone()),
        ]);
    }
    table
}

/// Draws of one event by one seed: the lots of each, and how anyone repeats them; nothing without a draw.
pub(super) fn blocks(draws: &[Record], lang: Lang) -> Vec<Block> {
    let Some(first) = draws.first() else { return Vec::new() };
    let mut blocks: Vec<Block> = draws.iter().map(|draw| Block::Table(table(draw, lang))).collect();
    blocks.push(Block::Notes(method(first, lang)));
    blocks.extend(check(first, lang));
    blocks
}

fn notes(record: &Record, lang: Lang) -> Vec<Note> {
    let mut notes = method(record, lang);
    notes.push(Note::new(say!(lang, "Drawn"), when(lang, &record.time)));
    notes
}

/// The algorithm and the seed.
fn method(record: &Record, lang: Lang) -> Vec<Note> {
    let algorithm = say!(
        lang,
        "{name}: SHA-256 of seed, event, number and name, a line each; the lowest of a tie comes first",
        name = &record.algorithm
    );
    vec![
        Note::new(say!(lang, "Algorithm"), algorithm),
        Note::new(say!(lang, "Seed"), quoted_whole(lang, &record.seed)),
    ]
}

/// How anyone repeats the first lot, on a line that can be copied.
fn check(record: &Record, lang: Lang) -> Vec<Block> {
    let Some(first) = record.lots.first() else { return Vec::new() };
    let line = |text: &str| text.replace('\\', "\\\\").replace('%', "%%").replace('\'', "'\\''");
    let (seed, event, name) = (line(&record.seed), line(&record.event), line(&first.name));
    let check = format!("printf '{seed}\\n{event}\\n{}\\n{name}' | sha256sum", first.id);
    let about = say!(lang, "To check the first lot:");
    vec![Block::Paragraph(about), Block::Command(sanitize(&check))]
}

/// Day and hour in words of the language, where the time is one of universal time.
fn when(lang: Lang, time: &str) -> String {
    let parts = time.strip_suffix('Z').and_then(|time| time.split_once('T'));
    let parts = parts.and_then(|(day, hour)| Some((day_of(day)?, hour)));
    parts.map_or_else(|| sanitize(time), |(day, hour)| format!("{}, {} UTC", date(lang, day), sanitize(hour)))
}

fn again(count: usize, lang: Lang) -> String {
    say!(
        lang,
        "Attention: lots have been drawn before for some of these participants ({count}). Of two draws for the same places the first counts, unless it was annulled.",
        count
    )
}

/// The draws before this one.
fn draws(earlier: &[Record], lang: Lang) -> Table {
    let mut table = Table::new(
        say!(lang, "Earlier draws"),
        vec![
            Column::text("time", say!(lang, "Drawn")),
            Column::text("seed", say!(lang, "Seed")),
            Column::text("places", say!(lang, "Places")),
            Column::text("order", say!(lang, "Order")),
        ],
    );
    for one in earlier {
        let order: Vec<String> = one.lots.iter().map(|lot| lot.id.to_string()).collect();
        table.push(vec![
            Cell::sign(when(lang, &one.time), sanitize(&one.time)),
            Cell::text(sanitize(&one.seed)),
            one.places.map_or(Cell::Empty, |[first, last]| Cell::text(format!("{first}–{last}"))),
            Cell::text(list::commas(lang, order)),
        ]);
    }
    table.drop_empty(&["places"]);
    table
}
