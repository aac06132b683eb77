//! `exaequo rate`: what the games do to the ratings.

use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::event::NotFound;
use exaequo::model::{PlayerId, Tournament};
use exaequo::report::page::Page;
use exaequo::report::rating::{Report, games_of_several, players_of_several};
use exaequo::report::standings::Layout;
use exaequo::{RankingError, Rated, SeriesEvent, rate_together};

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
    if events.rated.len() > 1 && matches!(form, Form::Html | Form::Xlsx) {
        return Err(texts::Failure::OneFile.into());
    }
    events.together(|reports| write(reports, form, matches, settings))?;
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

    /// Makes something of all reports.
    pub(crate) fn together<T>(&self, make: impl FnOnce(&[Report<'_>]) -> T) -> T {
        let inputs: Vec<_> = self.rated.iter().map(Rated::input).collect();
        let reports = self.rated.iter().zip(&inputs).map(|(rated, input)| Report::new(rated, input));
        make(&reports.collect::<Vec<_>>())
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

fn write(
    reports: &[Report<'_>],
    form: Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let (lang, target) = (settings.lang, matches.get_one("output"));
    let whom = whom_of_all(reports, matches)?;
    match form {
        Form::Json => {
            let layout = layout_of(reports.len());
            let asked = with_players(reports, whom);
            let text = asked.iter().map(|(report, players)| report.to_json(lang, players.as_deref(), layout));
            render::write_text(&text.collect::<String>(), form, target, settings)
        }
        Form::Csv if reports.len() > 1 => {
            render::write_to(&one_table(reports, whom, settings), form, target, settings)
        }
        _ => {
            let asked = with_players(reports, whom);
            let pages = asked.iter().map(|(report, players)| report.page(lang, players.as_deref()));
            render::write_all(&pages.collect::<Vec<_>>(), form, target, settings)
        }
    }
}

/// Several events in one table for programs.
fn one_table(reports: &[Report<'_>], whom: Option<Vec<Asked>>, settings: &Settings) -> Page {
    match whom {
        None => players_of_several(reports, settings.lang),
        Some(whom) => {
            let whom: Vec<_> = whom.into_iter().map(Option::unwrap_or_default).collect();
            games_of_several(reports, &whom, settings.lang)
        }
    }
}

/// Of several files, JSON objects stand on a line each.
pub(crate) const fn layout_of(files: usize) -> Layout {
    if files > 1 { Layout::Compact } else { Layout::Pretty }
}

/// Whose games are asked for in each event; `None` where there is nobody of that name. Of several events a player need
/// not be in each, but must be in one.
fn whom_of_all(reports: &[Report<'_>], matches: &ArgMatches) -> Result<Option<Vec<Asked>>, Failure> {
    let mut found = Vec::with_capacity(reports.len());
    let mut unknown = None;
    for report in reports {
        match whom(matches, report.input.tournament)? {
            Ok(None) => return Ok(None),
            Ok(players) => found.push(players),
            Err(error @ NotFound::Nobody { .. }) => {
                unknown = Some(error);
                found.push(None);
            }
            Err(error) => return Err(RankingError::from(error).into()),
        }
    }
    match unknown.filter(|_| found.iter().all(Option::is_none)) {
        Some(error) => Err(RankingError::from(error).into()),
        None => Ok(Some(found)),
    }
}

/// The players asked for; `None` if there is nobody of that name.
type Asked = Option<Vec<PlayerId>>;

/// The events with the players asked for, if any were; events without them are left out.
fn with_players<'r, 'a>(
    reports: &'r [Report<'a>],
    whom: Option<Vec<Asked>>,
) -> Vec<(&'r Report<'a>, Option<Vec<PlayerId>>)> {
    let Some(whom) = whom else { return reports.iter().map(|report| (report, None)).collect() };
    let asked = reports.iter().zip(whom);
    asked.filter(|(_, players)| players.is_some()).collect()
}

/// Whose games are asked for: `--player` is a participant, in a team event a whole team; `--person` a player.
fn whom(matches: &ArgMatches, tournament: &Tournament) -> Result<Result<Asked, NotFound>, Failure> {
    let typed = match (text(matches, "player"), text(matches, "person")) {
        (None, None) => return Ok(Ok(None)),
        (None, Some(typed)) => return Ok(tournament.find_player(typed).map(|player| Some(vec![player]))),
        (Some(typed), None) => typed,
        (Some(_), Some(_)) => return Err(texts::Failure::PlayerAndPerson.into()),
    };
    Ok(tournament.find_participant(typed).map(|who| Some(tournament.players_of(who))))
}
