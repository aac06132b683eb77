//! Reading: a file or standard input.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::trf::MAX_BYTES;
use exaequo::{Event, Reading};

use crate::args::settings::Settings;
use crate::failure::{Failure, Status, reason};
use crate::findings;
use crate::texts;

/// A file as it was read.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// How the file is named to people.
    pub(crate) name: String,
    /// Whether it can be named to another command.
    pub(crate) is_file: bool,
    reading: Reading,
}

impl Input {
    /// Reads the file that an argument names.
    pub(crate) fn read(matches: &ArgMatches, argument: &str, settings: &Settings) -> Result<Self, Failure> {
        Self::of(&path(matches, argument), settings)
    }

    /// Reads a file.
    pub(crate) fn of(path: &Path, settings: &Settings) -> Result<Self, Failure> {
        let (name, bytes) = if is_standard(path) {
            ("stdin".to_owned(), bytes_of(io::stdin().lock(), None, 0)?)
        } else {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|error| cannot_read(Some(&name), &error))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            let bytes = bytes_of(file, Some(&name), size)?;
            (name, bytes)
        };
        Ok(Self { name, is_file: !is_standard(path), reading: Event::read(bytes, &settings.read) })
    }

    /// What was read.
    pub(crate) fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The event, if the file holds one.
    pub(crate) fn event(&self) -> Option<Event> {
        self.reading.event().ok()
    }

    /// The event; where the file holds none, its errors are shown and the command has failed.
    pub(crate) fn event_or_say(&self, settings: &Settings) -> Result<Event, Failure> {
        self.event().ok_or_else(|| {
            findings::say_errors(self, settings);
            Failure::Said(Status::Failure)
        })
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
    if named > 1 { Err(texts::Usage::Twice { option: "-".to_owned() }.into()) } else { Ok(()) }
}

/// The text of a file beside the tournament.
pub(crate) fn text_of(file: &str) -> Result<String, Failure> {
    let bytes = fs::read(file).map_err(|error| cannot_read(Some(file), &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A file in TOML, which is UTF-8: in another encoding names would be something else in silence.
pub(crate) fn toml_of(file: &str) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| cannot_read(Some(file), &error))
}

/// At most one byte more than the largest file that is read: enough to see that there is more. A source of known size is
/// read at once.
fn bytes_of(source: impl Read, name: Option<&str>, size: u64) -> Result<Vec<u8>, Failure> {
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::with_capacity(usize::try_from(size.min(most)).unwrap_or(0));
    source.take(most).read_to_end(&mut bytes).map_err(|error| cannot_read(name, &error))?;
    Ok(bytes)
}

/// Why a file beside the tournament cannot be read.
pub(crate) fn cannot_open(path: &Path, error: &io::Error) -> Failure {
    cannot_read(Some(&path.display().to_string()), error)
}

fn cannot_read(name: Option<&str>, error: &io::Error) -> Failure {
    texts::Failure::Read { file: name.map(str::to_owned), reason: reason(error) }.into()
}
