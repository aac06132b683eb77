//! Matches, rebuilt from the games of the players: boards, line-ups, who has White, byes.

use std::fmt::Write as _;

use crate::support::{codes, matches, player, read_text};

/// Teams of consecutive players, `sizes` of them each, with the blocks of all players below some records.
pub(crate) fn file(records: &str, sizes: &[u32], blocks: &[&str]) -> String {
    let players: String = (1..).zip(blocks).map(|(number, blocks)| player(number, blocks)).collect();
    let mut next = 1;
    let mut teams = String::new();
    for (number, size) in (1..).zip(sizes) {
        let members: Vec<String> = (next..next + size).map(|member| format!("{member:4}")).collect();
        next += size;
        writeln!(teams, "310 {number:3} {:32}{:33}{}", format!("Team {number}"), "", members.join(" "))
            .unwrap();
    }
    format!("{records}\n{players}{teams}")
}

/// Reads such a file: findings and matches, or `none`.
pub(crate) fn check(records: &str, sizes: &[u32], blocks: &[&str], found: &[&str], expected: &str) {
    let reading = read_text(&file(records, sizes, blocks));
    assert_eq!(codes(&reading), found, "{records} {blocks:?}");
    let read = reading.tournament.map_or("none".to_owned(), |one| matches(&one));
    assert_eq!(read.trim_end(), expected, "{records} {blocks:?}");
}

#[test]
fn games_make_matches() {
    let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w ="];
    check("", &[2, 2], &blocks, &[], "1-2 (1w3 10, 2b4 ==)");
    // The roster is the order of the boards, not the players' order in the file.
    let crossed = ["   4 b 1", "   3 w =", "   2 b =", "   1 w 0"];
    check("", &[2, 2], &crossed, &[], "2-1 (4w1 01, 3b2 ==)");
}

#[test]
fn white_is_the_team_with_the_colour_of_the_first_board() {
    let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w ="];
    check("352 WB", &[2, 2], &blocks, &[], "1-2 (1w3 10, 2b4 ==)");
    check("352 BW", &[2, 2], &blocks, &[], "2-1 (3b1 01, 4w2 ==)");
    let same = ["   3 w 1", "   4 w =", "   1 b 0", "   2 b ="];
    check("352 WW", &[2, 2], &same, &[], "1-2 (1w3 10, 2w4 ==)");
    // The first board was not played: the second tells.
    let second = ["0000 - +", "   4 b =", "0000 - Z", "   2 w ="];
    check("352 WB", &[2, 2], &second, &[], "1-2 (1/0 +-, 2b4 ==)");
    check("352 WW", &[2, 2], &second, &[], "2-1 (0/1 -+, 4w2 ==)");
    // A forfeit with colours is as good as a game.
    let forfeit = ["   3 b +", "   4 w -", "   1 w -", "   2 b +"];
    check("352 WB", &[2, 2], &forfeit, &[], "2-1 (3w1 -+, 4b2 +-)");
    // No board tells: unknown.
    let none = ["   3 - +", "   4 - -", "   1 - -", "   2 - +"];
    check("352 WB", &[2, 2], &none, &["T056", "T056"], "1~2 (1~3 +-, 2~4 -+)");
    // Line-ups of both teams are in the order of the teams.
    let records = "300   1   2   1    3    4\n300   1   1   2    1    2";
    check(records, &[2, 2], &none, &["T056", "T056"], "2-1 (1~3 -+, 2~4 +-)");
    // So is the record of a forfeited match.
    check(
        "352 WB\n330 -+   1   2   1",
        &[2, 2],
        &["0000 - +", "0000 - +", "", ""],
        &[],
        "2-1 (0/1 -+, 0/2 -+) !-+",
    );
}

#[test]
fn more_boards_than_colours() {
    let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w ="];
    check("352 W", &[2, 2], &blocks, &["T088"], "1-2 (1w3 10, 2b4 ==)");
}

