//! FIDE's XML lists: a flat element for each player.

use std::io::{self, Write};

use super::{WriteRows, flag, line, sex};
use crate::{Figures, Row};

/// Writes a list with all three kinds of play as FIDE does.
///
/// ```
/// use exaequo_lists::{Row, WriteRows, XmlWriter};
///
/// let mut list = Vec::new();
/// let mut writer = XmlWriter::new(&mut list)?;
/// writer.row(&Row { id: 1, name: "Smith & Sons".into(), ..Row::default() })?;
/// writer.finish()?;
/// assert!(String::from_utf8_lossy(&list).contains("<name>Smith &amp; Sons</name>"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct XmlWriter<W> {
    out: W,
    text: Vec<u8>,
}

impl<W: Write> XmlWriter<W> {
    /// Begins a list.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(b"<playerslist>\n")?;
        Ok(Self { out, text: Vec::new() })
    }

    fn text(&mut self, tag: Tag, content: &str) {
        self.text.extend_from_slice(tag.open.as_bytes());
        line::escaped(&mut self.text, &line::shown(content), escape);
        self.text.extend_from_slice(tag.close.as_bytes());
    }

    fn number(&mut self, tag: Tag, number: Option<impl Into<u64>>) {
        self.text.extend_from_slice(tag.open.as_bytes());
        line::maybe(&mut self.text, number);
        self.text.extend_from_slice(tag.close.as_bytes());
    }

    fn figures(&mut self, [rating, games, k]: [Tag; 3], figures: Figures) {
        self.number(rating, figures.rating);
        self.number(games, figures.games);
        self.number(k, figures.k);
    }
}

fn escape(byte: u8) -> Option<&'static str> {
    match byte {
        b'&' => Some("&amp;"),
        b'<' => Some("&lt;"),
        b'>' => Some("&gt;"),
        _ => None,
    }
}

/// What stands before and behind the content of an element.
#[derive(Clone, Copy)]
struct Tag {
    open: &'static str,
    close: &'static str,
}

macro_rules! tag {
    ($name:literal) => {
        Tag { open: concat!("<", $name, ">"), close: concat!("</", $name, ">\n") }
    };
}

const STANDARD: [Tag; 3] = [tag!("rating"), tag!("games"), tag!("k")];
const RAPID: [Tag; 3] = [tag!("rapid_rating"), tag!("rapid_games"), tag!("rapid_k")];
const BLITZ: [Tag; 3] = [tag!("blitz_rating"), tag!("blitz_games"), tag!("blitz_k")];

impl<W: Write> WriteRows for XmlWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.text.clear();
        self.text.extend_from_slice(b"<player>\n");
        self.number(tag!("fideid"), Some(row.id));
        self.text(tag!("name"), &row.name);
        self.text(tag!("country"), &row.federation);
        self.text(tag!("sex"), sex(row));
        self.text(tag!("title"), &row.title);
        self.text(tag!("w_title"), &row.women_title);
        self.text(tag!("o_title"), &row.other_titles);
        self.text(tag!("foa_title"), &row.arena_title);
        self.figures(STANDARD, row.figures.standard);
        self.figures(RAPID, row.figures.rapid);
        self.figures(BLITZ, row.figures.blitz);
        self.number(tag!("birthday"), row.birth.and_then(|year| u64::try_from(year).ok()));
        self.text(tag!("flag"), flag(row));
        self.text.extend_from_slice(b"</player>\n");
        self.out.write_all(&self.text)
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.write_all(b"</playerslist>\n")?;
        self.out.flush()
    }
}
