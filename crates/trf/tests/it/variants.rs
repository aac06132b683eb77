//! The individual test tournament, spoilt in the ways files are spoilt.
//!
//! Most variants mean the same; what is said about them is all that differs. Some mean something else, and some
//! mean nothing.

use exaequo_model::{Color, Facts, Span, Tournament};
use exaequo_testkit::difference;
use exaequo_trf::{Dialect, Encoding, Problem, TrfReading};

use crate::support::{
    FJORD, changed, codes, games, read_bytes, read_text, tournament, with_block, with_columns,
};

/// The rounds of the tournament.
const GAMES: &str = "1-3 10, 4-2 01, 5:Z\n2-1 ==, 3-5 01, 4:U\n5-1 01, 3-4 -+, 2:H\n";

/// A file that means the same as `plain`, with these findings.
fn same_as(plain: &str, bytes: &[u8], expected: &[&str]) -> TrfReading {
    let reading = read_bytes(bytes);
    assert_eq!(codes(&reading), expected);
    let difference = difference(&tournament(plain), reading.tournament.as_ref().unwrap());
    assert_eq!(difference, None, "{expected:?}");
    assert!(reading.document.to_bytes() == bytes, "the bytes come back");
    reading
}

fn same(bytes: &[u8], expected: &[&str]) -> TrfReading {
    same_as(FJORD, bytes, expected)
}

/// A file that gives no tournament, for one reason in one place.
fn refused(text: &str, code: &str, line: u32, columns: Option<(u32, u32)>) {
    let reading = read_text(text);
    assert!(reading.tournament.is_none(), "{code}");
    let errors: Vec<_> = reading
        .diagnostics
        .all()
        .iter()
        .filter(|one| one.severity == exaequo_model::Severity::Error)
        .collect();
    assert_eq!(errors.len(), 1, "{errors:#?}");
    let span = columns.map_or(Span::line(line), |(first, last)| Span::columns(line, first, last));
    assert_eq!((errors[0].problem.code(), errors[0].span), (code, Some(span)));
}

#[test]
fn the_tournament_itself() {
    let reading = same(FJORD.as_bytes(), &[]);
    assert_eq!(reading.dialect, Dialect::Trf26);
    assert_eq!(games(&reading.tournament.unwrap()), GAMES);
}

#[test]
fn line_ends() {
    for end in ["\r", "\n", "\r\n"] {
        same(FJORD.replace('\n', end).as_bytes(), &[]);
    }
    // Line feed and carriage return the wrong way round make empty lines, which are legal anywhere.
    same(FJORD.replace('\n', "\n\r").as_bytes(), &["T009"]);
    let ends = ["\r\n", "\n", "\r"].into_iter().cycle();
    let mixed: String = FJORD.lines().zip(ends).flat_map(|(line, end)| [line, end]).collect();
    same(mixed.as_bytes(), &["T009"]);
    same(FJORD.trim_end().as_bytes(), &[]);
    same(FJORD.replace('\n', "\n\n").as_bytes(), &[]);
}

#[test]
fn a_byte_order_mark() {
    same(format!("\u{FEFF}{FJORD}").as_bytes(), &["T005"]);
    let players_first: Vec<&str> = FJORD.lines().skip(20).chain(FJORD.lines().take(20)).collect();
    assert!(players_first[0].starts_with("001"));
    same(format!("\u{FEFF}{}", players_first.join("\n")).as_bytes(), &["T005"]);
}

#[test]
fn accents_however_they_are_stored_and_counted() {
    let plain = "Dahl, Erik                        2105";
    let by_characters = changed(FJORD, plain, "Dåhl, Erik                        2105");
    let by_bytes = changed(FJORD, plain, "Dåhl, Erik                       2105");
    let separate = changed(FJORD, plain, "Da\u{30A}hl, Erik                        2105");
    let separate_as_characters = changed(FJORD, plain, "Da\u{30A}hl, Erik                       2105");
    let windows: Vec<u8> =
        by_characters.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    let reading = same_as(&by_characters, &windows, &["T006"]);
    assert_eq!(reading.document.encoding(), Encoding::Windows1252);
    same_as(&by_characters, by_characters.as_bytes(), &[]);
    same_as(&by_characters, by_bytes.as_bytes(), &["T007"]);
    same_as(&separate_as_characters, separate_as_characters.as_bytes(), &[]);
    same_as(&separate_as_characters, separate.as_bytes(), &["T008"]);
}

#[test]
fn blanks_and_tabs_at_the_end() {
    same(FJORD.replace('\n', "   \n").as_bytes(), &[]);
    same(FJORD.replace('\n', "\t\n").as_bytes(), &[]);
    same(FJORD.replace('\n', " \t \n").as_bytes(), &[]);
}

