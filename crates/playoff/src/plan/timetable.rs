//! 3.1.7: when each game starts and when the play-off ends at the latest.

use jiff::ToSpan;
use jiff::civil::DateTime;

use super::Contest;
use crate::regulations::{PlayOffRegulations, Stage};

/// Games that are played at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What is played.
    pub what: What,
    /// Minutes from the start of the play-off.
    pub from: u32,
    /// When it ends at the latest, in minutes from the start.
    pub until: u32,
    /// When it starts, where the start is known.
    pub starts: Option<DateTime>,
    /// When it ends at the latest.
    pub ends: Option<DateTime>,
}

/// What is played in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct What {
    /// The round, from 1.
    pub round: u32,
    /// The stage, from 0.
    pub stage: usize,
    /// The game of the stage, from 1.
    pub game: u32,
    /// Whether it is played in any case.
    pub need: Need,
}

/// Whether a game is played in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It is.
    Certain,
    /// Only if the games before did not decide.
    IfTied,
}

/// All sessions, one after the other.
pub(super) fn timetable(contest: &Contest, regulations: &PlayOffRegulations) -> Vec<Session> {
    let mut clock = Clock { regulations, now: 0, sessions: Vec::new() };
    match contest {
        Contest::Match(_) => clock.duel(1),
        Contest::RoundRobin(rounds) => {
            for round in 0..rounds.len() {
                clock.stage(number(round + 1), 0, Need::Certain);
            }
        }
        Contest::KnockOut { bracket, .. } => {
            for round in 0..bracket.rounds.len() {
                clock.duel(number(round + 1));
            }
        }
    }
    clock.sessions
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

struct Clock<'a> {
    regulations: &'a PlayOffRegulations,
    now: u32,
    sessions: Vec<Session>,
}

impl Clock<'_> {
    /// All stages of one round.
    fn duel(&mut self, round: u32) {
        for stage in 0..self.regulations.stages.len() {
            self.stage(round, stage, if stage == 0 { Need::Certain } else { Need::IfTied });
        }
    }

    fn stage(&mut self, round: u32, index: usize, need: Need) {
        let Some(stage) = self.regulations.stages.get(index) else { return };
        for game in 1..=stage.games {
            self.game(stage, What { round, stage: index, game, need });
        }
    }

    fn game(&mut self, stage: &Stage, what: What) {
        if !self.sessions.is_empty() {
            self.now = self.now.saturating_add(self.regulations.pause);
        }
        let from = self.now;
        self.now = self.now.saturating_add(stage.control.seconds().div_ceil(60));
        let at = |minutes: u32| {
            self.regulations.start.and_then(|start| start.checked_add(i64::from(minutes).minutes()).ok())
        };
        self.sessions.push(Session { what, from, until: self.now, starts: at(from), ends: at(self.now) });
    }
}
