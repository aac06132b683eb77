//! What an arbiter enters while an event is running.

use exaequo_event::{At, ChangeError, Event, NewPlayer, Rating, date};
use exaequo_model::{
    Better, Bye, Departure, DepartureReason, ExpelledResults, ExternalColumn, NotFound, Outcome, PlayerId,
    Points, RoundNumber, Side,
};
use exaequo_trf::ReadOptions;

use crate::events::{FIRST, SECOND, four, halves};

/// The byes of a round, by player.
fn byes(event: &Event, round: RoundNumber) -> Vec<(u32, Bye)> {
    let absences = event.tournament().rounds.absences_of(round).iter();
    absences.map(|absence| (event.tournament().number_of(absence.participant), absence.bye)).collect()
}

#[test]
fn a_late_entry_has_zero_points_in_the_rounds_before() {
    let (mut event, _) = four();
    let late = event.add_player("Emil", 1900);
    assert_eq!(
        (byes(&event, FIRST), byes(&event, SECOND)),
        (vec![(5, Bye::ZeroPoint)], vec![(5, Bye::ZeroPoint)])
    );
    assert_eq!(halves(&event), [3, 2, 3, 0, 0]);
    let from = event.enter(NewPlayer::new("Farah").from_round(RoundNumber(3))).unwrap();
    let entered = |player: PlayerId| event.tournament().status_of(player.participant()).entered;
    assert_eq!((entered(late), entered(from)), (FIRST, RoundNumber(3)));
}

#[test]
fn a_late_entry_has_no_value_in_columns_of_others() {
    let mut event = Event::new("Open", date(2026, 3, 7), 1);
    event.add_player("Alyx", 0);
    event
        .change(|draft| {
            let facts = draft.facts_mut();
            let name = facts.text.push("jury");
            let values = vec![Some(Points::WHOLE)];
            facts.external.push(ExternalColumn { name, better: Better::Higher, values });
            Ok(())
        })
        .unwrap();
    let bruno = event.add_player("Bruno", 0);
    assert_eq!(event.tournament().name_of(bruno.participant()), "Bruno");
    assert_eq!(event.tournament().external[0].values, [Some(Points::WHOLE), None]);
}

#[test]
fn a_result_is_entered_by_board_and_by_player_and_taken_back() {
    let (mut event, [alyx, bruno, chloe, dana]) = four();
    event.set_result(FIRST, At::Board(2), "1-0").unwrap();
    assert_eq!(halves(&event), [3, 2, 1, 2], "board 2 of round 1 is Dana against Chloé");
    event.set_result(FIRST, chloe, "0-1").unwrap();
    event.set_result(SECOND, At::Player(dana), "+--").unwrap();
    assert_eq!(halves(&event), [3, 2, 3, 0]);
    event.set_result(FIRST, bruno, "*").unwrap();
    assert_eq!(halves(&event), [1, 2, 3, 0]);
    assert_eq!(event.tournament().complete_rounds(), 0);
    event.set_result(FIRST, alyx, "1/2-0").unwrap();
    let decided = event.tournament().rounds.pairings_of(FIRST)[0].outcome;
    assert_eq!(decided, Outcome::played(Side::Draw, Side::Loss));
}

