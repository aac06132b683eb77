//! The play-off of an event that is in one file with it.

use exaequo_model::Stage;
use exaequo_trf::{Profile, ReadOptions, WriteOptions, read, write};

use crate::support::{codes, player, read_text, with_columns};

/// Three rounds of two players, of which the third is a play-off; points are those of the first two.
fn file(comment: &str, results: [&str; 3]) -> String {
    let [one, two, three] = results;
    let answer = |result: &str| result.replace('1', "x").replace('0', "1").replace('x', "0");
    let white = player(1, &format!("   2 w {one}     2 b {two}     2 w {three}"));
    let black =
        player(2, &format!("   1 b {}     1 w {}     1 b {}", answer(one), answer(two), answer(three)));
    format!("142 3\n192 FIDE_DUTCH\n{white}{black}{comment}\n")
}

#[test]
fn a_comment_tells_where_the_play_off_begins() {
    let reading = read_text(&file("### exaequo play-off round=3", ["1", "0", "1"]));
    let tournament = reading.tournament.unwrap();
    let stages: Vec<Stage> = tournament.schedule.rounds.iter().map(|round| round.stage).collect();
    assert_eq!(stages, [Stage::Main, Stage::Main, Stage::PlayOff]);
    assert!(tournament.remarks.is_empty(), "it is no longer a comment");
    let written = write(&tournament, &WriteOptions::new(Profile::Trf26)).unwrap();
    let again = read(written.bytes, &ReadOptions::default()).tournament.unwrap();
    assert_eq!(again.schedule, tournament.schedule);
    assert!(write(&tournament, &WriteOptions::new(Profile::Trf16)).is_err(), "older forms have no comments");
}

#[test]
fn a_comment_that_names_no_round_is_reported_and_kept() {
    for wrong in ["", " round=", " round=0", " round=4", " round=x", " round=-1", " round=99999"] {
        let reading = read_text(&file(&format!("### exaequo play-off{wrong}"), ["1", "0", "1"]));
        assert_eq!(codes(&reading), ["T100"], "{wrong}");
        let tournament = reading.tournament.unwrap();
        assert_eq!((tournament.schedule.before_play_off(), tournament.remarks.len()), (3, 1), "{wrong}");
    }
}

#[test]
fn points_are_those_before_the_play_off() {
    let declared = |points: &str| {
        let text = file("### exaequo play-off round=3", ["1", "=", "1"]);
        codes(&read_text(&with_columns(&text, "001    1", 81, &format!("{points:>4}"))))
    };
    assert_eq!(declared("1.5"), [""; 0]);
    assert_eq!(declared("2.5"), ["T014"]);
}

#[test]
fn games_of_a_play_off_may_be_known_before_they_are_played() {
    let two = |results: [&str; 3]| codes(&read_text(&file("### exaequo play-off round=2", results)));
    assert_eq!(two(["1", " ", " "]), [""; 0]);
    assert_eq!(two(["1", "1", " "]), [""; 0]);
    assert_eq!(two(["1", " ", "1"]), ["T053"]);
    assert_eq!(two([" ", "1", "1"]), ["T053"]);
}
