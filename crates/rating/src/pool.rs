//! 7.14, 8.3: what the results of an unrated player come to together.

use exaequo_model::{Date, Points};

use crate::first::FirstResult;
use crate::provisions::{Provisions, SubFloor};
use crate::verdict::{Earlier, EventResult, NewcomerVerdict};

impl Provisions {
    /// 7.14: games a first rating needs.
    pub fn games_needed(&self, least: Least) -> u8 {
        match least {
            Least::Usual => self.games_needed,
            Least::Reduced => self.games_needed_reduced,
        }
    }

    /// 7.14c: the first month of the rating periods whose results are pooled with one of a day.
    pub(crate) fn pooled_from(&self, day: Date) -> i32 {
        let (own, end) = self.rating_period(day);
        own.min(end - i32::from(self.pool_months))
    }
}

/// 7.14: how many games a first rating takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Least {
    /// The numbers of games of 7.14a and 7.14b.
    #[default]
    Usual,
    /// 7.14f, 7.14g: Olympiads, continental and world team championships; members of IBCA, ICSC and IPCA.
    Reduced,
}

impl Least {
    /// 7.14f, ruling 52: fewer are enough where they are for all results.
    pub(crate) fn of_all(self, other: Self) -> Self {
        if other == Self::Reduced { self } else { Self::Usual }
    }
}

/// The results of an unrated player that count so far (8.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    events: Vec<Counted>,
    expired: u32,
}

/// A result in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counted {
    event: EventResult,
    /// 7.11: the first month of its rating period, where the day is known.
    period: Option<i32>,
    /// 6.1, 8.31: whether a pool can begin with it.
    begins: Begins,
}

/// 6.1, 8.31, ruling 47: whether a pool can begin with a result; it cannot with one that would not have counted alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    No,
    Yes,
}

impl Begins {
    fn of(provisions: &Provisions, event: &EventResult) -> Self {
        let is_zero = event.result.score == Points::ZERO;
        let is_below = event.ru.is_none_or(|ru| ru < i32::from(provisions.floor));
        if is_zero || is_below && provisions.sub_floor != SubFloor::Pooled { Self::No } else { Self::Yes }
    }
}

/// What a pool comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pooled {
    /// No result counts yet.
    Empty,
    /// A rating, not published yet for want of games.
    Pending {
        /// The rating so far.
        rating: i32,
        /// The number of games that count.
        games: u32,
        /// How many games are still missing.
        missing: u32,
    },
    /// 7.14d, 8.33: enough games, but below the floor.
    BelowFloor {
        /// The rating the results come to.
        rating: i32,
        /// The number of games that count.
        games: u32,
    },
    /// The player gets a first rating.
    Published {
        /// The rating the results come to.
        rating: i32,
        /// The number of games that count.
        games: u32,
    },
}

impl Pooled {
    /// The rating the results come to, published or not.
    pub const fn rating(self) -> Option<i32> {
        match self {
            Self::Empty => None,
            Self::Pending { rating, .. }
            | Self::BelowFloor { rating, .. }
            | Self::Published { rating, .. } => Some(rating),
        }
    }

    /// The first rating that is published.
    pub const fn published(self) -> Option<i32> {
        match self {
            Self::Published { rating, .. } => Some(rating),
            Self::Empty | Self::Pending { .. } | Self::BelowFloor { .. } => None,
        }
    }

    /// The number of games that count.
    pub const fn games(self) -> u32 {
        match self {
            Self::Empty => 0,
            Self::Pending { games, .. } | Self::BelowFloor { games, .. } | Self::Published { games, .. } => {
                games
            }
        }
    }

    /// How many games are still missing.
    pub const fn missing(self) -> Option<u32> {
        match self {
            Self::Pending { missing, .. } => Some(missing),
            Self::Empty | Self::BelowFloor { .. } | Self::Published { .. } => None,
        }
    }
}

impl Pool {
    /// Whether anything counted before.
    pub fn earlier(&self) -> Earlier {
        if self.events.is_empty() { Earlier::None } else { Earlier::Some }
    }

    /// Judges a result and takes it in if it counts. Results come in the order of the lists they are rated on, so that a late
    /// report may be of an older event (ruling 49). What does not count leaves the others as they are.
    pub fn add(&mut self, provisions: &Provisions, event: EventResult) -> NewcomerVerdict {
        let verdict = provisions.verdict(&event, self.earlier_to(provisions, event.start));
        if verdict.counts_for_player() {
            self.take(provisions, event);
        }
        verdict
    }

