//! Criteria that split no tie have a note in place of a column.

use exaequo_report::page::{Csv, Page};
use exaequo_report::standings::{Detail, Layout};
use exaequo_report::{Lang, crosstable, standings};

use crate::event::{self, Event};

fn lists(event: &Event) -> [Page; 2] {
    let ranked = event.standings();
    let options = crosstable::Options::default();
    [standings::page(&ranked, Lang::En), crosstable::page(&ranked, options, Lang::En)]
}

#[test]
fn an_encounter_that_splits_nothing_is_a_note() {
    for page in lists(&event::swiss()) {
        let (markdown, html, csv) = (page.to_markdown(), page.to_html(), page.to_csv());
        assert!(!markdown.contains("| DE |") && !html.contains(">DE</abbr></th>"), "{markdown}");
        assert!(markdown.contains("it breaks no tie here and has no column"), "{markdown}");
        assert!(!markdown.contains("**Signs**"), "no sign is left to explain: {markdown}");
        assert!(csv.contains(",DE,"), "{:?} keeps what programs read: {csv}", Csv::Plain);
    }
    let json = standings::json(&event::swiss().standings(), Detail::Values, Layout::Pretty, Lang::En);
    assert!(json.contains("\"DE\""), "{json}");
}

#[test]
fn one_that_splits_a_tie_keeps_its_column() {
    let event = event::round_robin();
    assert!(event.standings().rows().any(|row| row.decided() == exaequo_tiebreak::Decided::By(1)));
    for page in lists(&event) {
        let markdown = page.to_markdown();
        assert!(markdown.contains("| DE |") && markdown.contains("**Signs**"), "{markdown}");
    }
}

/// A page has the game points once: as the criterion, where they are one.
#[test]
fn game_points_that_are_a_criterion_have_one_column() {
    let of = |list| {
        let page = crosstable::page(
            &Event { list, ..event::teams() }.standings(),
            crosstable::Options::default(),
            Lang::En,
        );
        let heads = page.to_markdown();
        (heads.contains("| GP |"), page.to_csv().contains(",game_points,"))
    };
    assert_eq!(of("PTS:MP,PTS:GP"), (false, true), "programs find it in every file");
    assert_eq!(of("PTS:MP,BH:MP"), (true, true));
}

/// Programs may have a word where people see nothing.
#[test]
fn a_column_in_which_people_see_nothing_is_for_programs() {
    use exaequo_report::page::{Cell, Column, Table};
    let mut table = Table::new("T", vec![Column::number("no", "No."), Column::text("status", "Remark")]);
    table.push(vec![Cell::Whole(1), Cell::sign("", "rated")]);
    table.hide_empty(&["status"]);
    let mut page = Page::new(Lang::En, "test", "T");
    page.table(table);
    assert!(!page.to_markdown().contains("Remark") && page.to_csv() == "no,status\r\n1,rated\r\n");
}

/// On a telephone points and the first criterion that is shown stay in sight.
#[test]
fn the_next_criterion_takes_its_place_in_sight() {
    use exaequo_report::page::{Narrow, Readers};
    let [page, _] = lists(&event::swiss());
    let table = page.tables().next().unwrap();
    let kept = table.columns.iter().filter(|column| column.narrow == Narrow::Kept);
    let shown = kept.filter(|column| column.readers == Readers::Everybody);
    let keys: Vec<&str> = shown.map(|column| column.key.as_str()).collect();
    assert_eq!(keys, ["rank", "name", "PTS", "BH/C1"]);
}
