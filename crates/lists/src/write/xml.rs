//! FIDE's XML lists: a flat element for each player.

use std::io::{self, Write};

use super::{WriteRows, flag, sex};
use crate::Row;

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
    text: String,
}

impl<W: Write> XmlWriter<W> {
    /// Begins a list.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(b"<playerslist>\n")?;
        Ok(Self { out, text: String::new() })
    }

    fn element(&mut self, tag: &str, content: &str) {
        self.tag("<", tag);
        for character in content.chars().filter(|character| !character.is_control()) {
            match character {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                other => self.text.push(other),
            }
        }
        self.tag("</", tag);
        self.text.push('\n');
    }

    fn tag(&mut self, start: &str, tag: &str) {
        self.text.extend([start, tag, ">"]);
    }
}

impl<W: Write> WriteRows for XmlWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        let number = |number: Option<u64>| number.map_or_else(String::new, |number| number.to_string());
        self.text.clear();
        self.text.push_str("<player>\n");
        self.element("fideid", &row.id.to_string());
        self.element("name", &row.name);
        self.element("country", &row.federation);
        self.element("sex", sex(row));
        self.element("title", &row.title);
        self.element("w_title", &row.women_title);
        self.element("o_title", &row.other_titles);
        self.element("foa_title", &row.arena_title);
        let all = [
            (["rating", "games", "k"], row.figures.standard),
            (["rapid_rating", "rapid_games", "rapid_k"], row.figures.rapid),
            (["blitz_rating", "blitz_games", "blitz_k"], row.figures.blitz),
        ];
        for ([rating, games, k], figures) in all {
            self.element(rating, &number(figures.rating.map(u64::from)));
            self.element(games, &number(figures.games.map(u64::from)));
            self.element(k, &number(figures.k.map(u64::from)));
        }
        self.element("birthday", &row.birth.map_or_else(String::new, |year| year.to_string()));
        self.element("flag", flag(row));
        self.text.push_str("</player>\n");
        self.out.write_all(self.text.as_bytes())
    }

    fn finish(mut self) -> io::Result<()> {
        self.out.write_all(b"</playerslist>\n")?;
        self.out.flush()
    }
}
