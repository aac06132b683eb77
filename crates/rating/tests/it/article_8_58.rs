//! 8.58: the printed example to the last digit.

use exaequo_model::{Points, Tournament};
use exaequo_rating::{EventForm, EventRating, RatingChange};
use exaequo_testkit::crosstable;

use crate::support::{Event, rate};

/// Names, ratings and points are those of the text; the games are made up, and do not matter.
const EXAMPLE: &str = "
    @start 2009-07-01
    @system round-robin
    A (2600): 10+w 2-w 3+b 4+w 5+b 6+w 7+b 8+w 9+b
    B (2500): 9+w 1+b 10+w 3+w 4-b 5+w 6-b 7+w 8+b
    C: 8+w 9+b 1-w 2-b 10+w 4+w 5+b 6+w 7+b
    D (2400): 7+w 8+b 9+w 1-b 2+w 3-b 10+w 5-w 6+b
    E: 6+w 7+b 8+w 9+b 1-w 2-b 3-w 4+b 10+w
    F (2150): 5-b 10+b 7-w 8+b 9+w 1-b 2+w 3-b 4-w
    G (2300): 4-b 5-w 6+b 10+b 8-w 9+b 1-w 2-b 3-w
    H: 3-b 4-w 5-b 6-w 7+b 10+b 9-w 1-b 2-w
    I: 2-b 3-w 4-b 5-w 6-b 7-w 8+b 10-b 1-w
    J (2300): 1-b 6-w 2-b 7-w 3-b 8-w 4-b 9+w 5-b
";

pub(crate) fn example() -> (Tournament, EventRating) {
    let tournament = crosstable::parse(EXAMPLE);
    let rating = rate(&tournament, &Event::default());
    (tournament, rating)
}

#[test]
fn articles_8_21_and_8_58_ruling_40_the_average_of_the_tournament() {
    let (_, rating) = example();
    assert_eq!(rating.form, EventForm::RoundRobin);
    let average = rating.average.expect("there are newcomers");
    assert_eq!((average.ratings, average.rated), (2375 * 6, 6));
    // dpa = 177 / 6 = 29.5
    assert_eq!(average.differences, 177);
    assert_eq!((average.opponents, average.ra), (9, 2348));
}

#[test]
fn articles_8_21_and_12_4_dp_of_every_rated_player_is_there_to_add_up() {
    let (_, rating) = example();
    let dp: Vec<i32> = rating.rated.iter().map(|one| one.entry.difference(one.games)).collect();
    // 8, 7, 6, 4, 3 and 1 of 9 games: 89, 78, 67, 44, 33 and 11 % in table 8.1a.
    assert_eq!(dp, [351, 220, 125, -43, -125, -351]);
    assert_eq!(dp.iter().sum::<i32>(), 177);
}

#[test]
fn articles_8_25_and_8_58_ruling_41_the_newcomers_before_and_after_the_correction() {
    let (_, rating) = example();
    let printed =
        [(2, 2423, 2348, 2423), (4, 2393, 2348, 2393), (7, 2150, 2342, 2144), (8, 2032, 2322, 2006)];
    for (player, first, rc, ru) in printed {
        let first_rating = rating.players[player].first.as_ref().expect("unrated");
        let correction = first_rating.correction.expect("in a round robin");
        assert_eq!((correction.first, correction.rc, correction.ru), (first, rc, ru), "player {player}");
    }
}

#[test]
fn article_8_58_the_rated_players() {
    let (_, rating) = example();
    let printed = [
        (0, 736, 20, 1280),
        (1, 648, 20, 1040),
        (3, 540, 20, 1200),
        (5, 255, 30, 4350),
        (6, 421, 30, -3630),
        (9, 421, 30, -9630),
    ];
    for (player, expected, k, change) in printed {
        let player = &rating.players[player];
        assert_eq!(player.total.expected, Points::from_hundredths(expected));
        assert_eq!((player.k.map(|k| k.value), player.change), (Some(k), Some(RatingChange(change))));
        assert_eq!(player.total.games, 9);
    }
    assert_eq!(rating.ignored, []);
}

#[test]
fn article_8_58_percentages_and_differences() {
    let printed = [(8, 89, 351), (7, 78, 220), (6, 67, 125), (4, 44, -43), (3, 33, -125), (1, 11, -351)];
    for (wins, percent, difference) in printed {
        let found = exaequo_rating::percent(Points::from_whole(wins), 9);
        assert_eq!((found, exaequo_rating::table::difference(found)), (percent, difference));
    }
}

#[test]
fn article_8_58_pairs_with_equal_k_add_up_to_nothing() {
    let (_, rating) = example();
    // A, B, D among themselves and F, G, J among themselves.
    assert_eq!((rating.balance.games, rating.balance.sum), (6, 0));
}
