//! How to write.

use crate::document::LineEnd;

/// The program or form a file is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Profile {
    /// The form of 2026 with everything in it.
    Trf26,
    /// The form of 2016: 012 to 132, players and teams.
    Trf16,
    /// The form of 2026 without comments and extensions, in ASCII, for the rating server.
    FideUpload,
    /// The form that bbpPairings reads.
    EngineBbp,
    /// For `JaVaFo`: the form of 2016 with its extensions.
    EngineJavafo,
}

/// Letters that may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// All characters, in UTF-8.
    Utf8,
    /// The characters of Windows-1252.
    Windows1252,
    /// ASCII; others are transliterated. The only form every program reads alike.
    Ascii,
}

/// What to do with comments and records the model does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extras {
    /// Write them behind the others.
    Keep,
    /// Leave them out.
    Drop,
}

/// What to do with values the format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lossy {
    /// Write nothing and name them.
    Refuse,
    /// Write without them and name them.
    Accept,
}

/// What is written into the fields for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointFields {
    /// The points as published, else as computed.
    Known,
    /// Nothing: results are to be filled in by hand, and would contradict them.
    Blank,
}

/// How to write.
///
/// ```
/// use exaequo_model::Tournament;
/// use exaequo_trf::{Charset, LineEnd, Profile, WriteOptions, write};
///
/// let tournament = Tournament::announced("Café", None, 5);
/// let options = WriteOptions { line_end: LineEnd::Lf, charset: Charset::Ascii, ..WriteOptions::new(Profile::Trf26) };
/// let written = write(&tournament, &options)?;
/// assert!(written.bytes.starts_with(b"012 Cafe\n"));
/// # Ok::<(), exaequo_trf::Losses>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// The program or version the file is for.
    pub profile: Profile,
    /// The end of each line.
    pub line_end: LineEnd,
    /// The letters that may be used.
    pub charset: Charset,
    /// Comments and unknown records.
    pub extras: Extras,
    /// Values the format cannot hold.
    pub lossy: Lossy,
    /// Points of players and teams.
    pub totals: PointFields,
}

impl WriteOptions {
    /// The usual options of a profile.
    pub const fn new(profile: Profile) -> Self {
        let (line_end, charset, extras) = match profile {
            Profile::Trf26 => (LineEnd::CrLf, Charset::Utf8, Extras::Keep),
            Profile::Trf16 => (LineEnd::CrLf, Charset::Ascii, Extras::Keep),
            Profile::FideUpload | Profile::EngineJavafo => (LineEnd::CrLf, Charset::Ascii, Extras::Drop),
            Profile::EngineBbp => (LineEnd::Cr, Charset::Utf8, Extras::Drop),
        };
        Self { profile, line_end, charset, extras, lossy: Lossy::Refuse, totals: PointFields::Known }
    }

    /// A file of 2026 whose results are to be filled in by hand.
    pub const fn to_fill_in() -> Self {
        let mut options = Self::new(Profile::Trf26);
        options.totals = PointFields::Blank;
        options
    }
}
