//! Strict reading, and forgiveness by name.
//!
//! The files are those of `tests/malformed`, one or more per problem.

use std::fs;
use std::path::Path;

use exaequo_model::{Severity, Tournament};
use exaequo_testkit::golden;
use exaequo_trf::{Class, Mode, Problem, ReadOptions, TrfReading, read};

use crate::support::{games, matches};

/// Files that are refused in strict mode because of a problem that follows from theirs.
const STRICT_COMPANIONS: &[(&str, &str)] = &[("T076-other-scores", "T014")];

struct Case {
    code: &'static str,
    class: Class,
    name: String,
    bytes: Vec<u8>,
}

impl Case {
    fn read(&self, mode: Mode, allow: &[&str]) -> TrfReading {
        let allow = allow.iter().map(|code| (*code).to_owned()).collect();
        read(self.bytes.clone(), &ReadOptions { encoding: None, mode, allow })
    }

    /// How serious the findings of its own code are.
    fn severities(&self, reading: &TrfReading) -> Vec<Severity> {
        let own = reading.diagnostics.all().iter().filter(|finding| finding.problem.code() == self.code);
        own.map(|finding| finding.severity).collect()
    }
}

/// Every stored file, with the class of its problem.
fn cases() -> Vec<Case> {
    let case = |path: &Path| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let listing = Problem::ALL.iter().find(|listing| name.starts_with(listing.code)).unwrap();
        Case { code: listing.code, class: listing.class, bytes: fs::read(path).unwrap(), name }
    };
    golden::files_below(&golden::workspace().join("tests/malformed"), "trf")
        .iter()
        .map(|path| case(path))
        .collect()
}

fn of_class(class: Class) -> impl Iterator<Item = Case> {
    cases().into_iter().filter(move |case| case.class == class)
}

#[test]
fn an_error_that_is_allowed_does_not_stand_in_the_way() {
    let mut files = 0;
    for case in of_class(Class::Error) {
        files += 1;
        assert!(case.read(Mode::Tolerant, &[]).tournament.is_none(), "{}", case.name);
        assert!(case.read(Mode::Tolerant, &["T999"]).tournament.is_none(), "{}", case.name);
        for written in [case.code.to_owned(), case.code.to_lowercase()] {
            let allowed = case.read(Mode::Tolerant, &[&written]);
            assert!(allowed.tournament.is_some(), "{}: {:#?}", case.name, allowed.diagnostics.all());
            assert!(case.severities(&allowed).iter().all(|one| *one == Severity::Note), "{}", case.name);
        }
    }
    assert!(files >= 18, "{files} files");
}

#[test]
fn a_refusal_cannot_be_allowed() {
    for case in of_class(Class::Refusal) {
        let reading = case.read(Mode::Tolerant, &[case.code]);
        assert!(reading.tournament.is_none(), "{}", case.name);
        assert!(case.severities(&reading).iter().all(|one| *one == Severity::Error), "{}", case.name);
    }
}

#[test]
fn strict_reading_refuses_what_other_programs_refuse() {
    let mut files = 0;
    for case in of_class(Class::Strict) {
        files += 1;
        let tolerant = case.read(Mode::Tolerant, &[]);
        assert!(tolerant.tournament.is_some(), "{}", case.name);
        assert!(case.severities(&tolerant).iter().all(|one| *one == Severity::Warning), "{}", case.name);
        let strict = case.read(Mode::Strict, &[]);
        assert!(strict.tournament.is_none(), "{}", case.name);
        assert!(case.severities(&strict).iter().all(|one| *one == Severity::Error), "{}", case.name);
        let allowed = case.read(Mode::Strict, &[case.code]);
        assert!(allowed.tournament.is_some(), "{}", case.name);
        assert!(case.severities(&allowed).iter().all(|one| *one == Severity::Note), "{}", case.name);
    }
    assert!(files >= 9, "{files} files");
}