#[test]
fn a_last_block_that_is_cut() {
    // After the colour: the result is missing, and the other line knows it.
    let cut = changed(FJORD, "5 b 1\n", "5 b\n");
    same(cut.as_bytes(), &["T052"]);
    // After the opponent: the colour is missing too.
    let cut = changed(FJORD, "5 b 1\n", "5\n");
    same(cut.as_bytes(), &["T044", "T052"]);
    // Inside the number of the opponent, as far as one can see: digits may have gone.
    let cut = changed(FJORD, "   5 b 1\n", "5\n");
    let reading = same(cut.as_bytes(), &["T020", "T044", "T052"]);
    assert_eq!(reading.diagnostics.all()[0].span, Some(Span::columns(21, 112, 112)));
    // Blanks in the columns of the number are no number.
    let cut = changed(FJORD, "     5 b 1\n", "   \n");
    assert_eq!(codes(&read_text(&cut)), ["T048"]);
}

#[test]
fn colours_in_other_letters() {
    let upper = with_block(&with_block(FJORD, 1, 1, "   3 W 1"), 3, 1, "   1 B 0");
    same(upper.as_bytes(), &["T038", "T038"]);
    same(with_block(FJORD, 3, 1, "   1 s 0").as_bytes(), &["T038"]);
    same(with_block(FJORD, 3, 1, "   1 S 0").as_bytes(), &["T038"]);
    let missing = with_block(FJORD, 3, 1, "   1   0");
    same(missing.as_bytes(), &["T044"]);
    same(with_block(FJORD, 3, 1, "   1 - 0").as_bytes(), &["T044"]);
}

#[test]
fn results_in_small_letters() {
    let small = FJORD.replace("- H\n", "- h\n").replace("- U ", "- u ").replace("- Z ", "- z ");
    assert_ne!(small, FJORD);
    same(small.as_bytes(), &[]);
}

#[test]
fn the_first_colour() {
    for (value, color) in [("w", Color::White), ("B", Color::Black), ("white1", Color::White)] {
        let text = changed(FJORD, "152 W", &format!("152 {value}"));
        assert_eq!(tournament(&text).event.first_color, Some(color));
        assert_eq!(codes(&read_text(&text)), [""; 0]);
    }
    refused(&changed(FJORD, "152 W", "152 green"), "T021", 15, Some((5, 9)));
}

#[test]
fn numbers_of_rounds_that_differ() {
    refused(&format!("{FJORD}XXR 4\n"), "T016", 30, Some((5, 5)));
    same(format!("{FJORD}XXR 3\n").as_bytes(), &[]);
    refused(&format!("{FJORD}142 4\n"), "T016", 30, Some((5, 5)));
}

#[test]
fn a_player_twice() {
    let fifth = FJORD.lines().nth(24).unwrap();
    refused(&format!("{FJORD}{fifth}\n"), "T024", 30, Some((5, 8)));
}

#[test]
fn blocks_that_make_no_sense() {
    refused(&with_block(FJORD, 5, 1, "  99 w 1"), "T036", 25, Some((92, 95)));
    refused(&with_block(FJORD, 5, 1, "   5 w 1"), "T035", 25, Some((92, 95)));
    refused(&with_block(FJORD, 5, 1, "  x7 w 1"), "T034", 25, Some((92, 95)));
    refused(&with_block(FJORD, 1, 1, "   3 w K"), "T039", 21, Some((99, 99)));
    refused(&with_block(FJORD, 1, 1, "   3 x 1"), "T037", 21, Some((97, 97)));
    refused(&with_block(FJORD, 3, 1, "   1 b 1"), "T049", 21, Some((99, 99)));
    refused(&with_block(FJORD, 3, 1, "   1 b ="), "T049", 21, Some((99, 99)));
    refused(&with_block(FJORD, 3, 3, "   4 w +"), "T049", 23, Some((119, 119)));
    // 14.1: nobody needs to know the opponent of somebody who was absent.
    same(with_block(FJORD, 5, 1, "  99 w -").as_bytes(), &["T093"]);
    same(with_block(FJORD, 5, 1, "  99 w Z").as_bytes(), &["T093"]);
    // Both lines are wrong when one of them names somebody else.
    assert_eq!(codes(&read_text(&with_block(FJORD, 1, 1, "  99 w 1"))), ["T036", "T047"]);
}

/// Where nobody knows the colours, the first player of the file comes first, whoever names the other.
#[test]
fn one_line_alone_tells_a_forfeit_without_colours() {
    for (named, blank, block) in [(4, 3, "   3 - +"), (3, 4, "   4 - -")] {
        let text = with_block(&with_block(FJORD, blank, 3, ""), named, 3, block);
        let reading = read_text(&text);
        assert!(codes(&reading).contains(&"T048"), "{:?}", codes(&reading));
        assert!(games(&reading.tournament.unwrap()).contains("3~4 -+"), "{block}");
    }
}

