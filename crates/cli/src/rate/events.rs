//! The events of a command line, rated in the order of their dates.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::{Date, Pace, Tournament};
use exaequo_rating::eligibility::{Finding, PlayedOff, findings_with, insert};
use exaequo_rating::{
    Entrants, EventRating, Input as RatingInput, Pool, Provisions, RatingList, Series, is_duplicate, rate,
};
use exaequo_report::cli;
use exaequo_report::rating::{Refusal, Report};

use super::options::PlayOff;
use super::play_off::Pooled;
use super::{Options, play_off};
use crate::failure::Failure;
use crate::input::Input;
use crate::list;
use crate::settings::Settings;
use crate::show;

/// One event with everything it is rated by.
#[derive(Debug)]
struct Event {
    tournament: Tournament,
    provisions: Provisions,
    entrants: Entrants,
    earlier: Vec<Pool>,
    rating: EventRating,
    findings: Vec<Finding>,
}

/// All events, in the order of the command line.
#[derive(Debug)]
pub(crate) struct Events {
    options: Options,
    inputs: Vec<Input>,
    /// 6.2: play-offs that are rated with them.
    play_offs: Pooled,
    rated: Vec<Event>,
    /// Standard, rapid and blitz: the ratings have nothing to do with each other.
    series: [Series; 3],
}

impl Events {
    /// Reads and rates; `None` if a file holds no tournament, which has been said.
    pub(crate) fn read(matches: &ArgMatches, settings: &Settings) -> Result<Option<Self>, Failure> {
        let options = Options::new(matches)?;
        let paths = matches.get_many::<PathBuf>("file").into_iter().flatten();
        let paths: Vec<&PathBuf> = paths.collect();
        no_file_twice(&paths.iter().copied().chain(&options.played).collect::<Vec<_>>())?;
        let inputs =
            paths.into_iter().map(|path| Input::of(path, &settings.read)).collect::<Result<Vec<_>, _>>()?;
        let mut tournaments = Vec::new();
        for input in &inputs {
            let Some(tournament) = input.tournament() else {
                show::no_tournament(input, settings);
                return Ok(None);
            };
            tournaments.push(options.at_rated_pace(tournament));
        }
        no_copies(&inputs, &tournaments)?;
        let Some(play_offs) = play_off::pool(&options, &mut tournaments, settings)? else { return Ok(None) };
        options.check_players(&tournaments)?;
        let mut events = Self { options, inputs, play_offs, rated: Vec::new(), series: Default::default() };
        events.rate(tournaments)?;
        Ok(Some(events))
    }

    pub(crate) fn count(&self) -> usize {
        self.rated.len()
    }

