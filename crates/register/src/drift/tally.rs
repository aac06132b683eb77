//! 8.55, 11.1: what was scored against what was expected, and how far from chance that is.

use super::number::{nearest, root};

/// How far the mean may be from what is expected before it is worth a word, in hundredths of a point.
const TOLERANCE: i64 = 1;
/// Of fewer games than these the variance says too little to speak of more than chance.
const FEW: u32 = 30;
/// Standard errors on each side of an interval of 95 %, in hundredths.
const WIDTH: u128 = 196;

/// What was scored in some games, and what was expected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// The score, in hundredths of a point.
    pub score: i64,
    /// The expected score, in hundredths of a point.
    pub expected: i64,
    /// The squares of score less expected score of each game, added up, in ten-thousandths.
    pub squares: i64,
}

/// Whether a mean is within a hundredth of a point of what is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The mean is where it is expected.
    Within,
    /// It is not, but that may be chance: the interval reaches there, or there are too few games for one.
    Unclear,
    /// Neither it nor anything of its interval is.
    Outside,
}

impl Tally {
    /// Adds a game.
    pub(super) fn add(&mut self, score: i32, expected: i32) {
        let gain = i64::from(score - expected);
        self.games += 1;
        self.score += i64::from(score);
        self.expected += i64::from(expected);
        self.squares += gain * gain;
    }

    /// Score less expected score, in hundredths of a point.
    pub const fn gain(&self) -> i64 {
        self.score - self.expected
    }

    /// Score less expected score of a game on average, in thousandths of a point.
    pub fn mean(&self) -> Option<i64> {
        (self.games > 0).then(|| narrow(nearest(i128::from(self.gain()) * 10, i128::from(self.games))))
    }

    /// Score less expected score in standard errors, in thousandths; `None` of fewer than two games or where all came out
    /// alike.
    pub fn z(&self) -> Option<i64> {
        let gain = u128::from(self.gain().unsigned_abs());
        let size = root(gain * gain * self.others()? * 1_000_000, self.spread())?;
        Some(size * self.gain().signum())
    }

    /// Half of the width of the interval of 95 % around the mean, in thousandths of a point.
    pub fn error(&self) -> Option<i64> {
        let games = u128::from(self.games);
        // 1.96 standard errors of a mean in hundredths, times ten.
        root(self.spread() * WIDTH * WIDTH, self.others()? * games * games * 100)
    }

    /// The interval of 95 % around the mean, in thousandths of a point.
    pub fn interval(&self) -> Option<[i64; 2]> {
        let (mean, error) = (self.mean()?, self.error()?);
        Some([mean - error, mean + error])
    }

    /// Whether the mean is within a hundredth of a point of nothing.
    pub fn fit(&self) -> Fit {
        let edge = TOLERANCE * 10;
        if self.gain().abs() <= TOLERANCE * i64::from(self.games) {
            return Fit::Within;
        }
        match self.interval() {
            Some([low, high]) if self.games >= FEW && (low > edge || high < -edge) => Fit::Outside,
            _ => Fit::Unclear,
        }
    }

    /// The games less one, by which the variance of a sample is divided.
    fn others(&self) -> Option<u128> {
        self.games.checked_sub(1).filter(|others| *others > 0).map(u128::from)
    }

    /// The variance of a game times the games and the games less one.
    fn spread(&self) -> u128 {
        let gain = i128::from(self.gain());
        let spread = i128::from(self.games) * i128::from(self.squares) - gain * gain;
        u128::try_from(spread).unwrap_or(0)
    }
}

fn narrow(number: i128) -> i64 {
    i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(scores: &[i32], expected: i32) -> Tally {
        let mut tally = Tally::default();
        for score in scores {
            tally.add(*score, expected);
        }
        tally
    }

    #[test]
    fn ten_games_by_hand() {
        // Seven points of ten where six were expected: five wins, four draws, a loss.
        let ten = tally(&[100, 100, 100, 100, 100, 50, 50, 50, 50, 0], 60);
        assert_eq!((ten.games, ten.score, ten.expected, ten.gain()), (10, 700, 600, 100));
        assert_eq!(ten.mean(), Some(100));
        // Squares: 5 × 1600 + 4 × 100 + 3600 = 12 000. Variance: (12 000 − 100² ÷ 10) ÷ 9 = 1222.2, of the sum 12 222, root
        // 110.55: z = 100 ÷ 110.55 = 0.9045.
        assert_eq!(ten.squares, 12_000);
        assert_eq!(ten.z(), Some(905));
        // 1.96 × 110.55 ÷ 10 = 21.67 hundredths.
        assert_eq!((ten.error(), ten.interval()), (Some(217), Some([-117, 317])));
        assert_eq!(ten.fit(), Fit::Unclear);
    }

    #[test]
    fn games_that_came_out_alike_have_no_error() {
        let alike = tally(&[50, 50, 50], 50);
        assert_eq!((alike.mean(), alike.z(), alike.fit()), (Some(0), None, Fit::Within));
        assert_eq!(tally(&[100], 50).interval(), None);
        assert_eq!(Tally::default().mean(), None);
    }

    #[test]
    fn fewer_than_thirty_games_are_never_more_than_chance() {
        let of = |games: usize| {
            let nearly_all_won: Vec<i32> = [50].into_iter().chain([100; 40]).take(games).collect();
            tally(&nearly_all_won, 50)
        };
        assert_eq!((of(3).z(), of(3).fit()), (Some(2000), Fit::Unclear));
        assert_eq!(of(29).fit(), Fit::Unclear);
        assert_eq!(of(30).fit(), Fit::Outside);
    }

    #[test]
    fn many_games_leave_no_doubt() {
        let many: Vec<i32> = [100, 50, 100, 0].into_iter().cycle().take(4000).collect();
        // 0.625 on average. Variance 0.172, error of the mean 1.96 × 0.00656 = 0.0129.
        assert_eq!(tally(&many, 62).fit(), Fit::Within);
        assert_eq!(tally(&many, 61).fit(), Fit::Unclear);
        assert_eq!(tally(&many, 59).fit(), Fit::Outside);
        assert_eq!(tally(&many, 66).fit(), Fit::Outside);
        assert_eq!(tally(&many, 59).error(), Some(13));
    }
}
