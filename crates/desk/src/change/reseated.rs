//! Which boards of a round a change arranges anew: results on the others are still of the same games.

use std::collections::BTreeSet;

use exaequo::Event;
use exaequo::model::{PlayerId, RoundNumber};

use super::Change;
use super::round::RoundChange;
use super::team::TeamChange;

/// The games of a round, White first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games(Vec<[PlayerId; 2]>);

impl Change {
    /// The games of the round of which it arranges some anew; `None` where it may be all of them, or none.
    pub fn games(&self, event: &Event) -> Option<Games> {
        let (Self::Round(RoundChange::Swap { round, .. } | RoundChange::Order { round, .. })
        | Self::Team(TeamChange::LineUp { round, .. })) = self
        else {
            return None;
        };
        let games = event.tournament().rounds.pairings_of(RoundNumber(*round)).iter();
        Some(Games(games.map(|game| [game.white, game.black]).collect()))
    }
}

impl Games {
    /// Those that have other players or another place later, by their numbers from 1.
    pub fn reseated(&self, later: &Self) -> BTreeSet<usize> {
        let most = self.0.len().max(later.0.len());
        (0..most).filter(|game| self.0.get(*game) != later.0.get(*game)).map(|game| game + 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_lie_elsewhere_or_are_gone_are_reseated() {
        let games = |seats: &[[u32; 2]]| Games(seats.iter().map(|game| game.map(PlayerId)).collect());
        let before = games(&[[0, 1], [2, 3], [4, 5]]);
        assert_eq!(before.reseated(&before), BTreeSet::new());
        let other_colours = games(&[[0, 1], [3, 2], [4, 5]]);
        assert_eq!(before.reseated(&other_colours), BTreeSet::from([2]));
        let one_less = games(&[[0, 1], [4, 5]]);
        assert_eq!(before.reseated(&one_less), BTreeSet::from([2, 3]));
    }
}
