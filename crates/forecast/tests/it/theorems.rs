//! The theorems the search rests on, each as a property, with cases where they must not be used.

use exaequo_forecast::{Certainty, Method, Prospects, Question, Refused, Situation};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_testkit::{Plan, Random, Rates};

use crate::events;

fn random_scenario(situation: &Situation, random: &mut Random) -> Vec<u8> {
    let choice = |random: &mut Random, count: usize| u8::try_from(random.index(count)).expect("few choices");
    situation.units().iter().map(|unit| choice(random, unit.choices.len())).collect()
}

/// T1: for any results of the others, a better own result gives no worse place.
#[test]
fn a_better_own_result_gives_no_worse_place_where_points_come_first() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut random = Random::stream(seed, 80);
        let list = *random.pick(events::LISTS);
        let Some(situation) = events::before_the_last(&events::small(seed), list) else { continue };
        for _ in 0..6 {
            let scenario = random_scenario(&situation, &mut random);
            for (unit, open) in situation
                .units()
                .iter()
                .enumerate()
                .filter(|(_, unit)| situation.own(unit.sides[0]).len() == 1)
            {
                let place = |choice: u8| {
                    let mut scenario = scenario.clone();
                    scenario[unit] = choice;
                    let places = situation.places(&scenario).unwrap();
                    open.sides.map(|side| places[side.index()])
                };
                let [win, draw, loss] = [0, 1, 2].map(place);
                assert!(win[0] <= draw[0] && draw[0] <= loss[0], "seed {seed}, {list}");
                assert!(win[1] >= draw[1] && draw[1] >= loss[1], "seed {seed}, {list}");
                compared += 4;
            }
        }
    }
    assert!(compared > 4_000, "{compared}");
}

/// Where a tie-break comes before the points, a win can cost places: the shortcut is not taken, and what is too large to go
/// through is refused with the reason.
#[test]
fn where_points_are_not_first_everything_is_gone_through_or_refused() {
    let mut falls = false;
    for seed in 0..40 {
        let mut random = Random::stream(seed, 81);
        let tournament = events::small(seed);
        let options = events::options("BH,PTS");
        let Ok(situation) = Situation::new(&tournament, &options, Some(tournament.rounds.count())) else {
            continue;
        };
        let scenario = random_scenario(&situation, &mut random);
        for (unit, open) in situation.units().iter().enumerate() {
            let place = |choice: u8| {
                let mut scenario = scenario.clone();
                scenario[unit] = choice;
                situation.places(&scenario).unwrap()[open.sides[0].index()]
            };
            falls |= place(0) > place(2);
        }
        crate::enumeration::compare(&situation, &format!("seed {seed}, BH,PTS"));
    }
    assert!(falls, "the counter-case exists: a win that costs places");
    let large = Plan::swiss(60, 7, 1).with_rates(Rates::CLEAN).tournament();
    let situation = Situation::new(&large, &events::options("BH,PTS"), Some(7)).unwrap();
    let refused = Prospects::new(&situation, &Question::first(1));
    assert!(matches!(refused, Err(Refused::PointsNotFirst { open: 30, .. })), "{refused:?}");
}

/// T3 and T4: values change by a sum over games: what two results change together is what they change one by one, except
/// where terms are cut.
#[test]
fn effects_of_two_games_add_up_for_sums_and_not_for_cuts() {
    let mut differ_with_cuts = false;
    for seed in 0..30 {
        let tournament = Plan::swiss(24, 6, seed).tournament();
        let Some(situation) = events::before_the_last(&tournament, "PTS,BH,SB,BH/C1") else { continue };
        let mut random = Random::stream(seed, 82);
        let scenario = random_scenario(&situation, &mut random);
        let (one, other) = (random.index(scenario.len()), random.index(scenario.len()));
        if one == other {
            continue;
        }
        let value = |criterion: usize, who: ParticipantId, first: u8, second: u8| {
            let mut scenario = scenario.clone();
            (scenario[one], scenario[other]) = (first, second);
            situation.standings(&scenario).unwrap().value(criterion, who).unwrap().numerator()
        };
        for who in situation.participants() {
            let mixed = |criterion| {
                value(criterion, who, 0, 0) + value(criterion, who, 2, 2)
                    - value(criterion, who, 0, 2)
                    - value(criterion, who, 2, 0)
            };
            let own = situation.own(who).iter().any(|unit| [one, other].contains(&(*unit as usize)));
            if !own {
                assert_eq!([mixed(1), mixed(2)], [0, 0], "seed {seed}, {who:?}");
            }
            differ_with_cuts |= mixed(3) != 0;
        }
    }
    assert!(differ_with_cuts, "the counter-case exists: with cuts effects do not add up");
}

