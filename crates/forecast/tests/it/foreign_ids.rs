//! A participant of another event is answered with nothing, never with a panic.

use exaequo_forecast::chance::{Chances, Sampling};
use exaequo_forecast::{Around, Conditions, Prospects, Question, Reached, Rivals, Situation};
use exaequo_model::ParticipantId;
use exaequo_testkit::Plan;

use crate::events;

const NOBODY: [ParticipantId; 2] = [ParticipantId(400), ParticipantId(u32::MAX)];

fn sampling() -> Sampling {
    Sampling { samples: 20, ..Sampling::default() }
}

/// One round to come, a round robin, rounds that nobody has paired.
fn situations() -> [Situation; 3] {
    let swiss = Plan::swiss(12, 5, 1).tournament();
    let unpaired = Plan { unpaired: 2, ..Plan::swiss(12, 7, 1) }.tournament();
    let situation = |tournament, round| {
        Situation::new(&tournament, &events::options("PTS,BH/C1,DE"), round).expect("games to come")
    };
    [
        situation(swiss, Some(5)),
        situation(Plan::round_robin(8, 1, 1).tournament(), Some(4)),
        situation(unpaired, None),
    ]
}

#[test]
fn nobody_reaches_a_place() {
    for situation in situations() {
        let some = Chances::new(&situation, &NOBODY, 3, &sampling()).expect("pairings are known or drawn");
        let full = Chances::of_each(&situation, &NOBODY, &sampling()).expect("pairings are known or drawn");
        for chance in some.rows.iter().chain(&full.rows) {
            assert!(chance.places.iter().all(|share| share.count == 0), "{chance:?}");
        }
        let prospects = Prospects::new(&situation, &Question::first(1).with(NOBODY)).expect("prospects");
        assert!(NOBODY.iter().all(|who| prospects.of(*who).is_none()));
    }
}

#[test]
fn nobody_has_rivals() {
    for situation in situations() {
        let rivals = Rivals::new(&situation).expect("points come first");
        let among = vec![true; situation.tournament().participant_count()];
        for who in NOBODY {
            assert_eq!(rivals.around(who, &among, 3), None);
            assert_eq!(rivals.scenario(who, &among, 3, Around { ahead: 0, level: 0 }), None);
            let (ahead, _) = rivals.bounds(who, &among);
            assert!(ahead as usize <= among.len());
        }
    }
}

#[test]
fn nothing_is_enough_for_nobody() {
    let [last, ..] = situations();
    let conditions = Conditions::new(&last).expect("one round to come");
    let reached = Reached { place: 1, scenario: vec![0; last.units().len()] };
    for who in NOBODY {
        let games = [conditions.for_best(who, &reached), conditions.for_worst(who, &reached)];
        assert!(games.iter().flatten().all(|game| (*game as usize) < last.units().len()));
    }
}
