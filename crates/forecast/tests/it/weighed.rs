//! Chances from all scenarios, against a plain sum over them.

use exaequo_forecast::chance::{Chance, Chances, Sampling, Scenarios, Share, WhereFew};
use exaequo_forecast::{Horizon, Prospects, Question, Situation};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_testkit::{Plan, Rates};
use rayon::prelude::*;

use crate::events;

/// The weight of all scenarios in the plain sum.
const WHOLE: u128 = 1 << 95;

/// What a plain sum has for a participant: by own choice and place, the weight and the number of scenarios.
type Sums = Vec<Vec<(u128, u64)>>;

/// Every scenario ranked by the engine and multiplied out, game by game. The odds of the games are those of everybody's own
/// results.
fn by_hand(situation: &Situation, odds: &[Vec<u64>]) -> Vec<Sums> {
    let count = situation.tournament().participant_count();
    let mut sums = vec![vec![vec![(0, 0); count]; 32]; count];
    for scenario in situation.every_scenario(1_000).expect("few scenarios") {
        let odds = scenario.iter().zip(odds).map(|(choice, odds)| u128::from(odds[usize::from(*choice)]));
        let weight = odds.fold(WHOLE, |weight, odds| (weight * odds) >> 32);
        let places = situation.places(&scenario).expect("it can be ranked");
        for who in situation.participants() {
            let own = own_choice(situation, who, &scenario);
            let sum = &mut sums[who.index()][own][places[who.index()] as usize - 1];
            *sum = (sum.0 + weight, sum.1 + 1);
        }
    }
    sums
}

fn own_choice(situation: &Situation, who: ParticipantId, scenario: &[u8]) -> usize {
    match situation.own(who) {
        [unit] => scenario[*unit as usize].into(),
        _ => 0,
    }
}

/// The odds of all games, from chances that were drawn: they say how likely own results are. Where somebody has several
/// games nobody says so, and the odds are those of one game after the other.
fn odds(situation: &Situation) -> Option<Vec<Vec<u64>>> {
    let everybody: Vec<_> = situation.participants().collect();
    let sampling = Sampling { samples: 1, where_few: WhereFew::Draw, ..Sampling::default() };
    let drawn = Chances::of_each(situation, &everybody, &sampling)?;
    let of = |unit: &exaequo_forecast::Unit| {
        let own = drawn.rows.iter().find(|row| unit.sides.contains(&row.who) && !row.by_result.is_empty())?;
        let likely = |choice: usize| own.by_result.iter().find(|one| usize::from(one.choice) == choice);
        (0..unit.choices.len()).map(|choice| Some(likely(choice)?.likely.count)).collect()
    };
    situation.units().iter().map(of).collect()
}

fn is_share_of(share: Share, (weight, scenarios): (u128, u64), whole: u128, what: &str) {
    assert_eq!(share.of, Share::WHOLE, "{what}");
    assert_eq!(share.count == 0, scenarios == 0, "{what}");
    // Both are rounded, once in 2⁵² and once for each game and scenario in 2⁹⁵.
    let found = (u128::from(share.count) * (whole >> 24)) >> 28;
    assert!(found.abs_diff(weight) <= (whole >> 52) * 64 + (1 << 20), "{what}: {found} and not {weight}");
}

fn is_as_by_hand(chance: &Chance, sums: &Sums, what: &str) {
    for (place, share) in chance.places.iter().enumerate() {
        let both =
            |one: (u128, u64), other: &Vec<(u128, u64)>| (one.0 + other[place].0, one.1 + other[place].1);
        is_share_of(*share, sums.iter().fold((0, 0), both), WHOLE, what);
    }
    assert_eq!(chance.places.iter().map(|share| share.count).sum::<u64>(), Share::WHOLE, "{what}");
    for own in &chance.by_result {
        let sums = &sums[usize::from(own.choice)];
        let whole: u128 = sums.iter().map(|sum| sum.0).sum();
        for (share, sum) in own.places.iter().zip(sums) {
            is_share_of(*share, *sum, whole, what);
        }
        assert_eq!(own.places.iter().map(|share| share.count).sum::<u64>(), Share::WHOLE, "{what}");
    }
}

