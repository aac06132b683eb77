//! From a document to the facts of a tournament.
//!
//! Nothing here knows all keys of a document by itself: the tests have a sample with every key of the schema, and miss
//! what is not read again.
//!
//! Values that do not fit are collected, each with its path, and a stand-in takes their place until the end; then
//! either there are no faults or the facts are not handed out.

mod decision;
mod event;
mod numbers;
mod parse;
mod player;
mod round;
mod score;
mod team;

use std::fmt::Arguments;

use exaequo_model::{Absence, Facts, ParticipantId, PlayerId, RoundNumber, TeamId, TextRange};

use crate::MOST_ENTRIES;
use crate::dto::{Document, Request};
use crate::error::{Error, Fault, FaultKind};
use numbers::Numbers;

pub(crate) use parse::parse;

/// The facts of a document, not yet checked against each other.
pub(crate) fn facts(document: Document) -> Result<Facts, Error> {
    let participants = if document.teams.is_empty() { document.players.len() } else { document.teams.len() };
    let most = MOST_ENTRIES / participants.max(1);
    at_most("rounds", document.rounds.len(), most.min(usize::from(u16::MAX)))?;
    at_most("external", document.external.len(), most)?;

    let mut reader = Reader::new(
        Numbers::new(document.players.iter().map(|player| player.number)),
        Numbers::new(document.teams.iter().map(|team| team.number)),
    );
    reader.event(document.event.unwrap_or_default());
    reader.facts.system = document.system.map(Into::into);
    let paired = u16::try_from(document.rounds.len()).unwrap_or(u16::MAX);
    reader.schedule(document.announced_rounds.unwrap_or(paired), document.schedule);
    reader.facts.scores = document.scores.map(score::scores).unwrap_or_default();
    reader.facts.match_scores = document.match_scores.map(score::match_scores).unwrap_or_default();
    reader.facts.primary = document.primary_score.map(Into::into);
    reader.facts.board_colors = document.board_colors.into_iter().map(Into::into).collect();
    reader.players(document.players);
    reader.teams(document.teams);
    reader.rounds(document.rounds);
    reader.requests(&document.requests);
    reader.facts.accelerations = document.accelerations.into_iter().map(decision::acceleration).collect();
    reader.prohibitions(document.prohibitions);
    reader.adjustments(document.adjustments);
    reader.columns(document.external);
    reader.facts.remarks = document.remarks.iter().map(|line| reader.facts.text.push(line)).collect();
    reader.finish()
}

/// Position used for somebody who is not there, after that has been noted as a fault.
const STAND_IN: u32 = 0;

/// The facts so far, and what was wrong so far.
struct Reader {
    facts: Facts,
    players: Numbers,
    teams: Numbers,
    faults: Vec<Fault>,
}

impl Reader {
    fn new(players: Numbers, teams: Numbers) -> Self {
        Self { facts: Facts::default(), players, teams, faults: Vec::new() }
    }

    fn finish(self) -> Result<Facts, Error> {
        if self.faults.is_empty() { Ok(self.facts) } else { Err(Error::Content(self.faults)) }
    }

    fn fault(&mut self, path: Arguments<'_>, kind: FaultKind) {
        self.faults.push(Fault::new(path, kind));
    }

    fn text(&mut self, text: &str) -> TextRange {
        self.facts.text.push(text)
    }

    fn player(&mut self, number: u32, path: Arguments<'_>) -> PlayerId {
        let index = self.players.find(number);
        PlayerId(self.known(index, path, FaultKind::NoSuchPlayer { number }).unwrap_or(STAND_IN))
    }

    fn team(&mut self, number: u32, path: Arguments<'_>) -> TeamId {
        let index = self.teams.find(number);
        TeamId(self.known(index, path, FaultKind::NoSuchTeam { number }).unwrap_or(STAND_IN))
    }

    fn participant(&mut self, number: u32, path: Arguments<'_>) -> ParticipantId {
        ParticipantId(self.find_participant(number, path).unwrap_or(STAND_IN))
    }

    /// Whoever is ranked: a team in a team event, else a player.
    fn find_participant(&mut self, number: u32, path: Arguments<'_>) -> Option<u32> {
        if self.teams.is_empty() {
            self.known(self.players.find(number), path, FaultKind::NoSuchPlayer { number })
        } else {
            self.known(self.teams.find(number), path, FaultKind::NoSuchTeam { number })
        }
    }

    fn known(&mut self, index: Option<u32>, path: Arguments<'_>, kind: FaultKind) -> Option<u32> {
        if index.is_none() {
            self.fault(path, kind);
        }
        index
    }

    fn participants(&mut self, numbers: &[u32], path: Arguments<'_>) -> Vec<ParticipantId> {
        let found =
            |(index, number): (usize, &u32)| self.participant(*number, format_args!("{path}[{index}]"));
        numbers.iter().enumerate().map(found).collect()
    }

    fn requests(&mut self, requests: &[Request]) {
        for (index, Request { round, number, bye }) in requests.iter().enumerate() {
            let participant = self.participant(*number, format_args!("requests[{index}].number"));
            let absence = Absence { participant, bye: (*bye).into() };
            self.facts.requests.push((RoundNumber(*round), absence));
        }
    }
}

/// A list that is too long ends the reading, before anything is made from it.
fn at_most(path: &str, found: usize, most: usize) -> Result<(), Error> {
    if found <= most {
        return Ok(());
    }
    Err(Error::Content(vec![Fault::new(path, FaultKind::TooMany { found, most })]))
}
