//! Samples against proofs.

use exaequo_forecast::chance::{Chances, Sampling, WhereFew};
use exaequo_forecast::{Certainty, Prospects, Question};
use exaequo_model::Tournament;
use exaequo_testkit::{Plan, Random};

#[cfg(test)]
use rayon::prelude::*;

use crate::events;

/// Draws scenarios of an event and checks that none reaches a place that is called impossible; returns the number of players.
pub(crate) fn sampled_within_proofs(seed: u64, most: u32, samples: u32) -> usize {
    let mut random = Random::stream(seed, 79);
    let (players, rounds) =
        (random.between(14, most), u16::try_from(random.between(5, 9)).expect("a small number"));
    let tournament = Plan::swiss(players, rounds, seed).tournament();
    let list = *random.pick(&events::LISTS[..9]);
    within_proofs(&tournament, list, seed, samples)
}

/// The same for a team event.
pub(crate) fn teams_sampled_within_proofs(seed: u64, samples: u32) -> usize {
    let mut random = Random::stream(seed, 88);
    let boards = u8::try_from(random.between(2, 4)).expect("a small number");
    let tournament = Plan::teams(random.between(6, 20), boards, 5, seed).tournament();
    let list = *random.pick(events::TEAM_LISTS);
    within_proofs(&tournament, list, seed, samples)
}

/// Draws scenarios of the last round; returns the number of participants.
fn within_proofs(tournament: &Tournament, list: &str, seed: u64, samples: u32) -> usize {
    let Some(situation) = events::before_the_last(tournament, list) else { return 0 };
    let everybody: Vec<_> = situation.participants().collect();
    let question = Question::first(3).budget(3_000);
    let prospects = Prospects::new(&situation, &question).expect("points come first");
    let sampling = Sampling { seed, samples, where_few: WhereFew::Draw, ..Sampling::default() };
    let chances = Chances::new(&situation, &everybody, 3, &sampling).expect("pairings are known");
    for chance in &chances.rows {
        let outlook = prospects.of(chance.who);
        for (place, share) in (1..).zip(&chance.places).filter(|(_, share)| share.count > 0) {
            let best = outlook.map_or(u32::MAX, |outlook| outlook.extent.best.proved);
            assert!(
                best <= place,
                "seed {seed}, {list}: {:?} reached {place}, called impossible ({share:?})",
                chance.who
            );
        }
        let sure = outlook.is_some_and(|outlook| outlook.extent.among_first(3) == Certainty::Sure);
        let among: u64 = chance.places.iter().map(|share| share.count).sum();
        assert!(!sure || among == chance.places[0].of, "seed {seed}, {list}: {:?} called sure", chance.who);
    }
    everybody.len()
}

#[test]
fn no_sample_reaches_a_place_called_impossible() {
    let players: usize = (0..500).into_par_iter().map(|seed| sampled_within_proofs(seed, 60, 200)).sum();
    assert!(players > 10_000, "{players}");
}

#[test]
fn no_sample_of_a_team_event_reaches_a_place_called_impossible() {
    let teams: usize = (0..60).into_par_iter().map(|seed| teams_sampled_within_proofs(seed, 100)).sum();
    assert!(teams > 400, "{teams}");
}

/// However places were weighed, they are counted in the scenarios that were drawn.
#[test]
fn shares_are_of_the_scenarios_that_were_drawn() {
    let tournament = Plan::swiss(30, 7, 3).tournament();
    let situation = events::before_the_last(&tournament, events::LISTS[0]).expect("a last round");
    let sampling = Sampling { samples: 5_000, ..Sampling::default() };
    for unit in situation.units() {
        let chance = &Chances::of(&situation, unit.sides[0], &sampling).expect("known pairings").rows[0];
        assert!(chance.places.iter().all(|share| share.of == 5_000), "{chance:?}");
        assert_eq!(chance.places.iter().map(|share| share.count).sum::<u64>(), 5_000);
    }
}

