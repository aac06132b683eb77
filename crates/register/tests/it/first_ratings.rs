//! 7.14, 8.3, 8.4 and rulings 45, 47, 51 to 53, 60: from unrated to a first rating, by the text of 2009.

use exaequo_rating::Declaration;
use exaequo_register::fact::{Association, Field};
use exaequo_register::{CoveringLetter, Fact, Kind, Pending, Section};

use crate::office::{Event, Office, against, day, players, round_robin};

/// The newcomer.
const N: u64 = 99;
const JANUARY: [&str; 2] = ["2010-01-05", "2010-01-20"];
const FEBRUARY: [&str; 2] = ["2010-02-02", "2010-02-20"];
const MARCH: [&str; 2] = ["2010-03-05", "2010-03-20"];
const MAY: [&str; 2] = ["2010-05-05", "2010-05-20"];
const JULY: [&str; 2] = ["2010-07-05", "2010-07-20"];

/// Thirty players with one rating.
fn thirty(rating: u16) -> Office {
    Office::beginning("2010-01-01", &players((1..=30).map(|number| (number, rating))))
}

fn team_championship() -> CoveringLetter {
    CoveringLetter { declared: vec![Declaration::TeamChampionship], ..CoveringLetter::default() }
}

/// The example of 8.34: 1 of 3 against 2220, 3 of 5 against 2150, 2½ of 4 against 2200.
fn pool_of_8_34(days: [[&'static str; 2]; 3]) -> (Office, [Event; 3]) {
    let rated = (1..=3).map(|number| (number, 2220));
    let rated = rated.chain((4..=8).map(|number| (number, 2150)));
    let rated = rated.chain((9..=12).map(|number| (number, 2200)));
    let office = Office::beginning("2010-01-01", &players(rated));
    let events = [
        against("First", days[0], N, 1..=3, "100"),
        against("Second", days[1], N, 4..=8, "11100"),
        against("Third", days[2], N, 9..=12, "11=0"),
    ];
    (office, events)
}

#[test]
fn article_8_34_three_events_on_three_lists_come_to_2199() {
    let (mut office, events) = pool_of_8_34([JANUARY, MARCH, MAY]);
    let lists = ["2010-03-01", "2010-05-01", "2010-07-01"];
    for (event, list) in events.iter().zip(lists) {
        office.rate(&event.trf());
        office.close(list);
    }
    // 7.14e: eight games are not enough; with twelve all of them count, not the first nine.
    assert_eq!(lists.map(|list| office.rating(N, list)), [None, None, Some(2199)]);
    assert_eq!(office.section("2010-07-01", &Section::New), [N]);
}

#[test]
fn article_8_34_the_opponents_meet_the_rating_of_each_event() {
    let (mut office, events) = pool_of_8_34([JANUARY, MARCH, MAY]);
    for (event, list) in events.iter().zip(["2010-03-01", "2010-05-01", "2010-07-01"]) {
        office.rate(&event.trf());
        office.close(list);
    }
    // 8.24: 2220 − 125 = 2095. Difference 125: .67, −20.1 and +9.9.
    assert_eq!(office.ratings([1, 2, 3], "2010-03-01"), [2200, 2230, 2230].map(Some));
    // 8.23: 2150 + 15 = 2165, not what all results together came to (8.53). Difference 15: .48, −14.4 and +15.6.
    assert_eq!(office.ratings([4, 8], "2010-05-01"), [2136, 2166].map(Some));
    // 2200 + 15 = 2215: −14.4, +0.6 and +15.6.
    assert_eq!(office.ratings([9, 11, 12], "2010-07-01"), [2186, 2201, 2216].map(Some));
}

#[test]
fn article_7_14e_ruling_52_all_results_of_one_list_together() {
    let days = [["2010-01-05", "2010-01-09"], ["2010-01-12", "2010-01-20"], ["2010-02-02", "2010-02-20"]];
    let (mut office, events) = pool_of_8_34(days);
    // In whatever order they are reported.
    for event in events.iter().rev() {
        office.rate(&event.trf());
    }
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), Some(2199));
    assert_eq!(office.games_and_k(N, "2010-03-01"), (Some(12), Some(30)));
}

