//! FIDE's own published calculations as periods of a register: received, accepted, closed; K, change and new rating.

use std::fs;

use exaequo_model::Points;
use exaequo_rating::RatingChange;
use exaequo_register::Register;
use exaequo_testkit::golden;
use serde_json::Value;

use crate::office::{Office, against, day, players_with_k};

/// A published calculation, and the period it belongs to. What was printed before the text of July 2009 had effect, or
/// against it (ruling 42), follows the practice of those years.
struct Period {
    case: &'static str,
    /// The list before, the days of the event and the list it is rated on.
    lists: [&'static str; 2],
    days: [&'static str; 2],
    edition: Option<&'static str>,
}

const fn practice(case: &'static str) -> Period {
    let (lists, days) = (["2010-01-01", "2010-03-01"], ["2010-01-15", "2010-01-31"]);
    Period { case, lists, days, edition: Some("edition = 'fide-2009-practice'") }
}

const PERIODS: [Period; 14] = [
    practice("fide-2008-07"),
    practice("fide-2008-10"),
    practice("fide-2009-07"),
    practice("fide-2010-05"),
    practice("corus-2010-carlsen"),
    practice("corus-2010-kramnik"),
    practice("corus-2010-shirov"),
    practice("corus-2010-anand"),
    practice("corus-2010-nakamura"),
    practice("poikovsky-2009-shirov"),
    practice("poikovsky-2009-bologan"),
    Period {
        case: "fide-2017-06",
        lists: ["2017-05-01", "2017-06-01"],
        days: ["2017-05-05", "2017-05-07"],
        edition: None,
    },
    Period {
        case: "nakamura-2025-09",
        lists: ["2025-09-01", "2025-10-01"],
        days: ["2025-09-05", "2025-09-20"],
        edition: None,
    },
    Period {
        case: "nakamura-2025-10",
        lists: ["2025-10-01", "2025-11-01"],
        days: ["2025-10-05", "2025-10-20"],
        edition: None,
    },
];

fn case(id: &str) -> Value {
    let text = fs::read_to_string(golden::folder().join("ratings/rating_cases.json")).unwrap();
    let all: Value = serde_json::from_str(&text).unwrap();
    all["rating_change"].as_array().unwrap().iter().find(|case| case["id"] == id).unwrap().clone()
}

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().unwrap()).unwrap()
}

/// A published change in hundredths.
fn hundredths(text: &str) -> i32 {
    text.trim_start_matches('+').parse::<Points>().unwrap().hundredths()
}

/// Ruling 43: until 2021 the new rating was rounded, half up; since then the change, half away from zero.
fn rounded(rating: u16, change: i32, list: &str) -> i32 {
    let by = if list < "2022-01-01" {
        (change + 50).div_euclid(100)
    } else {
        change.signum() * ((change.abs() + 50) / 100)
    };
    i32::from(rating) + by
}

/// K, change and new rating of the player as the register has them.
fn rated(period: &Period, case: &Value) -> (Option<u8>, Option<RatingChange>, Option<u16>) {
    let (rating, k) = (number(&case["rating"]), u8::try_from(number(&case["K"])).unwrap());
    let opponents: Vec<u16> = case["opponents"].as_array().unwrap().iter().map(number).collect();
    let others = (2..).zip(&opponents).map(|(id, rating)| (id, *rating, k));
    let list = players_with_k(std::iter::once((1, rating, k)).chain(others));
    let mut office = Office::beginning(period.lists[0], &list);
    if let Some(edition) = period.edition {
        office.regulate(edition);
    }
    let results = case["results"].as_str().unwrap().replace('W', "1").replace('D', "=").replace('L', "0");
    let event = against("Event", period.days, 1, 2..2 + opponents.len() as u64, &results);
    office.rate(&event.trf());
    office.close(period.lists[1]);
    let (mut own_k, mut change) = (None, None);
    let person = office.register().persons.find(1).unwrap();
    Register::read_watching(&office.ledger, &office.shelf, &mut |part| {
        let player = part.player(person).unwrap();
        let own = &part.rating.players[player.index()];
        (own_k, change) = (own.k.map(|k| k.value), own.change);
    })
    .unwrap();
    let register = office.register();
    let new = register.list(day(period.lists[1])).player(person).standings.standard.unwrap().rating();
    (own_k, change, new)
}

#[test]
fn published_calculations_come_out_of_the_register() {
    for period in &PERIODS {
        let case = case(period.case);
        let change = hundredths(case["expected"]["change"].as_str().unwrap());
        let new = rounded(number(&case["rating"]), change, period.lists[1]);
        let k = u8::try_from(number(&case["K"])).unwrap();
        let expected = (Some(k), Some(RatingChange(change)), u16::try_from(new).ok());
        assert_eq!(rated(period, &case), expected, "{}", period.case);
    }
}