/// Compares everybody, together and one by one; returns how many.
fn compared(tournament: &Tournament, list: &str, what: &str) -> usize {
    let Some(situation) = events::before_the_last(tournament, list) else { return 0 };
    if situation.every_scenario(1_000).is_none() {
        return 0;
    }
    let Some(odds) = odds(&situation) else { return 0 };
    let everybody: Vec<_> = situation.participants().collect();
    let sums = by_hand(&situation, &odds);
    let together = Chances::of_each(&situation, &everybody, &Sampling::default()).expect("known pairings");
    assert!(matches!(together.scenarios, Scenarios::All(_)), "{what}: {:?}", together.scenarios);
    let first = Chances::new(&situation, &everybody, 3, &Sampling::default()).expect("known pairings");
    for (chance, first) in together.rows.iter().zip(&first.rows) {
        is_as_by_hand(chance, &sums[chance.who.index()], what);
        let alone = Chances::of(&situation, chance.who, &Sampling::default()).expect("known pairings");
        assert_eq!(&alone.rows[0], chance, "{what}");
        let near = first.places.iter().zip(&chance.places);
        near.for_each(|(one, other)| assert!(one.count.abs_diff(other.count) <= 64, "{what}"));
    }
    everybody.len()
}

#[test]
fn all_scenarios_are_weighed_as_by_hand() {
    let lists = events::LISTS.iter().chain(&["BH,PTS", "WIN,PTS"]);
    let events: Vec<_> = (0..80).zip(lists.cycle()).collect();
    let players: usize = events
        .into_par_iter()
        .map(|(seed, list)| compared(&events::small(seed), list, &format!("seed {seed}, {list}")))
        .sum();
    assert!(players > 300, "{players}");
}

#[test]
fn matches_of_teams_are_weighed_as_by_hand() {
    let events: Vec<_> = (0..24).zip(events::TEAM_LISTS.iter().cycle()).collect();
    let teams: usize = events
        .into_par_iter()
        .map(|(seed, list)| compared(&events::teams(seed), list, &format!("seed {seed}, {list}")))
        .sum();
    assert!(teams > 60, "{teams}");
}

/// A result that the model calls impossible has a scenario and no weight: the place stays possible, and is never nothing.
#[test]
fn what_the_model_excludes_is_possible_all_the_same() {
    let tournament = Plan::swiss(8, 5, 3).with_rates(Rates::CLEAN).tournament();
    let situation = events::before_the_last(&tournament, "PTS,BH/C1,BH,SB").expect("a last round");
    let everybody: Vec<_> = situation.participants().collect();
    let mut sampling = Sampling::default();
    sampling.model.draws = Some(0);
    let chances = Chances::of_each(&situation, &everybody, &sampling).expect("known pairings");
    let question = Question::first(8).with(everybody.iter().copied());
    let prospects = Prospects::new(&situation, &question).expect("points come first");
    for chance in &chances.rows {
        let extent = &prospects.of(chance.who).expect("asked for").extent;
        let has = |place: u32| chance.places[place as usize - 1].count > 0;
        assert!(has(extent.best.proved) && has(extent.worst.proved), "{chance:?}");
        let sum: u64 = chance.places.iter().map(|share| share.count).sum();
        assert_eq!(sum, Share::WHOLE);
        let draw = &chance.by_result[1];
        assert_eq!((draw.likely.count, draw.places[0].of), (0, 0), "nothing to be told of a draw");
    }
}

#[test]
fn weighed_chances_are_the_same_on_any_number_of_threads_and_with_any_seed() {
    let tournament = Plan::swiss(16, 7, 5).with_rates(Rates::CLEAN).tournament();
    let situation = events::before_the_last(&tournament, events::LISTS[0]).expect("a last round");
    let everybody: Vec<_> = situation.participants().collect();
    let on = |threads: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let sampling = Sampling { seed, ..Sampling::default() };
        pool.install(|| Chances::of_each(&situation, &everybody, &sampling)).expect("known pairings")
    };
    let one = on(1, 1);
    assert_eq!(one.scenarios, Scenarios::All(6_561));
    assert_eq!(one, on(4, 1));
    assert_eq!(one.rows, on(3, 2).rows);
}

