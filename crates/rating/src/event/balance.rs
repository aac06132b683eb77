//! The check of a report: what rated players with equal K win and lose against each other adds up to nothing.

use exaequo_model::Points;

use super::{Line, PlayerRating};

/// What is won and lost between rated players with the same K, before it is lowered for the games of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games looked at: both rated, with equal K and equal differences, the scores adding up to a point.
    pub games: u32,
    /// The sum of their changes, in hundredths of a rating point; nothing but zero is right.
    pub sum: i64,
}

/// Adds up the games that have a line on both sides.
pub(super) fn balance(players: &[PlayerRating], lines: &[Line], both: &[[u32; 2]]) -> Balance {
    let mut balance = Balance::default();
    let opponent = |line: &Line| players.get(line.opponent.index()).and_then(|player| player.k_before);
    for [one, other] in both {
        let (one, other) = (&lines[*one as usize], &lines[*other as usize]);
        if let Some(k) = opponent(other).filter(|k| opponent(one) == Some(*k)) {
            balance.add(one, other, k);
        }
    }
    balance
}

impl Balance {
    fn add(&mut self, one: &Line, other: &Line, k: u8) {
        let Some((one, other)) = one.count.term().zip(other.count.term()) else { return };
        let whole = one.game.score + other.game.score == Points::WHOLE;
        if whole && one.difference == -other.difference {
            self.games += 1;
            self.sum += i64::from((one.gain() + other.gain()).hundredths()) * i64::from(k);
        }
    }
}
