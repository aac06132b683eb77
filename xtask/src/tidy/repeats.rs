//! What is written once is changed once: no six lines of code stand twice outside tests.
//!
//! Lines are compared as they are written, without their indentation. Blank lines, comments, lines of punctuation
//! alone and imports say nothing by themselves: they neither make a run nor part one.

use std::collections::HashMap;

use crate::source::{code_only, without_tests};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// The fewest equal lines, one after the other, that are a block written twice.
const RUN: usize = 6;

/// A line that counts: its number in the file, from 1, and what it says.
type Line<'a> = (usize, &'a str);

/// Where a run begins: the index of its file, and that of its first line among those that count.
type Place = (usize, usize);

/// Runs that stand in an earlier place already.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let files: Vec<(&File, Vec<Line<'_>>)> =
        tree.files.iter().filter(|file| is_source(file)).map(|file| (file, lines(&file.text))).collect();
    let at = |(file, line): Place| (&files[file].0.path, files[file].1[line].0);
    let told = repeats(&files).into_iter().map(|(first, again)| {
        let ((path, line), (here, number)) = (at(first), at(again));
        Problem::at_line(here, number, format!("stands in {path}:{line} as well; write it once"))
    });
    told.collect()
}

/// Each run with the place it stands in first, once for a run however long it is.
fn repeats(files: &[(&File, Vec<Line<'_>>)]) -> Vec<(Place, Place)> {
    let mut seen: HashMap<Vec<&str>, Place> = HashMap::new();
    let mut found: Vec<(Place, Place)> = Vec::new();
    for (file, (_, lines)) in files.iter().enumerate() {
        let mut last = None;
        for (start, run) in lines.windows(RUN).enumerate() {
            let words = run.iter().map(|(_, text)| *text).collect();
            let first = *seen.entry(words).or_insert((file, start));
            let is_again = first.0 != file || first.1 + RUN <= start;
            let goes_on = last == Some((first.0, first.1.wrapping_sub(1)));
            if is_again && !goes_on {
                found.push((first, (file, start)));
            }
            last = is_again.then_some(first);
        }
    }
    found
}

/// `crates/*/src/**.rs` and `xtask/src/**.rs`, without files that hold tests.
fn is_source(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    let is_module = matches!(parts.as_slice(), ["crates", _, "src", ..] | ["xtask", "src", ..]);
    file.is_rust() && is_module && file.name() != "tests.rs" && !file.is_below("tests")
}

/// The lines that count.
fn lines(text: &str) -> Vec<Line<'_>> {
    let code = without_tests(&code_only(text));
    let mut is_import = false;
    let mut found = Vec::new();
    for (index, (line, code)) in text.lines().zip(code.lines()).enumerate() {
        let (line, code) = (line.trim(), code.trim());
        is_import = is_import || code.starts_with("use ") || code.starts_with("pub use ");
        if !is_import && !code.is_empty() && line.contains(char::is_alphanumeric) {
            found.push((index + 1, line));
        }
        is_import = is_import && !code.ends_with(';');
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with `count` lines that count, its signature among them.
    fn function(name: &str, count: usize) -> String {
        let body = (1..count).map(|line| format!("    step({line});\n")).collect::<Vec<_>>().concat();
        format!("fn {name}() {{\n{body}}}\n")
    }

    fn told(files: &[(&str, &str)]) -> Vec<String> {
        problems(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn six_lines_that_stand_twice_are_told_once_and_five_are_not() {
        let (long, short) = (function("one", 10), function("one", 9).replace("(5)", "(0)"));
        let again = format!("// Why.\n\nuse x::{{\n    y,\n}};\n{long}");
        let expected = "crates/b/src/b.rs:6: stands in crates/a/src/a.rs:1 as well; write it once";
        assert_eq!(told(&[("crates/a/src/a.rs", &long), ("crates/b/src/b.rs", &again)]), [expected]);
        assert_eq!(told(&[("crates/a/src/a.rs", &long), ("crates/b/src/b.rs", &short)]), [""; 0]);
    }

    #[test]
    fn a_file_repeats_itself_only_where_the_runs_do_not_overlap() {
        let alike = |count| "step();\n".repeat(count);
        assert_eq!(told(&[("xtask/src/a.rs", &alike(11))]), [""; 0]);
        assert_eq!(
            told(&[("xtask/src/a.rs", &alike(12))]),
            ["xtask/src/a.rs:7: stands in xtask/src/a.rs:1 as well; write it once"]
        );
    }

    #[test]
    fn what_lies_between_the_lines_neither_makes_nor_parts_a_run() {
        let plain = function("one", 6);
        let parted = plain.replace("step(2);", "step(2);\n// why\n\n").replace("    ", "\t");
        assert_eq!(told(&[("crates/a/src/a.rs", &plain), ("crates/b/src/b.rs", &parted)]).len(), 1);
        let nothing = "// a\n".repeat(20) + &"}\n".repeat(20) + &"use a::b;\n".repeat(20);
        assert_eq!(told(&[("crates/a/src/a.rs", &nothing)]), [""; 0]);
    }

    #[test]
    fn tests_may_say_the_same_twice() {
        let long = function("one", 10);
        let inside = format!("#[cfg(test)]\nmod tests {{\n{long}}}\n");
        let files = ["crates/b/src/tests.rs", "crates/b/tests/it.rs", "crates/b/src/tests/c.rs", "fuzz/b.rs"];
        let mut all: Vec<(&str, &str)> = files.iter().map(|path| (*path, long.as_str())).collect();
        all.extend([("crates/a/src/a.rs", long.as_str()), ("crates/c/src/c.rs", &inside)]);
        assert_eq!(told(&all), [""; 0]);
    }
}
