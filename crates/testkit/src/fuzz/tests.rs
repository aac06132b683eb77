//! The mutator is repeatable, bounded and takes anything.

use super::*;

const INPUT: &[u8] = b"012 Fjord Open\r\n022 Bergen\r\n001    1 m    Aasen, Bjorn\r\n";

fn spoil(seed: u64, count: usize) -> Vec<Vec<u8>> {
    let mut mutator = Mutator::new(seed);
    let others = [b"777 something else\n".to_vec(), Vec::new()];
    (0..count).map(|_| mutator.mutate(INPUT, &others)).collect()
}

#[test]
fn the_same_seed_spoils_in_the_same_way() {
    assert_eq!(spoil(5, 50), spoil(5, 50));
    assert_ne!(spoil(5, 50), spoil(6, 50));
}

#[test]
fn most_of_what_comes_out_is_different() {
    let all = spoil(1, 200);
    assert!(all.iter().filter(|one| one.as_slice() != INPUT).count() > 180);
}

#[test]
fn every_change_takes_every_input() {
    let others = [INPUT.to_vec(), Vec::new()];
    let inputs: [&[u8]; 6] = [b"", b"\n", b"x", b"\r\n\r\n", b"\xff\xfe", INPUT];
    for change in CHANGES {
        for input in inputs {
            for seed in 0..40 {
                let mut bytes = input.to_vec();
                change.apply(&mut Random::new(seed), &mut bytes, &others);
                change.apply(&mut Random::new(seed), &mut bytes, &[]);
            }
        }
    }
}

#[test]
fn every_change_changes_something() {
    for (number, change) in CHANGES.iter().enumerate() {
        let changed = (0..40).any(|seed| {
            let mut bytes = INPUT.to_vec();
            change.apply(&mut Random::new(seed), &mut bytes, &[b"777\n".to_vec()]);
            bytes != INPUT
        });
        assert!(changed, "change {number}");
    }
}

#[test]
fn what_is_fed_back_stays_bounded() {
    let mut mutator = Mutator::new(2);
    let mut bytes = INPUT.to_vec();
    for _ in 0..300 {
        bytes = mutator.mutate(&bytes, &[]);
        assert!(bytes.len() <= LONGEST);
    }
}
