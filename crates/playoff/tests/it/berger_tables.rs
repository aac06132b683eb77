//! 3.1.3: tables of round robins, by their properties.

use std::collections::BTreeMap;

use exaequo_playoff::berger::{Cycles, Pair, free, table};

/// The colours of everybody in the order of the games played.
fn colours(rounds: &[Vec<Pair>]) -> BTreeMap<u32, String> {
    let mut colours: BTreeMap<u32, String> = BTreeMap::new();
    for (white, black) in rounds.iter().flatten() {
        colours.entry(*white).or_default().push('w');
        colours.entry(*black).or_default().push('b');
    }
    colours
}

fn meetings(rounds: &[Vec<Pair>]) -> BTreeMap<Pair, usize> {
    let mut meetings = BTreeMap::new();
    for (white, black) in rounds.iter().flatten() {
        *meetings.entry((*white.min(black), *white.max(black))).or_default() += 1;
    }
    meetings
}

#[test]
fn the_first_rounds_of_eight() {
    let rounds = table(8, Cycles::Single);
    assert_eq!(rounds[0], [(1, 8), (2, 7), (3, 6), (4, 5)]);
    assert_eq!(rounds[1], [(8, 5), (6, 4), (7, 3), (1, 2)]);
}

#[test]
fn each_pair_meets_once_in_a_cycle_and_nobody_plays_twice_in_a_round() {
    for players in 3..=16 {
        let rounds = table(players, Cycles::Single);
        assert_eq!(rounds.len(), (players + players % 2 - 1) as usize);
        let met = meetings(&rounds);
        assert_eq!(met.len(), (players * (players - 1) / 2) as usize, "{players} players");
        assert!(met.values().all(|count| *count == 1), "{players} players");
        for round in &rounds {
            let mut seen: Vec<u32> = round.iter().flat_map(|(white, black)| [*white, *black]).collect();
            seen.extend(free(players, round));
            seen.sort_unstable();
            assert_eq!(seen, (1..=players).collect::<Vec<_>>());
        }
    }
}

#[test]
fn everybody_of_an_odd_number_is_free_once() {
    for players in [3, 5, 7, 9, 11, 13, 15] {
        let rounds = table(players, Cycles::Single);
        let mut resting: Vec<u32> = rounds.iter().filter_map(|round| free(players, round)).collect();
        resting.sort_unstable();
        assert_eq!(resting, (1..=players).collect::<Vec<_>>());
    }
}

#[test]
fn colours_are_balanced() {
    for players in 3..=16 {
        for (number, games) in colours(&table(players, Cycles::Single)) {
            let whites = games.matches('w').count();
            let blacks = games.len() - whites;
            assert_eq!(
                whites.abs_diff(blacks),
                usize::from(players % 2 == 0),
                "{number} of {players}: {games}"
            );
        }
        for (number, games) in colours(&table(players, Cycles::Double)) {
            assert_eq!(games.matches('w').count() * 2, games.len(), "{number} of {players}: {games}");
        }
    }
}

#[test]
fn nobody_has_a_colour_three_times_in_a_row() {
    for players in 3..=16 {
        for cycles in [Cycles::Single, Cycles::DoubleReversed] {
            for (number, games) in colours(&table(players, cycles)) {
                let three = games.contains("www") || games.contains("bbb");
                assert!(!three, "{cycles:?}, {number} of {players}: {games}");
            }
        }
    }
}

#[test]
fn the_reversed_rounds_are_what_prevents_it() {
    let three = |games: &String| games.contains("www") || games.contains("bbb");
    assert!(colours(&table(8, Cycles::Double)).values().any(three));
}

#[test]
fn two_cycles_are_the_same_games_with_the_colours_exchanged() {
    for players in 3..=16 {
        for cycles in [Cycles::Double, Cycles::DoubleReversed] {
            let rounds = table(players, cycles);
            assert!(meetings(&rounds).values().all(|count| *count == 2));
            let mut games: Vec<Pair> = rounds.iter().flatten().copied().collect();
            let mut exchanged: Vec<Pair> = games.iter().map(|(white, black)| (*black, *white)).collect();
            games.sort_unstable();
            exchanged.sort_unstable();
            assert_eq!(games, exchanged);
        }
    }
}

#[test]
fn there_is_no_table_for_fewer_than_two() {
    assert!(table(0, Cycles::Single).is_empty() && table(1, Cycles::Double).is_empty());
    assert_eq!(table(2, Cycles::Double), [[(1, 2)], [(2, 1)]]);
}
