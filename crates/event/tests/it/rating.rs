//! Ratings of one event and of several.

use exaequo_event::{
    Event, GivenCoefficient, Hint, NewPlayer, OfEvent, Rated, Rating, RatingError, SeriesEvent, date,
    rate_together,
};
use exaequo_model::{Date, PlayerId, Points, RoundNumber, System};
use exaequo_rating::eligibility::Finding;
use exaequo_rating::{Championship, Declared, Official, Pooled};

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

/// The same event with the result of the first round changed.
fn corrected(name: &str, day: Date) -> Event {
    let mut event = newcomer(name, day, 5);
    let new = event.tournament().find_player("Nour").unwrap();
    event.set_result(RoundNumber(1), new, "1-0").unwrap();
    event
}

#[test]
fn articles_8_5_and_9_1_a_second_version_of_an_event_is_refused() {
    let day = date(2026, 3, 7);
    let first = SeriesEvent::new("open.trf", newcomer("Open", day, 5));
    let second = SeriesEvent::new("corrected.trf", corrected("Open, corrected", day));
    let both = [first, second];
    let error = rate_together(&both, &[], &Rating::default()).unwrap_err();
    assert_eq!(error, RatingError::Version { name: "corrected.trf".into(), of: "open.trf".into() });
    let rated = rate_together(&both, &[], &Rating::default().replacing_event("open.trf")).unwrap();
    let [only] = &rated[..] else { panic!("one is left") };
    assert_eq!(only.name(), "corrected.trf");
    let replaces = Finding::Replaces { file: "open.trf".into(), changed: 1 };
    assert!(only.findings().contains(&replaces), "{:?}", only.findings());
    let alone = both[1].event.rate(&Rating::default()).unwrap();
    assert_eq!(only.rating(), alone.rating());
}

#[test]
fn articles_8_5_and_9_1_what_replaces_nothing_is_refused() {
    let march = SeriesEvent::new("march.trf", newcomer("March", date(2026, 3, 7), 5));
    let may = SeriesEvent::new("may.trf", corrected("May", date(2026, 5, 9)));
    let both = [march, may];
    assert!(rate_together(&both, &[], &Rating::default()).is_ok(), "other days are another event");
    let replacing = |name: &str| rate_together(&both, &[], &Rating::default().replacing_event(name));
    assert_eq!(replacing("march.trf").unwrap_err(), RatingError::NotReplaced { name: "march.trf".into() });
    assert_eq!(replacing("june.trf").unwrap_err(), RatingError::NoSuchEvent { name: "june.trf".into() });
}

/// 7.13: official events may end the day before the list; of two events one is.
#[test]
fn article_7_13_a_declaration_about_one_of_several_events() {
    let official = Declared { official: Official::Yes, ..Declared::default() };
    let said = OfEvent { declared: Some(official), ..OfEvent::default() };
    let event = |name: &str, day| SeriesEvent::new(name, newcomer(name, date(2026, 3, day), 5));
    let both = [event("club.trf", 30), event("official.trf", 31)];
    let rated = rate_together(&both, &[], &Rating::default().of_event("official.trf", said)).unwrap();
    let list = |rated: &Rated| {
        let input = rated.input();
        input.provisions.list_of(input.tournament, input.declared.official)
    };
    assert_eq!([list(&rated[0]), list(&rated[1])], [date(2026, 5, 1), date(2026, 4, 1)].map(Some));
    let nowhere = Rating::default().of_event("other.trf", OfEvent::default());
    let error = rate_together(&both, &[], &nowhere).unwrap_err();
    assert_eq!(error, RatingError::NoSuchEvent { name: "other.trf".into() });
}

