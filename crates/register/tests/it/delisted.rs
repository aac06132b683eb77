//! 7.2 and rulings 54 to 58: who leaves a list, and who comes back, by the text of 2009.

use exaequo_lists::Activity;
use exaequo_register::fact::{Adjusted, Field, Setting};
use exaequo_register::{Fact, Kind, Section};

use crate::office::{Office, against, day, players, players_with_k};
use crate::periods::duel;

/// The player who falls below the floor; another one of the same rating; and nine of 1300.
const FALLING: u64 = 50;
const OTHER: u64 = 51;
const JANUARY: [&str; 2] = ["2010-01-05", "2010-01-20"];
const MARCH: [&str; 2] = ["2010-03-05", "2010-03-20"];

fn office() -> Office {
    let nine = (1..=9).map(|number| (number, 1300));
    Office::beginning("2010-01-01", &players([(FALLING, 1210), (OTHER, 1210)].into_iter().chain(nine)))
}

fn lost(name: &'static str, days: [&'static str; 2]) -> String {
    against(name, days, FALLING, [OTHER], "0").trf()
}

/// 1210 − 15 = 1195.
fn delisted_in_march() -> Office {
    let mut office = office();
    office.rate(&lost("Cup", JANUARY));
    office.close("2010-03-01");
    office
}

#[test]
fn article_7_21_below_the_floor_delisted_on_the_next_list_and_only_there() {
    let mut office = delisted_in_march();
    office.close("2010-05-01");
    assert_eq!(office.ratings([FALLING, OTHER], "2010-01-01"), [Some(1210); 2]);
    assert_eq!(office.ratings([FALLING, OTHER], "2010-03-01"), [None, Some(1225)]);
    assert_eq!(office.section("2010-03-01", &Section::Delisted), [FALLING]);
    assert!(!office.section("2010-03-01", &Section::Alphabetical).contains(&FALLING));
    assert_eq!(office.section("2010-05-01", &Section::Delisted), [0; 0]);
    assert_eq!(office.rating(FALLING, "2010-05-01"), None);
}

#[test]
fn ruling_50_a_rating_at_the_floor_stays_on_the_list() {
    // K 20 tells that 2400 was reached: 1210 − 10 = 1200.
    let csv = "id,name,rating,K\n50,Falling,1210,20\n51,Other,1210,20\n";
    let mut office = Office::beginning("2010-01-01", csv);
    office.rate(&lost("Cup", JANUARY));
    office.close("2010-03-01");
    assert_eq!(office.rating(FALLING, "2010-03-01"), Some(1200));
    assert_eq!(office.section("2010-03-01", &Section::Delisted), [0; 0]);
    office.rate(&lost("Again", MARCH));
    office.close("2010-05-01");
    assert_eq!(office.section("2010-05-01", &Section::Delisted), [FALLING]);
}

/// 0.6, 7.12: the floor is that of the list: 1400 from March 2024 on, also for an event that began before.
#[test]
fn articles_0_6_and_7_12_the_floor_of_the_list_holds() {
    let csv = players_with_k([(1, 1000, 20), (2, 1000, 20)]);
    let mut office = Office::beginning("2024-02-01", &csv);
    office.rate(&duel("Across", ["2024-02-27", "2024-03-02"], '0').trf());
    office.close_until("2024-04-01");
    assert_eq!(office.ratings([1, 2], "2024-03-01"), [Some(1400); 2]);
    // 1400 − 10 is below the floor of April.
    assert_eq!(office.ratings([1, 2], "2024-04-01"), [None, Some(1410)]);
    assert_eq!(office.section("2024-04-01", &Section::Delisted), [1]);
}

#[test]
fn article_7_14d_a_first_rating_has_the_floor_of_its_list() {
    let mut office = Office::beginning("2024-02-01", &players((1..=5).map(|number| (number, 1100))));
    office.rate(&against("Across", ["2024-02-27", "2024-03-02"], 99, 1..=5, "=====").trf());
    office.close_until("2024-04-01");
    // 1100 by the rules of 2022, in force on the first day; the list begins at 1400.
    assert_eq!(office.rating(99, "2024-04-01"), None);
}