/// The printed table of 8.58: four newcomers among ten players, A to J as numbers 1 to 10.
#[test]
fn articles_7_14a_and_8_58_a_round_robin_of_ten_gives_first_ratings_at_once() {
    let rated = [(1, 2600), (2, 2500), (4, 2400), (6, 2150), (7, 2300), (10, 2300)];
    let mut office = Office::beginning("2010-01-01", &players(rated));
    let scores = [(1, 8), (2, 7), (3, 7), (4, 6), (5, 6), (6, 4), (7, 3), (8, 2), (9, 1), (10, 1)];
    let wins = games_of_scores(&scores);
    let result = |one, other| if wins.contains(&(one, other)) { '1' } else { '0' };
    let event = round_robin("8.58", JANUARY, &scores.map(|(player, _)| player), result);
    office.rate(&event.trf_of_round_robin());
    office.close("2010-03-01");
    // C, E, H and I.
    assert_eq!(office.ratings([3, 5, 8, 9], "2010-03-01"), [2423, 2393, 2144, 2006].map(Some));
    // A, B and D with K 20, F, G and J with K 30: +12.8, +10.4, +12.0, +43.5, −36.3, −96.3.
    let new = [2613, 2510, 2412, 2194, 2264, 2204];
    assert_eq!(office.ratings([1, 2, 4, 6, 7, 10], "2010-03-01"), new.map(Some));
}

/// Who beats whom where everybody wins so many games: each in turn beats those with the fewest wins left.
fn games_of_scores(scores: &[(u64, usize)]) -> Vec<(u64, u64)> {
    let (mut left, mut wins) = (scores.to_vec(), Vec::new());
    while let Some((player, score)) = left.pop() {
        left.sort_by_key(|(_, wins)| *wins);
        wins.extend(left[..score].iter().map(|(other, _)| (player, *other)));
        wins.extend(left[score..].iter().map(|(other, _)| (*other, player)));
        left[score..].iter_mut().for_each(|(_, wins)| *wins -= 1);
    }
    wins
}

#[test]
fn article_7_14a_in_a_round_robin_games_against_newcomers_count() {
    let mut office = thirty(2000);
    let everybody = [1, 2, 3, 4, 5, 6, 7, 8, 98, N];
    let event = round_robin("Club", JANUARY, &everybody, |_, _| '=');
    office.rate(&event.trf_of_round_robin());
    office.close("2010-03-01");
    assert_eq!(office.ratings([98, N], "2010-03-01"), [Some(2000); 2]);
    assert_eq!(office.games_and_k(N, "2010-03-01"), (Some(9), Some(30)));
}

#[test]
fn article_7_14b_in_a_swiss_only_games_against_rated_players_count() {
    let mut office = thirty(2000);
    let event = against("Open", JANUARY, N, (1..=8).chain([98]), "=========");
    office.rate(&event.trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), None, "nine games, eight of them against rated players");
    office.rate(&against("Next", MARCH, N, 9..=11, "===").trf());
    office.close("2010-05-01");
    assert_eq!(office.rating(N, "2010-05-01"), Some(2000));
}

#[test]
fn article_7_14b_nine_games_and_not_eight() {
    for (games, rating) in [("========", None), ("=========", Some(2000))] {
        let mut office = thirty(2000);
        office.rate(&against("Open", JANUARY, N, 1..=games.len() as u64, games).trf());
        office.close("2010-03-01");
        assert_eq!(office.rating(N, "2010-03-01"), rating);
    }
}

#[test]
fn ruling_51_games_of_round_robins_and_of_swiss_events_add_up() {
    let mut office = thirty(2000);
    let six = [1, 2, 3, 4, 5, N];
    office.rate(&round_robin("Club", JANUARY, &six, |_, _| '=').trf_of_round_robin());
    office.rate(&against("Open", FEBRUARY, N, 10..=13, "====").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), Some(2000));
    assert_eq!(office.games_and_k(N, "2010-03-01").0, Some(9));
}

