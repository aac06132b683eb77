//! A play-off that lists take into account: `--regulations`, and the file of its games.

use std::fs;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_model::Tournament;
use exaequo_playoff::{
    Merged, Method, Plan, PlayOff, PlayOffRegulations, continued, merge, share, strangers, whole,
};
use exaequo_rating::rated_together;
use exaequo_report::cli;
use exaequo_report::playoff::{Refused, unused_line};
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, reason};
use crate::input::{self, Input};
use crate::output;
use crate::settings::{Settings, Stream, Volume};
use crate::show::no_tournament;

/// The regulations, and the games where they have a file of their own.
pub(crate) struct Played {
    regulations: PlayOffRegulations,
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

    /// Whether there is a file of games that the regulations leave out (2.1), which is said.
    pub(crate) fn warn_unused(&self, settings: &Settings) -> bool {
        let unused = self.file.as_ref().filter(|_| self.regulations.method != Method::PlayOff);
        if let Some(input) = unused.filter(|_| settings.volume != Volume::Quiet) {
            output::say(&unused_line(&input.name, &settings.look(Stream::Error)), settings.color);
        }
        unused.is_some()
    }

    /// Reads the play-off of an event: the regulations must be for such an event, and the games of those who are tied.
    pub(crate) fn fit(&self, standings: &Standings) -> Result<Fitting<'_>, Failure> {
        let (file, text) = &self.source;
        self.regulations.fit(text, standings).map_err(|error| Refused::Regulations {
            file: file.clone(),
            text: text.clone(),
            error,
        })?;
        let own = self.file.as_ref().and_then(Input::tournament);
        let play_off = own.map(PlayOff::of_file);
        let play_off = play_off.or_else(|| PlayOff::inside(&standings.field.tournament));
        let fitting = Fitting { regulations: &self.regulations, own, play_off };
        let names = fitting.strangers(standings);
        if names.is_empty() {
            return Ok(fitting);
        }
        Err(Refused::Strangers { file: self.file.as_ref().map(|input| input.name.clone()), names }.into())
    }
}

/// A play-off that is that of the event.
pub(crate) struct Fitting<'a> {
    pub(crate) regulations: &'a PlayOffRegulations,
    /// The games, where they have a file of their own.
    own: Option<&'a Tournament>,
    /// What has been played, wherever it is.
    play_off: Option<PlayOff<'a>>,
}

impl Fitting<'_> {
    /// Those who play without being tied, by name.
    fn strangers(&self, standings: &Standings) -> Vec<String> {
        let Some(play_off) = &self.play_off else { return Vec::new() };
        let found = strangers(standings, play_off, self.regulations).into_iter();
        found.map(|who| play_off.games().name_of(who).to_owned()).collect()
    }

    /// What has been played, wherever it is.
    pub(crate) fn games(&self) -> Option<&Tournament> {
        self.play_off.as_ref().map(PlayOff::games)
    }

    /// Puts the outcome into the standings.
    pub(crate) fn merge(&self, standings: &mut Standings) -> Result<Merged, Failure> {
        match (self.regulations.method, &self.play_off) {
            (Method::PlayOff, Some(play_off)) => Ok(merge(standings, play_off, self.regulations)),
            (Method::PlayOff, None) => Err(Refused::NoPlayOff.into()),
            (Method::Share, _) => {
                share(standings, self.regulations);
                Ok(Merged { groups: Vec::new() })
            }
            (Method::List, _) => Ok(Merged { groups: Vec::new() }),
        }
    }

    /// The plan as far as it has been played; the first one where nothing has.
    pub(crate) fn plan(&self, standings: &Standings) -> Plan {
        match &self.play_off {
            Some(begun) => continued(standings, begun, self.regulations),
            None => Plan::new(standings, self.regulations),
        }
    }

    /// The event and the play-off that has a file of its own as one, so that lists show the games of both; `None` where
    /// there is no such file, or they cannot be one.
    pub(crate) fn together(&self, standings: &Standings) -> Option<Together> {
        let own = self.own.filter(|_| self.regulations.method == Method::PlayOff)?;
        let tournament = whole(standings, self.play_off.as_ref()?, self.regulations)?;
        Some(Together { rated: rated_together(&standings.field.tournament, own, &tournament), tournament })
    }
}

/// An event and its play-off as one.
pub(crate) struct Together {
    pub(crate) tournament: Tournament,
    /// 6.2: what is rated.
    pub(crate) rated: Tournament,
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
