//! 7.11 to 7.13 and 7.3: which list holds for which events, and on which list they are rated.

use exaequo_lists::Activity;
use exaequo_model::Sex;
use exaequo_rating::Declaration;
use exaequo_register::fact::Setting;
use exaequo_register::{CoveringLetter, Kind};

use crate::office::{Office, against, day, players, players_with_k};
use crate::periods::{FOUR, duel};

fn two() -> String {
    players([(1, 2000), (2, 2000)])
}

/// 15 points each way on the list of the border. Then a draw: 2000 against 2000 before, 2015 against 1985 (.54) after.
#[test]
fn article_7_11_the_list_of_the_first_day_at_all_six_borders() {
    // The list before, days of the first event, the day before the border, the border, a later day, the list after.
    let borders = [
        ["2009-11-01", "2009-11-10", "2009-12-31", "2010-01-01", "2010-01-05", "2010-03-01"],
        ["2010-01-01", "2010-01-10", "2010-02-28", "2010-03-01", "2010-03-05", "2010-05-01"],
        ["2010-03-01", "2010-03-10", "2010-04-30", "2010-05-01", "2010-05-05", "2010-07-01"],
        ["2010-05-01", "2010-05-10", "2010-06-30", "2010-07-01", "2010-07-05", "2010-09-01"],
        ["2010-07-01", "2010-07-10", "2010-08-31", "2010-09-01", "2010-09-05", "2010-11-01"],
        ["2010-09-01", "2010-09-10", "2010-10-31", "2010-11-01", "2010-11-05", "2011-01-01"],
        // 29 February.
        ["2012-01-01", "2012-01-10", "2012-02-29", "2012-03-01", "2012-03-05", "2012-05-01"],
    ];
    for [start, first, before, border, later, list] in borders {
        for (begin, ratings) in [(before, [2015, 1985]), (border, [2014, 1986])] {
            let mut office = Office::beginning(start, &two()).by_the_text();
            office.rate(&duel("First", [first, first], '1').trf());
            office.rate(&duel("Across", [begin, later], '=').trf());
            office.close_until(list);
            assert_eq!(office.ratings([1, 2], border), [2015, 1985].map(Some), "{begin}");
            assert_eq!(office.ratings([1, 2], list), ratings.map(Some), "{begin}");
        }
    }
}

/// The register begins with January; what was published before is not known to it, and everybody is rated all the same.
#[test]
fn article_7_11_an_event_from_before_the_register_is_rated_with_its_first_list() {
    let mut office = Office::beginning("2010-01-01", &two()).by_the_text();
    office.rate(&duel("Turn of the year", ["2009-12-28", "2010-01-03"], '1').trf());
    office.close("2010-03-01");
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2015, 1985].map(Some));
}

/// The same where it is rated later: the change is that of the first list, on what there is by then.
#[test]
fn articles_7_1_and_7_11_a_late_report_from_before_the_register() {
    let mut office = Office::beginning("2010-01-01", &two()).by_the_text();
    office.rate(&duel("January", ["2010-01-10", "2010-01-11"], '1').trf());
    office.close("2010-03-01");
    office.rate(&duel("Turn of the year", ["2009-12-28", "2010-01-03"], '1').trf());
    office.close("2010-05-01");
    // 2000 against 2000 once more, not 2015 against 1985.
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2030, 1970].map(Some));
}

#[test]
fn article_7_12_what_a_row_says() {
    let csv = "id,name,rating,federation,sex,title,birth\n1,\"Côté, Anne\",2390,CAN,F,WGM,1980\n2,Two,2390,USA,M,,1990\n";
    let mut office = Office::beginning("2010-01-01", csv);
    office.rate(&duel("Cup", ["2010-01-10", "2010-01-11"], '1').trf());
    office.close("2010-03-01");
    let register = office.register();
    let list = register.list(day("2010-03-01"));
    let row = list.row(&list.player(register.persons.find(1).unwrap()), &[Kind::Standard]);
    assert_eq!((row.id, &*row.name, &*row.federation, &*row.title), (1, "Côté, Anne", "CAN", "WGM"));
    assert_eq!((row.sex, row.birth, row.activity), (Some(Sex::Female), Some(1980), Activity::Active));
    let figures = row.figures.standard;
    assert_eq!((figures.rating, figures.games, figures.k), (Some(2405), Some(1), Some(20)));
}

fn official() -> CoveringLetter {
    CoveringLetter { declared: vec![Declaration::Official], ..CoveringLetter::default() }
}

#[test]
fn article_7_13_the_closing_day_of_each_kind_of_event() {
    // Seven days before the list of May is 24 April; the day before it is 30 April.
    let cases = [
        ("2010-04-24", CoveringLetter::default(), "2010-05-01"),
        ("2010-04-25", CoveringLetter::default(), "2010-07-01"),
        ("2010-04-30", official(), "2010-05-01"),
        ("2010-05-01", official(), "2010-07-01"),
    ];
    for (end, letter, list) in cases {
        let mut office = Office::beginning("2010-03-01", &two());
        office.rate_with(&duel("Cup", ["2010-04-20", end], '1').trf(), &letter);
        office.close_until("2010-07-01");
        let expected = if list == "2010-05-01" { 2015 } else { 2000 };
        assert_eq!(office.rating(1, "2010-05-01"), Some(expected), "{end}");
        assert_eq!(office.rating(1, "2010-07-01"), Some(2015), "{end}");
    }
}

#[test]
fn article_7_13_since_2014_three_days_before_a_monthly_list() {
    for (end, february) in [("2026-01-29", 2010), ("2026-01-30", 2000)] {
        let mut office = Office::beginning("2026-01-01", FOUR);
        office.rate(&duel("Cup", ["2026-01-20", end], '1').trf());
        office.close_until("2026-03-01");
        assert_eq!(office.rating(1, "2026-02-01"), Some(february), "{end}");
        assert_eq!(office.rating(1, "2026-03-01"), Some(2010), "{end}");
    }
}

