//! `exaequo lots`: a draw anyone can repeat.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::RankingError;
use exaequo::event::lots::Record;
use exaequo::report::playoff::lots;
use fd_lock::RwLock;

use crate::args::form::{Form, LISTS, form};
use crate::args::ranking::ranking;
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status, reason};
use crate::findings;
use crate::input::Input;
use crate::output::{self, cannot_write};
use crate::ranked::{say_warnings, warn_unfinished};
use crate::render;
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let places = text(matches, "for").map(places).transpose()?;
    let seed = text(matches, "seed").filter(|seed| !seed.trim().is_empty()).ok_or(RankingError::NoSeed)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event_or_say(settings)?;
    let time = text(matches, "time").map_or_else(|| Ok(now()), time)?;
    let record = match places {
        None => event.lots(seed, &time),
        Some(places) => {
            let standings = event.standings(ranking(matches)?)?;
            say_warnings(&standings, settings);
            warn_unfinished(&standings, settings);
            standings.lots(places, seed, &time)?
        }
    };
    let earlier = matches.get_one::<PathBuf>("record").map(|file| keep(&record, file)).transpose()?;
    let earlier = earlier.unwrap_or_default();
    findings::mention(&input, settings);
    match form {
        Form::Json => {
            let target = matches.get_one::<PathBuf>("output").map_or("-".as_ref(), PathBuf::as_path);
            output::write(target, record.to_json(&earlier).as_bytes())?;
        }
        _ => render::write(&lots::page(&record, &earlier, event.source(), settings.lang), matches, settings)?,
    }
    Ok(findings::status(&input, settings))
}

/// The time of the draw, to the second, in universal time.
fn now() -> String {
    let now = jiff::Timestamp::now();
    jiff::Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// The time as typed: of a zone, or by the clock on the wall.
fn time(typed: &str) -> Result<String, Failure> {
    let is_time = typed.parse::<jiff::Timestamp>().is_ok() || typed.parse::<jiff::civil::DateTime>().is_ok();
    is_time.then(|| typed.to_owned()).ok_or_else(|| texts::Failure::Time { found: typed.to_owned() }.into())
}

/// `3-5`, or one place.
fn places(typed: &str) -> Result<[u32; 2], Failure> {
    let (first, last) = typed.split_once('-').unwrap_or((typed, typed));
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first < last => Ok([first, last]),
        _ => Err(texts::Failure::Places { found: typed.to_owned() }.into()),
    }
}

/// Adds a draw to a record and returns those of the same event that were there. The file is locked from reading to
/// writing, so that no draw made at the same time is lost.
fn keep(record: &Record, file: &Path) -> Result<Vec<Record>, Failure> {
    let name = file.display().to_string();
    let unwritable = |error: std::io::Error| cannot_write(Some(file), &error);
    let opened = File::options().read(true).append(true).create(true).open(file).map_err(unwritable)?;
    let mut lock = RwLock::new(opened);
    let mut opened = lock.write().map_err(unwritable)?;
    let mut held = String::new();
    if let Err(error) = opened.read_to_string(&mut held) {
        return Err(texts::Failure::Read { file: Some(name), reason: reason(&error) }.into());
    }
    let earlier = Record::read(&held).map_err(|line| texts::Failure::Record { file: name, line })?;
    let is_open = !held.is_empty() && !held.ends_with('\n');
    let line = if is_open { format!("\n{}", record.to_line()) } else { record.to_line() };
    opened.write_all(line.as_bytes()).and_then(|()| opened.sync_all()).map_err(unwritable)?;
    Ok(record.earlier(earlier))
}
