//! 7.14, 8.2, 8.3: first ratings and their pool; 7.13: lists.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;

use exaequo_model::{Date, Pace, Points, Side};
use exaequo_rating::period::{EventOfPeriod, Period, PeriodGame, PeriodPlayer, rate_period};
use exaequo_rating::{
    Championship, Edition, EventResult, FirstRatingMethod, FirstResult, Least, NewcomerVerdict, Official,
    Pool, Pooled, Provisions, Shortfall, SubFloor,
};
use exaequo_testkit::golden;

fn standard(edition: &Edition) -> Provisions {
    edition.provisions[Pace::Standard].expect("for standard chess")
}

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// So many games against opponents of an average, on a day.
pub(crate) fn swiss(rules: &Provisions, start: &str, games: u32, average: i64, score: &str) -> EventResult {
    let score: Points = score.parse().expect("points");
    let result =
        FirstResult { games, opponents: average * i64::from(games), score, ..FirstResult::default() };
    EventResult {
        start: Some(day(start)),
        method: FirstRatingMethod::Swiss,
        result,
        rated_opponents: games,
        score_against_rated: score,
        score_in_all: score,
        ru: rules.first_rating(&result),
        least: Least::Usual,
    }
}

/// The three events of the example and what they come to.
fn example(edition: &Edition) -> Pooled {
    let rules = standard(edition);
    let path = golden::folder().join("regulations").join("rating_8_34.csv");
    let text = fs::read_to_string(path).expect("the example is part of the golden files");
    let mut pool = Pool::default();
    for row in text.lines().skip(1).filter(|row| !row.starts_with("EXPECTED")) {
        let cells: Vec<&str> = row.trim_end().split(',').collect();
        let [event, games, average, score] = cells[..] else { panic!("{row}") };
        let start = format!("2009-0{}-01", event.parse::<u32>().expect("a number") + 6);
        let games = games.parse().expect("games");
        let event = swiss(&rules, &start, games, average.parse().expect("a rating"), score);
        assert_eq!(pool.add(&rules, event), NewcomerVerdict::Counts);
    }
    assert_eq!((pool.total().games, pool.total().average()), (12, Some(2184)));
    assert_eq!(pool.total().score, Points::from_halves(13));
    pool.first_rating(&rules, Least::Usual)
}

#[test]
fn article_8_34_ruling_45_the_printed_example() {
    assert_eq!(example(Edition::FIDE_2009_TEXT), Pooled::Published { rating: 2199, games: 12 });
}

#[test]
fn article_8_34_under_other_editions() {
    let by_edition = [
        (Edition::FIDE_2009_PRACTICE, 2197),
        (Edition::FIDE_2014, 2204),
        (Edition::FIDE_2022, 2204),
        (Edition::FIDE_2024_03, 2158),
    ];
    for (edition, rating) in by_edition {
        assert_eq!(example(edition), Pooled::Published { rating, games: 12 }, "{}", edition.name);
    }
}

#[test]
fn article_7_14_nine_games_or_seven() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let pooled = |games, least| {
        let mut pool = Pool::default();
        pool.add(&rules, swiss(&rules, "2009-08-01", games, 2000, "4"));
        pool.first_rating(&rules, least)
    };
    assert!(matches!(pooled(8, Least::Usual), Pooled::Pending { games: 8, missing: 1, .. }));
    assert!(matches!(pooled(9, Least::Usual), Pooled::Published { games: 9, .. }));
    assert!(matches!(pooled(6, Championship::Team.least()), Pooled::Pending { missing: 1, .. }));
    assert!(matches!(pooled(7, Championship::Team.least()), Pooled::Published { .. }));
    assert_eq!(Championship::NotOne.least(), Least::Usual);
}

#[test]
fn article_7_14c_ruling_51_results_of_two_years() {
    for (edition, kept, forgotten) in
        // Twelve lists of two months from July 2009 on, 26 monthly lists from August 2009 on (7.11, 7.3).
        [
            (Edition::FIDE_2009_TEXT, "2011-06-30", "2011-07-01"),
            (Edition::FIDE_2014, "2011-09-30", "2011-10-01"),
        ]
    {
        let rules = standard(edition);
        let games = |second: &str| {
            let mut pool = Pool::default();
            pool.add(&rules, swiss(&rules, "2009-08-31", 4, 2000, "2"));
            pool.add(&rules, swiss(&rules, second, 4, 2000, "2"));
            (pool.total().games, pool.expired())
        };
        assert_eq!((games(kept), games(forgotten)), ((8, 0), (4, 4)), "{}", edition.name);
    }
}

