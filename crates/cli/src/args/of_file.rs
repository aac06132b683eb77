//! Options that can name the file they are for: `open.trf:official`.

use std::ffi::OsStr;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Command};
use exaequo::RatingError;

use crate::failure::Failure;

/// One of some values, after the name of a file or without one.
#[derive(Clone)]
pub(super) struct OfFile(pub(super) PossibleValuesParser);

impl TypedValueParser for OfFile {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let typed = value.to_string_lossy();
        let said = typed.rsplit_once(':').map_or(&*typed, |(_, said)| said);
        self.0.parse_ref(command, arg, OsStr::new(said))?;
        Ok(typed.into_owned())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// The files a command is about.
pub(super) struct Files {
    names: Vec<String>,
}

/// What an option says, of a file or of all.
pub(super) struct Said<'a> {
    /// The file as it is named to people.
    pub(super) file: Option<String>,
    /// What is said.
    pub(super) what: &'a str,
}

impl Files {
    pub(super) fn new(matches: &ArgMatches) -> Self {
        let files = matches.get_many::<PathBuf>("file").into_iter().flatten();
        Self { names: files.map(|path| path.display().to_string()).collect() }
    }

    /// All files, as they are named to people.
    pub(super) fn all(&self) -> impl Iterator<Item = &String> {
        self.names.iter()
    }

    /// Takes the name of a file off what was typed, if there is one.
    pub(super) fn said<'a>(&self, typed: &'a str) -> Result<Said<'a>, Failure> {
        let Some((before, _)) = typed.split_once(':') else { return Ok(Said { file: None, what: typed }) };
        let colons = typed.char_indices().filter(|(_, sign)| *sign == ':').map(|(place, _)| place);
        let mut named = colons.filter_map(|place| Some((self.named(&typed[..place])?, &typed[place + 1..])));
        match named.next() {
            Some((file, what)) => Ok(Said { file: Some(file), what }),
            None => Err(RatingError::NoSuchEvent { name: before.to_owned() }.into()),
        }
    }

    /// The file of a name: as it was given, or without its folder where that is clear.
    pub(super) fn named(&self, typed: &str) -> Option<String> {
        if let Some(name) = self.names.iter().find(|name| *name == typed) {
            return Some(name.clone());
        }
        let is_file = |name: &&String| {
            std::path::Path::new(name).file_name().is_some_and(|file| file == OsStr::new(typed))
        };
        let mut fitting = self.names.iter().filter(is_file);
        fitting.next().filter(|_| fitting.next().is_none()).cloned()
    }
}
