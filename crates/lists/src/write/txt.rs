//! FIDE's TXT lists: fixed columns, lines that end as they do on Windows.

use std::io::{self, Write};

use exaequo_model::{Date, Pace, to_ascii};

use super::{WriteRows, flag, sex};
use crate::{Row, month};

/// Which of FIDE's layouts a list is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TxtLayout {
    /// All three kinds of play in one list.
    Combined,
    /// One kind of play; its ratings are headed with the month of the list.
    Single {
        /// The kind of play.
        pace: Pace,
        /// The day of the list.
        published: Date,
    },
}

/// The width of the columns before the figures.
const PERSON: [(&str, usize); 8] = [
    ("ID Number", 15),
    ("Name", 61),
    ("Fed", 4),
    ("Sex", 4),
    ("Tit", 5),
    ("WTit", 5),
    ("OTit", 15),
    ("FOA", 4),
];
const FIGURES: [usize; 3] = [6, 4, 3];
const BIRTH: usize = 6;
const FLAG: usize = 4;

/// Writes a list as FIDE does.
///
/// ```
/// use exaequo_lists::{Row, TxtLayout, TxtWriter, WriteRows};
///
/// let mut list = Vec::new();
/// let mut writer = TxtWriter::new(&mut list, TxtLayout::Combined)?;
/// writer.row(&Row { id: 1_503_014, name: "Carlsen, Magnus".into(), ..Row::default() })?;
/// writer.finish()?;
/// let text = String::from_utf8(list).expect("ASCII");
/// assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("1503014        Carlsen, Magnus")));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct TxtWriter<W> {
    out: W,
    layout: TxtLayout,
    line: Vec<u8>,
}

impl<W: Write> TxtWriter<W> {
    /// Begins a list with its heading.
    pub fn new(out: W, layout: TxtLayout) -> io::Result<Self> {
        let mut writer = Self { out, layout, line: Vec::new() };
        for (word, width) in PERSON {
            writer.field(word, width);
        }
        match layout {
            TxtLayout::Combined => {
                let words = ["SRtng", "SGm", "SK", "RRtng", "RGm", "Rk", "BRtng", "BGm", "BK"];
                for (word, width) in words.into_iter().zip(FIGURES.into_iter().cycle()) {
                    writer.field(word, width);
                }
            }
            TxtLayout::Single { published, .. } => {
                for (word, width) in [month::heading(published).as_str(), "Gms", "K"].into_iter().zip(FIGURES)
                {
                    writer.field(word, width);
                }
            }
        }
        writer.field("B-day", BIRTH);
        writer.field("Flag", FLAG);
        writer.end()?;
        Ok(writer)
    }

    /// Adds a field in ASCII, as these lists are. What is too long for its column pushes the others to the right, as in
    /// FIDE's own lists; a name is cut instead.
    fn field(&mut self, text: &str, width: usize) {
        let start = self.line.len();
        if text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') {
            self.line.extend(text.bytes());
        } else {
            let shown = |byte: u8| if byte.is_ascii_graphic() || byte == b' ' { byte } else { b'?' };
            self.line.extend(to_ascii(text).chars().map(|letter| u8::try_from(letter).map_or(b'?', shown)));
        }
        self.line.resize(self.line.len().max(start + width), b' ');
    }

    fn name(&mut self, name: &str, width: usize) {
        let start = self.line.len();
        self.field(name, width);
        self.line.truncate(start + width - 1);
        self.line.push(b' ');
    }

    fn figures(&mut self, row: &Row<'_>, pace: Pace) {
        let figures = row.figures[pace];
        let number = |number: Option<u64>| number.map_or_else(String::new, |number| number.to_string());
        let cells = [
            figures.rating.unwrap_or(0).to_string(),
            figures.games.unwrap_or(0).to_string(),
            number(figures.k.map(u64::from)),
        ];
        for (cell, width) in cells.iter().zip(FIGURES) {
            self.field(cell, width);
        }
    }

    fn end(&mut self) -> io::Result<()> {
        self.line.extend(b"\r\n");
        self.out.write_all(&self.line)?;
        self.line.clear();
        Ok(())
    }
}

impl<W: Write> WriteRows for TxtWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        let id = row.id.to_string();
        let titles: [&str; 4] = [&row.title, &row.women_title, &row.other_titles, &row.arena_title];
        let person = [id.as_str(), &row.name, &row.federation, sex(row)].into_iter().chain(titles);
        for (text, (word, width)) in person.zip(PERSON) {
            if word == "Name" { self.name(text, width) } else { self.field(text, width) }
        }
        match self.layout {
            TxtLayout::Combined => Pace::ALL.into_iter().for_each(|pace| self.figures(row, pace)),
            TxtLayout::Single { pace, .. } => self.figures(row, pace),
        }
        self.field(&row.birth.unwrap_or(0).to_string(), BIRTH);
        self.field(flag(row), FLAG);
        self.end()
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}
