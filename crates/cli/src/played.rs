//! A play-off that lists take into account: `--regulations`, and the file of its games.

use std::fs;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::Tournament;
use exaequo_playoff::{
    Merged, Method, PlayOffRegulations, merge, merge_stage, share, strangers, strangers_inside,
};
use exaequo_report::cli;
use exaequo_report::playoff::{PlayedOff, Refused};
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, reason};
use crate::input::Input;
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

    /// What explanations read.
    pub(crate) fn off<'a>(&'a self, merged: &'a Merged) -> PlayedOff<'a> {
        PlayedOff { merged, regulations: &self.regulations }
    }
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
