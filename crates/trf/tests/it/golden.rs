//! All files with known results are read without error and written back byte for byte.

use std::fs;
use std::path::Path;

use exaequo_model::{Basis, Points, Records, Severity};
use exaequo_testkit::golden;
use exaequo_trf::{ReadOptions, TrfReading, read};

fn read_file(path: &Path) -> (Vec<u8>, TrfReading) {
    let bytes = fs::read(path).unwrap();
    let reading = read(bytes.clone(), &ReadOptions::default());
    (bytes, reading)
}

fn reads_and_comes_back(path: &Path) {
    let (bytes, reading) = read_file(path);
    let errors: Vec<_> =
        reading.diagnostics.all().iter().filter(|found| found.severity == Severity::Error).collect();
    assert!(reading.tournament.is_some(), "{}: {errors:?}", path.display());
    assert!(reading.document.to_bytes() == bytes, "{} does not come back as it was", path.display());
}

#[test]
fn files_of_the_project() {
    let files = golden::trf_files();
    assert!(files.len() >= 55, "only {} files", files.len());
    for path in files {
        reads_and_comes_back(&path);
    }
}

#[test]
fn files_of_real_events() {
    match golden::real_trf_files() {
        Some(files) => {
            assert!(files.len() >= 10);
            for path in files {
                reads_and_comes_back(&path);
            }
        }
        None => eprintln!("{}", golden::WHY_SKIPPED),
    }
}

/// Many of these files write absences as blanks, and none of them is half entered.
#[test]
fn no_round_of_a_complete_file_looks_half_entered() {
    for path in golden::trf_files().into_iter().chain(golden::real_trf_files().into_iter().flatten()) {
        let (_, reading) = read_file(&path);
        let found = reading.diagnostics.all().iter().any(|found| found.problem.code() == "T101");
        assert!(!found, "{}", path.display());
    }
}

/// Match and game points of the reference checker, for every team of every team file.
#[test]
fn rebuilt_matches_give_the_points_of_the_reference_checker() {
    let mut teams = 0;
    for path in golden::trf_files() {
        let expected = path.with_extension("json");
        if !path.to_string_lossy().contains("differential") || !expected.exists() {
            continue;
        }
        let (_, reading) = read_file(&path);
        let tournament = reading.tournament.unwrap();
        if !tournament.is_team_event() {
            continue;
        }
        let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(expected).unwrap()).unwrap();
        let rounds = u16::try_from(json["current_round"].as_u64().unwrap()).unwrap();
        for (column, basis) in [("MPTS", Basis::MatchPoints), ("GPTS", Basis::GamePoints)] {
            let records = Records::after(&tournament, basis, rounds);
            for (number, points) in json["values"][column].as_object().unwrap() {
                let team = tournament.find(number.parse().unwrap()).unwrap();
                let points: Points = points.to_string().trim_end_matches(".0").parse().unwrap();
                assert_eq!(records.total(team), points, "{}: {column} of {number}", path.display());
                teams += 1;
            }
        }
    }
    assert!(teams > 200, "only {teams} values compared");
}

/// Points of the reference checker, for every player of every individual file.
#[test]
fn results_give_the_points_of_the_reference_checker() {
    let mut players = 0;
    for path in golden::trf_files() {
        let expected = path.with_extension("json");
        if !path.to_string_lossy().contains("differential") || !expected.exists() {
            continue;
        }
        let tournament = read_file(&path).1.tournament.unwrap();
        if tournament.is_team_event() {
            continue;
        }
        let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(expected).unwrap()).unwrap();
        let rounds = u16::try_from(json["current_round"].as_u64().unwrap()).unwrap();
        let records = Records::after(&tournament, Basis::Points, rounds);
        for (number, points) in json["values"]["PTS"].as_object().unwrap() {
            let player = tournament.find(number.parse().unwrap()).unwrap();
            let points: Points = points.to_string().trim_end_matches(".0").parse().unwrap();
            assert_eq!(records.total(player), points, "{}: points of {number}", path.display());
            players += 1;
        }
    }
    assert!(players > 300, "only {players} values compared");
}
