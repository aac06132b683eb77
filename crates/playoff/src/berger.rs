//! Berger tables: who meets whom, in which round and with which colour, in a round robin (3.1.3).
//!
//! ```
//! use exaequo_playoff::berger;
//!
//! let rounds = berger::table(8, berger::Cycles::Single);
//! assert_eq!(rounds[0], [(1, 8), (2, 7), (3, 6), (4, 5)]);
//! assert_eq!(rounds[1], [(8, 5), (6, 4), (7, 3), (1, 2)]);
//! ```

/// How often everybody meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// Everybody meets everybody once.
    Single,
    /// Twice, with the colours exchanged.
    Double,
    /// Twice, with the last two rounds of the first cycle exchanged, so that nobody has three games with the same
    /// colour in a row where the cycles meet.
    DoubleReversed,
}

/// White and Black, by number from 1.
pub type Pair = (u32, u32);

/// The rounds of a round robin. With an odd number the one who meets the missing number is free.
pub fn table(players: u32, cycles: Cycles) -> Vec<Vec<Pair>> {
    if players < 2 {
        return Vec::new();
    }
    let seats = players + players % 2;
    let mut rounds: Vec<Vec<Pair>> = (0..seats - 1).map(|round| pairs(seats, players, round)).collect();
    if cycles == Cycles::Single {
        return rounds;
    }
    let exchanged = |round: &Vec<Pair>| round.iter().map(|&(white, black)| (black, white)).collect();
    let second: Vec<Vec<Pair>> = rounds.iter().map(exchanged).collect();
    if cycles == Cycles::DoubleReversed && rounds.len() > 1 {
        let last = rounds.len() - 1;
        rounds.swap(last - 1, last);
    }
    rounds.extend(second);
    rounds
}

/// Who is free in a round of an odd table.
///
/// ```
/// use exaequo_playoff::berger::{Cycles, free, table};
///
/// let rounds = table(5, Cycles::Single);
/// assert_eq!(rounds.len(), 5);
/// assert_eq!(free(5, &rounds[0]), Some(1));
/// ```
pub fn free(players: u32, round: &[Pair]) -> Option<u32> {
    (1..=players).find(|number| !round.iter().any(|&(white, black)| *number == white || *number == black))
}

/// One round: from each to the next everybody but the last number moves on by half of the table.
fn pairs(seats: u32, players: u32, round: u32) -> Vec<Pair> {
    let (half, moving) = (seats / 2, seats - 1);
    let seat = |place: u32| place % moving + 1;
    let first = seat(round * half);
    let top = if round.is_multiple_of(2) { (first, seats) } else { (seats, first) };
    let others = (1..half).map(|board| (seat(round * half + board), seat(round * half + moving - board)));
    let all = std::iter::once(top).chain(others);
    all.filter(|&(white, black)| white <= players && black <= players).collect()
}