/// Three games first, six on a later day; the register goes on until the list after them.
fn two_years(first: [&'static str; 2], later: [&'static str; 2], list: &str, lists: u8) -> Office {
    let csv = players((1..=30).map(|number| (number, 2000)));
    let mut office = Office::beginning("2009-07-01", &csv).by_the_text();
    office.set(exaequo_register::fact::Setting::ListsAYear { lists, from: day("2009-07-01") });
    office.rate(&against("First", first, N, 1..=3, "===").trf());
    office.rate(&against("Later", later, N, 4..=9, "======").trf());
    office.close_until(list);
    office
}

#[test]
fn article_7_14c_ruling_51_twelve_lists_in_a_row_by_the_first_day() {
    let first = ["2009-08-31", "2009-09-03"];
    // From the list of July 2009 to that of May 2011 there are twelve.
    let office = two_years(first, ["2011-06-30", "2011-07-04"], "2011-09-01", 6);
    assert_eq!(office.rating(N, "2011-09-01"), Some(2000));
    let office = two_years(first, ["2011-07-01", "2011-07-04"], "2011-09-01", 6);
    assert_eq!(office.rating(N, "2011-09-01"), None);
}

#[test]
fn article_7_14c_the_window_moves_with_every_event() {
    let mut office = two_years(["2009-08-31", "2009-09-03"], ["2011-07-01", "2011-07-04"], "2011-09-01", 6);
    office.rate(&against("Last", ["2011-09-05", "2011-09-09"], N, 10..=12, "111").trf());
    office.close("2011-11-01");
    // The first three are gone: 6 of 9, three half points above 50 %.
    assert_eq!(office.rating(N, "2011-11-01"), Some(2045));
    assert_eq!(office.games_behind(N, "2011-11-01"), Some(9));
}

#[test]
fn ruling_59_two_years_are_twenty_four_monthly_lists() {
    let first = ["2009-07-10", "2009-07-12"];
    let office = two_years(first, ["2011-06-10", "2011-06-12"], "2011-07-01", 12);
    assert_eq!(office.rating(N, "2011-07-01"), Some(2000));
    let office = two_years(first, ["2011-07-01", "2011-07-12"], "2011-08-01", 12);
    assert_eq!(office.rating(N, "2011-08-01"), None);
}

/// One win and six losses in a round robin of eight with players of one rating.
fn weak_round_robin(name: &'static str, days: [&'static str; 2], opponents: std::ops::Range<u64>) -> Event {
    let won = opponents.start;
    let everybody: Vec<u64> = opponents.chain([N]).collect();
    round_robin(name, days, &everybody, move |one, other| match (one, other) {
        (N, opponent) if opponent == won => '1',
        (N, _) => '0',
        (opponent, N) if opponent == won => '0',
        (_, N) => '1',
        _ => '=',
    })
}

/// Rated players have 4 of 7 (.57, 50) six times and 3 of 7 (.43, −50): Ra = 1250 − 250/7 × 7/8 = 1219. The newcomer has
/// .14: −309 × 7/8, which is 949. Pooled the event is 7 games against 1219 + 309/8 = 1257.625.
#[test]
fn article_7_14d_rulings_47_52_53_below_the_floor_pooling_goes_on() {
    let rated = (1..=10).map(|number| (number, 1250)).chain((11..=13).map(|number| (number, 1300)));
    let mut office = Office::beginning("2010-01-01", &players(rated));
    office.rate(&against("Good", JANUARY, N, 1..=3, "1=0").trf());
    office.close("2010-03-01");
    office.rate(&weak_round_robin("Weak", MARCH, 4..11).trf_of_round_robin());
    office.close("2010-05-01");
    // 2½ of 10 against 1255.3: .25 is −193, and 1062 is below 1200.
    assert_eq!(office.rating(N, "2010-05-01"), None);
    office.rate(&against("Better", MAY, N, 11..=13, "111").trf());
    office.close("2010-07-01");
    // 5½ of 13 against 1265.6: .42 is −57.
    assert_eq!(office.rating(N, "2010-07-01"), Some(1209));
    assert_eq!(office.games_behind(N, "2010-07-01"), Some(13));
}

#[test]
fn ruling_47_a_first_round_robin_below_the_floor_is_ignored() {
    let mut office = thirty(1250);
    office.rate(&weak_round_robin("Weak", JANUARY, 1..8).trf_of_round_robin());
    office.rate(&against("Good", FEBRUARY, N, 11..=19, "====1===0").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), Some(1250));
    assert_eq!(office.games_and_k(N, "2010-03-01").0, Some(9));
}

