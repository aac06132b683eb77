//! Small files that show one fault each, read as the table beside them says, where they lie beside the workspace.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use exaequo_testkit::golden;

use crate::transcript::{Answer, Folder};

/// A folder of the files; `None` where they are not there, which is said.
#[allow(clippy::print_stdout, reason = "a test says that it is skipped")]
fn files(part: &str) -> Option<PathBuf> {
    let trial = golden::trial_folder().map(|trial| trial.join(part));
    if trial.is_none() {
        println!("skipped: no files of trials beside the workspace, in ../shared/golden/trial");
    }
    trial
}

/// A command over files of the folder: words that end in `.trf` or `.json` are files of it.
fn run(folder: &Path, command: &str) -> Answer {
    let is_file = |word: &str| {
        let extension = Path::new(word).extension().and_then(OsStr::to_str);
        !word.contains(':') && matches!(extension, Some("trf" | "json"))
    };
    let path = |word: &str| folder.join(word).display().to_string();
    let named = command.split(' ').map(|word| if is_file(word) { path(word) } else { word.to_owned() });
    Folder::new().run(&named.collect::<Vec<_>>().join(" "))
}

/// The line of a player on a list, as columns; `list` is a file or a day.
fn line(folder: &Path, command: &str, list: &str, fide_id: &str) -> Vec<String> {
    let answer = run(folder, &format!("rate {command} --format csv"));
    let csv = String::from_utf8(answer.stdout).unwrap();
    // Names are "P1, X": the comma inside would be one of the row's.
    let mut rows =
        csv.lines().map(|row| row.replace(", X", "").split(',').map(str::to_owned).collect::<Vec<_>>());
    let of_player =
        |row: &Vec<String>| row.len() > 3 && (row[0] == list || row[1] == list) && row[3] == fide_id;
    rows.rfind(of_player).unwrap_or_else(|| panic!("{command}: nobody {fide_id} on {list}: {csv}"))
}

const K: usize = 12;
const RN: usize = 14;
const STATUS: usize = 18;

#[test]
fn ruling_48_k_counts_the_games_behind_a_repeated_rating() {
    let Some(folder) = files("ratings") else { return };
    for command in ["d1a.trf d1b.trf", "d1a.trf d1c.trf"] {
        let row = line(&folder, command, "2024-08-01", "1");
        assert_eq!((row[K].as_str(), row[RN].as_str()), ("40", "1857"), "{command}");
    }
    for command in ["n1.trf n2.trf n3.trf", "n1.trf n2.trf n4.trf"] {
        assert_eq!(line(&folder, command, "2024-09-01", "1")[K], "20", "{command}");
    }
}

#[test]
fn ruling_54_a_delisted_player_is_rated_as_a_newcomer_and_a_rated_one_without_games_is_not_forgotten() {
    let Some(folder) = files("ratings") else { return };
    let delisted = line(&folder, "d4a.trf d4b.trf d4c.trf", "2010-07-01", "1");
    assert_eq!((delisted[RN].as_str(), delisted[STATUS].as_str()), ("", "pending"));
    assert_eq!(line(&folder, "d2a.trf d2b.trf", "2024-07-01", "1")[RN], "2168");
}

#[test]
fn a_corrected_file_beside_the_original_is_refused_as_another_version() {
    let Some(folder) = files("ratings") else { return };
    let answer = run(&folder, "rate p1.trf p2.trf p2c.trf p3.trf");
    assert_eq!(answer.status, 2, "{}", answer.stderr);
    assert!(
        answer.stderr.contains("another version") && answer.stderr.contains("--replaces"),
        "{}",
        answer.stderr
    );
    assert_eq!(run(&folder, "rate p1.trf p2.trf p2c.trf p3.trf --replaces p2.trf").status, 0);
}

#[test]
fn ruling_61_by_game_is_the_same_with_trf_and_json() {
    let Some(folder) = files("ratings") else { return };
    for (command, rating) in [
        ("by0.trf by1.trf --declare by1.trf:by-game", "1889"),
        ("by0.trf by1b.json --declare by1b.json:by-game", "1889"),
        ("bg0.trf bg.trf --declare bg.trf:by-game", "1889"),
    ] {
        assert_eq!(line(&folder, command, "2009-11-01", "1")[RN], rating, "{command}");
    }
}

#[test]
fn ruling_52_seven_games_are_enough_only_where_all_come_from_team_championships() {
    let Some(folder) = files("ratings") else { return };
    for (command, status) in [
        ("o1.trf o2.trf --declare o1.trf:team-championship", "pending"),
        ("o1.trf o2.trf --declare team-championship", "first_rating"),
    ] {
        assert_eq!(line(&folder, command, "2009-11-01", "9")[STATUS], status, "{command}");
    }
}

/// The table of the trials has 1214: the pool with Ra = 1252 as it is. Ruling 53 takes the player's own part out of it.
#[test]
fn rulings_47_and_53_a_round_robin_below_the_floor_is_pooled() {
    let Some(folder) = files("ratings") else { return };
    for (command, rating) in [
        ("sf1.trf sf2.trf sf3.trf", "1236"),
        ("sf1.trf sf2.trf sf3.trf --set pooled-round-robin=whole-field", "1214"),
        ("sf1.trf sf2z.trf sf3.trf", "1206"),
    ] {
        assert_eq!(line(&folder, command, "2010-01-01", "9")[RN], rating, "{command}");
    }
}

#[test]
fn odd_results_are_named_in_the_check_of_the_sum() {
    let Some(folder) = files("ratings") else { return };
    let said = String::from_utf8(run(&folder, "rate arb.trf").stdout).unwrap();
    assert!(said.contains("Not in the check, decided ½–0 or 0–0: round 1, 1 P100, X – 2 P101, X"), "{said}");
}

/// What `check` says of each file, by code; nothing where nothing is wrong.
#[test]
fn findings_of_the_files() {
    let Some(folder) = files("files") else { return };
    for (file, codes) in [
        ("D1-320-last-round.trf", &[][..]),
        ("D11-points-over-99.trf", &[]),
        ("D5-299-round-beyond.trf", &["T107"]),
        ("D6-299-one-column-right.trf", &["T021"]),
        ("D7-162-nonsense.trf", &["S030"]),
        ("D7b-team-records-in-individual.trf", &["T108"]),
        ("D8-saturated.json", &["M018"]),
        ("team-byes-lost.trf", &["T110", "T014"]),
    ] {
        let said = String::from_utf8(run(&folder, &format!("check {file} --all")).stdout).unwrap();
        for code in codes {
            assert!(said.contains(&format!("[{code}]")), "{file}: {said}");
        }
        assert_eq!(said.contains("no problems found"), codes.is_empty(), "{file}: {said}");
    }
}

/// Ruling 36: half-point byes exclude a round robin. What spreadsheets take for a formula comes as text.
#[test]
fn what_is_read_and_written() {
    let Some(folder) = files("files") else { return };
    let said = |command| String::from_utf8(run(&folder, command).stdout).unwrap();
    assert!(said("show swiss-taken-for-round-robin.trf").contains("Swiss system (assumed"));
    let csv = said("standings D2-csv-injection.trf --format csv");
    assert!(csv.contains(",'=cmd|") && csv.contains(",'+1+2,"), "{csv}");
    assert!(said("standings D1-320-last-round.trf").contains("after round 2"));
}
