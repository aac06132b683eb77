//! 6.1, 6.41, 8.3, 8.31: results below the floor after a good one (ruling 47), and round robins in a pool (ruling 53).

use exaequo_model::{Pace, Points};
use exaequo_rating::{
    Championship, Declared, Edition, EventResult, FirstRatingMethod, FirstResult, Least, NewcomerVerdict,
    Pool, Pooled, Provisions, Shortfall, SubFloor,
};
use exaequo_testkit::crosstable;

use crate::article_8_58::example;
use crate::first_ratings::swiss;
use crate::support::{Event, articles, rate};

fn rules() -> Provisions {
    Edition::FIDE_2009_TEXT.provisions[Pace::Standard].expect("for standard chess")
}

/// A quarter of the points against 1300 in a round robin: 1107, below the floor of 1200.
fn below(start: &str) -> EventResult {
    EventResult { method: FirstRatingMethod::RoundRobin, ..swiss(&rules(), start, 4, 1300, "1") }
}

/// Three of five against 1300, then the results; with what each of them was worth.
fn after_a_good_one(rules: &Provisions, results: &[EventResult]) -> (Vec<NewcomerVerdict>, Pool) {
    let mut pool = Pool::default();
    assert_eq!(pool.add(rules, swiss(rules, "2009-08-01", 5, 1300, "3")), NewcomerVerdict::Counts);
    (results.iter().map(|result| pool.add(rules, *result)).collect(), pool)
}

/// 8.31 ignores only the first results: 4 of 9 against 1300, 44 % and 43 less.
#[test]
fn article_8_31_ruling_47_a_round_robin_below_the_floor_after_a_good_result_is_pooled() {
    let (verdicts, pool) = after_a_good_one(&rules(), &[below("2009-09-01")]);
    assert_eq!(verdicts, [NewcomerVerdict::Counts]);
    let together = Pooled::Published { rating: 1257, games: 9 };
    assert_eq!(pool.first_rating(&rules(), Least::Usual), together);
}

/// 8.31: before a good result it is ignored, and counts for the opponents only (8.58).
#[test]
fn article_8_31_ruling_47_a_round_robin_below_the_floor_is_ignored_as_a_first_result() {
    let mut pool = Pool::default();
    let ignored = NewcomerVerdict::CountsForOpponentsOnly { ru: 1107, floor: 1200 };
    assert_eq!(pool.add(&rules(), below("2009-08-01")), ignored);
    assert_eq!(pool.total().games, 0);
}

/// 6.41 keeps a result with a point but below the floor out of a Swiss; 6.1 takes a zero in.
#[test]
fn articles_6_1_and_6_41_ruling_47_a_swiss_below_the_floor_stays_out_and_a_zero_is_pooled() {
    let rules = rules();
    let swiss = |start, score| swiss(&rules, start, 4, 1300, score);
    let (verdicts, pool) = after_a_good_one(&rules, &[swiss("2009-09-01", "1"), swiss("2009-10-01", "0")]);
    let short = NewcomerVerdict::Short(Shortfall::BelowFloor { ru: 1107, floor: 1200 });
    assert_eq!(verdicts, [short, NewcomerVerdict::CountsForPlayerOnly(Shortfall::Zero)]);
    assert_eq!(pool.total().games, 9);
}

/// 8.21: three rated opponents are needed all the same.
#[test]
fn article_8_21_ruling_47_two_rated_opponents_after_a_good_result() {
    let two = EventResult { rated_opponents: 2, ..below("2009-09-01") };
    let (verdicts, _) = after_a_good_one(&rules(), &[two]);
    assert_eq!(verdicts, [NewcomerVerdict::FewOpponents { found: 2, needed: 3 }]);
}

/// 7.14c: the good result of August 2009 has left the two years in September 2011; what is left cannot begin a pool.
#[test]
fn article_7_14c_ruling_47_a_pool_does_not_begin_with_a_round_robin_below_the_floor() {
    let rules = rules();
    let good = swiss(&rules, "2011-09-01", 3, 2300, "2");
    let (verdicts, pool) = after_a_good_one(&rules, &[below("2011-05-01"), good]);
    assert_eq!(verdicts, [NewcomerVerdict::Counts, NewcomerVerdict::Counts]);
    assert_eq!((pool.total().games, pool.expired()), (3, 9));
}

/// The other reading, by name: what is below the floor never counts for the player.
#[test]
fn article_8_31_ruling_47_can_be_replaced() {
    let mut never = rules();
    assert_eq!(never.sub_floor, SubFloor::FirstIgnored);
    never.replace("sub-floor", "ignored").expect("a provision");
    let (verdicts, _) = after_a_good_one(&never, &[below("2009-09-01")]);
    assert_eq!(verdicts, [NewcomerVerdict::CountsForOpponentsOnly { ru: 1107, floor: 1200 }]);
}

/// What a newcomer of the printed example achieved.
fn of_example(player: usize) -> EventResult {
    example().1.players[player].first.as_ref().expect("unrated").event
}

