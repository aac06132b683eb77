//! Rosters of team events: what each player did, as the boards of the matches say it.

use exaequo_model::Elo;
use exaequo_report::Lang;
use exaequo_report::teams::{Options, page};

use crate::event::{self, owned};

fn csv(round: u16) -> String {
    let event = event::teams();
    page(&owned(&event.tournament), Options { round: Some(round), unrated: None }, Lang::Fr).unwrap().to_csv()
}

/// Number 1 won five games against 1977, 2091, 2105, 2066 and 2100, on average 2068, and one by forfeit; number 64 sat
/// twice and lost to 1757 and 1847, on average 1802.
#[test]
fn a_roster_has_results_points_and_performance_of_each_player() {
    let csv = csv(7);
    let line = |number: &str| {
        let is_of = |line: &&str| line.split(',').nth(2) == Some(number);
        csv.lines().find(is_of).unwrap().to_owned()
    };
    assert_eq!(line("1"), "Antelopes,1,1,,Armando Aglio,,2110,1,,1,1,1,'+,1,5,5,100,2868,1");
    assert_eq!(line("64"), "Antelopes,6,64,,Aaron Asta,,1797,,,,,0,,0,0,2,0,1002,");
    assert_eq!(line("83"), "Jackals,6,83,,Jacques Junipero,,1702,,,,,,,,0,0,,,");
    assert_eq!(csv.lines().count(), 1 + 84, "one head for all teams, and everybody");
}

#[test]
fn an_earlier_round_counts_what_was_played_by_then() {
    assert_eq!(csv(1).lines().nth(1), Some("Antelopes,1,1,,Armando Aglio,,2110,1,1,1,100,2777,"));
    let nothing =
        page(&owned(&event::teams().tournament), Options { round: Some(0), unrated: None }, Lang::Fr);
    assert!(nothing.is_err(), "no round has that number");
}

/// A match that goes on, a board without an opponent, and players without ratings.
#[test]
fn open_boards_and_empty_chairs_are_told_apart() {
    let list = "@teams Alpha Bravo\n@boards 3\n@start 2026-03-06\nA-B:+?w\n";
    let tournament = exaequo_testkit::match_list::parse(list);
    let options = Options { round: Some(1), unrated: None };
    let csv = page(&owned(&tournament), options, Lang::En).unwrap().to_csv();
    let results: Vec<&str> = csv.lines().skip(1).map(|line| line.split(',').nth(7).unwrap()).collect();
    assert_eq!(results, ["1", "*", "'+", "0", "*", ""]);
    let counted =
        page(&owned(&tournament), Options { unrated: Elo::new(1500), ..options }, Lang::En).unwrap().to_csv();
    let first = |csv: &str| csv.lines().nth(1).unwrap().split(',').nth(11).unwrap().to_owned();
    assert_eq!([first(&csv), first(&counted)], ["", "2300"]);
}

#[test]
fn an_individual_event_has_no_rosters() {
    let event = event::swiss();
    assert!(page(&owned(&event.tournament), Options { round: Some(5), unrated: None }, Lang::En).is_err());
}
