//! `-o` decides the form by its ending, `--format` decides before it.

use crate::transcript::Folder;

/// Commands that write lists in every form.
const LISTS: [&str; 14] = [
    "standings open.trf",
    "crosstable open.trf",
    "pairings open.trf",
    "boards tec_team14.trf",
    "teams tec_team14.trf",
    "players open.trf",
    "missing open.trf",
    "statistics open.trf",
    "rate open.trf",
    "explain open.trf --player 1",
    "card open.trf",
    "lots open.trf --seed S --time 2026-03-08T16:05:00Z",
    "playoff plan open.trf --regulations playoff.toml",
    "berger 4",
];

fn folder() -> Folder {
    let folder = Folder::new();
    folder.add_golden("official/tec_team14.trf");
    folder
}

/// The first bytes of a file in a form.
fn is_of(form: &str, bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    match form {
        "json" => text.starts_with('{'),
        "html" => text.starts_with("<!DOCTYPE html>"),
        "xlsx" => bytes.starts_with(b"PK"),
        "csv" => text.lines().next().is_some_and(|line| line.contains(',') && !line.contains(' ')),
        "md" => text.starts_with('#') || text.contains("|-"),
        _ => !text.starts_with(['{', '<']) && !text.is_empty(),
    }
}

#[test]
fn the_ending_decides() {
    let folder = folder();
    for command in LISTS {
        for form in ["csv", "md", "json", "html", "xlsx", "txt"] {
            let answer = folder.run(&format!("{command} -o out.{form}"));
            assert_eq!(answer.status, 0, "{command} {form}: {}", answer.stderr);
            assert!(is_of(form, &folder.read(&format!("out.{form}"))), "{command} {form}");
        }
    }
    for command in ["show open.trf", "check open.trf"] {
        for form in ["json", "txt", "JSON"] {
            folder.run(&format!("{command} -o out.{form}"));
            assert!(is_of(&form.to_lowercase(), &folder.read(&format!("out.{form}"))), "{command} {form}");
        }
    }
}

#[test]
fn a_named_form_decides_before_the_ending() {
    let folder = folder();
    for command in ["standings open.trf", "show open.trf", "tie-breaks", "crosstable open.trf"] {
        folder.run(&format!("{command} --quiet --format json -o out.txt"));
        assert!(is_of("json", &folder.read("out.txt")), "{command}");
        folder.run(&format!("{command} --quiet --format table -o out.anything"));
        assert!(is_of("txt", &folder.read("out.anything")), "{command}");
    }
}

#[test]
fn what_a_command_cannot_write_is_said() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings open.trf -o standings.pdf",
        "check open.trf -o findings.pdf --lang fr",
        "eligibility open.trf -o report.ods --lang es",
        "berger 4 -o table.doc",
    ]));
}
