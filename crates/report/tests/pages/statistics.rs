//! Statistics: values worked out by hand from published files and small events.

use exaequo_event::{Event, NewPlayer, date};
use exaequo_model::{Birth, Bye, PlayerId, Tournament};
use exaequo_report::Lang;
use exaequo_report::page::{Cell, Page, Row, Table};
use exaequo_report::statistics::{Options, page};

use crate::event::{self, owned};

fn of(tournament: &Tournament, round: u16) -> Page {
    page(&owned(tournament), Options { round: Some(round).filter(|round| *round > 0) }, Lang::En).unwrap()
}

fn table(page: &Page, caption: &str) -> Option<Table> {
    page.tables().find(|table| table.caption == caption).cloned()
}

/// The rows of a table as programs read them.
fn rows(page: &Page, caption: &str) -> Vec<String> {
    let Some(table) = table(page, caption) else { return Vec::new() };
    let row = |row: &Row| row.cells.iter().map(Cell::in_file).collect::<Vec<_>>().join(" ");
    table.rows.iter().map(row).collect()
}

/// Round 3: White won 3-8, 4-13, 5-11 and 16-7, 1-2 was drawn, Black won 10-15; 12 and 14 did not play, 6 and 9 had byes.
#[test]
fn results_are_counted_by_colour_round_by_round_and_in_all() {
    let page = of(&event::swiss().tournament, 5);
    // Games, White won, drawn, Black won, other, White's and drawn games in percent, forfeits, byes, absent.
    let expected = [
        "1 8 3 2 3 0 50 25 0 0 0",
        "2 7 3 1 3 0 50 14.3 0 2 0",
        "3 6 4 1 1 0 75 16.7 1 2 0",
        "4 6 3 2 1 0 66.7 33.3 1 0 2",
        "5 7 3 2 2 0 57.1 28.6 0 1 1",
        "all 34 16 8 10 0 58.8 23.5 2 5 3",
    ];
    assert_eq!(rows(&page, "Results by colour"), expected);
}

/// Counted again from the lines of the file: in round 6 four boards were forfeited, in round 5 one team had an allocated
/// bye and one a half-point bye.
#[test]
fn games_of_teams_are_counted_and_byes_are_those_of_teams() {
    let page = of(&event::teams().tournament, 7);
    let rows = rows(&page, "Results by colour");
    assert_eq!(rows[4], "5 24 9 10 5 0 58.3 41.7 0 2 0");
    assert_eq!(rows[5], "6 24 10 6 8 0 54.2 25 4 0 0");
    assert_eq!(rows[7], "all 184 68 50 66 0 50.5 27.2 4 3 1");
    assert!(page.to_plain().contains("round 3, 10.7% of whose games were drawn"), "3 of 28");
}

/// 15 (1500) beat 5 (2000) in round 2; 13 (1600) drew with 1 (2200) in round 2.
#[test]
fn upsets_are_wins_and_draws_of_the_lower_rated() {
    let page = of(&event::swiss().tournament, 5);
    let wins = rows(&page, "Largest upsets");
    assert_eq!(wins[0], "500 2 15 Reine 1500 5 Helene 2000");
    assert_eq!(wins[2..4], ["400 1 13 Opal 1600 5 Helene 2000", "400 1 14 Paul 1550 6 Franck 1950"]);
    assert_eq!(wins.len(), 5);
    assert_eq!(rows(&page, "Draws with the largest difference")[0], "600 2 13 Opal 1600 1 Alyx 2200");
}

/// 10.2. Bruno: 9400 / 5 = 1880, 80 % is 240. Alyx and Stephan: 9100 / 5 = 1820, 70 % is 149. Nick has one game only.
#[test]
fn article_10_2_best_performances_of_those_who_played_half_of_the_rounds() {
    let page = of(&event::swiss().tournament, 5);
    let best = rows(&page, "Best performances");
    assert_eq!(best[0], "1 2 Bruno 2150 2120 4 5");
    assert_eq!(best[3..], ["4 1 Alyx 2200 1969 3.5 5", "4 16 Stephan 1450 1969 3.5 5"]);
    let text = page.to_plain();
    assert!(text.contains("4="), "{text}");
    assert!(text.contains("of players with at least 3 games against rated opponents"), "{text}");
    let first = of(&event::swiss().tournament, 1);
    assert!(first.to_plain().contains("of players with at least 1 game against a rated opponent"));
}

/// Four players: A and B of 2012, one with the day and one without, C and D of 1950 with their days, E of whom nothing is
/// known.
fn ages() -> Event {
    let mut event = Event::new("Ages", date(2026, 3, 7), 1);
    let births = [
        ("A", Birth::Day(date(2012, 1, 1))),
        ("B", Birth::Year(2012)),
        ("C", Birth::Day(date(1950, 6, 2))),
        ("D", Birth::Day(date(1950, 6, 1))),
        ("E", Birth::Unknown),
    ];
    for (name, birth) in births {
        event.enter(NewPlayer::new(name).birth(birth)).unwrap();
    }
    event
}

/// A day is compared only where everybody born in that year has one, and never shown.
#[test]
fn the_youngest_and_the_oldest_are_those_of_whom_it_is_known() {
    let event = ages();
    let page = of(event.tournament(), 0);
    assert_eq!(rows(&page, "The youngest"), ["1 1 A  2012", "1 2 B  2012"]);
    assert_eq!(rows(&page, "The oldest"), ["1 4 D  1950", "2 3 C  1950"]);
    let text = page.to_plain();
    assert!(text.contains("1=") && !text.contains("06"), "{text}");
}

/// Without ratings there are no upsets and performances, without births no ages, without games no most fought round.
#[test]
fn what_is_not_known_is_left_out() {
    let mut event = Event::new("Unrated", date(2026, 3, 7), 2);
    let [a, b, c]: [PlayerId; 3] = ["A", "B", "C"].map(|name| event.enter(NewPlayer::new(name)).unwrap());
    let soon = of(event.tournament(), 0);
    assert!(soon.to_plain().contains("No round is complete."));
    assert!(!soon.to_html().contains("<table"));
    let round = event.pair([(a, b)]).unwrap();
    event.give_bye(round, c, Bye::PairingAllocated).unwrap();
    event.set_result(round, a, "0-1").unwrap();
    let page = of(event.tournament(), 1);
    let captions: Vec<&str> = page.tables().map(|table| table.caption.as_str()).collect();
    assert_eq!(captions, ["Results by colour"]);
    assert_eq!(rows(&page, "Results by colour")[0], "1 1 0 0 1 0 0 0 0 1 0");
}

/// 0-0 and ½-0 of an arbiter are games, and neither wins nor draws.
#[test]
fn other_results_are_counted_apart() {
    let mut event = Event::new("Arbiter", date(2026, 3, 7), 1);
    let [a, b, c, d]: [PlayerId; 4] = ["A", "B", "C", "D"].map(|name| event.add_player(name, 2000));
    let round = event.pair([(a, b), (c, d)]).unwrap();
    event.set_result(round, a, "0-0").unwrap();
    event.set_result(round, c, "1-0").unwrap();
    let page = of(event.tournament(), 1);
    assert_eq!(rows(&page, "Results by colour")[0], "1 2 1 0 0 1 100 0 0 0 0");
    assert!(page.to_plain().contains("Games with another result"));
    assert!(!of(&event::swiss().tournament, 5).to_plain().contains("Games with another result"));
}
