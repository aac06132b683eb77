//! What a round block means: opponent, colour and result of both players.

use exaequo_trf::Problem;

use crate::support::{FJORD, codes, games, player, read_bytes, read_text, with_block};

/// A round of two players; a second round follows in which they rest, so that the first is not the last one.
fn check(one: &str, other: &str, found: &[&str], expected: &str) {
    let text = player(1, &format!("{one:8}  0000 - H")) + &player(2, &format!("{other:8}  0000 - H"));
    let reading = read_text(&text);
    assert_eq!(codes(&reading), found, "{one:?} against {other:?}");
    let read = reading.tournament.map_or("none".to_owned(), |one| games(&one));
    assert_eq!(read.lines().next().unwrap(), expected, "{one:?} against {other:?}");
}

#[test]
fn games_that_were_played() {
    check("   2 w 1", "   1 b 0", &[], "1-2 10");
    check("   2 b 1", "   1 w 0", &[], "2-1 01");
    check("   2 w =", "   1 b =", &[], "1-2 ==");
    check("0002 w 0", "1    b 1", &[], "1-2 01");
    check("   2 w W", "   1 b L", &[], "1-2 WL");
    check("   2 w d", "   1 b d", &[], "1-2 DD");
}

#[test]
fn forfeits() {
    check("   2 w +", "   1 b -", &[], "1-2 +-");
    check("   2 w -", "   1 b +", &[], "1-2 -+");
    check("   2 w -", "   1 b -", &[], "1-2 --");
    // Without a colour, as in the oldest files.
    check("   2 - +", "   1 - -", &["T056"], "1~2 +-");
    check("   2   +", "   1   -", &["T056"], "1~2 +-");
    check("   2 b +", "   1 - -", &["T044"], "2-1 -+");
}

#[test]
fn results_that_are_missing() {
    check("   2 w  ", "   1 b  ", &["T053"], "1-2 ..");
    check("   2 w 1", "   1 b  ", &["T052"], "1-2 10");
    check("   2 w  ", "   1 b =", &["T052"], "1-2 ==");
    check("   2 w  ", "   1 b +", &["T052"], "1-2 -+");
    check("   2    ", "   1    ", &["T053", "T056"], "1~2 ..");
    check("   2 w Z", "   1 b Z", &["T053", "T055", "T055"], "1-2 ..");
    check("   2 w ?", "   1 b ?", &["T054", "T054"], "1-2 ??");
    check("   2 w ?", "   1 b  ", &["T054", "T052"], "1-2 ??");
    check("   2 w 1", "", &["T048"], "1-2 10");
    check("", "   1 b =", &["T048"], "1-2 ==");
}

#[test]
fn colours_that_are_missing() {
    check("   2 - 1", "   1 b 0", &["T044"], "1-2 10");
    check("   2   1", "   1 w 0", &["T044"], "2-1 01");
    check("   2   1", "   1   0", &["T045"], "none");
    check("   2 w 1", "   1 w 0", &["T046"], "none");
    check("   2 w 1", "   1 x 0", &["T037", "T044"], "none");
}

#[test]
fn byes() {
    check("0000 - H", "0000 - F", &[], "1:H, 2:F");
    check("0000 - U", "0000 - Z", &[], "1:U, 2:Z");
    check("   0   U", "       Z", &[], "1:U, 2:Z");
    check("0000 - -", "", &[], "1:Z, 2:Z");
    // The way of the oldest files.
    check("0000 - =", "0000 - 1", &["T042", "T042"], "1:H, 2:F");
    check("0000 - 0", "0000 - +", &["T042", "T042"], "1:Z, 2:F");
    // A colour without an opponent is dropped.
    check("0000 w U", "0000 b Z", &["T043", "T043"], "1:U, 2:Z");
}

#[test]
fn contradictions() {
    for letter in ["H", "F", "U"] {
        check(&format!("   2 w {letter}"), "   1 b 0", &["T040"], "none");
        check(&format!("   2 - {letter}"), "0000 - Z", &["T040"], "none");
    }
    for letter in ["W", "D", "L", "?"] {
        check(&format!("0000 - {letter}"), "0000 - Z", &["T041"], "none");
    }
    check("   1 w 1", "0000 - Z", &["T035"], "none");
    check("   3 w 1", "0000 - Z", &["T036"], "none");
    check("  -2 w 1", "0000 - Z", &["T034"], "none");
    check("1 2  w 1", "0000 - Z", &["T034"], "none");
    check("   2 w K", "   1 b 0", &["T039", "T052"], "none");
    check("   2 w 1", "0000 - Z", &["T047"], "none");
}

/// Which two results may meet: rows are White's, columns Black's.
#[test]
fn pairs_of_results() {
    const SIGNS: [char; 6] = ['1', '=', '0', '+', '-', '?'];
    let table = ["..o...", ".oa...", "oaa...", "....o.", "...oo.", ".....o"];
    for (white, row) in SIGNS.iter().zip(table) {
        for (black, verdict) in SIGNS.iter().zip(row.chars()) {
            let mut found: Vec<&str> = match verdict {
                'o' => vec![],
                'a' => vec!["T050"],
                _ => vec!["T049"],
            };
            let unknown = [white, black].iter().filter(|sign| ***sign == '?').count();
            found.extend(std::iter::repeat_n("T054", unknown));
            found.sort_unstable();
            let text = player(1, &format!("   2 w {white}")) + &player(2, &format!("   1 b {black}"));
            let mut codes = codes(&read_text(&text));
            codes.sort_unstable();
            assert_eq!(codes, found, "{white} against {black}");
        }
    }
}

/// The same table holds for games of less than a move, and a game is rated or not as a whole.
#[test]
fn pairs_of_results_that_are_not_rated() {
    check("   2 w W", "   1 b L", &[], "1-2 WL");
    check("   2 w D", "   1 b L", &["T050"], "1-2 DL");
    check("   2 w L", "   1 b L", &["T050"], "1-2 LL");
    check("   2 w 1", "   1 b L", &["T051"], "1-2 WL");
    check("   2 w =", "   1 b D", &["T051"], "1-2 DD");
    check("   2 w W", "   1 b 1", &["T049"], "none");
    check("   2 w W", "   1 b W", &["T049"], "none");
}

/// What is no result is quoted as it stands in the file, whatever its letters.
#[test]
fn characters_that_are_no_result_are_kept() {
    let text = with_block(FJORD, 1, 2, "   2 b ½");
    for (bytes, encoding) in [
        (text.clone().into_bytes(), "utf-8"),
        (text.chars().map(|one| u8::try_from(one).unwrap()).collect(), "latin"),
    ] {
        let reading = read_bytes(&bytes);
        let found = reading.diagnostics.all().iter().find_map(|found| match found.problem {
            Problem::Result { found, .. } => Some(found),
            _ => None,
        });
        assert_eq!(found, Some('½'), "{encoding}");
    }
}
