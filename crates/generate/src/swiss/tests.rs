//! Pairings over whole tournaments.

use super::*;

#[test]
fn nobody_is_paired_twice_and_the_bye_goes_round() {
    let mut field = Field::new(7, 6);
    let mut byes = Vec::new();
    for _ in 0..6 {
        let draw = field.draw((0..7).collect());
        let mut all: Vec<u32> = draw.pairs.iter().flat_map(|&(white, black)| [white, black]).collect();
        all.extend(draw.bye);
        all.sort_unstable();
        assert_eq!(all, (0..7).collect::<Vec<_>>());
        byes.extend(draw.bye);
    }
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 6);
}

/// As long as there are others, nobody meets twice, whatever the results are; of an odd number nobody has two byes.
#[test]
fn nobody_meets_twice_while_there_are_others() {
    for players in (2..=24).chain([40]) {
        for seed in 0..30 {
            let mut random = crate::Random::new(seed);
            let rounds = u16::try_from(players - 1).unwrap();
            let mut field = Field::new(players, rounds);
            for _ in 0..rounds {
                for (white, black) in field.draw((0..players).collect()).pairs {
                    field.add_score(if random.chance(500) { white } else { black }, 100);
                }
            }
            for member in &field.members {
                let mut met = member.met.clone();
                met.sort_unstable();
                met.dedup();
                let played = usize::from(rounds) - member.byes as usize;
                assert_eq!((met.len(), member.met.len()), (played, played), "{players} seed {seed}");
                assert!(member.byes <= players % 2);
            }
        }
    }
}

/// With players missing now and then, a rematch happens only where every pairing of the round has one.
#[test]
fn a_round_has_a_rematch_only_where_it_must() {
    for seed in 0..200 {
        let mut random = crate::Random::new(seed);
        let mut field = Field::new(8, 7);
        for _ in 0..7 {
            let mut present: Vec<u32> = (0..8).filter(|_| random.chance(850)).collect();
            present.truncate(present.len() / 2 * 2);
            let before: Vec<Vec<u32>> = field.members.iter().map(|member| member.met.clone()).collect();
            let is_new = |one: u32, other: u32| !before[one as usize].contains(&other);
            let draw = field.draw(present.clone());
            if !draw.pairs.iter().all(|&(white, black)| is_new(white, black)) {
                assert!(!can_be_paired(&present, &is_new), "seed {seed}");
            }
            for (white, black) in draw.pairs {
                field.add_score(if random.chance(500) { white } else { black }, 100);
            }
        }
    }
}

fn can_be_paired(present: &[u32], is_new: &dyn Fn(u32, u32) -> bool) -> bool {
    let Some((&one, rest)) = present.split_first() else { return true };
    rest.iter().any(|&other| {
        let left: Vec<u32> = rest.iter().copied().filter(|who| *who != other).collect();
        is_new(one, other) && can_be_paired(&left, is_new)
    })
}

#[test]
fn a_large_field_has_no_rematches_and_balanced_colors() {
    let mut field = Field::new(400, 9);
    for _ in 0..9 {
        for (white, black) in field.draw((0..400).collect()).pairs {
            field.add_score(white.min(black), 100);
        }
    }
    for member in &field.members {
        let mut met = member.met.clone();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 9);
        assert!(member.balance.abs() <= 3);
    }
}

/// As results come by chance, hardly anybody has the same colour three times in a row.
#[test]
fn colors_alternate() {
    let (mut third, mut seats) = (0, 0);
    for seed in 0..20 {
        let mut random = crate::Random::new(seed);
        let mut field = Field::new(60, 7);
        for _ in 0..7 {
            for (white, black) in field.draw((0..60).collect()).pairs {
                field.add_score(if random.chance(500) { white } else { black }, 100);
            }
            third += field.members.iter().filter(|member| member.streak > 2).count();
            seats += field.members.len();
        }
    }
    assert!(third * 200 < seats, "{third} of {seats}");
}
