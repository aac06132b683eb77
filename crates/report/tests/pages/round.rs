//! What is printed for a round: results with score groups, line-ups, match sheets, result cards, place cards.

use exaequo_report::page::{Block, Cell, Page, PageError, Print, Shape, Table};
use exaequo_report::pairings::{self, Fill, Options, RoundList};
use exaequo_report::{Lang, diagnostic::Look};
use insta::assert_snapshot;

use crate::event::{self, Event, owned, unfinished};

fn in_all(event: &Event, round: u16, by: RoundList) -> String {
    let text = |lang| event.round(round, by, lang).to_text_with_tables(&Look::plain(lang), usize::MAX);
    Lang::ALL.map(|lang| format!("[{lang}]\n{}", text(lang))).join("\n")
}

fn column<'a>(table: &'a Table, key: &str) -> Vec<&'a Cell> {
    let index = table.columns.iter().position(|column| column.key == key).unwrap();
    table.rows.iter().map(|row| &row.cells[index]).collect()
}

fn table(page: &Page) -> &Table {
    page.tables().next().unwrap()
}

#[test]
fn results_with_score_groups() {
    for event in event::all() {
        assert_snapshot!(format!("{}_results", event.name), in_all(&event, 4, RoundList::Result));
    }
}

#[test]
fn results_of_a_round_that_goes_on() {
    for event in [unfinished(event::swiss(), 2), unfinished(event::teams(), 1)] {
        let last = event.tournament.rounds.count();
        assert_snapshot!(format!("{}_results_so_far", event.name), in_all(&event, last, RoundList::Result));
    }
}

/// Everybody is in one group; the sums of both columns are the same.
#[test]
fn score_groups_hold_everybody() {
    for event in event::all() {
        for round in event.tournament.rounds.numbers() {
            let page = event.round(round.0, RoundList::Result, Lang::En);
            let groups = page.tables().last().unwrap();
            let sum = |key| {
                let numbers =
                    column(groups, key).into_iter().map(|cell| cell.in_file().parse::<i64>().unwrap());
                numbers.sum::<i64>()
            };
            let all = event.tournament.participant_count();
            let size = i64::try_from(all).unwrap();
            assert_eq!((sum("before"), sum("after"), sum("change")), (size, size, 0), "round {round}");
            let members = column(groups, "members").into_iter().map(Cell::in_file);
            assert_eq!(members.map(|numbers| numbers.split_whitespace().count()).sum::<usize>(), all);
        }
    }
}

#[test]
fn line_ups_and_sheets_are_of_teams() {
    let teams = event::teams();
    assert_snapshot!("line_ups", in_all(&teams, 3, RoundList::LineUp));
    assert_snapshot!("sheets_without_names", in_all(&teams, 3, RoundList::Sheet(Fill::Nothing)));
    for by in [RoundList::LineUp, RoundList::Sheet(Fill::Known)] {
        let options = Options { by, ..Options::default() };
        let refused = pairings::page(&owned(&event::swiss().tournament), &options, Lang::En);
        assert_eq!(refused.err(), Some(PageError::NoTeams));
    }
}

/// A sheet for each match, each on paper of its own, to be signed by three.
#[test]
fn each_match_has_a_sheet() {
    let teams = event::teams();
    for fill in [Fill::Known, Fill::Players, Fill::Nothing] {
        let page = teams.round(3, RoundList::Sheet(fill), Lang::Es);
        let count = |is: fn(&Block) -> bool| page.blocks.iter().filter(|block| is(block)).count();
        assert_eq!(count(|block| matches!(block, Block::Break)), 6);
        assert_eq!(count(|block| matches!(block, Block::Signatures(who) if who.len() == 3)), 7);
        assert!(page.tables().all(|table| table.shape == Shape::Form && table.rows.len() == 5));
        let known =
            |key| page.tables().flat_map(|table| column(table, key)).filter(|cell| !cell.is_empty()).count();
        let expected = match fill {
            Fill::Known => (28, 35),
            Fill::Players => (28, 0),
            Fill::Nothing => (0, 0),
        };
        assert_eq!((known("first"), known("first_points")), expected, "{fill:?}");
    }
}

#[test]
fn cards_of_a_round() {
    let (swiss, teams) = (event::swiss(), event::teams());
    for (name, by) in [("slips", RoundList::ResultCard(Fill::Known)), ("places", RoundList::PlaceCard)] {
        assert_snapshot!(format!("{}_{name}", swiss.name), in_all(&swiss, 3, by));
        assert_eq!(swiss.round(3, by, Lang::En).print, Print::Apart);
    }
    let page = teams.round(3, RoundList::PlaceCard, Lang::En);
    let seats: Vec<String> =
        column(table(&page), "seat").into_iter().map(|cell| cell.shown(Lang::En)).collect();
    assert_eq!((seats.len(), seats[0].as_str(), seats[55].as_str()), (56, "1.1", "7.4"));
}

/// A result is ticked where it is known and asked for; forfeits have no box.
#[test]
fn known_results_are_ticked() {
    let swiss = event::swiss();
    let ticks = |fill| {
        let html = swiss.round(3, RoundList::ResultCard(fill), Lang::Fr).to_html();
        (html.matches("class=\"slip\"").count(), html.matches("<b>×</b>").count())
    };
    assert_eq!(ticks(Fill::Known), (7, 6));
    assert_eq!(ticks(Fill::Players), (7, 0));
    let blank = swiss.round(3, RoundList::ResultCard(Fill::Nothing), Lang::Fr).to_html();
    assert!(!blank.contains("Alyx") && blank.contains("Échiquier 7"));
}
