//! 7.12: persons: two numbers of one, and what holds from a day on.

use exaequo_register::fact::{Adjusted, Association, Born, EventId, Field, Gender, PersonFacts, Setting};
use exaequo_register::{DecideError, Fact, Kind, Section, verify};

use crate::office::{Event, Office, against, day, players};
use crate::periods::{FOUR, duel};

fn entered(number: u64) -> Fact {
    Fact::Entered(PersonFacts { number, name: format!("Player {number}"), ..PersonFacts::default() })
}

fn merged(from: u64, into: u64) -> Vec<Fact> {
    vec![Fact::Merged { from, into }]
}

fn split(from: u64) -> Vec<Fact> {
    vec![Fact::Split { from }]
}

fn said(number: u64, field: Field, from: &str) -> Fact {
    Fact::Person { number, field, from: day(from) }
}

/// The first player, as number 9, beats the third; 9 is somebody unrated until it is known who that is.
fn under_a_second_number() -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&against("Cup", ["2026-01-10", "2026-01-11"], 9, [3], "1").trf());
    office
}

#[test]
fn two_numbers_are_one_person() {
    let mut office = under_a_second_number();
    office.enter(merged(9, 1));
    office.close("2026-02-01");
    // 2000 against 2100: .36, and .64 × 20 = 12.8.
    assert_eq!(office.ratings([1, 9, 3], "2026-02-01"), [2013, 2013, 2087].map(Some));
    assert_eq!(office.section("2026-02-01", &Section::Alphabetical), [4, 1, 3, 2]);
}

#[test]
fn ruling_63_merged_and_split_gives_the_digests_back() {
    let mut office = under_a_second_number();
    office.close_until("2026-03-01");
    let digests = |office: &Office| {
        let register = office.register();
        ["2026-02-01", "2026-03-01"].map(|list| register.digest(day(list), Kind::Standard))
    };
    let before = digests(&office);
    assert_eq!(office.rating(1, "2026-03-01"), Some(2000));
    assert_eq!(office.correct(merged(9, 1)), 2);
    assert_eq!(office.rating(1, "2026-03-01"), Some(2013));
    assert_eq!(office.correct(split(9)), 2);
    assert_eq!(digests(&office), before);
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    assert!(office.register().persons.merged().is_empty());
}

#[test]
fn a_merge_of_two_rated_numbers_keeps_the_rating_of_the_one_that_stays() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.enter(merged(2, 3));
    office.close("2026-02-01");
    // The second was the third all the time: 2000 against 2100.
    assert_eq!(office.ratings([1, 2, 3], "2026-02-01"), [2013, 2087, 2087].map(Some));
    assert_eq!(office.section("2026-01-01", &Section::Alphabetical), [4, 1, 3]);
}

#[test]
fn a_rating_goes_with_the_person_to_a_number_that_has_none() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![entered(9)]);
    office.enter(merged(1, 9));
    assert_eq!(office.ratings([9, 1], "2026-01-01"), [Some(2000); 2]);
    office.rate(&against("Cup", ["2026-01-10", "2026-01-11"], 9, [2], "1").trf());
    office.close("2026-02-01");
    assert_eq!(office.ratings([9, 2], "2026-02-01"), [2010, 1990].map(Some));
    assert_eq!(office.games_and_k(9, "2026-02-01"), (Some(1), Some(20)));
    assert_eq!(office.section("2026-02-01", &Section::Alphabetical), [4, 9, 3, 2]);
}

#[test]
fn merges_one_after_the_other() {
    let mut office = under_a_second_number();
    office.enter(vec![entered(8)]);
    office.enter(merged(9, 8));
    office.enter(merged(8, 1));
    office.close("2026-02-01");
    assert_eq!(office.ratings([1, 8, 9], "2026-02-01"), [Some(2013); 3]);
    let persons = office.register().persons;
    assert_eq!([1, 8, 9].map(|number| persons.current(number)), [1; 3]);
}

#[test]
fn a_number_that_was_given_up_before_its_first_report_is_a_person_once_it_is_split() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(merged(9, 1));
    let rounds =
        vec![vec![(9, 2, '=')], vec![(9, 3, '=')], vec![(9, 4, '=')], vec![(2, 9, '=')], vec![(3, 9, '=')]];
    office.rate(&Event { name: "Open", days: ["2026-01-10", "2026-01-14"], rounds }.trf());
    office.close("2026-02-01");
    assert_eq!(office.correct(split(9)), 1);
    // 2½ of 5 against 10100, with two draws against 1800: 13700 ÷ 7.
    assert_eq!(office.ratings([1, 9], "2026-02-01"), [2000, 1957].map(Some));
}

/// Nobody plays against themselves; a number that was given up before is the person who has it now.
#[test]
fn two_who_played_each_other_are_not_one_person() {
    let mut office = under_a_second_number();
    office.rate(&duel("Cup", ["2026-01-14", "2026-01-15"], '1').trf());
    let merge = |office: &Office, from, into| office.register().merge(from, into, &office.shelf);
    let refused = merge(&office, 2, 1);
    assert!(
        matches!(refused, Err(DecideError::PlayedEachOther { numbers: [2, 1], event: EventId(2) })),
        "{refused:?}"
    );
    assert_eq!(merge(&office, 9, 1).unwrap(), merged(9, 1));
    office.enter(merged(9, 1));
    assert!(matches!(merge(&office, 3, 1), Err(DecideError::PlayedEachOther { event: EventId(1), .. })));
}

