//! 8.5: the change of a rated player's rating, game by game. The terms are the computation: a change is their sum.

use exaequo_model::Points;

use crate::performance::Performance;
use crate::provisions::{DifferenceLimit, Rounded, Rounding};
use crate::rounding::{half_away, half_up, mean, narrow};
use crate::table;

/// One game of a rated player (8.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The rating of the player.
    pub own: i32,
    /// The rating of the opponent.
    pub opponent: i32,
    /// What the game gave: 1, ½ or 0.
    pub score: Points,
}

/// What a game does to a rating (8.51 to 8.55).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeTerm {
    /// The game it comes from.
    pub game: Game,
    /// D, the difference that counts (8.54).
    pub difference: i32,
    /// P(D), the expected score (8.55a).
    pub expected: Points,
}

impl ChangeTerm {
    #[inline]
    pub(crate) fn new(game: Game, difference: i32) -> Self {
        Self { game, difference, expected: Points::from_hundredths(table::expected(difference)) }
    }

    /// Score less expected score (8.55b).
    pub fn gain(&self) -> Points {
        self.game.score - self.expected
    }

    /// The opponent's rating as it counts.
    pub fn opponent(&self) -> i32 {
        self.game.own - self.difference
    }

    /// Whether the limit of 8.54 made a difference.
    pub fn is_limited(&self) -> bool {
        self.game.own - self.game.opponent != self.difference
    }
}

/// 8.54 in numbers to compare with, the same for all games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cap {
    most: i32,
    /// From this rating on there is no limit.
    free_from: i32,
}

impl Cap {
    pub(crate) fn new(limit: DifferenceLimit) -> Self {
        let (most, free_from) = match limit {
            DifferenceLimit::None => (i32::MAX, i32::MAX),
            DifferenceLimit::Always(most)
            | DifferenceLimit::OncePerEvent(most)
            | DifferenceLimit::OncePerEventForAll(most) => (i32::from(most), i32::MAX),
            DifferenceLimit::Below { limit, rating } => (i32::from(limit), i32::from(rating)),
        };
        Self { most, free_from }
    }

    /// The difference that counts in a game taken by itself.
    #[inline]
    pub(crate) fn difference(self, own: i32, opponent: i32) -> i32 {
        let most = if own >= self.free_from { i32::MAX } else { self.most };
        (own - opponent).clamp(-most, most)
    }
}

/// The term of a game taken by itself.
pub fn term(limit: DifferenceLimit, game: Game) -> ChangeTerm {
    ChangeTerm::new(game, Cap::new(limit).difference(game.own, game.opponent))
}

/// The terms of the games of one event. In the years in which the limit could be used once an event, the games
/// decide together.
pub fn terms(limit: DifferenceLimit, games: impl IntoIterator<Item = Game>) -> Vec<ChangeTerm> {
    let mut terms: Vec<ChangeTerm> = games.into_iter().map(|game| term(limit, game)).collect();
    keep_one_limit(limit, &mut terms);
    terms
}

/// Where the limit can be used once an event, only the game with the largest difference keeps it: of the games in which
/// it helps the higher rated player, or of all.
pub(crate) fn keep_one_limit(limit: DifferenceLimit, terms: &mut [ChangeTerm]) {
    let (most, apart): (u16, fn(i32) -> i32) = match limit {
        DifferenceLimit::OncePerEvent(most) => (most, |difference| difference),
        DifferenceLimit::OncePerEventForAll(most) => (most, i32::abs),
        DifferenceLimit::None | DifferenceLimit::Always(_) | DifferenceLimit::Below { .. } => return,
    };
    let difference = |term: &ChangeTerm| term.game.own - term.game.opponent;
    let largest = (0..terms.len()).rev().max_by_key(|index| apart(difference(&terms[*index])));
    for (index, term) in terms.iter_mut().enumerate() {
        if apart(difference(term)) > i32::from(most) && Some(index) != largest {
            *term = ChangeTerm::new(term.game, difference(term));
        }
    }
}

/// The sum over the terms of an event or a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// n, the number of games.
    pub games: u32,
    /// W, the score in these games.
    pub score: Points,
    /// We, the expected score.
    pub expected: Points,
    /// The sum of the opponents' ratings as they are.
    pub opponents: i64,
    /// The sum of the opponents' ratings as they count.
    pub counted: i64,
}

impl Total {
    /// Adds the term of a game.
    pub fn add(&mut self, term: &ChangeTerm) {
        self.games += 1;
        self.score += term.game.score;
        self.expected += term.expected;
        self.opponents += i64::from(term.game.opponent);
        self.counted += i64::from(term.opponent());
    }

    /// Both together, as the events of a period are.
    #[must_use]
    pub fn with(self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            score: self.score + other.score,
            expected: self.expected + other.expected,
            opponents: self.opponents + other.opponents,
            counted: self.counted + other.counted,
        }
    }

    /// The sum of score less expected score (8.55).
    pub fn gain(&self) -> Points {
        self.score - self.expected
    }

    /// The change, in hundredths of a rating point (8.55c).
    pub fn change(&self, k: u8) -> RatingChange {
        change(k, self.gain())
    }

    /// Rc, the average of the opponents as they count, as FIDE prints it.
    pub fn average(&self) -> Option<i32> {
        mean(self.counted, self.games)
    }

    /// Rp, the performance: the average of the opponents as they are, and the difference that goes with the score.
    pub fn performance(&self) -> Option<i32> {
        Performance::of(self.opponents, self.score, self.games).map(|performance| narrow(performance.value()))
    }
}

impl<'a> FromIterator<&'a ChangeTerm> for Total {
    fn from_iter<I: IntoIterator<Item = &'a ChangeTerm>>(terms: I) -> Self {
        let mut total = Self::default();
        terms.into_iter().for_each(|term| total.add(term));
        total
    }
}

/// A change of a rating before rounding, in hundredths of a rating point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatingChange(pub i32);

/// 8.55c: K times the sum of score less expected score.
pub fn change(k: u8, gain: Points) -> RatingChange {
    RatingChange(gain.hundredths().saturating_mul(i32::from(k)))
}

impl Rounding {
    /// 8.57: the new rating after a change.
    #[inline]
    pub fn new_rating(self, rating: i32, change: RatingChange) -> i32 {
        let (rating, change) = (i64::from(rating), i64::from(change.0));
        narrow(match self {
            Self::RatingHalfUp => half_up(100 * rating + change, 100),
            Self::ChangeAwayFromZero => rating + half_away(change, 100),
        })
    }

    /// The new rating after the events of a period.
    #[inline]
    pub fn after_period(self, rounded: Rounded, rating: i32, changes: &[RatingChange]) -> i32 {
        match rounded {
            Rounded::EachEvent => changes.iter().fold(rating, |rating, one| self.new_rating(rating, *one)),
            Rounded::EachPeriod => {
                let sum = changes.iter().map(|change| i64::from(change.0)).sum();
                self.new_rating(rating, RatingChange(narrow(sum)))
            }
        }
    }
}
