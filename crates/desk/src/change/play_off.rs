//! Results of the play-off, one by one.

use exaequo::Lang;
use exaequo_texts::say;
use serde::{Deserialize, Serialize};

use crate::beside::PlayOffFacts;
use crate::worded;

/// The result of a game of the play-off is another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayOffResult {
    /// Which of the games it is.
    pub game: PlayOffGame,
    /// Who plays it, White first.
    pub seats: [String; 2],
    /// What the result was.
    pub was: String,
    /// What it is now.
    pub is: String,
    /// The games of the play-off with it, as a tournament in JSON; empty where none of them has a result.
    pub games: String,
    /// The change that is taken back by this one.
    pub undoes: Option<u64>,
}

/// A game of the play-off, by who plays it: games that are not needed any more make room, so that its place among those of
/// the round may be another one later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlayOffGame {
    /// The round of the play-off.
    pub round: u16,
    /// The number of White in the play-off.
    pub white: u32,
    /// The number of Black in the play-off.
    pub black: u32,
}

impl PlayOffGame {
    /// Whether it may be what it is because of how the other one ended: a later game of one of the two.
    pub fn follows(self, other: Self) -> bool {
        let is_in_both = |number: u32| number == self.white || number == self.black;
        self.round > other.round && (is_in_both(other.white) || is_in_both(other.black))
    }
}

impl PlayOffResult {
    /// What is known of a play-off with it.
    pub(crate) fn after(&self, before: &PlayOffFacts) -> PlayOffFacts {
        PlayOffFacts { games: self.games.clone(), last: None, ..before.clone() }
    }

    /// A line of the log in words.
    pub(crate) fn words(&self, lang: Lang) -> String {
        let (players, round) = (self.seats.join(" – "), self.game.round);
        let (was, is) = (worded::result(&self.was, lang), worded::result(&self.is, lang));
        match self.undoes {
            None => {
                say!(lang, "Play-off, round {round}, {players}: {is} (was {was})", round, players, is, was)
            }
            Some(_) => say!(
                lang,
                "Play-off, round {round}, {players}: back to {is} (was {was})",
                round,
                players,
                is,
                was
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A semi-final before the final; the other one has no say in who plays on.
    #[test]
    fn a_game_follows_earlier_ones_of_those_who_play_it() {
        let game = |round, white, black| PlayOffGame { round, white, black };
        assert!(game(2, 3, 1).follows(game(1, 1, 4)));
        assert!(!game(2, 3, 1).follows(game(1, 2, 4)));
        assert!(!game(1, 1, 4).follows(game(2, 3, 1)) && !game(1, 1, 4).follows(game(1, 1, 4)));
    }
}
