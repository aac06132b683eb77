//! The check of a report: what rated players with equal K win and lose against each other adds up to nothing.

use exaequo_model::Points;

use super::lines::is_other_side;
use super::{Line, PlayerRating};

/// What is won and lost between rated players with the same K, before it is lowered for the games of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games looked at: both rated, with equal K and equal differences, the scores adding up to a point.
    pub games: u32,
    /// The sum of their changes, in hundredths of a rating point; nothing but zero is right.
    pub sum: i64,
}

/// Adds up both sides of the games. A game is found on the lines of its second player.
pub(super) fn balance(players: &[PlayerRating], lines: &[Line]) -> Balance {
    let mut balance = Balance::default();
    for player in players {
        let Some(k) = player.k_before else { continue };
        for (place, line) in lines[player.lines.clone()].iter().enumerate() {
            let Some(other) = players.get(line.opponent.index()).filter(|_| line.opponent > player.player)
            else {
                continue;
            };
            if other.k_before != Some(k) {
                continue;
            }
            let others = &lines[other.lines.clone()];
            let mirrors = |one: &&Line| is_other_side(one, line.round, player.player);
            // Mostly both have played as many games before.
            let mirrored = others.get(place).filter(mirrors).or_else(|| others.iter().find(mirrors));
            balance.add(line, mirrored, k);
        }
    }
    balance
}

impl Balance {
    fn add(&mut self, line: &Line, mirrored: Option<&Line>, k: u8) {
        let terms = line.count.term().zip(mirrored.and_then(|line| line.count.term()));
        let Some((one, other)) = terms else { return };
        let whole = one.game.score + other.game.score == Points::WHOLE;
        if whole && one.difference == -other.difference {
            self.games += 1;
            self.sum += i64::from((one.gain() + other.gain()).hundredths()) * i64::from(k);
        }
    }
}
