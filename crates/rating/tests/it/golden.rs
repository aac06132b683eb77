//! The golden cases: calculations published by FIDE and others, at the level of functions.

use std::fs;

use exaequo_model::{Birth, Pace, Points};
use exaequo_rating::{
    DifferenceLimit, Edition, FirstResult, Game, History, RatingChange, Rounding, Total, coefficient,
    reduced, terms,
};
use exaequo_testkit::golden;
use serde_json::Value;

fn cases(kind: &str) -> Vec<Value> {
    let path = golden::folder().join("ratings").join("rating_cases.json");
    let text = fs::read_to_string(path).expect("the cases are part of the golden files");
    let all: Value = serde_json::from_str(&text).expect("the cases are JSON");
    all[kind].as_array().expect("a list of cases").clone()
}

fn whole(value: &Value) -> Option<i32> {
    value.as_i64().and_then(|number| i32::try_from(number).ok())
}

fn score(letter: char) -> Points {
    match letter {
        'W' => Points::WHOLE,
        'D' => Points::HALF,
        'L' => Points::ZERO,
        other => panic!("{other} is no result"),
    }
}

/// Opponents and what the games against them gave.
fn games(case: &Value) -> Vec<(i32, Points)> {
    let opponents = case["opponents"].as_array().expect("opponents").iter().filter_map(whole);
    let results = case["results"].as_str().expect("results").chars().map(score);
    let games: Vec<_> = opponents.zip(results.clone()).collect();
    assert_eq!(games.len(), results.count(), "{}", case["id"]);
    games
}

/// A decimal of any sign, in hundredths.
fn hundredths(text: &str) -> i32 {
    text.trim_start_matches('+').parse::<Points>().unwrap_or_else(|_| panic!("{text}")).hundredths()
}

fn limit(case: &Value) -> DifferenceLimit {
    let number = |field: &str| whole(&case[field]).and_then(|number| u16::try_from(number).ok());
    match (number("cap"), number("nocap_from")) {
        (Some(limit), Some(rating)) => DifferenceLimit::Below { limit, rating },
        (Some(limit), None) => DifferenceLimit::Always(limit),
        (None, _) => DifferenceLimit::None,
    }
}

#[test]
fn changes_of_ratings() {
    let cases = cases("rating_change");
    assert_eq!(cases.len(), 52);
    for case in cases {
        let id = case["id"].as_str().expect("an id");
        let rating = whole(&case["rating"]).expect("a rating");
        let k = whole(&case["K"]).and_then(|k| u8::try_from(k).ok()).expect("a coefficient");
        let game = |(opponent, score)| Game { own: rating, opponent, score };
        let terms = terms(limit(&case), games(&case).into_iter().map(game));
        let mut total: Total = terms.iter().collect();
        if let Some(score) = case["expected"]["score"].as_str() {
            // Only the sums were printed.
            total.score = Points::from_hundredths(hundredths(score));
            total.expected =
                Points::from_hundredths(hundredths(case["expected"]["We"].as_str().expect("We")));
        }
        for (field, value) in case["expected"].as_object().expect("what is expected") {
            let text = value.as_str().expect("a text");
            let RatingChange(change) = total.change(k);
            match field.as_str() {
                "We" => assert_eq!(total.expected.hundredths(), hundredths(text), "{id}"),
                "change" => assert_eq!(change, hundredths(text), "{id}"),
                "new" => assert_eq!(rating * 100 + change, hundredths(text), "{id}"),
                "perf" => assert_eq!(total.performance(), text.parse().ok(), "{id}"),
                "score" => {}
                "per_win" => assert!(
                    terms.iter().all(|term| { term.gain().hundredths() * i32::from(k) == hundredths(text) })
                ),
                "per_game" => {
                    let ours: Vec<_> =
                        terms.iter().map(|term| term.gain().hundredths() * i32::from(k)).collect();
                    assert_eq!(ours, text.split(',').map(hundredths).collect::<Vec<_>>(), "{id}");
                }
                "change_rounded" => {
                    let new = Rounding::ChangeAwayFromZero.new_rating(rating, RatingChange(change));
                    assert_eq!((new - rating).to_string(), text, "{id}");
                }
                other => panic!("{other}"),
            }
        }
    }
}

#[test]
fn first_ratings() {
    let provisions = Edition::FIDE_2024_03.provisions[Pace::Standard].expect("standard chess");
    let cases = cases("initial_rating");
    assert_eq!(cases.len(), 7);
    for case in cases {
        let mut result = FirstResult::default();
        for (opponent, score) in games(&case) {
            result.add(opponent, score);
        }
        assert_eq!(provisions.first_rating(&result), whole(&case["expected"]), "{}", case["id"]);
    }
}

#[test]
fn development_coefficients() {
    let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("standard chess");
    let cases = cases("k_factor");
    assert_eq!(cases.len(), 9);
    for case in cases {
        let number = |field: &str| whole(&case[field]).and_then(|number| u16::try_from(number).ok());
        let expected = number("K").and_then(|k| u8::try_from(k).ok()).expect("K");
        let found = if let (Some(k), Some(games)) = (number("K_base"), number("n")) {
            let k = u8::try_from(k).expect("a coefficient");
            reduced(k, u32::from(games), provisions.most_k_times_games)
        } else {
            let age = whole(&case["age"]).and_then(|age| i16::try_from(age).ok()).expect("an age");
            let player = History {
                seen: None,
                k: None,
                rating: number("rating"),
                highest: (case["ever2400"] == Value::Bool(true)).then_some(2400),
                games: number("games").map(u32::from),
                birth: Birth::Year(2026 - age),
                ..History::default()
            };
            coefficient(&provisions, &player, "2026-01-01".parse().ok()).value
        };
        assert_eq!(found, expected, "{}", case["case"]);
    }
}
