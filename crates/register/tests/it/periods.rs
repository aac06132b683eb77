//! 7.1, 7.11, 7.13: hand-made years.

use exaequo_rating::Declaration;
use exaequo_register::CoveringLetter;
use exaequo_register::fact::Setting;

use crate::office::{Event, Office, day};

pub(crate) const FOUR: &str = "id,name,rating,K,birth\n1,One,2000,20,1980\n2,Two,2000,20,1980\n3,Three,2100,20,1980\n4,Four,1900,20,1980\n";

/// In 2010 a printed K of 20 meant that somebody had reached 2400.
fn without_k() -> String {
    FOUR.replace(",K", "").replace(",20,", ",")
}

pub(crate) fn duel(name: &'static str, days: [&'static str; 2], result: char) -> Event {
    Event { name, days, rounds: vec![vec![(1, 2, result)]] }
}

#[test]
fn article_7_1_a_list_takes_in_the_games_of_its_period() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-01-01"), Some(2000));
    assert_eq!(office.rating(1, "2026-02-01"), Some(2010));
    assert_eq!(office.rating(2, "2026-02-01"), Some(1990));
    assert_eq!(office.rating(3, "2026-02-01"), Some(2100));
}

#[test]
fn article_7_13_the_closing_day_is_seven_days_before_the_list() {
    let mut office = Office::beginning("2010-01-01", &without_k());
    office.rate(&duel("In time", ["2010-02-21", "2010-02-22"], '1').trf());
    office.rate(&duel("Too late", ["2010-02-23", "2010-02-23"], '1').trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(1, "2010-03-01"), Some(2015));
    office.close("2010-05-01");
    // The second began in February: 2000 against 2000, on top of 2015.
    assert_eq!(office.rating(1, "2010-05-01"), Some(2030));
}

#[test]
fn article_7_13_official_events_until_the_day_before_the_list() {
    let mut office = Office::beginning("2010-01-01", &without_k());
    let official = CoveringLetter { declared: vec![Declaration::Official], ..CoveringLetter::default() };
    office.rate_with(&duel("Olympiad", ["2010-02-20", "2010-02-28"], '1').trf(), &official);
    office.close("2010-03-01");
    assert_eq!(office.rating(1, "2010-03-01"), Some(2015));
}

#[test]
fn article_7_11_six_lists_and_a_leap_year() {
    let mut office = Office::beginning("2012-01-01", &without_k());
    let lists = std::iter::repeat_with(|| {
        let next = office.register().next_list().unwrap().to_string();
        office.close(&next);
        next
    });
    let lists: Vec<String> = lists.take(4).collect();
    assert_eq!(lists, ["2012-03-01", "2012-05-01", "2012-07-01", "2012-09-01"]);
    let mut office = Office::beginning("2012-01-01", &without_k());
    office.rate(&duel("Leap", ["2012-02-22", "2012-02-23"], '1').trf());
    office.close("2012-03-01");
    assert_ne!(office.rating(1, "2012-03-01"), Some(2000), "the 23rd is seven days before the 1st of March");
}

#[test]
fn article_7_3_six_lists_a_year_until_a_day() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.set(Setting::ListsAYear { lists: 6, from: day("2009-07-01") });
    office.set(Setting::ListsAYear { lists: 12, from: day("2026-05-01") });
    assert_eq!(office.register().next_list(), Some(day("2026-03-01")));
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close_until("2026-06-01");
    let closed: Vec<String> = office.register().closed().map(|list| list.to_string()).collect();
    assert_eq!(closed, ["2026-03-01", "2026-05-01", "2026-06-01"]);
    assert_eq!(office.rating(1, "2026-03-01"), Some(2010));
}

#[test]
fn ruling_49_a_late_report_goes_on_the_next_open_list_with_the_ratings_of_its_first_day() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close_until("2026-03-01");
    office.rate(&duel("Old Cup", ["2026-01-12", "2026-01-13"], '1').trf());
    office.close("2026-04-01");
    assert_eq!(office.rating(1, "2026-03-01"), Some(2010));
    // Rated as of January: both were 2000 then, not 2010 and 1990.
    assert_eq!(office.rating(1, "2026-04-01"), Some(2020));
    assert_eq!(office.rating(2, "2026-04-01"), Some(1980));
}
