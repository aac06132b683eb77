//! How likely the results of one game are.
//!
//! The statistical model is the one of FIDE's technical commission for generated tournaments: with m the mean of both
//! ratings, White wins with 1/(1+10^((Rb−Rw+w)/370)), w = 96 + 0.0986(m−2000); Black wins with 1/(1+10^((Rw−Rb+b)/370)),
//! b = 150 + 0.157(m−2000); the rest are draws, none where it would be less than nothing.

use exaequo_rating::table;

use super::power::logistic;

/// The chance of what is certain.
pub const ONE: u64 = 1 << 32;

/// What the chances of a game come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum By {
    /// The statistical model.
    #[default]
    Model,
    /// The expected score of table 8.1b; draws as often as the model or somebody says, as far as the score leaves room.
    Table,
}

/// A model of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameModel {
    /// What the chances come from.
    pub by: By,
    /// How many games of a hundred are drawn, where somebody knows better than the model.
    pub draws: Option<u8>,
    /// The rating of players without one.
    pub unrated: u16,
}

impl Default for GameModel {
    fn default() -> Self {
        Self { by: By::Model, draws: None, unrated: 1400 }
    }
}

/// How likely the results of a game are, each of 2³².
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How likely it is that White wins.
    pub white: u64,
    /// How likely a draw is.
    pub draw: u64,
    /// How likely it is that Black wins.
    pub black: u64,
}

impl GameModel {
    /// How likely the results are between two ratings.
    ///
    /// ```
    /// use exaequo_generate::GameModel;
    ///
    /// let odds = GameModel::default().odds(2000, 2000);
    /// let percent = |part: u64| (part * 100 + (1 << 31)) >> 32;
    /// assert_eq!([odds.white, odds.draw, odds.black].map(percent), [35, 36, 28]);
    /// ```
    pub fn odds(&self, white: u16, black: u16) -> Odds {
        let model = statistical(i64::from(white), i64::from(black));
        let draws = self.draws.map(|percent| u64::from(percent.min(100)) * ONE / 100);
        match (self.by, draws) {
            (By::Model, None) => model,
            (By::Model, Some(draws)) => with_draws(model, draws),
            (By::Table, draws) => by_table(i32::from(white) - i32::from(black), draws.unwrap_or(model.draw)),
        }
    }
}

fn statistical(white: i64, black: i64) -> Odds {
    let above = white + black - 4000;
    let first = logistic(20_000 * (black - white) + 1_920_000 + 986 * above);
    let second = logistic(20_000 * (white - black) + 3_000_000 + 1_570 * above);
    let sum = first + second;
    if sum <= ONE {
        return Odds { white: first, draw: ONE - sum, black: second };
    }
    let white = u64::try_from(u128::from(first) * u128::from(ONE) / u128::from(sum)).unwrap_or(ONE);
    Odds { white, draw: 0, black: ONE - white }
}

/// The expected score of the table, with draws as far as they leave room.
fn by_table(difference: i32, draws: u64) -> Odds {
    let expected = u64::try_from(table::expected(difference)).unwrap_or(0) * ONE / 100;
    let draw = draws.min(2 * expected.min(ONE - expected));
    let white = expected - draw / 2;
    Odds { white, draw, black: ONE - white - draw }
}

/// The same with another number of draws; wins keep their proportion.
fn with_draws(odds: Odds, draw: u64) -> Odds {
    let (rest, sum) = (ONE - draw, odds.white + odds.black);
    if sum == 0 {
        return Odds { white: rest / 2, draw, black: rest - rest / 2 };
    }
    let white = u64::try_from(u128::from(odds.white) * u128::from(rest) / u128::from(sum)).unwrap_or(rest);
    Odds { white, draw, black: rest - white }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percent(part: u64) -> u64 {
        (part * 100 + ONE / 2) / ONE
    }

    #[test]
    fn equal_players_are_as_the_model_was_published() {
        let published = [
            (1400, 44, 14),
            (1600, 41, 22),
            (1800, 38, 29),
            (2000, 36, 36),
            (2200, 33, 43),
            (2400, 30, 49),
            (2600, 28, 55),
            (2800, 25, 60),
        ];
        for (rating, white, draw) in published {
            let odds = GameModel::default().odds(rating, rating);
            let near = |part: u64, published: u64| percent(part).abs_diff(published) <= 1;
            assert!(near(odds.white, white) && near(odds.draw, draw), "{rating}: {odds:?}");
        }
    }

    #[test]
    fn odds_add_up_and_never_go_below_nothing() {
        for by in [By::Model, By::Table] {
            for draws in [None, Some(0), Some(35), Some(100)] {
                let model = GameModel { by, draws, ..GameModel::default() };
                for (white, black) in [(1000, 1000), (1000, 2800), (2800, 1000), (1400, 1500), (2700, 2710)] {
                    let odds = model.odds(white, black);
                    assert_eq!(odds.white + odds.draw + odds.black, ONE, "{white} {black}");
                }
            }
        }
    }

    #[test]
    fn by_the_table_the_expected_score_is_the_one_printed() {
        for draws in [None, Some(0), Some(40), Some(100)] {
            let model = GameModel { by: By::Table, draws, ..GameModel::default() };
            for (white, black, expected) in [(2200, 2000, 76), (2021, 2000, 53), (2000, 2600, 2)] {
                let odds = model.odds(white, black);
                assert_eq!(percent(odds.white + odds.draw / 2), expected, "{draws:?}");
            }
        }
    }
}