#[test]
fn article_7_3_ruling_59_monthly_lists_keep_the_seven_days() {
    for (end, february) in [("2010-01-25", 2015), ("2010-01-26", 2000)] {
        let mut office = Office::beginning("2010-01-01", &two());
        office.set(Setting::ListsAYear { lists: 12, from: day("2010-01-01") });
        office.rate(&duel("Cup", ["2010-01-20", end], '1').trf());
        office.close_until("2010-03-01");
        assert_eq!(office.rating(1, "2010-02-01"), Some(february), "{end}");
        assert_eq!(office.rating(1, "2010-03-01"), Some(2015), "{end}");
    }
}

#[test]
fn article_7_3_the_list_of_a_month_holds_for_that_month() {
    for (first, ratings) in [("2010-01-31", [2015, 1985]), ("2010-02-01", [2014, 1986])] {
        let mut office = Office::beginning("2010-01-01", &two());
        office.set(Setting::ListsAYear { lists: 12, from: day("2010-01-01") });
        office.rate(&duel("First", ["2010-01-10", "2010-01-11"], '1').trf());
        office.rate(&duel("Across", [first, "2010-02-05"], '=').trf());
        office.close_until("2010-03-01");
        assert_eq!(office.ratings([1, 2], "2010-03-01"), ratings.map(Some), "{first}");
    }
}

#[test]
fn article_7_3_an_event_across_the_change_to_monthly_lists_is_on_the_first_list_after_it() {
    let mut office = Office::beginning("2010-05-01", &two());
    office.set(Setting::ListsAYear { lists: 12, from: day("2010-07-01") });
    office.rate(&duel("Across", ["2010-06-25", "2010-07-05"], '1').trf());
    office.close_until("2010-09-01");
    let closed: Vec<String> = office.register().closed().map(|list| list.to_string()).collect();
    assert_eq!(closed, ["2010-07-01", "2010-08-01", "2010-09-01"]);
    assert_eq!(office.rating(1, "2010-08-01"), Some(2015));
}

#[test]
fn article_7_13_an_event_is_not_lost_where_lists_become_fewer() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.set(Setting::ListsAYear { lists: 6, from: day("2026-03-01") });
    // By the monthly lists of its first day on that of April, which there is not.
    office.rate(&duel("Across", ["2026-02-25", "2026-03-10"], '1').trf());
    office.close_until("2026-05-01");
    let closed: Vec<String> = office.register().closed().map(|list| list.to_string()).collect();
    assert_eq!(closed, ["2026-02-01", "2026-03-01", "2026-05-01"]);
    assert_eq!(office.rating(1, "2026-05-01"), Some(2010));
}

#[test]
fn article_7_13_rapid_chess_has_its_lists_on_the_days_of_standard_chess() {
    let csv = "id,name,standard,rapid\n1,One,2000,2000\n2,Two,2000,2000\n";
    let mut office = Office::beginning("2012-07-01", csv);
    let rapid = CoveringLetter { kind: Some(Kind::Rapid), ..CoveringLetter::default() };
    let cup = duel("Cup", ["2012-07-10", "2012-07-10"], '1').trf();
    office.rate_with(&cup.replace("90 minutes and 30 seconds", "15 minutes and 10 seconds"), &rapid);
    office.close_until("2012-09-01");
    // Standard chess had six lists a year; K 20 for everybody.
    assert_eq!(
        [1, 2].map(|number| office.rating_of(Kind::Rapid, number, "2012-09-01")),
        [2010, 1990].map(Some)
    );
}

#[test]
fn ruling_49_a_late_report_of_another_edition() {
    // Played by the rules of 2024, rated in December 2025: the limit of 400 holds, 5 × .8 = 4.
    let csv = players_with_k([(1, 2700, 10)].into_iter().chain((2..=6).map(|number| (number, 2200, 20))));
    let mut office = Office::beginning("2025-09-01", &csv);
    office.close_until("2025-11-01");
    let event = against("Open", ["2025-09-05", "2025-09-12"], 1, 2..=6, "11111");
    office.rate(&event.trf());
    office.close("2025-12-01");
    assert_eq!(office.rating(1, "2025-11-01"), Some(2700));
    assert_eq!(office.rating(1, "2025-12-01"), Some(2704));
}

/// The first player has no rapid rating and wins a rapid game.
fn rapid_with_a_standard_rating() -> [Option<u16>; 2] {
    let csv =
        "id,name,standard,standard_k,rapid,rapid_k,birth\n1,One,2000,20,,,1980\n2,Two,2100,20,2000,20,1980\n";
    let mut office = Office::beginning("2026-01-01", csv);
    let rapid = CoveringLetter { kind: Some(Kind::Rapid), ..CoveringLetter::default() };
    let cup = duel("Cup", ["2026-01-10", "2026-01-10"], '1').trf();
    office.rate_with(&cup.replace("90 minutes and 30 seconds", "15 minutes and 10 seconds"), &rapid);
    office.close("2026-02-01");
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2000, 2100].map(Some));
    [1, 2].map(|number| office.rating_of(Kind::Rapid, number, "2026-02-01"))
}

#[test]
fn since_2024_rapid_chess_begins_with_the_standard_rating() {
    let [first, second] = rapid_with_a_standard_rating();
    assert!(first > Some(2000), "rated at once, {first:?}");
    assert_eq!(second, Some(1990), "against 2000");
}

#[test]
fn article_8_56_k_is_40_for_whoever_is_new_in_rapid_chess() {
    assert_eq!(rapid_with_a_standard_rating()[0], Some(2020));
}
