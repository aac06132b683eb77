//! 3.1.7: when each game starts and when the play-off ends at the latest.

use jiff::civil::DateTime;

use super::Contest;
use crate::berger::{self, Cycles};
use crate::regulations::PlayOffRegulations;

/// Games that are played at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The games of the session.
    pub what: SessionGame,
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
pub struct SessionGame {
    /// The round, from 1.
    pub round: u32,
    /// The stage, from 0.
    pub stage: usize,
    /// The game of the stage, from 1.
    pub game: u32,
    /// Whether it is played in any case.
    pub need: Need,
}

impl SessionGame {
    /// Whether two are played at the same time, however certain they are.
    pub fn is_same_session(self, other: Self) -> bool {
        (self.round, self.stage, self.game) == (other.round, other.stage, other.game)
    }
}

/// Whether a game is played in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It takes place in any case.
    Certain,
    /// Only if the games before did not decide.
    IfTied,
}

/// Minutes of a day.
const DAY: u32 = 24 * 60;
/// Nobody plays off for longer than a year.
const MOST_DAYS: u32 = 366;

/// So many minutes later. Spans of any kind, which the library of dates could add, bring its errors and their texts along.
fn later(start: DateTime, minutes: u32) -> Option<DateTime> {
    let of_day = u32::try_from(start.hour()).ok()? * 60 + u32::try_from(start.minute()).ok()?;
    let total = minutes.checked_add(of_day)?;
    let days = Some(total / DAY).filter(|days| *days <= MOST_DAYS)?;
    let date = (0..days).try_fold(start.date(), |day, _| day.tomorrow().ok())?;
    let (hour, minute) = (i8::try_from(total % DAY / 60).ok()?, i8::try_from(total % 60).ok()?);
    let (second, nanosecond) = (start.second(), start.subsec_nanosecond());
    DateTime::new(date.year(), date.month(), date.day(), hour, minute, second, nanosecond).ok()
}

/// All sessions, one after the other. `level` says how many may play each later stage of a round robin among
/// themselves.
pub(crate) fn timetable(
    contest: &Contest,
    regulations: &PlayOffRegulations,
    level: impl Fn(usize) -> usize,
) -> Vec<Session> {
    let mut clock = Clock { regulations, round: 0, now: 0, sessions: Vec::new() };
    match contest {
        Contest::Match(_) => clock.duel(),
        Contest::KnockOut { bracket, .. } => bracket.rounds.iter().for_each(|_| clock.duel()),
        Contest::RoundRobin(rounds) => {
            for _ in rounds {
                clock.round += 1;
                clock.stage(0, regulations.stages.first().map_or(1, |stage| stage.games), Need::Certain);
            }
            clock.once_more(level);
        }
    }
    clock.sessions
}

struct Clock<'a> {
    regulations: &'a PlayOffRegulations,
    round: u32,
    now: u32,
    sessions: Vec<Session>,
}

impl Clock<'_> {
    /// All stages of one round.
    fn duel(&mut self) {
        self.round += 1;
        for stage in 0..self.regulations.stages.len() {
            let need = if stage == 0 { Need::Certain } else { Need::IfTied };
            self.stage(stage, self.regulations.games_between(stage), need);
        }
    }

    /// The later stages of a round robin, each with the rounds of as many as may still be level.
    fn once_more(&mut self, level: impl Fn(usize) -> usize) {
        for stage in 1..self.regulations.stages.len() {
            let players = u32::try_from(level(stage)).unwrap_or(u32::MAX);
            for _ in berger::table(players, Cycles::Single) {
                self.round += 1;
                self.stage(stage, self.regulations.stages[stage].games, Need::IfTied);
            }
        }
    }

    fn stage(&mut self, index: usize, games: u32, need: Need) {
        for game in 1..=games {
            self.game(SessionGame { round: self.round, stage: index, game, need });
        }
    }

    fn game(&mut self, what: SessionGame) {
        let Some(stage) = self.regulations.stages.get(what.stage) else { return };
        if !self.sessions.is_empty() {
            self.now = self.now.saturating_add(stage.pause.unwrap_or(self.regulations.pause));
        }
        let from = self.now;
        self.now = self.now.saturating_add(stage.minutes());
        let at = |minutes: u32| self.regulations.start.and_then(|start| later(start, minutes));
        self.sessions.push(Session { what, from, until: self.now, starts: at(from), ends: at(self.now) });
    }
}
