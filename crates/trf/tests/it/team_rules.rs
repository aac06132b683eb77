//! Rules for files of team events that hold across records: absent teams, substitutes, contradictions, limits.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use exaequo_model::{RoundNumber, Tournament};
use exaequo_testkit::{Plan, Rates, scoring};
use exaequo_trf::{Dialect, Few, Lossy, Problem, Profile, WriteOptions, write};

use crate::matches::{check, file};
use crate::support::{CUP, changed, codes, matches, player, read_bytes, read_text, tournament, with_block};

/// 8.5: players of the present team are `XXXX C +`, XXXX being 0000 or an absent team's player, whose line is
/// `0000 - -` or Z.
#[test]
fn present_players_may_name_the_absent_ones() {
    let record = "352 WB\n330 +-   1   1   2";
    let expected = "1-2 (1/0 +-, 2/0 +-) !+-";
    for absent in ["0000 - -", "0000 - Z", "0000   -", ""] {
        check(record, &[2, 2], &["   3 w +", "   4 b +", absent, absent], &[], expected);
        check(record, &[2, 2], &["0000 w +", "0000 b +", absent, absent], &[], expected);
        check(record, &[2, 2], &["   3 - +", "0000 - +", absent, absent], &[], expected);
    }
    // The absent team has White.
    let turned = "352 WB\n330 -+   1   2   1";
    check(turned, &[2, 2], &["   3 b +", "   4 w +", "0000 - -", ""], &[], "2-1 (0/1 -+, 0/2 -+) !-+");
    // The cup itself, with the opponents named.
    let named = with_block(&with_block(CUP, 7, 2, "   3 w +"), 8, 2, "   4 b +");
    assert_eq!(codes(&read_text(&named)), [""; 0]);
    assert_eq!(matches(&tournament(&named)), matches(&tournament(CUP)));
}

#[test]
fn without_a_forfeited_match_a_named_absentee_forfeits_the_game() {
    for absent in ["0000 - -", "0000 - Z", ""] {
        let blocks = ["   3 w +", "   4 b =", absent, "   2 w ="];
        check("352 WB", &[2, 2], &blocks, &["T048"], "1-2 (1w3 +-, 2b4 ==)");
    }
    // A result over the board needs an answer, and so does a bye.
    check("352 WB", &[2, 2], &["   3 w 1", "   4 b =", "0000 - Z", "   2 w ="], &["T047"], "none");
    check("352 WB", &[2, 2], &["   3 w +", "   4 b =", "0000 - H", "   2 w ="], &["T047"], "none");
}

/// 8.5: `0000 C +` is the form of a player without opponent; any other result with a colour is not.
#[test]
fn the_colour_of_an_empty_board() {
    let blocks = ["   3 w 1", "0000 b +", "   1 b 0", ""];
    check("352 WB", &[2, 2], &blocks, &[], "1-2 (1w3 10, 2/0 +-)");
    let blocks = ["   3 w 1", "0000 b Z", "   1 b 0", ""];
    check("352 WB", &[2, 2], &blocks, &["T043"], "1-2 (1w3 10)");
}

#[test]
fn games_of_players_without_team() {
    let idle = ["   3 w 1", "", "   1 b 0", "", "0000 - Z"];
    check("352 W", &[2, 2], &idle, &["T080"], "1-2 (1w3 10)");
    let active = ["   3 w 1", "", "   1 b 0", "   5 w =", "   4 b ="];
    check("352 WB", &[2, 2], &active, &["T091"], "none");
    let both = ["   3 w 1", "", "   1 b 0", "", "   6 b =", "   5 w ="];
    check("352 W", &[2, 2], &both, &["T091"], "none");
}

