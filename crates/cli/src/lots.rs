//! `exaequo lots`: a draw anyone can repeat.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo_model::Tournament;
use exaequo_report::cli;
use exaequo_report::playoff::Refused;
use exaequo_report::playoff::lots::{Record, Tie};
use exaequo_tiebreak::{Row, Standings};

use crate::failure::{Failure, Status, reason};
use crate::form::{Form, LISTS, form};
use crate::input::Input;
use crate::list_options::Asked;
use crate::lists;
use crate::output;
use crate::playoff::warn_unfinished;
use crate::ranked::standings;
use crate::settings::{Settings, text};
use crate::show::{mention_findings, no_tournament, status};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let places = text(matches, "for").map(places).transpose()?;
    let seed = text(matches, "seed").filter(|seed| !seed.trim().is_empty()).ok_or(Refused::NoSeed)?;
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else { return Ok(no_tournament(&input, settings)) };
    let (ties, provisional) = match places {
        None => (vec![Tie { first: 1, members: tournament.participants().collect() }], false),
        Some(places) => tied(matches, tournament, places, settings)?,
    };
    let time = text(matches, "time").map_or_else(|| Ok(now()), time)?;
    let record = Record { provisional, ..Record::draw(tournament, ties, places, seed, time) };
    let earlier = matches.get_one::<PathBuf>("record").map(|file| keep(&record, file)).transpose()?;
    let earlier = earlier.unwrap_or_default();
    mention_findings(&input, settings);
    match form {
        Form::Json => {
            let target = matches.get_one::<PathBuf>("output").map_or("-".as_ref(), PathBuf::as_path);
            output::write(target, record.to_json(&earlier).as_bytes())?;
        }
        _ => lists::write(&record.to_page(&earlier, settings.lang), matches, settings)?,
    }
    Ok(status(&input, settings))
}

/// The time of the draw, to the second, in universal time.
fn now() -> String {
    let now = jiff::Timestamp::now();
    jiff::Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// The time as typed: of a zone, or by the clock on the wall.
fn time(typed: &str) -> Result<String, Failure> {
    let is_time = typed.parse::<jiff::Timestamp>().is_ok() || typed.parse::<jiff::civil::DateTime>().is_ok();
    is_time.then(|| typed.to_owned()).ok_or_else(|| Refused::Time(typed.to_owned()).into())
}

/// `3-5`, or one place.
fn places(typed: &str) -> Result<[u32; 2], Failure> {
    let (first, last) = typed.split_once('-').unwrap_or((typed, typed));
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first < last => Ok([first, last]),
        _ => Err(Refused::Places(typed.to_owned()).into()),
    }
}

/// The ties among those who have these places in the standings, and whether they can still change.
fn tied(
    matches: &ArgMatches,
    tournament: &Tournament,
    places: [u32; 2],
    settings: &Settings,
) -> Result<(Vec<Tie>, bool), Failure> {
    standings(&Asked::new(matches)?, tournament, |standings, _, _| {
        let provisional = warn_unfinished(&standings, settings).is_some();
        Ok((ties(&standings, places)?, provisional))
    })
}

/// The ties among those who have these places.
fn ties(standings: &Standings, places: [u32; 2]) -> Result<Vec<Tie>, Failure> {
    let [first, last] = places;
    let inside = |row: &&Row| row.rank.is_some_and(|rank| (first..=last).contains(&rank));
    let rows: Vec<&Row> = standings.rows.iter().filter(inside).collect();
    let begins = rows.first().is_some_and(|row| row.rank == Some(first));
    if !begins || rows.len() != (last + 1 - first) as usize {
        return Err(Refused::NotTied { places, count: rows.len() }.into());
    }
    let shared = rows.chunk_by(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1);
    let tie = |tied: &[&Row]| Tie {
        first: tied[0].rank.unwrap_or(first),
        members: tied.iter().map(|row| row.participant).collect(),
    };
    let ties: Vec<Tie> = shared.map(tie).collect();
    if ties.is_empty() {
        return Err(Refused::NoTie(places).into());
    }
    Ok(ties)
}

/// Adds a draw to a record and returns those of the same event that were there.
fn keep(record: &Record, file: &Path) -> Result<Vec<Record>, Failure> {
    let name = file.display().to_string();
    let mut held = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(cli::Failure::Read { file: Some(name), reason: reason(&error) }.into()),
    };
    let earlier = Record::read(&held).map_err(|line| Refused::Record { file: name, line })?;
    if !held.is_empty() && !held.ends_with('\n') {
        held.push('\n');
    }
    held += &record.to_line();
    output::write(file, held.as_bytes())?;
    Ok(record.earlier(earlier))
}