/// 1 of 7 twice: Ra 1769 and Ru = 1769 − 309 × 7/8 = 1498.6 each time, and of both together.
#[test]
fn ruling_53_two_equal_round_robins_rate_as_one() {
    let mut office = thirty(1800);
    office.rate(&weak_round_robin("One", JANUARY, 1..8).trf_of_round_robin());
    office.rate(&weak_round_robin("Two", FEBRUARY, 11..18).trf_of_round_robin());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), Some(1499));
    assert_eq!(office.games_and_k(N, "2010-03-01").0, Some(14));
}

#[test]
fn article_7_14f_seven_games_of_a_team_championship() {
    for (games, rating) in [("======", None), ("=======", Some(2000))] {
        let mut office = thirty(2000);
        let event = against("Olympiad", JANUARY, N, 1..=games.len() as u64, games);
        office.rate_with(&event.trf(), &team_championship());
        office.close("2010-03-01");
        assert_eq!(office.rating(N, "2010-03-01"), rating);
    }
}

#[test]
fn article_7_14f_ruling_52_seven_only_if_all_are_from_such_events() {
    let mut office = thirty(2000);
    office.rate_with(&against("Olympiad", JANUARY, N, 1..=4, "====").trf(), &team_championship());
    office.rate(&against("Open", FEBRUARY, N, 5..=8, "====").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), None);
    office.rate_with(&against("Continental", MARCH, N, 9..=11, "===").trf(), &team_championship());
    office.close("2010-05-01");
    assert_eq!(office.rating(N, "2010-05-01"), Some(2000), "eleven are enough in any case");
}

#[test]
fn ruling_52_two_team_championships_add_up_to_seven() {
    let mut office = thirty(2000);
    office.rate_with(&against("Olympiad", JANUARY, N, 1..=4, "====").trf(), &team_championship());
    office.rate_with(&against("Continental", MARCH, N, 9..=11, "===").trf(), &team_championship());
    office.close_until("2010-05-01");
    assert_eq!(office.rating(N, "2010-05-01"), Some(2000));
}

fn member(from: &str, association: Option<Association>) -> Fact {
    Fact::Person { number: N, field: Field::Member(association), from: day(from) }
}

#[test]
fn article_7_14g_members_of_the_three_associations_need_seven_games() {
    for association in Association::ALL {
        let mut office = thirty(2000);
        office.rate(&against("Open", JANUARY, N, 1..=7, "=======").trf());
        office.enter(vec![member("2009-01-01", Some(association))]);
        office.close("2010-03-01");
        assert_eq!(office.rating(N, "2010-03-01"), Some(2000), "{association:?}");
    }
}

#[test]
fn article_7_14g_ruling_52_membership_on_the_day_of_the_list() {
    for (from, rating) in [("2010-03-01", Some(2000)), ("2010-03-02", None)] {
        let mut office = thirty(2000);
        office.rate(&against("Open", JANUARY, N, 1..=7, "=======").trf());
        office.enter(vec![member(from, Some(Association::Icsc))]);
        office.close("2010-03-01");
        assert_eq!(office.rating(N, "2010-03-01"), rating, "{from}");
    }
    let mut office = thirty(2000);
    office.rate(&against("Open", JANUARY, N, 1..=7, "=======").trf());
    office.enter(vec![member("2009-01-01", Some(Association::Ipca)), member("2010-02-28", None)]);
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), None, "no longer a member");
}

#[test]
fn article_7_14g_ruling_52_who_becomes_a_member_is_on_the_next_list_without_another_game() {
    let mut office = thirty(2000);
    office.rate(&against("Open", JANUARY, N, 1..=7, "=======").trf());
    office.enter(vec![member("2010-03-02", Some(Association::Icsc))]);
    office.close_until("2010-05-01");
    assert_eq!(office.ratings([N], "2010-03-01"), [None]);
    assert_eq!(office.ratings([N], "2010-05-01"), [Some(2000)]);
}

