//! The same in French and Spanish.

use crate::transcript::{Folder, written};

#[test]
fn french() {
    let commands = [
        "--help",
        "check --help",
        "show open.trf --lang=fr",
        "check broken.trf",
        "show rien.trf",
        "shwo",
        "check --allow T14 x",
    ];
    let folder = Folder::new();
    let french = [("LANG", "fr_CA.UTF-8")];
    let transcript = commands.map(|command| written(command, &folder.run_with(command, b"", &french)));
    insta::assert_snapshot!(transcript.join("\n"));
}

#[test]
fn spanish() {
    let commands = [
        "--help",
        "convert --help",
        "show open.trf",
        "check --plain broken.trf",
        "convert open.trf",
        "check --formato json open.trf",
    ];
    let folder = Folder::new();
    let spanish = [("LC_ALL", "es_ES.UTF-8"), ("LANG", "fr_FR.UTF-8")];
    let transcript = commands.map(|command| written(command, &folder.run_with(command, b"", &spanish)));
    insta::assert_snapshot!(transcript.join("\n"));
}
