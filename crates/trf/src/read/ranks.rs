//! Ranks against points: nobody has more than somebody with a better rank.

use std::cmp::Reverse;

use exaequo_model::{Order as _, Points, Span, Tournament};

use super::Reader;
use super::declared::Declared;
use crate::problem::Problem;

/// More than anybody has.
const MOST: Points = Points::from_hundredths(i32::MAX);

impl Reader<'_> {
    /// Names the fewest players without whom all ranks follow the points.
    pub(super) fn check_ranks(&mut self, tournament: &Tournament, declared: &[Declared]) {
        if tournament.orders_everybody() || follow_points(declared) {
            return;
        }
        for (index, rank) in misplaced(declared) {
            let problem = Problem::Rank { number: tournament.players[index].number, rank };
            self.found.say(problem, Span::columns(self.sheet.line(index), 86, 89));
        }
    }
}

/// Whether nobody has more points than somebody with a better rank; without sorting, because it nearly always holds.
fn follow_points(declared: &[Declared]) -> bool {
    let most = declared.len();
    let place = |rank: u32| (rank as usize).min(most);
    // The fewest points of each rank, then of that rank and all better ones.
    let mut fewest = vec![MOST; most + 1];
    for (points, rank) in declared.iter().filter_map(Declared::both) {
        let fewest = &mut fewest[place(rank)];
        *fewest = points.min(*fewest);
    }
    let mut least = MOST;
    for entry in &mut fewest {
        least = least.min(*entry);
        *entry = least;
    }
    declared.iter().filter_map(Declared::both).all(|(points, rank)| points <= fewest[place(rank) - 1])
}

/// Rank, from the last to the first, points and index of a player.
type Place = (Reverse<u32>, Points, usize);

/// Players, by index and with their ranks, outside the longest row in which points never fall towards the first rank.
///
/// Where two stand in each other's way, the one with more points than the rank allows is named.
fn misplaced(declared: &[Declared]) -> Vec<(usize, u32)> {
    let place =
        |(index, one): (usize, &Declared)| one.both().map(|(points, rank)| (Reverse(rank), points, index));
    let mut row: Vec<Place> = declared.iter().enumerate().filter_map(place).collect();
    // Players who share a rank do not stand in each other's way.
    row.order();
    let kept = longest_rising(&row);
    let others = row.iter().zip(kept).filter(|(_, kept)| !kept);
    others.map(|((Reverse(rank), _, index), _)| (*index, *rank)).collect()
}

/// Which places are part of the longest row in which points never fall, found by binary search (patience sorting).
fn longest_rising(row: &[Place]) -> Vec<bool> {
    // The place that ends the row of each length with the fewest points, and the place before each.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(row.len());
    for (at, (_, points, _)) in row.iter().enumerate() {
        let length = ends.partition_point(|end| row[*end].1 <= *points);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let mut kept = vec![false; row.len()];
    let mut next = ends.last().copied();
    while let Some(at) = next {
        kept[at] = true;
        next = before[at];
    }
    kept
}

#[cfg(test)]
mod tests {
    use exaequo_model::Published;

    use super::*;

    fn declared(all: &[(i32, u32)]) -> Vec<Declared> {
        let one = |(points, rank): &(i32, u32)| {
            let points = Some(Points::from_hundredths(*points));
            Declared::new(&Published { points, rank: Some(*rank), ..Published::default() })
        };
        all.iter().map(one).collect()
    }

    fn named(all: &[(i32, u32)]) -> Vec<usize> {
        let mut named: Vec<usize> = misplaced(&declared(all)).iter().map(|(index, _)| index + 1).collect();
        named.sort_unstable();
        named
    }

    /// Ranks of a finished round, points of one that is half entered.
    #[test]
    fn those_who_lack_points_are_named_and_not_those_they_overtake() {
        let all = [
            (350, 2),
            (400, 1),
            (350, 2),
            (350, 2),
            (250, 7),
            (200, 6),
            (150, 13),
            (250, 7),
            (150, 13),
            (100, 16),
            (150, 7),
            (200, 10),
            (150, 13),
            (100, 10),
            (200, 10),
            (350, 2),
        ];
        assert_eq!(named(&all), [6, 11, 14]);
    }

    #[test]
    fn of_two_the_one_with_too_many_points_is_named() {
        assert_eq!(named(&[(250, 1), (950, 2), (100, 3)]), [2]);
        assert_eq!(named(&[(250, 1), (100, 2), (150, 3)]), [3]);
    }

    /// All ways to give four players points and ranks: what is left follows the points, and nothing less would do.
    #[test]
    fn nobody_is_named_in_vain() {
        for code in 0..8_i32.pow(4) {
            let all: Vec<(i32, u32)> = (0..4)
                .map(|at| code / 8_i32.pow(at) % 8)
                .map(|one| (one % 3, 1 + one.unsigned_abs() / 3))
                .collect();
            let without = |left: &dyn Fn(usize) -> bool| {
                let kept = all.iter().enumerate().filter(|(index, _)| !left(*index)).map(|(_, one)| *one);
                follow_points(&declared(&kept.collect::<Vec<_>>()))
            };
            let named = named(&all);
            assert!(without(&|index| named.contains(&(index + 1))), "{all:?}: {named:?}");
            let fewest =
                (0..16_u32).filter(|set| without(&|index| set >> index & 1 == 1)).map(u32::count_ones).min();
            assert_eq!(fewest, u32::try_from(named.len()).ok(), "{all:?}: {named:?}");
        }
    }
}
