//! FIDE's TXT lists: fixed columns, lines that end as they do on Windows.

use std::io::{self, Write};

use exaequo_model::{Date, Pace, to_ascii};

use super::{WriteRows, flag, line, sex};
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

/// The columns before the figures.
const PERSON: [&str; 8] = ["ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA"];
const WIDTHS: [usize; 8] = [15, 61, 4, 4, 5, 5, 15, 4];
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
        for (word, width) in PERSON.into_iter().zip(WIDTHS) {
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
        let is_shown = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
        if text.bytes().fold(true, |all, byte| all & is_shown(byte)) {
            self.line.extend_from_slice(text.as_bytes());
        } else {
            let shown = |byte: u8| if is_shown(byte) { byte } else { b'?' };
            self.line.extend(to_ascii(text).chars().map(|letter| u8::try_from(letter).map_or(b'?', shown)));
        }
        self.fill(start + width);
    }

    /// Fills a column with blanks up to its end.
    fn fill(&mut self, end: usize) {
        self.line.resize(self.line.len().max(end), b' ');
    }

    fn name(&mut self, name: &str, width: usize) {
        let start = self.line.len();
        self.field(name, width);
        self.line.truncate(start + width - 1);
        self.line.push(b' ');
    }

    fn number(&mut self, number: Option<impl Into<u64>>, width: usize) {
        let start = self.line.len();
        line::maybe(&mut self.line, number);
        self.fill(start + width);
    }

    fn figures(&mut self, row: &Row<'_>, pace: Pace) {
        let figures = row.figures[pace];
        let [rating, games, k] = FIGURES;
        self.number(Some(figures.rating.unwrap_or(0)), rating);
        self.number(Some(figures.games.unwrap_or(0)), games);
        self.number(figures.k, k);
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
        let [id, name, federation, gender, title, women_title, other_titles, arena_title] = WIDTHS;
        self.number(Some(row.id), id);
        self.name(&row.name, name);
        self.field(&row.federation, federation);
        self.field(sex(row), gender);
        self.field(&row.title, title);
        self.field(&row.women_title, women_title);
        self.field(&row.other_titles, other_titles);
        self.field(&row.arena_title, arena_title);
        match self.layout {
            TxtLayout::Combined => Pace::ALL.into_iter().for_each(|pace| self.figures(row, pace)),
            TxtLayout::Single { pace, .. } => self.figures(row, pace),
        }
        self.number(row.birth.map_or(Some(0), |year| u64::try_from(year).ok()), BIRTH);
        self.field(flag(row), FLAG);
        self.end()
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}
