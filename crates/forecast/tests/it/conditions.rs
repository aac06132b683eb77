//! Results that are called enough, against all scenarios that agree with them.

use exaequo_forecast::{Conditions, OwnResult, Prospects, Question, Reached, Situation};
use exaequo_model::ParticipantId;

use crate::events;

/// More scenarios than this are not gone through.
const MOST: u64 = 800;

/// Whether a place is at least as far as another.
type Further = fn(u32, u32) -> bool;

/// The places of everybody in all scenarios.
fn everything(situation: &Situation) -> Vec<(Vec<u8>, Vec<u32>)> {
    let scenarios = situation.every_scenario(MOST).into_iter().flatten();
    scenarios.map(|scenario| (scenario.clone(), situation.places(&scenario).expect("ranked"))).collect()
}

/// All ends of the places of everybody that are reached: whose, where, and whether it is a best place.
fn ends(prospects: &Prospects) -> Vec<(ParticipantId, &Reached, bool)> {
    let extents = prospects.outlooks.iter().flat_map(|outlook| {
        let by_result = outlook.by_result.iter().map(|one: &OwnResult| &one.extent);
        std::iter::once(&outlook.extent).chain(by_result).map(|extent| (outlook.who, extent))
    });
    let both = extents.flat_map(|(who, extent)| [(who, &extent.best, true), (who, &extent.worst, false)]);
    both.filter_map(|(who, limit, best)| Some((who, limit.reached.as_ref()?, best))).collect()
}

/// How many ends were compared; none where nothing is called enough.
fn compare(situation: &Situation, label: &str) -> usize {
    let all = everything(situation);
    let Some(conditions) = Conditions::new(situation).filter(|_| !all.is_empty()) else { return 0 };
    let question = Question::first(1).with(situation.participants());
    let prospects = Prospects::new(situation, &question).expect("it can be searched");
    let ends = ends(&prospects);
    for (who, reached, best) in &ends {
        let needed =
            if *best { conditions.for_best(*who, reached) } else { conditions.for_worst(*who, reached) };
        let further: Further = if *best { |one, other| one <= other } else { |one, other| one >= other };
        let agrees = |scenario: &[u8]| {
            needed.iter().all(|unit| scenario[*unit as usize] == reached.scenario[*unit as usize])
        };
        for (_, places) in all.iter().filter(|(scenario, _)| agrees(scenario)) {
            let (place, said) = (places[who.index()], reached.place);
            assert!(further(place, said), "{label}: {who:?} is {place} and not {said} with {needed:?}");
        }
    }
    ends.len()
}

#[test]
fn results_that_are_enough_are_enough_in_all_scenarios() {
    let mut compared = 0;
    for (seed, list) in (0..160).zip(events::LISTS.iter().cycle()) {
        let Some(situation) = events::before_the_last(&events::small(seed), list) else { continue };
        compared += compare(&situation, &format!("seed {seed}, {list}"));
    }
    for (seed, list) in (0..8).zip(events::TEAM_LISTS.iter().cycle()) {
        let Some(situation) = events::before_the_last(&events::teams(seed), list) else { continue };
        compared += compare(&situation, &format!("teams, seed {seed}, {list}"));
    }
    assert!(compared > 2_000, "{compared}");
}

/// The search compares by points: where something else comes first, it proves nothing.
#[test]
fn nothing_is_called_enough_where_points_are_not_first() {
    for (seed, list) in (0..30).zip(["BH,PTS", "WIN,PTS,BH", "SB,PTS"].iter().cycle()) {
        let Some(situation) = events::before_the_last(&events::small(seed), list) else { continue };
        assert!(Conditions::new(&situation).is_none(), "seed {seed}, {list}");
    }
}