#[test]
fn articles_7_14d_and_8_33_a_first_rating_is_at_least_the_floor() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    pool.add(&rules, swiss(&rules, "2009-08-01", 5, 1300, "2"));
    pool.add(&rules, swiss(&rules, "2009-09-01", 5, 1300, "0"));
    // 2 of 10: 240 less.
    assert_eq!(pool.first_rating(&rules, Least::Usual), Pooled::BelowFloor { rating: 1060, games: 10 });
}

#[test]
fn article_8_31_first_results_below_the_floor_are_ignored() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    let below = swiss(&rules, "2009-08-01", 4, 1300, "1");
    assert_eq!(pool.add(&rules, below), NewcomerVerdict::Short(BELOW));
    let round_robin = EventResult { method: FirstRatingMethod::RoundRobin, ..below };
    // 8.58: the rated opponents of a round robin count it all the same.
    let opponents = NewcomerVerdict::CountsForOpponentsOnly { ru: 1107, floor: 1200 };
    assert_eq!(pool.add(&rules, round_robin), opponents);
    assert!(opponents.counts_for_opponents() && !opponents.counts_for_player());
    assert_eq!(pool.first_rating(&rules, Least::Usual), Pooled::Empty);
}

/// A quarter of the points against 1300.
const BELOW: Shortfall = Shortfall::BelowFloor { ru: 1107, floor: 1200 };

/// 6.41 asks for a result above the floor in every event, 8.31 ignores first results: only the zero of 6.1 is pooled.
#[test]
fn articles_6_41_and_8_31_a_result_below_the_floor_after_a_good_one_is_ignored() {
    for edition in [Edition::FIDE_2009_TEXT, Edition::FIDE_2009_PRACTICE, Edition::FIDE_2011] {
        let rules = standard(edition);
        let mut pool = Pool::default();
        pool.add(&rules, swiss(&rules, "2009-08-01", 5, 1300, "3"));
        let below = pool.add(&rules, swiss(&rules, "2009-09-01", 4, 1300, "1"));
        assert_eq!((below, below.article()), (NewcomerVerdict::Short(BELOW), "6.41"), "{}", edition.name);
        assert_eq!(pool.total().games, 5, "{}", edition.name);
        pool.add(&rules, swiss(&rules, "2009-10-01", 4, 1300, "0"));
        // 3 of 9: 33 %, 125 less.
        let below = Pooled::BelowFloor { rating: 1175, games: 9 };
        assert_eq!(pool.first_rating(&rules, Least::Usual), below, "{}", edition.name);
    }
}

/// 8.21: fewer than three rated opponents are too few in any event.
#[test]
fn article_8_21_two_opponents_after_a_good_result() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    pool.add(&rules, swiss(&rules, "2009-08-01", 5, 1300, "3"));
    let few = swiss(&rules, "2009-10-01", 2, 1300, "1");
    assert_eq!(pool.add(&rules, few), NewcomerVerdict::FewOpponents { found: 2, needed: 3 });
    // 6.41 asks for three games, 8.21 for three opponents.
    let twice = EventResult { rated_opponents: 2, ..swiss(&rules, "2009-10-01", 3, 1300, "2") };
    assert_eq!(pool.add(&rules, twice), NewcomerVerdict::FewOpponents { found: 2, needed: 3 });
    assert_eq!(pool.total().games, 5);
}

/// 8.2.1 from 2022 on: a zero in the first event is disregarded and nothing else; 7.1.4: the floor holds for what is
/// published.
#[test]
fn article_8_21_of_2022_a_result_below_the_floor_is_pooled() {
    let rules = standard(Edition::FIDE_2025_10);
    let mut pool = Pool::default();
    let zero = swiss(&rules, "2026-01-01", 5, 1420, "0");
    assert_eq!(pool.add(&rules, zero), NewcomerVerdict::Short(Shortfall::Zero));
    let half = swiss(&rules, "2026-01-05", 5, 1420, "0.5");
    assert!(half.ru.is_some_and(|ru| ru < 1400));
    assert_eq!(pool.add(&rules, half), NewcomerVerdict::Counts);
    assert!(matches!(pool.first_rating(&rules, Least::Usual), Pooled::BelowFloor { games: 5, .. }));
    assert_eq!(pool.add(&rules, swiss(&rules, "2026-02-05", 5, 1420, "3.5")), NewcomerVerdict::Counts);
    // 4 of 10 and two draws against 1800: 17800 ÷ 12 = 1483.33; 42 % is 57 less.
    assert_eq!(pool.first_rating(&rules, Least::Usual), Pooled::Published { rating: 1426, games: 10 });
    assert_eq!(pool.add(&rules, zero), NewcomerVerdict::CountsForPlayerOnly(Shortfall::Zero));
    let ignoring = Provisions { sub_floor: SubFloor::Ignored, ..rules };
    assert!(matches!(
        Pool::default().add(&ignoring, half),
        NewcomerVerdict::Short(Shortfall::BelowFloor { .. })
    ));
}

