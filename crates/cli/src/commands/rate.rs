//! `exaequo rate`: what the games do to the ratings.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::report::rating::{Whose, pages, series_json, table};
use exaequo::{Rated, SeriesEvent, rate_together};

use crate::args::form::{Form, LISTS, form};
use crate::args::rating::{rating, with_lists};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::Input;
use crate::render;
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let events = Events::read(matches, settings)?;
    write(&events.rated, form, matches, settings)?;
    Ok(events.ended(settings))
}

/// The events of a command line, rated together.
pub(crate) struct Events {
    inputs: Vec<Input>,
    pub(crate) rated: Vec<Rated>,
}

impl Events {
    /// Reads and rates.
    pub(crate) fn read(matches: &ArgMatches, settings: &Settings) -> Result<Self, Failure> {
        let rating = rating(matches)?;
        let paths = |name: &str| matches.get_many::<PathBuf>(name).into_iter().flatten().collect::<Vec<_>>();
        let (events, playoffs) = (paths("file"), paths("played"));
        no_file_twice(&[events.as_slice(), playoffs.as_slice()].concat())?;
        let mut inputs = Vec::new();
        let events = read(&events, &mut inputs, settings)?;
        let playoffs = read(&playoffs, &mut inputs, settings)?;
        let rating = with_lists(rating, matches, events.iter().map(|event| event.event.tournament()))?;
        Ok(Self { rated: rate_together(&events, &playoffs, &rating)?, inputs })
    }

    /// How it ended, with what there is to say about the files.
    fn ended(&self, settings: &Settings) -> Status {
        for input in &self.inputs {
            findings::mention(input, settings);
        }
        let found = self.inputs.iter().any(|input| findings::status(input, settings) == Status::Findings);
        Status::Fine.or_findings(found)
    }
}

/// Reads files, which are kept for what there is to say about them.
fn read(
    paths: &[&PathBuf],
    inputs: &mut Vec<Input>,
    settings: &Settings,
) -> Result<Vec<SeriesEvent>, Failure> {
    let mut events = Vec::new();
    for path in paths {
        let input = Input::of(path, settings)?;
        events.push(SeriesEvent::new(&*input.name, input.event_or_say(settings)?));
        inputs.push(input);
    }
    Ok(events)
}

/// A file given twice would be rated twice.
fn no_file_twice(paths: &[&PathBuf]) -> Result<(), Failure> {
    let places: Vec<PathBuf> =
        paths.iter().map(|path| path.canonicalize().unwrap_or_else(|_| (*path).clone())).collect();
    let twice = (1..places.len()).find(|index| places[..*index].contains(&places[*index]));
    match twice {
        Some(index) => Err(texts::Failure::Twice { file: paths[index].display().to_string() }.into()),
        None => Ok(()),
    }
}

fn write(rated: &[Rated], form: Form, matches: &ArgMatches, settings: &Settings) -> Result<(), Failure> {
    let (lang, target, whose) = (settings.lang, matches.get_one("output"), whose(matches)?);
    match form {
        Form::Json => render::write_text(&series_json(rated, &whose, lang)?, form, target, settings),
        Form::Csv if rated.len() > 1 => {
            render::write_to(&table(rated, &whose, lang)?, form, target, settings)
        }
        _ => render::write_all(&pages(rated, &whose, lang)?, form, target, settings),
    }
}

/// Whose games are asked for: `--player` is a participant, in a team event a whole team; `--person` a player.
fn whose(matches: &ArgMatches) -> Result<Whose, Failure> {
    match (text(matches, "player"), text(matches, "person")) {
        (None, None) => Ok(Whose::Everybodys),
        (Some(typed), None) => Ok(Whose::Participant(typed.to_owned())),
        (None, Some(typed)) => Ok(Whose::Player(typed.to_owned())),
        (Some(_), Some(_)) => Err(texts::Failure::PlayerAndPerson.into()),
    }
}