#[test]
fn byes_that_were_asked_for_are_given_when_the_round_is_paired() {
    let mut event = Event::new("Open", date(2026, 3, 7), 3);
    let [alyx, bruno, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    event.give_bye(SECOND, "Chloé", Bye::HalfPoint).unwrap();
    event.pair([(alyx, bruno)]).unwrap();
    assert_eq!(byes(&event, FIRST), [(3, Bye::ZeroPoint)]);
    event.give_bye(FIRST, chloe, Bye::PairingAllocated).unwrap();
    assert_eq!(byes(&event, FIRST), [(3, Bye::PairingAllocated)]);
    event.pair([(bruno, alyx)]).unwrap();
    assert_eq!(byes(&event, SECOND), [(3, Bye::HalfPoint)]);
    assert!(event.tournament().requests.is_empty());
    assert_eq!(halves(&event), [0, 0, 3]);
}

#[test]
fn the_last_word_about_a_bye_counts() {
    let mut event = Event::new("Open", date(2026, 3, 7), 3);
    let [alyx, bruno, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    event.give_bye(FIRST, chloe, Bye::HalfPoint).unwrap();
    event.give_bye(FIRST, chloe, Bye::ZeroPoint).unwrap();
    event.give_bye(FIRST, chloe, Bye::HalfPoint).unwrap();
    assert_eq!(event.tournament().requests.len(), 1);
    event.pair([(alyx, bruno)]).unwrap();
    assert_eq!(byes(&event, FIRST), [(3, Bye::HalfPoint)]);
}

#[test]
fn a_round_that_is_paired_again_keeps_the_byes_that_were_asked_for() {
    let mut event = Event::new("Open", date(2026, 3, 7), 3);
    let [alyx, bruno, chloe, dana] = ["Alyx", "Bruno", "Chloé", "Dana"].map(|name| event.add_player(name, 0));
    event.give_bye(FIRST, dana, Bye::HalfPoint).unwrap();
    event.pair([(alyx, bruno)]).unwrap();
    event.give_bye(FIRST, chloe, Bye::PairingAllocated).unwrap();
    event.unpair().unwrap();
    assert_eq!(event.tournament().rounds.count(), 0);
    event.pair([(chloe, alyx)]).unwrap();
    assert_eq!(byes(&event, FIRST), [(2, Bye::ZeroPoint), (4, Bye::HalfPoint)]);
}

#[test]
fn unpairing_takes_the_last_round_back_and_nothing_else() {
    let (mut event, [alyx, bruno, chloe, dana]) = four();
    event.unpair().unwrap();
    assert_eq!(event.tournament().rounds.count(), 1);
    assert_eq!(halves(&event), [2, 0, 2, 0]);
    assert_eq!(event.pair([(alyx, dana), (bruno, chloe)]), Ok(SECOND));
    let mut nothing = Event::new("Open", date(2026, 3, 7), 3);
    nothing.add_player("Alyx", 0);
    nothing.unpair().unwrap();
    assert_eq!(nothing.tournament().rounds.count(), 0);
}

#[test]
fn whoever_withdraws_keeps_the_results_and_can_come_back() {
    let (mut event, [alyx, ..]) = four();
    event.withdraw("Alyx", 2).unwrap();
    let left = |event: &Event| event.tournament().status_of(alyx.participant()).left;
    assert_eq!(left(&event), Some(Departure { after: 2, reason: DepartureReason::Withdrawn }));
    assert_eq!(halves(&event), [3, 2, 3, 0]);
    event.reinstate(1.to_string().as_str()).unwrap();
    assert_eq!(left(&event), None);
}

#[test]
fn an_expulsion_says_what_becomes_of_the_results() {
    let (mut event, [.., dana]) = four();
    let departure = Departure { after: 2, reason: DepartureReason::Expelled(ExpelledResults::Kept) };
    event.leave(dana, departure).unwrap();
    assert_eq!(event.tournament().status_of(dana.participant()).left, Some(departure));
}

#[test]
fn a_result_is_a_line_where_it_is_printed_for_debugging() {
    let (event, _) = four();
    let rated = format!("{:?}", event.rate(&Rating::default()).unwrap());
    assert_eq!(rated, "Rated { name: \"Four friends\", body: Fide, players: 4, .. }");
    let reading = Event::read(event.to_json(), &ReadOptions::default());
    assert_eq!(format!("{reading:?}"), "Reading { errors: 0, .. }");
}

#[test]
fn an_error_names_players_by_their_pairing_numbers() {
    let mut event = Event::new("Open", date(2026, 3, 7), 3);
    let [alyx, bruno] = [12, 40].map(|number| event.enter(NewPlayer::new("P").number(number)).unwrap());
    let late = event.enter(NewPlayer::new("Late").number(77)).unwrap();
    event.pair([(alyx, bruno)]).unwrap();
    let error = event.set_result(FIRST, late, "1-0").unwrap_err();
    assert_eq!(error.to_string(), "player 77 has no game in round 1");
    let error = event.cancel_bye(RoundNumber(2), bruno).unwrap_err();
    assert_eq!(error.to_string(), "number 40 has no bye to take back in round 2");
}

#[test]
fn every_error_leaves_the_event_as_it_was() {
    let (mut event, [alyx, bruno, chloe, dana]) = four();
    let nobody = PlayerId(9);
    let before = event.tournament().clone();
    let mut refused = |change: &dyn Fn(&mut Event) -> Result<(), ChangeError>| {
        let error = change(&mut event).unwrap_err();
        assert_eq!(*event.tournament(), before, "{error}");
        error
    };
    let third = RoundNumber(3);
    let error = refused(&|event| event.pair([(alyx, alyx), (bruno, chloe)]).map(drop));
    assert!(matches!(error, ChangeError::Incoherent(_)));
    refused(&|event| event.pair([(alyx, bruno), (bruno, dana)]).map(drop));
    refused(&|event| event.pair([(alyx, nobody)]).map(drop));
    refused(&|event| event.enter(NewPlayer::new("Again").number(1)).map(drop));
    refused(&|event| event.enter(NewPlayer::new("Nought").number(0)).map(drop));
    refused(&|event| event.add_team("Late", [alyx]).map(drop));
    refused(&|event| event.give_bye(FIRST, alyx, Bye::HalfPoint));
    refused(&|event| event.give_bye(RoundNumber(4), alyx, Bye::HalfPoint));
    refused(&|event| event.give_bye(RoundNumber(0), alyx, Bye::HalfPoint));
    let error = refused(&|event| event.withdraw("Nobody at all", 1));
    assert!(matches!(error, ChangeError::Who(NotFound::Nobody { .. })));
    refused(&|event| event.withdraw(nobody, 1));
    let error = refused(&|event| event.set_result(third, alyx, "1-0"));
    assert_eq!(error, ChangeError::NoRound { asked: third, paired: 2 });
    let error = refused(&|event| event.set_result(RoundNumber(0), alyx, "1-0"));
    assert_eq!(error, ChangeError::NoRound { asked: RoundNumber(0), paired: 2 });
    let error = refused(&|event| event.set_result(FIRST, At::Board(3), "1-0"));
    assert_eq!(error, ChangeError::NoBoard { round: FIRST, board: 3 });
    refused(&|event| event.set_result(FIRST, At::Board(0), "1-0"));
    let error = refused(&|event| event.set_result(FIRST, nobody, "1-0"));
    assert_eq!(error, ChangeError::NoPlayer { number: 10 });
    let error = refused(&|event| event.set_result(FIRST, alyx, "2-0"));
    assert!(matches!(error, ChangeError::Result(_)));
    for rating in [0, 2000] {
        let error = refused(&|event| event.set_rating(nobody, rating));
        assert_eq!(error, ChangeError::NoPlayer { number: 10 });
    }
    let error = refused(&|event| event.edit_player(nobody, NewPlayer::new("Nobody")));
    assert_eq!(error, ChangeError::NoPlayer { number: 10 });
    refused(&|event| {
        event.change(|draft| {
            draft.facts_mut().players.clear();
            Err(ChangeError::NoBoard { round: FIRST, board: 7 })
        })
    });
}

#[test]
fn everything_that_speaks_against_a_change_is_told_at_once() {
    let (mut event, [alyx, bruno, chloe, dana]) = four();
    event.withdraw(alyx, 2).unwrap();
    event.withdraw(bruno, 2).unwrap();
    let before = event.tournament().clone();
    let error = event.pair([(alyx, bruno), (chloe, chloe), (dana, PlayerId(98))]).unwrap_err();
    let left = |number| format!("number {number} left after round 2 and cannot be paired in round 3");
    let facts = "M005 round 3: number 3 is paired with itself; \
        M004 round 3 names entry 99 of the list, which does not exist";
    let told: Vec<String> = error.reasons().iter().map(ToString::to_string).collect();
    assert_eq!(told, [left(1), left(2), facts.to_owned()]);
    let error = event.set_result(RoundNumber(9), At::Board(77), "banana").unwrap_err();
    let told = "round 9 is not paired; 2 rounds are; \"banana\" is not a result such as 1-0, 1/2-1/2 or +--";
    assert_eq!(error.to_string(), told);
    let error = event.withdraw("Nobody at all", 99).unwrap_err();
    assert_eq!(error.reasons().len(), 2, "{error}");
    assert_eq!(*event.tournament(), before);
}

#[test]
fn errors_count_in_english_and_show_no_rust() {
    let mut event = Event::new("Open", date(2026, 3, 7), 1);
    let [alyx, bruno] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
    let second = RoundNumber(2);
    let told = |error: ChangeError| error.to_string();
    assert_eq!(
        told(event.set_result(second, alyx, "1-0").unwrap_err()),
        "round 2 is not paired; no round is"
    );
    let first = event.pair([(alyx, bruno)]).unwrap();
    let error = event.set_result(second, alyx, "1-0").unwrap_err();
    assert_eq!(told(error), "round 2 is not paired; only 1 round is");
    let error = event.withdraw(alyx, 3).unwrap_err();
    assert_eq!(told(error), "round 3 is not announced; only 1 round is");
    event.set_result(first, alyx, "1-0").unwrap();
    let error = event.take_back_round(first).unwrap_err();
    assert_eq!(told(error), "round 1 has 1 result; take it back first");
    let error = event.withdraw(PlayerId(77), 1).unwrap_err();
    assert_eq!(told(error), "no participant of this event has the id 77");
}
