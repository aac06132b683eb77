//! Pages of what an embedding program may ask for in a hurry: late entries and ids of other events.

use exaequo_event::{Event, Rating, date};
use exaequo_model::{PlayerId, RoundNumber};
use exaequo_report::pairings::{By, page};
use exaequo_report::{Lang, card, rating};

fn two() -> (Event, [PlayerId; 2]) {
    let mut event = Event::new("Autumn", date(2026, 10, 1), 3);
    let players = [event.add_player("Alyx", 2200), event.add_player("Bruno", 2150)];
    let round = event.pair([(players[0], players[1])]).unwrap();
    event.set_result(round, players[0], "1-0").unwrap();
    (event, players)
}

#[test]
fn a_late_entry_comes_last_in_the_order_of_earlier_standings() {
    let (mut event, [alyx, bruno]) = two();
    let before = event.standings("DE").unwrap();
    let (zoe, yan) = (event.add_player("Zoe", 2300), event.add_player("Yan", 2300));
    let round = event.pair([(zoe, yan), (alyx, bruno)]).unwrap();
    for by in [By::Board, By::Name] {
        let text = page(event.tournament(), round, by, Some(before.table()), Lang::En).to_csv();
        assert!(text.contains("Zoe"), "{text}");
    }
}

#[test]
fn ids_of_another_event_make_no_page_panic() {
    let (event, _) = two();
    let foreign = PlayerId(77);
    let rated = event.rate(&Rating::default()).unwrap();
    rating::page(&rated, Some(&[foreign]), Lang::Fr).to_html();
    assert!(card::person(event.tournament(), foreign, 1, None, Lang::Fr).is_none());
    page(event.tournament(), RoundNumber(9), By::Board, None, Lang::Es).to_html();
}