#[test]
fn empty_boards() {
    // Nobody opposite: the left-over win stands against an empty board.
    let last = ["   3 w 1", "0000 - +", "   1 b 0", ""];
    check("352 WB", &[2, 2], &last, &[], "1-2 (1w3 10, 2/0 +-)");
    let first = ["0000 - +", "   4 b 1", "0000 - -", "   2 w 0"];
    check("352 WB", &[2, 2], &first, &[], "1-2 (1/0 +-, 2b4 10)");
    // One on each side.
    let crossed = ["0000 - +", "   5 b 1", "", "", "   2 w 0", "0000 - +"];
    check("352 WBW", &[3, 3], &crossed, &[], "1-2 (1/0 +-, 2b5 10, 0/6 -+)");
    // A line-up tells where the empty boards are; a board without anybody counts for nobody.
    let records = "352 WBW\n300   1   1   2    0    1    0\n300   1   2   1    0    4    5";
    let blocks = ["   4 b =", "", "", "   1 w =", "0000 - +", ""];
    check(records, &[3, 3], &blocks, &[], "1-2 (0/0 --, 1b4 ==, 0/5 -+)");
}

#[test]
fn line_ups_out_of_order() {
    // 1-4-3 needs a record, because the roster says 1-3-4.
    let blocks = ["   5 w 1", "", "   8 w =", "   6 b 0", "   1 b 0", "   4 w 1", "", "   3 b ="];
    let records = "352 WBW\n300   1   1   2    1    4    3";
    check(records, &[4, 4], &blocks, &[], "1-2 (1w5 10, 4b6 01, 3w8 ==)");
    // Both teams may have one.
    let both = format!("{records}\n300   1   2   1    5    6    8");
    check(&both, &[4, 4], &blocks, &[], "1-2 (1w5 10, 4b6 01, 3w8 ==)");
    // Substitutes are in no roster.
    let blocks = ["   3 w 1", "", "   1 b 0", "   5 w =", "   4 b ="];
    let records = "352 WB\n300   1   1   2    1    5";
    check(records, &[2, 2], &blocks, &["T085"], "1-2 (1w3 10, 5b4 ==)");
    check("352 WB", &[2, 2], &blocks, &["T091"], "none");
}

#[test]
fn what_teams_cannot_do() {
    check("", &[2, 2], &["   2 w 1", "   1 b 0", "", ""], &["T082"], "none");
    let two = ["   3 w 1", "   5 b 1", "   1 b 0", "", "   2 w 0", ""];
    check("", &[2, 2, 2], &two, &["T081"], "none");
    check("330 +-   1   1   3", &[2, 2, 2], &["   3 w 1", "", "   1 b 0", "", "", ""], &["T081"], "none");
    check(
        "300   1   1   3    1    2",
        &[2, 2, 2],
        &["   3 w 1", "", "   1 b 0", "", "", ""],
        &["T081"],
        "none",
    );
    check("", &[2, 2], &["0000 - W", "   3 w 1", "   2 b 0", ""], &["T041"], "none");
}

/// The letters of single players do not make a bye of their team, unless nothing else is said and all agree.
#[test]
fn byes_of_teams_from_the_letters_of_players() {
    let with = |letter: &str| {
        let block = format!("0000 - {letter}");
        let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w =", block.as_str(), block.as_str()];
        let reading = read_text(&file("", &[2, 2, 2], &blocks));
        let found = codes(&reading).join(" ");
        let rounds = matches(&reading.tournament.unwrap());
        (found, rounds.trim_end().rsplit(", ").next().unwrap().to_owned())
    };
    for (letter, found, expected) in [
        ("H", "T087", "3:H"),
        ("F", "T087", "3:F"),
        ("U", "T087 T086", "3:U"),
        ("Z", "T110", "3:Z"),
        ("-", "T110", "3:Z"),
        (" ", "T110", "3:Z"),
        ("+", "T089 T089", "3:Z"),
    ] {
        let (codes, rounds) = with(letter);
        let mut codes: Vec<&str> = codes.split_whitespace().collect();
        let mut wanted: Vec<&str> = found.split_whitespace().collect();
        codes.sort_unstable();
        wanted.sort_unstable();
        assert_eq!((codes, rounds.as_str()), (wanted, expected), "{letter:?}");
    }
    let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w =", "0000 - H", "0000 - F"];
    check("", &[2, 2, 2], &blocks, &[], "1-2 (1w3 10, 2b4 ==), 3:Z");
    // Records count.
    let blocks = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w =", "0000 - H", "0000 - H"];
    check("240 F   1    3", &[2, 2, 2], &blocks, &[], "1-2 (1w3 10, 2b4 ==), 3:F");
    check("320  1.0  1.0   3", &[2, 2, 2], &blocks, &[], "1-2 (1w3 10, 2b4 ==), 3:U");
}