#[test]
fn the_same_seed_gives_the_same_counts_on_any_number_of_threads() {
    let tournament = Plan::swiss(40, 7, 5).tournament();
    let situation = events::before_the_last(&tournament, events::LISTS[0]).expect("a last round");
    let everybody: Vec<_> = situation.participants().collect();
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let chances = Chances::new(&situation, &everybody, 5, &Sampling::default());
            let prospects = Prospects::new(&situation, &Question::first(3)).expect("points come first");
            (chances, prospects.outlooks)
        })
    };
    assert_eq!(on(1), on(4));
    let other = Sampling { seed: 2, ..Sampling::default() };
    assert_ne!(on(1).0, Chances::new(&situation, &everybody, 5, &other));
}

#[test]
fn chances_for_each_own_result_add_up_to_those_whatever_happens() {
    let tournament = Plan::swiss(30, 7, 3).tournament();
    let situation = events::before_the_last(&tournament, events::LISTS[0]).expect("a last round");
    let who = situation.units()[0].sides[0];
    let sampling = Sampling { samples: 20_000, ..Sampling::default() };
    let in_full = &Chances::of(&situation, who, &sampling).expect("known pairings").rows[0];
    let plain = &Chances::new(&situation, &[who], 30, &sampling).expect("known pairings").rows[0];
    assert_eq!(in_full.by_result.iter().map(|one| one.likely.count).sum::<u64>(), 1 << 32);
    for (one, other) in in_full.places.iter().zip(&plain.places) {
        let percent = |share: &exaequo_forecast::chance::Share| share.count * 1000 / share.of;
        assert!(percent(one).abs_diff(percent(other)) <= 15, "{one:?} {other:?}");
    }
}

/// How likely places are, from all scenarios with their weights: of 2⁶⁰, by participant and place.
fn exact(situation: &exaequo_forecast::Situation, most: u64) -> Option<Vec<Vec<u128>>> {
    let everybody: Vec<_> = situation.participants().collect();
    let one = Chances::of_each(
        situation,
        &everybody,
        &Sampling { samples: 1, where_few: WhereFew::Draw, ..Sampling::default() },
    )?;
    let likely = |unit: usize, choice: u8| {
        let who = situation.units()[unit].sides[0];
        let own = one.rows.iter().find(|row| row.who == who)?;
        Some(u128::from(own.by_result.iter().find(|with| with.choice == choice)?.likely.count))
    };
    let mut found = vec![vec![0; everybody.len()]; situation.tournament().participant_count()];
    for scenario in situation.every_scenario(most)? {
        let mut weight = 1u128 << 60;
        for (unit, choice) in scenario.iter().enumerate() {
            weight = (weight * likely(unit, *choice)?) >> 32;
        }
        let places = situation.places(&scenario).ok()?;
        for who in &everybody {
            found[who.index()][places[who.index()] as usize - 1] += weight;
        }
    }
    Some(found)
}

/// Whatever the list begins with, and for everybody at once as for one.
#[test]
fn chances_are_those_of_all_scenarios() {
    let mut compared = 0;
    for (seed, list) in (0..24).zip(["PTS,BH/C1,BH,SB", "BH,PTS", "PTS,DE,SB", "WIN,PTS"].iter().cycle()) {
        let Some(situation) = events::before_the_last(&events::small(seed), list) else { continue };
        let everybody: Vec<_> = situation.participants().collect();
        let Some(expected) = exact(&situation, 800) else { continue };
        let sampling = Sampling { samples: 2_000, where_few: WhereFew::Draw, ..Sampling::default() };
        let together = Chances::of_each(&situation, &everybody, &sampling).expect("known pairings");
        let alone = Chances::of(&situation, everybody[0], &sampling).expect("known pairings");
        for chance in together.rows.iter().chain(&alone.rows) {
            for (share, expected) in chance.places.iter().zip(&expected[chance.who.index()]) {
                let found = u128::from(share.count) * 1_000 / u128::from(share.of);
                let expected = (expected * 1_000) >> 60;
                // Five standard deviations of two thousand samples at the most.
                assert!(found.abs_diff(expected) <= 56, "seed {seed}, {list}: {found} and not {expected}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}
