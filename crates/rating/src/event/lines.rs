//! The games as each player sees them. Which are whose is worked out when it is first asked for.

use std::sync::OnceLock;

use exaequo_model::{Color, PlayerId};

use super::counted::CountedGame;
use super::{Count, Line};
use crate::change::{Term, keep_one_limit};
use crate::provisions::Limit;

/// The games of an event.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    games: Vec<CountedGame>,
    players: usize,
    seats: OnceLock<Seats>,
}

impl PartialEq for Lines {
    fn eq(&self, other: &Self) -> bool {
        self.games == other.games && self.players == other.players
    }
}

impl Eq for Lines {}

impl Lines {
    pub(super) fn new(limit: Limit, players: usize, games: Vec<CountedGame>) -> Self {
        let mut lines = Self { games, players, seats: OnceLock::new() };
        if let Limit::OncePerEvent(_) | Limit::OncePerEventForAll(_) = limit {
            lines.limit_once(limit);
        }
        lines
    }

    /// The games, each once.
    pub(super) fn games(&self) -> &[CountedGame] {
        &self.games
    }

    /// The games of a player that count, by round.
    pub(super) fn of(&self, player: PlayerId) -> impl Iterator<Item = Line> {
        let seats = self.seats.get_or_init(|| Seats::new(self.players, &self.games));
        seats.of(player).iter().filter_map(|seat| self.games.get(seat.game as usize)?.line(seat.side))
    }

    /// 8.54 in the years in which the limit could be used once an event.
    fn limit_once(&mut self, limit: Limit) {
        let Self { games, players, seats } = self;
        let seats = seats.get_or_init(|| Seats::new(*players, games));
        for player in (0..).map(PlayerId).take(*players) {
            let of = |seat: &Seat| games[seat.game as usize].term(seat.side);
            let mut terms: Vec<Term> = seats.of(player).iter().filter_map(of).collect();
            keep_one_limit(limit, &mut terms);
            let mut terms = terms.into_iter();
            for Seat { game, side } in seats.of(player) {
                match &mut games[*game as usize].counts[*side as usize] {
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
struct Seat {
    game: u32,
    side: Color,
}

/// The sides of games that count, those of one player together, by round.
#[derive(Clone, Debug)]
struct Seats {
    all: Vec<Seat>,
    /// Where those of each player end.
    ends: Vec<u32>,
}

impl Seats {
    fn new(players: usize, games: &[CountedGame]) -> Self {
        let mut ends = vec![0; players];
        each(games, |player, _| ends[player.index()] += 1);
        let mut sum = 0;
        for end in &mut ends {
            // Where those of a player begin, until they are there.
            (sum, *end) = (sum + *end, sum);
        }
        let mut all = vec![Seat { game: 0, side: Color::White }; sum as usize];
        each(games, |player, seat| {
            let place = &mut ends[player.index()];
            all[*place as usize] = seat;
            *place += 1;
        });
        Self { all, ends }
    }

    fn of(&self, player: PlayerId) -> &[Seat] {
        let end = |place: usize| self.ends.get(place).map_or(0, |end| *end as usize);
        let start = player.index().checked_sub(1).map_or(0, end);
        self.all.get(start..end(player.index())).unwrap_or_default()
    }
}

/// Every side that counts, in the order of the games.
fn each(games: &[CountedGame], mut see: impl FnMut(PlayerId, Seat)) {
    for (game, counted) in (0..).zip(games) {
        for side in [Color::White, Color::Black] {
            if counted.counts[side as usize].is_some() {
                see(counted.players()[side as usize], Seat { game, side });
            }
        }
    }
}
