//! A tournament as JSON, in and out, so that other programs need not write TRF; and the forms of every result.
//!
//! * [`read()`] takes a document and returns a [`Tournament`], or everything that is wrong with it at once.
//! * [`write()`] and [`write_compact`] put a tournament back; the same tournament always gives the same text.
//! * The form is described by the JSON Schema in `schemas/tournament-1.json`, which the feature `schema` makes.
//! * [`results`] has what is written of standings, explanations, ratings and the rest, each with its schema;
//!   [`to_text`] writes them.
//!
//! Players are named by pairing number and teams by team number, never by position. What is usual is left out:
//! 1-½-0, standard chess, known colours, zero-point byes of rounds that have been paired. An optional value may
//! be `null`, which is the same as leaving it out; a list is a list. Points are plain decimal numbers, read from
//! their digits and never through a binary fraction.
//!
//! ```
//! let document = r#"{
//!   "schema": "exaequo/tournament/1",
//!   "event": {"name": "Club championship", "start": "2026-03-07"},
//!   "players": [
//!     {"number": 1, "name": "Alyx", "ratings": [{"rating": 2104}]},
//!     {"number": 2, "name": "Bruno"},
//!     {"number": 3, "name": "Charline"}
//!   ],
//!   "rounds": [
//!     {
//!       "games": [{"white": 1, "black": 2, "result": "1/2-1/2"}],
//!       "byes": [{"number": 3, "bye": "pairing_allocated"}]
//!     }
//!   ]
//! }"#;
//! let tournament = exaequo_json::read(document)?;
//! assert_eq!(tournament.rounds.count(), 1);
//!
//! let again = exaequo_json::read(&exaequo_json::write(&tournament))?;
//! assert_eq!(again, tournament);
//! # Ok::<(), exaequo_json::Error>(())
//! ```
//!
//! # What reading normalises
//!
//! Everything in [`Facts`](exaequo_model::Facts) survives writing and reading. Only some things take a standard
//! form: ratings and national records stand with their player, games of a team event in the order of their
//! boards, and a title or FIDE number that was kept as text although it is a known title or a number becomes one.
//!
//! # Limits
//!
//! 65 535 rounds, [`MOST_ENTRIES`] entries of participants in rounds or in columns of values, and 4 GiB of text.

mod detail;
mod dto;
mod error;
mod form;
mod layout;
mod points;
mod read;
pub mod results;
#[cfg(feature = "schema")]
mod schema;
mod value;
mod vocabulary;
mod write;

use exaequo_model::Tournament;

pub use detail::{Detail, Expected};
pub use dto::{Better, ListScope, Pace, PrimaryScore, Sex};
pub use error::{Error, Fault, FaultKind};
pub use form::{Lazy, Members};
pub use layout::{Layout, Sink, collected, to_text, write_pieces};
pub use points::{Decimal, Digits, Points};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use value::Date;

/// Name and version of the form, the first value of every document.
pub const SCHEMA: &str = "exaequo/tournament/1";

/// The most entries that participants may have in all rounds together, or in all columns of values together.
///
/// A short text can ask for many of them, because a round in which somebody is not mentioned is a bye.
pub const MOST_ENTRIES: usize = 1 << 24;

/// Reads a document.
///
/// A byte order mark in front is passed over.
///
/// ```
/// use exaequo_json::{Error, read};
///
/// let document = r#"{"schema": "exaequo/tournament/1", "players": [{"number": 1, "name": "Alyx"}]}"#;
/// assert_eq!(read(document)?.players.len(), 1);
/// assert!(matches!(read("{}"), Err(Error::Version { found: None })));
/// # Ok::<(), Error>(())
/// ```
pub fn read(json: &str) -> Result<Tournament, Error> {
    let document = read::parse(json.strip_prefix('\u{feff}').unwrap_or(json))?;
    let facts = read::facts(document)?;
    Tournament::new(facts).map_err(Error::Facts)
}

/// Reads a document that may not even be text.
pub fn read_bytes(json: &[u8]) -> Result<Tournament, Error> {
    read(std::str::from_utf8(json).map_err(|_| Error::Encoding)?)
}

/// Writes a document for people as well as programs: what fits on a line stands on one.
pub fn write(tournament: &Tournament) -> String {
    to_text(&write::document(tournament), Layout::Pretty)
}

/// Writes a document without needless space, on one line.
///
/// ```
/// use exaequo_model::Tournament;
///
/// let text = exaequo_json::write_compact(&Tournament::announced("Rapid", None, 7));
/// assert!(text.starts_with(r#"{"schema":"exaequo/tournament/1","event":{"name":"Rapid""#));
/// assert_eq!(text.lines().count(), 1);
/// ```
pub fn write_compact(tournament: &Tournament) -> String {
    write::text(&write::document(tournament))
}
