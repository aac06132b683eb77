//! 6.41, 7.14, 8.2: the unrated players of a period.

use exaequo_model::Points;

use super::sums::{Rules, Sums};
use super::{PeriodGame, PeriodOutcome, PeriodPlayer};
use crate::first::FirstResult;
use crate::pool::{Earlier, EventResult, Least, Method, Pool, Pooled};
use crate::provisions::{Provisions, UnratedOpponents};

/// What an unrated player did against rated opponents, in twelve bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Result {
    opponents: u32,
    games: u16,
    halves: u16,
    /// The rating opponents count; 0 if they do not.
    for_opponents: u16,
}

impl Result {
    fn event(self, provisions: &Provisions) -> EventResult {
        let score = Points::from_halves(i32::from(self.halves));
        let games = u32::from(self.games);
        let result = FirstResult { games, opponents: i64::from(self.opponents), score };
        EventResult {
            start: None,
            method: Method::Swiss,
            result,
            rated_opponents: games,
            score_against_rated: score,
            ru: provisions.first_rating(&result),
        }
    }
}

/// All players, of whom only the unrated ones have results here.
#[derive(Debug)]
pub(super) struct Newcomers {
    results: Vec<Result>,
}

impl Newcomers {
    pub(super) fn new(players: usize) -> Self {
        Self { results: vec![Result::default(); players] }
    }

    /// Takes in games between an unrated and a rated player; those between unrated players do not count.
    pub(super) fn add(&mut self, players: &[PeriodPlayer], games: &[PeriodGame]) {
        for game in games {
            let (white, black) = (game.white(), game.black());
            let rating = |index: usize| players.get(index).map_or(0, |player| player.rating);
            match (rating(white), rating(black)) {
                (0, rating) if rating > 0 => self.take(white, rating, game.white_halves()),
                (rating, 0) if rating > 0 => self.take(black, rating, 2 - game.white_halves().min(2)),
                _ => {}
            }
        }
    }

    fn take(&mut self, index: usize, rating: u16, halves: u16) {
        let result = &mut self.results[index];
        result.opponents = result.opponents.saturating_add(u32::from(rating));
        result.games = result.games.saturating_add(1);
        result.halves = result.halves.saturating_add(halves);
    }

    /// 8.52: finds the ratings opponents count.
    pub(super) fn rate(&mut self, provisions: &Provisions) {
        if provisions.unrated_opponents == UnratedOpponents::Ignored {
            return;
        }
        for result in self.results.iter_mut().filter(|result| result.games > 0) {
            let event = result.event(provisions);
            if provisions.verdict(&event, Earlier::None).counts_for_opponents() {
                let rating = event.ru.and_then(|ru| u16::try_from(ru).ok());
                result.for_opponents = rating.unwrap_or(0);
            }
        }
    }

    /// 6.42: counts the games of rated players against newcomers whose results count.
    pub(super) fn change_opponents(&self, provisions: &Provisions, rules: Rules, part: &mut Sums) {
        if provisions.unrated_opponents == UnratedOpponents::Ignored {
            return;
        }
        for game in std::mem::take(&mut part.with_unrated) {
            let (white, black) = (game.white(), game.black());
            let score = i32::from(game.white_halves()) * 50;
            for (own, other, score) in [(white, black, score), (black, white, 100 - score)] {
                let (rating, opponent) = (part.rating(own), self.results[other].for_opponents);
                if rating > 0 && opponent > 0 {
                    let expected = rules.expected(i32::from(rating), i32::from(opponent));
                    part.count(own, score - expected);
                }
            }
        }
    }

    /// 7.14: a first rating, if the games suffice.
    pub(super) fn outcome(&self, provisions: &Provisions, index: usize) -> PeriodOutcome {
        let result = self.results.get(index).copied().unwrap_or_default();
        if result.games == 0 {
            return PeriodOutcome::default();
        }
        let mut pool = Pool::default();
        pool.add(provisions, result.event(provisions));
        let new = match pool.first_rating(provisions, Least::Usual) {
            Pooled::Published { rating, .. } => u16::try_from(rating).unwrap_or(0),
            Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => 0,
        };
        PeriodOutcome { change: 0, games: result.games, new }
    }
}