/// 8.3: what is given counts, and the rest is as if nothing were given.
#[test]
fn half_a_value_of_a_pairing_bye() {
    let worth = |one: &Tournament| {
        let worth = one.match_scores.pairing_bye;
        worth.map(|worth| (worth.match_points.to_string(), worth.game_points.to_string()))
    };
    let line = "320  1.0  1.0   5";
    for (new, found, expected) in [
        ("320  1.0        5", &["T086"][..], Some(("1", "1"))),
        ("320       1.0   5", &["T086"], Some(("1", "1"))),
        ("320  2.0        5", &["T086", "T083"], Some(("2", "1"))),
        ("320       0.5   5", &["T086", "T084"], Some(("1", "0.5"))),
        // Two records may complete each other.
        ("320  1.0        5\n320       1.0", &["T094"], Some(("1", "1"))),
    ] {
        let reading = read_text(&changed(CUP, line, new));
        let mut codes = codes(&reading);
        codes.sort_unstable_by_key(|code| *code != "T086");
        assert_eq!(codes, found, "{new}");
        let given = worth(&reading.tournament.unwrap());
        let given = given.as_ref().map(|(one, other)| (one.as_str(), other.as_str()));
        assert_eq!(given, expected, "{new}");
    }
    let reading = read_text(&changed(CUP, line, "320  1.0        5\n320  2.0  1.0"));
    assert!(codes(&reading).contains(&"T016"));
}

/// 8.7: board b of the team with White has the colour of 352; the first board tells which team that is.
#[test]
fn colours_that_contradict_the_board_colours() {
    let record = "352 WB";
    let usual = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w ="];
    check(record, &[2, 2], &usual, &[], "1-2 (1w3 10, 2b4 ==)");
    let both_white = ["   3 w 1", "   4 w =", "   1 b 0", "   2 b ="];
    check(record, &[2, 2], &both_white, &["T096"], "1-2 (1w3 10, 2w4 ==)");
    check("", &[2, 2], &both_white, &[], "1-2 (1w3 10, 2w4 ==)");
    check("352 W", &[2, 2], &both_white, &["T088"], "1-2 (1w3 10, 2w4 ==)");
    check("352 WW", &[2, 2], &both_white, &[], "1-2 (1w3 10, 2w4 ==)");
    // The player of the team with White is named, here of the second team.
    let black = ["   3 b 1", "   4 b =", "   1 w 0", "   2 w ="];
    let reading = read_text(&file(record, &[2, 2], &black));
    let finding = reading.diagnostics.all()[0];
    assert!(format!("{finding:?}").contains("BoardColour { number: 4"), "{finding:?}");
}

/// 8.7: where no board tells who has White, the crosstable does.
#[test]
fn the_crosstable_tells_who_has_white() {
    let forfeits = ["   3 - +", "", "   1 - -", ""];
    check("352 WB", &[2, 2], &forfeits, &["T056"], "1~2 (1~3 +-)");
    check("352 WB\n802   2                       1 w", &[2, 2], &forfeits, &["T056"], "2-1 (1~3 -+)");
    check("352 WB\n802   1                       2 b", &[2, 2], &forfeits, &["T056"], "2-1 (1~3 -+)");
    check("352 WB\n802   1                       2 w", &[2, 2], &forfeits, &["T056"], "1-2 (1~3 +-)");
    // It must be the same match.
    check("352 WB\n802   1                       1 b", &[2, 2], &forfeits, &["T056"], "1~2 (1~3 +-)");
}

/// 15, check 10: the crosstable is for information only.
#[test]
fn points_of_the_crosstable() {
    for (line, found) in [
        ("802   1 ALE      3.0    2.5   2 w  1.5     5 b  1.0", &[][..]),
        ("802   1 ALE      2.0    2.5   2 w  1.5     5 b  1.0", &["T099"]),
        ("802   1 ALE      3.0    2.0   2 w  1.5     5 b  1.0", &["T099"]),
        ("802  99 XYZ      3.0    2.0", &[]),
        ("802   1", &[]),
    ] {
        let reading = read_text(&format!("{CUP}{line}\n"));
        assert_eq!(codes(&reading), found, "{line}");
        assert_eq!(reading.tournament.unwrap().remarks.len(), 1);
    }
}