#[test]
fn article_7_21_afterwards_as_any_unrated_player() {
    let mut office = delisted_in_march();
    // Two games are no result (8.21): nobody is rated.
    office.rate(&against("Two", MARCH, FALLING, 1..=2, "==").trf());
    office.close("2010-05-01");
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [Some(1300); 2]);
    // 5 of 9 in the next event: one half point above 50 %.
    office.rate(&against("Nine", ["2010-05-05", "2010-05-20"], FALLING, 1..=9, "1========").trf());
    office.close("2010-07-01");
    assert_eq!(office.rating(FALLING, "2010-07-01"), Some(1315));
    assert_eq!(office.section("2010-07-01", &Section::New), [FALLING]);
    // They met 1315: .48 × 30 lost, .02 × 30 won.
    assert_eq!(office.ratings([1, 2], "2010-07-01"), [1286, 1301].map(Some));
}

#[test]
fn ruling_54_a_delisted_player_begins_with_an_empty_pool() {
    let mut office = office();
    office.rate(&lost("Cup", JANUARY));
    // Rated games of the time before do not count for the new rating.
    office.rate(&against("Before", ["2010-01-25", "2010-02-05"], FALLING, 1..=3, "000").trf());
    office.close("2010-03-01");
    assert_eq!(office.section("2010-03-01", &Section::Delisted), [FALLING]);
    office.rate(&against("Six", MARCH, FALLING, 1..=6, "======").trf());
    office.close("2010-05-01");
    assert_eq!(office.rating(FALLING, "2010-05-01"), None);
}

#[test]
fn article_8_56_ruling_54_once_2400_is_kept() {
    let csv = players((1..=9).map(|number| (number, 1300)));
    let mut office = Office::beginning("2010-01-01", &csv);
    for (number, highest) in [(FALLING, Some(2405)), (OTHER, None)] {
        let (list, kind, rating) = (day("2010-01-01"), Kind::Standard, Some(1205));
        office.enter(vec![
            entered(number),
            Fact::Adjusted(Adjusted { number, kind, list, rating, games: None, highest }),
        ]);
    }
    office.rate(&lost("Cup", JANUARY));
    office.close("2010-03-01");
    // K 20 of whoever has reached 2400, K 30 of the other.
    assert_eq!(office.ratings([FALLING, OTHER], "2010-03-01"), [None, Some(1220)]);
    office.rate(&against("Nine", MARCH, FALLING, 1..=9, "=========").trf());
    office.close("2010-05-01");
    assert_eq!(office.rating(FALLING, "2010-05-01"), Some(1300));
    assert_eq!(office.games_and_k(FALLING, "2010-05-01").1, Some(20));
}

fn entered(number: u64) -> Fact {
    let name = format!("Player {number}");
    Fact::Entered(exaequo_register::fact::PersonFacts { number, name, ..Default::default() })
}

/// 24 games before, one that costs the rating, five that make the next one: K 20 from 30 games on.
#[test]
fn article_8_56_ruling_54_games_are_kept_by_the_edition_of_2025() {
    let five = (1..=5).map(|number| (number, 1800, 20));
    let csv = &players_with_k(five.chain([(OTHER, 1405, 20)]));
    for (games, k) in [(24, 20), (23, 40)] {
        let mut office = Office::beginning("2026-01-01", csv);
        let (number, kind, list) = (FALLING, Kind::Standard, day("2026-01-01"));
        let (rating, games) = (Some(1405), Some(games));
        office.enter(vec![
            entered(number),
            Fact::Adjusted(Adjusted { number, kind, list, rating, games, highest: None }),
        ]);
        office.rate(&against("Cup", ["2026-01-05", "2026-01-06"], FALLING, [OTHER], "0").trf());
        office.close("2026-02-01");
        // K 40 × ½.
        assert_eq!(office.ratings([FALLING, OTHER], "2026-02-01"), [None, Some(1415)]);
        office.rate(&against("Open", ["2026-02-05", "2026-02-12"], FALLING, 1..=5, "1===0").trf());
        office.close("2026-03-01");
        assert_eq!(office.rating(FALLING, "2026-03-01"), Some(1800));
        assert_eq!(office.games_and_k(FALLING, "2026-03-01"), (Some(5), Some(k)));
    }
}

