//! March 2024 and October 2022: FIDE changed all ratings at once.

use exaequo_register::fact::{Adjusted, ImportRole, Imported};
use exaequo_register::{CoveringLetter, Fact, Kind};

use crate::office::{Office, against, day, players};

/// A player for each rating, with the rating as number.
fn all_ratings(list: &str, ratings: std::ops::RangeInclusive<u16>) -> Office {
    let rated = ratings.map(|rating| (u64::from(rating), rating));
    Office::beginning(list, &players(rated))
}

#[test]
fn march_2024_every_rating_below_2000_is_exactly_six_tenths_and_800() {
    let mut office = all_ratings("2024-02-01", 1000..=2100);
    office.close("2024-03-01");
    let register = office.register();
    let list = register.list(day("2024-03-01"));
    for rating in 1000..=2100_u16 {
        let player = list.player(register.persons.find(u64::from(rating)).unwrap());
        // 0.6 R + 800 in tenths never ends in 5, so nearest is all there is to say.
        let expected = if rating < 2000 { (6 * u32::from(rating) + 8005) / 10 } else { u32::from(rating) };
        assert_eq!(player.standings.standard.unwrap().rating().map(u32::from), Some(expected), "{rating}");
        assert_eq!(list.games(&player, Kind::Standard), 0);
    }
    let printed = [(1000, 1400), (1001, 1401), (1002, 1401), (1003, 1402), (1500, 1700), (1999, 1999)];
    for (before, after) in printed {
        assert_eq!(office.rating(before, "2024-03-01"), Some(after));
    }
}

#[test]
fn march_2024_after_the_games_of_the_list() {
    let csv = "id,name,rating,K,birth\n1,One,1500,20,1980\n2,Two,1500,20,1980\n";
    let mut office = Office::beginning("2024-02-01", csv);
    office.rate(&against("Cup", ["2024-02-05", "2024-02-06"], 1, [2], "1").trf());
    // Begun with the ratings before, rated after: the change is that of February, on top of the new rating.
    office.rate(&against("Across", ["2024-02-27", "2024-03-02"], 1, [2], "1").trf());
    office.close_until("2024-04-01");
    assert_eq!(office.ratings([1, 2], "2024-03-01"), [1706, 1694].map(Some));
    assert_eq!(office.ratings([1, 2], "2024-04-01"), [1716, 1684].map(Some));
}

#[test]
fn march_2024_only_once() {
    let mut office = all_ratings("2024-02-01", 1500..=1500);
    office.close_until("2024-06-01");
    assert_eq!(office.rating(1500, "2024-06-01"), Some(1700));
}

#[test]
fn march_2024_a_list_of_that_day_has_it_already() {
    let mut office = Office::beginning("2024-03-01", &players([(1, 1700)]));
    assert_eq!(office.rating(1, "2024-03-01"), Some(1700));
    office.close("2024-04-01");
    assert_eq!(office.rating(1, "2024-04-01"), Some(1700));
}

#[test]
fn march_2024_a_rating_that_is_set_for_that_list_is_that_rating() {
    let mut office = all_ratings("2024-02-01", 1500..=1500);
    let (kind, list, rating) = (Kind::Standard, day("2024-03-01"), Some(1650));
    let set = Adjusted { number: 1500, kind, list, rating, games: None, highest: None };
    office.enter(vec![Fact::Adjusted(set)]);
    office.close("2024-03-01");
    assert_eq!(office.rating(1500, "2024-03-01"), Some(1650));
}

#[test]
fn march_2024_rapid_and_blitz_too_and_the_federations_own_not() {
    let csv = "id,name,standard,rapid,blitz\n1,One,1500,1600,1700\n";
    let mut office = Office::beginning("2024-02-01", csv);
    let own = players([(1, 1500)]);
    let (list, file, kind) = (day("2024-02-01"), office.shelf.put(own.as_bytes()), Kind::National);
    office.enter(vec![Fact::Imported(Imported {
        list,
        file,
        kind,
        rows: 1,
        role: ImportRole::Start,
        without_k: None,
    })]);
    office.close("2024-03-01");
    let ratings = Kind::ALL.map(|kind| office.rating_of(kind, 1, "2024-03-01"));
    assert_eq!(ratings, [1700, 1760, 1820, 1500].map(Some));
}

/// Standard, rapid and blitz in September 2022.
fn september() -> Office {
    let csv = "id,name,standard,standard_k,rapid,blitz\n\
        1,One,2732,10,2283,2700\n\
        2,Two,2000,20,1900,1899\n\
        3,Three,2000,20,,2100\n\
        4,Four,,20,1500,1600\n\
        5,Five,2722,10,2722,2722\n";
    Office::beginning("2022-09-01", csv)
}

#[test]
fn october_2022_rapid_and_blitz_are_at_most_100_below_standard() {
    let mut office = september();
    office.close("2022-10-01");
    let of = |kind| [1, 2, 3, 4, 5].map(|number| office.rating_of(kind, number, "2022-10-01"));
    assert_eq!(of(Kind::Standard), [Some(2732), Some(2000), Some(2000), None, Some(2722)]);
    assert_eq!(of(Kind::Rapid), [Some(2632), Some(1900), None, Some(1500), Some(2722)]);
    assert_eq!(of(Kind::Blitz), [Some(2700), Some(1900), Some(2100), Some(1600), Some(2722)]);
}

/// As published: a rapid rating of 2632 for a standard rating that was 2726 in September and 2732 in October.
#[test]
fn october_2022_by_the_standard_rating_of_the_same_list() {
    let csv = "id,name,standard,standard_k,rapid\n1,One,2727,10,2283\n2,Two,2727,10,2700\n";
    let mut office = Office::beginning("2022-09-01", csv);
    office.rate(&against("Cup", ["2022-09-05", "2022-09-06"], 1, [2], "1").trf());
    office.close("2022-10-01");
    assert_eq!(office.rating(1, "2022-10-01"), Some(2732));
    assert_eq!(office.rating_of(Kind::Rapid, 1, "2022-10-01"), Some(2632));
}

#[test]
fn october_2022_a_list_of_that_day_has_it_already() {
    let csv = "id,name,standard,rapid\n1,One,2732,2283\n";
    let office = Office::beginning("2022-10-01", csv);
    assert_eq!(office.rating_of(Kind::Rapid, 1, "2022-10-01"), Some(2283));
}

#[test]
fn october_2022_after_the_games_of_the_list() {
    let csv = "id,name,standard,rapid,rapid_k\n1,One,2000,1890,20\n2,Two,2000,1890,20\n";
    let mut office = Office::beginning("2022-09-01", csv);
    let rapid = CoveringLetter { kind: Some(Kind::Rapid), ..CoveringLetter::default() };
    let cup = against("Cup", ["2022-09-05", "2022-09-05"], 1, [2], "1");
    office.rate_with(
        &cup.trf().replace("90 minutes and 30 seconds a move", "15 minutes and 10 seconds a move"),
        &rapid,
    );
    office.close("2022-10-01");
    // 1890 + 10 is no longer more than 100 below.
    assert_eq!([1, 2].map(|number| office.rating_of(Kind::Rapid, number, "2022-10-01")), [Some(1900); 2]);
}