/// T6: right behind the points direct encounter needs those who are level and their own games alone; games of others that
/// leave them level change nothing. Later in the list it looks at those who are level on more, and they do.
#[test]
fn direct_encounter_behind_the_points_needs_no_other_game() {
    let (mut compared, mut differs_later) = (0, false);
    for seed in 0..60 {
        let tournament = events::small(seed);
        for (list, column) in [("PTS,DE", 1), ("PTS,BH,DE", 2)] {
            let Some(situation) = events::before_the_last(&tournament, list) else { continue };
            let mut random = Random::stream(seed, 85);
            for _ in 0..8 {
                let scenario = random_scenario(&situation, &mut random);
                let before = situation.standings(&scenario).unwrap();
                let unit = random.index(scenario.len());
                let mut changed = scenario.clone();
                changed[unit] = u8::try_from(random.below(3)).expect("three results");
                let after = situation.standings(&changed).unwrap();
                let sides = situation.units()[unit].sides;
                let points = [&before, &after].map(|standings| sides.map(|who| standings.value(0, who)));
                let is_free = |who: ParticipantId| {
                    let own = before.value(0, who);
                    !points.iter().flatten().any(|points| *points == own)
                };
                for who in situation.participants().filter(|who| is_free(*who)) {
                    let same = before.value(column, who) == after.value(column, who);
                    assert!(same || list != "PTS,DE", "seed {seed}: {who:?}");
                    differs_later |= !same;
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
    assert!(differs_later, "the counter-case exists: behind another criterion other games matter");
}

/// Colours are no merit: with all of them changed, everybody can reach the same places. Where Black counts, not so.
#[test]
fn colors_change_nothing_unless_the_list_counts_them() {
    let mut differs = false;
    for seed in 0..20 {
        let tournament = events::small(seed);
        for list in ["PTS,BH/C1,BH,SB,DE", "PTS,DE,WIN,SB", "PTS,BWG,BPG"] {
            let pair = [tournament.clone(), recoloured(&tournament)];
            let pair = pair.map(|event| events::before_the_last(&event, list));
            let [Some(one), Some(other)] = pair else { continue };
            let [first, second] = [&one, &other].map(|situation| {
                let everybody: Vec<_> = situation.participants().collect();
                Prospects::new(situation, &Question::first(1).with(everybody)).unwrap()
            });
            let places = |prospects: &Prospects, who: ParticipantId| {
                let outlook = prospects.of(who).unwrap();
                let extents = outlook.by_result.iter().map(|one| &one.extent).chain([&outlook.extent]);
                extents.map(|extent| (extent.best.exact(), extent.worst.exact())).collect::<Vec<_>>()
            };
            for who in one.participants() {
                let same = places(&first, who) == places(&second, who);
                assert!(same || list == "PTS,BWG,BPG", "seed {seed}, {list}, {who:?}");
                differs |= !same;
            }
        }
    }
    assert!(differs, "the counter-case exists: games with Black count");
}

/// The same event with all colours changed.
fn recoloured(tournament: &Tournament) -> Tournament {
    let mut facts = tournament.clone().into_facts();
    for game in &mut facts.rounds.pairings {
        *game = exaequo_model::Pairing {
            white: game.black,
            black: game.white,
            outcome: game.outcome.mirrored(),
            ..*game
        };
    }
    Tournament::new(facts).expect("the same facts with other colours")
}

/// A game of an earlier round that is still open is one more thing that can happen: everything is gone through, or the last
/// round is searched once for each of its results, and both say the same.
#[test]
fn a_postponed_game_is_looked_at_with_each_result() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut random = Random::stream(seed, 86);
        let mut plan = Plan::swiss(random.between(19, 22), 5, seed);
        plan.rates = if random.chance(500) { Rates::CLEAN } else { plan.rates };
        let mut facts = plan.tournament().into_facts();
        let earlier = facts.rounds.pairing_range(exaequo_model::RoundNumber(4));
        let game = earlier.start + random.index(earlier.len());
        let last = facts.rounds.pairing_range(exaequo_model::RoundNumber(5));
        // A few boards are left, so that everything can be gone through.
        for index in std::iter::once(game).chain(last.take(random.index(3) + 4)) {
            if matches!(facts.rounds.pairings[index].outcome, exaequo_model::Outcome::Played { .. }) {
                facts.rounds.pairings[index].outcome = exaequo_model::Outcome::Pending;
            }
        }
        facts.forget_published_points();
        let tournament = Tournament::new(facts).expect("a postponed game");
        let criteria = *random.pick(events::LISTS);
        let Ok(situation) = Situation::new(&tournament, &events::options(criteria), None) else { continue };
        if situation.horizon() != exaequo_forecast::Horizon::Schedule {
            continue;
        }
        let everybody: Vec<_> = situation.participants().collect();
        let question = Question::first(3).with(everybody.iter().copied());
        let all = Prospects::new(&situation, &question).unwrap();
        let searched = Prospects::by_cases(&situation, &question).expect("one postponed game");
        assert_eq!(all.method, Method::Enumeration);
        for who in everybody {
            let ends = |prospects: &Prospects| {
                let outlook = prospects.of(who).unwrap();
                let extents = outlook.by_result.iter().map(|one| &one.extent).chain([&outlook.extent]);
                extents.map(|extent| (extent.best.exact(), extent.worst.exact())).collect::<Vec<_>>()
            };
            assert_eq!(ends(&searched), ends(&all), "seed {seed}, {criteria}, {who:?}");
            let outlook = searched.of(who).unwrap();
            for reached in [&outlook.extent.best, &outlook.extent.worst].map(|limit| limit.reached.as_ref()) {
                let reached = reached.expect("a small field");
                assert_eq!(situation.places(&reached.scenario).unwrap()[who.index()], reached.place);
            }
            compared += 1;
        }
        // Who can be among the first is the same where nobody was asked for.
        let question = Question::first(3).to_the_worst();
        let unasked = Prospects::by_cases(&situation, &question).expect("one postponed game");
        for outlook in &unasked.outlooks {
            let expected = &all.of(outlook.who).unwrap().extent;
            assert_eq!(outlook.extent.among_first(3), expected.among_first(3), "seed {seed}, {criteria}");
        }
    }
    assert!(compared > 400, "{compared}");
}

/// What the budget does not decide is open, and never called out or sure.
#[test]
fn a_spent_budget_leaves_things_open() {
    let mut open = 0;
    for seed in 0..12 {
        let tournament = Plan::swiss(40, 7, seed).tournament();
        let Some(situation) = events::before_the_last(&tournament, events::LISTS[0]) else { continue };
        let whole = Prospects::new(&situation, &Question::first(3)).unwrap();
        for budget in [0, 1, 5, 40] {
            let short = Prospects::new(&situation, &Question::first(3).budget(budget)).unwrap();
            for who in situation.participants() {
                let decided = |prospects: &Prospects, places| {
                    prospects.of(who).map_or(Certainty::Out, |outlook| outlook.extent.among_first(places))
                };
                for places in 1..=3 {
                    match (decided(&short, places), decided(&whole, places)) {
                        (Certainty::Open, _) => open += 1,
                        // Sure is possible too, as far as a short search knows.
                        (Certainty::Possible, Certainty::Sure) => {}
                        (one, other) => assert_eq!(one, other, "seed {seed}, {who:?}, budget {budget}"),
                    }
                }
            }
        }
    }
    assert!(open > 20, "{open}");
}

/// Players in another order are the same players.
#[test]
fn the_order_of_the_players_changes_nothing() {
    for seed in 0..15 {
        let tournament = Plan::swiss(18, 5, seed).tournament();
        let (shuffled, at) = shuffled(&tournament, seed);
        let list = "PTS,BH/C1,BH,SB,DE";
        let pair = [&tournament, &shuffled].map(|event| events::before_the_last(event, list));
        let [Some(one), Some(other)] = pair else { continue };
        let [first, second] = [&one, &other].map(|situation| {
            let everybody: Vec<_> = situation.participants().collect();
            Prospects::new(situation, &Question::first(1).with(everybody)).unwrap()
        });
        for who in one.participants() {
            let places = |prospects: &Prospects, who: ParticipantId| {
                let extent = &prospects.of(who).unwrap().extent;
                (extent.best.exact(), extent.worst.exact())
            };
            assert_eq!(
                places(&first, who),
                places(&second, ParticipantId(at[who.index()])),
                "seed {seed}, {who:?}"
            );
        }
    }
}

/// The same event with its players in another order, and where each went.
fn shuffled(tournament: &Tournament, seed: u64) -> (Tournament, Vec<u32>) {
    let mut facts = tournament.clone().into_facts();
    let count = u32::try_from(facts.players.len()).expect("few players");
    let mut order: Vec<u32> = (0..count).collect();
    Random::stream(seed, 83).shuffle(&mut order);
    let mut at = vec![0; order.len()];
    for (new, old) in (0..).zip(&order) {
        at[*old as usize] = new;
    }
    facts.players = order.iter().map(|old| facts.players[*old as usize].clone()).collect();
    for game in &mut facts.rounds.pairings {
        game.white.0 = at[game.white.index()];
        game.black.0 = at[game.black.index()];
    }
    for absence in &mut facts.rounds.absences {
        absence.participant.0 = at[absence.participant.index()];
    }
    for entry in &mut facts.ratings {
        entry.player.0 = at[entry.player.index()];
    }
    for (_, absence) in &mut facts.requests {
        absence.participant.0 = at[absence.participant.index()];
    }
    (Tournament::new(facts).expect("the same facts in another order"), at)
}
