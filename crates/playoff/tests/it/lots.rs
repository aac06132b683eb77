//! 4.2: lots that anyone can repeat, and that favour nobody.

use exaequo_tiebreak::lots::{hexadecimal, lot};

use crate::event::event;

fn drawn(seed: &str, count: u32) -> Vec<u32> {
    let scores: Vec<(u32, u32)> = (0..count).map(|index| (5, index)).collect();
    let tournament = event(&scores);
    let mut order: Vec<_> = tournament.participants().collect();
    order.sort_by_key(|&who| lot(&tournament, seed, who));
    order.iter().map(|&who| tournament.number_of(who)).collect()
}

#[test]
fn the_same_seed_gives_the_same_order() {
    assert_eq!(drawn("17:05", 6), drawn("17:05", 6));
    assert_ne!(drawn("17:05", 6), drawn("17:06", 6));
}

#[test]
fn a_lot_can_be_checked_with_a_pencil_and_a_digest() {
    let tournament = event(&[(5, 0)]);
    // printf '17:05\nFjord Open\n1\nAx' | sha256sum
    let first = tournament.participants().next().unwrap();
    assert_eq!(
        hexadecimal(&lot(&tournament, "17:05", first)),
        "02e3a34016436202e8cf39d7a93dbc2d08e7ef2a03bfa45d887fed08507616d1"
    );
}

#[test]
fn everybody_is_drawn_everywhere_equally_often() {
    const DRAWS: u32 = 6_000;
    let mut counts = [[0u32; 4]; 4];
    for seed in 0..DRAWS {
        for (place, number) in drawn(&seed.to_string(), 4).into_iter().enumerate() {
            counts[place][number as usize - 1] += 1;
        }
    }
    // A quarter each; the standard deviation of a count is 34, so that five of them are hardly ever exceeded.
    for count in counts.iter().flatten() {
        assert!(count.abs_diff(DRAWS / 4) < 5 * 34, "{counts:?}");
    }
}

#[test]
fn every_order_of_three_is_drawn_equally_often() {
    const DRAWS: u32 = 6_000;
    let mut counts = std::collections::BTreeMap::<Vec<u32>, u32>::new();
    for seed in 0..DRAWS {
        *counts.entry(drawn(&seed.to_string(), 3)).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| count.abs_diff(DRAWS / 6) < 5 * 29), "{counts:?}");
}
