//! Lists as CSV, with a heading.

use std::io::{self, Write};

use super::{WriteRows, flag, line, sex};
use crate::Row;

const HEADING: &str = "id,name,federation,sex,title,women_title,other_titles,arena_title,standard,standard_games,standard_k,\
    rapid,rapid_games,rapid_k,blitz,blitz_games,blitz_k,birth,flag\n";

/// Writes a list as CSV: UTF-8, commas, quotation marks where a text has one of both.
///
/// ```
/// use exaequo_lists::{CsvWriter, Row, WriteRows};
///
/// let mut list = Vec::new();
/// let mut writer = CsvWriter::new(&mut list)?;
/// writer.row(&Row { id: 1_503_014, name: "Carlsen, Magnus".into(), ..Row::default() })?;
/// writer.finish()?;
/// assert!(String::from_utf8_lossy(&list).contains("1503014,\"Carlsen, Magnus\","));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct CsvWriter<W> {
    out: W,
    line: Vec<u8>,
}

impl<W: Write> CsvWriter<W> {
    /// Begins a list with its heading.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(HEADING.as_bytes())?;
        Ok(Self { out, line: Vec::new() })
    }

    fn text(&mut self, text: &str) {
        let text = line::shown(text);
        if is_quoted(&text) {
            self.line.push(b'"');
            line::escaped(&mut self.line, &text, |byte| (byte == b'"').then_some("\"\""));
            self.line.push(b'"');
        } else {
            self.line.extend_from_slice(text.as_bytes());
        }
        self.line.push(b',');
    }

    fn number(&mut self, number: Option<impl Into<u64>>) {
        line::maybe(&mut self.line, number);
        self.line.push(b',');
    }
}

/// Whether a text would be read otherwise without quotation marks.
fn is_quoted(text: &str) -> bool {
    let special = |byte: u8| matches!(byte, b',' | b'"' | b';' | b'\t');
    text.bytes().fold(false, |any, byte| any | special(byte)) || text.trim().len() != text.len()
}

impl<W: Write> WriteRows for CsvWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.line.clear();
        self.number(Some(row.id));
        let texts: [&str; 7] = [
            &row.name,
            &row.federation,
            sex(row),
            &row.title,
            &row.women_title,
            &row.other_titles,
            &row.arena_title,
        ];
        for text in texts {
            self.text(text);
        }
        for figures in [row.figures.standard, row.figures.rapid, row.figures.blitz] {
            self.number(figures.rating);
            self.number(figures.games);
            self.number(figures.k);
        }
        self.number(row.birth.and_then(|year| u64::try_from(year).ok()));
        self.line.extend_from_slice(flag(row).as_bytes());
        self.line.push(b'\n');
        self.out.write_all(&self.line)
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}
