//! FIDE tournament report files (TRF06, TRF16, TRF26), in and out.
//!
//! Reading is tolerant and says so. [`read`] never fails: it returns the file whole as a [`Document`], a
//! [`Tournament`](exaequo_model::Tournament) unless an error stands in the way, and every finding with its line and
//! columns.
//!
//! * Text is UTF-8, with or without byte order mark, else Windows-1252. Lines end in CR, LF or CRLF.
//! * Columns count characters; a line that counts bytes, or letters with their combining accents as one, is recognised
//!   by its separator columns.
//! * Records may come in any order. Unknown records and comments are kept.
//! * Individual files, and team files in both forms (310 and 013): matches are rebuilt from the games.
//! * The extensions of pairing engines (`XX*`, `BB*`) are understood where they say something about the tournament.
//!
//! Writing gives either the bytes that were read ([`Document::to_bytes`]) or a canonical file ([`write`](fn@write)). A
//! value the format cannot hold is an [`Unwritable`], never a silent cut; only control characters inside a text, such as the
//! end of a line or a tab, become blanks.
//!
//! ```
//! use exaequo_trf::{Profile, ReadOptions, WriteOptions, read, write};
//!
//! let file = "\
//! 012 Two friends
//! 042 2026/03/06
//! 142 1
//! 001    1      Alyx                              2200                             1.0    1     2 w 1
//! 001    2      Bruno                             2150                             0.0    2     1 b 0
//! ";
//! let reading = read(file.as_bytes().to_vec(), &ReadOptions::default());
//! let tournament = reading.tournament.expect("nothing is wrong with this file");
//! assert_eq!(tournament.str(tournament.players[0].name), "Alyx");
//! assert_eq!(reading.document.to_bytes(), file.as_bytes());
//!
//! let written = write(&tournament, &WriteOptions::new(Profile::Trf26)).expect("TRF26 holds all of it");
//! assert!(written.bytes.starts_with(b"012 Two friends\r\n042 2026/03/06\r\n062 2\r\n"));
//! ```

mod columns;
mod diagnostics;
mod document;
mod encoding;
mod fictitious;
mod fields;
mod problem;
mod read;
mod record;
mod sign;
mod system;
mod windows_1252;
mod write;

pub use diagnostics::{Diagnostic, Diagnostics, MOST_KEPT, Mode};
pub use document::{Document, Line, LineEnd};
pub use encoding::{Encoding, MAX_BYTES};
pub use problem::{
    BadEncoding, Class, ExpectedField, Few, Foreign, Listing, NotAllowed, Problem, RecordCode, SizeLimit,
    Stored,
};
pub use read::{Dialect, ReadOptions, TrfReading, read};
pub use write::{
    Charset, Extras, Losses, Lossy, PointFields, Profile, Unwritable, WriteOptions, Written, write,
};