/// By the notice of 2009 every result needs a whole point; the zero of 6.1 alone is pooled without one.
#[test]
fn article_6_41_half_a_point_after_a_good_result() {
    let rules = standard(Edition::FIDE_2009_PRACTICE);
    let few = NewcomerVerdict::Short(Shortfall::Points { found: Points::HALF, needed: Points::WHOLE });
    let half = swiss(&rules, "2009-09-01", 3, 2000, "0.5");
    let mut pool = Pool::default();
    assert_eq!(pool.add(&rules, half), few);
    pool.add(&rules, swiss(&rules, "2009-09-02", 3, 2000, "1"));
    assert_eq!(pool.add(&rules, half), few);
    assert_eq!(pool.total().games, 3);
}

/// When the good result is two years old, the zero that came after it is again one of a first event.
#[test]
fn article_6_1_a_pool_does_not_begin_with_a_zero() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    pool.add(&rules, swiss(&rules, "2009-08-01", 5, 2300, "3"));
    pool.add(&rules, swiss(&rules, "2011-05-01", 4, 2300, "0"));
    assert_eq!(pool.total().games, 9);
    pool.add(&rules, swiss(&rules, "2011-09-01", 3, 2300, "2"));
    assert_eq!(pool.total().games, 3);
}

#[test]
fn articles_8_22_to_8_24_from_a_score_to_a_rating() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let rating = |score: &str| swiss(&rules, "2009-08-01", 10, 2000, score).ru;
    assert_eq!(rating("5"), Some(2000));
    assert_eq!(rating("5.5"), Some(2015));
    assert_eq!(rating("10"), Some(2150));
    assert_eq!(rating("4.5"), Some(1964));
    assert_eq!(rating("0.5"), Some(1530));
    assert_eq!(swiss(&rules, "2009-08-01", 0, 2000, "0").ru, None);
}

#[test]
fn article_8_32_a_half_goes_up() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let result = FirstResult { games: 2, opponents: 4001, score: Points::WHOLE, ..FirstResult::default() };
    assert_eq!(rules.first_rating(&result), Some(2001));
}

#[test]
fn later_events_after_a_first_one_that_counts() {
    let rules = standard(Edition::FIDE_2014);
    let mut pool = Pool::default();
    let zero = swiss(&rules, "2015-01-01", 3, 2000, "0");
    assert_eq!(pool.add(&rules, zero), NewcomerVerdict::Short(Shortfall::Zero));
    assert_eq!(pool.add(&rules, swiss(&rules, "2015-02-01", 2, 2000, "1")), NewcomerVerdict::Counts);
    let later = swiss(&rules, "2015-03-01", 3, 2000, "0");
    assert_eq!(pool.add(&rules, later), NewcomerVerdict::CountsForPlayerOnly(Shortfall::Zero));
    assert_eq!(pool.total().games, 5);
}

/// The six lines of 7.11, the first and the last day of each.
#[test]
fn article_7_11_the_list_in_force_at_the_start() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let lines = [
        ("2012-01-01", "2012-01-01", "2012-02-29"),
        ("2010-03-01", "2010-03-01", "2010-04-30"),
        ("2010-05-01", "2010-05-01", "2010-06-30"),
        ("2010-07-01", "2010-07-01", "2010-08-31"),
        ("2010-09-01", "2010-09-01", "2010-10-31"),
        ("2010-11-01", "2010-11-01", "2010-12-31"),
    ];
    for (list, first, last) in lines {
        let in_force = [first, last].map(|start| rules.list_in_force(day(start)));
        assert_eq!(in_force, [day(list); 2], "{list}");
    }
}

#[test]
fn article_7_3_ruling_59_monthly_lists() {
    let monthly = Provisions { months_a_list: 1, ..standard(Edition::FIDE_2009_TEXT) };
    let in_force = ["2010-02-01", "2010-02-28"].map(|start| monthly.list_in_force(day(start)));
    assert_eq!(in_force, [day("2010-02-01"); 2]);
    assert_eq!(monthly.list_after(day("2010-02-22"), Official::No), day("2010-03-01"));
    // Seven days and two years stay what they are: 24 lists, rolling.
    assert_eq!(monthly.list_after(day("2010-02-23"), Official::No), day("2010-04-01"));
    let games = |second: &str| {
        let mut pool = Pool::default();
        pool.add(&monthly, swiss(&monthly, "2009-08-31", 4, 2000, "2"));
        pool.add(&monthly, swiss(&monthly, second, 4, 2000, "2"));
        pool.total().games
    };
    assert_eq!((games("2011-07-31"), games("2011-08-01")), (8, 4));
}

