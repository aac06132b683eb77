//! 8.21b, 8.22, 8.23, 8.25, 8.58: newcomers of a round robin, from the average of the tournament.
//!
//! 1. Ra = Rar − dpa × n ÷ (n + 1), rounded (ruling 40).
//! 2. Ru of each newcomer from Ra.
//! 3. One pass of correction (ruling 41): a rated opponent more than 400 above Ru counts as Ru + 400, which lowers
//!    the average this newcomer is rated from by the excess ÷ n.

use exaequo_model::{PlayerId, Points};

use crate::percent;
use crate::rounding::{half_up, narrow};
use crate::table;

/// A rated player of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedEntry {
    /// The rating of the player.
    pub rating: i32,
    /// The score against everybody.
    pub score: Points,
}

impl RatedEntry {
    /// 8.1a: dp, the difference that goes with the score in that number of `games`.
    pub fn difference(&self, games: u32) -> i32 {
        table::difference(percent(self.score, games))
    }
}

/// A rated player in the table from which newcomers are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedInTable {
    /// The player in the tournament.
    pub player: PlayerId,
    /// Rating and score.
    pub entry: RatedEntry,
    /// How many games everybody played who counts.
    pub games: u32,
}

/// The average of the tournament (8.21b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// How many players are rated.
    pub rated: u32,
    /// The sum of their ratings; Rar is this divided by their number.
    pub ratings: i64,
    /// The sum of their differences by table 8.1a; dpa is this divided by their number.
    pub differences: i64,
    /// n, the number of opponents.
    pub opponents: u32,
    /// Ra, the average rating of the tournament, rounded.
    pub ra: i32,
}

impl Average {
    /// Ra of a tournament, given the opponents and games of each player; `None` without a rated player.
    pub fn new(rated: &[RatedEntry], opponents: u32, games: u32) -> Option<Self> {
        let count = u32::try_from(rated.len()).ok().filter(|count| *count > 0)?;
        let ratings = rated.iter().map(|one| i64::from(one.rating)).sum::<i64>();
        let difference = |one: &RatedEntry| i64::from(one.difference(games));
        let differences = rated.iter().map(difference).sum::<i64>();
        let n = i64::from(opponents);
        let ra = half_up(ratings * (n + 1) - differences * n, i64::from(count) * (n + 1));
        Some(Self { rated: count, ratings, differences, opponents, ra: narrow(ra) })
    }
}

/// How a newcomer of a round robin is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// Ru from the average of the tournament.
    pub first: i32,
    /// `first` + 400: the cap on opponents’ ratings.
    pub ceiling: i32,
    /// By how much the ratings of opponents exceed the ceiling, all together.
    pub excess: i64,
    /// The average after the correction.
    pub rc: i32,
    /// Ru after the correction.
    pub ru: i32,
}

/// What a newcomer scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewcomerEntry {
    /// The score against everybody.
    pub score: Points,
    /// How many games it comes from.
    pub games: u32,
}

/// 8.22, 8.23, 8.25: Ru from an average.
fn rating(average: i32, entry: NewcomerEntry, opponents: u32, per_half_point: u16) -> i32 {
    let above = i64::from(entry.score.hundredths()) / 50 - i64::from(entry.games);
    let average = i64::from(average);
    if above >= 0 {
        return narrow(half_up(100 * average + above * i64::from(per_half_point), 100));
    }
    let n = i64::from(opponents);
    let difference = i64::from(table::difference(percent(entry.score, entry.games)));
    narrow(half_up(average * (n + 1) + difference * n, n + 1))
}

/// 8.58: Ru of a newcomer with the correction; `rated` are the ratings of the rated opponents.
pub fn newcomer(
    average: &Average,
    entry: NewcomerEntry,
    rated: impl Iterator<Item = i32>,
    most: u16,
    per_half_point: u16,
) -> Newcomer {
    let first = rating(average.ra, entry, average.opponents, per_half_point);
    let ceiling = first + i32::from(most);
    let excess = rated.map(|rating| i64::from((rating - ceiling).max(0))).sum::<i64>();
    let n = i64::from(average.opponents.max(1));
    let rc = narrow(half_up(i64::from(average.ra) * n - excess, n));
    Newcomer { first, ceiling, excess, rc, ru: rating(rc, entry, average.opponents, per_half_point) }
}
