//! Several rounds to come: Swiss rounds that nobody has paired, and round robins.

use exaequo_forecast::chance::{Chances, Endings, Pairings, Sampling};
use exaequo_forecast::{Horizon, Method, Prospects, Question, Rivals, Situation};
use exaequo_model::ParticipantId;
use exaequo_testkit::{Plan, Random};

use crate::events;

fn unpaired(seed: u64, rounds: u16) -> Situation {
    let mut random = Random::stream(seed, 84);
    let plan = Plan { unpaired: rounds, ..Plan::swiss(random.between(12, 30), 7, seed) };
    let list = *random.pick(&events::LISTS[..9]);
    Situation::new(&plan.tournament(), &events::options(list), None).expect("rounds to come")
}

fn sampling(samples: u32) -> Sampling {
    Sampling { samples, ..Sampling::default() }
}

/// Bounds from points hold in every ending that is played on.
#[test]
fn no_ending_leads_beyond_the_bounds() {
    for seed in 0..25 {
        let situation = unpaired(seed, 1 + u16::try_from(seed % 3).expect("a small number"));
        let everybody: Vec<ParticipantId> = situation.participants().collect();
        let question = Question::first(1).with(everybody.iter().copied());
        let prospects = Prospects::new(&situation, &question).expect("points come first");
        assert_eq!(prospects.method, Method::Points);
        let places = u32::try_from(everybody.len()).expect("few players");
        let chances = Chances::new(&situation, &everybody, places, &sampling(60)).expect("a Swiss");
        for chance in &chances.rows {
            let extent = &prospects.of(chance.who).expect("everybody was asked for").extent;
            let reached = (1..).zip(&chance.places).filter(|(_, share)| share.count > 0);
            for (place, _) in reached {
                let (best, worst) = (extent.best.proved, extent.worst.proved);
                assert!((best..=worst).contains(&place), "seed {seed}, {:?}: {place}", chance.who);
            }
            let all: u64 = chance.places.iter().map(|share| share.count).sum();
            assert_eq!(all, 60, "seed {seed}: everybody has a place in every ending");
        }
    }
}

#[test]
fn rounds_to_come_are_the_same_on_any_number_of_threads_and_others_with_another_seed() {
    let situation = unpaired(4, 2);
    let everybody: Vec<ParticipantId> = situation.participants().collect();
    let on = |threads: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let sampling = Sampling { seed, ..sampling(100) };
        pool.install(|| Chances::new(&situation, &everybody, 5, &sampling)).expect("a Swiss")
    };
    assert_eq!(on(1, 1), on(4, 1));
    assert_ne!(on(1, 1).rows, on(1, 2).rows);
    assert_eq!(on(1, 1).pairings, Pairings::ByScoreGroups { rounds: 2 });
}

#[test]
fn an_event_is_played_on_to_its_end_also_without_ratings() {
    let mut facts = Plan { unpaired: 4, ..Plan::swiss(16, 5, 2) }.tournament().into_facts();
    facts.ratings.clear();
    let unrated = exaequo_model::Tournament::new(facts).expect("nobody has a rating");
    let situation = Situation::new(&unrated, &events::options("PTS,BH"), None).expect("rounds to come");
    let endings = Endings::new(&situation, &sampling(1)).expect("a Swiss");
    let active = situation.participants().count();
    assert!(endings.unrated() > 0 && endings.unrated() <= active);
    let ended = endings.tournament(0).expect("it is played on");
    assert_eq!((ended.rounds.count(), ended.complete_rounds()), (5, 5));
    assert_eq!(endings.tournament(0), Some(ended));
}

/// Who meets whom in a round robin is known: asked about an earlier round it keeps its schedule.
#[test]
fn round_robins_are_gone_through_as_far_as_few_games_are_open() {
    let tournament = Plan::round_robin(6, 1, 3).tournament();
    let options = events::options("PTS,DE,SB");
    let two_rounds = Situation::new(&tournament, &options, Some(4)).expect("two rounds to come");
    assert_eq!(two_rounds.horizon(), Horizon::Schedule);
    let question = Question::first(1).with(two_rounds.participants());
    let prospects = Prospects::new(&two_rounds, &question).expect("points come first");
    assert_eq!(prospects.method, Method::Enumeration);
    let everybody: Vec<ParticipantId> = two_rounds.participants().collect();
    let chances = Chances::new(&two_rounds, &everybody, 6, &sampling(300)).expect("known pairings");
    for chance in &chances.rows {
        let extent = &prospects.of(chance.who).expect("everybody was asked for").extent;
        for (place, _) in (1..).zip(&chance.places).filter(|(_, share)| share.count > 0) {
            assert!(extent.best.proved <= place && place <= extent.worst.proved, "{:?}", chance.who);
        }
    }
    let whole = Situation::new(&tournament, &options, Some(1)).expect("everything to come");
    assert_eq!(Prospects::new(&whole, &Question::first(1)).expect("bounds").method, Method::Points);
}

/// Rounds of a round robin that are not paired are not made up: there are bounds, and no chances.
#[test]
fn unpaired_rounds_of_other_systems_are_not_played_on() {
    let plan = Plan { unpaired: 2, ..Plan::round_robin(8, 1, 3) };
    let situation = Situation::new(&plan.tournament(), &events::options("PTS,DE"), None).expect("two rounds");
    let everybody: Vec<ParticipantId> = situation.participants().collect();
    assert_eq!(Chances::new(&situation, &everybody, 3, &sampling(50)), None);
    assert!(Prospects::new(&situation, &Question::first(1)).is_ok());
}

/// All pairs of numbers ahead and level are those that scenarios bring, and the scenarios that are named bring them.
#[test]
fn everybody_around_is_counted_as_in_all_scenarios() {
    let mut compared = 0;
    for seed in 0..60 {
        let Some(situation) = events::before_the_last(&events::small(seed), "PTS,BH") else { continue };
        let rivals = Rivals::new(&situation).expect("points come first");
        let among = vec![true; situation.tournament().participant_count()];
        for who in situation.participants() {
            let count = |scenario: &[u8]| {
                let standings = situation.standings(scenario).expect("it can be ranked");
                let own = standings.value(0, who);
                let others = || situation.participants().filter(|other| *other != who);
                let ahead = others().filter(|other| standings.value(0, *other) > own).count();
                let level = others().filter(|other| standings.value(0, *other) == own).count();
                let number = |count: usize| u32::try_from(count).expect("few players");
                exaequo_forecast::Around { ahead: number(ahead), level: number(level) }
            };
            let expected: std::collections::BTreeSet<_> =
                situation.every_scenario(1_000).into_iter().flatten().map(|one| count(&one)).collect();
            if expected.is_empty() {
                continue;
            }
            let found = rivals.around(who, &among, u32::MAX).expect("a last round");
            assert_eq!(found, expected, "seed {seed}, {who:?}");
            for around in found {
                let scenario = rivals.scenario(who, &among, u32::MAX, around).expect("it can happen");
                assert_eq!(count(&scenario), around, "seed {seed}, {who:?}");
            }
            compared += 1;
        }
    }
    assert!(compared > 200, "{compared}");
}