#[test]
fn article_7_13_ruling_49_the_list_an_event_is_rated_on() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let list = |end: &str| rules.list_after(day(end), Official::No);
    assert_eq!(list("2009-08-25"), day("2009-09-01"));
    assert_eq!(list("2009-08-26"), day("2009-11-01"));
    assert_eq!(list("2009-12-25"), day("2010-01-01"));
    assert_eq!(list("2009-12-26"), day("2010-03-01"));
    assert_eq!(rules.list_after(day("2009-08-31"), Official::Yes), day("2009-09-01"));
    let monthly = standard(Edition::FIDE_2025_10);
    assert_eq!(monthly.list_after(day("2025-11-28"), Official::No), day("2025-12-01"));
    assert_eq!(monthly.list_after(day("2025-11-29"), Official::No), day("2026-01-01"));
    // Rapid and blitz began with events of January 2012 and the list of July.
    let rapid = Edition::FIDE_2012.provisions[Pace::Rapid].expect("for rapid chess");
    let list = |end: &str| rapid.list_after(day(end), Official::No);
    assert_eq!((list("2012-01-15"), list("2012-06-30")), (day("2012-07-01"), day("2012-08-01")));
}

#[test]
fn every_option_is_set_by_its_own_values() {
    for choice in exaequo_rating::CHOICES {
        for value in choice.values {
            let mut rules = standard(Edition::FIDE_2009_TEXT);
            assert!(rules.replace(choice.name, value).is_ok(), "{}={value}", choice.name);
        }
        let changed = choice.values.iter().any(|value| {
            let mut rules = standard(Edition::FIDE_2009_TEXT);
            rules.replace(choice.name, value).is_ok() && rules != standard(Edition::FIDE_2009_TEXT)
        });
        assert!(changed, "{} changes nothing", choice.name);
        let mut rules = standard(Edition::FIDE_2009_TEXT);
        assert!(rules.replace(choice.name, "something").is_err());
    }
    assert!(standard(Edition::FIDE_2009_TEXT).replace("something", "1").is_err());
}

/// 1 of 8 is 12.5 %, which is looked up as 13 % (−322); 2 of 6 is 33 % (−125); 1 of 6 is 17 % (−273).
#[test]
fn article_8_24_the_percentage_is_rounded_half_up() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let ru = |games: u32, mean: i64, halves: i32| {
        let score = Points::from_halves(halves);
        rules.first_rating(&FirstResult {
            games,
            opponents: mean * i64::from(games),
            score,
            ..FirstResult::default()
        })
    };
    assert_eq!(ru(8, 1900, 2), Some(1578));
    assert_eq!(ru(6, 1925, 4), Some(1800));
    assert_eq!(ru(6, 1925, 2), Some(1652));
}

/// 8.21 in a period: three rated opponents, each counted once. Games against somebody whose result does not count are
/// nobody's (6.42).
#[test]
fn article_8_21_opponents_of_a_period_are_counted_once() {
    let rules = Provisions { games_needed: 3, ..standard(Edition::FIDE_2009_TEXT) };
    let mut players = vec![PeriodPlayer { rating: 2000, k: 30, least: Least::Usual }; 40];
    players[0].rating = 0;
    let period = |opponents: &[u32]| {
        let game = |opponent: &u32| PeriodGame::new(0, *opponent, Side::Draw).expect("a game");
        let games: Vec<_> = opponents.iter().map(game).collect();
        let events = [EventOfPeriod { games: games.len(), start: None, least: Least::Usual }];
        let period = Period { players: &players, games: &games, events: &events, earlier: &BTreeMap::new() };
        let one = rate_period(&rules, &period, NonZeroUsize::MIN).players;
        (one[0].new, one[opponents[0] as usize].games)
    };
    assert_eq!(period(&[1, 2, 1, 2, 1, 2, 1, 2, 1]), (0, 0));
    assert_eq!(period(&[1, 2, 1, 2, 3]), (2000, 2));
    // Any three of them, also such as share a bit in the sums.
    for third in 3..40 {
        assert_eq!(period(&[1, 2, third]), (2000, 1), "{third}");
        assert_eq!(period(&[third, third, third]), (0, 0), "{third}");
    }
}

