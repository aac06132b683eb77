//! FIDE's own published calculations (individual pages of ratings.fide.com, lists of December 2025 to October 2026)
//! and its calculator, under the editions they belong to.

use exaequo_model::{Pace, Points};
use exaequo_rating::{
    CoefficientSource, Edition, FirstResult, Game, K, PeriodEvent, PeriodTotal, Provisions, RatingChange,
    Rounded, Total, one_time_changes, reduced, terms,
};

fn standard(edition: &Edition) -> Provisions {
    edition.provisions[Pace::Standard].expect("every edition is for standard chess")
}

/// `1787:1 2505:.5` as games of a player.
fn games(own: i32, text: &str) -> Vec<Game> {
    let game = |word: &str| {
        let (opponent, score) = word.split_once(':').expect("opponent:score");
        Game { own, opponent: opponent.parse().expect("a rating"), score: score.parse().expect("a score") }
    };
    text.split_whitespace().map(game).collect()
}

fn total(provisions: &Provisions, own: i32, text: &str) -> Total {
    terms(provisions.limit, games(own, text)).iter().collect()
}

/// The sum of score less expected score, the change and the average that FIDE prints.
fn printed(total: &Total, k: u8) -> (i32, i32, Option<i32>) {
    (total.gain().hundredths(), total.change(k).0, total.average())
}

const P01: &str = "1787:1 2025:1 2310:1 2400:1 2505:.5";

#[test]
fn f_p01_no_limit_from_2650_and_a_half_away_from_zero() {
    let rules = standard(Edition::FIDE_2025_10);
    let total_now = total(&rules, 2813, P01);
    assert_eq!(printed(&total_now, 10), (-25, -250, Some(2205)));
    assert_eq!(rules.rounding.new_rating(2813, total_now.change(10)), 2810);
    let before = total(&standard(Edition::FIDE_2024_03), 2813, P01);
    assert_eq!(printed(&before, 10), (-4, -40, Some(2431)));
}

#[test]
fn f_p02_three_events_of_a_period() {
    let rules = standard(Edition::FIDE_2025_10);
    let events = [
        (total(&rules, 2395, "1900:1 2205:.5 2325:0 1950:1 1990:1"), (-61, -610, Some(2103))),
        (total(&rules, 2400, "1999:1 1950:1 2121:1 2813:0 2084:1"), (37, 370, Some(2201))),
        (total(&rules, 2400, "1800:1 1900:1 2230:1 2505:1 2155:.5"), (78, 780, Some(2178))),
    ];
    for (total, expected) in &events {
        assert_eq!(printed(total, 10), *expected);
    }
    let changes = events.map(|(total, _)| total.change(10));
    assert_eq!(changes.iter().map(|change| change.0).sum::<i32>(), 540);
    assert_eq!(rules.rounding.after_period(Rounded::EachPeriod, 2400, &changes), 2405);
    // The only published period that follows rounding by event.
    assert_eq!(rules.rounding.after_period(Rounded::EachEvent, 2400, &changes), 2406);
    let k = K { value: 10, source: CoefficientSource::Given };
    let events = events.map(|(total, _)| PeriodEvent { total, k: 10 }).to_vec();
    let period = PeriodTotal { rating: 2400, own: 2400, events, k };
    assert_eq!((period.new_rating(&rules), period.otherwise_rounded(&rules)), (2405, Some(2406)));
    let each = Provisions { rounded: Rounded::EachEvent, ..rules };
    assert_eq!((period.new_rating(&each), period.otherwise_rounded(&each)), (2406, Some(2405)));
}

#[test]
fn f_p03_limited_opponents_in_three_events() {
    let rules = standard(Edition::FIDE_2025_10);
    let events = [
        (total(&rules, 2499, "2000:1 2322:1 2422:1 2325:.5 2255:.5"), 21, 2285),
        (total(&rules, 2505, "2105:1 2000:1 2237:.5 2134:1 2813:.5"), 29, 2279),
        (total(&rules, 2505, "2105:1 2100:1 1900:1 2400:0 2118:1"), -31, 2167),
    ];
    for (total, gain, average) in &events {
        assert_eq!((total.gain().hundredths(), total.average()), (*gain, Some(*average)));
    }
    let changes = events.map(|(total, ..)| total.change(10));
    assert_eq!(rules.rounding.after_period(rules.rounded, 2505, &changes), 2507);
}

#[test]
fn f_p04_a_base_that_differs_from_the_list() {
    let rules = standard(Edition::FIDE_2025_10);
    let total = total(&rules, 2053, "1675:1 2310:0 1600:1 1884:1 2218:0");
    assert_eq!(printed(&total, 20), (-1, -20, Some(1948)));
    assert_eq!(rules.rounding.new_rating(2053, total.change(20)), 2053);
}

