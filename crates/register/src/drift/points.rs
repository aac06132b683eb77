//! 8.3 to 8.57, 10.2: where rating points come from and where they go, as an account that is exact.
//!
//! The sum of all ratings of a list, those of inactive players included, changes for the reasons of [`Flow`] and for no
//! other. Between two rated players with equal K a game takes from one what it gives to the other.

mod flow;
mod walk;

use super::Drift;
use super::ends::{At, Ends, Player};
use super::field::count;
pub use flow::{Flow, FlowSum, Flows};
use walk::Walk;

/// The account of a span, in hundredths of a rating point.
///
/// `all.end − all.start` is the sum of `flows`. The active players have an account of their own: `active.end −
/// active.start` is that sum and `inactivity`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointsAccount {
    /// The ratings of everybody with a rating, active or not.
    pub all: Sums,
    /// What changed their sum.
    pub flows: Flows,
    /// The ratings of active players (7.23a).
    pub active: Sums,
    /// What changed their sum besides.
    pub inactivity: Inactivity,
}

/// Ratings added up at both ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// How many players, at the beginning and at the end.
    pub players: [u32; 2],
    /// The sum at the beginning.
    pub start: i64,
    /// The sum at the end.
    pub end: i64,
}

impl Sums {
    /// By how much the sum has changed.
    pub const fn change(&self) -> i64 {
        self.end - self.start
    }
}

/// 7.23a: points that leave the active field and come back to it without any rating changing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inactivity {
    /// Less what those have who are inactive at the end and were not at the beginning.
    pub gone: i64,
    /// What those had at the beginning who were inactive then and are not at the end.
    pub back: i64,
    /// Less what those gained who are inactive at both ends: changes of all ratings reach them too.
    pub meanwhile: i64,
}

impl Inactivity {
    /// All of it.
    pub const fn sum(&self) -> i64 {
        self.gone + self.back + self.meanwhile
    }

    fn add(&mut self, player: &Player) {
        let Player { start, end, .. } = player;
        match (start, end) {
            (At::Inactive(_), At::Inactive(_)) => self.meanwhile -= end.points() - start.points(),
            (At::Inactive(_), At::Unrated | At::Active(_)) => self.back += start.points(),
            (At::Unrated | At::Active(_), At::Inactive(_)) => self.gone -= end.points(),
            (At::Unrated | At::Active(_), At::Unrated | At::Active(_)) => {}
        }
    }
}

impl PointsAccount {
    pub(super) fn of(ends: &Ends<'_>, drift: &Drift) -> Self {
        let players: Vec<Player> = ends.players().collect();
        let mut account = Self { all: sums(&players, At::rating), ..Self::default() };
        account.active = sums(&players, At::active);
        for player in &players {
            account.inactivity.add(player);
        }
        for list in ends.lists() {
            Walk::new(ends, drift, list).run(&mut account.flows);
        }
        account
    }
}

fn sums(players: &[Player], rating: fn(At) -> Option<i64>) -> Sums {
    let points = |at: At| rating(at).map_or(0, |_| at.points());
    let number = |at: fn(&Player) -> At| count(players.iter().filter_map(|one| rating(at(one))).count());
    Sums {
        players: [number(|one| one.start), number(|one| one.end)],
        start: players.iter().map(|player| points(player.start)).sum(),
        end: players.iter().map(|player| points(player.end)).sum(),
    }
}
