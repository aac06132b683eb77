//! FIDE tournament report files (TRF06, TRF16, TRF26), in and out.

mod columns;
mod diagnostics;
mod document;
mod encoding;
mod fields;
mod problem;
mod read;
mod record;
mod sign;
mod write;

pub use diagnostics::{Diagnostic, Diagnostics, MOST_KEPT, Mode};
pub use document::{Document, Line, LineEnd};
pub use encoding::{Encoding, MAX_BYTES};
pub use problem::{BadEncoding, Class, Expected, Foreign, Limit, Listing, Problem, RecordCode};
pub use read::{Dialect, ReadOptions, Reading, read};
pub use write::{Charset, Extras, Lossy, Profile, Unwritable, WriteOptions, Written, write};
