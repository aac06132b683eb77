//! The games as each player sees them. Which are whose is worked out when it is first asked for: the report of an event
//! has no games in it, so most of the time nobody asks.

use std::sync::OnceLock;

use exaequo_model::{Color, PlayerId};

use super::counted::CountedGame;
use super::{Count, RatedGame};
use crate::change::{ChangeTerm, keep_one_limit};
use crate::provisions::DifferenceLimit;

/// The games of an event.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    games: Vec<CountedGame>,
    players: usize,
    places: OnceLock<Places>,
}

impl PartialEq for Lines {
    fn eq(&self, other: &Self) -> bool {
        self.games == other.games && self.players == other.players
    }
}

impl Eq for Lines {}

impl Lines {
    pub(super) fn new(limit: DifferenceLimit, players: usize, games: Vec<CountedGame>) -> Self {
        let mut lines = Self { games, players, places: OnceLock::new() };
        if let DifferenceLimit::OncePerEvent(_) | DifferenceLimit::OncePerEventForAll(_) = limit {
            lines.limit_once(limit);
        }
        lines
    }

    /// The games, each once.
    pub(super) fn games(&self) -> &[CountedGame] {
        &self.games
    }

    /// The games of a player that count, by round.
    pub(super) fn of(&self, player: PlayerId) -> impl Iterator<Item = RatedGame> {
        let places = self.places.get_or_init(|| Places::new(self.players, &self.games));
        places.of(player).iter().filter_map(|place| self.games.get(place.game as usize)?.line(place.side))
    }

    /// 8.54 in the years in which the limit could be used once an event.
    fn limit_once(&mut self, limit: DifferenceLimit) {
        let Self { games, players, places } = self;
        let places = places.get_or_init(|| Places::new(*players, games));
        for player in (0..).map(PlayerId).take(*players) {
            let of = |place: &Place| games[place.game as usize].term(place.side);
            let mut terms: Vec<ChangeTerm> = places.of(player).iter().filter_map(of).collect();
            keep_one_limit(limit, &mut terms);
            let mut terms = terms.into_iter();
            for Place { game, side } in places.of(player) {
                match &mut games[*game as usize].counts[side.index()] {
                    Some(Count::Change(apart) | Count::ChangeAgainstNew(apart)) => {
                        apart.difference = terms.next().map_or(apart.difference, |term| term.difference);
                    }
                    Some(Count::First(_) | Count::FirstAgainstNew) | None => {}
                }
            }
        }
    }
}

/// One side of a game.
#[derive(Clone, Copy, Debug)]
struct Place {
    game: u32,
    side: Color,
}

/// The sides of all games, those of one player together, by round.
#[derive(Clone, Debug)]
struct Places {
    all: Vec<Place>,
    /// Where those of each player end.
    ends: Vec<u32>,
}

impl Places {
    fn new(players: usize, games: &[CountedGame]) -> Self {
        let mut ends = vec![0; players];
        each(games, |player, _| ends[player.index()] += 1);
        let mut sum = 0;
        for end in &mut ends {
            // Where those of a player begin, until they are there.
            (sum, *end) = (sum + *end, sum);
        }
        let mut all = vec![Place { game: 0, side: Color::White }; sum as usize];
        each(games, |player, place| {
            let end = &mut ends[player.index()];
            all[*end as usize] = place;
            *end += 1;
        });
        Self { all, ends }
    }

    fn of(&self, player: PlayerId) -> &[Place] {
        let end = |player: usize| self.ends.get(player).map_or(0, |end| *end as usize);
        let start = player.index().checked_sub(1).map_or(0, end);
        self.all.get(start..end(player.index())).unwrap_or_default()
    }
}

/// Every side, in the order of the games.
fn each(games: &[CountedGame], mut see: impl FnMut(PlayerId, Place)) {
    for (game, counted) in (0..).zip(games) {
        for (side, player) in Color::BOTH.into_iter().zip(counted.players()) {
            see(player, Place { game, side });
        }
    }
}