    /// 6.1, 8.31: whether anything counted before that is pooled with an event of a day, and that a pool can begin with.
    fn earlier_to(&self, provisions: &Provisions, day: Option<Date>) -> Earlier {
        let begin = day.map(|day| provisions.pooled_from(day));
        let is_pooled = |one: &&Counted| one.period.zip(begin).is_none_or(|(period, begin)| period >= begin);
        let mut pooled = self.events.iter().filter(is_pooled);
        if pooled.any(|one| one.begins == Begins::Yes) { Earlier::Some } else { Earlier::None }
    }

    /// 7.14c: the two years end with the newest result of all, whichever came last.
    fn take(&mut self, provisions: &Provisions, event: EventResult) {
        let newest = self.results().filter_map(|one| one.start).chain(event.start).max();
        self.forget(provisions, newest);
        let period = event.start.map(|start| provisions.rating_period(start).0);
        let begin = newest.map(|newest| provisions.pooled_from(newest));
        if period.zip(begin).is_some_and(|(period, begin)| period < begin) {
            self.expired += event.result.games;
        } else {
            self.events.push(Counted { event, period, begins: Begins::of(provisions, &event) });
        }
    }

    /// 7.14c: results are pooled that were played within rating periods of a number of months together, the first and the
    /// last period included. What is left does not begin with a zero (6.1) or below the floor (8.31).
    fn forget(&mut self, provisions: &Provisions, now: Option<Date>) {
        let Some(now) = now else { return };
        let begin = provisions.pooled_from(now);
        let before = self.total().games;
        self.events.retain(|counted| counted.period.is_none_or(|period| period >= begin));
        let first = self.events.iter().position(|counted| counted.begins == Begins::Yes);
        self.events.drain(..first.unwrap_or(self.events.len()));
        self.expired += before - self.total().games;
    }

    /// 7.14c: what is still pooled on a day.
    #[must_use]
    pub fn on(&self, provisions: &Provisions, day: Date) -> Self {
        let mut still = self.clone();
        still.forget(provisions, Some(day));
        still
    }

    /// 7.14c: games of earlier results that are no longer pooled: they are too old, or cannot come first (6.1, 8.31).
    pub const fn expired(&self) -> u32 {
        self.expired
    }

    /// The results, in the order of their events.
    pub fn results(&self) -> impl ExactSizeIterator<Item = &EventResult> {
        self.events.iter().map(|counted| &counted.event)
    }

    /// 8.3: all results as if they came from one tournament.
    pub fn total(&self) -> FirstResult {
        let mut total = FirstResult::default();
        self.results().for_each(|event| total.pool(&event.result));
        total
    }

    /// 7.14, 8.3: the first rating, or what is missing.
    pub fn first_rating(&self, provisions: &Provisions, member: Least) -> Pooled {
        let total = self.total();
        let events = u32::try_from(self.events.len()).unwrap_or(u32::MAX);
        let ru = self.events.last().and_then(|newest| newest.event.ru);
        let least = self.results().fold(Least::Reduced, |least, event| least.of_all(event.least));
        PooledResults { total, events, ru, least }.first_rating(provisions, member)
    }
}

/// The results of a newcomer from several events added up: all that a first rating depends on (8.3).
#[derive(Clone, Copy, Debug)]
pub(crate) struct PooledResults {
    /// All results as if they came from one tournament.
    pub(crate) total: FirstResult,
    /// How many there are.
    pub(crate) events: u32,
    /// Ru of the newest.
    pub(crate) ru: Option<i32>,
    /// 7.14f: whether all are of team championships.
    pub(crate) least: Least,
}

impl PooledResults {
    /// 7.14, 8.3: the first rating, or what is missing. Fewer games are enough for a member (7.14g), or where all results are
    /// from team championships (7.14f, ruling 52).
    pub(crate) fn first_rating(&self, provisions: &Provisions, member: Least) -> Pooled {
        // A single round robin keeps its own method (8.25); there is no such thing for several events.
        let rating = if self.events == 1 { self.ru } else { provisions.first_rating(&self.total) };
        let (Some(rating), games) = (rating, self.total.games) else { return Pooled::Empty };
        let least = if self.least == Least::Reduced { Least::Reduced } else { member };
        let needed = u32::from(provisions.games_needed(least));
        if games < needed {
            Pooled::Pending { rating, games, missing: needed - games }
        } else if rating < i32::from(provisions.floor) {
            Pooled::BelowFloor { rating, games }
        } else {
            Pooled::Published { rating, games }
        }
    }
}