#[test]
fn f_p05_thirty_nine_games_lower_k_to_17() {
    let rules = standard(Edition::FIDE_2025_10);
    let events = [
        ("2406:0 1908:1 2220:1 2216:0 2204:.5 2189:1 2223:0 2221:.5", 144, 2448, 2198),
        ("2350:0 1928:0 2085:1 1993:1 1931:1 2055:.5 2500:.5 1861:1", 114, 1938, 2082),
        ("2217:1 1743:1 1947:1 2266:.5 2189:.5 2186:1", 234, 3978, 2091),
        ("1600:1 2283:0 1822:1 2251:0 1884:1 2215:.5 2210:.5 1872:1", 79, 1343, 2024),
        ("1654:1 2247:1 2308:0 2168:0 1810:0 1747:1 1852:1 1875:.5 1500:1", -27, -459, 1924),
    ];
    let games = events.iter().map(|(games, ..)| games.split_whitespace().count()).sum::<usize>();
    let k = reduced(20, u32::try_from(games).expect("few"), rules.most_k_times_games);
    assert_eq!((games, k), (39, 17));
    let mut changes = Vec::new();
    for (games, gain, change, average) in events {
        let total = total(&rules, 2054, games);
        assert_eq!(printed(&total, k), (gain, change, Some(average)), "{games}");
        changes.push(total.change(k));
    }
    assert_eq!(changes.iter().map(|change| change.0).sum::<i32>(), 9248);
    assert_eq!(rules.rounding.after_period(Rounded::EachPeriod, 2054, &changes), 2146);
    assert_eq!(rules.rounding.after_period(Rounded::EachEvent, 2054, &changes), 2145);
}

#[test]
fn f_n01_a_first_rating_with_two_draws() {
    let rules = standard(Edition::FIDE_2025_10);
    let mut result = FirstResult::default();
    for game in games(0, "1902:.5 1877:.5 1884:1 2012:0 1832:1") {
        result.add(game.opponent, game.score);
    }
    assert_eq!(rules.first_rating(&result), Some(1922));
    // FIDE's page prints the average and the performance of the rule before.
    assert_eq!(
        (result.average(), standard(Edition::FIDE_2022).first_rating(&result)),
        (Some(1901), Some(1921))
    );
}

#[test]
fn us_championship_2025_a_round_robin_of_rated_players() {
    let rows = [
        (2789, "8", 717, 830, 2675),
        (2756, "7.5", 666, 840, 2678),
        (2738, "5.5", 638, -880, 2679),
        (2722, "6.5", 611, 390, 2681),
        (2710, "5", 592, -920, 2682),
        (2698, "6", 572, 280, 2683),
        (2664, "4.5", 516, -660, 2686),
        (2661, "5", 513, -130, 2686),
        (2654, "4.5", 501, -510, 2687),
        (2652, "4", 498, -980, 2687),
        (2590, "5.5", 397, 1530, 2693),
        (2577, "4", 379, 210, 2694),
    ];
    let rules = standard(Edition::FIDE_2025_10);
    let mut sum = 0;
    for (own, score, expected, change, average) in rows {
        let others = rows.iter().map(|row| row.0).filter(|rating| *rating != own);
        // Only the scores were printed: they are added up elsewhere.
        let games = others.map(|opponent| Game { own, opponent, score: Points::ZERO });
        let mut total: Total = terms(rules.limit, games).iter().collect();
        total.score = score.parse().expect("points");
        assert_eq!(total.expected.hundredths(), expected, "{own}");
        assert_eq!((total.change(10).0, total.average()), (change, Some(average)), "{own}");
        sum += total.change(10).0;
    }
    assert_eq!(sum, 0);
    let with_another_event = |rating, change, other| {
        rules.rounding.after_period(rules.rounded, rating, &[RatingChange(change), RatingChange(other)])
    };
    assert_eq!(with_another_event(2789, 830, -260), 2795);
    assert_eq!(with_another_event(2722, 390, 240), 2728);
}