#[test]
fn merges_in_a_circle_lose_nobody() {
    for circle in [vec![(1, 1)], vec![(1, 2), (2, 1)], vec![(1, 2), (2, 3), (3, 1)]] {
        let mut office = Office::beginning("2026-01-01", FOUR);
        office.rate(&duel("Cup", ["2026-01-10", "2026-01-11"], '1').trf());
        for (from, into) in &circle {
            office.enter(merged(*from, *into));
        }
        office.close("2026-02-01");
        let listed = office.section("2026-02-01", &Section::Alphabetical);
        // One of those in the circle stays, besides those outside.
        assert_eq!(listed.len(), 5 - circle.len(), "{circle:?}: {listed:?}");
        assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    }
}

#[test]
fn a_number_given_up_for_another_one_again_makes_no_circle() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    for (from, into) in [(1, 2), (3, 1), (1, 3)] {
        office.enter(merged(from, into));
    }
    let persons = office.register().persons;
    assert_eq!([1, 2, 3].map(|number| persons.current(number)), [2; 3]);
}

#[test]
fn a_merge_into_a_number_nobody_has_loses_nobody() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(merged(1, 777));
    assert_eq!(office.section("2026-01-01", &Section::Alphabetical).len(), 4);
}

#[test]
fn a_person_under_two_numbers_in_one_event() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    let rounds = vec![vec![(9, 3, '1'), (1, 2, '1')], vec![(1, 9, '1'), (2, 3, '=')]];
    office.rate(&Event { name: "Cup", days: ["2026-01-10", "2026-01-11"], rounds }.trf());
    office.close("2026-02-01");
    office.correct(merged(9, 1));
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    // +12.8 against the third and +10 against the second; nobody gains anything from a game with oneself.
    assert_eq!(office.rating(1, "2026-02-01"), Some(2023));
}

#[test]
fn what_holds_from_a_day_on() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![
        said(1, Field::Federation("CAN".into()), "2025-01-01"),
        said(1, Field::Federation("USA".into()), "2026-02-15"),
        said(1, Field::Title("IM".into()), "2026-03-01"),
        said(1, Field::Name("Uno".into()), "2026-03-02"),
        said(2, Field::Sex(Gender::F), "2026-01-01"),
        said(2, Field::WomenTitle("WIM".into()), "2026-01-01"),
    ]);
    office.close_until("2026-04-01");
    let register = office.register();
    let facts = |list: &str| register.persons.on(register.persons.find(1).unwrap(), day(list));
    let of = |list: &str| (facts(list).federation, facts(list).title, facts(list).name);
    assert_eq!(of("2026-02-01"), ("CAN", "", "One"));
    assert_eq!(of("2026-03-01"), ("USA", "IM", "One"));
    assert_eq!(of("2026-04-01"), ("USA", "IM", "Uno"));
    assert_eq!(office.section("2026-02-01", &Section::Federation("CAN".into())), [1]);
    assert_eq!(office.section("2026-03-01", &Section::Federation("CAN".into())), [0; 0]);
    assert_eq!(office.section("2026-03-01", &Section::Titled), [1, 2]);
    assert_eq!(office.section("2026-02-01", &Section::TopWomen), [2]);
}

/// What is said later, also of a day before, is on the lists that are closed or revised after that.
#[test]
fn ruling_63_a_closed_list_stays_as_it_was_known() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    let event = office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    let facts = [
        Field::Title("CM".into()),
        Field::Name("Uno".into()),
        Field::Federation("USA".into()),
        Field::Birth(Born::Year(1979)),
    ];
    office.correct(facts.map(|field| said(1, field, "2026-01-01")).into());
    office.close("2026-03-01");
    let row = |office: &Office, list: &str| {
        let register = office.register();
        let list = register.list(day(list));
        let player = list.player(register.persons.find(1).unwrap());
        let row = list.row(&player, &[Kind::Standard]).into_owned();
        (row.title, row.name, row.federation, row.birth)
    };
    let before = ("".into(), "One".into(), "".into(), Some(1980));
    let after = ("CM".into(), "Uno".into(), "USA".into(), Some(1979));
    assert_eq!(row(&office, "2026-02-01"), before);
    assert_eq!(row(&office, "2026-03-01"), after);
    assert_eq!(office.section("2026-02-01", &Section::Titled), [0; 0]);
    let withdrawn = office.register().withdraw(event).unwrap();
    office.correct(withdrawn);
    assert_eq!(row(&office, "2026-02-01"), after, "a revision has what is known when it is made");
}

