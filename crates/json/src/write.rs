//! From a tournament to its document.
//!
//! The model's types are taken apart without `..`, so that a new fact does not compile until it is written.

mod decision;
mod event;
mod player;
mod round;
mod score;
mod team;

use exaequo_model::{
    Absence, Facts, ParticipantId, PlayerId, RoundNumber, Schedule, TeamId, TextRange, Tournament,
};

use crate::dto::{Document, Event, Request};
use crate::value::{Text, Version};

/// The text of a document, on one line.
pub(crate) fn text(document: &Document) -> String {
    serde_json::to_string(document).expect("the document has neither maps nor numbers that JSON cannot hold")
}

/// The document of a tournament.
pub(crate) fn document(tournament: &Tournament) -> Document {
    let facts: &Facts = tournament;
    let Facts {
        text: _,
        event,
        system,
        schedule: Schedule { rounds: scheduled },
        scores,
        match_scores,
        primary,
        board_colors,
        players,
        ratings,
        national,
        teams,
        rounds,
        requests,
        accelerations,
        prohibitions,
        adjustments,
        external,
        remarks,
    } = facts;
    let writer = Writer { facts };
    Document {
        schema: Version,
        event: Some(writer.event(event)).filter(|event| *event != Event::default()),
        system: system.map(Into::into),
        announced_rounds: Some(facts.schedule.announced()),
        schedule: event::schedule(scheduled),
        scores: score::scores(scores),
        match_scores: score::match_scores(match_scores),
        primary_score: primary.map(Into::into),
        board_colors: board_colors.iter().copied().map(Into::into).collect(),
        players: writer.players(players, ratings, national),
        teams: teams.iter().map(|team| writer.team(team)).collect(),
        rounds: rounds.numbers().map(|round| writer.round(rounds, round)).collect(),
        requests: requests.iter().map(|request| writer.request(request)).collect(),
        accelerations: accelerations.iter().map(decision::acceleration).collect(),
        prohibitions: prohibitions.iter().map(|prohibition| writer.prohibition(prohibition)).collect(),
        adjustments: adjustments.iter().map(|adjustment| writer.adjustment(adjustment)).collect(),
        external: external.iter().map(|column| writer.column(column)).collect(),
        remarks: remarks.iter().map(|line| facts.text.get(*line).to_owned()).collect(),
    }
}

/// Turns ranges into text and positions into numbers.
struct Writer<'a> {
    facts: &'a Facts,
}

impl Writer<'_> {
    fn text(&self, range: TextRange) -> Text {
        self.facts.text.get(range).into()
    }

    fn player_number(&self, player: PlayerId) -> Option<u32> {
        self.facts.players.get(player.index()).map(|player| player.number)
    }

    /// The number of a player. A tournament is coherent, so there is one; 0 is nobody's.
    fn player(&self, player: PlayerId) -> u32 {
        self.player_number(player).unwrap_or(0)
    }

    /// The number of a team. A tournament is coherent, so there is one; 0 is nobody's.
    fn team_number(&self, team: TeamId) -> u32 {
        self.facts.teams.get(team.index()).map_or(0, |team| team.number)
    }

    fn participant(&self, participant: ParticipantId) -> u32 {
        if self.facts.is_team_event() {
            self.team_number(TeamId(participant.0))
        } else {
            self.player(PlayerId(participant.0))
        }
    }

    fn participants(&self, participants: &[ParticipantId]) -> Vec<u32> {
        participants.iter().map(|&participant| self.participant(participant)).collect()
    }

    fn request(&self, request: &(RoundNumber, Absence)) -> Request {
        let (RoundNumber(round), Absence { participant, bye }) = *request;
        Request { round, number: self.participant(participant), bye: bye.into() }
    }
}

/// A value in the document's terms, unless it is the usual one.
fn unless<T: PartialEq, U: From<T>>(usual: &T, value: T) -> Option<U> {
    (value != *usual).then(|| value.into())
}