fn pooled(results: &[EventResult]) -> (Pool, Pooled) {
    let mut pool = Pool::default();
    for result in results {
        assert_eq!(pool.add(&rules(), *result), NewcomerVerdict::Counts);
    }
    let rating = pool.first_rating(&rules(), Least::Usual);
    (pool, rating)
}

/// Ra contains the player, so that Ru = Ra + dp × n ÷ (n + 1). H, 2 of 9: 2342 − 220 × 0.9; I, 1 of 9: 2322 − 351 × 0.9.
#[test]
fn articles_8_3_and_8_25_ruling_53_two_equal_round_robins_rate_as_one() {
    for (player, rating) in [(7, 2144), (8, 2006)] {
        let event = of_example(player);
        assert_eq!(event.ru, Some(rating));
        let (_, twice) = pooled(&[event, event]);
        assert_eq!(twice, Pooled::Published { rating, games: 18 });
    }
}

/// From half of the points on Ra is pooled as it is: C, 14 of 18, ten half points above 50 %.
#[test]
fn articles_8_3_and_8_23_ruling_53_the_average_as_it_is_from_half_of_the_points_on() {
    let event = of_example(2);
    assert_eq!(pooled(&[event, event]).1, Pooled::Published { rating: 2348 + 150, games: 18 });
}

/// H: 9 games against 2342 + 22; with 2½ of 4 against 2200 that is 30076 ÷ 13 = 2313.54, and 35 %, 110 less.
/// I: 9 games against 2322 + 35.1, not rounded: 30013.9 ÷ 13 = 2308.76, and 27 %, 175 less.
#[test]
fn articles_8_3_and_8_25_ruling_53_a_round_robin_and_a_swiss() {
    let swiss = swiss(&rules(), "2009-09-01", 4, 2200, "2.5");
    for (player, hundredths, rating) in [(7, 231_354, 2204), (8, 230_876, 2134)] {
        let (pool, together) = pooled(&[of_example(player), swiss]);
        assert_eq!(pool.total().average_in_hundredths(), Some(hundredths));
        assert_eq!(together, Pooled::Published { rating, games: 13 });
    }
}

/// However many round robins of different sizes are pooled, nothing is rounded on the way.
#[test]
fn article_8_3_ruling_53_round_robins_of_many_sizes() {
    let mut sum = FirstResult::default();
    for opponents in 5..=40 {
        let one =
            FirstResult { games: opponents, opponents: 0, score: Points::ZERO, ..FirstResult::default() };
        let games = i64::from(opponents);
        sum.pool(&one.without_own_part(-10 * (games + 1), opponents));
    }
    // The own parts are ten points a game.
    assert_eq!(sum.average_in_hundredths(), Some(1000));
}

/// 7.14a, b: the games of a round robin and those of a Swiss against rated players add up: four and five are nine.
#[test]
fn article_7_14_ruling_51_games_of_round_robins_and_swisses_add_up() {
    let round_robin =
        EventResult { method: FirstRatingMethod::RoundRobin, ..swiss(&rules(), "2009-08-01", 4, 2000, "2") };
    let swiss = swiss(&rules(), "2009-09-01", 5, 2000, "2.5");
    assert_eq!(pooled(&[round_robin]).1, Pooled::Pending { rating: 2000, games: 4, missing: 5 });
    assert_eq!(pooled(&[round_robin, swiss]).1, Pooled::Published { rating: 2000, games: 9 });
}

/// 7.14d: enough games below the floor are pooled with later ones.
#[test]
fn article_7_14d_ruling_52_below_the_floor_pooling_goes_on() {
    let zero = swiss(&rules(), "2009-09-01", 4, 1300, "0");
    let (_, mut pool) = after_a_good_one(&rules(), &[zero]);
    // 3 of 9 against 1300: 33 %, 125 less.
    assert_eq!(pool.first_rating(&rules(), Least::Usual), Pooled::BelowFloor { rating: 1175, games: 9 });
    pool.add(&rules(), swiss(&rules(), "2009-10-01", 3, 1300, "3"));
    // 6 of 12.
    assert_eq!(pool.first_rating(&rules(), Least::Usual), Pooled::Published { rating: 1300, games: 12 });
}

/// 6.33 takes a championship of women with two rated players; 8.21 leaves its newcomers out, and the report says why.
#[test]
fn articles_6_33_and_8_21_ruling_62_newcomers_of_a_championship_with_two_rated_women() {
    let text = "
        @start 2009-08-01
        @system round-robin
        A (2000): D=w C=b B=w
        B (1900): C=w D=b A=b
        C:        B=b A=w D=b
        D:        A=b B=w C=w
        ";
    let declared = Declared { championship: Championship::WomensNational, ..Declared::default() };
    let (tournament, event) = (crosstable::parse(text), Event::declare(declared));
    assert!(!articles(&tournament, &event).iter().any(|article| article.starts_with("6.3")));
    let rating = rate(&tournament, &event);
    let verdict = rating.players[2].first.as_ref().expect("unrated").verdict;
    assert_eq!((verdict, verdict.article()), (NewcomerVerdict::FewOpponents { found: 2, needed: 3 }, "8.21"));
}
