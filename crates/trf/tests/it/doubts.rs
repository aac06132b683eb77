//! Nothing is said about points that follow from an error already said.

use exaequo_trf::{ReadOptions, read};

use crate::support::{CUP, FJORD, changed, codes, read_text, with_block, with_columns};

fn check(text: &str, found: &[&str]) {
    assert_eq!(codes(&read_text(text)), found, "{text}");
}

/// The points of those whose results an error changes may be right; those of the others are still looked at.
#[test]
fn points_of_players_in_doubt() {
    let wrong = |text: &str, number: u32| with_columns(text, &format!("001 {number:4}"), 81, " 9.5");
    let fjord = &changed(FJORD, "240 Z   1    5\n", "");
    check(&wrong(fjord, 5), &["T014", "T071"]);
    for (block, code) in
        [("  99 w 1", "T036"), ("  x7 w 1", "T034"), ("   5 w 1", "T035"), ("0000 - W", "T041")]
    {
        let spoilt = with_block(fjord, 5, 1, block);
        check(&wrong(&spoilt, 5), &["T071", code]);
        check(&wrong(&spoilt, 3), &["T014", "T071", code]);
    }
    // Of two results that cannot both be true White's counts, so that only Black's points follow from the error.
    let spoilt = with_block(FJORD, 3, 1, "   1 b =");
    check(&wrong(&spoilt, 3), &["T049", "T071"]);
    check(&wrong(&spoilt, 1), &["T014", "T049"]);
    // Who names an opponent that names somebody else is left out, and nobody else.
    let spoilt = with_block(FJORD, 3, 1, "   2 b 0");
    check(&spoilt, &["T047", "T047"]);
    check(&wrong(&spoilt, 2), &["T047", "T014", "T071", "T047"]);
}

#[test]
fn an_error_in_the_point_system_puts_all_points_in_doubt() {
    let bonus = with_columns(FJORD, "001    1", 81, " 7.5");
    check(&bonus, &["T014"]);
    check(&format!("{bonus}162  W x.0\n"), &["T021"]);
    check(&format!("{bonus}162  W 3.0\nBBW  2.0\n"), &["T016"]);
    // A prohibition has nothing to do with points, nor has a bye that the player's own record tells.
    check(&format!("{bonus}240 H   x    5\n"), &["T014", "T021"]);
    check(&format!("{bonus}260   1   x    2    3\n"), &["T014", "T021"]);
}

#[test]
fn points_of_teams() {
    let wrong = changed(CUP, "2350    3.0    2.5", "2350    4.0    2.5");
    check(&wrong, &["T083"]);
    check(&format!("{wrong}300   1   1   2    1   99\n"), &["T073"]);
}

/// Whoever allows an error wants to see what follows from the assumption.
#[test]
fn an_allowed_error_leaves_no_doubt() {
    let text = with_block(FJORD, 3, 1, "   1 b =");
    let options = ReadOptions { allow: vec!["T049".to_owned()], ..ReadOptions::default() };
    let reading = read(text.into_bytes(), &options);
    assert_eq!(codes(&reading), ["T049"]);
    let text = with_block(&changed(FJORD, "240 Z   1    5\n", ""), 5, 1, "0000 - W");
    let text = with_columns(&text, "001    5", 81, " 2.0");
    let options = ReadOptions { allow: vec!["T041".to_owned()], ..ReadOptions::default() };
    assert_eq!(codes(&read(text.into_bytes(), &options)), ["T014", "T041"]);
}