#[test]
fn single_games_of_the_calculator() {
    let before = standard(Edition::FIDE_2024_03);
    let now = standard(Edition::FIDE_2025_10);
    let cases = [
        (before, "2000 2000 1 10", 500),
        (before, "2000 2003 1 10", 500),
        (before, "2004 2000 1 10", 490),
        (before, "2010 2000 1 10", 490),
        (before, "2011 2000 1 10", 480),
        (before, "2206 2000 1 10", 240),
        (before, "2207 2000 1 10", 230),
        (before, "2391 2000 1 10", 90),
        (before, "2392 2000 1 10", 80),
        (before, "2000 2003 0 10", -500),
        (before, "2000 2004 0 10", -490),
        (before, "1656 2000 0 10", -120),
        (before, "1655 2000 0 10", -110),
        (before, "2600 2100 1 10", 80),
        (before, "2649 2149 1 10", 80),
        (now, "2649 2149 1 10", 80),
        (before, "2200 2700 0 20", -160),
        (now, "2200 2700 0 20", -160),
        (before, "1500 2000 .5 20", 840),
        (before, "2092 2000 1 15", 555),
        (before, "2000 2092 .5 30", 390),
        (now, "2650 2150 1 10", 40),
        (now, "2700 2200 1 10", 40),
        (now, "2700 1964 1 10", 0),
        (now, "2700 1900 0 10", -1000),
    ];
    for (rules, text, change) in cases {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |index: usize| words[index].parse::<i32>().expect("a number");
        let game = Game { own: number(0), opponent: number(1), score: words[2].parse().expect("a score") };
        let total: Total = terms(rules.limit, [game]).iter().collect();
        assert_eq!(total.change(u8::try_from(number(3)).expect("K")).0, change, "{text}");
    }
}

#[test]
fn rapid_and_blitz_keep_the_limit_for_everybody() {
    for pace in [Pace::Rapid, Pace::Blitz] {
        let rules = Edition::FIDE_2025_10.provisions[pace].expect("there are such ratings");
        let total = total(&rules, 2700, "2200:1");
        assert_eq!(total.change(10).0, 80);
    }
}

#[test]
fn first_ratings_before_and_after_march_2024() {
    let cases = [
        (2000, "3", 5, 2020, 1993),
        (2000, "2", 5, 1928, 1893),
        (2000, "2.5", 5, 2000, 1943),
        (2100, "5", 5, 2200, 2200),
        (2400, "3", 5, 2420, 2200),
        (1600, "1", 5, 1360, 1499),
        (1657, "3", 5, 1677, 1748),
        (1800, "4", 7, 1820, 1843),
    ];
    for (average, score, games, before, after) in cases {
        let opponents = i64::from(average) * i64::from(games);
        let result =
            FirstResult { games, opponents, score: score.parse().expect("points"), ..FirstResult::default() };
        for edition in [Edition::FIDE_2014, Edition::FIDE_2017, Edition::FIDE_2022] {
            assert_eq!(standard(edition).first_rating(&result), Some(before), "{average} {score}/{games}");
        }
        assert_eq!(standard(Edition::FIDE_2024_03).first_rating(&result), Some(after), "{average} {score}");
    }
}

#[test]
fn the_limit_by_edition() {
    let games = "1900:1 1950:1 2300:1";
    let change = |limit| {
        let rules = Provisions { limit, ..standard(Edition::FIDE_2024_03) };
        total(&rules, 2400, games).change(10).0
    };
    assert_eq!(change(standard(Edition::FIDE_2024_03).limit), 520);
    assert_eq!(change(standard(Edition::FIDE_2022).limit), 500);
    assert_eq!(change(exaequo_rating::DifferenceLimit::None), 460);
    let eleven = ["2250:1"; 11].join(" ");
    assert_eq!(total(&standard(Edition::FIDE_2024_03), 2807, &eleven).change(10).0, 880);
    let limit = exaequo_rating::DifferenceLimit::Always(350);
    let rules = Provisions { limit, ..standard(Edition::FIDE_2009_TEXT) };
    assert_eq!(total(&rules, 2400, "1900:1").expected, Points::from_hundredths(89));
    assert_eq!(total(&rules, 1900, "2400:1").expected, Points::from_hundredths(11));
}

#[test]
fn k_times_games_at_its_boundaries() {
    let cases = [
        (40, 17, 40),
        (40, 18, 38),
        (40, 21, 33),
        (20, 35, 20),
        (20, 36, 19),
        (20, 39, 17),
        (10, 70, 10),
        (10, 71, 9),
    ];
    for (k, games, lowered) in cases {
        assert_eq!(reduced(k, games, Some(700)), lowered, "{k} × {games}");
        assert_eq!(reduced(k, games, None), k);
    }
}

#[test]
fn changes_of_all_ratings_at_once() {
    let cases = [
        (1000, 1400),
        (1001, 1401),
        (1002, 1401),
        (1003, 1402),
        (1500, 1700),
        (1700, 1820),
        (1950, 1970),
        (1999, 1999),
        (2000, 2000),
        (2500, 2500),
    ];
    for (before, after) in cases {
        assert_eq!(one_time_changes::compression_2024(before), after);
    }
    assert_eq!(one_time_changes::raised_2022(2283, 2732), 2632);
    assert_eq!(one_time_changes::raised_2022(2700, 2732), 2700);
}