#[test]
fn articles_6_1_and_8_21_a_first_event_without_a_point_is_ignored_on_both_sides() {
    let mut office = thirty(1500);
    office.rate(&against("Zero", JANUARY, N, 1..=5, "00000").trf());
    office.rate(&against("Good", FEBRUARY, N, 11..=19, "=========").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), Some(1500));
    assert_eq!(office.games_and_k(N, "2010-03-01").0, Some(9));
    assert_eq!(office.ratings([1, 5], "2010-03-01"), [Some(1500); 2]);
    assert_eq!(office.games_and_k(1, "2010-03-01").0, Some(0));
}

#[test]
fn article_6_1_ruling_47_a_zero_after_a_good_result_is_pooled_for_the_player_only() {
    let mut office = thirty(1500);
    office.rate(&against("Good", JANUARY, N, 1..=6, "======").trf());
    office.rate(&against("Zero", FEBRUARY, N, 11..=13, "000").trf());
    office.close("2010-03-01");
    // 3 of 9: .33 is −125.
    assert_eq!(office.rating(N, "2010-03-01"), Some(1375));
    assert_eq!(office.ratings([11, 12, 13], "2010-03-01"), [Some(1500); 3]);
}

#[test]
fn articles_6_41_and_8_31_ruling_47_a_swiss_below_the_floor_never_counts() {
    let mut office = thirty(1300);
    // ½ of 3: .17 is −273, and 1027 is below 1200.
    office.rate(&against("Weak", ["2010-01-02", "2010-01-03"], N, 1..=3, "=00").trf());
    office.rate(&against("Good", JANUARY, N, 4..=9, "======").trf());
    office.rate(&against("Weak again", ["2010-01-25", "2010-01-28"], N, 10..=12, "=00").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), None, "six games");
    office.rate(&against("Good again", MARCH, N, 13..=15, "===").trf());
    office.close("2010-05-01");
    assert_eq!(office.rating(N, "2010-05-01"), Some(1300));
    // 7.12: three of the nine are of this period.
    assert_eq!(office.games_behind(N, "2010-05-01"), Some(9));
    assert_eq!(office.games_and_k(N, "2010-05-01").0, Some(3));
}

#[test]
fn article_8_21_fewer_than_three_rated_opponents_do_not_count() {
    let mut office = thirty(1500);
    office.rate(&against("Two", JANUARY, N, [1, 2, 97, 98], "====").trf());
    office.rate(&against("Good", FEBRUARY, N, 11..=17, "=======").trf());
    office.close("2010-03-01");
    assert_eq!(office.rating(N, "2010-03-01"), None, "seven games: the two are not among them");
}

#[test]
fn ruling_47_once_the_good_result_is_gone_a_pool_does_not_begin_with_a_zero() {
    let csv = players((1..=30).map(|number| (number, 1500)));
    let mut office = Office::beginning("2009-07-01", &csv).by_the_text();
    office.rate(&against("Good", ["2009-07-05", "2009-07-09"], N, 1..=3, "===").trf());
    office.rate(&against("Zero", ["2010-01-05", "2010-01-09"], N, 4..=6, "000").trf());
    office.rate(&against("Late", ["2011-07-05", "2011-07-09"], N, 7..=12, "======").trf());
    office.close_until("2011-09-01");
    assert_eq!(office.rating(N, "2011-09-01"), None, "six games, not nine with the zero");
    office.rate(&against("Later", ["2011-09-05", "2011-09-09"], N, 13..=15, "===").trf());
    office.close("2011-11-01");
    assert_eq!(office.rating(N, "2011-11-01"), Some(1500));
}