    /// All files.
    pub(crate) fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.inputs.iter().chain(&self.play_offs.inputs)
    }

    /// Rates the events in the order of their lists and keeps them in the order given.
    fn rate(&mut self, tournaments: Vec<Tournament>) -> Result<(), Failure> {
        let lists = Lists::read(&self.options, &tournaments)?;
        let mut events = Vec::new();
        for (index, tournament) in self.in_order(tournaments)? {
            let event = self.event(tournament, index, &lists)?;
            self.series[event.provisions.pace as usize].add(&event.input(&self.options), &event.rating);
            events.push((index, event));
        }
        if self.options.list.is_some() {
            say_one_list(&mut events);
        }
        events.sort_by_key(|(index, _)| *index);
        self.rated = events.into_iter().map(|(_, event)| self.settled(event)).collect();
        Ok(())
    }

    /// 7.13: in the order of the lists they are rated on, those of one list in the order of their first days, then of
    /// their last days.
    fn in_order(&self, tournaments: Vec<Tournament>) -> Result<Vec<(usize, Tournament)>, Failure> {
        let mut keys = Vec::new();
        for (input, tournament) in self.inputs.iter().zip(&tournaments) {
            let provisions = self.options.provisions(tournament, &input.name)?;
            let list = provisions.list_of(tournament, self.options.declared.official);
            keys.push((list, tournament.event.start, tournament.event.end));
        }
        let mut order: Vec<(usize, Tournament)> = tournaments.into_iter().enumerate().collect();
        order.sort_by_key(|(index, _)| keys[*index]);
        Ok(order)
    }

    /// With one K a period.
    fn settled(&self, mut event: Event) -> Event {
        let mut rating = event.rating.clone();
        self.series[event.provisions.pace as usize].settle(&event.input(&self.options), &mut rating);
        event.rating = rating;
        event
    }

    /// 6.2: a play-off in the file is pooled with the other games or not.
    fn event(&self, whole: Tournament, index: usize, lists: &Lists) -> Result<Event, Failure> {
        let without = whole.without_play_off().filter(|_| self.options.play_off == PlayOff::LeftOut);
        let Some(without) = without else { return self.rated(whole, index, lists) };
        let games = whole.rounds.pairings.len() - without.rounds.pairings.len();
        let mut event = self.rated(without, index, lists)?;
        insert(&mut event.findings, Finding::PlayOffLeftOut { games });
        Ok(event)
    }

    fn rated(&self, tournament: Tournament, index: usize, lists: &Lists) -> Result<Event, Failure> {
        let provisions = self.options.provisions(&tournament, &self.inputs[index].name)?;
        let basis = self.options.declared.basis;
        let mut entrants = Entrants::new(&tournament, &provisions, basis, lists.start.as_ref());
        let series = &self.series[provisions.pace as usize];
        series.publish(&tournament, &provisions, self.options.declared.official, &mut entrants);
        if let Some(since) = &lists.since {
            entrants.publish_since(&tournament, &provisions, self.options.declared.official, since);
        }
        self.options.set_k(&tournament, &mut entrants);
        self.options.set_members(&tournament, &mut entrants);
        let earlier = series.earlier(&tournament);
        let input = RatingInput {
            tournament: &tournament,
            provisions: &provisions,
            entrants: &entrants,
            declared: &self.options.declared,
            earlier: &earlier,
        };
        let rating = rate(&input);
        let findings = findings_with(&input, &rating, &self.played_off(index));
        Ok(Event { tournament, provisions, entrants, earlier, rating, findings })
    }

    /// 6.2: the play-offs with files of their own that are rated with an event.
    fn played_off(&self, index: usize) -> Vec<PlayedOff> {
        let pooled = self.options.play_off == PlayOff::Pooled;
        let own = self.play_offs.parts.iter().filter(|(event, _)| pooled && *event == index);
        own.map(|(_, part)| part.clone()).collect()
    }

    /// Makes something of each report.
    pub(crate) fn reports<T>(
        &self,
        make: impl Fn(&Report<'_>) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        self.together(|reports| reports.iter().map(make).collect())
    }

    /// Makes something of all reports.
    pub(crate) fn together<T>(&self, make: impl FnOnce(&[Report<'_>]) -> T) -> T {
        let facts: Vec<RatingInput<'_>> = self.rated.iter().map(|event| event.input(&self.options)).collect();
        let events = self.inputs.iter().zip(&self.rated).zip(&facts);
        let reports = events.map(|((input, event), facts)| Report {
            file: &input.name,
            input: facts,
            rating: &event.rating,
            findings: &event.findings,
            series: &self.series[event.provisions.pace as usize],
            replaced: &self.options.replaced,
        });
        make(&reports.collect::<Vec<_>>())
    }
}

impl Event {
    fn list_in_force(&self) -> Option<Date> {
        self.tournament.event.start.map(|start| self.provisions.list_in_force(start))
    }

    fn input<'a>(&'a self, options: &'a Options) -> RatingInput<'a> {
        RatingInput {
            tournament: &self.tournament,
            provisions: &self.provisions,
            entrants: &self.entrants,
            declared: &options.declared,
            earlier: &self.earlier,
        }
    }
}

/// 7.11: an event is rated with the list in force at its start, which one list cannot be for events of several.
fn say_one_list(events: &mut [(usize, Event)]) {
    let lists = events.iter().map(|(_, event)| event.list_in_force()).collect::<Vec<_>>();
    if lists.iter().flatten().collect::<BTreeSet<_>>().len() < 2 {
        return;
    }
    for ((_, event), in_force) in events.iter_mut().zip(lists) {
        if let Some(in_force) = in_force {
            insert(&mut event.findings, Finding::OneList { in_force });
        }
    }
}

/// A file given twice would be rated twice.
fn no_file_twice(paths: &[&PathBuf]) -> Result<(), Failure> {
    let places: Vec<PathBuf> =
        paths.iter().map(|path| path.canonicalize().unwrap_or_else(|_| (*path).clone())).collect();
    let twice = (1..places.len()).find(|index| places[..*index].contains(&places[*index]));
    match twice {
        Some(index) => {
            let file = paths[index].display().to_string();
            Err(cli::Failure::Rating(Refusal::Twice { file }).into())
        }
        None => Ok(()),
    }
}

/// An event that is there twice would be rated twice.
fn no_copies(inputs: &[Input], tournaments: &[Tournament]) -> Result<(), Failure> {
    for (index, tournament) in tournaments.iter().enumerate() {
        if let Some(before) = tournaments[..index].iter().position(|one| is_duplicate(one, tournament)) {
            let [file, of] = [index, before].map(|index| inputs[index].name.clone());
            return Err(cli::Failure::Rating(Refusal::Copy { file, of }).into());
        }
    }
    Ok(())
}

/// The rating lists.
struct Lists {
    start: Option<RatingList>,
    since: Option<RatingList>,
}

impl Lists {
    fn read(options: &Options, tournaments: &[Tournament]) -> Result<Self, Failure> {
        let players = tournaments.iter().flat_map(|tournament| &tournament.players);
        let mut ids: Vec<u64> = players.filter_map(|player| player.fide_id.number()).collect();
        ids.sort_unstable();
        let pace = tournaments.first().map_or(Pace::Standard, |tournament| tournament.event.pace);
        let read =
            |path: &Option<PathBuf>| path.as_ref().map(|path| list::read(path, &ids, pace)).transpose();
        Ok(Self { start: read(&options.list)?, since: read(&options.since)? })
    }
}
