//! 8.54, 8.57: what the games of an event come to together, where they decide together or are rounded together.

use super::PeriodGame;
use super::sums::Rules;
use crate::change::{ChangeTerm, Game, keep_one_limit, term};
use crate::provisions::Provisions;
use exaequo_model::Points;

/// What an event comes to for a rated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The place of the player in the list.
    pub(super) player: u32,
    /// Score less expected score, in hundredths.
    pub(super) gain: i32,
    pub(super) games: u16,
}

/// The lines of an event. `rating` has what a player counts for opponents, of a newcomer by 8.52; 0 for nothing.
pub(super) fn lines(
    provisions: &Provisions,
    games: &[PeriodGame],
    own: impl Fn(usize) -> u16,
    rating: impl Fn(usize) -> u16,
) -> Vec<Line> {
    let mut terms: Vec<(u32, ChangeTerm)> = Vec::with_capacity(2 * games.len());
    let rules = Rules::new(provisions);
    for game in games {
        let (white, black) = (game.white(), game.black());
        if own(white) > 0 && own(black) > 0 && rules.are_too_far(own(white).into(), own(black).into()) {
            continue;
        }
        let score = i32::from(game.white_halves()) * 50;
        for (player, opponent, score) in [(white, black, score), (black, white, 100 - score)] {
            let (own, against) = (own(player), rating(opponent));
            if own > 0 && against > 0 {
                let score = Points::from_hundredths(score);
                let game = Game { own: own.into(), opponent: against.into(), score };
                terms.push((u32::try_from(player).unwrap_or(u32::MAX), term(provisions.limit, game)));
            }
        }
    }
    terms.sort_by_key(|(player, _)| *player);
    terms.chunk_by(|one, next| one.0 == next.0).map(|same| line(provisions, same)).collect()
}

fn line(provisions: &Provisions, same: &[(u32, ChangeTerm)]) -> Line {
    let mut terms: Vec<ChangeTerm> = same.iter().map(|(_, term)| *term).collect();
    keep_one_limit(provisions.limit, &mut terms);
    let gain = terms.iter().map(|term| term.gain().hundredths()).sum();
    Line { player: same[0].0, gain, games: u16::try_from(terms.len()).unwrap_or(u16::MAX) }
}
