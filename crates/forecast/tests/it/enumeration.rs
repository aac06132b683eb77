//! On small fields everything can be gone through: best and worst places must be the same.

#[cfg(test)]
use exaequo_forecast::Method;
use exaequo_forecast::{Prospects, Question, Situation};
#[cfg(test)]
use rayon::prelude::*;

use crate::events;

/// The best and worst place of everybody for each own choice, by going through all scenarios with the engine.
fn by_hand(situation: &Situation) -> Vec<Vec<Option<(u32, u32)>>> {
    let choices =
        |who| situation.own(who).first().map_or(1, |unit| situation.units()[*unit as usize].choices.len());
    let mut found: Vec<Vec<Option<(u32, u32)>>> =
        situation.tournament().participants().map(|who| vec![None; choices(who)]).collect();
    let mut scenario = vec![0u8; situation.units().len()];
    loop {
        let places = situation.places(&scenario).expect("the event can be ranked");
        for who in situation.participants() {
            let choice = situation.own(who).first().map_or(0, |unit| usize::from(scenario[*unit as usize]));
            let place = places[who.index()];
            let entry = found[who.index()][choice].get_or_insert((place, place));
            *entry = (entry.0.min(place), entry.1.max(place));
        }
        let mut carry = true;
        for (choice, unit) in scenario.iter_mut().zip(situation.units()) {
            *choice += 1;
            carry = usize::from(*choice) == unit.choices.len();
            if !carry {
                break;
            }
            *choice = 0;
        }
        if carry {
            return found;
        }
    }
}

/// Compares everybody of a situation; returns how many were compared, and how many ends stayed open.
pub(crate) fn compare(situation: &Situation, label: &str) -> (usize, usize) {
    let everybody: Vec<_> = situation.participants().collect();
    let question = Question::first(1).with(everybody.iter().copied());
    let prospects = Prospects::new(situation, &question).expect("points come first");
    let expected = by_hand(situation);
    let mut open = 0;
    for who in &everybody {
        let outlook = prospects.of(*who).expect("everybody was asked for");
        let own = &expected[who.index()];
        let whole =
            own.iter().flatten().copied().reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        let mut ends = vec![(whole, &outlook.extent)];
        ends.extend(outlook.by_result.iter().map(|one| (own[usize::from(one.choice)], &one.extent)));
        for (expected, extent) in ends {
            let (best, worst) = expected.expect("every own result happens in some scenario");
            let (found_best, found_worst) = (extent.best.exact(), extent.worst.exact());
            assert!(extent.best.proved <= best, "{label}: {who:?} reaches {best}, called out of reach");
            assert!(extent.worst.proved >= worst, "{label}: {who:?} falls to {worst}, called impossible");
            open += usize::from(found_best.is_none()) + usize::from(found_worst.is_none());
            assert!(
                found_best.is_none_or(|found| found == best),
                "{label}: {who:?} best {found_best:?}, not {best}"
            );
            assert!(
                found_worst.is_none_or(|found| found == worst),
                "{label}: {who:?} worst {found_worst:?}, not {worst}"
            );
        }
    }
    (everybody.len(), open)
}

/// Compares a small event by one of the lists.
pub(crate) fn one_event(seed: u64) -> (usize, usize) {
    let tournament = events::small(seed);
    let list = events::LISTS[usize::try_from(seed).unwrap_or(0) % events::LISTS.len()];
    let situation = events::before_the_last(&tournament, list);
    situation.map_or((0, 0), |situation| compare(&situation, &format!("seed {seed}, {list}")))
}

/// The same with teams.
pub(crate) fn one_team_event(seed: u64) -> (usize, usize) {
    let tournament = events::teams(seed);
    let list = events::TEAM_LISTS[usize::try_from(seed).unwrap_or(0) % events::TEAM_LISTS.len()];
    let situation = events::before_the_last(&tournament, list);
    situation.map_or((0, 0), |situation| compare(&situation, &format!("teams, seed {seed}, {list}")))
}

#[test]
fn places_are_those_of_all_scenarios_gone_through() {
    let all = (0..600).into_par_iter().map(one_event);
    let (players, open) = all.reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    assert!(players > 5_000, "{players}");
    assert_eq!(open, 0, "small fields leave nothing open");
}

#[test]
fn places_of_teams_are_those_of_all_scenarios_gone_through() {
    let all = (0..60).into_par_iter().map(one_team_event);
    let (teams, open) = all.reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    assert!(teams > 200, "{teams}");
    assert_eq!(open, 0, "small fields leave nothing open");
}

#[test]
fn most_events_are_answered_by_search() {
    let searched = |seed: &u64| {
        let situation = events::before_the_last(&events::small(*seed), events::LISTS[0]);
        situation.is_some_and(|situation| {
            Prospects::new(&situation, &Question::first(1)).is_ok_and(|found| found.method == Method::Search)
        })
    };
    assert!((0..40).filter(searched).count() > 30);
}
