//! Ratings of one event and of several.

use exaequo_event::{
    Event, GivenCoefficient, Hint, NewPlayer, Rated, Rating, RatingError, SeriesEvent, date, rate_together,
};
use exaequo_model::{Date, PlayerId, Points, System};

/// A newcomer, FIDE number 9, draws with as many opponents rated 1800.
fn newcomer(name: &str, day: Date, opponents: u64) -> Event {
    let rounds = u16::try_from(opponents).unwrap();
    let mut builder = Event::builder(name).starting(day).rounds(rounds).system(System::Swiss);
    builder.facts_mut().event.end = Some(day);
    let new = builder.add(NewPlayer::new("Nour").fide_id(9));
    let rated: Vec<PlayerId> = (1..=opponents)
        .map(|id| builder.add(NewPlayer::new(format!("Rated {id}")).rated(1800).fide_id(100 + id)))
        .collect();
    for opponent in rated {
        let round = builder.pair([(new, opponent)]);
        builder.set_result(round, new, "1/2-1/2").unwrap();
    }
    builder.build().unwrap()
}

fn rated(events: [&SeriesEvent; 2]) -> Vec<Rated> {
    rate_together(&events.map(Clone::clone), &[], &Rating::default()).unwrap()
}

#[test]
fn a_game_changes_a_rating_by_the_table() {
    let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    let round = event.pair([(alyx, bruno)]).unwrap();
    event.set_result(round, alyx, "1-0").unwrap();
    let everybody = GivenCoefficient { whose: None, k: 20 };
    let rated = event.rate(&Rating::default().coefficient(everybody)).unwrap();
    let [one, other] = &rated.rating().players[..] else { panic!("two players") };
    // 50 points of difference: 0.57 and 0.43 are expected; 20 × 0.43 = 8.6.
    let gain = Points::from_hundredths(43);
    assert_eq!((one.total.gain(), other.total.gain()), (gain, -gain));
    assert_eq!((one.change.unwrap().0, other.change.unwrap().0), (860, -860));
    assert_eq!((one.new, other.new), (Some(2209), Some(2141)));
    assert!(rated.says_something());
}

#[test]
fn events_count_in_the_order_of_their_lists_however_they_are_given() {
    let march = SeriesEvent::new("march", newcomer("March", date(2026, 3, 7), 5));
    let may = SeriesEvent::new("may", newcomer("May", date(2026, 5, 9), 1));
    let forwards = rated([&march, &may]);
    let backwards = rated([&may, &march]);
    assert_eq!([forwards[0].name(), forwards[1].name()], ["march", "may"]);
    assert_eq!([backwards[0].name(), backwards[1].name()], ["may", "march"]);
    for of_may in [&forwards[1], &backwards[0]] {
        // Five draws and two more against 1800 are 50 % against 1800.
        assert_eq!(of_may.rating().players[0].rating, Some(1800));
    }
    assert_eq!(forwards[1].rating(), backwards[0].rating());
    assert_eq!(forwards[0].rating(), backwards[1].rating());
    let alone = may.event.rate(&Rating::default()).unwrap();
    assert_eq!(alone.rating().players[0].rating, None, "alone it knows of no first rating");
}

#[test]
fn an_event_that_is_there_twice_is_refused() {
    let day = date(2026, 3, 7);
    let [one, other] = ["a.trf", "b.trf"].map(|name| SeriesEvent::new(name, newcomer(name, day, 5)));
    let error = rate_together(&[one, other], &[], &Rating::default()).unwrap_err();
    assert_eq!(error, RatingError::Copy { name: "b.trf".into(), of: "a.trf".into() });
}

#[test]
fn without_a_date_an_edition_must_be_named() {
    let mut builder = Event::builder("Duel").rounds(1);
    let (alyx, bruno) = (builder.add(NewPlayer::new("Alyx").rated(2200)), builder.add("Bruno"));
    builder.pair([(alyx, bruno)]);
    let event = builder.build().unwrap();
    let error = event.rate(&Rating::default()).unwrap_err();
    assert_eq!(
        (&error, error.hint()),
        (&RatingError::NoDate { name: "Duel".into() }, Some(Hint::NameTheEdition))
    );
    assert!(event.rate(&Rating::default().edition("fide-2024-03").unwrap()).is_ok());
}

#[test]
fn what_cannot_be_asked_for_is_refused() {
    let event = newcomer("Open", date(2026, 3, 7), 5);
    let unknown = Rating::default().edition("fide-1999").unwrap_err();
    assert_eq!(unknown, RatingError::UnknownEdition("fide-1999".into()));
    let typed = event.rate(&Rating::default().replacing("floor=low")).unwrap_err();
    assert!(matches!(typed, RatingError::Provision { .. }));
    assert!(matches!(
        event.rate(&Rating::default().replacing("floor")).unwrap_err(),
        RatingError::NoValue { name: "floor" }
    ));
    assert!(matches!(event.rate(&Rating::default().member("Zoë")).unwrap_err(), RatingError::Who(_)));
    assert_eq!(rate_together(&[], &[], &Rating::default()).unwrap().len(), 0);
}

#[test]
fn what_speaks_against_rating_is_found() {
    let event = newcomer("Open", date(2026, 3, 7), 5);
    let findings = event.eligibility(&Rating::default()).unwrap();
    // 1.1: the file does not say how much time the players had.
    assert!(findings.iter().any(|finding| finding.article() == "1.1"));
    let articles: Vec<_> = event.rate(&Rating::default()).unwrap().findings().to_vec();
    assert_eq!(articles, findings);
}
