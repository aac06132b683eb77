//! Reading: TRF or JSON by content, with everything there is to say about the file.

use std::fmt;
use std::sync::Arc;

use exaequo_json as json;
use exaequo_model::Tournament;
use exaequo_trf::{self as trf, Dialect, MAX_BYTES, Problem, Profile, ReadOptions};

use crate::english::counted;
use crate::event::Event;

/// A file as it was understood: an event, unless an error stands in the way, and its findings.
#[derive(Clone)]
pub struct Reading {
    source: Arc<SourceFile>,
}

/// The file behind an event.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SourceFile {
    /// A TRF file, with findings by line and column.
    Trf(Box<trf::TrfReading>),
    /// A tournament in JSON.
    Json {
        /// The bytes of the file.
        bytes: Vec<u8>,
        /// The tournament, or everything that is wrong.
        tournament: Result<Tournament, json::Error>,
    },
}

/// Errors keep the tournament of a file back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the file holds no tournament: {}", counted(*.errors, "error"))]
pub struct NoTournament {
    /// How many errors there are.
    pub errors: usize,
}

impl Event {
    /// Reads a file: TRF of any age, or a tournament in JSON. Reading never fails; what is wrong is a finding, and only
    /// errors keep the event back.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let file = "\
    /// 012 Two friends
    /// 042 2026/03/07
    /// 142 1
    /// 001    1      Alyx                              2200                             1.0    1     2 w 1
    /// 001    2      Bruno                             2150                             0.0    2     1 b 0
    /// ";
    /// let reading = Event::read(file, &Default::default());
    /// let event = reading.event()?;
    /// assert_eq!(event.name(), "Two friends");
    /// # Ok::<(), exaequo_event::NoTournament>(())
    /// ```
    pub fn read(bytes: impl Into<Vec<u8>>, options: &ReadOptions) -> Reading {
        let bytes = bytes.into();
        let source = if bytes.len() <= MAX_BYTES && is_json(&bytes) {
            let tournament = json::read_bytes(&bytes);
            SourceFile::Json { bytes, tournament }
        } else {
            SourceFile::Trf(Box::new(trf::read(bytes, options)))
        };
        Reading { source: Arc::new(source) }
    }
}

impl Reading {
    /// The event; an error if errors of the file keep it back.
    pub fn event(&self) -> Result<Event, NoTournament> {
        let tournament = self.source.tournament().cloned();
        let tournament = tournament.ok_or_else(|| NoTournament { errors: self.source.errors() })?;
        let profile = self.source.trf().map(|reading| profile_of(reading.dialect));
        Ok(Event { tournament, source: Some(Arc::clone(&self.source)), profile })
    }

    /// The file as it was read.
    pub fn source(&self) -> &SourceFile {
        &self.source
    }
}

/// The number of errors; printing the whole file would take pages.
impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Reading");
        shown.field("errors", &self.source.errors()).finish_non_exhaustive()
    }
}

impl SourceFile {
    /// The tournament, unless an error stands in the way.
    pub fn tournament(&self) -> Option<&Tournament> {
        match self {
            Self::Trf(reading) => reading.tournament.as_ref(),
            Self::Json { tournament, .. } => tournament.as_ref().ok(),
        }
    }

    /// The TRF file, if it is one.
    pub fn trf(&self) -> Option<&trf::TrfReading> {
        match self {
            Self::Trf(reading) => Some(reading),
            Self::Json { .. } => None,
        }
    }

    /// The bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Trf(reading) => reading.document.to_bytes(),
            Self::Json { bytes, .. } => bytes.clone(),
        }
    }

    /// How many errors there are.
    fn errors(&self) -> usize {
        match self {
            Self::Trf(reading) => reading.diagnostics.errors() as usize,
            Self::Json { tournament, .. } => tournament.as_ref().err().map_or(0, json::Error::count),
        }
    }

    /// Whether the file is something else than a tournament, so that there is nothing to check in it.
    pub fn is_something_else(&self) -> bool {
        match self {
            Self::Trf(reading) => {
                reading.diagnostics.all().iter().any(|finding| is_of_another_kind(&finding.problem))
            }
            Self::Json { tournament, .. } => matches!(
                tournament,
                Err(json::Error::Encoding
                    | json::Error::Syntax { .. }
                    | json::Error::Shape { .. }
                    | json::Error::Version { .. })
            ),
        }
    }
}

/// The profile in which a file of some age is written back.
const fn profile_of(dialect: Dialect) -> Profile {
    match dialect {
        Dialect::Trf06 | Dialect::Trf16 => Profile::Trf16,
        Dialect::Trf26 => Profile::Trf26,
    }
}

const fn is_of_another_kind(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::NoPlayers | Problem::Encoding { .. } | Problem::NotTrf { .. } | Problem::TooLarge { .. }
    )
}

/// A tournament in JSON is an object; no TRF file begins like one. One in UTF-16, as some shells write what is sent to a
/// file, is JSON too, to be told what is wrong with it.
fn is_json(bytes: &[u8]) -> bool {
    if bytes.starts_with(b"\xFF\xFE{\0") || bytes.starts_with(b"\xFE\xFF\0{") {
        return true;
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    bytes.trim_ascii_start().first() == Some(&b'{')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_told_by_its_first_character() {
        let wide = b"\xFF\xFE{\0}\0";
        for json in [b"{}".as_slice(), b" \r\n{", b"\xEF\xBB\xBF{", wide] {
            assert!(is_json(json));
        }
        let reading = Event::read(wide.as_slice(), &ReadOptions::default());
        assert!(matches!(reading.source(), SourceFile::Json { tournament: Err(json::Error::Encoding), .. }));
        for other in [b"".as_slice(), b"012 {", b"[{}]"] {
            assert!(!is_json(other));
        }
    }

    #[test]
    fn an_error_keeps_the_event_back() {
        for bytes in [b"nothing".as_slice(), b"{", b"{\"a\": \xFF}"] {
            let reading = Event::read(bytes, &ReadOptions::default());
            assert!(reading.event().unwrap_err().errors > 0);
            assert!(reading.source().is_something_else());
            assert!(!reading.source().to_bytes().is_empty());
        }
    }
}