/// 8.7 and ruling 34: the line-up must all carry the same letter.
#[test]
fn letters_that_make_a_bye_and_letters_that_do_not() {
    let games = ["   4 w 1", "", "", "   1 b 0", "", ""];
    for (letters, found, expected) in [
        (["0000 - H", "0000 - H", "0000 - H"], &["T087"][..], "H"),
        (["0000 - H", "0000 - H", ""], &["T087"], "H"),
        (["0000 - H", "", ""], &["T087"], "H"),
        (["0000 - H", "0000 - H", "0000 - Z"], &[], "Z"),
        (["0000 - F", "0000 - F", "0000 - -"], &[], "Z"),
        (["0000 - F", "0000 - H", ""], &[], "Z"),
        (["0000 - F", "0000 - F", "0000 - +"], &["T089"], "Z"),
        (["", "", ""], &["T110"], "Z"),
    ] {
        let blocks: Vec<&str> = games.into_iter().chain(letters).collect();
        check("352 W", &[3, 3, 3], &blocks, found, &format!("1-2 (1w4 10), 3:{expected}"));
    }
}

/// 8.6, 8.7: a line-up may name somebody who was not there.
#[test]
fn absent_players_of_line_ups_take_their_seats() {
    let blocks = ["0000 - +", "   4 b 1", "0000 - -", "   2 w 0"];
    let expected = "1-2 (1/0 +-, 2b4 10)";
    check("352 WB\n300   1   2   1    3    4", &[2, 2], &blocks, &[], expected);
    check("352 WB\n300   1   2   1    0    4", &[2, 2], &blocks, &[], expected);
    let last = ["   3 w 1", "0000 - +", "   1 b 0", "0000 - -"];
    check("352 WB\n300   1   2   1    3    4", &[2, 2], &last, &[], "1-2 (1w3 10, 2/0 +-)");
    // The same with the teams exchanged.
    let mirrored = ["0000 - -", "   4 b 1", "0000 - +", "   2 w 0"];
    check("352 WB\n300   1   1   2    1    2", &[2, 2], &mirrored, &[], "1-2 (0/3 -+, 2b4 10)");
    let last = ["   3 w 1", "0000 - -", "   1 b 0", "0000 - +"];
    check("352 WB\n300   1   1   2    1    2", &[2, 2], &last, &[], "1-2 (1w3 10, 0/4 -+)");
}

/// 8.6: players not in 310 may appear; 8.7: for that round.
#[test]
fn substitutes_play_for_one_round() {
    // Nobody's player is first in one team, then in another.
    let blocks = ["   3 w 1     3 b 0", "", "   1 b 0     1 w 1", "   5 w =     ", "   4 b =", ""];
    let blocks = [blocks[0], "             5 w =", blocks[2], blocks[3], "   4 b =     2 b =", ""];
    let records = "352 WB\n300   1   1   2    1    5\n300   2   2   1    3    5";
    check(records, &[2, 2], &blocks[..5], &["T085", "T085"], "1-2 (1w3 10, 5b4 ==)\n2-1 (3w1 10, 5b2 ==)");
    // In a round without a line-up the player is nobody's again.
    let records = "352 WB\n300   1   1   2    1    5";
    check(records, &[2, 2], &blocks[..5], &["T085", "T091"], "none");
    // A player of the third team helps the first one, and its own team has a bye.
    let lent = ["   3 w 1", "", "   1 b 0", "   5 w =", "   4 b =", ""];
    check("352 WB\n300   1   1   2    1    5", &[2, 2, 2], &lent, &["T085"], "1-2 (1w3 10, 5b4 ==), 3:Z");
    // For two teams at once it cannot play.
    let records = "352 WB\n300   1   1   2    1    5\n300   1   3   4    5    6";
    let lent = ["   3 w 1", "", "   1 b 0", "   5 w =", "   4 b =", "   7 b 1", "   6 w 0", ""];
    let reading = read_text(&file(records, &[2, 2, 2, 2], &lent));
    assert!(codes(&reading).contains(&"T079"), "{:?}", codes(&reading));
}

