//! How many rounds there are: paired, announced, and about to be paired.

use crate::support::{codes, games, player, read_text, requests};

/// Players with their blocks, below some records: rounds announced, rounds paired, requests.
fn check(records: &str, blocks: &[&str], found: &[&str], announced: u16, paired: &str, requested: &str) {
    let players: String = (1..).zip(blocks).map(|(number, blocks)| player(number, blocks)).collect();
    let reading = read_text(&format!("{records}\n{players}"));
    assert_eq!(codes(&reading), found, "{records} {blocks:?}");
    let tournament = reading.tournament.unwrap();
    assert_eq!(tournament.schedule.announced(), announced, "{records} {blocks:?}");
    assert_eq!(games(&tournament).trim_end().replace('\n', "; "), paired, "{records} {blocks:?}");
    assert_eq!(requests(&tournament), requested, "{records} {blocks:?}");
}

#[test]
fn rounds_present_are_the_most_of_any_player() {
    check("", &["", ""], &[], 0, "", "");
    check("", &["   2 w 1", "   1 b 0"], &[], 1, "1-2 10", "");
    check("142 5", &["   2 w 1", "   1 b 0"], &[], 5, "1-2 10", "");
    // A late entrant has blank blocks at the beginning, and somebody who left has none at the end.
    let late = ["   2 w 1     3 w 1", "   1 b 0", "             1 b 0"];
    check("", &late, &[], 2, "1-2 10, 3:Z; 1-3 10, 2:Z", "");
    // A round in which nobody has anything counts if a later one was played.
    check("", &["             2 w 1", "             1 b 0"], &[], 2, "1:Z, 2:Z; 1-2 10", "");
}

#[test]
fn byes_of_some_players_in_the_last_blocks_are_requests() {
    let next = ["   2 w 1  0000 - H", "   1 b 0", "0000 - Z  0000 - Z"];
    check("142 3", &next, &["T061"], 3, "1-2 10, 3:Z", "2 1:H, 2 3:Z");
    let two = ["   2 w 1  0000 - H  0000 - F", "   1 b 0", "0000 - Z"];
    check("142 3", &two, &["T061", "T061"], 3, "1-2 10, 3:Z", "2 1:H, 3 1:F");
    check("142 3", &["   2 w 1  0000 - -", "   1 b 0"], &["T061"], 3, "1-2 10", "2 1:Z");
    // Before the first round too.
    check("142 3", &["0000 - H", ""], &["T061"], 3, "", "1 1:H");
}

#[test]
fn byes_of_all_players_are_a_round() {
    let all = ["   2 w 1  0000 - H", "   1 b 0  0000 - Z"];
    check("142 3", &all, &[], 3, "1-2 10; 1:H, 2:Z", "");
}

#[test]
fn a_pairing_bye_or_a_forfeit_makes_a_round() {
    check("142 3", &["   2 w 1  0000 - U", "   1 b 0"], &[], 3, "1-2 10; 1:U, 2:Z", "");
    check("142 3", &["   2 w 1  0000 - +", "   1 b 0"], &["T042"], 3, "1-2 10; 1:F, 2:Z", "");
    let pairing = ["   2 w 1     2 b", "   1 b 0     1 w", "0000 - Z  0000 - H"];
    check("142 3", &pairing, &[], 3, "1-2 10, 3:Z; 2-1 .., 3:H", "");
}

#[test]
fn games_known_beforehand_are_due_when_a_later_round_has_results() {
    let blocks = |results: [&str; 3]| {
        let answer = |result: &str| result.replace('1', "0");
        let [one, two, three] = results.map(str::to_owned);
        let white = format!("   2 w {one}     2 b {}     2 w {three}", answer(&two));
        let black = format!("   1 b {}     1 w {two}     1 b {}", answer(&one), answer(&three));
        [white, black]
    };
    let found = |code: &str, results: [&str; 3]| {
        let [white, black] = blocks(results);
        codes(&read_text(&format!("142 3\n{code}\n{}{}", player(1, &white), player(2, &black))))
    };
    let missing = vec!["T053"];
    for code in ["192 BERGER_ROUNDROBIN_G3", "192 CUSTOM_KNOCKOUT", "192 FIDE_SCHEVENINGEN"] {
        assert_eq!(found(code, [" ", " ", " "]), [""; 0], "{code}: a plan");
        assert_eq!(found(code, ["1", " ", " "]), [""; 0], "{code}: the first game is played");
        assert_eq!(found(code, [" ", "1", " "]), missing, "{code}: the second one is, the first one is not");
        assert_eq!(found(code, ["1", " ", "1"]), missing, "{code}");
    }
    assert_eq!(found("192 FIDE_DUTCH", ["1", " ", " "]), missing, "a Swiss waits for all results");
}

#[test]
fn blocks_beyond_the_announced_rounds() {
    let spurious = ["   2 w 1  0000 - -", "   1 b 0  0000 - -"];
    check("142 1", &spurious, &["T060"], 1, "1-2 10", "");
    check("XXR 1", &spurious, &["T060"], 1, "1-2 10", "");
    for beyond in [["   2 w 1     2 w 1", "   1 b 0     1 b 0"], ["   2 w 1  0000 - U", "   1 b 0          "]]
    {
        let text = format!("142 1\n{}{}", player(1, beyond[0]), player(2, beyond[1]));
        let reading = read_text(&text);
        assert_eq!(codes(&reading), ["T059"]);
        assert!(reading.tournament.is_none());
    }
}

#[test]
fn requests_by_record() {
    let played = ["   2 w 1", "   1 b 0"];
    check("142 3\n240 H   2    1", &played, &[], 3, "1-2 10", "2 1:H");
    check("142 3\n240 F 003 0001 0002", &played, &[], 3, "1-2 10", "3 1:F, 3 2:F");
    check("142 3\nXXZ 2", &played, &[], 3, "1-2 10", "2 2:Z");
    check("142 3\nXXZ 1, 2\nXXZ 1/2", &played, &[], 3, "1-2 10", "2 1:Z, 2 2:Z");
    check("142 3\n240 H   4    1", &played, &["T060"], 3, "1-2 10", "");
    check("142 1\nXXZ 1", &played, &["T060"], 1, "1-2 10", "");
    // Said twice in two ways.
    let columns = ["   2 w 1  0000 - H", "   1 b 0"];
    check("142 3\n240 H   2    1", &columns, &["T061"], 3, "1-2 10", "2 1:H");
}