/// Drawn shares lie around the exact ones: five standard deviations of twenty thousand samples are no more than 18 of a
/// thousand. Also where only some of the games matter, and the others weigh one.
#[test]
fn samples_agree_with_all_scenarios() {
    let (mut weighed, mut fewer) = (0, 0);
    for (seed, list) in (0..40).zip([0, 5, 6, 8].into_iter().cycle()) {
        let tournament = Plan::swiss(if seed % 2 == 0 { 30 } else { 14 }, 7, seed).tournament();
        let list = events::LISTS[list];
        let Some(situation) = events::before_the_last(&tournament, list) else { continue };
        let who: Vec<_> = situation.participants().collect();
        let chances = Chances::new(&situation, &who, 1, &Sampling::default()).expect("known pairings");
        let Scenarios::All(count) = chances.scenarios else { continue };
        weighed += 1;
        fewer += usize::from(
            situation.units().iter().fold(1, |all: u64, _| all.saturating_mul(3)) > u64::from(count),
        );
        let drawn = Sampling { where_few: WhereFew::Draw, ..Sampling::default() };
        let drawn = Chances::new(&situation, &who, 1, &drawn).expect("known pairings");
        for (exact, drawn) in chances.rows.iter().zip(&drawn.rows) {
            let [one, other] = [exact, drawn]
                .map(|row| u128::from(row.places[0].count) * 1_000 / u128::from(row.places[0].of));
            // Where the engine ranks each, two thousand are drawn.
            let most = if drawn.places[0].of == 2_000 { 56 } else { 18 };
            assert!(one.abs_diff(other) <= most, "seed {seed}, {list}: {one} and {other}");
        }
    }
    assert!(weighed > 15 && fewer > 3, "{weighed} {fewer}");
}

/// The time is about that of the samples that were asked for: with fewer of these, fewer scenarios are gone through.
#[test]
fn few_scenarios_are_few_for_the_samples_asked_for() {
    let tournament = Plan::swiss(12, 5, 1).with_rates(Rates::CLEAN).tournament();
    let situation = events::before_the_last(&tournament, events::LISTS[0]).expect("a last round");
    let everybody: Vec<_> = situation.participants().collect();
    let with = |samples: u32| {
        let sampling = Sampling { samples, ..Sampling::default() };
        Chances::of_each(&situation, &everybody, &sampling).expect("known pairings").scenarios
    };
    assert_eq!([with(72), with(73)], [Scenarios::Drawn(72), Scenarios::All(729)]);
}

/// Two rounds of a round robin: everybody has two games.
#[test]
fn several_rounds_are_weighed_too() {
    let tournament = Plan::round_robin(6, 1, 3).tournament();
    let situation = Situation::new(&tournament, &events::options("PTS,DE,SB"), Some(4)).expect("two rounds");
    assert_eq!(situation.horizon(), Horizon::Schedule);
    let everybody: Vec<_> = situation.participants().collect();
    let chances = Chances::of_each(&situation, &everybody, &Sampling::default()).expect("known pairings");
    assert!(matches!(chances.scenarios, Scenarios::All(_)));
    let drawn = Sampling { where_few: WhereFew::Draw, ..Sampling::default() };
    let drawn = Chances::of_each(&situation, &everybody, &drawn).expect("known pairings");
    for (exact, drawn) in chances.rows.iter().zip(&drawn.rows) {
        assert_eq!(exact.places.iter().map(|share| share.count).sum::<u64>(), Share::WHOLE);
        for (one, other) in exact.places.iter().zip(&drawn.places) {
            let [one, other] =
                [one, other].map(|share| u128::from(share.count) * 1_000 / u128::from(share.of));
            assert!(one.abs_diff(other) <= 56, "{one} and {other}");
        }
    }
}

/// A search that stopped at once leaves nothing open that all scenarios exclude.
#[test]
fn all_scenarios_prove_what_a_short_search_leaves_open() {
    let mut changed = 0;
    for seed in 0..30 {
        let Some(situation) = events::before_the_last(&events::small(seed), events::LISTS[0]) else {
            continue;
        };
        let everybody: Vec<_> = situation.participants().collect();
        let ask = |budget| {
            let question = Question::first(1).with(everybody.iter().copied()).budget(budget);
            Prospects::new(&situation, &question).expect("points come first")
        };
        let (short, long) = (ask(1), ask(Question::BUDGET));
        let chances = Chances::of_each(&situation, &everybody, &Sampling::default()).expect("known pairings");
        let Scenarios::All(_) = chances.scenarios else { continue };
        let narrowed = short.clone().narrowed(&chances);
        for (one, other) in narrowed.outlooks.iter().zip(&long.outlooks) {
            assert_eq!(one.extent.best.proved, other.extent.best.proved, "seed {seed}, {:?}", one.who);
            assert_eq!(one.extent.worst.proved, other.extent.worst.proved, "seed {seed}, {:?}", one.who);
        }
        changed += usize::from(narrowed.outlooks != short.outlooks);
    }
    assert!(changed > 3, "{changed}");
}
