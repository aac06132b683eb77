//! 8.1: the tables in the code are the tables in print.

use std::fs;

use exaequo_model::Points;
use exaequo_rating::table::{DIFFERENCES, EXPECTED, difference, expected, line_of};
use exaequo_rating::{percent, turnover};
use exaequo_testkit::golden;

/// Rows of a table of known values, as numbers; an empty cell is `None`.
fn csv(name: &str) -> Vec<Vec<Option<i32>>> {
    let path = golden::folder().join("regulations").join(name);
    let text = fs::read_to_string(path).expect("the table is part of the golden files");
    let cell = |cell: &str| cell.parse().ok();
    text.lines().skip(1).map(|line| line.trim_end().split(',').map(cell).collect()).collect()
}

/// Hundredths of a score as the regulation prints them: `1.0`, `.99`, `.00`.
fn hundredths(text: &str) -> Option<i32> {
    match text.split_once('.')? {
        ("1", "0") => Some(100),
        ("", digits) if digits.len() == 2 => digits.parse().ok(),
        _ => None,
    }
}

const SKIPPED: &str = "skipped: no regulations beside the workspace, in ../shared/regulations";

/// The regulation, where it lies beside the workspace.
fn regulation() -> Option<String> {
    let path = golden::workspace().join("../shared/regulations/ratings-2009-fide.fr.txt");
    fs::read_to_string(path).ok()
}

/// Lines of the text between two headings, in cells.
fn printed<'text>(text: &'text str, from: &str, to: &str) -> Vec<Vec<&'text str>> {
    let after = text.split_once(from).expect("the heading of the table").1;
    let part = after.split_once(to).expect("what follows the table").0;
    part.lines().map(|line| line.split('\t').collect()).collect()
}

#[test]
fn article_8_1a_as_the_regulation_prints_it() {
    let Some(text) = regulation() else { return println!("{SKIPPED}") };
    let rows = printed(&text, "(a) La table", "(b) Table");
    let mut columns = vec![Vec::new(); 6];
    for row in &rows {
        for (column, pair) in row.chunks(2).enumerate() {
            let [percent, difference] = pair else { continue };
            if let (Some(percent), Ok(difference)) = (hundredths(percent), difference.parse::<i16>()) {
                columns[column].push((percent, difference));
            }
        }
    }
    let down_the_columns: Vec<_> = columns.concat();
    let ours: Vec<_> = (0..=100).rev().zip(DIFFERENCES).collect();
    assert_eq!(down_the_columns, ours);
}

#[test]
fn article_8_1b_as_the_regulation_prints_it() {
    let Some(text) = regulation() else { return println!("{SKIPPED}") };
    let rows = printed(&text, "(b) Table", "8.2 ");
    let mut columns = vec![Vec::new(); 4];
    for row in &rows {
        for (column, cells) in row.chunks(3).enumerate() {
            let [interval, higher, lower] = cells else { continue };
            if let (Some(higher), Some(lower)) = (hundredths(higher), hundredths(lower)) {
                columns[column].push((interval.to_string(), higher, lower));
            }
        }
    }
    let interval = |line: &exaequo_rating::table::TableLine| match line.to {
        Some(to) => format!("{}-{to}", line.from),
        None => format!("> {}", line.from - 1),
    };
    let ours: Vec<_> =
        EXPECTED.iter().map(|line| (interval(line), line.higher.into(), line.lower.into())).collect();
    assert_eq!(columns.concat(), ours);
}

#[test]
fn article_8_1a_against_the_golden_table() {
    let rows = csv("table_8_1a.csv");
    assert_eq!(rows.len(), 101);
    for row in rows {
        let [Some(percent), Some(printed)] = row[..] else { panic!("{row:?}") };
        assert_eq!(difference(u8::try_from(percent).expect("a percentage")), printed, "{percent} %");
    }
}

#[test]
fn article_8_1b_against_the_golden_table() {
    let rows = csv("table_8_1b.csv");
    assert_eq!(rows.len(), 51);
    for row in rows {
        let [Some(from), to, Some(higher), Some(lower)] = row[..] else { panic!("{row:?}") };
        for difference in from..=to.unwrap_or(4000) {
            assert_eq!(expected(difference), higher, "{difference}");
            assert_eq!(line_of(difference).from, u16::try_from(from).expect("small"), "{difference}");
            if difference != 0 {
                assert_eq!(expected(-difference), lower, "-{difference}");
            }
        }
    }
}

#[test]
fn the_tables_are_symmetric_and_undo_each_other() {
    for percent in 0..=100 {
        assert_eq!(difference(percent), -difference(100 - percent));
        assert_eq!(expected(difference(percent)), i32::from(percent));
    }
    for apart in -2000..=2000 {
        assert_eq!(expected(apart) + expected(-apart), 100, "{apart}");
    }
}

#[test]
fn numbers_outside_the_tables_have_the_last_entry() {
    assert_eq!(difference(255), 800);
    assert_eq!((expected(i32::MAX), expected(i32::MIN)), (100, 0));
    assert_eq!(line_of(i32::MIN).higher, 100);
}

/// 1 of 3 is .33, between whose entry and the next nothing is interpolated; a line of table b has one value.
#[test]
fn article_12_2_no_third_figure() {
    assert_eq!(difference(percent(Points::WHOLE, 3)), -125);
    assert_eq!(difference(percent(Points::WHOLE * 2, 3)), 125);
    for line in EXPECTED {
        let last = line.to.unwrap_or(4000);
        let all = (line.from..=last).map(|apart| expected(i32::from(apart)));
        assert!(all.into_iter().all(|value| value == i32::from(line.higher)), "{line:?}");
    }
}

#[test]
fn article_12_3_games_after_which_a_rating_is_a_new_one() {
    assert_eq!((turnover(20), turnover(30)), (38, 25));
}
