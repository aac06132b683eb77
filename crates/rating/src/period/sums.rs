//! 8.51 to 8.55: one pass over the games of a period.

use super::newcomers::Result;
use super::{PeriodGame, PeriodPlayer};
use crate::change::Cap;
use crate::provisions::{Provisions, UnratedOpponents};
use crate::table;

/// 8.54 and the distance beyond which games do not count, as numbers to compare with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    cap: Cap,
    too_far: i32,
    too_far_above: i32,
}

impl Rules {
    pub(super) fn new(provisions: &Provisions) -> Self {
        let (too_far, too_far_above) = match provisions.too_far {
            None => (i32::MAX, i32::MAX),
            Some(rule) => (i32::from(rule.difference), i32::from(rule.above)),
        };
        Self { cap: Cap::new(provisions.limit), too_far, too_far_above }
    }

    /// The expected score of a player, in hundredths.
    #[inline]
    pub(super) fn expected(self, own: i32, opponent: i32) -> i32 {
        table::expected(self.cap.difference(own, opponent))
    }

    #[inline]
    fn are_too_far(self, white: i32, black: i32) -> bool {
        (white - black).abs() >= self.too_far && white.max(black) > self.too_far_above
    }
}

/// Whether games between a rated and an unrated player are looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keep {
    No,
    Yes,
}

impl Keep {
    /// 6.42: where they count for the rated player; 8.21: where opponents have to be told apart.
    fn new(provisions: &Provisions) -> Self {
        let counted = provisions.unrated_opponents == UnratedOpponents::WithEventRating;
        if counted || provisions.first_opponents > 1 { Self::Yes } else { Self::No }
    }
}

/// A player during the pass, in eight bytes so that a game touches two cache lines and no more.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// Score less expected score, in hundredths; of an unrated player, its place among the newcomers.
    gain: i32,
    games: u16,
    rating: u16,
}

impl Sum {
    #[inline]
    fn add(&mut self, gain: i32) {
        // A player would need 21 million games for it to wrap.
        self.gain = self.gain.wrapping_add(gain);
        self.games = self.games.saturating_add(1);
    }

    #[inline]
    const fn newcomer(&self) -> usize {
        self.gain.unsigned_abs() as usize
    }
}

/// What a part of the games comes to.
#[derive(Debug)]
pub(super) struct Sums {
    players: Vec<Sum>,
    /// Newcomers, in the order of the players.
    pub(super) newcomers: Vec<Result>,
    /// Games of rated against unrated players, which are looked at again where they count.
    with_unrated: Vec<PeriodGame>,
}

impl Sums {
    pub(super) fn new(provisions: &Provisions, players: &[PeriodPlayer], games: &[PeriodGame]) -> Self {
        let (sums, count) = prepared(players);
        let mut part =
            Self { players: sums, newcomers: vec![Result::default(); count], with_unrated: Vec::new() };
        let rules = Rules::new(provisions);
        let keep = Keep::new(provisions);
        for game in games {
            let (white, black) = (game.white(), game.black());
            let (Some(one), Some(other)) = (part.players.get(white), part.players.get(black)) else {
                continue;
            };
            let (own, opponent) = (i32::from(one.rating), i32::from(other.rating));
            if own == 0 || opponent == 0 {
                let (one, other) = (*one, *other);
                part.take_unrated(&one, &other, *game, keep);
                continue;
            }
            if rules.are_too_far(own, opponent) {
                continue;
            }
            let score = i32::from(game.white_halves()) * 50;
            let white_gain = score - rules.expected(own, opponent);
            let black_gain = 100 - score - rules.expected(opponent, own);
            part.players[white].add(white_gain);
            part.players[black].add(black_gain);
        }
        part
    }

    /// A game between a rated and an unrated player; between two unrated ones it does not count.
    #[inline]
    fn take_unrated(&mut self, white: &Sum, black: &Sum, game: PeriodGame, keep: Keep) {
        let halves = game.white_halves();
        let (newcomer, opponent, rating, halves) = match (white.rating, black.rating) {
            (0, 0) => return,
            (0, rating) => (white.newcomer(), game.black(), rating, halves),
            (rating, _) => (black.newcomer(), game.white(), rating, 2u16.saturating_sub(halves)),
        };
        if let Some(result) = self.newcomers.get_mut(newcomer) {
            result.add(opponent, rating, halves);
        }
        if keep == Keep::Yes {
            self.with_unrated.push(game);
        }
    }

    /// 8.21: the places of newcomers among themselves, and their rated opponents, as often as they met.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.with_unrated.iter().map(|game| {
            let (white, black) = (game.white(), game.black());
            if self.players[white].rating > 0 {
                (self.players[black].newcomer(), white)
            } else {
                (self.players[white].newcomer(), black)
            }
        })
    }

    /// 6.42: counts the games of rated players against newcomers whose results count.
    pub(super) fn change_opponents(&mut self, rules: Rules, newcomers: &[Result]) {
        for game in std::mem::take(&mut self.with_unrated) {
            let (white, black) = (game.white(), game.black());
            let score = i32::from(game.white_halves()) * 50;
            let (rated, unrated, score) = if self.players[white].rating > 0 {
                (white, black, score)
            } else {
                (black, white, 100 - score)
            };
            let ru = newcomers.get(self.players[unrated].newcomer()).map_or(0, Result::ru);
            if ru > 0 {
                let expected = rules.expected(i32::from(self.players[rated].rating), i32::from(ru));
                self.players[rated].add(score - expected);
            }
        }
    }

    /// The place of an unrated player among the newcomers.
    #[inline]
    pub(super) fn newcomer(&self, index: usize) -> Option<usize> {
        self.players.get(index).map(Sum::newcomer)
    }

    /// The gain and the games of a rated player.
    #[inline]
    pub(super) fn of(&self, index: usize) -> (i32, u16) {
        self.players.get(index).map_or((0, 0), |sum| (sum.gain, sum.games))
    }
}

/// The players before the first game, and how many of them are unrated.
fn prepared(players: &[PeriodPlayer]) -> (Vec<Sum>, usize) {
    let mut newcomers = 0i32;
    let sum = |player: &PeriodPlayer| {
        let unrated = i32::from(player.rating == 0);
        let gain = newcomers * unrated;
        newcomers += unrated;
        Sum { gain, games: 0, rating: player.rating }
    };
    let sums = players.iter().map(sum).collect();
    (sums, newcomers.unsigned_abs() as usize)
}
