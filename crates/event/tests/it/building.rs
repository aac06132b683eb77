//! Events that are put together piece by piece.

use exaequo_event::{ChangeError, Event, NewPlayer, date};
use exaequo_model::{Bye, FactsProblem, FideId, RoundNumber, System};

use crate::events::halves;

#[test]
fn a_builder_makes_the_event_that_was_entered() {
    let mut builder =
        Event::builder("Club championship").starting(date(2026, 3, 7)).rounds(3).system(System::Swiss);
    let anne =
        builder.add(NewPlayer::new("Côté, Anne").number(7).rated(2412).fide_id(2_600_101).club("Rook"));
    let bruno = builder.add("Bruno");
    let chloe = builder.add("Chloé");
    let round = builder.pair([(anne, bruno)]);
    builder.set_result(round, bruno, "0-1").unwrap();
    builder.give_bye(round, chloe.participant(), Bye::PairingAllocated);
    let event = builder.build().unwrap();

    let tournament = event.tournament();
    assert_eq!(event.name(), "Club championship");
    assert_eq!((tournament.schedule.announced(), tournament.event.start), (3, Some(date(2026, 3, 7))));
    let player = &tournament.players[anne.index()];
    assert_eq!((player.number, player.fide_id), (7, FideId::Number(2_600_101)));
    assert_eq!(tournament.str(player.club), "Rook");
    assert_eq!(tournament.ratings_of(anne)[0].rating.value(), 2412);
    assert_eq!(tournament.number_of(bruno.participant()), 8, "the next free number");
    assert_eq!(halves(&event), [0, 2, 2]);
    assert!(event.source().is_none());
}

#[test]
fn all_problems_are_told_at_once() {
    let mut builder = Event::builder("Odd").rounds(1);
    let one = builder.add(NewPlayer::new("One").number(4));
    let two = builder.add(NewPlayer::new("Two").number(4));
    builder.pair([(one, one), (one, two), (two, one)]);
    builder.pair([(one, two)]);
    let ChangeError::Incoherent(problems) = builder.build().unwrap_err() else { panic!("not the facts") };
    let has = |wanted: &dyn Fn(&FactsProblem) -> bool| problems.iter().any(wanted);
    assert!(has(&|problem| matches!(problem, FactsProblem::DuplicateNumber { number: 4 })));
    assert!(has(&|problem| matches!(problem, FactsProblem::PlaysItself { .. })));
    assert!(has(&|problem| matches!(problem, FactsProblem::TwiceInRound { .. })));
    assert!(has(&|problem| matches!(
        problem,
        FactsProblem::MoreRoundsThanAnnounced { paired: 2, announced: 1 }
    )));
}

#[test]
fn an_event_without_participants_has_to_be_announced() {
    assert!(matches!(Event::builder("Nobody").build(), Err(ChangeError::Incoherent(_))));
    assert!(Event::builder("Nobody yet").rounds(5).build().is_ok());
    let mut paired = Event::builder("Nobody").rounds(5);
    paired.pair([]);
    assert!(matches!(paired.build(), Err(ChangeError::Incoherent(_))));
}

#[test]
fn a_wrong_result_is_told_at_once() {
    let mut builder = Event::builder("Duel").rounds(1);
    let (one, two) = (builder.add("One"), builder.add("Two"));
    let round = builder.pair([(one, two)]);
    assert!(matches!(builder.set_result(round, one, "2-0"), Err(ChangeError::Result(_))));
    let asked = RoundNumber(2);
    assert_eq!(builder.set_result(asked, one, "1-0"), Err(ChangeError::NoRound { asked, paired: 1 }));
    assert!(builder.build().unwrap().tournament().rounds.pairings[0].outcome.is_open());
}