#[test]
fn warnings_and_notes_are_the_same_in_strict_reading() {
    for case in cases().into_iter().filter(|case| matches!(case.class, Class::Warning | Class::Note)) {
        let [tolerant, strict] = [Mode::Tolerant, Mode::Strict].map(|mode| case.read(mode, &[]));
        assert!(tolerant.tournament.is_some(), "{}", case.name);
        let companion = STRICT_COMPANIONS.iter().find(|(name, _)| *name == case.name).map(|(_, code)| *code);
        assert_eq!(strict.tournament.is_none(), companion.is_some(), "{}", case.name);
        assert_eq!(case.severities(&tolerant), case.severities(&strict), "{}", case.name);
        if let Some(code) = companion {
            assert!(case.read(Mode::Strict, &[code]).tournament.is_some(), "{}", case.name);
        }
    }
}

/// Where an error is allowed, what is said to be assumed is what holds.
#[test]
fn what_is_assumed_holds() {
    type Probe = fn(&Tournament) -> String;
    let announced: Probe = |one| one.schedule.announced().to_string();
    let prohibitions: Probe = |one| one.prohibitions.len().to_string();
    let accelerations: Probe = |one| one.accelerations.len().to_string();
    let first: Probe = |one| games(one).lines().next().unwrap_or_default().to_owned();
    let last: Probe = |one| games(one).lines().last().unwrap_or_default().to_owned();
    let first_matches: Probe = |one| matches(one).lines().next().unwrap_or_default().to_owned();
    let last_matches: Probe = |one| matches(one).lines().last().unwrap_or_default().to_owned();
    let expected: [(&str, Probe, &str); 23] = [
        ("T016-rounds-differ", announced, "3"),
        ("T021-acceleration", accelerations, "0"),
        ("T021-prohibition", prohibitions, "0"),
        ("T021-two-numbers", prohibitions, "0"),
        ("T034-opponent", first, "1-3 10, 4-2 01, 5:Z"),
        ("T035-own-opponent", first, "1-3 10, 4-2 01, 5:Z"),
        ("T036-unknown-opponent", first, "1-3 10, 4-2 01, 5:Z"),
        ("T037-colour", first, "1-3 10, 4-2 01, 5:Z"),
        ("T039-result", first, "1-3 10, 4-2 01, 5:Z"),
        ("T040-bye-with-opponent", last, "5-1 01, 3-4 -+, 2:Z"),
        ("T041-result-without-opponent", last, "5-1 01, 3-4 -+, 2:Z"),
        ("T045-colour-missing", first, "1~3 10, 4-2 01, 5:Z"),
        ("T046-same-colour", first, "1~3 10, 4-2 01, 5:Z"),
        ("T047-one-sided", first, "4-2 01, 1:Z, 3:Z, 5:Z"),
        ("T049-impossible-result", first, "1-3 10, 4-2 01, 5:Z"),
        ("T059-round-beyond", announced, "2"),
        ("T064-colour-scores", |one| one.scores.win.to_string(), "1"),
        ("T073-unknown-reference", prohibitions, "0"),
        ("T079-in-two-teams", |one| one.teams[1].roster.len().to_string(), "2"),
        ("T081-two-opponents", first_matches, "1-2 (1w3 10), 3-4 (5w7 01), 5:U"),
        ("T082-same-team", last_matches, "5-1 (9w1 01, 10/0 +-), 4-2 (7/0 +-, 8/0 +-) !+-, 3:H"),
        ("T091-game-without-team", first_matches, "1-2 (1w3 10, 2b4 ==), 3-4 (5w7 01, 6b8 10), 5:U"),
        ("T107-adjustment-beyond", |one| one.adjustments.len().to_string(), "0"),
    ];
    let cases: Vec<Case> = of_class(Class::Error).collect();
    assert_eq!(cases.len(), expected.len(), "every file has an expectation");
    for (case, (name, probe, expected)) in cases.iter().zip(expected) {
        assert_eq!(case.name, name);
        let tournament = case.read(Mode::Tolerant, &[case.code]).tournament.unwrap();
        assert_eq!(probe(&tournament), expected, "{name}");
    }
}
