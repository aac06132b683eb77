//! Fictitious points number by number and round by round, as records 250 and XXA spread them.

use exaequo_model::{Acceleration, Points};

/// Points of every pairing number in every round; of several records for the same place the last one counts.
pub(crate) struct Fictitious {
    rounds: usize,
    points: Vec<Points>,
}

impl Fictitious {
    /// The points of the numbers up to `highest` in the first `rounds` rounds.
    pub(crate) fn new(all: &[Acceleration], highest: u32, rounds: u16) -> Self {
        let (highest, rounds) = (highest as usize, usize::from(rounds));
        let mut table = Self { rounds, points: vec![Points::ZERO; highest * rounds] };
        for round in 0..rounds {
            table.paint(all, highest, round);
        }
        table
    }

    /// The points of a number, round by round.
    pub(crate) fn of(&self, number: u32) -> &[Points] {
        let start = (number as usize).saturating_sub(1) * self.rounds;
        self.points.get(start..start + self.rounds).unwrap_or_default()
    }

    /// Goes through the records from the last to the first and skips what has got its points, so that the work grows
    /// with the records and not with what they cover.
    fn paint(&mut self, all: &[Acceleration], highest: usize, round: usize) {
        let mut free: Vec<usize> = (0..=highest).collect();
        let holds =
            |entry: &&Acceleration| (entry.first_round.index()..=entry.last_round.index()).contains(&round);
        for entry in all.iter().rev().filter(holds) {
            let last = (entry.last_number as usize).min(highest);
            let mut place = next_free(&mut free, (entry.first_number as usize).saturating_sub(1));
            while place < last {
                self.points[place * self.rounds + round] = entry.game_points;
                free[place] = place + 1;
                place = next_free(&mut free, place + 1);
            }
        }
    }
}

/// The next place from `start` on that is not taken; halves the way there for those who ask again.
fn next_free(free: &mut [usize], start: usize) -> usize {
    let end = free.len() - 1;
    let mut place = start.min(end);
    while free[place] != place {
        free[place] = free[free[place]];
        place = free[place];
    }
    place
}

#[cfg(test)]
mod tests {
    use exaequo_model::RoundNumber;

    use super::*;

    fn entry(points: i32, rounds: (u16, u16), numbers: (u32, u32)) -> Acceleration {
        Acceleration {
            match_points: Points::ZERO,
            game_points: Points::from_whole(points),
            first_round: RoundNumber(rounds.0),
            last_round: RoundNumber(rounds.1),
            first_number: numbers.0,
            last_number: numbers.1,
        }
    }

    #[test]
    fn the_last_record_counts_where_several_hold() {
        let all = [entry(1, (1, 3), (1, 4)), entry(2, (2, 2), (3, 9_999)), entry(3, (9, 9), (1, 1))];
        let table = Fictitious::new(&all, 5, 3);
        let whole = |values: [i32; 3]| values.map(Points::from_whole);
        assert_eq!(table.of(1), whole([1, 1, 1]));
        assert_eq!(table.of(2), whole([1, 1, 1]));
        assert_eq!(table.of(3), whole([1, 2, 1]));
        assert_eq!(table.of(4), whole([1, 2, 1]));
        assert_eq!(table.of(5), whole([0, 2, 0]));
        assert!(table.of(6).is_empty());
    }
}