/// Nine draws with players of 2000 in January; four wins against players of 1900 on the days that are asked for.
fn published_between(days: [&'static str; 2]) -> Office {
    let rated = (1..=9).map(|number| (number, 2000)).chain((11..=14).map(|number| (number, 1900)));
    let mut office = Office::beginning("2010-01-01", &players(rated));
    office.rate(&against("First", JANUARY, N, 1..=9, "=========").trf());
    office.rate(&against("Across", days, N, 11..=14, "1111").trf());
    office.close("2010-03-01");
    office
}

#[test]
fn article_8_4_ruling_60_published_before_the_event_is_rated() {
    let mut office = published_between(["2010-02-20", "2010-03-05"]);
    assert_eq!(office.rating(N, "2010-03-01"), Some(2000));
    office.close("2010-05-01");
    // 2000 against 1900: .64, four times .36 × 30 = 43.2.
    assert_eq!(office.rating(N, "2010-05-01"), Some(2043));
    // To the opponents an unrated player with 1900 + 4 × 15 = 1960: .42 × 30 = 12.6.
    assert_eq!(office.ratings([11, 12, 13, 14], "2010-05-01"), [Some(1887); 4]);
}

#[test]
fn article_8_4_ruling_60_published_on_the_same_list_is_not_before() {
    let office = published_between(["2010-02-02", "2010-02-20"]);
    // 8½ of 13 against 1969.2: four half points above 50 %.
    assert_eq!(office.rating(N, "2010-03-01"), Some(2029));
    assert_eq!(office.ratings([11, 12, 13, 14], "2010-03-01"), [Some(1887); 4]);
}

#[test]
fn article_8_4_a_late_report_of_an_unrated_time_is_rated_with_the_current_rating() {
    let mut office = published_between(["2010-02-20", "2010-03-05"]);
    office.close("2010-05-01");
    office.rate(&against("Late", ["2010-01-25", "2010-01-28"], N, [21, 22, 23], "000").trf());
    office.close("2010-07-01");
    // The opponents are not rated either.
    assert_eq!(office.rating(N, "2010-07-01"), Some(2043));

    office.rate(&against("Later", ["2010-01-25", "2010-01-28"], N, 1..=4, "0000").trf());
    office.close("2010-09-01");
    // 2043 against 2000 in January: .56, four times −.56 × 30 = −67.2.
    assert_eq!(office.rating(N, "2010-09-01"), Some(1976));
    // Nobody meets an unrated player without a point (6.1).
    assert_eq!(office.rating(1, "2010-09-01"), Some(2000));
}

#[test]
fn article_7_14_the_sections_of_new_players() {
    let mut office = thirty(2000);
    office.rate(&against("Open", JANUARY, N, 1..=9, "=========").trf());
    office.rate(&against("Other", JULY, 98, 1..=9, "=========").trf());
    office.close_until("2010-09-01");
    assert_eq!(office.section("2010-03-01", &Section::New), [N]);
    assert_eq!(office.section("2010-05-01", &Section::New), [0; 0]);
    assert_eq!(office.section("2010-09-01", &Section::New), [98]);
}

/// 7.14c: four games of August 2009 leave the two years with July 2011; the three of May 2011 are kept until May 2013.
#[test]
fn article_7_14c_newer_results_are_kept_when_the_oldest_has_left_the_two_years() {
    let mut office = Office::beginning("2009-07-01", &players((1..=9).map(|number| (number, 1700))));
    office.rate(&against("First", ["2009-08-05", "2009-08-09"], N, 1..=4, "11==").trf());
    office.close_until("2011-05-01");
    office.rate(&against("Second", ["2011-05-05", "2011-05-09"], N, 5..=7, "1==").trf());
    office.close_until("2011-11-01");
    let register = office.register();
    let kept = |list: &str| {
        let pending = register.pending(Kind::Standard, day(list));
        let told = |one: &Pending| (one.pooled.games(), one.pooled.missing(), one.expires);
        pending.iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(kept("2011-05-01"), [(7, Some(2), Some(day("2011-07-01")))]);
    assert_eq!(kept("2011-07-01"), [(3, Some(6), Some(day("2013-05-01")))]);
    assert_eq!(kept("2011-11-01"), [(3, Some(6), Some(day("2013-05-01")))]);
}

/// 7.14c, rulings 49 and 51: five games of 2012 and, reported later, five of 2009 are not within two years.
#[test]
fn article_7_14c_ruling_51_a_late_report_gives_no_first_rating_with_results_years_later() {
    let mut office = Office::beginning("2009-07-01", &players((1..=10).map(|number| (number, 1700))));
    office.close_until("2012-03-01");
    office.rate(&against("Newer", ["2012-03-05", "2012-03-09"], N, 1..=5, "1==10").trf());
    office.close("2012-05-01");
    office.rate(&against("Older", ["2009-08-05", "2009-08-09"], N, 6..=10, "1==10").trf());
    office.close("2012-07-01");
    assert_eq!(office.rating(N, "2012-07-01"), None);
}
