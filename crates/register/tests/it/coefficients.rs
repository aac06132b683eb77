//! 8.54 to 8.57, 0.1 and rulings 43, 48, 49: K, rounding and editions over the lists.

use exaequo_rating::Declaration;
use exaequo_register::CoveringLetter;

use crate::office::{Event, Office, against, players, players_with_k, round_robin};
use crate::periods::duel;

const JANUARY: [&str; 2] = ["2010-01-05", "2010-01-20"];
const MARCH: [&str; 2] = ["2010-03-05", "2010-03-20"];
const MAY: [&str; 2] = ["2010-05-05", "2010-05-20"];

fn two(one: u16, other: u16) -> Office {
    Office::beginning("2010-01-01", &players([(1, one), (2, other)]))
}

#[test]
fn articles_8_55_and_8_57_a_period_is_rounded_once() {
    let mut office = two(2000, 2004);
    office.rate(&duel("One", ["2010-01-05", "2010-01-06"], '1').trf());
    office.rate(&duel("Two", ["2010-01-15", "2010-01-16"], '1').trf());
    office.close("2010-03-01");
    // .51 × 30 = 15.3 twice, not 15 and 15.
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2031, 1973].map(Some));
}

#[test]
fn article_8_57_ruling_43_in_2009_a_half_of_the_rating_goes_up() {
    let mut office = two(2000, 1964);
    office.rate(&duel("Cup", JANUARY, '1').trf());
    office.close("2010-03-01");
    // A difference of 36: .55, and 13.5 each: 2013.5 and 1950.5.
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2014, 1951].map(Some));
}

#[test]
fn ruling_43_since_2022_a_half_of_the_change_goes_away_from_zero() {
    let csv = "id,name,rating,K\n1,One,2500,10\n2,Two,2464,10\n";
    let mut office = Office::beginning("2026-01-01", csv);
    office.rate(&duel("Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2505, 2459].map(Some));
}

#[test]
fn article_8_56_k_is_20_for_ever_once_2400_is_published() {
    let mut office = two(2395, 2395);
    for (name, days, result) in [("One", JANUARY, '1'), ("Two", MARCH, '0'), ("Three", MAY, '0')] {
        office.rate(&duel(name, days, result).trf());
        office.close_until(if name == "One" { "2010-03-01" } else { "2010-05-01" });
    }
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2410, 2380].map(Some));
    assert_eq!(office.games_and_k(1, "2010-03-01").1, Some(20), "ruling 50: as after the list");
    // 2410 against 2380 is .54: −.54 × 20 = −10.8 and +.54 × 30 = 16.2.
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2399, 2396].map(Some));
    assert_eq!(office.games_and_k(1, "2010-05-01").1, Some(20), "below 2400 again");
    assert_eq!(office.games_and_k(2, "2010-05-01").1, Some(30));
    office.close("2010-07-01");
    // 2399 against 2396: .50.
    assert_eq!(office.ratings([1, 2], "2010-07-01"), [2389, 2411].map(Some));
}

#[test]
fn ruling_48_k_is_that_of_the_list_before_the_one_on_which_the_event_is_rated() {
    let mut office = two(2395, 2395);
    office.rate(&duel("One", JANUARY, '1').trf());
    // Begun with the ratings of January, rated in May after 2410 was published in March.
    office.rate(&duel("Across", ["2010-02-25", "2010-03-05"], '1').trf());
    office.close_until("2010-05-01");
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2420, 2365].map(Some));
}

#[test]
fn ruling_42_the_practice_of_2009_has_the_k_of_the_first_day() {
    let csv = "id,name,rating,K\n1,One,2395,15\n2,Two,2395,15\n";
    let mut office = Office::beginning("2010-01-01", csv);
    office.regulate("edition = 'fide-2009-practice'");
    office.rate(&duel("One", JANUARY, '1').trf());
    office.rate(&duel("Across", ["2010-02-25", "2010-03-05"], '1').trf());
    office.close_until("2010-05-01");
    // 7.5 each time, with K 15: 2402.5 and 2387.5 go up; then 2403 + 7.5 and 2388 − 7.5.
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2403, 2388].map(Some));
    assert_eq!(office.games_and_k(1, "2010-03-01").1, Some(10));
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2411, 2381].map(Some));
}

