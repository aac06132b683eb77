//! Ruling 33: the list of missing results has all of them, with their boards, and no round that has not begun.

use exaequo_event::{Event, date};
use exaequo_model::{PlayerId, Tournament};
use exaequo_report::Lang;
use exaequo_report::missing::page;
use exaequo_tiebreak::{Notice, results_missing};

use crate::event::{self, owned};

/// Four players; in the first round one of two results is in, the second is only paired.
fn four() -> Event {
    let mut event = Event::new("Four", date(2026, 3, 7), 3);
    let [a, b, c, d]: [PlayerId; 4] = [("A", 2200), ("B", 2100), ("C", 2000), ("D", 1900)]
        .map(|(name, rating)| event.add_player(name, rating));
    let round = event.pair([(d, b), (a, c)]).unwrap();
    event.set_result(round, a, "1-0").unwrap();
    event.pair([(a, b), (c, d)]).unwrap();
    event
}

/// Boards are in the order of the pairing list: that of number 1 comes first.
#[test]
fn a_missing_result_has_its_board_and_both_names() {
    let event = four();
    let page = page(&event, Lang::En);
    let expected = "round,match,board,white_number,white,white_team,black_number,black,black_team
1,,2,4,D,,2,B,
";
    assert_eq!(page.to_csv().replace("\r\n", "\n"), expected);
    let text = page.to_plain();
    assert!(text.contains("Round 1: 1 result is missing"), "{text}");
    assert!(text.contains("Round 2 is paired; none of its games is over yet."), "{text}");
}

#[test]
fn nothing_is_missing_where_nothing_has_begun_or_all_is_over() {
    let soon = Tournament::announced("Soon", None, 3);
    assert!(page(&owned(&soon), Lang::En).to_plain().contains("No round has begun."));
    let over = page(&owned(&event::swiss().tournament), Lang::Fr);
    assert!(over.to_plain().contains("Il ne manque aucun résultat."));
    assert_eq!(over.to_csv().lines().count(), 1, "programs find the head");
}

/// As many as the notice counts, not only those it names.
#[test]
fn all_missing_results_are_listed() {
    for event in [event::unfinished(event::swiss(), 5), event::unfinished(event::teams(), 9)] {
        let Some(Notice::ResultsMissing { count, .. }) = results_missing(&event.tournament, None) else {
            panic!("results are missing");
        };
        let page = page(&owned(&event.tournament), Lang::Es);
        let rows: usize = page.tables().map(|table| table.rows.len()).sum();
        assert_eq!((rows, count >= 5), (count, true), "{}", event.name);
    }
}

/// In a team event the board is that of the match, and the team is the player's.
#[test]
fn a_missing_board_of_a_match_has_its_teams() {
    let event = event::unfinished(event::teams(), 1);
    let csv = page(&owned(&event.tournament), Lang::En).to_csv();
    let line = csv.lines().nth(1).unwrap();
    // 3 Carlo Cohen had White against 1 Armando Aglio on the first board of Cougars and Antelopes.
    assert!(
        line.starts_with("7,") && line.ends_with(",1,3,Carlo Cohen,Cougars,1,Armando Aglio,Antelopes"),
        "{line}"
    );
}
