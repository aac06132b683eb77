//! A play-off that lists take into account: `--regulations`, and the file of its games.

use std::fs;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::{Pace, Tournament};
use exaequo_playoff::{
    Merged, Method, Plan, PlayOffRegulations, continued, merge, merge_stage, share, strangers,
    strangers_inside, whole,
};
use exaequo_rating::at_pace;
use exaequo_rating::eligibility::control_of;
use exaequo_report::cli;
use exaequo_report::playoff::Refused;
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, reason};
use crate::input::{self, Input};
use crate::settings::Settings;
use crate::show::no_tournament;

/// The regulations, and the games where they have a file of their own.
pub(crate) struct Played {
    pub(crate) regulations: PlayOffRegulations,
    /// The file of the regulations and its text, for whoever says where something stands.
    source: (String, String),
    file: Option<Input>,
}

impl Played {
    /// What the options name; `None` where there are no regulations. A file without a tournament is a failure that has
    /// been said.
    pub(crate) fn new(matches: &ArgMatches, settings: &Settings) -> Result<Option<Self>, Failure> {
        // Not every list has these options.
        let regulations = matches.try_get_one::<PathBuf>("regulations").ok().flatten();
        let Some(regulations) = regulations else { return Ok(None) };
        let (regulations, source) = read(regulations)?;
        let file = matches.get_one::<PathBuf>("played");
        input::read_once(file.into_iter().chain(matches.get_one("file")))?;
        let file = file.map(|path| Input::of(path, &settings.read)).transpose()?;
        if let Some(input) = file.as_ref().filter(|input| input.tournament().is_none()) {
            no_tournament(input, settings);
            return Err(Refused::NoTournament(input.name.clone()).into());
        }
        Ok(Some(Self { regulations, source, file }))
    }

    /// What has been played, where it has a file of its own.
    pub(crate) fn tournament(&self) -> Option<&Tournament> {
        self.file.as_ref().and_then(Input::tournament)
    }

    /// Whether the regulations are for such an event, and the file is of its play-off.
    pub(crate) fn fit(&self, standings: &Standings<'_>) -> Result<(), Failure> {
        let (file, text) = &self.source;
        self.regulations.fit(text, standings).map_err(|error| Refused::Regulations {
            file: file.clone(),
            text: text.clone(),
            error,
        })?;
        let (event, regulations) = (standings.field.tournament, &self.regulations);
        let (found, playoff) = match self.tournament() {
            Some(playoff) => (strangers(standings, playoff, regulations), playoff),
            None => (strangers_inside(standings, regulations), event),
        };
        if found.is_empty() {
            return Ok(());
        }
        let names = found.into_iter().map(|who| playoff.name_of(who).to_owned()).collect();
        Err(Refused::Strangers { file: self.file.as_ref().map(|input| input.name.clone()), names }.into())
    }

    /// Puts the outcome into the standings.
    pub(crate) fn merge(&self, standings: &mut Standings<'_>) -> Result<Merged, Failure> {
        self.fit(standings)?;
        match (self.regulations.method, self.tournament()) {
            (Method::PlayOff, Some(playoff)) => Ok(merge(standings, playoff, &self.regulations)),
            (Method::PlayOff, None) => {
                merge_stage(standings, &self.regulations).ok_or_else(|| Refused::NoPlayOff.into())
            }
            (Method::Share, _) => {
                share(standings, &self.regulations);
                Ok(Merged { groups: Vec::new() })
            }
            (Method::List, _) => Ok(Merged { groups: Vec::new() }),
        }
    }

    /// The plan as far as it has been played; the first one where nothing has.
    pub(crate) fn plan(&self, standings: &Standings<'_>) -> Result<Plan, Failure> {
        self.fit(standings)?;
        let inside = standings.field.tournament.play_off();
        Ok(match self.tournament().or(inside.as_ref()) {
            Some(begun) => continued(standings, begun, &self.regulations),
            None => Plan::new(standings, &self.regulations),
        })
    }

    /// The event and the play-off that has a file of its own as one, so that lists show the games of both; `None` where
    /// there is no such file, or they cannot be one.
    pub(crate) fn together(&self, standings: &Standings<'_>) -> Option<Together> {
        let playoff = self.tournament().filter(|_| self.regulations.method == Method::PlayOff)?;
        let tournament = whole(standings, playoff, &self.regulations)?;
        Some(Together { rated: rated(standings.field.tournament, playoff, &tournament), tournament })
    }
}

/// An event and its play-off as one.
pub(crate) struct Together {
    pub(crate) tournament: Tournament,
    /// 6.2: what is rated.
    pub(crate) rated: Tournament,
}

/// 6.2: an event and its play-off are rated as one where they are of one kind of play; else the event alone.
fn rated(event: &Tournament, playoff: &Tournament, whole: &Tournament) -> Tournament {
    let (alone, playoff) = (at_pace(event, None), at_pace(playoff, None));
    if is_other_pace(&playoff, alone.event.pace) { event.clone() } else { until_the_end_of(&playoff, whole) }
}

/// An event that is rated with its play-off ends with it (7.13).
pub(crate) fn until_the_end_of(playoff: &Tournament, whole: &Tournament) -> Tournament {
    let mut facts = whole.clone().into_facts();
    facts.event.end = facts.event.end.max(playoff.event.end);
    Tournament::new(facts).unwrap_or_else(|_| whole.clone())
}

/// Whether a play-off is known to be of another kind of play: by its thinking times, or because the file says so.
/// Standard chess is what a file without either is taken for.
pub(crate) fn is_other_pace(playoff: &Tournament, pace: Pace) -> bool {
    let known = playoff.event.pace != Pace::Standard || !control_of(playoff).white.is_empty();
    known && playoff.event.pace != pace
}

/// The regulations of a file, its name and its text.
fn read(path: &PathBuf) -> Result<(PlayOffRegulations, (String, String)), Failure> {
    let file = path.display().to_string();
    let bytes = fs::read(path)
        .map_err(|error| cli::Failure::Read { file: Some(file.clone()), reason: reason(&error) })?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    match PlayOffRegulations::parse(&text) {
        Ok(regulations) => Ok((regulations, (file, text))),
        Err(error) => Err(Refused::Regulations { file, text, error }.into()),
    }
}
