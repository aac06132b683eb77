//! Every example of the help and of the documents is a command line the program understands.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use exaequo::Lang;

use super::{Texts, all, for_line};

/// The words of a line, as a shell hands them over: without quotation marks, redirections and comments.
fn words(line: &str) -> Vec<OsString> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.into());
            continue;
        }
        for word in part.split_whitespace() {
            if ["<", ">", "|", "#"].contains(&word) {
                return words;
            }
            words.push(word.into());
        }
    }
    words
}

/// What the command line says to an example, if it does not understand it.
fn refusal(line: &str) -> Option<String> {
    let words = words(line);
    let result = for_line(Texts::Unread, &words).try_get_matches_from(&words);
    result.err().filter(|error| error.exit_code() != 0).map(|error| format!("{line}\n{error}"))
}

/// Examples of a command and those below it.
fn examples(command: &Command) -> Vec<String> {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let mut found: Vec<String> = help
        .lines()
        .filter_map(|line| line.strip_prefix("  exaequo "))
        .map(|line| format!("exaequo {line}"))
        .collect();
    found.extend(command.get_subcommands().flat_map(examples));
    found
}

#[test]
fn examples_of_the_help_are_understood() {
    for lang in Lang::ALL {
        let examples = examples(&all(Texts::In(lang)));
        assert!(examples.len() >= 30, "only {} examples", examples.len());
        let refused: Vec<String> = examples.iter().filter_map(|line| refusal(line)).collect();
        assert!(refused.is_empty(), "{lang:?}: {}", refused.join("\n"));
    }
}

#[test]
fn a_wrong_example_is_found() {
    assert!(refusal("exaequo crosstable event.trf --style fr --texts fr -o grid.html").is_some());
    assert!(refusal("exaequo crosstable event.trf --lang xx").is_some());
    assert!(refusal("exaequo convert event.trf").is_some());
    assert!(refusal("exaequo show --format json - < event.trf").is_none());
    assert!(refusal("exaequo lots event.trf --seed \"DAX 24 310\" > draw.txt").is_none());
}

/// Lines of code blocks that begin with the program's name. A backslash at the end goes on in the next line; behind two
/// blanks stands what the command does; what is in brackets may be given too.
fn of_document(text: &str) -> Vec<String> {
    let blocks = text.split("```").skip(1).step_by(2);
    let lines =
        blocks.flat_map(|block| block.replace(" \\\n", " ").lines().map(str::to_owned).collect::<Vec<_>>());
    let command = |line: &str| line.split("  ").next().unwrap_or_default().replace(['[', ']'], "");
    let lines = lines.map(|line| command(line.trim().trim_start_matches("$ ")));
    lines.filter(|line| line.starts_with("exaequo ")).collect()
}

#[test]
fn examples_of_the_documents_are_understood() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(top.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|end| end == "md")).collect();
    let files = files.into_iter().chain([top.join("README.md")]);
    let lines: Vec<String> = files.flat_map(|path| of_document(&fs::read_to_string(path).unwrap())).collect();
    assert!(lines.len() >= 10, "only {} examples", lines.len());
    let refused: Vec<String> = lines.iter().filter_map(|line| refusal(line)).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
