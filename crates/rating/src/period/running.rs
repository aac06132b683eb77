//! 7.14, 8.3: the results of an unrated player, added up as they come where none of them expires.

use exaequo_model::Points;

use super::PeriodOutcome;
use crate::first::FirstResult;
use crate::pool::{Least, Pool, PooledResults};
use crate::provisions::Provisions;
use crate::verdict::{Earlier, EventResult, NewcomerVerdict};

/// The results of an unrated player that count so far.
#[derive(Debug)]
pub(super) enum Results {
    /// Their sum is enough.
    Running(Running),
    /// Some may expire (7.14c).
    Pool(Box<Pool>),
}

impl Results {
    /// Those that a player comes with; `expires` says whether results of the period may expire.
    pub(super) fn new(earlier: Option<&Pool>, expires: bool) -> Self {
        match earlier {
            Some(pool) => Self::Pool(Box::new(pool.clone())),
            None if expires => Self::Pool(Box::default()),
            None => Self::Running(Running::default()),
        }
    }

    /// 7.14c: whether some of them may expire.
    pub(super) const fn may_expire(&self) -> bool {
        matches!(self, Self::Pool(_))
    }

    /// Judges a result and takes it in if it counts.
    #[inline]
    pub(super) fn add(&mut self, provisions: &Provisions, result: &EventResult) -> NewcomerVerdict {
        match self {
            Self::Running(running) => running.add(provisions, result),
            Self::Pool(pool) => pool.add(provisions, *result),
        }
    }

    /// 7.14: the first rating, if there is one.
    pub(super) fn outcome(&self, provisions: &Provisions, member: Least) -> PeriodOutcome {
        let pooled = match self {
            Self::Running(running) => running.pooled().first_rating(provisions, member),
            Self::Pool(pool) => pool.first_rating(provisions, member),
        };
        let new = pooled.published().and_then(|rating| u16::try_from(rating).ok()).unwrap_or(0);
        PeriodOutcome { change: 0, games: pooled.games(), new }
    }
}

/// The sum of results, in few bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
    opponents: i64,
    games: u32,
    score: Points,
    events: u32,
    /// Ru of the newest.
    ru: Option<i32>,
    /// 7.14f: whether all are of team championships.
    least: Least,
}

impl Default for Running {
    fn default() -> Self {
        Self { opponents: 0, games: 0, score: Points::ZERO, events: 0, ru: None, least: Least::Reduced }
    }
}

impl Running {
    #[inline]
    fn add(&mut self, provisions: &Provisions, result: &EventResult) -> NewcomerVerdict {
        let earlier = if self.events == 0 { Earlier::None } else { Earlier::Some };
        let verdict = provisions.verdict(result, earlier);
        if verdict.counts_for_player() {
            self.opponents += result.result.opponents;
            self.games += result.result.games;
            self.score += result.result.score;
            self.events += 1;
            self.ru = result.ru;
            self.least = self.least.of_all(result.least);
        }
        verdict
    }

    fn pooled(&self) -> PooledResults {
        let Self { opponents, games, score, events, ru, least } = *self;
        PooledResults {
            total: FirstResult { games, opponents, score, ..FirstResult::default() },
            events,
            ru,
            least,
        }
    }
}
