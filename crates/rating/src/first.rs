//! 8.2 to 8.24: the rating an unrated player gets out of a result.

use exaequo_model::Points;

use crate::percent;
use crate::provisions::{FirstRating, Provisions};
use crate::rounding::Fraction;
use crate::table;

/// A result of an unrated player: games that count, the opponents' ratings added up, the score.
///
/// ```
/// use exaequo_model::{Pace, Points};
/// use exaequo_rating::{Edition, FirstResult};
///
/// let mut result = FirstResult::default();
/// for score in [Points::WHOLE, Points::HALF, Points::HALF, Points::HALF, Points::ZERO] {
///     result.add(1800, score);
/// }
/// // Since March 2024: with two draws more against 1800, here 50 % against 1800.
/// let provisions = Edition::FIDE_2024_03.provisions[Pace::Standard].expect("for standard chess");
/// assert_eq!(provisions.first_rating(&result), Some(1800));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstResult {
    /// n, the number of games.
    pub games: u32,
    /// The sum of the opponents' ratings.
    pub opponents: i64,
    /// W, the score in these games.
    pub score: Points,
    /// 8.25, ruling 53: what is added to the sum because averages of round robins contain the player.
    pub own_part: Fraction,
}

impl FirstResult {
    /// Adds a game against a rated opponent.
    pub fn add(&mut self, opponent: i32, score: Points) {
        self.games += 1;
        self.opponents += i64::from(opponent);
        self.score += score;
    }

    /// Adds another result as if it came from the same tournament (8.3).
    pub fn pool(&mut self, other: &Self) {
        self.games += other.games;
        self.opponents += other.opponents;
        self.score += other.score;
        self.own_part = self.own_part.plus(other.own_part);
    }

    /// 8.25, ruling 53: a result of a round robin for a pool. The average Ra contains the player, so that Ru is
    /// Ra + dp × n ÷ (n + 1); each game counts Ra − dp ÷ (n + 1), to which the pool adds dp.
    #[must_use]
    pub fn without_own_part(self, difference: i64, opponents: u32) -> Self {
        let games = i128::from(self.games);
        Self { own_part: Fraction::new(-i128::from(difference) * games, i128::from(opponents) + 1), ..self }
    }

    /// The sum of the opponents' ratings as it counts, times a number.
    fn sum_times(&self, factor: i128) -> Fraction {
        Fraction::whole(i128::from(self.opponents)).plus(self.own_part).times(factor)
    }

    /// The result with hypothetical draws added, against opponents with this rating.
    #[must_use]
    pub fn with_draws(mut self, draws: u32, against: u16) -> Self {
        (0..draws).for_each(|_| self.add(i32::from(against), Points::HALF));
        self
    }

    /// Rc, the average of the opponents (8.21a).
    pub fn average(&self) -> Option<i32> {
        self.over_games(self.sum_times(1))
    }

    /// The same in hundredths of a rating point.
    pub fn average_in_hundredths(&self) -> Option<i32> {
        self.over_games(self.sum_times(100))
    }

    /// A sum divided by the games, a half going up.
    fn over_games(&self, sum: Fraction) -> Option<i32> {
        (self.games > 0).then(|| sum.half_up_over(i128::from(self.games)))
    }

    /// Half points above 50 %; below if negative.
    pub fn half_points_above(&self) -> i64 {
        i64::from(self.score.hundredths()) / 50 - i64::from(self.games)
    }

    /// Ru, rounded once at the end (8.32); `None` without a game.
    pub fn rating(&self, rule: FirstRating) -> Option<i32> {
        if self.games == 0 {
            return None;
        }
        Some(match rule {
            FirstRating::PerHalfPoint { hundredths } => self.per_half_point(hundredths),
            FirstRating::TwoDraws { against } => self.with_two_draws(against),
        })
    }

    /// 8.22 to 8.24.
    fn per_half_point(&self, hundredths: u16) -> i32 {
        let games = i128::from(self.games);
        let above = self.half_points_above();
        if above >= 0 {
            let bonus = i128::from(above) * i128::from(hundredths) * games;
            return self.sum_times(100).plus(Fraction::whole(bonus)).half_up_over(100 * games);
        }
        self.by_table()
    }

    /// 8.24: the average and the difference that goes with the score.
    fn by_table(&self) -> i32 {
        let games = i128::from(self.games);
        let difference = i128::from(table::difference(percent(self.score, self.games)));
        self.sum_times(1).plus(Fraction::whole(difference * games)).half_up_over(games)
    }

    /// Editions from March 2024 on: two draws more, then the table for every score.
    fn with_two_draws(&self, against: u16) -> i32 {
        self.with_draws(2, against).by_table()
    }
}

impl Provisions {
    /// Ru of a result, held down to the highest first rating there is.
    pub fn first_rating(&self, result: &FirstResult) -> Option<i32> {
        let rating = result.rating(self.first_rating)?;
        Some(self.highest_first.map_or(rating, |highest| rating.min(i32::from(highest))))
    }
}