#[test]
fn ruling_54_an_event_begun_before_and_rated_after_is_a_newcomers_result() {
    let mut office = office();
    office.rate(&lost("Cup", JANUARY));
    office.rate(&against("Across", ["2010-02-25", "2010-03-10"], FALLING, 1..=9, "=========").trf());
    office.close_until("2010-05-01");
    assert_eq!(office.rating(FALLING, "2010-03-01"), None);
    assert_eq!(office.rating(FALLING, "2010-05-01"), Some(1300));
    // The opponents count the rating of the first day: 1300 against 1210 is .62, and −.12 × 30 = −3.6.
    assert_eq!(office.ratings([1, 9], "2010-05-01"), [Some(1296); 2]);
}

#[test]
fn ruling_54_several_delisted_players_of_one_event_count_each_other_as_rated() {
    let mut office = office();
    // Both lose to others: 1210 against 1300 is .38, and 1210 − 11.4 = 1198.6.
    office.rate(&against("One", JANUARY, FALLING, [1], "0").trf());
    office.rate(&against("Other", JANUARY, OTHER, [2], "0").trf());
    let games: Vec<u64> = (1..=8).chain([OTHER]).collect();
    office.rate(&against("Across", ["2010-02-25", "2010-03-10"], FALLING, games, "=========").trf());
    office.close_until("2010-05-01");
    assert_eq!(office.section("2010-03-01", &Section::Delisted), [FALLING, OTHER]);
    // 4½ of 9 against eight of 1300 and one of 1210: the mean is 1290.
    assert_eq!(office.rating(FALLING, "2010-05-01"), Some(1290));
}

fn title(number: u64, title: &str, from: &str) -> Fact {
    Fact::Person { number, field: Field::Title(title.into()), from: day(from) }
}

#[test]
fn article_7_22_ruling_55_titled_players_without_a_rating() {
    let mut office = office();
    office.enter(vec![entered(60), title(60, "FM", "2009-01-01"), title(FALLING, "CM", "2009-01-01")]);
    office.enter(vec![title(1, "IM", "2009-01-01"), title(2, "IM", "2010-03-02")]);
    office.rate(&lost("Cup", JANUARY));
    office.close("2010-03-01");
    assert_eq!(office.section("2010-03-01", &Section::TitledUnrated), [FALLING, 60]);
    assert_eq!(office.section("2010-03-01", &Section::Titled), [1]);
}

/// A game in July 2009, rated on the list of September; six lists in a row without one end with September 2010.
fn resting() -> Office {
    let csv =
        "id,name,rating,federation\n1,One,2000,CAN\n2,Two,2000,CAN\n3,Three,2100,CAN\n4,Four,1900,CAN\n";
    let mut office = Office::beginning("2009-07-01", csv).by_the_text();
    office.rate(&duel("Cup", ["2009-07-10", "2009-07-11"], '1').trf());
    office
}

#[test]
fn article_7_23a_ruling_56_six_lists_in_a_row_without_a_game() {
    let mut office = resting();
    office.close_until("2010-09-01");
    // The others have been without a game since the first list.
    assert_eq!(office.section("2010-05-01", &Section::Inactive), [0; 0]);
    assert_eq!(office.section("2010-07-01", &Section::Inactive), [4, 3]);
    assert_eq!(office.section("2010-09-01", &Section::Inactive), [4, 1, 3, 2]);
    // Ruling 58: with 7.23a from the list of the best, not a year later.
    assert_eq!(office.section("2010-05-01", &Section::Top), [3, 1, 2, 4]);
    assert_eq!(office.section("2010-07-01", &Section::Top), [1, 2]);
    assert_eq!(office.section("2010-09-01", &Section::Top), [0; 0]);
}

#[test]
fn ruling_56_by_the_list_on_which_a_game_is_rated() {
    let mut office = resting();
    office.close("2009-09-01");
    // Played in July 2009, reported in time for November only.
    office.rate(&against("Late", ["2009-07-12", "2009-07-14"], 3, [4], "=").trf());
    office.close_until("2010-11-01");
    assert_eq!(office.section("2010-09-01", &Section::Inactive), [1, 2]);
    assert_eq!(office.section("2010-11-01", &Section::Inactive), [4, 1, 3, 2]);
}

