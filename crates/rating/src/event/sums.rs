//! 8.55: what the games of the players come to, and the check of a report: what rated players with equal K win and lose
//! against each other adds up to nothing.

use exaequo_model::Points;

use super::counted::CountedGame;
use crate::change::{ChangeTerm, Total};
use crate::coefficient::K;

/// What is won and lost between rated players with the same K, before it is lowered for the games of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games looked at: both rated, with equal K and equal differences, the scores adding up to a point.
    pub games: u32,
    /// The sum of their changes, in hundredths of a rating point; nothing but zero is right.
    pub sum: i64,
}

impl Balance {
    /// Adds up games of players whose K are given.
    pub(super) fn of(games: &[CountedGame], k: impl Fn(usize) -> Option<u8>) -> Self {
        let mut balance = Self::default();
        for game in games {
            balance.add(&game.terms(), game.players().map(|player| k(player.index())));
        }
        balance
    }

    /// Whether a game would be looked at but for its score: ½–0, 0–½ or 0–0.
    pub(super) fn is_uneven(game: &CountedGame, k: impl Fn(usize) -> Option<u8>) -> bool {
        let [Some(one), Some(other)] = game.terms() else { return false };
        let [k, same] = game.players().map(|player| k(player.index()));
        let whole = one.game.score + other.game.score == Points::WHOLE;
        k == same && !whole && one.difference == -other.difference
    }

    #[inline]
    fn add(&mut self, terms: &[Option<ChangeTerm>; 2], ks: [Option<u8>; 2]) {
        let ([Some(one), Some(other)], [Some(k), Some(same)]) = (terms, ks) else { return };
        let whole = one.game.score + other.game.score == Points::WHOLE;
        if k == same && whole && one.difference == -other.difference {
            self.games += 1;
            self.sum += i64::from((one.gain() + other.gain()).hundredths()) * i64::from(k);
        }
    }
}

/// The totals of the players whose K are given, and their balance.
pub(super) fn sums(games: &[CountedGame], ks: &[Option<K>]) -> (Vec<Total>, Balance) {
    let (mut totals, mut balance) = (vec![Total::default(); ks.len()], Balance::default());
    for game in games {
        let (players, terms) = (game.players(), game.terms());
        for (player, term) in players.into_iter().zip(&terms) {
            if let Some(term) = term {
                totals[player.index()].add(term);
            }
        }
        balance.add(&terms, players.map(|player| ks[player.index()].map(|k| k.value)));
    }
    (totals, balance)
}
