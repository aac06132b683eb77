//! A list as data: what every crosstable, pairing list, card and table of standings is before it gets a form.
//!
//! A list builds a [`Page`]; one renderer for each form turns any page into text, CSV, Markdown, JSON, HTML or a
//! spreadsheet. A list therefore cannot look different, or say something else, in one of its forms.
//!
//! ```
//! use exaequo_report::Lang;
//! use exaequo_report::page::{Block, Cell, Column, Page, Table};
//!
//! let mut table = Table::new("Players", vec![Column::number("rating", "Elo"), Column::name("name", "Nom")]);
//! table.push(vec![Cell::Whole(2100), Cell::text("Ana")]);
//! let mut page = Page::new(Lang::Fr, "players", "Open");
//! page.blocks.push(Block::Table(table));
//! assert_eq!(page.to_csv(), "rating,name\r\n2100,Ana\r\n");
//! ```

mod cell;
mod column;
mod csv;
mod event;
mod fit;
mod json;
mod markdown;
mod plain;
pub(crate) mod ranking;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod signs;
mod standings;
mod text;

pub use cell::{Cell, Shown, Sign};
pub use column::{Align, Column, Role, Weight};
pub(crate) use event::event_name;
#[cfg(feature = "schema")]
pub use schema::schema;

use crate::Lang;

/// A list, or what is printed together.
#[derive(Clone, Debug)]
pub struct Page {
    /// The language of its texts.
    pub lang: Lang,
    /// What kind of list it is, for programs: `crosstable`, `pairings`, …
    pub kind: &'static str,
    /// The event.
    pub title: String,
    /// What the list is, where and when.
    pub subtitles: Vec<String>,
    /// Its parts, from top to bottom.
    pub blocks: Vec<Block>,
    /// How the paper lies.
    pub paper: Paper,
    /// How large the letters are on paper.
    pub print: Print,
}

/// How the paper lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// Upright: standings, pairings, cards.
    Portrait,
    /// On its side: wide crosstables.
    Landscape,
}

/// How large the letters are on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// As lists are read on a wall.
    Usual,
    /// Smaller, so that a page holds more.
    Small,
    /// As small as can be read, for what must stay on one page.
    Smallest,
}

/// A part of a page.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading inside the page.
    Heading(String),
    /// A sentence, or several.
    Paragraph(String),
    /// A table.
    Table(Table),
    /// Labels with what they stand for.
    Notes(Vec<Note>),
    /// A line to copy, which is never broken.
    Command(String),
    /// A picture.
    Figure(Figure),
    /// The rest is for another sheet of paper.
    Break,
}

/// A label and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The label.
    pub label: String,
    /// What it stands for.
    pub text: String,
}

impl Note {
    /// A note.
    pub fn new(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into() }
    }
}

/// A picture and what it shows, in words.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What is under it.
    pub caption: String,
    /// What somebody who cannot see it is told.
    pub alternative: String,
    /// The picture, an `svg` element whose words are those of the page's language.
    pub svg: String,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// Where a page has several tables of one kind, what tells this one from the others: the key for programs and
    /// the value, such as `board` and 2.
    pub group: Option<(&'static str, Cell)>,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, a cell for each column.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// How it stands out.
    pub tone: Tone,
}

/// How a row stands out; never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Not at all.
    Usual,
    /// It is the one the page is about.
    Strong,
    /// It counts less than the others.
    Faint,
}

impl Table {
    /// A table without rows.
    pub fn new(caption: impl Into<String>, columns: Vec<Column>) -> Self {
        Self { caption: caption.into(), group: None, columns, rows: Vec::new() }
    }

    /// Adds a row.
    pub fn push(&mut self, cells: Vec<Cell>) {
        self.push_toned(cells, Tone::Usual);
    }

    /// Adds a row that may stand out.
    pub fn push_toned(&mut self, cells: Vec<Cell>, tone: Tone) {
        self.rows.push(Row { cells, tone });
    }

    /// Drops the columns of these keys whose cells are all empty.
    pub fn drop_empty(&mut self, keys: &[&str]) {
        let is_empty = |index: usize| {
            let empty = |row: &Row| row.cells.get(index).is_none_or(Cell::is_empty);
            keys.contains(&self.columns[index].key.as_str()) && self.rows.iter().all(empty)
        };
        let kept: Vec<bool> = (0..self.columns.len()).map(|index| !is_empty(index)).collect();
        if kept.iter().all(|kept| *kept) {
            return;
        }
        let mut keep = kept.iter();
        self.columns.retain(|_| keep.next().copied().unwrap_or(true));
        for row in &mut self.rows {
            let mut keep = kept.iter();
            row.cells.retain(|_| keep.next().copied().unwrap_or(true));
        }
    }
}

impl Page {
    /// A page without parts.
    pub fn new(lang: Lang, kind: &'static str, title: impl Into<String>) -> Self {
        Self {
            lang,
            kind,
            title: title.into(),
            subtitles: Vec::new(),
            blocks: Vec::new(),
            paper: Paper::Portrait,
            print: Print::Usual,
        }
    }

    /// The tables.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
    }
}
