//! Lists as CSV, with a heading.

use std::io::{self, Write};

use super::{WriteRows, flag, sex};
use crate::Row;

const HEADING: &str = "id,name,federation,sex,title,women_title,other_titles,standard,standard_games,standard_k,\
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
    line: String,
}

impl<W: Write> CsvWriter<W> {
    /// Begins a list with its heading.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(HEADING.as_bytes())?;
        Ok(Self { out, line: String::new() })
    }

    fn text(&mut self, text: &str) {
        let quoted = text.contains([',', '"', ';', '\t']) || text.trim() != text;
        let shown = text.chars().filter(|character| !character.is_control());
        if quoted {
            self.line.push('"');
            shown.for_each(|character| match character {
                '"' => self.line.push_str("\"\""),
                other => self.line.push(other),
            });
            self.line.push('"');
        } else {
            self.line.extend(shown);
        }
        self.line.push(',');
    }

    fn number(&mut self, number: Option<u64>) {
        self.text(&number.map_or_else(String::new, |number| number.to_string()));
    }
}

impl<W: Write> WriteRows for CsvWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.line.clear();
        self.number(Some(row.id));
        let texts: [&str; 6] =
            [&row.name, &row.federation, sex(row), &row.title, &row.women_title, &row.other_titles];
        for text in texts {
            self.text(text);
        }
        for figures in [row.figures.standard, row.figures.rapid, row.figures.blitz] {
            self.number(figures.rating.map(u64::from));
            self.number(figures.games.map(u64::from));
            self.number(figures.k.map(u64::from));
        }
        self.number(row.birth.and_then(|year| u64::try_from(year).ok()));
        self.line.push_str(flag(row));
        self.line.push('\n');
        self.out.write_all(self.line.as_bytes())
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}
