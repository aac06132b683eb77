//! A last round in which entries may be missing.

use exaequo_trf::Problem;

use crate::support::{changed, codes, player, read_text, with_block};

/// Three rounds of eight players in which only two have a result in the last one.
fn half_entered() -> String {
    let blocks = [
        "   5 w 1     2 b 1     3 w 1",
        "   6 b 1     1 w 0",
        "   7 w 1     4 b 1     1 b 0",
        "   8 b 1     3 w 0",
        "   1 b 0     6 w 1",
        "   2 w 0     5 b 0",
        "   3 b 0     8 w 1",
        "   4 w 0     7 b 0",
    ];
    let lines: String = (1..).zip(blocks).map(|(number, blocks)| player(number, blocks)).collect();
    format!("142 3\n192 FIDE_DUTCH\n{lines}")
}

fn check(text: &str, found: &[&str]) {
    assert_eq!(codes(&read_text(text)), found, "{text}");
}

#[test]
fn players_without_an_entry_are_counted_and_named() {
    let reading = read_text(&half_entered());
    let [finding] = reading.diagnostics.all() else { panic!("{:?}", codes(&reading)) };
    let Problem::Unentered { round, count, first } = finding.problem else { panic!("{finding:?}") };
    assert_eq!((round.0, count), (3, 6));
    assert_eq!(first.iter().collect::<Vec<_>>(), [2, 4, 5, 6, 7, 8]);
    assert!(reading.tournament.is_some());
}

/// One player may be absent, and nobody's result is missing where nobody has one.
#[test]
fn a_round_with_a_bye_or_without_results_is_complete() {
    let mut text = half_entered();
    for (one, other) in [(2, 4), (5, 7)] {
        text = with_block(&text, one, 3, &format!("{other:4} w 1"));
        text = with_block(&text, other, 3, &format!("{one:4} b 0"));
    }
    check(&text, &["T101"]);
    check(&with_block(&text, 8, 3, "0000 - Z"), &[]);
    let paired = with_block(&with_block(&half_entered(), 1, 3, "   3 w  "), 3, 3, "   1 b  ");
    check(&paired, &[]);
}

#[test]
fn absences_that_the_file_tells_are_not_missing() {
    let told = |record: &str| format!("{}{record}\n", half_entered());
    check(&told("240 Z   3    2    4    5    6    7    8"), &[]);
    check(&told("240 Z   3    2    4    5    6    7"), &[]);
    check(&told("240 Z   3    2    4    5    6"), &["T101"]);
    // A bye in another round says nothing about this one.
    check(&told("240 Z   2    2"), &["T101", "T072"]);
}

/// Who loses in a knock-out plays no more; a play-off is not for everybody.
#[test]
fn rounds_for_some_players_only() {
    check(&changed(&half_entered(), "192 FIDE_DUTCH", "192 CUSTOM_KNOCKOUT"), &[]);
    check(&format!("{}### exaequo play-off round=3\n", half_entered()), &[]);
}

/// Who fell out before is not missing, and a file that writes absences as blanks means them.
#[test]
fn blanks_that_are_the_custom_of_the_file() {
    let mut text = half_entered();
    for number in 5..=8 {
        text = with_block(&text, number, 2, "");
    }
    check(&text, &[]);
    check(&with_block(&with_block(&text, 5, 2, "   6 w 1"), 6, 2, "   5 b 0"), &["T101"]);
}