/// A newcomer draws with three rated players and then with four, on these days.
fn two_events(rules: &Provisions, starts: [&str; 2], earlier: &BTreeMap<u32, Pool>) -> (Pool, u16, u32) {
    let mut players = vec![PeriodPlayer { rating: 2000, k: 20, least: Least::Usual }; 5];
    players[0].rating = 0;
    let games: Vec<PeriodGame> = [1, 2, 3, 1, 2, 3, 4]
        .map(|opponent| PeriodGame::new(0, opponent, Side::Draw).expect("a game"))
        .to_vec();
    let event = |games, start| EventOfPeriod { games, start: Some(day(start)), least: Least::Usual };
    let events = [event(3, starts[0]), event(4, starts[1])];
    let period = Period { players: &players, games: &games, events: &events, earlier };
    let rated = rate_period(rules, &period, NonZeroUsize::new(2).expect("positive"));
    (rated.pools().remove(&0).unwrap_or_default(), rated.players[0].new, rated.players[0].games)
}

#[test]
fn article_7_14c_a_period_forgets_what_a_pool_forgets() {
    for edition in Edition::ALL {
        let rules = standard(edition);
        let mut before = Pool::default();
        before.add(&rules, swiss(&rules, "2007-05-01", 5, 2100, "2"));
        for earlier in [BTreeMap::new(), BTreeMap::from([(0, before.clone())])] {
            for starts in
                [["2009-08-01", "2009-09-01"], ["2007-09-01", "2009-09-01"], ["2005-08-01", "2009-09-01"]]
            {
                let mut pool = earlier.get(&0).cloned().unwrap_or_default();
                pool.add(&rules, swiss(&rules, starts[0], 3, 2000, "1.5"));
                pool.add(&rules, swiss(&rules, starts[1], 4, 2000, "2"));
                let new = pool.first_rating(&rules, Least::Usual).published().unwrap_or(0);
                let expected = (pool.clone(), u16::try_from(new).expect("a rating"), pool.total().games);
                assert_eq!(two_events(&rules, starts, &earlier), expected, "{} {starts:?}", edition.name);
            }
        }
    }
}

/// 7.14c, rulings 49 and 51: a late report of August 2009 comes after an event of March 2012; the two are more than twelve
/// lists apart, whichever was reported first.
#[test]
fn article_7_14c_ruling_51_a_late_report_of_an_older_event_does_not_stretch_the_two_years() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let older = swiss(&rules, "2009-08-05", 5, 1700, "3");
    let newer = swiss(&rules, "2012-03-05", 5, 1700, "3");
    for order in [[older, newer], [newer, older]] {
        let mut pool = Pool::default();
        for event in order {
            assert_eq!(pool.add(&rules, event), NewcomerVerdict::Counts);
        }
        let left: Vec<_> = pool.results().filter_map(|result| result.start).collect();
        assert_eq!((left, pool.expired()), (vec![day("2012-03-05")], 5));
        let missing = pool.first_rating(&rules, Least::Usual).missing();
        assert_eq!(missing, Some(4));
    }
}

/// The same where it is within the twelve lists: May 2010 to April 2012.
#[test]
fn article_7_14c_ruling_51_a_late_report_within_the_two_years_is_pooled() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    pool.add(&rules, swiss(&rules, "2012-04-30", 5, 1700, "3"));
    pool.add(&rules, swiss(&rules, "2010-05-01", 4, 1700, "2"));
    assert_eq!(pool.first_rating(&rules, Least::Usual), Pooled::Published { rating: 1715, games: 9 });
}

/// 7.14c, ruling 51: a game of August 2011, against one rated opponent only, does not count (8.21); it takes nothing away from
/// what was played from July 2009 to October 2010.
#[test]
fn article_7_14c_ruling_51_an_event_that_does_not_count_ends_no_two_years() {
    let rules = standard(Edition::FIDE_2009_TEXT);
    let mut pool = Pool::default();
    for (start, games, score) in [("2009-07-30", 4, "2"), ("2010-01-17", 3, "1.5"), ("2010-09-19", 3, "1.5")]
    {
        pool.add(&rules, swiss(&rules, start, games, 1700, score));
    }
    let ten = Pooled::Published { rating: 1700, games: 10 };
    assert_eq!(pool.first_rating(&rules, Least::Usual), ten);
    let verdict = pool.add(&rules, swiss(&rules, "2011-08-13", 1, 1256, "0"));
    assert_eq!(verdict, NewcomerVerdict::FewOpponents { found: 1, needed: 3 });
    assert_eq!((pool.first_rating(&rules, Least::Usual), pool.expired()), (ten, 0));
}
