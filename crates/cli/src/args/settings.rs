//! What the options ask for, the same for every command.

use std::io;

use anstream::ColorChoice;
use clap::ArgMatches;
use exaequo::Lang;
use exaequo::report::diagnostic::Look;
use exaequo::report::page::Csv;
use exaequo::report::{Palette, check};
use exaequo::trf::{Encoding, Mode, ReadOptions};
use terminal_size::{Width, terminal_size_of};

use crate::args::allow;
use crate::args::paper::PaperChoice;
use crate::failure::Failure;

/// Columns of a terminal that does not say how wide it is.
const WIDTH: usize = 100;

/// How lists and the findings of a file are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// With columns, lines and carets.
    Drawn,
    /// Lines that make sense one by one.
    Plain,
}

impl Manner {
    /// The same for findings.
    pub(crate) const fn of_findings(self) -> check::Manner {
        match self {
            Self::Drawn => check::Manner::Drawn,
            Self::Plain => check::Manner::Plain,
        }
    }
}

/// How much is said beside the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Volume {
    Usual,
    /// Nothing but errors, as `--quiet` asks for.
    Quiet,
}

/// Where something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stream {
    Output,
    Error,
}

impl Stream {
    /// Columns of the terminal behind the stream, or the usual number if there is none.
    pub(crate) fn width(self) -> usize {
        let size = match self {
            Self::Output => terminal_size_of(io::stdout()),
            Self::Error => terminal_size_of(io::stderr()),
        };
        size.map_or(WIDTH, |(Width(width), _)| usize::from(width).max(40))
    }
}

/// The options that commands share.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) lang: Lang,
    pub(crate) color: ColorChoice,
    pub(crate) manner: Manner,
    pub(crate) volume: Volume,
    pub(crate) read: ReadOptions,
    /// Who opens CSV.
    pub(crate) csv: Csv,
    /// What is printed on.
    pub(crate) paper: PaperChoice,
}

impl Settings {
    pub(crate) fn new(lang: Lang, matches: &ArgMatches) -> Result<Self, Failure> {
        let flag = |name: &str| matches.get_flag(name);
        let typed = matches.get_many::<String>("allow").into_iter().flatten().map(String::as_str);
        let read = ReadOptions {
            encoding: text(matches, "encoding").and_then(Encoding::named),
            mode: if flag("strict") { Mode::Strict } else { Mode::Tolerant },
            allow: allow::codes(typed)?,
        };
        Ok(Self {
            lang,
            color: color(matches),
            manner: manner(matches),
            volume: if flag("quiet") { Volume::Quiet } else { Volume::Usual },
            read,
            csv: csv(matches),
            paper: PaperChoice::new(matches),
        })
    }

    /// The settings of a command that reads no file.
    pub(crate) fn without_file(lang: Lang, matches: &ArgMatches) -> Self {
        let read = ReadOptions { encoding: None, mode: Mode::Tolerant, allow: Vec::new() };
        Self {
            lang,
            color: color(matches),
            manner: manner(matches),
            volume: Volume::Usual,
            read,
            csv: csv(matches),
            paper: PaperChoice::new(matches),
        }
    }

    /// The arguments with which `check` reads a file as it was read here.
    pub(crate) fn check_arguments(&self, file: &str) -> String {
        let quoted = if file.contains(char::is_whitespace) { format!("\"{file}\"") } else { file.to_owned() };
        let encoding = self.read.encoding.map(|encoding| format!("--encoding {}", encoding.name()));
        let strict = self.is_strict().then(|| "--strict".to_owned());
        let allow = (!self.read.allow.is_empty()).then(|| format!("--allow {}", self.read.allow.join(",")));
        let options = [encoding, strict, allow].into_iter().flatten();
        std::iter::once(quoted).chain(options).collect::<Vec<_>>().join(" ")
    }

    /// Whether problems make a difference to the exit status.
    pub(crate) fn is_strict(&self) -> bool {
        self.read.mode == Mode::Strict
    }

    /// How findings look; the stream drops the colours where they are not wanted.
    pub(crate) fn look(&self, stream: Stream) -> Look {
        Look { lang: self.lang, palette: Palette::COLOURS, width: stream.width() }
    }
}

/// How lists and findings are shown.
fn manner(matches: &ArgMatches) -> Manner {
    if matches.get_flag("plain") { Manner::Plain } else { Manner::Drawn }
}

/// Who opens CSV.
fn csv(matches: &ArgMatches) -> Csv {
    if optional(matches, "csv") == Some("excel") { Csv::Excel } else { Csv::Plain }
}

/// The value of an option that not every command has.
pub(crate) fn optional<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.try_get_one::<String>(name).ok().flatten().map(String::as_str)
}

/// The value of an option that has one.
pub(crate) fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// When colours are used. `auto` leaves it to the terminal and `NO_COLOR`.
pub(crate) fn color(matches: &ArgMatches) -> ColorChoice {
    match text(matches, "color") {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_blanks_is_one_argument() {
        let read = ReadOptions { encoding: Some(Encoding::Windows1252), ..ReadOptions::default() };
        let (manner, volume) = (Manner::Drawn, Volume::Usual);
        let (csv, paper) = (Csv::Plain, PaperChoice::default());
        let settings =
            Settings { lang: Lang::En, color: ColorChoice::Never, manner, volume, read, csv, paper };
        assert_eq!(settings.check_arguments("my event.trf"), "\"my event.trf\" --encoding windows-1252");
    }
}