#[test]
fn records_about_one_team_and_round_that_contradict_each_other() {
    let absent = ["0000 - +", "0000 - +", "", "", "", ""];
    let one = "352 WB\n330 +-   1   1   2";
    let expected = "1-2 (1/0 +-, 2/0 +-) !+-, 3:Z";
    check(one, &[2, 2, 2], &absent, &["T110"], expected);
    check(&format!("{one}\n330 +-   1   1   2"), &[2, 2, 2], &absent, &["T110"], expected);
    check(&format!("{one}\n330 --   1   1   2"), &[2, 2, 2], &absent, &["T016"], "none");
    check(&format!("{one}\n330 -+   1   2   1"), &[2, 2, 2], &absent, &["T016"], "none");
    check(&format!("{one}\n330 +-   1   1   3"), &[2, 2, 2], &absent, &["T081"], "none");
    check(&format!("{one}\n330 +-   1   3   3"), &[2, 2, 2], &absent, &["T021"], "none");
    // Ruling 18: a match with a board that was played is played.
    let played = ["   3 w 1", "0000 - +", "   1 b 0", ""];
    check(one, &[2, 2], &played, &["T104"], "1-2 (1w3 10, 2/0 +-)");
    let games = ["   3 w 1", "", "   1 b 0", "", "", ""];
    let bye = "352 WB\n240 H   1    3";
    check(bye, &[2, 2, 2], &games, &[], "1-2 (1w3 10), 3:H");
    check(&format!("{bye}\n240 H   1    3"), &[2, 2, 2], &games, &[], "1-2 (1w3 10), 3:H");
    check(&format!("{bye}\n240 F   1    3"), &[2, 2, 2], &games, &["T109"], "none");
    check(&format!("{bye}\n320  1.0  1.0   3"), &[2, 2, 2], &games, &["T109"], "none");
    let line_up = "352 WB\n300   1   1   2    1    0";
    check(
        &format!("{line_up}\n300   1   1   2    1    0"),
        &[2, 2],
        &games[..4],
        &[],
        "1-2 (1w3 10, 0/0 --)",
    );
    check(&format!("{line_up}\n300   1   1   2    1    2"), &[2, 2], &games[..4], &["T016"], "none");
}

/// Nothing is dropped silently: a record about a round that is not paired is an error.
#[test]
fn records_about_rounds_that_are_not_paired() {
    let games = ["   3 w 1", "", "   1 b 0", "", "", ""];
    let first = "1-2 (1w3 10), 3:Z";
    for (record, found, rounds) in [
        ("300   2   1   2    1", &["T021"][..], "none".to_owned()),
        // A pairing-allocated bye or a forfeited match shows that the round is paired.
        ("320  1.0  1.0       3", &[], format!("{first}\n1:Z, 2:Z, 3:U")),
        ("330 +-   2   1   2", &["T110"], format!("{first}\n1-2 () !+-, 3:Z")),
    ] {
        check(&format!("142 3\n352 W\n{record}"), &[2, 2, 2], &games, found, &rounds);
        check(&format!("142 1\n352 W\n{record}"), &[2, 2, 2], &games, &["T059"], "none");
    }
    // A bye that was asked for may be about any round to come.
    check("142 3\n352 W\n240 H   2    3", &[2, 2, 2], &games, &[], "1-2 (1w3 10), 3:Z");
}

/// 8.5: players of the present team have `+`. A team that is absent by the record and has one contradicts it; the record
/// counts.
#[test]
fn boards_against_a_forfeited_match() {
    let present = ["0000 - +", "0000 - +", "0000 - -", "0000 - -"];
    let games = ["   3 w +", "   4 b +", "   1 b -", "   2 w -"];
    let both = ["   3 w +", "   4 b -", "   1 b -", "   2 w +"];
    let found = |sign: &str, blocks: &[&str]| -> Vec<Problem> {
        let reading = read_text(&file(&format!("352 WB\n330 {sign}   1   1   2"), &[2, 2], blocks));
        assert!(reading.tournament.is_some());
        let all = reading.diagnostics.all().iter().map(|finding| finding.problem);
        all.filter(|problem| problem.code() == "T105").collect()
    };
    let wins = |team, boards: &[u32]| {
        let count = u16::try_from(boards.len()).unwrap();
        let first = Few::new(boards.iter().copied());
        Problem::AbsentTeamWins { team, round: RoundNumber(1), count, first }
    };
    for blocks in [present, games] {
        assert_eq!(found("+-", &blocks), []);
        assert_eq!(found("-+", &blocks), [wins(1, &[1, 2])]);
        assert_eq!(found("--", &blocks), [wins(1, &[1, 2])]);
    }
    assert_eq!(found("+-", &both), [wins(2, &[2])]);
    assert_eq!(found("-+", &both), [wins(1, &[1])]);
    assert_eq!(found("--", &both), [wins(1, &[1]), wins(2, &[2])]);
    // Nobody there contradicts nobody.
    assert_eq!(found("--", &["0000 - -"; 4]), []);
}

