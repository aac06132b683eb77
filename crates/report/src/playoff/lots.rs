//! 4.2: a draw of lots, its record, and the draws before it.

use exaequo_model::{Date, ParticipantId, Tournament};
use exaequo_tiebreak::lots::{ALGORITHM, hexadecimal, lot};
use serde::{Deserialize, Serialize};

use super::unfinished::marked;
use crate::json::pretty;
use crate::number::{date, span};
use crate::page::{Block, Cell, Column, Note, Page, Table};
use crate::sanitize::{quoted_whole, sanitize};
use crate::{Lang, say};

/// Name and version of the form.
const SCHEMA: &str = "exaequo/lots/1";

/// The JSON Schema of the form, kept in `schemas/lots-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Form>(SCHEMA)
}

/// A draw, as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The algorithm.
    pub algorithm: String,
    /// The seed.
    pub seed: String,
    /// When it was drawn.
    pub time: String,
    /// The event.
    pub event: String,
    /// First and last place drawn for; null for all participants.
    pub places: Option<[u32; 2]>,
    /// Whether the tournament was not over, so that the ties can change.
    #[serde(default)]
    pub provisional: bool,
    /// The lots, the first of each tie first.
    pub lots: Vec<Lot>,
}

/// Those who are drawn against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The first place they are drawn for.
    pub first: u32,
    /// Who they are.
    pub members: Vec<ParticipantId>,
}

/// A lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lot {
    /// The position in the draw, or the place drawn for.
    pub position: u32,
    /// The number in the tournament.
    pub id: u32,
    /// The name.
    pub name: String,
    /// The lot, as a hexadecimal number.
    pub lot: String,
}

/// A draw with those before it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Lots"))]
struct Form<'a> {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    #[serde(flatten)]
    record: &'a Record,
    /// Draws of the same event that the record held already, the oldest first.
    earlier: &'a [Record],
}

impl Record {
    /// Draws lots within each tie: what the list decides is not drawn (4.2).
    pub fn draw(
        tournament: &Tournament,
        mut ties: Vec<Tie>,
        places: Option<[u32; 2]>,
        seed: &str,
        time: String,
    ) -> Self {
        for tie in &mut ties {
            tie.members.sort_by_cached_key(|&who| lot(tournament, seed, who));
        }
        let drawn = |(position, who): (u32, ParticipantId)| Lot {
            position,
            id: tournament.number_of(who),
            name: tournament.name_of(who).to_owned(),
            lot: hexadecimal(&lot(tournament, seed, who)),
        };
        Self {
            algorithm: ALGORITHM.to_owned(),
            seed: seed.to_owned(),
            time,
            event: tournament.str(tournament.event.name).to_owned(),
            places,
            provisional: false,
            lots: ties.into_iter().flat_map(|tie| (tie.first..).zip(tie.members)).map(drawn).collect(),
        }
    }

    /// The line of a record.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).map_or_else(|_| String::new(), |line| line + "\n")
    }

    /// The records of a text; `Err` is the number of the first line that is none.
    pub fn read(text: &str) -> Result<Vec<Self>, usize> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(index, line)| serde_json::from_str(line).map_err(|_| index + 1)).collect()
    }

    /// The draws of the same event that concern some of the same participants, whichever places they were for.
    pub fn earlier(&self, records: Vec<Self>) -> Vec<Self> {
        let drawn = |lot: &Lot| self.lots.iter().any(|own| (own.id, &own.name) == (lot.id, &lot.name));
        let again = |one: &Self| one.event == self.event && one.lots.iter().any(drawn);
        records.into_iter().filter(again).collect()
    }

    /// The draw, ending with a newline.
    pub fn to_json(&self, earlier: &[Self]) -> String {
        pretty(&Form { schema: SCHEMA, record: self, earlier })
    }

    /// The draw as a page.
    pub fn to_page(&self, earlier: &[Self], lang: Lang) -> Page {
        let mut page = Page::new(lang, "lots", sanitize(&self.event));
        let title = match self.places {
            None => say!(lang, "Drawing of lots"),
            Some([first, last]) => {
                say!(lang, "Drawing of lots for places {places}", places = span(lang, first, last))
            }
        };
        page.subtitles.push(marked(title, self.provisional, lang));
        page.blocks.push(Block::Table(self.table(lang)));
        page.blocks.push(Block::Notes(self.notes(lang)));
        page.blocks.extend(self.check(lang));
        if !earlier.is_empty() {
            page.blocks.push(Block::Paragraph(again(earlier.len(), lang)));
            page.blocks.push(Block::Table(draws(earlier, lang)));
        }
        page
    }

    fn table(&self, lang: Lang) -> Table {
        let place = if self.places.is_some() { say!(lang, "Place") } else { say!(lang, "Order") };
        let mut table = Table::new(
            say!(lang, "Lots"),
            vec![
                Column::number("position", place).key(),
                Column::number("number", say!(lang, "No.")),
                Column::name("name", say!(lang, "Name")),
                Column::sign("lot", say!(lang, "Lot")),
            ],
        );
        for one in &self.lots {
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
    pub(super) fn blocks(draws: &[Self], lang: Lang) -> Vec<Block> {
        let Some(first) = draws.first() else { return Vec::new() };
        let mut blocks: Vec<Block> = draws.iter().map(|draw| Block::Table(draw.table(lang))).collect();
        blocks.push(Block::Notes(first.method(lang)));
        blocks.extend(first.check(lang));
        blocks
    }

    fn notes(&self, lang: Lang) -> Vec<Note> {
        let mut notes = self.method(lang);
        notes.push(Note::new(say!(lang, "Drawn"), when(lang, &self.time)));
        notes
    }

    /// The algorithm and the seed.
    fn method(&self, lang: Lang) -> Vec<Note> {
        let algorithm = say!(
            lang,
            "{name}: SHA-256 of seed, event, number and name, a line each; the lowest of a tie comes first",
            name = &self.algorithm
        );
        vec![
            Note::new(say!(lang, "Algorithm"), algorithm),
            Note::new(say!(lang, "Seed"), quoted_whole(lang, &self.seed)),
        ]
    }

    /// How anyone repeats the first lot, on a line that can be copied.
    fn check(&self, lang: Lang) -> Vec<Block> {
        let Some(first) = self.lots.first() else { return Vec::new() };
        let line = |text: &str| text.replace('\\', "\\\\").replace('%', "%%").replace('\'', "'\\''");
        let (seed, event, name) = (line(&self.seed), line(&self.event), line(&first.name));
        let check = format!("printf '{seed}\\n{event}\\n{}\\n{name}' | sha256sum", first.id);
        let about = say!(lang, "To check the first lot:");
        vec![Block::Paragraph(about), Block::Command(sanitize(&check))]
    }
}

/// Day and hour in words of the language, where the time is one of universal time.
fn when(lang: Lang, time: &str) -> String {
    let parts = time.strip_suffix('Z').and_then(|time| time.split_once('T'));
    let parts = parts.and_then(|(day, hour)| Some((day.parse::<Date>().ok()?, hour)));
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
            Cell::text(order.join(", ")),
        ]);
    }
    table.drop_empty(&["places"]);
    table
}
