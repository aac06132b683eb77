//! 8.51 to 8.55: one pass over the games of a period.

use super::{PeriodGame, PeriodPlayer};
use crate::provisions::{Limit, Provisions};
use crate::table;

/// 8.54 and the distance beyond which games do not count, as numbers to compare with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    limit: i32,
    /// From this rating on there is no limit.
    free_from: i32,
    too_far: i32,
    too_far_above: i32,
}

impl Rules {
    pub(super) fn new(provisions: &Provisions) -> Self {
        let (limit, free_from) = match provisions.limit {
            Limit::None => (i32::MAX, i32::MAX),
            Limit::Always(limit) | Limit::OncePerEvent(limit) => (i32::from(limit), i32::MAX),
            Limit::Below { limit, rating } => (i32::from(limit), i32::from(rating)),
        };
        let (too_far, too_far_above) = match provisions.too_far {
            None => (i32::MAX, i32::MAX),
            Some(rule) => (i32::from(rule.difference), i32::from(rule.above)),
        };
        Self { limit, free_from, too_far, too_far_above }
    }

    /// The expected score of a player, in hundredths.
    #[inline]
    pub(super) fn expected(self, own: i32, opponent: i32) -> i32 {
        let limit = if own >= self.free_from { i32::MAX } else { self.limit };
        table::expected((own - opponent).clamp(-limit, limit))
    }

    #[inline]
    fn are_too_far(self, white: i32, black: i32) -> bool {
        (white - black).abs() >= self.too_far && white.max(black) > self.too_far_above
    }
}

/// A player during the pass, in eight bytes so that a game touches two cache lines and no more.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// Score less expected score, in hundredths.
    gain: i32,
    games: u16,
    rating: u16,
}

/// What a part of the games comes to.
#[derive(Debug)]
pub(super) struct Sums {
    sums: Vec<Sum>,
    /// Games of unrated players, which are looked at afterwards.
    pub(super) with_unrated: Vec<PeriodGame>,
}

impl Sums {
    pub(super) fn new(rules: Rules, players: &[PeriodPlayer], games: &[PeriodGame]) -> Self {
        let sum = |player: &PeriodPlayer| Sum { gain: 0, games: 0, rating: player.rating };
        let mut sums: Vec<Sum> = players.iter().map(sum).collect();
        let mut with_unrated = Vec::new();
        for game in games {
            let (white, black) = (game.white(), game.black());
            let (Some(one), Some(other)) = (sums.get(white), sums.get(black)) else { continue };
            let (own, opponent) = (i32::from(one.rating), i32::from(other.rating));
            if own == 0 || opponent == 0 {
                with_unrated.push(*game);
                continue;
            }
            if rules.are_too_far(own, opponent) {
                continue;
            }
            let score = i32::from(game.white_halves()) * 50;
            let white_gain = score - rules.expected(own, opponent);
            let black_gain = 100 - score - rules.expected(opponent, own);
            add(&mut sums[white], white_gain);
            add(&mut sums[black], black_gain);
        }
        Self { sums, with_unrated }
    }

    /// The gain and the games of a player.
    pub(super) fn of(&self, index: usize) -> (i32, u16) {
        self.sums.get(index).map_or((0, 0), |sum| (sum.gain, sum.games))
    }

    /// The rating of a player; 0 if there is none.
    pub(super) fn rating(&self, index: usize) -> u16 {
        self.sums.get(index).map_or(0, |sum| sum.rating)
    }

    /// Counts a game of a rated player against a newcomer.
    pub(super) fn count(&mut self, index: usize, gain: i32) {
        if let Some(sum) = self.sums.get_mut(index) {
            add(sum, gain);
        }
    }
}

#[inline]
fn add(sum: &mut Sum, gain: i32) {
    // A player would need 21 million games for the first to wrap.
    sum.gain = sum.gain.wrapping_add(gain);
    sum.games = sum.games.saturating_add(1);
}
