//! The check of a report: what rated players with equal K win and lose against each other adds up to nothing.

use exaequo_model::{PlayerId, Points};

use super::{EventRating, Line};
use crate::games::Played;

/// What is won and lost between rated players with the same K.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games looked at: both rated, with equal K and equal differences, the scores adding up to a point.
    pub games: u32,
    /// The sum of their changes, in hundredths of a rating point; nothing but zero is right.
    pub sum: i64,
}

/// Adds up both sides of the games, which are in the order in which they were played.
pub(super) fn balance(rating: &EventRating, games: &[Played]) -> Balance {
    let mut next: Vec<usize> = rating.players.iter().map(|player| player.lines.start).collect();
    let mut balance = Balance::default();
    for game in games {
        let white = take(rating, &mut next, game, game.white, game.black);
        let black = take(rating, &mut next, game, game.black, game.white);
        let (Some((white, k)), Some((black, other))) = (white, black) else { continue };
        let (Some(white), Some(black)) = (white.count.term(), black.count.term()) else { continue };
        let whole = white.game.score + black.game.score == Points::WHOLE;
        if k == other && whole && white.difference == -black.difference {
            balance.games += 1;
            balance.sum += i64::from((white.gain() + black.gain()).hundredths()) * i64::from(k);
        }
    }
    balance
}

/// The line of a game, if it is the next one of the player.
fn take<'a>(
    rating: &'a EventRating,
    next: &mut [usize],
    game: &Played,
    own: PlayerId,
    other: PlayerId,
) -> Option<(&'a Line, u8)> {
    let (player, place) = (rating.players.get(own.index())?, next.get_mut(own.index())?);
    let line = rating.lines.get(*place).filter(|_| player.lines.contains(place))?;
    if (line.round, line.opponent) != (game.round, other) {
        return None;
    }
    *place += 1;
    Some((line, player.k?.value))
}
