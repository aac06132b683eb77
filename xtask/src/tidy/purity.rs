//! Library crates are functions of their arguments: no files, network, environment, clock or terminal.
//!
//! Code marked `#[cfg(test)]`, `tests.rs` files and test folders are free to read their fixtures.

use crate::source::{code_only, group_length, line_of, positions, without_tests};
use crate::tidy::Problem;
use crate::tidy::arrows::{CRATES, Ring};
use crate::tree::{File, Tree};

/// Modules of `std` that reach the outside.
const MODULES: &[&str] = &["fs", "io", "net", "env", "process", "os"];

/// Other ways out, as whole words.
const WAYS_OUT: &[&str] = &[
    "SystemTime",
    "Instant::",
    "::now(",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
    "TimeZone::system",
];

/// Rating lists of two million players, and the files of a register, are read from a stream that the caller has opened; JSON is laid out in memory by
/// the trait of streams, because that is what its serializer writes to.
const STREAMS: [&str; 4] = ["lists", "register", "bulletin", "json"];

/// Every way out in the sources of library crates.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let libraries = CRATES.iter().filter(|row| row.ring != Ring::Outer);
    let sources = libraries.flat_map(|row| tree.rust_below(&format!("{}/src", row.folder)));
    sources.filter(|file| !is_test(file)).flat_map(of_file).collect()
}

fn is_test(file: &File) -> bool {
    file.name() == "tests.rs" || file.is_below("tests")
}

fn of_file(file: &File) -> Vec<Problem> {
    let code = without_tests(&code_only(&file.text));
    let mut found = ways_out(&code);
    found.retain(|(_, what)| !(STREAMS.iter().any(|folder| file.is_below(folder)) && what == "std::io"));
    found.sort();
    found
        .into_iter()
        .map(|(at, what)| {
            Problem::at_line(&file.path, line_of(&code, at), format!("{what} in a library crate"))
        })
        .collect()
}

/// Positions and names of everything that reaches the outside.
fn ways_out(code: &str) -> Vec<(usize, String)> {
    let paths = MODULES.iter().map(|module| format!("std::{module}"));
    let needles = paths.chain(WAYS_OUT.iter().map(|&way| way.to_owned()));
    let direct = needles
        .flat_map(|needle| positions(code, &needle).map(|at| (at, needle.clone())).collect::<Vec<_>>());
    direct.chain(grouped(code)).collect()
}

/// `use std::{fmt, io::Read}` reaches `std::io` without spelling it.
fn grouped(code: &str) -> Vec<(usize, String)> {
    let opening = "std::{";
    positions(code, opening)
        .flat_map(|at| {
            let body = &code[at + opening.len()..];
            heads(&body[..group_length(body)]).into_iter().map(move |head| (at, head))
        })
        .filter(|(_, head)| MODULES.contains(head))
        .map(|(at, head)| (at, format!("std::{head}")))
        .collect()
}

/// The first words of the parts of a `use` group, without those of inner groups.
fn heads(group: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let outer = group.split(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    outer.filter_map(|part| part.trim().split(|c: char| !c.is_alphanumeric() && c != '_').next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let tree = Tree::of(&[("crates/trf/src/read.rs", text)]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ways_out_are_found_with_their_line() {
        let text = "//! Doc.\nuse std::fs::File;\nfn f() { println!(\"x\"); let t = Zoned::now(); }\n";
        let expected = [
            "crates/trf/src/read.rs:2: std::fs in a library crate",
            "crates/trf/src/read.rs:3: println! in a library crate",
            "crates/trf/src/read.rs:3: ::now( in a library crate",
        ];
        assert_eq!(found(text), expected);
    }

    #[test]
    fn groups_are_opened() {
        let text =
            "use std::{\n    collections::{BTreeMap, env},\n    io::{self, Read},\n    fmt,\n    fs,\n};";
        let expected = ["std::fs in a library crate", "std::io in a library crate"];
        let expected = expected.map(|text| format!("crates/trf/src/read.rs:1: {text}"));
        assert_eq!(found(text), expected);
        assert!(found("use std::{fmt, ops::Range};").is_empty());
    }

    #[test]
    fn comments_texts_and_tests_are_free() {
        assert!(found("// std::fs\n/// println!()\nconst A: &str = \"std::env\";").is_empty());
        assert!(found("#[cfg(test)]\nmod tests { use std::fs; }\n").is_empty());
        let tests = [("crates/trf/src/tests.rs", "use std::fs;"), ("crates/trf/tests/a.rs", "use std::fs;")];
        assert!(problems(&Tree::of(&tests)).is_empty());
    }

    #[test]
    fn programs_may_do_what_they_are_for() {
        let program = [("crates/cli/src/main.rs", "use std::fs;")];
        assert!(problems(&Tree::of(&program)).is_empty());
        let library = [("crates/report/src/lib.rs", "use std::fs;")];
        assert_eq!(problems(&Tree::of(&library)).len(), 1);
    }
}