#[test]
fn half_a_point_without_a_letter() {
    same(with_block(FJORD, 2, 3, "0000 - =").as_bytes(), &["T042"]);
    // Blank is a zero-point bye.
    same(with_block(FJORD, 5, 1, "        ").as_bytes(), &[]);
    same(with_block(FJORD, 5, 1, "0000 - -").as_bytes(), &[]);
    same(with_block(FJORD, 5, 1, "0000 - 0").as_bytes(), &["T042"]);
}

#[test]
fn unknown_results() {
    for sign in ["?", "X", "*", "A"] {
        let text = with_block(FJORD, 1, 3, &format!("   5 b {sign}"));
        let text = with_block(&text, 5, 3, &format!("   1 w {sign}"));
        let text = with_columns(&with_columns(&text, "001    1", 81, " 2.0"), "001    5", 81, " 1.5");
        let reading = read_text(&text);
        assert_eq!(codes(&reading), ["T054", "T054"], "{sign}");
        assert!(games(&reading.tournament.unwrap()).contains("5-1 ??"));
        let found = sign.chars().next().unwrap();
        assert!(
            matches!(reading.diagnostics.all()[0].problem, Problem::ResultUnknown { found: shown, .. } if shown == found)
        );
    }
    // Against a known result it contradicts.
    refused(&with_block(FJORD, 1, 3, "   5 b ?"), "T049", 25, Some((119, 119)));
}

#[test]
fn a_limit_of_koya_is_a_tie_break() {
    let text = changed(FJORD, "202 BH/C1,BH,SB,DE", "202 BH/C1,KS/L-2,KS/L+1");
    assert_eq!(codes(&read_text(&text)), [""; 0]);
}

#[test]
fn records_nobody_knows() {
    for (line, found) in [("777 what is this?", &["T010"][..]), ("### a comment", &[]), ("802   1 ALE", &[])]
    {
        let reading = read_text(&format!("{FJORD}{line}\n"));
        assert_eq!(codes(&reading), found, "{line}");
        let with = reading.tournament.unwrap();
        assert_eq!(with.remarks.iter().map(|range| with.str(*range)).collect::<Vec<_>>(), [line]);
        let without = Tournament::new(Facts { remarks: Vec::new(), ..with.into_facts() }).unwrap();
        assert_eq!(difference(&tournament(FJORD), &without), None, "{line}");
    }
    same(format!("{FJORD}00\n  \n").as_bytes(), &[]);
    same(format!("{FJORD}xxr 3\n").as_bytes(), &["T012"]);
}

#[test]
fn dates_one_column_late() {
    let shifted = changed(FJORD, "132 ", "132  ");
    same(shifted.as_bytes(), &["T062"]);
    // One full date per line, from column 5 on.
    let one_each = changed(
        FJORD,
        "132                                                                                        26/03/06  26/03/07  26/03/08",
        "132 2026/03/06\n132 2026/03/07\n132 2026/03/08",
    );
    same(one_each.as_bytes(), &["T062"; 3]);
    let others = changed(FJORD, "26/03/06  26/03/07  26/03/08", "26.03.06  26-03-07  26/03/08");
    same(others.as_bytes(), &["T030"; 2]);
}

#[test]
fn nothing_but_a_header_and_nothing_at_all() {
    let header: String = FJORD.lines().take(20).flat_map(|line| [line, "\n"]).collect();
    for text in [header.as_str(), "", "\n", "012 x"] {
        let reading = read_text(text);
        assert_eq!(codes(&reading), ["T001"], "{text:?}");
        assert!(reading.tournament.is_none() && reading.diagnostics.all()[0].span.is_none());
    }
}

#[test]
fn a_line_without_end() {
    let long = "x".repeat(1 << 20);
    let reading = read_text(&long);
    assert_eq!(codes(&reading), ["T001", "T004"]);
    let reading = read_text(&format!("{FJORD}### {long}\n"));
    assert_eq!(codes(&reading), ["T004"]);
    let player = format!("001    1 {long}");
    assert_eq!(codes(&read_text(&player)), ["T004"]);
}

/// References come before the players they name, players before the settings.
#[test]
fn the_order_of_the_records_means_nothing() {
    let mut lines: Vec<&str> = FJORD.lines().collect();
    for turn in [1, 3, 7, 11] {
        // Turned around and dealt out, but the players in their own order.
        let dealt = (0..turn).flat_map(|first| lines.iter().rev().skip(first).step_by(turn).copied());
        let (players, others): (Vec<&str>, Vec<&str>) = dealt.partition(|line| line.starts_with("001"));
        let mut players = players;
        players.sort_unstable();
        let shuffled: Vec<&str> = others.into_iter().chain(players).collect();
        same(shuffled.join("\r\n").as_bytes(), &[]);
    }
    lines.sort_unstable();
    same(lines.join("\n").as_bytes(), &[]);
}
