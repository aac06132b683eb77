//! Records that refer to participants: 240, 250, 260, 299, and XXA, XXP.

use exaequo_model::{Acceleration, Adjusted, Adjustment, Prohibition, Tournament};

use crate::support::{CUP, FJORD, changed, codes, games, read_text, tournament};

/// The individual tournament with one more record: findings and one value.
fn check(record: &str, found: &[&str], probe: impl Fn(&Tournament) -> String, expected: &str) {
    check_in(FJORD, record, found, probe, expected);
}

fn check_in(base: &str, record: &str, found: &[&str], probe: impl Fn(&Tournament) -> String, expected: &str) {
    let reading = read_text(&format!("{base}{record}\n"));
    assert_eq!(codes(&reading), found, "{record}");
    assert_eq!(probe(&reading.tournament.unwrap()), expected, "{record}");
}

/// The individual tournament with one more record, which then gives none.
fn refused(record: &str, found: &[&str]) {
    let reading = read_text(&format!("{FJORD}{record}\n"));
    assert_eq!(codes(&reading), found, "{record}");
    assert!(reading.tournament.is_none(), "{record}");
}

/// A record in which columns are fixed: where it must be blank, something or a tab stands in the way.
fn columns_between(record: &str, blanks: &[usize]) {
    for column in blanks {
        let with = |sign: &str| {
            let mut line = record.to_owned();
            line.replace_range(column - 1..*column, sign);
            line
        };
        refused(&with("x"), &["T018"]);
        refused(&with("\t"), &["T017"]);
    }
}

#[test]
fn byes_repeat_what_the_players_have() {
    for record in
        ["240 H   3    2", "240 H 003 0002", "240 h   3 2", "240 Z   1    5    0", "240 Z   1    5\t"]
    {
        check(record, &[], games, &games(&tournament(FJORD)));
    }
    for record in ["240 F   3    2", "240 H   1    1", "240 H   3    5    2"] {
        check(record, &["T072"], games, &games(&tournament(FJORD)));
    }
    refused("240 U   3    2", &["T021"]);
    refused("240 H        2", &["T021"]);
    refused("240 H   3    x", &["T021"]);
    refused("240 H   3   99", &["T073"]);
    columns_between("240 H   3    2    3", &[6, 10, 15]);
}

