//! 6.41, 8.21: what unrated players did against rated opponents, event by event.

use std::sync::atomic::{AtomicU16, Ordering};

use exaequo_model::Points;

use super::{EventOfPeriod, PeriodGame};
use crate::first::FirstResult;
use crate::provisions::Provisions;
use crate::verdict::{EventResult, FirstRatingMethod};

/// A game of a newcomer against a rated player, in eight bytes that sort by newcomer and then by opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Meeting(u64);

/// Which player of a game is the newcomer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Newcomer {
    White,
    Black,
}

impl Meeting {
    #[inline]
    pub(super) fn new(game: PeriodGame, newcomer: Newcomer) -> Self {
        let halves = game.white_halves();
        let (newcomer, opponent, halves) = match newcomer {
            Newcomer::White => (game.white(), game.black(), halves),
            Newcomer::Black => (game.black(), game.white(), 2u16.saturating_sub(halves)),
        };
        Self((newcomer as u64) << 32 | (opponent as u64) << 2 | u64::from(halves))
    }

    /// The place of the newcomer in the list.
    #[inline]
    pub(super) const fn newcomer(self) -> usize {
        (self.0 >> 32) as usize
    }

    /// The place of the rated player.
    #[inline]
    pub(super) const fn opponent(self) -> usize {
        (self.0 >> 2 & 0x3fff_ffff) as usize
    }

    /// What the newcomer got, in half points.
    #[inline]
    const fn halves(self) -> u16 {
        (self.0 & 3) as u16
    }

    /// What the opponent got, in hundredths.
    #[inline]
    pub(super) fn score_of_opponent(self) -> i32 {
        100 - 50 * i32::from(self.halves())
    }
}

/// What an unrated player did against rated opponents in an event.
#[derive(Debug)]
pub(super) struct Achieved {
    /// The place of the player among the unrated ones.
    pub(super) newcomer: u32,
    /// The place of the event in the period.
    pub(super) event: u32,
    opponents: u32,
    pub(super) games: u16,
    halves: u16,
    /// 8.21: rated opponents, each counted once.
    pub(super) met: u16,
    /// 8.52: the rating that opponents count; 0 if they do not. It is judged player by player, on any thread.
    ru: AtomicU16,
}

impl Achieved {
    const fn new(newcomer: u32, event: u32) -> Self {
        Self { newcomer, event, opponents: 0, games: 0, halves: 0, met: 0, ru: AtomicU16::new(0) }
    }

    /// What the meetings of one newcomer in an event come to; they are in order.
    pub(super) fn of(newcomer: u32, event: u32, same: &[Meeting], rating: impl Fn(usize) -> u16) -> Self {
        let (mut achieved, mut before) = (Self::new(newcomer, event), None);
        for meeting in same {
            let opponent = meeting.opponent();
            achieved.add(rating(opponent), meeting.halves(), before == Some(opponent));
            before = Some(opponent);
        }
        achieved
    }

    /// Takes in a game against a rated opponent, who was met before in the event or not.
    #[inline]
    fn add(&mut self, rating: u16, halves: u16, met_before: bool) {
        self.opponents = self.opponents.saturating_add(u32::from(rating));
        self.games = self.games.saturating_add(1);
        self.halves = self.halves.saturating_add(halves);
        self.met = self.met.saturating_add(u16::from(!met_before));
    }

    /// The same as the rules know it.
    pub(super) fn result(&self, provisions: &Provisions, event: &EventOfPeriod) -> EventResult {
        let score = Points::from_halves(i32::from(self.halves));
        let (games, opponents) = (u32::from(self.games), i64::from(self.opponents));
        let result = FirstResult { games, opponents, score, ..FirstResult::default() };
        EventResult {
            start: event.start,
            method: FirstRatingMethod::Swiss,
            result,
            rated_opponents: u32::from(self.met),
            score_against_rated: score,
            score_in_all: score,
            ru: provisions.first_rating(&result),
            least: event.least,
        }
    }

    /// 8.52: the rating that opponents count; 0 if they do not.
    #[inline]
    pub(super) fn ru(&self) -> u16 {
        self.ru.load(Ordering::Relaxed)
    }

    /// 8.52: says which rating opponents count.
    pub(super) fn count_for_opponents(&self, ru: u16) {
        self.ru.store(ru, Ordering::Relaxed);
    }
}

/// The meetings of each newcomer, of those of an event in order.
pub(super) fn by_newcomer(meetings: &[Meeting]) -> impl Iterator<Item = &[Meeting]> {
    meetings.chunk_by(|one, next| one.newcomer() == next.newcomer())
}
