//! 7.12, 7.14, 7.2: who stands in a list.

use exaequo_register::fact::Setting;
use exaequo_register::{Kind, Section};

use crate::office::{Event, Office, day};
use crate::periods::duel;

/// Somebody new against rated players.
fn first_event(name: &'static str, days: [&'static str; 2], results: [char; 5]) -> Event {
    let opponents = [1, 2, 3, 4, 5];
    let rounds = opponents.iter().zip(results).map(|(opponent, result)| vec![(9, *opponent, result)]);
    Event { name, days, rounds: rounds.collect() }
}

const FIVE: &str = "id,name,rating,K,birth\n1,One,1800,20,1980\n2,Two,1800,20,1980\n3,Three,1800,20,1980\n4,Four,1800,20,1980\n5,Five,1800,20,1980\n";

fn in_section(office: &Office, list: &str, section: &Section) -> Vec<u64> {
    let register = office.register();
    let players = register.list(day(list)).section(section, Kind::Standard);
    players.iter().map(|player| player.facts.number).collect()
}

#[test]
fn article_7_14_a_first_rating_is_published_after_five_games_since_2014() {
    let mut office = Office::beginning("2026-01-01", FIVE);
    office.rate(&first_event("Open", ["2026-01-03", "2026-01-08"], ['1', '=', '=', '=', '0']).trf());
    office.close("2026-02-01");
    assert_eq!(office.rating(9, "2026-02-01"), Some(1800));
    assert_eq!(in_section(&office, "2026-02-01", &Section::New), [9]);
    office.close("2026-03-01");
    assert_eq!(in_section(&office, "2026-03-01", &Section::New), [0; 0]);
}

#[test]
fn ruling_50_a_row_has_the_games_of_its_list_and_k_as_after_it() {
    let mut office = Office::beginning("2026-01-01", FIVE);
    office.rate(&first_event("Open", ["2026-01-03", "2026-01-08"], ['1', '=', '=', '=', '0']).trf());
    office.close_until("2026-03-01");
    let register = office.register();
    let figures = |list: &str, number: u64| {
        let list = register.list(day(list));
        let player = list.player(register.persons.find(number).unwrap());
        list.row(&player, &[Kind::Standard]).figures.standard
    };
    assert_eq!((figures("2026-02-01", 9).games, figures("2026-02-01", 9).k), (Some(5), Some(40)));
    assert_eq!((figures("2026-03-01", 9).games, figures("2026-03-01", 9).k), (Some(0), Some(40)));
    assert_eq!(figures("2026-02-01", 1).k, Some(20));
}

#[test]
fn ruling_56_a_year_without_a_game_makes_inactive_and_a_game_active_again() {
    let mut office = Office::beginning("2026-01-01", FIVE);
    office.rate(&duel("Cup", ["2026-01-03", "2026-01-08"], '1').trf());
    office.close_until("2027-02-01");
    // For players of the first list the time starts with it; for the others with February 2026.
    assert_eq!(in_section(&office, "2026-12-01", &Section::Inactive), [0; 0]);
    assert_eq!(in_section(&office, "2027-01-01", &Section::Inactive), [5, 4, 3]);
    assert_eq!(in_section(&office, "2027-01-01", &Section::Top), [1, 2]);
    // Ruling 58: they leave the list of the best at once.
    assert_eq!(in_section(&office, "2027-02-01", &Section::Top), [0; 0]);
    office.rate(&duel("Again", ["2027-02-05", "2027-02-06"], '1').trf());
    office.close("2027-03-01");
    assert_eq!(in_section(&office, "2027-03-01", &Section::Top), [1, 2]);
}

#[test]
fn ruling_57_two_years_more_in_the_federations_list_then_in_the_alphabetical_part_only() {
    let mut office = Office::beginning(
        "2026-01-01",
        &FIVE.replace("birth\n", "birth,federation\n").replace("1980\n", "1980,CAN\n"),
    );
    office.close_until("2029-01-01");
    let federation = Section::Federation("CAN".into());
    assert_eq!(in_section(&office, "2027-01-01", &federation).len(), 5);
    assert_eq!(in_section(&office, "2028-12-01", &federation).len(), 5);
    assert_eq!(in_section(&office, "2029-01-01", &federation).len(), 0);
    assert_eq!(in_section(&office, "2029-01-01", &Section::Alphabetical).len(), 5);
}

#[test]
fn article_7_24_ruling_58_inactive_players_leave_the_list_of_the_best_at_once() {
    let mut office = Office::beginning("2026-01-01", FIVE);
    office.close_until("2027-01-01");
    assert_eq!(in_section(&office, "2026-12-01", &Section::Top).len(), 5);
    assert_eq!(in_section(&office, "2027-01-01", &Section::Top), [0; 0]);
    assert_eq!(in_section(&office, "2027-01-01", &Section::Inactive).len(), 5);
}

#[test]
fn article_9_3_the_officer_is_a_setting() {
    let mut office = Office::beginning("2026-01-01", FIVE);
    office.set(Setting::Officer { name: "Ada Officer".into(), contact: "ratings at the federation".into() });
    let officer = office.register().settings.officer;
    assert_eq!(officer, Some(("Ada Officer".to_owned(), "ratings at the federation".to_owned())));
}
