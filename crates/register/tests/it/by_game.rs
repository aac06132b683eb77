//! 4.13 and ruling 61: ratings at the time of each game.

use exaequo_rating::Declaration;
use exaequo_register::{CoveringLetter, Section};

use crate::office::{Event, Office, against, players};

const DAYS: [&str; 2] = ["2010-02-10", "2010-03-10"];
const ROUNDS: [&str; 3] = ["2010-02-10", "2010-02-25", "2010-03-10"];

fn letter(declaration: Declaration) -> CoveringLetter {
    CoveringLetter { declared: vec![declaration], ..CoveringLetter::default() }
}

/// The first player beats the second three times: before the closing day of March, after it, and in March. Others play
/// too, or it would be a match (6.5).
fn league() -> String {
    let rounds = vec![vec![(1, 2, '1'), (3, 4, '=')]; 3];
    Event { name: "League", days: DAYS, rounds }.trf_on(&ROUNDS)
}

fn rated(letter: &CoveringLetter) -> Office {
    let mut office = Office::beginning("2010-01-01", &players((1..=4).map(|number| (number, 2000))));
    office.rate_with(&league(), letter);
    office.close_until("2010-05-01");
    office
}

#[test]
fn article_4_13_ratings_of_the_first_day() {
    let office = rated(&CoveringLetter::default());
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [Some(2000); 2]);
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2045, 1955].map(Some));
}

#[test]
fn article_4_13_ruling_61_by_game_each_slice_has_its_ratings_and_its_list() {
    let office = rated(&letter(Declaration::ByGame));
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [2015, 1985].map(Some));
    // 25 February is after the closing day and before the list: 2000 against 2000. In March 2015 against 1985, .54.
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2044, 1956].map(Some));
    assert_eq!(office.games_and_k(1, "2010-03-01").0, Some(1));
    assert_eq!(office.games_and_k(1, "2010-05-01").0, Some(2));
}

#[test]
fn article_4_13_ruling_61_by_period_all_games_of_a_period_follow_the_last_of_them() {
    let office = rated(&letter(Declaration::ByPeriod));
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [Some(2000); 2]);
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2045, 1955].map(Some));
}

/// Three games in February, six in March.
fn with_a_newcomer(results: &'static str) -> Office {
    let mut office = Office::beginning("2010-01-01", &players((1..=9).map(|number| (number, 2000))));
    let event = against("League", DAYS, 99, 1..=9, results);
    let days: Vec<&str> = (0..9).map(|round| if round < 3 { "2010-02-10" } else { "2010-03-10" }).collect();
    office.rate_with(&event.trf_on(&days), &letter(Declaration::ByGame));
    office.close_until("2010-05-01");
    office
}

#[test]
fn ruling_61_a_newcomers_result_goes_on_the_list_of_the_last_slice() {
    let office = with_a_newcomer("=========");
    assert_eq!(office.rating(99, "2010-03-01"), None);
    assert_eq!(office.rating(99, "2010-05-01"), Some(2000));
    assert_eq!(office.section("2010-05-01", &Section::New), [99]);
}

#[test]
fn ruling_61_the_minimums_are_those_of_the_whole_event() {
    // Nothing in February, which alone would not count (6.1): 3 of 9, .33 is −125.
    let office = with_a_newcomer("000======");
    assert_eq!(office.rating(99, "2010-05-01"), Some(1875));
}

#[test]
fn rulings_49_and_61_a_late_report_leaves_closed_lists_alone() {
    let mut office = Office::beginning("2010-01-01", &players((1..=4).map(|number| (number, 2000))));
    office.close("2010-03-01");
    let digest = |office: &Office| {
        office.register().digest(crate::office::day("2010-03-01"), exaequo_register::Kind::Standard)
    };
    let before = digest(&office);
    office.rate_with(&league(), &letter(Declaration::ByGame));
    assert_eq!(digest(&office), before, "the list of March is closed");
    office.close("2010-05-01");
    assert_eq!(office.ratings([1, 2], "2010-03-01"), [Some(2000); 2]);
    // The ratings of March are those that were published: 2000 against 2000 three times.
    assert_eq!(office.ratings([1, 2], "2010-05-01"), [2045, 1955].map(Some));
}
