//! Players as they stand in a spreadsheet: cells pasted or read from a CSV file, with or without a heading.
//!
//! A heading is recognised in English, French and Spanish. Without one the first cell that is no number is the name, and a
//! number that can be one is the rating.
//!
//! ```
//! use exaequo_event::entries;
//!
//! let read = entries::read("Nom;Elo;Naissance\nCôté, Anne;2100;1990\nRoy, Luc;n/a;\n");
//! assert_eq!(read.players.len(), 1);
//! assert_eq!(read.players[0].1.name, "Côté, Anne");
//! assert_eq!(read.faults[0].line, 3);
//! ```

mod cells;
mod heading;
mod value;

pub use heading::EntryField;

use exaequo_model::search_key;

use crate::builder::NewPlayer;
use cells::Separator;

/// The most players that are read at once.
const MOST: usize = 5_000;

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// What the columns hold; empty where there is no heading.
    pub columns: Vec<Option<EntryField>>,
    /// The players, each with its line.
    pub players: Vec<(usize, NewPlayer)>,
    /// The lines that were not understood.
    pub faults: Vec<EntryFault>,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryFault {
    /// The line, from 1.
    pub line: usize,
    /// What it is.
    pub kind: EntryFaultKind,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryFaultKind {
    /// There is no name.
    NoName,
    /// A cell does not hold what its column says.
    Cell {
        /// What the column says.
        field: EntryField,
        /// What the cell holds.
        found: String,
    },
    /// The same name or number stands in an earlier line.
    Twice {
        /// The name or number that stands there twice.
        name: String,
    },
    /// There are too many lines.
    TooMany,
}

/// Reads players from cells.
pub fn read(text: &str) -> Entries {
    let mut read = Entries::default();
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).peekable();
    let Some((_, first)) = lines.peek() else { return read };
    let separator = Separator::of(first);
    read.columns = separator.and_then(|by| heading::columns(&cells::split(first, by))).unwrap_or_default();
    if !read.columns.is_empty() {
        lines.next();
    }
    for (line, text) in lines {
        if read.players.len() >= MOST {
            read.faults.push(EntryFault { line, kind: EntryFaultKind::TooMany });
            break;
        }
        let found = match separator.filter(|_| !read.columns.is_empty()) {
            Some(by) => value::player(&read.columns, &cells::split(text, by)),
            None => value::plain(text).ok_or(EntryFaultKind::NoName),
        };
        match found.and_then(|player| once(&read, player)) {
            Ok(player) => read.players.push((line, player)),
            Err(kind) => read.faults.push(EntryFault { line, kind }),
        }
    }
    read
}

/// A date of birth as people write it: `1990`, `1990-02-03`, `3.2.1990`; empty where it is not known.
///
/// ```
/// use exaequo_event::entries::birth;
/// use exaequo_model::Birth;
///
/// assert_eq!(birth("1990"), Some(Birth::Year(1990)));
/// assert_eq!(birth(""), Some(Birth::Unknown));
/// assert_eq!(birth("soon"), None);
/// ```
pub fn birth(text: &str) -> Option<exaequo_model::Birth> {
    if text.trim().is_empty() { Some(exaequo_model::Birth::Unknown) } else { value::birth(text) }
}

/// The text of a file: UTF-8, else Windows-1252.
///
/// ```
/// assert_eq!(exaequo_event::entries::text(b"C\xf4t\xe9"), "Côté");
/// ```
pub fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

/// A player who is not in the list yet.
fn once(read: &Entries, player: NewPlayer) -> Result<NewPlayer, EntryFaultKind> {
    let is_same = |(_, other): &&(usize, NewPlayer)| {
        let number = player.fide_id.is_some() && player.fide_id == other.fide_id;
        number || (search_key(&other.name) == search_key(&player.name) && other.birth == player.birth)
    };
    match read.players.iter().find(is_same) {
        Some(_) => Err(EntryFaultKind::Twice { name: player.name }),
        None => Ok(player),
    }
}
