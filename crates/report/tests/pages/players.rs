//! Lists of players: their orders, groups, and what is left out.

use exaequo_event::{Event, NewPlayer, date};
use exaequo_model::{Birth, RoundNumber, Sex, Title};
use exaequo_report::Lang;
use exaequo_report::players::{PlayerOrder, page};

use crate::event::{self, owned};

/// Five players of two clubs and none, one of them late, one gone, one of whom nothing is known.
fn club() -> Event {
    let mut event = Event::new("Club", date(2026, 3, 7), 3);
    let players = [
        NewPlayer::new("Zoé").rated(2100).club("Tour").federation("CAN").sex(Sex::Female).title(Title::Wfm),
        NewPlayer::new("Étienne").club("Fou").federation("FRA").birth(Birth::Year(2010)),
        NewPlayer::new("Eva").rated(2200).club("Tour").federation("CAN").fide_id(2_600_101),
        NewPlayer::new("Ñandú").rated(1900).birth(Birth::Day(date(1980, 5, 1))).sex(Sex::Male),
        NewPlayer::new("Nuz").from_round(RoundNumber(2)),
    ];
    for player in players {
        event.enter(player).unwrap();
    }
    event.withdraw("4", 1).unwrap();
    event
}

/// The second column of the rows of a list, and the third where a group stands before.
fn names(csv: &str, column: usize) -> Vec<String> {
    csv.lines().skip(1).map(|line| line.split(',').nth(column).unwrap().to_owned()).collect()
}

#[test]
fn the_start_list_is_by_number_with_what_is_known() {
    let event = club();
    let csv = page(&event, PlayerOrder::Number, Lang::Fr).to_csv();
    let expected = "number,title,name,federation,club,team,rating,fide_id,birth_year,sex,status
1,WFM,Zoé,CAN,Tour,,2100,,,female,
2,,Étienne,FRA,Fou,,,,2010,,
3,,Eva,CAN,Tour,,2200,2600101,,,
4,,Ñandú,,,,1900,,1980,male,withdrawn:1
5,,Nuz,,,,,,,,entered:2
";
    assert_eq!(csv.replace("\r\n", "\n"), expected);
}

#[test]
fn names_are_in_the_order_of_the_language() {
    let event = club();
    let by_name = |lang| names(&page(&event, PlayerOrder::Name, lang).to_csv(), 2);
    assert_eq!(by_name(Lang::Es), ["Étienne", "Eva", "Nuz", "Ñandú", "Zoé"]);
    assert_eq!(by_name(Lang::Fr), ["Étienne", "Eva", "Ñandú", "Nuz", "Zoé"]);
}

#[test]
fn ratings_fall_and_those_without_one_come_last_by_number() {
    let event = club();
    let csv = page(&event, PlayerOrder::Rating, Lang::En).to_csv();
    assert_eq!(names(&csv, 2), ["Eva", "Zoé", "Ñandú", "Étienne", "Nuz"]);
}

#[test]
fn clubs_and_federations_are_tables_with_counts() {
    let event = club();
    let captions = |by, lang| {
        let page = page(&event, by, lang);
        page.tables().map(|table| table.caption.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        captions(PlayerOrder::Club, Lang::En),
        ["Fou: 1 player", "Tour: 2 players", "Without a club: 2 players"]
    );
    let french = ["CAN\u{202F}: 2 joueurs", "FRA\u{202F}: 1 joueur", "Sans fédération\u{202F}: 2 joueurs"];
    assert_eq!(captions(PlayerOrder::Federation, Lang::Fr), french);
    let csv = page(&event, PlayerOrder::Club, Lang::En).to_csv();
    assert!(csv.starts_with("club,number,title,name,federation,team,"), "{csv}");
    assert_eq!(names(&csv, 0), ["Fou", "Tour", "Tour", "", ""]);
    assert_eq!(names(&csv, 1), ["2", "1", "3", "4", "5"]);
}

/// Columns are the same in all tables of a page, and those that say nothing are for programs.
#[test]
fn people_see_no_empty_columns() {
    let event = event::swiss();
    let text = page(&owned(&event.tournament), PlayerOrder::Number, Lang::En).to_plain();
    assert!(
        text.contains("Alyx") && text.contains("2200") && !text.contains("Club") && !text.contains("Sex")
    );
    let teams = event::teams();
    let csv = page(&owned(&teams.tournament), PlayerOrder::Number, Lang::En).to_csv();
    assert_eq!(csv.lines().nth(5), Some("5,,Gregor Gewiss,,,Giraffes,2091,,,,"));
    assert_eq!(csv.lines().count(), 1 + 84);
}

#[test]
fn an_event_without_players_has_a_list_without_rows() {
    let event = Event::new("Soon", date(2026, 3, 7), 3);
    for by in [
        PlayerOrder::Number,
        PlayerOrder::Name,
        PlayerOrder::Rating,
        PlayerOrder::Club,
        PlayerOrder::Federation,
    ] {
        let page = page(&event, by, Lang::Es);
        assert_eq!(page.to_csv().lines().count(), 1, "{by:?}");
        assert!(page.to_html().contains("0 jugadores"));
    }
}
