//! 6.41, 7.14, 8.2: the unrated players of a period.

use exaequo_model::Points;

use super::PeriodOutcome;
use crate::first::FirstResult;
use crate::pool::Least;
use crate::provisions::Provisions;
use crate::verdict::{Earlier, EventResult, FirstRatingMethod};

/// What an unrated player did against rated opponents, in twelve bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Result {
    opponents: u32,
    games: u16,
    halves: u16,
    /// Ru if the result counts, else 0.
    ru: u16,
    /// 8.21: a bit for each opponent; several may share one.
    met: u16,
}

impl Result {
    /// Takes in a game against a rated opponent.
    #[inline]
    pub(super) fn add(&mut self, opponent: usize, rating: u16, halves: u16) {
        self.opponents = self.opponents.saturating_add(u32::from(rating));
        self.games = self.games.saturating_add(1);
        self.halves = self.halves.saturating_add(halves);
        self.met |= 1 << (bit(opponent) & 15);
    }

    /// Takes in what another part of the games came to.
    pub(super) fn merge(&mut self, other: &Self) {
        self.opponents = self.opponents.saturating_add(other.opponents);
        self.games = self.games.saturating_add(other.games);
        self.halves = self.halves.saturating_add(other.halves);
        self.met |= other.met;
    }

    /// 8.21: as many rated opponents as there are at least.
    pub(super) const fn opponents_at_least(&self) -> u32 {
        self.met.count_ones()
    }

    /// 8.21: whether there may be enough rated opponents though fewer bits are set.
    pub(super) fn is_in_doubt(&self, needed: u8) -> bool {
        let needed = u32::from(needed);
        self.opponents_at_least() < needed && needed <= u32::from(self.games)
    }

    fn event(self, provisions: &Provisions, rated_opponents: u32) -> EventResult {
        let score = Points::from_halves(i32::from(self.halves));
        let games = u32::from(self.games);
        let result =
            FirstResult { games, opponents: i64::from(self.opponents), score, ..FirstResult::default() };
        EventResult {
            start: None,
            method: FirstRatingMethod::Swiss,
            result,
            rated_opponents,
            score_against_rated: score,
            score_in_all: score,
            ru: provisions.first_rating(&result),
            least: Least::Usual,
        }
    }

    /// 6.41, 8.2: the rating of the period, if the result counts.
    pub(super) fn rate(&mut self, provisions: &Provisions, rated_opponents: u32) {
        let event = self.event(provisions, rated_opponents);
        let counts = provisions.verdict(&event, Earlier::None).counts_for_opponents();
        self.ru = event.ru.filter(|_| counts).and_then(|ru| u16::try_from(ru).ok()).unwrap_or(0);
    }

    /// 8.52: the rating opponents count; 0 if they do not.
    #[inline]
    pub(super) const fn ru(&self) -> u16 {
        self.ru
    }

    /// 7.14: a first rating, if the games suffice and it is not below the floor.
    pub(super) fn outcome(&self, provisions: &Provisions) -> PeriodOutcome {
        let enough = self.games >= u16::from(provisions.games_needed) && self.ru >= provisions.floor;
        PeriodOutcome { change: 0, games: self.games, new: if enough { self.ru } else { 0 } }
    }
}

/// One of sixteen bits for an opponent; neighbours have different ones.
#[inline]
const fn bit(opponent: usize) -> usize {
    opponent ^ opponent >> 4 ^ opponent >> 8 ^ opponent >> 12 ^ opponent >> 16
}
