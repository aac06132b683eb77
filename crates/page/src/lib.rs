//! A list as data: what every crosstable, pairing list, card and table of standings is before it gets a form.
//!
//! A list builds a [`Page`]; one renderer for each form turns any page into text, CSV, Markdown, HTML or a
//! spreadsheet. A list therefore cannot look different, or say something else, in one of its forms.
//!
//! Nothing here knows what the lists are about.
//!
//! ```
//! use exaequo_page::{Block, Cell, Column, Lang, Page, Table};
//!
//! let mut table = Table::new("Players", vec![Column::number("rating", "Elo"), Column::name("name", "Nom")]);
//! table.push(vec![Cell::Whole(2100), Cell::text("Ana")]);
//! let mut page = Page::new(Lang::Fr, "players", "Open");
//! page.blocks.push(Block::Table(table));
//! assert_eq!(page.to_csv(), "rating,name\r\n2100,Ana\r\n");
//! ```

mod archive;
mod cell;
mod checksum;
mod column;
mod csv;
mod fit;
mod grid;
mod long;
mod look;
mod markdown;
mod palette;
mod plain;
mod sanitize;
mod several_pages;
mod slip;
mod table;
mod text;
mod words;
mod wrap;
mod xlsx;

pub mod html;
pub mod number;
pub mod svg;

pub use archive::Archive;
pub use cell::{Cell, Link, Sharing, Shown, Sign};
pub use column::{Align, Column, Emphasis, Narrow, Readers, Role};
pub use csv::Csv;
pub use exaequo_lang::Lang;
pub use long::{LongPage, Sink};
pub use look::Look;
pub use palette::{Palette, Style};
pub use sanitize::{sanitize, text_width, visible, width};
pub use slip::{Fold, Shape, Slips};
pub use table::{Row, Size, Table, Tone};
pub use words::colon;
pub use wrap::{wrap, wrap_after, wrapped};

/// A list, or what is printed together.
///
/// ```
/// use exaequo_page::{Lang, Look, Note, Page};
///
/// let mut page = Page::new(Lang::En, "notice", "Club championship");
/// page.heading("Round 4");
/// page.paragraph("Begins at 14:00.");
/// page.notes(vec![Note::new("Arbiter", "Dana")]);
/// assert!(page.to_text(&Look::plain(Lang::En)).contains("Begins at 14:00."));
/// assert!(page.to_html().contains("<h1"));
/// ```
#[derive(Clone, Debug)]
pub struct Page {
    /// The language of its texts.
    pub lang: Lang,
    /// What kind of list it is, for programs: `crosstable`, `pairings`, …
    pub kind: &'static str,
    /// The title, such as the name of the event.
    pub title: String,
    /// What the list is, where and when.
    pub subtitles: Vec<String>,
    /// What the list is in a few words, for the title of a window and the head of a sheet of paper, where the first
    /// subtitle is longer; empty where it is not.
    pub name: String,
    /// Its parts, from top to bottom.
    pub blocks: Vec<Block>,
    /// What stands at the foot of the page and of every sheet of paper: rules, file, time.
    pub foot: Vec<String>,
    /// What it is printed on; `None` where nobody knows what is usual at the place of the event.
    pub paper: Option<Paper>,
    /// How large the letters are on paper.
    pub print: Print,
}

/// What a page is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// Most of the world.
    #[default]
    A4,
    /// North America and a few others.
    Letter,
}

impl Paper {
    /// Letter where that is usual, else A4.
    pub const fn letter_if(is_usual: bool) -> Self {
        if is_usual { Self::Letter } else { Self::A4 }
    }
}

/// How large the letters are on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// As lists are read on a table.
    Usual,
    /// Smaller, so that a page holds more.
    Small,
    /// As small as can be read, for what must stay on one page.
    Smallest,
    /// Large and in two columns, for lists of names that are read on a wall.
    Wall,
    /// As usual, on sheets and slips that are taken apart: the title is in the margin of each, and nowhere else.
    Apart,
}

/// A part of a page.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading inside the page.
    Heading(String),
    /// A sentence, or several.
    Paragraph(String),
    /// Short lines that belong together.
    List(Vec<String>),
    /// A table with its caption.
    Table(Table),
    /// Labels with what they stand for.
    Notes(Vec<Note>),
    /// The same, folded away on a screen behind a few words: rules that not everybody asks for.
    Folded {
        /// The few words.
        summary: String,
        /// What is behind them.
        notes: Vec<Note>,
    },
    /// A line to copy, which is never broken.
    Command(String),
    /// A picture with its caption.
    Figure(Figure),
    /// Lines to sign on, and who signs.
    Signatures(Vec<String>),
    /// The rest is for another sheet of paper.
    Break,
}