#[test]
fn article_7_23b_ruling_57_two_years_marked_then_alphabetical_only() {
    let mut office = resting();
    office.close_until("2012-09-01");
    let canada = Section::Federation("CAN".into());
    assert_eq!(office.section("2012-05-01", &canada).len(), 4);
    // Inactive since July 2010: shown until May 2012. Since September 2010: until July 2012.
    assert_eq!(office.section("2012-07-01", &canada), [1, 2]);
    assert_eq!(office.section("2012-09-01", &canada), [0; 0]);
    assert_eq!(office.section("2012-09-01", &Section::Alphabetical).len(), 4);
    let mark = |list: &str| {
        let register = office.register();
        let list = register.list(day(list));
        let player = list.player(register.persons.find(1).unwrap());
        list.row(&player, &[Kind::Standard]).activity
    };
    assert_eq!(mark("2010-07-01"), Activity::Active);
    assert_eq!(mark("2010-09-01"), Activity::Inactive);
    assert_eq!(mark("2012-09-01"), Activity::Inactive);
}

#[test]
fn article_7_23_inactive_players_are_rated_with_their_last_rating() {
    let mut office = resting();
    office.close_until("2012-09-01");
    // 2015 against 1985: .54 and .46.
    office.rate(&duel("Back", ["2012-09-10", "2012-09-11"], '=').trf());
    office.close("2012-11-01");
    assert_eq!(office.ratings([1, 2], "2012-11-01"), [2014, 1986].map(Some));
    // 7.23c: one game, and on the next list they are active.
    assert_eq!(office.section("2012-11-01", &Section::Inactive), [4, 3]);
    assert_eq!(office.section("2012-11-01", &Section::Federation("CAN".into())), [1, 2]);
    assert_eq!(office.section("2012-11-01", &Section::Top), [1, 2]);
}

#[test]
fn article_7_23c_ruling_57_a_late_game_makes_active_too() {
    let mut office = resting();
    office.close_until("2010-11-01");
    office.rate(&against("Late", ["2009-08-01", "2009-08-02"], 1, [2], "=").trf());
    office.close("2011-01-01");
    assert_eq!(office.section("2010-11-01", &Section::Inactive), [4, 1, 3, 2]);
    assert_eq!(office.section("2011-01-01", &Section::Inactive), [4, 3]);
}

#[test]
fn article_7_23_a_game_that_is_not_rated_does_not_make_active() {
    let mut office = resting();
    office.close_until("2010-09-01");
    office.rate(&against("Unrated", ["2010-09-05", "2010-09-06"], 77, [1], "0").trf());
    office.close("2010-11-01");
    assert!(office.section("2010-11-01", &Section::Inactive).contains(&1));
}

#[test]
fn ruling_56_the_time_of_a_new_player_starts_with_the_first_list() {
    let csv = players((1..=9).map(|number| (number, 1500)));
    let mut office = Office::beginning("2009-07-01", &csv).by_the_text();
    office.rate(&against("Open", ["2009-09-05", "2009-09-20"], 99, 1..=9, "=========").trf());
    office.close_until("2010-11-01");
    assert_eq!(office.rating(99, "2009-11-01"), Some(1500));
    assert!(!office.section("2010-09-01", &Section::Inactive).contains(&99));
    assert!(office.section("2010-11-01", &Section::Inactive).contains(&99));
}

#[test]
fn article_7_23_the_mark_of_an_imported_list_holds() {
    let csv = "id,name,rating,flag\n1,One,2000,i\n2,Two,2000,wi\n3,Three,2000,w\n";
    let mut office = Office::beginning("2010-01-01", csv);
    assert_eq!(office.section("2010-01-01", &Section::Inactive), [1, 2]);
    office.rate(&against("Cup", ["2010-01-10", "2010-01-11"], 1, [3], "=").trf());
    office.close("2010-03-01");
    assert_eq!(office.section("2010-03-01", &Section::Inactive), [2]);
}

#[test]
fn ruling_59_a_year_is_twelve_monthly_lists() {
    let mut office = resting();
    office.set(Setting::ListsAYear { lists: 12, from: day("2009-07-01") });
    office.close_until("2010-08-01");
    // The event of July is on the list of August 2009.
    assert_eq!(office.section("2010-06-01", &Section::Inactive), [0; 0]);
    assert_eq!(office.section("2010-07-01", &Section::Inactive), [4, 3]);
    assert_eq!(office.section("2010-08-01", &Section::Inactive), [4, 1, 3, 2]);
}
