//! Writing: a tournament to the bytes of a file.
//!
//! What is written is canonical: records in the usual order, fields aligned as the format asks, no block trimmed. A
//! value the format cannot hold is an [`Unwritable`], never a silent cut; only the end of a line or a tab inside a text
//! becomes a blank.

mod header;
mod layout;
mod losses;
mod options;
mod order;
mod players;
mod references;
mod scores;
mod teams;
mod unwritable;

use exaequo_model::{TextRange, Tournament, to_ascii};
pub(crate) use scores::points_text;

use crate::encoding::{self, Encoding};
use crate::problem::RecordCode;
use crate::read::PLAY_OFF;
use crate::record::Kind;
use layout::Sheet;

pub use options::{Charset, Extras, Lossy, PointFields, Profile, WriteOptions};
pub use unwritable::{Losses, Unwritable};

/// A file as it was written, with what it could not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file as it is to be stored.
    pub bytes: Vec<u8>,
    /// What the format could not hold and somebody chose to lose.
    pub losses: Vec<Unwritable>,
}

/// Writes a tournament.
///
/// Returns everything the format cannot hold, unless the options accept the loss.
///
/// ```
/// use exaequo_model::{Facts, Player, Tournament};
/// use exaequo_trf::{Lossy, Profile, Unwritable, WriteOptions, write};
///
/// let mut facts = Facts::default();
/// let (name, club) = (facts.text.push("Alyx"), facts.text.push("Rook & Roll"));
/// facts.players.push(Player { club, ..Player::new(1, name) });
/// let tournament = Tournament::new(facts).unwrap();
///
/// // The form of 2016 has no room for clubs.
/// let refused = write(&tournament, &WriteOptions::new(Profile::Trf16)).unwrap_err();
/// assert_eq!(refused[..], [Unwritable::Club { number: 1 }]);
/// let accept = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(Profile::Trf16) };
/// assert_eq!(write(&tournament, &accept)?.losses.len(), 1);
/// # Ok::<(), exaequo_trf::Losses>(())
/// ```
pub fn write(tournament: &Tournament, options: &WriteOptions) -> Result<Written, Losses> {
    let mut losses = losses::of(tournament, options.profile);
    let mut writer = Writer { tournament, options, sheet: Sheet::default(), losses: Vec::new() };
    writer.all();
    if options.extras == Extras::Keep {
        writer.remarks();
    }
    losses.append(&mut writer.losses);
    let fatal = losses.iter().any(|loss| options.lossy == Lossy::Refuse || loss.is_fatal());
    if fatal {
        return Err(Losses::new(losses));
    }
    let text = writer.sheet.finish(options.line_end);
    match encode(&text, options.charset) {
        Ok(bytes) => return Ok(Written { bytes, losses }),
        Err(letter) => losses.push(Unwritable::Letter { letter }),
    }
    match encode(&without_lacking(&text, options.charset), options.charset) {
        Ok(bytes) if options.lossy == Lossy::Accept => Ok(Written { bytes, losses }),
        _ => Err(Losses::new(losses)),
    }
}

/// A text with a question mark for every letter that the character set lacks.
fn without_lacking(text: &str, charset: Charset) -> String {
    let has = |letter: char| encode(letter.encode_utf8(&mut [0; 4]), charset).is_ok();
    text.chars().map(|letter| if letter.is_ascii() || has(letter) { letter } else { '?' }).collect()
}

fn encode(text: &str, charset: Charset) -> Result<Vec<u8>, char> {
    match charset {
        Charset::Utf8 => encoding::encode(text, Encoding::Utf8),
        Charset::Ascii => match text.chars().find(|letter| !letter.is_ascii()) {
            Some(letter) => Err(letter),
            None => encoding::encode(text, Encoding::Utf8),
        },
        Charset::Windows1252 => encoding::encode(text, Encoding::Windows1252),
    }
}

/// The state of a writing.
struct Writer<'a> {
    tournament: &'a Tournament,
    options: &'a WriteOptions,
    sheet: Sheet,
    losses: Vec<Unwritable>,
}

impl Writer<'_> {
    fn all(&mut self) {
        self.header();
        self.players();
        if self.modern() {
            self.national();
        }
        self.teams();
        self.references();
        if self.options.profile == Profile::Trf26 {
            self.order();
            self.play_off();
        }
    }

    /// Where the play-off begins, which only a comment can tell.
    fn play_off(&mut self) {
        let schedule = &self.tournament.schedule;
        let before = schedule.before_play_off();
        if before < schedule.announced() {
            self.sheet.raw(&format!("{PLAY_OFF} round={}", before + 1));
        }
    }

    /// Whether records of 2026 may be written.
    fn modern(&self) -> bool {
        matches!(self.options.profile, Profile::Trf26 | Profile::FideUpload)
    }

    /// A piece of text as it may stand in a field: no control characters, ASCII where asked for.
    fn text(&self, range: TextRange) -> String {
        let clean = self.line(range).replace('\t', " ");
        clean.trim_matches(' ').to_owned()
    }

    /// A piece of text as it may stand in a line.
    fn line(&self, range: TextRange) -> String {
        let text = self.tournament.str(range);
        let clean: String = text
            .chars()
            .map(|letter| if letter.is_control() && letter != '\t' { ' ' } else { letter })
            .collect();
        match self.options.charset {
            Charset::Ascii => to_ascii(&clean).into_owned(),
            Charset::Utf8 | Charset::Windows1252 => clean,
        }
    }

    /// Whether a line says how the starting ranks of another federation were made.
    fn is_other_method(&self, code: RecordCode, line: TextRange) -> bool {
        let event = &self.tournament.event;
        let [own, other] = [event.starting_rank_federation, line].map(|range| self.tournament.str(range));
        code.0 == *b"172"
            && self.modern()
            && event.starting_rank.is_some()
            && !own.is_empty()
            && other.get(4..7).is_some_and(|other| !other.eq_ignore_ascii_case(own))
    }

    /// Comments, informative and unknown records, in their order. What would be read as something else becomes a
    /// comment.
    fn remarks(&mut self) {
        for remark in &self.tournament.remarks {
            let line = self.line(*remark);
            match Kind::of(line.as_bytes()) {
                Kind::Comment | Kind::Informative | Kind::Draft(_) | Kind::Unknown => self.sheet.raw(&line),
                Kind::Setting(code) if self.is_other_method(code, *remark) => self.sheet.raw(&line),
                _ => self.sheet.raw(&format!("### {line}")),
            }
        }
    }
}
