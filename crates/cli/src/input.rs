//! Reading: a file or standard input, TRF or JSON.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_json::Error;
use exaequo_model::Tournament;
use exaequo_report::cli;
use exaequo_trf::{MAX_BYTES, ReadOptions, Reading};

use crate::failure::{Failure, reason};

/// A file as it was read.
#[derive(Debug)]
pub(crate) struct Input {
    /// How the file is named to people.
    pub(crate) name: String,
    /// Whether it can be named to another command.
    pub(crate) is_file: bool,
    pub(crate) content: Content,
}

/// What a file is.
#[derive(Debug)]
pub(crate) enum Content {
    Trf(Box<Reading>),
    Json { bytes: Vec<u8>, tournament: Result<Box<Tournament>, Error> },
}

impl Input {
    /// Reads the file that an argument names.
    pub(crate) fn read(matches: &ArgMatches, argument: &str, options: &ReadOptions) -> Result<Self, Failure> {
        Self::of(&path(matches, argument), options)
    }

    /// Reads a file.
    pub(crate) fn of(path: &Path, options: &ReadOptions) -> Result<Self, Failure> {
        let (name, bytes) = if is_standard(path) {
            ("stdin".to_owned(), bytes_of(io::stdin().lock(), None, 0)?)
        } else {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|error| cannot_read(Some(&name), &error))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            let bytes = bytes_of(file, Some(&name), size)?;
            (name, bytes)
        };
        let content = understand(&name, bytes, options)?;
        Ok(Self { name, is_file: !is_standard(path), content })
    }

    /// The tournament, if there is one.
    pub(crate) fn tournament(&self) -> Option<&Tournament> {
        match &self.content {
            Content::Trf(reading) => reading.tournament.as_ref(),
            Content::Json { tournament, .. } => tournament.as_deref().ok(),
        }
    }

    /// What there is to say about a TRF file.
    pub(crate) fn reading(&self) -> Option<&Reading> {
        match &self.content {
            Content::Trf(reading) => Some(reading),
            Content::Json { .. } => None,
        }
    }
}

/// A path argument.
pub(crate) fn path(matches: &ArgMatches, argument: &str) -> PathBuf {
    matches.get_one::<PathBuf>(argument).cloned().unwrap_or_default()
}

/// Whether a path stands for standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Refuses standard input where it is named twice: there is nothing left of it the second time.
pub(crate) fn read_once<'a>(files: impl IntoIterator<Item = &'a PathBuf>) -> Result<(), Failure> {
    let named = files.into_iter().filter(|path| is_standard(path)).count();
    if named > 1 { Err(cli::Usage::Twice { option: "-".to_owned() }.into()) } else { Ok(()) }
}

/// At most one byte more than the largest file that is read: enough to see that there is more. A source of known size is
/// read at once.
fn bytes_of(source: impl Read, name: Option<&str>, size: u64) -> Result<Vec<u8>, Failure> {
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::with_capacity(usize::try_from(size.min(most)).unwrap_or(0));
    source.take(most).read_to_end(&mut bytes).map_err(|error| cannot_read(name, &error))?;
    Ok(bytes)
}

fn cannot_read(name: Option<&str>, error: &io::Error) -> Failure {
    cli::Failure::Read { file: name.map(str::to_owned), reason: reason(error) }.into()
}

fn understand(name: &str, bytes: Vec<u8>, options: &ReadOptions) -> Result<Content, Failure> {
    if bytes.len() > MAX_BYTES || !is_json(&bytes) {
        return Ok(Content::Trf(Box::new(exaequo_trf::read(bytes, options))));
    }
    let text =
        std::str::from_utf8(&bytes).map_err(|_| cli::Failure::JsonEncoding { file: name.to_owned() })?;
    let tournament = exaequo_json::read(text).map(Box::new);
    Ok(Content::Json { bytes, tournament })
}

/// A tournament in JSON is an object; no TRF file begins like one.
fn is_json(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    bytes.trim_ascii_start().first() == Some(&b'{')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_told_by_its_first_character() {
        for json in [b"{}".as_slice(), b" \r\n{", b"\xEF\xBB\xBF{"] {
            assert!(is_json(json));
        }
        for other in [b"".as_slice(), b"012 {", b"[{}]"] {
            assert!(!is_json(other));
        }
    }
}