/// 8.56: K of a player in one event, by the number at FIDE.
#[test]
fn article_8_56_k_by_fide_number_in_one_of_several_events() {
    let march = SeriesEvent::new("march.trf", newcomer("March", date(2026, 3, 7), 5));
    let may = SeriesEvent::new("may.trf", newcomer("May", date(2026, 5, 9), 5));
    let k = GivenCoefficient { whose: Some("101".into()), k: 11 };
    let said = OfEvent { coefficients: vec![k.clone()], ..OfEvent::default() };
    let of = |rating: &Rating| {
        let rated = rate_together(&[march.clone(), may.clone()], &[], rating).unwrap();
        let k = |rated: &Rated| rated.rating().players[1].k.map(|k| k.value);
        [k(&rated[0]), k(&rated[1])]
    };
    assert_eq!(of(&Rating::default().coefficient(k)), [Some(11), Some(11)]);
    assert_eq!(of(&Rating::default().of_event("may.trf", said)), [Some(20), Some(11)]);
}

/// 8.56: there is one K a period, so that K given for one of its events is that of the others too.
#[test]
fn article_8_56_k_given_for_one_event_of_a_period() {
    let first = SeriesEvent::new("first.trf", newcomer("First", date(2026, 3, 7), 5));
    let second = SeriesEvent::new("second.trf", newcomer("Second", date(2026, 3, 14), 5));
    let k = GivenCoefficient { whose: Some("101".into()), k: 11 };
    for name in ["first.trf", "second.trf"] {
        let said = OfEvent { coefficients: vec![k.clone()], ..OfEvent::default() };
        let rating = Rating::default().edition("fide-2009-text").unwrap().of_event(name, said);
        let rated = rate_together(&[first.clone(), second.clone()], &[], &rating).unwrap();
        let k: Vec<_> = rated.iter().map(|rated| rated.rating().players[1].k.map(|k| k.value)).collect();
        assert_eq!(k, [Some(11), Some(11)], "{name}");
    }
}

/// 7.14f: seven games are enough if all of them are from such events. Four of an Olympiad and three of an open are not,
/// nor is the Olympiad forgotten for it.
#[test]
fn article_7_14f_ruling_52_seven_games_if_all_are_from_team_championships() {
    let edition = Rating::default().edition("fide-2009-text").unwrap();
    let team = Declared { championship: Championship::Team, ..Declared::default() };
    let said = || OfEvent { declared: Some(team), ..OfEvent::default() };
    let pooled = |games: [u64; 2], rating: &Rating| {
        let [olympiad, open] = games;
        let events = [
            SeriesEvent::new("olympiad.trf", newcomer("Olympiad", date(2009, 7, 2), olympiad)),
            SeriesEvent::new("open.trf", newcomer("Open", date(2009, 7, 20), open)),
        ];
        let rated = rate_together(&events, &[], rating).unwrap();
        let input = rated[1].input();
        let period = rated[1].series().period_first(&input, &input.tournament.players[0]);
        period.unwrap().pooled
    };
    let one = edition.clone().of_event("olympiad.trf", said());
    assert_eq!(pooled([4, 3], &one), Pooled::Pending { rating: 1800, games: 7, missing: 2 });
    // Two rated opponents are too few (8.21): the open is none of the results.
    assert_eq!(pooled([7, 2], &one), Pooled::Published { rating: 1800, games: 7 });
    let both = one.of_event("open.trf", said());
    assert_eq!(pooled([4, 3], &both), Pooled::Published { rating: 1800, games: 7 });
}

/// 7.14g: whoever is a member is one in every event, whichever file says so.
#[test]
fn article_7_14g_ruling_52_a_member_in_one_file_is_one_on_the_list() {
    let rating = Rating::default().edition("fide-2009-text").unwrap();
    let said = OfEvent { members: vec!["9".into()], ..OfEvent::default() };
    let events = [
        SeriesEvent::new("one.trf", newcomer("One", date(2009, 7, 2), 4)),
        SeriesEvent::new("two.trf", newcomer("Two", date(2009, 7, 20), 3)),
    ];
    let rated = rate_together(&events, &[], &rating.of_event("one.trf", said)).unwrap();
    let first = rated[1].rating().players[0].first.as_ref().unwrap();
    assert_eq!(first.pooled, Pooled::Published { rating: 1800, games: 7 });
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