#[test]
fn of_two_facts_of_one_day_the_later_one_counts_and_a_later_day_before_an_earlier_one() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![
        said(1, Field::Federation("USA".into()), "2026-02-01"),
        said(1, Field::Federation("CAN".into()), "2026-01-01"),
        said(1, Field::Title("FM".into()), "2026-01-01"),
        said(1, Field::Title("IM".into()), "2026-01-01"),
    ]);
    let register = office.register();
    let facts = |list: &str| register.persons.on(register.persons.find(1).unwrap(), day(list));
    assert_eq!((facts("2026-01-01").federation, facts("2026-02-01").federation), ("CAN", "USA"));
    assert_eq!(facts("2026-02-01").title, "IM");
    office.enter(vec![said(1, Field::Title(String::new()), "2026-02-01")]);
    assert_eq!(office.section("2026-02-01", &Section::Titled), [0; 0]);
}

#[test]
fn what_is_said_of_a_number_that_was_given_up_is_said_of_the_person() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![entered(9)]);
    office.enter(merged(9, 1));
    office.enter(vec![
        said(9, Field::Title("IM".into()), "2026-01-01"),
        said(9, Field::Member(Some(Association::Icsc)), "2026-01-01"),
    ]);
    let register = office.register();
    let facts = register.persons.on(register.persons.find(1).unwrap(), day("2026-01-01"));
    assert_eq!((facts.title, facts.member), ("IM", Some(Association::Icsc)));
}

#[test]
fn article_8_56_a_year_of_birth_that_is_set_right_changes_k() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2010));
    // From the day after the list on it changes nothing there; from the start on the first player is a junior: K 40.
    assert_eq!(office.correct(vec![said(1, Field::Birth(Born::Year(2010)), "2026-02-02")]), 0);
    assert_eq!(office.correct(vec![said(1, Field::Birth(Born::Year(2010)), "2000-01-01")]), 1);
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2020, 1990].map(Some));
    assert_eq!(office.games_and_k(1, "2026-02-01").1, Some(40));
}

fn set(number: u64, list: &str, rating: Option<u16>) -> Fact {
    let (kind, list) = (Kind::Standard, day(list));
    Fact::Adjusted(Adjusted { number, kind, list, rating, games: None, highest: None })
}

#[test]
fn a_rating_that_is_set_holds_from_its_list_on() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.enter(vec![set(1, "2026-02-01", Some(2200))]);
    office.close("2026-02-01");
    // Also where games were rated on the same list, which count as games all the same.
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2200, 1990].map(Some));
    assert_eq!(office.games_and_k(1, "2026-02-01").0, Some(1));
    office.rate(&duel("Next", ["2026-02-10", "2026-02-11"], '1').trf());
    office.close("2026-03-01");
    // 2200 against 1990: .77, and .23 × 20 = 4.6.
    assert_eq!(office.ratings([1, 2], "2026-03-01"), [2205, 1985].map(Some));
}

/// 7.11: a register of six lists a year has none in February.
#[test]
fn article_7_11_a_rating_that_is_set_for_a_month_without_a_list_is_on_the_next_one() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.set(Setting::ListsAYear { lists: 6, from: day("2026-01-01") });
    assert_eq!(office.register().list_from(day("2026-02-10")), day("2026-03-01"));
    assert_eq!(office.register().list_from(day("2025-02-10")), day("2026-01-01"));
    office.enter(vec![set(1, "2026-02-01", Some(2200))]);
    office.close("2026-03-01");
    assert_eq!(office.rating(1, "2026-03-01"), Some(2200));
    office.close("2026-05-01");
    assert_eq!(office.correct(vec![set(1, "2026-04-01", Some(2100))]), 1);
    assert_eq!([office.rating(1, "2026-03-01"), office.rating(1, "2026-05-01")], [2200, 2100].map(Some));
}

#[test]
fn a_rating_that_is_taken_away() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![set(1, "2026-02-01", None)]);
    office.close_until("2026-03-01");
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [None, Some(2000)]);
    assert_eq!(office.rating(1, "2026-03-01"), None);
    assert_eq!(office.section("2026-03-01", &Section::Delisted), [0; 0]);
    // Unrated from then on: nobody gains from a game with them.
    office.rate(&duel("Cup", ["2026-03-10", "2026-03-11"], '0').trf());
    office.close("2026-04-01");
    assert_eq!(office.ratings([1, 2], "2026-04-01"), [None, Some(2000)]);
}

#[test]
fn a_rating_that_is_set_by_a_number_that_was_given_up() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.enter(vec![entered(9)]);
    office.enter(merged(9, 1));
    office.enter(vec![set(9, "2026-02-01", Some(2222))]);
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2222));
}

#[test]
fn the_id_of_another_register_is_answered_with_nothing() {
    let large = Office::beginning("2026-01-01", FOUR);
    let small = Office::beginning("2026-01-01", &players([(1, 2000)]));
    let (large, small) = (large.register(), small.register());
    let stranger = large.persons.ids().last().unwrap();
    let persons = &small.persons;
    assert_eq!((persons.number(stranger), persons.is_given_up(stranger)), (0, false));
    assert_eq!(persons.on(stranger, day("2026-01-01")).name, "");
    assert!(small.history(stranger).kinds.is_empty());
    assert_eq!(small.list(day("2026-01-01")).player(stranger).facts.number, 0);
}