/// 8.1: members at 37–40, 42–45 and so on; E-ALIGN where a separator is occupied.
#[test]
fn misaligned_members_of_the_old_form() {
    let players: String = (1..=12).map(|number| player(number, "0000 - Z")).collect();
    let line = |name: &str, shift: usize, members: &str| format!("013 {name:32}{:shift$}{members}\n", "");
    let good = line("Alesund SK", 0, "  11   12") + &line("Bodo SK", 0, "   1    2    3");
    let rest = line("Celle SK", 0, "   4    5    6    7    8    9   10");
    assert_eq!(codes(&read_text(&format!("{players}{good}{rest}"))), [""; 0]);
    let bad = line("Alesund SK", 1, "  11   12") + &line("Bodo SK", 0, "   1    2    3");
    let reading = read_text(&format!("{players}{bad}{rest}"));
    assert_eq!(codes(&reading), ["T018"]);
    assert!(reading.tournament.is_none());
}

/// E-LIMIT: more than 999 teams.
#[test]
fn at_most_999_teams() {
    let with = |teams: u32| {
        let mut text: String = (1..=teams).map(|number| player(number, "0000 - Z")).collect();
        for number in 1..=teams {
            writeln!(text, "013 {:32}{number:4}", format!("Team {number}")).unwrap();
        }
        read_text(&text)
    };
    let most = with(999);
    assert_eq!(codes(&most), [""; 0]);
    assert_eq!(most.tournament.unwrap().teams.len(), 999);
    let more = with(1_003);
    assert_eq!(codes(&more), ["T004"]);
    assert!(more.tournament.is_none());
}

/// Many records about many rounds take time in proportion to the file.
#[test]
fn many_records_about_rounds() {
    let mut text = String::from("142 99\n352 W\n");
    let blocks = |number: u32| {
        let (opponent, color) = if number.is_multiple_of(2) { (number - 1, 'b') } else { (number + 1, 'w') };
        vec![format!("{opponent:4} {color} ="); 99].join("  ")
    };
    text.extend((1..=300).map(|number| player(number, &blocks(number))));
    for number in 1..=300 {
        writeln!(text, "310 {number:3} {:65}{number:4}", format!("Team {number}")).unwrap();
    }
    for round in 1..=99 {
        for team in (1..=299).step_by(2) {
            writeln!(text, "300 {round:3} {team:3} {:3} {team:4}", team + 1).unwrap();
            writeln!(text, "330 -- {round:3} {team:3} {:3}", team + 1).unwrap();
        }
        let byes: Vec<String> = (1..=300).map(|team| format!("{team:4}")).collect();
        writeln!(text, "240 H {round:3} {}", byes.join(" ")).unwrap();
    }
    let start = Instant::now();
    let reading = read_text(&text);
    assert!(
        reading.diagnostics.all().iter().all(|finding| ["T072", "T104"].contains(&finding.problem.code()))
    );
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// 162: the points of players are those the event gives for results, also where they play in teams.
#[test]
fn points_of_players_in_teams_are_those_of_the_event() {
    for scores in scoring::ALL {
        let cup = Plan::teams(8, 4, 5, 3).with_scores(scores).tournament();
        let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(Profile::Trf26) };
        let read = read_bytes(&write(&cup, &options).unwrap().bytes);
        assert_eq!(codes(&read), [""; 0], "{scores:?}");
    }
}

/// The older form has no other record that tells the bye of a team from an absence.
#[test]
fn the_bye_of_an_odd_number_of_teams_survives_the_older_form() {
    for teams in [5, 7, 9] {
        let cup = Plan::teams(teams, 2, 4, 7).with_rates(Rates::CLEAN).tournament();
        let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(Profile::Trf16) };
        let read = read_bytes(&write(&cup, &options).unwrap().bytes);
        assert_eq!(read.dialect, Dialect::Trf16);
        assert_eq!(codes(&read), ["T066"], "the description names the system, as is usual there");
        let again = read.tournament.unwrap();
        assert_eq!(again.rounds.absences, cup.rounds.absences);
    }
}