fn accelerations(tournament: &Tournament) -> String {
    let one = |one: &Acceleration| {
        let Acceleration { match_points, game_points, first_round, last_round, first_number, last_number } =
            one;
        format!("{match_points}/{game_points} in {first_round}-{last_round} for {first_number}-{last_number}")
    };
    tournament.accelerations.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[test]
fn fictitious_points() {
    check("250       1.0   1   2    1    3", &[], accelerations, "0/1 in 1-2 for 1-3");
    check("250         1 001 002 0001 0003", &[], accelerations, "0/1 in 1-2 for 1-3");
    check_in(CUP, "250  2.0        1   3    1    5", &[], accelerations, "2/0 in 1-3 for 1-5");
    // A blank end is the beginning.
    check("250       1.0   2        1    3", &[], accelerations, "0/1 in 2-2 for 1-3");
    check("250       1.0   1   2    3", &[], accelerations, "0/1 in 1-2 for 3-3");
    check("250      0,5    1   2    1    3", &["T032"], accelerations, "0/0.5 in 1-2 for 1-3");
    refused("250             1   2    1    3", &["T021"]);
    refused("250       0.0   1   2    1    3", &["T021"]);
    refused("250       x.0   1   2    1    3", &["T021"]);
    refused("250       1.0       2    1    3", &["T021"]);
    refused("250       1.0   1   x    1    3", &["T021"]);
    refused("250       1.0   1   2         3", &["T021"]);
    refused("250       1.0   1   2    1    x", &["T021"]);
    refused("250       1.0   2   1    1    3", &["T021"]);
    refused("250       1.0   1   2    3    1", &["T021"]);
    refused("250      -1.0   1   2    1    3", &["T021"]);
    columns_between("250       1.0   1   2    1    3", &[9, 14, 18, 22, 27]);
}

/// 9.2: either field is accepted, and what disagrees with the primary score is said and moved.
#[test]
fn fictitious_points_in_the_other_field() {
    check("250  1.0        1   2    1    3", &["T095"], accelerations, "0/1 in 1-2 for 1-3");
    check("250  1.0  2.0   1   2    1    3", &["T095"], accelerations, "0/2 in 1-2 for 1-3");
    check_in(CUP, "250       1.0   1   3    1    5", &["T095"], accelerations, "1/0 in 1-3 for 1-5");
    check_in(CUP, "250  1.0  2.0   1   3    1    5", &[], accelerations, "1/2 in 1-3 for 1-5");
    let games = changed(CUP, "FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP");
    check_in(&games, "250  1.0        1   3    1    5", &["T095"], accelerations, "0/1 in 1-3 for 1-5");
    check_in(&games, "250       1.0   1   3    1    5", &[], accelerations, "0/1 in 1-3 for 1-5");
    check_in(CUP, "XXA    1  1.0", &[], accelerations, "1/0 in 1-1 for 1-1");
    check_in(&games, "XXA    1  1.0", &[], accelerations, "0/1 in 1-1 for 1-1");
    // Without a code of the system either may be meant.
    let silent = changed(CUP, "192 FIDE_TEAM_TYPEA_MP_GP\n", "");
    check_in(&silent, "250  1.0        1   3    1    5", &["T066"], accelerations, "1/0 in 1-3 for 1-5");
    check_in(&silent, "250       1.0   1   3    1    5", &["T066"], accelerations, "0/1 in 1-3 for 1-5");
}

#[test]
fn fictitious_points_for_engines() {
    check("XXA    1  1.0  1.0  0.5", &[], accelerations, "0/1 in 1-2 for 1-1, 0/0.5 in 3-3 for 1-1");
    check("XXA    1       1.0", &[], accelerations, "0/1 in 2-2 for 1-1");
    // A second record of a player goes on where the first one ends.
    check("XXA    1  1.0\nXXA    1  0.5", &[], accelerations, "0/1 in 1-1 for 1-1, 0/0.5 in 2-2 for 1-1");
    check(
        "250       1.0   1   1    1    2\nXXA    1  1.0\nXXA    2  1.0",
        &[],
        accelerations,
        "0/1 in 1-1 for 1-2",
    );
    for record in [
        "250       1.0   1   1    1    2\nXXA    1  1.0",
        "250       1.0   1   2    1    1\nXXA    1  1.0  0.5",
    ] {
        let reading = read_text(&format!("{FJORD}{record}\n"));
        assert_eq!(codes(&reading), ["T075"], "{record}");
    }
    refused("XXA   99  1.0", &["T073"]);
    refused("XXA    1  x.0", &["T021"]);
    // Another program means something else by this code.
    check("XXA true", &["T010"], accelerations, "");
    columns_between("XXA    1  1.0  1.0", &[9, 14]);
}

fn prohibitions(tournament: &Tournament) -> String {
    let one = |one: &Prohibition| {
        let numbers = one.participants.iter().map(|who| tournament.number_of(*who).to_string());
        format!("{} in {}-{}", numbers.collect::<Vec<_>>().join("/"), one.first_round, one.last_round)
    };
    // The tournament has one itself.
    tournament.prohibitions.iter().skip(1).map(one).collect::<Vec<_>>().join(", ")
}

#[test]
fn prohibited_pairings() {
    check("260   1   2    2    3", &[], prohibitions, "2/3 in 1-2");
    check("260 001 002 0002 0003    5", &[], prohibitions, "2/3/5 in 1-2");
    check("260   2   9    2    3", &[], prohibitions, "2/3 in 2-9");
    check("260   2        2    3", &["T062"], prohibitions, "2/3 in 2-2");
    check("260   1   3    1    4", &[], prohibitions, "");
    refused("260   1   2    2", &["T021"]);
    refused("260   1   2    2    x", &["T021"]);
    refused("260   1   2    2   99", &["T073"]);
    refused("260   x   2    2    3", &["T021"]);
    refused("260   1   x    2    3", &["T021"]);
    refused("260   2   1    2    3", &["T021"]);
    columns_between("260   1   2    2    3", &[8, 12, 17]);
    // Shifted by one column, four digits would lose their first.
    refused("260   1   21002 1003", &["T018"]);
}

#[test]
fn prohibited_pairings_for_engines() {
    check("XXP 2 3", &["T097"], prohibitions, "2/3 in 1-3");
    check("XXP 2\t3 5", &["T097"], prohibitions, "2/3/5 in 1-3");
    check("XXP 2, 3/5", &["T097"], prohibitions, "2/3/5 in 1-3");
    check("XXP 1 4", &[], prohibitions, "");
    check("xxp 2 3", &["T097", "T012"], prohibitions, "2/3 in 1-3");
    // The same pairs in other lists, and rounds beyond the last one.
    let without = changed(
        FJORD,
        "260   1   3    1    4\n",
        "260   1   9    1    4\n260   1   3    1    5\n260   1   3    4    5\n",
    );
    assert_eq!(codes(&read_text(&format!("{without}XXP 1 4 5\n"))), [""; 0]);
    assert_eq!(codes(&read_text(&format!("{without}XXP 1 4\n"))), ["T097"]);
    refused("XXP 2", &["T021"]);
    refused("XXP 2 x", &["T021"]);
    refused("XXP 2 99", &["T073"]);
    refused("XXZ x", &["T021"]);
    refused("XXZ 99", &["T073"]);
}

fn adjustments(tournament: &Tournament) -> String {
    let one = |one: &Adjustment| {
        let Adjustment { what, match_points, game_points, round, participants } = one;
        let letter = Adjusted::ALL.iter().find(|(known, _)| known == what).unwrap().1;
        let numbers: Vec<String> =
            participants.iter().map(|who| tournament.number_of(*who).to_string()).collect();
        let round = round.map_or("all".to_owned(), |round| round.to_string());
        let [matches, games] = [match_points, game_points]
            .map(|points| points.map_or("-".to_owned(), |points| points.to_string()));
        format!("{letter} {matches}/{games} in {round} for {}", numbers.join("/"))
    };
    tournament.adjustments.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[test]
fn abnormal_points_in_the_columns_of_the_table() {
    check("299          -1.0    2    2", &[], adjustments, "  -/-1 in 2 for 2");
    check("299           1.0         2    3", &[], adjustments, "  -/1 in all for 2/3");
    check("299           1.0  000 0002", &[], adjustments, "  -/1 in all for 2");
    check("299 W         2.0    1", &["T014", "T014"], adjustments, "W -/2 in 1 for ");
    check_in(CUP, "299    -1.0   0.0    2    2", &[], adjustments, "  -1/0 in 2 for 2");
    refused("299 Q         2.0    1", &["T021"]);
    refused("299           x.0    1", &["T021"]);
    refused("299           1.0    x", &["T021"]);
    refused("299           1.0    1    x", &["T021"]);
    refused("299           1.0    1   99", &["T073"]);
    refused("299\t          1.0    1    2", &["T017"]);
}

#[test]
fn abnormal_points_in_tighter_columns_and_in_words() {
    check("299        -1.0   2    2", &["T062"], adjustments, "  -/-1 in 2 for 2");
    check("299         1.0        2    3", &["T062"], adjustments, "  -/1 in all for 2/3");
    check_in(CUP, "299   -1.0  0.0   2    2", &["T062"], adjustments, "  -1/0 in 2 for 2");
}

/// One column off, the number of the participant would be a round and the points everybody's.
#[test]
fn abnormal_points_beside_their_columns_are_an_error_and_no_guess() {
    refused("299           -1.0         1", &["T021"]);
    refused("299         -1.0    2    2", &["T021"]);
    refused("299 1.0 2 2", &["T021"]);
}

#[test]
fn abnormal_points_beyond_the_last_round_are_told() {
    refused("299          -1.0    7    1", &["T107"]);
    check("299          -1.0    3    1", &[], adjustments, "  -/-1 in 3 for 1");
}

#[test]
fn abnormal_points_of_round_999_belong_to_no_round() {
    check("299          -1.0  999    1", &[], adjustments, "  -/-1 in 999 for 1");
    // A value of a result has a round or all of them.
    refused("299 W         2.0  999", &["T107"]);
}

/// Without round and participants a type is a value of the point system.
#[test]
fn abnormal_points_for_everybody() {
    let scores = |one: &Tournament| {
        let scores = one.scores;
        let values =
            [scores.full_bye, scores.half_bye, scores.zero_bye, scores.forfeit_win, scores.forfeit_loss];
        values.map(|points| points.to_string()).join(" ")
    };
    check("299 F         0.5", &[], scores, "0.5 0.5 0 1 0");
    check("299 H         0.0", &["T014"], scores, "1 0 0 1 0");
    check("299 Z         0.5", &["T014"], scores, "1 0.5 0.5 1 0");
    check("299 +         0.5", &["T014"], scores, "1 0.5 0 0.5 0");
    check("299 -         0.5", &["T014"], scores, "1 0.5 0 1 0.5");
    let forfeits = |one: &Tournament| {
        let (points, games) = (one.match_scores.forfeit.unwrap(), one.match_scores.forfeit_games.unwrap());
        format!("{}/{} {}/{}", points.0, games.0, points.1, games.1)
    };
    check_in(CUP, "299 +   3.0   2.5", &["T083", "T084"], forfeits, "3/2.5 0/0");
    check_in(CUP, "299 +  3.0  2.5", &["T083", "T084", "T062"], forfeits, "3/2.5 0/0");
    // What is not said stays as it is: a forfeited match is won by a point on every board.
    check_in(CUP, "299 -  -1.0   0.0", &["T083"], forfeits, "2/2 -1/0");
}

/// A bonus may be part of the points in the file, or not.
#[test]
fn a_bonus_is_not_a_difference() {
    for record in
        ["299           1.0    2    2", "299           1.0", "299          -0.5         1    3    4"]
    {
        assert_eq!(codes(&read_text(&format!("{FJORD}{record}\n"))), [""; 0], "{record}");
    }
    for record in ["299    -1.0   0.0    2    2", "299     1.0   0.5"] {
        assert_eq!(codes(&read_text(&format!("{CUP}{record}\n"))), [""; 0], "{record}");
    }
    let included = FJORD.replace("2011/02/03  1.0", "2011/02/03  2.0");
    assert_eq!(codes(&read_text(&format!("{included}299           1.0    2    5\n"))), [""; 0]);
}
