//! Checks before a list is published.

use exaequo_register::fact::Adjusted;
use exaequo_register::{Drift, DriftSpan, Fact, Kind, PublicationCheck, PublicationFinding, Register};

use crate::office::{Event, Office, day, players, players_with_k};
use crate::periods::{FOUR, duel};

#[test]
fn a_list_with_far_fewer_rows_is_stopped_and_says_who_is_lost_and_who_is_gained() {
    let mut office = Office::beginning("2026-01-01", &players((1..=50).map(|number| (number, 2000))));
    let set = |number, rating| {
        let (kind, list) = (Kind::Standard, day("2026-02-01"));
        Fact::Adjusted(Adjusted { number, kind, list, rating, games: None, highest: None })
    };
    office.enter(vec![set(7, None)]);
    office.close("2026-02-01");
    assert_eq!(office.register().stops(day("2026-02-01")), [], "49 of 50 are 98 %");
    let mut office = Office::beginning("2026-01-01", &players((1..=50).map(|number| (number, 2000))));
    office.enter(vec![set(7, None), set(30, None), set(31, None)]);
    office.close("2026-02-01");
    let register = office.register();
    let lost = [7, 30, 31].map(|number| register.persons.find(number).unwrap()).to_vec();
    let (kind, before, after, gained) = (Kind::Standard, 50, 47, Vec::new());
    let expected = PublicationFinding::FewerRows { kind, before, after, lost, gained };
    assert_eq!(register.stops(day("2026-02-01")), [expected]);
}

#[test]
fn who_came_and_who_went_is_told_where_there_are_rows_enough() {
    let mut office = Office::beginning("2026-01-01", &players((1..=50).map(|number| (number, 2000))));
    let (kind, list) = (Kind::Standard, day("2026-02-01"));
    let gone = Adjusted { number: 7, kind, list, rating: None, games: None, highest: None };
    office.enter(vec![Fact::Adjusted(gone)]);
    office.close("2026-02-01");
    let register = office.register();
    let gone = vec![register.persons.find(7).unwrap()];
    let told = PublicationFinding::LostAndGained { kind, lost: gone, gained: Vec::new() };
    assert_eq!(register.publication_findings(list), [told]);
    assert_eq!(register.stops(list), [], "it is told, and stops nothing");
}

#[test]
fn article_8_56_exceptions_from_the_rule_are_counted_on_every_list() {
    // No edition of today has a K of 15.
    let mut office = Office::beginning("2026-01-01", &players_with_k([(1, 2100, 15), (2, 2000, 20)]));
    office.close("2026-02-01");
    office.close("2026-03-01");
    let told = PublicationFinding::OtherCoefficients { kind: Kind::Standard, players: 1 };
    for list in ["2026-02-01", "2026-03-01"] {
        assert_eq!(office.register().publication_findings(day(list)), std::slice::from_ref(&told), "{list}");
    }
}

fn january(result: char) -> Event {
    duel("January Cup", ["2026-01-10", "2026-01-11"], result)
}

/// The ratings of one office compared with the games of another.
fn proved_by(office: &Office, other: &Office, list: &str) -> Register {
    let mut games = Drift::over(DriftSpan::of_list(day(list)));
    Register::read_watching(&other.ledger, &other.shelf, &mut |part| games.watch(part)).unwrap();
    let mut register = office.register();
    register.prove(&games, day(list));
    register
}

fn rated(start: &str, event: &Event, list: &str) -> Office {
    let mut office = Office::beginning(start, FOUR);
    office.rate(&event.trf());
    office.close(list);
    office
}

#[test]
fn article_8_55_a_rating_that_is_not_the_sum_of_its_games_stops_the_publication() {
    let won = rated("2026-01-01", &january('1'), "2026-02-01");
    let other = rated("2026-01-01", &january('0'), "2026-02-01");
    let list = day("2026-02-01");
    assert_eq!(won.proving("2026-02-01").stops(list), [], "it is the sum of its own games");
    let register = proved_by(&won, &other, "2026-02-01");
    let person = register.persons.find(1).unwrap();
    let (kind, expected, rating) = (Kind::Standard, Some(1990), Some(2010));
    let finding = PublicationFinding::OtherSum { kind, person, expected, rating };
    assert!(register.stops(list).contains(&finding), "{:?}", register.stops(list));
    assert_eq!(finding.check().name(), "contributions");
    let mut passed = won;
    passed.enter(vec![Fact::Overridden { list, check: "contributions".into() }]);
    assert_eq!(proved_by(&passed, &other, "2026-02-01").stops(list), [], "it can be passed over by name");
}

#[test]
fn a_change_of_all_ratings_that_misses_somebody_stops_the_publication() {
    let february = |result| duel("February Cup", ["2024-02-10", "2024-02-11"], result);
    let won = rated("2024-02-01", &february('1'), "2024-03-01");
    let other = rated("2024-02-01", &february('0'), "2024-03-01");
    let list = day("2024-03-01");
    assert_eq!(won.proving("2024-03-01").stops(list), [], "everybody was hit, and exactly");
    let found = proved_by(&won, &other, "2024-03-01").stops(list);
    let checks: Vec<PublicationCheck> = found.iter().map(PublicationFinding::check).collect();
    assert_eq!(checks, [PublicationCheck::OneTimeChanges; 2], "{found:?}");
}
