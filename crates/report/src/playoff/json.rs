//! `exaequo/playoff/1`: a plan as JSON.

use exaequo_model::ParticipantId;
use exaequo_playoff::bracket::Seat;
use exaequo_playoff::{
    Contest, DateTime, Group, Need, PlannedGame, ProgressState, Refused, Session, Stake, TieMethod,
    Unfinished,
};
use serde::Serialize;

use super::PlayedGame;
use super::form::{Drawing, Pair};
use super::plan::PlanSheet;
use crate::json::pretty;
use crate::sanitize::sanitize;

/// Name and version of the form.
const SCHEMA: &str = "exaequo/playoff/1";

/// The JSON Schema of the form, kept in `schemas/playoff-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Form>(SCHEMA)
}

/// The plan of the play-offs of an event.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PlayOffPlan"))]
struct Form {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    event: String,
    /// What becomes of ties (2.1): `share`, `play-off` or `list`.
    method: &'static str,
    /// Whether the tournament is not over, so that all of this can change.
    provisional: bool,
    /// The stages of a pairing (3.1.6).
    stages: Vec<Stage>,
    /// One for each tie that is played off.
    play_offs: Vec<PlayOff>,
}

/// A stage.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Stage {
    name: String,
    games: u32,
    time_control: String,
    /// Minutes a game is given in the timetable.
    minutes: u32,
}

/// The plan for one tie.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct PlayOff {
    /// First and last place of the tie.
    places: [u32; 2],
    /// How many places or spots there are to win.
    at_stake: u32,
    /// Whether they are won in order; if not, only who is among them matters.
    ordered: bool,
    /// `match`, `round_robin`, `knock_out`; null where it cannot be planned.
    contest: Option<&'static str>,
    /// Why it cannot be planned; missing where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<&'static str>,
    /// How far it is: `going`, `over` or `stuck`; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'static str>,
    /// Who plays, by number from 1.
    entrants: Vec<Entrant>,
    /// The games that are known; where it has begun, those that come next.
    games: Vec<KnownGame>,
    /// What has been played of them and of those before; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<Vec<PlayedGame>>,
    /// Pairings of two that are decided, the winner first; missing where it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    duels: Option<Vec<Pair>>,
    /// Everything that was drawn by lots so far, a draw each.
    lots: Vec<Drawing>,
    /// The pairings of a knock-out, round by round; empty otherwise.
    bracket: Vec<Vec<[Source; 2]>>,
    timetable: Vec<Slot>,
}

/// A participant of a play-off.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Entrant {
    number: u32,
    /// The number in the tournament.
    id: u32,
    name: String,
}

/// A game, by the numbers of the play-off.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct KnownGame {
    round: u32,
    /// The stage, from 1.
    stage: usize,
    game: u32,
    board: u32,
    white: u32,
    black: u32,
    /// Whether it is played only if those before did not decide.
    if_tied: bool,
}

/// Who takes a seat of a bracket.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum Source {
    /// A number.
    Number(u32),
    /// Nobody.
    Free,
    /// The winner of a pairing of the round before, from 1.
    Winner(usize),
    /// The loser of one.
    Loser(usize),
}

/// When something is played.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Slot {
    round: u32,
    /// The stage, from 1.
    stage: usize,
    game: u32,
    if_tied: bool,
    /// Minutes from the start.
    from: u32,
    until: u32,
    /// Day and time, where the start is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    starts: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<String>,
}

impl PlanSheet<'_> {
    /// The plan, ending with a newline.
    pub fn to_json(&self) -> String {
        let tournament = &self.standings.field.tournament;
        let stage = |stage: &exaequo_playoff::PlayOffStage| Stage {
            name: stage.name.clone(),
            games: stage.games,
            time_control: stage.control_text.clone(),
            minutes: stage.minutes(),
        };
        pretty(&Form {
            schema: SCHEMA,
            event: sanitize(tournament.str(tournament.event.name)),
            method: match self.regulations.method {
                TieMethod::Share => "share",
                TieMethod::PlayOff => "play-off",
                TieMethod::List => "list",
            },
            provisional: Unfinished::of(self.standings).is_some(),
            stages: self.regulations.stages.iter().map(stage).collect(),
            play_offs: self.plan.groups.iter().map(|group| self.group(group)).collect(),
        })
    }

    fn group(&self, group: &Group) -> PlayOff {
        let tournament = &self.standings.field.tournament;
        let entrant = |(number, &who): (u32, &ParticipantId)| Entrant {
            number,
            id: tournament.number_of(who),
            name: self.name(who),
        };
        PlayOff {
            places: [group.tie.places.0, group.tie.places.1],
            at_stake: group.tie.count(),
            ordered: matches!(group.tie.stake, Stake::Places { .. }),
            contest: group.contest.as_ref().ok().map(|contest| match contest {
                Contest::Match(_) => "match",
                Contest::RoundRobin(_) => "round_robin",
                Contest::KnockOut { .. } => "knock_out",
            }),
            refused: group.contest.as_ref().err().map(|refused| match refused {
                Refused::TooManyPlaces(_) => "too_many_places",
                Refused::NoSuchRound(_) => "no_such_round",
                Refused::TooManyRounds(_) => "too_many_rounds",
            }),
            state: group.progress.as_ref().map(|progress| match progress.state {
                ProgressState::Going => "going",
                ProgressState::Over => "over",
                ProgressState::Stuck(_) => "stuck",
            }),
            entrants: (1..).zip(&group.entrants).map(entrant).collect(),
            games: group.games().iter().map(game).collect(),
            played: group.progress.as_ref().map(|progress| self.played(group, progress)),
            duels: group.progress.as_ref().map(|progress| self.duels(progress)),
            lots: self.lots(group),
            bracket: bracket(group),
            timetable: group.sessions().iter().map(slot).collect(),
        }
    }
}

fn game(game: &PlannedGame) -> KnownGame {
    KnownGame {
        round: game.what.round,
        stage: game.what.stage + 1,
        game: game.what.game,
        board: game.board,
        white: game.white,
        black: game.black,
        if_tied: game.what.need == Need::IfTied,
    }
}

fn bracket(group: &Group) -> Vec<Vec<[Source; 2]>> {
    let Ok(Contest::KnockOut { bracket, .. }) = &group.contest else { return Vec::new() };
    let source = |seat| match seat {
        Seat::Number(number) => Source::Number(number),
        Seat::Free => Source::Free,
        Seat::Winner(index) => Source::Winner(index + 1),
        Seat::Loser(index) => Source::Loser(index + 1),
    };
    let rounds = bracket.rounds.iter();
    rounds.map(|duels| duels.iter().map(|duel| [source(duel.upper), source(duel.lower)]).collect()).collect()
}

fn slot(session: &Session) -> Slot {
    let text = |at: Option<DateTime>| at.map(|at| at.to_string());
    Slot {
        round: session.what.round,
        stage: session.what.stage + 1,
        game: session.what.game,
        if_tied: session.what.need == Need::IfTied,
        from: session.from,
        until: session.until,
        starts: text(session.starts),
        ends: text(session.ends),
    }
}
