//! 7.14, 7.21, 7.23, 10.2: who comes into the active field and who leaves it.

use super::ends::{At, Ends, Player};
use super::field::count;
use super::number::mean;

/// Those who came into the active field and those who left it, beside the field itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turnover {
    /// The active field at both ends.
    pub field: [Share; 2],
    /// Active at the end and unrated at the beginning, with their ratings at the end.
    pub new: Share,
    /// Active at the end and inactive at the beginning, with their ratings at the end.
    pub back: Share,
    /// Active at the beginning and inactive at the end, with their ratings at the beginning.
    pub gone: Share,
    /// Active at the beginning and unrated at the end, with their ratings at the beginning.
    pub delisted: Share,
    /// All who came.
    pub entrants: Share,
    /// All who left.
    pub leavers: Share,
}

/// A part of the active field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many players there are.
    pub players: u32,
    /// The mean of their ratings, in hundredths of a point.
    pub mean: Option<i64>,
}

impl Share {
    fn of(ratings: impl Iterator<Item = i64>) -> Self {
        let (players, sum) = ratings.fold((0, 0), |(players, sum), rating| (players + 1, sum + rating));
        Self { players: count(players), mean: mean(sum, players) }
    }
}

impl Turnover {
    pub(super) fn of(ends: &Ends<'_>) -> Self {
        let players: Vec<Player> = ends.players().collect();
        let of = |rating: fn(&Player) -> Option<i64>| Share::of(players.iter().filter_map(rating));
        Self {
            field: [of(|one| one.start.active()), of(|one| one.end.active())],
            new: of(|one| one.end.active().filter(|_| one.start == At::Unrated)),
            back: of(|one| one.end.active().filter(|_| matches!(one.start, At::Inactive(_)))),
            gone: of(|one| one.start.active().filter(|_| matches!(one.end, At::Inactive(_)))),
            delisted: of(|one| one.start.active().filter(|_| one.end == At::Unrated)),
            entrants: of(|one| one.end.active().filter(|_| one.start.active().is_none())),
            leavers: of(|one| one.start.active().filter(|_| one.end.active().is_none())),
        }
    }
}
