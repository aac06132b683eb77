//! 3.1.3: knock-out brackets.
//!
//! Numbers are seeded so that the best meet as late as possible. Where their number is no power of two, the best have
//! no opponent in the first round.

/// A bracket: rounds of duels. Losers of semi-finals who meet again do so in the last round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The rounds, the final last.
    pub rounds: Vec<Vec<BracketDuel>>,
}

/// Two seats that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketDuel {
    /// The one with the better number, or from the upper part of the bracket.
    pub upper: Seat,
    /// The seat below in the bracket.
    pub lower: Seat,
}

/// Who takes a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A number, from 1.
    Number(u32),
    /// Nobody: the other one goes on.
    Free,
    /// The winner of a duel of the round before, from 0.
    Winner(usize),
    /// The loser of a duel of the round before, from 0.
    Loser(usize),
}

impl BracketDuel {
    /// Whether both seats are taken, so that a duel is played.
    pub const fn is_played(&self) -> bool {
        !matches!(self.upper, Seat::Free) && !matches!(self.lower, Seat::Free)
    }

    /// Whether those who lost meet once more.
    pub const fn is_of_losers(&self) -> bool {
        matches!(self.upper, Seat::Loser(_))
    }
}

/// What a bracket is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A number of places, one after the other.
    Places(u32),
    /// A number of participants who go on, in whatever order.
    Spots(u32),
}

/// The semi-finals' losers once more.
const LOSERS: BracketDuel = BracketDuel { upper: Seat::Loser(0), lower: Seat::Loser(1) };

/// A bracket for a number of entrants; `None` if a knock-out cannot decide what is asked for.
///
/// ```
/// use exaequo_playoff::bracket::{BracketDuel, Goal, Seat, bracket};
///
/// let four = bracket(4, Goal::Places(1)).expect("a knock-out of four");
/// assert_eq!(four.rounds[0][0], BracketDuel { upper: Seat::Number(1), lower: Seat::Number(4) });
/// assert_eq!(four.rounds[1], [BracketDuel { upper: Seat::Winner(0), lower: Seat::Winner(1) }]);
/// assert!(bracket(4, Goal::Places(5)).is_none());
/// ```
pub fn bracket(entrants: u32, goal: Goal) -> Option<Bracket> {
    let size = entrants.checked_next_power_of_two().filter(|_| entrants > 1)?;
    let left = match goal {
        Goal::Places(1..=4) => 1,
        Goal::Spots(3) if entrants > 3 => 2,
        Goal::Spots(count) if count.is_power_of_two() && count < entrants => count,
        Goal::Places(_) | Goal::Spots(_) => return None,
    };
    let mut rounds = vec![first_round(entrants, size)];
    let mut survivors = size / 2;
    while survivors > left {
        rounds.push((0..survivors / 2).map(|index| winners(index as usize)).collect());
        survivors /= 2;
    }
    match (goal, rounds.last_mut()) {
        (Goal::Places(3 | 4), Some(last)) if entrants >= 4 => last.push(LOSERS),
        (Goal::Spots(3), _) => rounds.push(vec![LOSERS]),
        (Goal::Places(_) | Goal::Spots(_), _) => {}
    }
    Some(Bracket { rounds })
}

/// The winners of two duels one after the other.
const fn winners(index: usize) -> BracketDuel {
    BracketDuel { upper: Seat::Winner(2 * index), lower: Seat::Winner(2 * index + 1) }
}

fn first_round(entrants: u32, size: u32) -> Vec<BracketDuel> {
    let seat = |number: u32| if number <= entrants { Seat::Number(number) } else { Seat::Free };
    seeds(size).chunks(2).map(|pair| BracketDuel { upper: seat(pair[0]), lower: seat(pair[1]) }).collect()
}

/// The numbers from top to bottom: one and two can meet in the final only, the best four in the semi-finals, …
fn seeds(size: u32) -> Vec<u32> {
    let mut seeds = vec![1];
    while seeds.len() < size as usize {
        let sum = 2 * u32::try_from(seeds.len()).unwrap_or(u32::MAX) + 1;
        seeds = seeds.iter().flat_map(|&number| [number, sum - number]).collect();
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_as_late_as_possible() {
        assert_eq!(seeds(2), [1, 2]);
        assert_eq!(seeds(4), [1, 4, 2, 3]);
        assert_eq!(seeds(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    }

    #[test]
    fn the_best_numbers_are_free_in_the_first_round() {
        let bracket = bracket(5, Goal::Places(1)).unwrap();
        let played: Vec<_> = bracket.rounds[0].iter().filter(|duel| duel.is_played()).collect();
        assert_eq!(played, [&BracketDuel { upper: Seat::Number(4), lower: Seat::Number(5) }]);
        assert_eq!(bracket.rounds.len(), 3);
    }

    #[test]
    fn spots_are_won_as_soon_as_few_enough_are_left() {
        assert_eq!(bracket(4, Goal::Spots(2)).unwrap().rounds.len(), 1);
        assert_eq!(bracket(3, Goal::Spots(1)).unwrap().rounds.len(), 2);
        assert_eq!(bracket(6, Goal::Spots(5)), None, "no round leaves five");
        assert_eq!(bracket(9, Goal::Places(5)), None, "a knock-out decides four places at most");
        assert_eq!(bracket(1, Goal::Places(1)), None);
    }

    #[test]
    fn a_third_spot_is_for_the_losers_of_the_semi_finals() {
        let bracket = bracket(5, Goal::Spots(3)).unwrap();
        let played = |round: &Vec<BracketDuel>| round.iter().filter(|duel| duel.is_played()).count();
        assert_eq!(bracket.rounds.iter().map(played).collect::<Vec<_>>(), [1, 2, 1]);
        assert_eq!(bracket.rounds[2], [LOSERS]);
    }

    #[test]
    fn the_third_place_is_a_duel_only_where_two_lost_a_semi_final() {
        let third = |entrants, places| {
            let last = bracket(entrants, Goal::Places(places)).unwrap().rounds.pop().unwrap();
            last.contains(&LOSERS)
        };
        assert!(third(4, 3));
        assert!(!third(3, 3));
        assert!(!third(8, 2));
    }
}
