//! What moves: arrows, sentences and the picture follow the places, also where several share one.

use exaequo_event::{Event, Standings, date};
use exaequo_report::Lang;
use exaequo_report::moved::{self, PlaceChange};
use exaequo_report::page::{Block, Page};
use exaequo_testkit::golden;

/// Six players and three rounds: by points Alyx and Bruno share the first place, Chloé and Dan the third, Eva and Finn the fifth.
fn six() -> Event {
    let mut event = Event::new("Six", date(2026, 3, 7), 3);
    let people = ["Alyx", "Bruno", "Chloé", "Dan", "Eva", "Finn"].map(|name| event.add_player(name, 0));
    let rounds = [
        [(0, 2, "1-0"), (1, 3, "1-0"), (4, 5, "1/2-1/2")],
        [(0, 4, "1-0"), (5, 1, "0-1"), (2, 3, "1/2-1/2")],
        [(1, 0, "1/2-1/2"), (4, 2, "0-1"), (3, 5, "1-0")],
    ];
    for games in rounds {
        let of = |index: usize| people[index];
        let round = event.pair(games.map(|(white, black, _)| (of(white), of(black)))).unwrap();
        for (white, _, result) in games {
            event.set_result(round, of(white), result).unwrap();
        }
    }
    event
}

/// Everybody's place before and after, and how it changes.
fn changes(before: &Standings, after: &Standings) -> Vec<(Option<u32>, Option<u32>, PlaceChange)> {
    let moves = moved::moves(before, after);
    moves.iter().map(|one| (one.before.rank, one.after.rank, one.change())).collect()
}

fn cells(page: &Page, column: &str) -> Vec<String> {
    let table = page.blocks.iter().find_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    });
    let table = table.unwrap();
    let index = table.columns.iter().position(|one| one.key == column).unwrap();
    table.rows.iter().map(|row| row.cells[index].shown(Lang::En).clone()).collect()
}

#[test]
fn arrows_count_places_and_not_rows() {
    let event = six();
    let (shared, alone) = (event.standings("PTS").unwrap(), event.standings("PTS,TPN").unwrap());
    let expected = [
        (Some(1), Some(1), PlaceChange::Sharing),
        (Some(1), Some(2), PlaceChange::Down(1)),
        (Some(3), Some(3), PlaceChange::Sharing),
        (Some(3), Some(4), PlaceChange::Down(1)),
        (Some(5), Some(5), PlaceChange::Sharing),
        (Some(5), Some(6), PlaceChange::Down(1)),
    ];
    assert_eq!(changes(&shared, &alone), expected);
    assert_eq!(cells(&moved::list(&shared, &alone, Lang::En), "moved"), ["=", "▼1", "=", "▼1", "=", "▼1"]);
    let summary = moved::summary(&shared, &alone, Lang::En);
    assert_eq!(summary, "3 places change. Shared otherwise than before: 3.");
    let back = cells(&moved::page(&alone, &shared, Lang::En), "moved");
    assert_eq!(back, ["=", "▲1", "=", "▲1", "=", "▲1"]);
}

#[test]
fn a_sentence_names_who_was_passed_or_is_level_now() {
    let event = six();
    let (shared, alone) = (event.standings("PTS").unwrap(), event.standings("PTS,TPN").unwrap());
    let apart = cells(&moved::list(&shared, &alone, Lang::En), "why");
    assert_eq!(
        apart[0],
        "1 Alyx against 2 Bruno: equal on PTS 2½; drawn game in round 3; TPN 1 < 2 (the lower first) puts 1 Alyx ahead"
    );
    assert_eq!(
        apart[1],
        "2 Bruno against 1 Alyx: equal on PTS 2½; drawn game in round 3; TPN 2 > 1 (the lower first) puts 2 Bruno behind"
    );
    let level = cells(&moved::list(&alone, &shared, Lang::En), "why");
    assert_eq!(
        level[1],
        "1 Alyx was ahead before; 2 Bruno against 1 Alyx: equal on PTS 2½; drawn game in round 3; the list is exhausted: they share the place"
    );
}

/// The number that stands in a cell with a place: `9=` is 9.
fn number(place: &str) -> i64 {
    place.trim_end_matches('=').parse().unwrap()
}

fn follows_the_places(before: &Standings, after: &Standings) {
    let list = moved::list(before, after, Lang::En);
    if moved::moves(before, after).is_empty() {
        return;
    }
    let [old, new, arrows, why] = ["before", "after", "moved", "why"].map(|column| cells(&list, column));
    for row in 0..old.len() {
        let up = number(&old[row]) - number(&new[row]);
        let arrow = match up {
            0 => "=".to_owned(),
            1.. => format!("▲{up}"),
            _ => format!("▼{}", -up),
        };
        assert_eq!(arrows[row], arrow, "{} → {}", old[row], new[row]);
        assert!(!why[row].is_empty(), "{} → {}", old[row], new[row]);
        let is_level = why[row].contains("they share the place");
        assert!(!is_level || up > 0 && why[row].contains("was ahead before") || up == 0, "{}", why[row]);
    }
}

#[test]
fn every_arrow_agrees_with_the_places_beside_it() {
    let files = golden::trf_files().into_iter().chain(golden::real_trf_files().into_iter().flatten());
    let mut compared = 0;
    for file in files.step_by(5) {
        let event = Event::from(golden::read(&file));
        let lists = ["PTS", "PTS,SB", "PTS,BH,SB", "PTS,WON"].map(|list| event.standings(list));
        for pair in lists.windows(2) {
            let [Ok(before), Ok(after)] = pair else { continue };
            follows_the_places(before, after);
            follows_the_places(after, before);
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}