#[test]
fn article_8_54_differences_of_more_than_400_count_as_400() {
    let mut office = two(2399, 1500);
    office.rate(&duel("Cup", JANUARY, '0').trf());
    office.close("2010-03-01");
    // .92: −27.6 and +27.6.
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2371, 1528].map(Some));
}

/// 0.1, ruling 49: the first day decides the edition. From October 2025 on no limit from 2650 on: .96 and not .92.
#[test]
fn article_0_1_ruling_49_the_edition_is_that_of_the_first_day() {
    let csv = players_with_k([(1, 2700, 10)].into_iter().chain((2..=6).map(|number| (number, 2200, 20))));
    for (first, rating) in [("2025-09-30", 2704), ("2025-10-01", 2702)] {
        let mut office = Office::beginning("2025-09-01", &csv);
        office.rate(&against("Open", [first, "2025-10-08"], 1, 2..=6, "11111").trf());
        office.close_until("2025-11-01");
        assert_eq!(office.ratings([1, 2], "2025-10-01"), [2700, 2200].map(Some));
        // 5 × .8 = 4.0 or 5 × .4 = 2.0; the others always lose 1.6.
        assert_eq!(office.ratings([1, 2], "2025-11-01"), [rating, 2198].map(Some), "{first}");
    }
}

/// 6.5: a match of five that is decided after three games.
#[test]
fn article_6_5_games_after_a_match_is_decided_are_not_rated() {
    let mut office = two(2000, 2000);
    let rounds = vec![vec![(1, 2, '1')]; 5];
    office.rate(&Event { name: "Match", days: JANUARY, rounds }.trf());
    office.close("2010-03-01");
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2045, 1955].map(Some));
}

#[test]
fn article_8_56_of_2022_k_times_games_is_at_most_700() {
    // 40 games with K 20 would be 800: 700 / 40 = 17.5, so K 17.
    let csv = players_with_k((1..=41).map(|number| (number, 2000, 20)));
    let mut office = Office::beginning("2026-01-01", &csv);
    let half = "1111111111".repeat(2);
    office.rate(&against("One", ["2026-01-02", "2026-01-10"], 1, 2..=21, &half).trf());
    office.rate(&against("Two", ["2026-01-12", "2026-01-20"], 1, 22..=41, &half).trf());
    office.close("2026-02-01");
    // 40 × ½ × 17.
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2340, 1990].map(Some));
    assert_eq!(office.games_and_k(1, "2026-02-01"), (Some(40), Some(20)));
}

#[test]
fn article_6_33_ruling_62_two_rated_women_and_newcomers() {
    let women = CoveringLetter { declared: vec![Declaration::Women], ..CoveringLetter::default() };
    let mut office = two(2000, 2000);
    let event = round_robin("Championship", JANUARY, &[1, 2, 98, 99], |one, other| match (one, other) {
        (1, _) => '1',
        (_, 1) => '0',
        _ => '=',
    });
    office.rate_with(&event.trf_of_round_robin(), &women);
    office.close("2010-03-01");
    // One game each: against newcomers with two rated opponents nothing counts.
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2015, 1985].map(Some));
    assert_eq!(office.games_and_k(1, "2010-03-01").0, Some(1));
    let register = office.register();
    let mut pools = register.book(exaequo_register::Kind::Standard).pools();
    assert!(pools.all(|(_, pool)| pool.results().len() == 0));
}

#[test]
fn article_8_56_ruling_43a_ratings_of_a_first_list_without_k_have_thirty_games() {
    // By entries of before, which do not say how many there are, the games began with the list.
    for (told, gained) in [(Some(2), 10), (None, 20)] {
        let mut office = Office::default();
        office.begin("2026-01-01", &players([(1, 2000), (2, 2000)]), told);
        office.rate(&duel("Cup", ["2026-01-05", "2026-01-06"], '1').trf());
        office.close("2026-02-01");
        assert_eq!(
            office.ratings([1, 2], "2026-02-01"),
            [2000 + gained, 2000 - gained].map(Some),
            "{told:?}"
        );
    }
}
