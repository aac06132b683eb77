//! One file per problem, read and shown as people see it.
//!
//! The files are in `tests/malformed` of the workspace and named after the code they show. Those that are too large
//! or not text are made in [`files`].

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

mod files;
mod shown;

use std::collections::BTreeSet;

use exaequo_model::Severity;
use exaequo_trf::{Class, Problem};

/// Codes that come with another one in a file because they follow from it.
const COMPANIONS: &[(&str, &[&str])] = &[
    // Letters that take two bytes shift the columns.
    ("T018-forced-encoding", &["T102"]),
    // A number that is cut off has no colour behind it.
    ("T020-cut-number", &["T044"]),
    // What cannot be read is missing, and the opponent's line supplies it.
    ("T037-colour", &["T044"]),
    ("T039-result", &["T052"]),
    // Many players have other points than their results add up to.
    ("T076-other-scores", &["T014"]),
    // Nothing else in the file is a line that can be read.
    ("T004-line", &["T001"]),
];

#[test]
fn every_code_has_a_file() {
    let cases = files::all();
    for listing in Problem::ALL {
        assert!(cases.iter().any(|case| case.code() == listing.code), "no file shows {}", listing.code);
    }
    for case in cases {
        assert!(
            Problem::ALL.iter().any(|listing| listing.code == case.code()),
            "{}: no such code",
            case.name
        );
    }
}

#[test]
fn every_file_shows_its_code_and_nothing_else() {
    for case in files::all() {
        let reading = case.read();
        let found: BTreeSet<&str> =
            reading.diagnostics.all().iter().map(|finding| finding.problem.code()).collect();
        let companions =
            COMPANIONS.iter().find(|(name, _)| *name == case.name).map_or(&[][..], |entry| entry.1);
        let expected: BTreeSet<&str> = companions.iter().copied().chain([case.code()]).collect();
        assert_eq!(found, expected, "{}", case.name);
    }
}

/// A file with an error gives no tournament, and any other gives one.
#[test]
fn only_errors_stand_in_the_way() {
    for case in files::all() {
        let reading = case.read();
        let class = Problem::ALL.iter().find(|listing| listing.code == case.code()).unwrap().class;
        let refused = matches!(class, Class::Refusal | Class::Error);
        assert_eq!(reading.tournament.is_none(), refused, "{}", case.name);
        assert_eq!(reading.diagnostics.worst() == Some(Severity::Error), refused, "{}", case.name);
    }
}

#[test]
fn places_are_in_the_file() {
    for case in files::all() {
        let reading = case.read();
        for finding in reading.diagnostics.all() {
            for span in [finding.span, finding.related].into_iter().flatten() {
                assert!(reading.document.line(span.line).is_some(), "{}: {span:?}", case.name);
                assert!(
                    span.columns.is_none_or(|columns| 0 < columns.first && columns.first <= columns.last)
                );
            }
        }
    }
}

/// What was read comes back as it was, whatever is wrong with it.
#[test]
fn the_bytes_come_back() {
    for case in files::all() {
        let reading = case.read();
        if !reading.document.lines().is_empty() {
            assert!(reading.document.to_bytes() == case.bytes, "{}", case.name);
        }
    }
}
