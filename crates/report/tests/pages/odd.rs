//! Pages of what an embedding program may ask for in a hurry: late entries and ids of other events.

use exaequo_event::{Event, Ranking, RankingError, Rating, date};
use exaequo_model::PlayerId;
use exaequo_report::card::{self, Pictures};
use exaequo_report::page::PageError;
use exaequo_report::pairings::{Options, RoundList, page};
use exaequo_report::{Lang, rating};

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
    let (zoe, yan) = (event.add_player("Zoe", 2300), event.add_player("Yan", 2300));
    event.pair([(zoe, yan), (alyx, bruno)]).unwrap();
    for by in [RoundList::Board, RoundList::Name] {
        let options = Options { by, order: Some(Ranking::by("DE")), ..Options::default() };
        let text = page(&event, &options, Lang::En).unwrap().to_csv();
        assert!(text.contains("Zoe"), "{text}");
    }
}

#[test]
fn rounds_and_people_of_another_event_have_no_page() {
    let (event, _) = two();
    let foreign = PlayerId(77);
    let rated = event.rate(&Rating::default()).unwrap();
    rating::page(&rated, Some(&[foreign]), Lang::Fr).to_html();
    let standings = event.standings("DE").unwrap();
    assert!(matches!(card::page(&standings, foreign, Pictures::Drawn, Lang::Fr), Err(RankingError::Who(_))));
    assert!(card::person(&standings, "77", Pictures::Drawn, Lang::Fr).is_err());
    for (asked, told) in [(9, 9), (0, 1)] {
        let refused = page(&event, &Options { round: Some(asked), ..Options::default() }, Lang::Es);
        let none = RankingError::NoRound { asked: told, paired: 1 };
        assert_eq!(refused.err(), Some(PageError::Ranking(none)));
    }
}
