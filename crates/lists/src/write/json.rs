//! Lists as JSON lines: an object for each player.

use std::io::{self, Write};

use super::{WriteRows, sex};
use crate::{Activity, Figures, Row};

/// Writes a list as JSON lines. What a player does not have is left out.
///
/// ```
/// use exaequo_lists::{JsonLinesWriter, Row, WriteRows};
///
/// let mut list = Vec::new();
/// let mut writer = JsonLinesWriter::new(&mut list);
/// writer.row(&Row { id: 1_503_014, name: "Carlsen, Magnus".into(), birth: Some(1990), ..Row::default() })?;
/// writer.finish()?;
/// assert_eq!(list, b"{\"id\":1503014,\"name\":\"Carlsen, Magnus\",\"birth\":1990}\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct JsonLinesWriter<W> {
    out: W,
    line: String,
}

impl<W: Write> JsonLinesWriter<W> {
    /// Begins a list, which has no heading.
    pub fn new(out: W) -> Self {
        Self { out, line: String::new() }
    }

    fn key(&mut self, key: &str) {
        let start = if self.line.ends_with('{') { "\"" } else { ",\"" };
        self.line.extend([start, key, "\":"]);
    }

    fn text(&mut self, key: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        self.key(key);
        self.line.push('"');
        for character in text.chars() {
            match character {
                '"' => self.line.push_str("\\\""),
                '\\' => self.line.push_str("\\\\"),
                other if other.is_control() => {}
                other => self.line.push(other),
            }
        }
        self.line.push('"');
    }

    fn number(&mut self, key: &str, number: Option<i64>) {
        if let Some(number) = number {
            self.key(key);
            self.line.push_str(&number.to_string());
        }
    }

    fn figures(&mut self, key: &str, figures: Figures) {
        if figures == Figures::default() {
            return;
        }
        self.key(key);
        self.line.push('{');
        self.number("rating", figures.rating.map(i64::from));
        self.number("games", figures.games.map(i64::from));
        self.number("k", figures.k.map(i64::from));
        self.line.push('}');
    }
}

impl<W: Write> WriteRows for JsonLinesWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.line.clear();
        self.line.push('{');
        self.number("id", i64::try_from(row.id).ok());
        self.text("name", &row.name);
        self.text("federation", &row.federation);
        self.text("sex", sex(row));
        self.text("title", &row.title);
        self.text("women_title", &row.women_title);
        self.text("other_titles", &row.other_titles);
        self.text("arena_title", &row.arena_title);
        self.figures("standard", row.figures.standard);
        self.figures("rapid", row.figures.rapid);
        self.figures("blitz", row.figures.blitz);
        self.number("birth", row.birth.map(i64::from));
        self.text("status", if row.activity == Activity::Inactive { "inactive" } else { "" });
        self.line.push_str("}\n");
        self.out.write_all(self.line.as_bytes())
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}
