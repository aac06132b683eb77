//! The sums of cards, done again with a pencil: what the text adds up is the printed value, term by term.

use exaequo_model::Points;
use exaequo_report::Lang;
use exaequo_report::card::{Cards, Pictures};
use exaequo_report::page::{Block, Note};
use exaequo_tiebreak::{Fold, Method};

use crate::event::{Event, options, round_robin, swiss, teams};

/// A number for people, in ten-thousandths.
fn number(text: &str) -> i64 {
    let (size, half) = text.strip_suffix('½').map_or((text, 0), |whole| (whole, 5_000));
    let (whole, part) = size.split_once('.').unwrap_or((size, ""));
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().unwrap() };
    let part: i64 = format!("{part:0<4}").parse().unwrap();
    whole * 10_000 + part + half
}

/// A summand, `Bruno 4` or `Bruno 4 × ½`, in ten-thousandths.
fn summand(text: &str) -> i64 {
    match text.rsplit_once(" × ") {
        Some((left, factor)) => number(left.rsplit(' ').next().unwrap()) * number(factor) / 10_000,
        None => number(text.rsplit(' ').next().unwrap()),
    }
}

/// The sum of a note: its summands and its result.
fn sum(note: &Note) -> (Vec<i64>, i64) {
    let result = note.label.rsplit(' ').next().unwrap();
    let Some((working, _)) = note.text.split_once(&format!(" = {result}.")) else {
        panic!("{} does not end in {result}", note.text)
    };
    let working = working.rsplit_once(". ").map_or(working, |(_, sum)| sum);
    (working.split(" + ").map(summand).collect(), number(result))
}

/// Checks every sum on every card; says how many there were.
fn check(event: &Event, list: &str) -> usize {
    let ranked = event.standings_by(options(list));
    let (cards, standings) = (Cards::new(&ranked, Pictures::LeftOut), ranked.table());
    let mut checked = 0;
    for row in &standings.rows {
        let page = cards.page(row.participant, Lang::En).unwrap();
        let values = page.blocks.iter().find_map(|block| match block {
            Block::Notes(notes) => Some(notes),
            _ => None,
        });
        for (criterion, (note, spec)) in values.unwrap().iter().zip(&standings.specs).enumerate() {
            let Method::Each { fold: Fold::Points | Fold::Count | Fold::Products, .. } =
                spec.definition.method
            else {
                continue;
            };
            let terms = standings.terms(spec, row.participant);
            let counted = terms.iter().filter(|term| term.counts()).count();
            if counted == 0 {
                assert!(note.text.contains("Nothing counts"), "{}", note.text);
                continue;
            }
            let (summands, result) = sum(note);
            assert_eq!(summands.len(), counted, "{}", note.text);
            assert_eq!(summands.iter().sum::<i64>(), result, "{}", note.text);
            let value = standings.value(criterion, row.participant).unwrap();
            assert_eq!(value.half_up(10_000), result, "{}", note.text);
            checked += 1;
        }
    }
    checked
}

#[test]
fn sums_of_a_swiss() {
    let list = "PTS,BH/C1,BH,BH/C2,BH/M1,FB,SB,SB/C1,WIN,WON,BPG,BWG,PS,PS/C1,REP,STD";
    assert!(check(&swiss(), list) > 16 * 12);
}

#[test]
fn sums_of_a_round_robin() {
    assert!(check(&round_robin(), "PTS,SB,SB/C1,KS,KS/L-1,WIN,WON,BPG") > 6 * 6);
}

#[test]
fn sums_of_teams() {
    let list = "PTS:MP,PTS:GP,BH:MP,BH:GP/C1,EMMSB,EMGSB/C1,EGMSB,EGGSB,SB:MP,BC,WIN:MP";
    assert!(check(&teams(), list) > 14 * 9);
}

/// What was cut is named with its value and its article.
#[test]
fn cuts_name_their_article() {
    let event = swiss();
    let standings = event.standings_by(options("PTS,BH/C1"));
    let cards = Cards::new(&standings, Pictures::LeftOut);
    for row in standings.rows() {
        let text = cards.page(row.participant(), Lang::En).unwrap().to_plain();
        let cut: Vec<&str> = text.split("Left out: ").skip(1).collect();
        assert_eq!(cut.len(), 1, "{text}");
        assert!(cut[0].contains("(14.1)") || cut[0].contains("(16.5.1)"), "{text}");
    }
}

#[test]
fn numbers_for_people_are_read() {
    assert_eq!([number("3½"), number("½"), number("17.25"), number("0")], [35_000, 5_000, 172_500, 0]);
    assert_eq!(summand("De La Vega 2½ × ½"), i64::from(Points::from_hundredths(125).hundredths()) * 100);
}
