//! Lists as JSON lines: an object for each player.

use std::io::{self, Write};

use serde::Serialize;

use super::{WriteRows, sex};
use crate::{Activity, Figures, Row};

/// A row as JSON has it. What a player does not have is left out.
#[derive(Serialize)]
struct Player<'a> {
    id: u64,
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    federation: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    sex: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    women_title: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    other_titles: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    arena_title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    standard: Option<OfPace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rapid: Option<OfPace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blitz: Option<OfPace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    birth: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
}

/// The figures of one kind of play.
#[derive(Serialize)]
struct OfPace {
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<u8>,
}

impl OfPace {
    fn of(Figures { rating, games, k }: Figures) -> Option<Self> {
        (rating.is_some() || games.is_some() || k.is_some()).then_some(Self { rating, games, k })
    }
}

impl<'a> From<&'a Row<'_>> for Player<'a> {
    fn from(row: &'a Row<'_>) -> Self {
        Self {
            id: row.id,
            name: &row.name,
            federation: &row.federation,
            sex: sex(row),
            title: &row.title,
            women_title: &row.women_title,
            other_titles: &row.other_titles,
            arena_title: &row.arena_title,
            standard: OfPace::of(row.figures.standard),
            rapid: OfPace::of(row.figures.rapid),
            blitz: OfPace::of(row.figures.blitz),
            birth: row.birth,
            status: (row.activity == Activity::Inactive).then_some("inactive"),
        }
    }
}

/// Writes a list as JSON lines.
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
pub struct JsonLinesWriter<W>(W);

impl<W: Write> JsonLinesWriter<W> {
    /// Begins a list, which has no heading.
    pub fn new(out: W) -> Self {
        Self(out)
    }
}

impl<W: Write> WriteRows for JsonLinesWriter<W> {
    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, &Player::from(row))?;
        self.0.write_all(b"\n")
    }

    fn finish(mut self) -> io::Result<()> {
        self.0.flush()
    }
}