impl Block {
    /// Its notes, for all readers.
    fn notes(&self) -> impl Iterator<Item = &Note> {
        let notes = match self {
            Self::Notes(notes) | Self::Folded { notes, .. } => notes.as_slice(),
            _ => &[],
        };
        notes.iter()
    }

    /// Its notes that programs read.
    pub fn notes_for_programs(&self) -> impl Iterator<Item = &Note> {
        self.notes().filter(|note| note.readers.has_programs())
    }

    /// Its notes that people read.
    fn notes_for_people(&self) -> impl Iterator<Item = &Note> {
        self.notes().filter(|note| note.readers.has_people())
    }

    /// Whether the caption of a table is what the heading before it or its first column says.
    fn is_named_by(&self, before: Option<&Self>) -> bool {
        let Self::Table(table) = self else { return false };
        let by_heading = matches!(before, Some(Self::Heading(heading)) if *heading == table.caption);
        by_heading || table.columns.first().is_some_and(|column| column.head == table.caption)
    }
}

/// A label and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The label in front.
    pub label: String,
    /// What it stands for.
    pub text: String,
    /// Who reads it.
    pub readers: Readers,
}

impl Note {
    /// A label with its text.
    pub fn new(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), readers: Readers::Everybody }
    }

    /// The same for these readers: a legend of signs that programs find in another form.
    #[must_use]
    pub const fn for_readers(mut self, readers: Readers) -> Self {
        self.readers = readers;
        self
    }
}

/// A picture and what it shows, in words.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What is under it.
    pub caption: String,
    /// A description for people who cannot see it.
    pub alternative: String,
    /// The picture, an `svg` element whose words are those of the page's language.
    pub svg: String,
}

impl Page {
    /// Lets the texts of a column lead somewhere, by the number in another column of the row.
    pub fn link(&mut self, by: &str, column: &str, way: impl Fn(i64) -> String) {
        let tables = self.blocks.iter_mut().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        });
        tables.for_each(|table| table.link(by, column, &way));
    }

    /// A page without parts.
    pub fn new(lang: Lang, kind: &'static str, title: impl Into<String>) -> Self {
        Self {
            lang,
            kind,
            title: title.into(),
            subtitles: Vec::new(),
            name: String::new(),
            blocks: Vec::new(),
            foot: Vec::new(),
            paper: None,
            print: Print::Usual,
        }
    }

    /// Adds a heading to the page.
    pub fn heading(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Heading(text.into()));
    }

    /// Adds a paragraph to the page.
    pub fn paragraph(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Paragraph(text.into()));
    }

    /// Adds notes that are folded away on a screen, unless there are none.
    pub fn fold(&mut self, summary: impl Into<String>, notes: Vec<Note>) {
        if !notes.is_empty() {
            self.blocks.push(Block::Folded { summary: summary.into(), notes });
        }
    }

    /// Adds lines that belong together, unless there are none.
    pub fn list(&mut self, lines: Vec<String>) {
        if !lines.is_empty() {
            self.blocks.push(Block::List(lines));
        }
    }

    /// Adds a table to the page.
    pub fn table(&mut self, table: Table) {
        self.blocks.push(Block::Table(table));
    }

    /// Adds labels with what they stand for.
    pub fn notes(&mut self, notes: Vec<Note>) {
        self.blocks.push(Block::Notes(notes));
    }

    /// One of several files: rows for programs begin with the name of theirs.
    pub fn of_file(&mut self, file: &str) {
        if let Some(Block::Table(table)) = self.blocks.first_mut() {
            table.group = Some(("file", Cell::text(file)));
        }
    }

    /// What the list is, in a few words.
    pub(crate) fn short_name(&self) -> &str {
        if self.name.is_empty() { self.subtitles.first().map_or("", String::as_str) } else { &self.name }
    }

    /// Leaves out the columns of these keys in all tables, with all that is in them.
    ///
    /// ```
    /// use exaequo_page::{Cell, Column, Lang, Page, Table};
    ///
    /// let mut table = Table::new("Players", vec![Column::name("name", "Name"), Column::number("rating", "Rating")]);
    /// table.push(vec![Cell::text("Ana"), Cell::Whole(2100)]);
    /// let mut page = Page::new(Lang::En, "players", "Open");
    /// page.table(table);
    /// page.drop_columns(&["rating"]);
    /// assert!(!page.to_csv().contains("2100"));
    /// ```
    pub fn drop_columns(&mut self, keys: &[&str]) {
        for block in &mut self.blocks {
            if let Block::Table(table) = block {
                table.drop_keys(keys);
            }
        }
    }

    /// The tables of the page, from top to bottom.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
    }

    fn tables_for_people(&self) -> impl Iterator<Item = &Table> {
        self.tables().filter(|table| table.readers.has_people())
    }

    /// The tables that programs read.
    pub fn tables_for_programs(&self) -> impl Iterator<Item = &Table> {
        self.tables().filter(|table| table.readers.has_programs())
    }
}
