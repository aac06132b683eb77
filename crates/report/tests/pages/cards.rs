//! The sums of cards, done again with a pencil: what a table adds up is the printed value, term by term.

use std::ops::ControlFlow;

use exaequo_report::Lang;
use exaequo_report::card::{Cards, Pictures};
use exaequo_report::diagnostic::Look;
use exaequo_report::page::{Cell, Csv, Page, Sink, Size, Table, Tone, to_json, write_json};
use exaequo_report::standings::Layout;
use exaequo_tiebreak::{Fold, Method, Spec, rules};

use crate::event::{Event, all, options, round_robin, swiss, teams};

/// A number of a table in ten-thousandths; nothing where there is none.
fn number(cell: &Cell) -> i64 {
    match *cell {
        Cell::Exact { parts, decimals } => parts * 10_i64.pow(4 - decimals),
        Cell::Whole(number) => number * 10_000,
        _ => 0,
    }
}

/// The table of a criterion on a card.
fn table_of<'a>(page: &'a Page, spec: &Spec) -> Option<&'a Table> {
    let caption = format!("{spec} = ");
    page.tables().find(|table| table.size == Size::Small && table.caption.starts_with(&caption))
}

/// What a table adds up, and what stands under it.
fn sum(table: &Table) -> (Vec<i64>, i64) {
    let at = table.columns.iter().position(|column| column.key == "counts").unwrap();
    let cells = |tone| table.rows.iter().filter(move |row| row.tone == tone).map(move |row| &row.cells[at]);
    (cells(Tone::Usual).map(number).collect(), cells(Tone::Strong).map(number).sum())
}

/// Checks every sum on every card; says how many there were.
fn check(event: &Event, list: &str) -> usize {
    let ranked = event.standings_by(options(list));
    let (cards, standings) = (Cards::new(&ranked, Pictures::LeftOut), ranked.table());
    let mut checked = 0;
    for row in &standings.rows {
        let page = cards.page(row.participant, Lang::En).unwrap();
        for (criterion, spec) in standings.specs.iter().enumerate() {
            let Method::Each { fold: Fold::Points | Fold::Count | Fold::Products, .. } =
                spec.definition.method
            else {
                continue;
            };
            if *spec.definition == rules::points::DEFINITION {
                assert!(table_of(&page, spec).is_none(), "points are in the table of games");
                continue;
            }
            let Some(table) = table_of(&page, spec) else {
                let value = standings.value(criterion, row.participant).unwrap().half_up(1);
                let said = if value == 0 {
                    "Nothing counts: 0".to_owned()
                } else {
                    format!("{spec} = {value}: round")
                };
                assert!(page.to_plain().contains(&said), "{spec}");
                continue;
            };
            let (summands, result) = sum(table);
            let terms = standings.terms(spec, row.participant);
            assert_eq!(summands.len(), terms.iter().filter(|term| term.counts()).count(), "{spec}");
            assert_eq!(summands.iter().sum::<i64>(), result, "{spec}");
            let value = standings.value(criterion, row.participant).unwrap();
            assert_eq!(value.half_up(10_000), result, "{spec}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn sums_of_a_swiss() {
    let list = "PTS,BH/C1,BH,BH/C2,BH/M1,FB,SB,SB/C1,WIN,WON,BPG,BWG,PS,PS/C1,REP,STD";
    assert!(check(&swiss(), list) >= 16 * 10);
}

#[test]
fn sums_of_a_round_robin() {
    assert!(check(&round_robin(), "PTS,SB,SB/C1,KS,KS/L-1,WIN,WON,BPG") >= 6 * 4);
}

#[test]
fn sums_of_teams() {
    let list = "PTS:MP,PTS:GP,BH:MP,BH:GP/C1,EMMSB,EMGSB/C1,EGMSB,EGGSB,SB:MP,BC,WIN:MP";
    assert!(check(&teams(), list) >= 14 * 8);
}

/// What was cut says so, with its article.
#[test]
fn cuts_name_their_article() {
    let event = swiss();
    let standings = event.standings_by(options("PTS,BH/C1"));
    let cards = Cards::new(&standings, Pictures::LeftOut);
    for row in standings.rows() {
        let page = cards.page(row.participant(), Lang::En).unwrap();
        let table = table_of(&page, &standings.criteria()[1]).unwrap();
        let cut: Vec<_> = table.rows.iter().filter(|row| row.tone == Tone::Faint).collect();
        let notes = cut.iter().filter_map(|row| row.cells.last()).map(Cell::in_file);
        let cuts: Vec<String> = notes.filter(|note| note.contains("cut")).collect();
        assert_eq!(cuts.len(), 1, "{}", page.to_plain());
        assert!(cuts[0].contains("(14.1)") || cuts[0].contains("(16.5.1)"), "{cuts:?}");
    }
}

/// Whatever a form writes piece by piece.
fn pieces(write: impl FnOnce(&mut Sink<'_>) -> ControlFlow<()>) -> String {
    let mut text = String::new();
    let mut sink = |piece: &str| {
        text.push_str(piece);
        ControlFlow::Continue(())
    };
    assert!(write(&mut sink).is_continue());
    text
}

/// Cards that are made one by one say what they would say together, in every form.
#[test]
fn a_long_page_is_the_same_in_pieces() {
    for event in all() {
        let standings = event.standings();
        let cards = Cards::new(&standings, Pictures::Drawn);
        let long = cards.all(Lang::Fr);
        let (whole, look) = (long.whole(), Look::plain(Lang::Fr));
        assert_eq!(pieces(|sink| long.write_html(sink)), whole.to_html());
        assert_eq!(pieces(|sink| long.write_text(&look, 80, sink)), whole.to_text_with_tables(&look, 80));
        assert_eq!(pieces(|sink| long.write_plain(sink)), whole.to_plain());
        assert_eq!(pieces(|sink| long.write_markdown(sink)), whole.to_markdown());
        assert_eq!(pieces(|sink| long.write_csv(Csv::Plain, sink)), whole.to_csv());
        assert_eq!(pieces(|sink| long.write_csv(Csv::Excel, sink)), whole.to_csv_for_excel());
        assert_eq!(pieces(|sink| write_json(&long, sink)), to_json(&whole, Layout::Pretty));
    }
}

/// Nothing more is made for a reader who has gone away.
#[test]
fn a_sink_can_break_off() {
    let standings = swiss().standings();
    let cards = Cards::new(&standings, Pictures::LeftOut);
    let mut taken = 0;
    let mut sink = |_: &str| {
        taken += 1;
        ControlFlow::Break(())
    };
    assert!(cards.all(Lang::En).write_plain(&mut sink).is_break());
    assert_eq!(taken, 1);
}
