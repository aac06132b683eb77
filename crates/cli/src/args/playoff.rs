//! A play-off that lists take into account: `--regulations`, and the file of its games.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::playoff::PlayOffInput;
use exaequo::report::playoff::unused_line;

use super::settings::{Settings, Stream, Volume};
use crate::failure::Failure;
use crate::findings;
use crate::input::{self, Input, toml_of};
use crate::output;
use crate::texts;

/// What the options name; `None` where there are no regulations.
pub(crate) fn playoff(matches: &ArgMatches, settings: &Settings) -> Result<Option<PlayOffInput>, Failure> {
    // Not every list has these options.
    let regulations = matches.try_get_one::<PathBuf>("regulations").ok().flatten();
    let Some(regulations) = regulations else { return Ok(None) };
    let file = regulations.display().to_string();
    let regulations = PlayOffInput::parse(&file, &toml_of(&file)?)?;
    let played = matches.try_get_one::<PathBuf>("played").ok().flatten();
    input::read_once(played.into_iter().chain(matches.get_one("file")))?;
    let Some(path) = played else { return Ok(Some(regulations)) };
    let input = Input::of(path, settings)?;
    let Some(event) = input.event() else {
        findings::say_errors(&input, settings);
        return Err(texts::Failure::NoPlayOff { file: input.name }.into());
    };
    Ok(Some(regulations.with_games(&input.name, event)))
}

/// Says that the regulations leave a file of games out (2.1), if they do.
pub(crate) fn warn_unused(playoff: &PlayOffInput, settings: &Settings) -> bool {
    let unused = playoff.unused_file();
    if let Some(file) = unused.filter(|_| settings.volume != Volume::Quiet) {
        output::say(&unused_line(file, &settings.look(Stream::Error)), settings.color);
    }
    unused.is_some()
}
