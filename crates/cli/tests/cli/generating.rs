//! `exaequo generate`: files that nothing is wrong with, whatever is asked for.

use crate::transcript::{Answer, Folder};

fn out(answer: Answer) -> String {
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    String::from_utf8(answer.stdout).unwrap()
}

/// Systems, large and small fields, odd and even numbers, as many rounds as there are others.
const KINDS: [&str; 9] = [
    "--players 33 --rounds 7",
    "--players 120 --rounds 9",
    "--players 10 --rounds 9",
    "--players 9 --rounds 8",
    "--players 8 --system round-robin",
    "--players 7 --system round-robin",
    "--players 7 --rounds 5 --system team",
    "--players 8 --rounds 5 --system team --boards 3",
    "--players 13 --rounds 6 --system team --boards 2 --forfeits 100",
];

/// Its ranks are those of its list.
#[test]
fn check_finds_nothing_in_any_system_form_or_score() {
    let folder = Folder::new();
    for kind in KINDS {
        for (to, ending) in [("trf26", "trf"), ("trf16", "trf"), ("json", "json")] {
            // TRF16 knows no points but 1-½-0.
            let scores = if to == "trf16" { &[""][..] } else { &["", " --scores 3-1-0", " --scores 3-2-1"] };
            for (scores, open) in scores.iter().flat_map(|scores| [(scores, ""), (scores, " --open")]) {
                let line = format!("generate --seed 5 {kind}{scores}{open} --to {to} --count 3");
                out(folder.run(&format!("{line} -o made")));
                for number in 1..=3 {
                    let file = format!("made/event-5-000{number}.{ending}");
                    let found = out(folder.run(&format!("check --standings {file}")));
                    assert!(found.ends_with("no problems found\n"), "{line}, {number}: {found}");
                    // A terminal has a width.
                    let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
                    let ranks = found.contains(" 0 misplaced") || found.contains("no ranks");
                    assert!(ranks, "{line}, {number}: {found}");
                    let is_open = !open.is_empty() || to == "trf16" && kind.contains("team");
                    assert_eq!(found.contains("no ranks"), is_open, "{line}, {number}: {found}");
                }
            }
        }
    }
}

/// The standings beside a file are those of the file, also where it cannot hold all of the event.
#[test]
fn expected_standings_are_those_of_the_file() {
    let folder = Folder::new();
    for kind in KINDS.iter().skip(2) {
        for to in ["trf26", "trf16"] {
            out(folder.run(&format!("generate --seed 8 {kind} --to {to} --standings -o made")));
            let expected = String::from_utf8(folder.read("made/event-8.standings.json")).unwrap();
            let list = match to {
                "trf16" => {
                    let said = String::from_utf8(folder.read("made/event-8.txt")).unwrap();
                    format!(" --tie-breaks {}", said.trim().rsplit(' ').next().unwrap())
                }
                _ => String::new(),
            };
            let found = out(folder.run(&format!("standings --format json made/event-8.trf{list}")));
            let ranks = |text: &str| -> Vec<(serde_json::Value, serde_json::Value)> {
                let json: serde_json::Value = serde_json::from_str(text).unwrap();
                let rows = json["standings"].as_array().unwrap().clone();
                rows.iter().map(|row| (row["rank"].clone(), row["name"].clone())).collect()
            };
            assert_eq!(ranks(&found), ranks(&expected), "{kind} {to}");
        }
    }
}

/// Whoever reads a file knows that no FIDE system made its pairings, in every form.
#[test]
fn every_form_says_that_these_are_no_fide_pairings() {
    let folder = Folder::new();
    for system in ["swiss", "team"] {
        for (to, ending) in [("trf26", "trf"), ("trf16", "trf"), ("json", "json")] {
            out(folder.run(&format!("generate --players 8 --rounds 5 --system {system} --to {to} -o made")));
            let text = String::from_utf8(folder.read(&format!("made/event-1.{ending}"))).unwrap();
            assert!(text.contains("no FIDE pairings"), "{system} {to}");
        }
    }
}

/// With all rates at nothing everybody plays every round, but for the bye of an odd number.
#[test]
fn rates_of_nothing_make_an_event_in_which_nothing_happens() {
    let folder = Folder::new();
    let none = "--byes 0 --forfeits 0 --withdrawals 0";
    for (players, byes) in [(30, 0), (31, 7)] {
        for seed in 1..=5 {
            out(folder.run(&format!("generate --seed {seed} --players {players} --rounds 7 {none} -o made")));
            let text = String::from_utf8(folder.read(&format!("made/event-{seed}.trf"))).unwrap();
            let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
            let count = |sign: &str| lines.iter().map(|line| line.matches(sign).count()).sum::<usize>();
            assert_eq!(count("0000 - "), byes, "{seed}");
            assert_eq!((count("0000 - U"), count(" +"), count(" w -")), (byes, 0, 0), "{seed}");
        }
        out(folder.run(&format!("generate --players 8 --rounds 5 --system team {none} -o made")));
        let text = String::from_utf8(folder.read("made/event-1.trf")).unwrap();
        assert!(!text.lines().any(|line| line.starts_with("330") || line.starts_with("240")), "{text}");
    }
}

/// With the usual absences nobody meets twice either.
#[test]
fn absences_leave_small_fields_without_rematches() {
    let folder = Folder::new();
    for (players, rounds) in [(6, 5), (10, 7), (10, 9), (13, 12), (14, 11)] {
        out(folder.run(&format!("generate --players {players} --rounds {rounds} --count 20 -o made")));
        for number in 1..=20 {
            let text = String::from_utf8(folder.read(&format!("made/event-1-{number:04}.trf"))).unwrap();
            for line in text.lines().filter(|line| line.starts_with("001")) {
                let rounds_of: String = line.chars().skip(91).collect();
                let met = rounds_of.split_whitespace().step_by(3).filter(|opponent| *opponent != "0000");
                let mut met: Vec<&str> = met.collect();
                let games = met.len();
                met.sort_unstable();
                met.dedup();
                assert_eq!(met.len(), games, "{players}, {number}: {line}");
            }
        }
    }
}

/// While everybody is there, nobody meets twice in as many rounds as there are others.
#[test]
fn small_fields_have_no_rematches() {
    let folder = Folder::new();
    let none = "--byes 0 --forfeits 0 --withdrawals 0";
    for (players, rounds) in [(10, 7), (10, 9), (8, 7), (9, 8), (20, 19)] {
        out(folder.run(&format!("generate --players {players} --rounds {rounds} {none} --count 20 -o made")));
        for number in 1..=20 {
            let text = String::from_utf8(folder.read(&format!("made/event-1-{number:04}.trf"))).unwrap();
            for line in text.lines().filter(|line| line.starts_with("001")) {
                let rounds_of: String = line.chars().skip(91).collect();
                let mut met: Vec<&str> = rounds_of.split_whitespace().step_by(3).collect();
                met.sort_unstable();
                met.dedup();
                assert_eq!(met.len(), rounds, "{players}, {number}: {line}");
            }
        }
    }
}
