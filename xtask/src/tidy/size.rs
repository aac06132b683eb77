//! Sizes: a file is read in one sitting, a function at a glance, and a crate stays one subject.
//!
//! A file has 600 lines at most, except tables and tests; half of the files have 150 lines or fewer and half of the
//! functions nine. A crate has 9,000 lines of code at most, without comments, blank lines and tests.

use std::collections::BTreeMap;

use crate::source::{code_only, group_length, is_word, positions, without_tests};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

const FILE: usize = 600;
const MEDIAN_FILE: usize = 150;
const MEDIAN_FUNCTION: usize = 9;
const CRATE: usize = 9_000;
/// Crates that may be larger: every list is in `report`; in `web` every page of the server – of events, people and the register –
/// and its interface for programs.
const LARGER: &[(&str, usize)] = &[("report", 14_000), ("web", 16_000)];

/// What is above a limit.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let mut found = long_files(tree);
    found.extend(long_medians(tree));
    found.extend(large_crates(tree));
    found
}

fn long_files(tree: &Tree) -> Vec<Problem> {
    let long = rust(tree).filter(|file| lines(file) > FILE && !is_exempt(file));
    long.map(|file| {
        Problem::in_file(&file.path, format!("{} lines, the limit is {FILE}; split it", lines(file)))
    })
    .collect()
}

fn long_medians(tree: &Tree) -> impl Iterator<Item = Problem> {
    let files = ("file", percentile(&files(tree), 50), MEDIAN_FILE);
    let functions = ("function", percentile(&functions(tree), 50), MEDIAN_FUNCTION);
    [files, functions].into_iter().filter(|(_, median, limit)| median > limit).map(|(what, median, limit)| {
        Problem::in_file("crates", format!("the median {what} has {median} lines, the limit is {limit}"))
    })
}

fn large_crates(tree: &Tree) -> impl Iterator<Item = Problem> {
    crates(tree).into_iter().filter_map(|(name, lines)| {
        let limit = LARGER.iter().find(|(larger, _)| *larger == name).map_or(CRATE, |(_, limit)| *limit);
        let text = format!("{lines} lines of code, the limit is {limit}; divide it");
        (lines > limit).then(|| Problem::in_file(&format!("crates/{name}"), text))
    })
}

/// The sizes in two lines, for the reader's information.
pub(super) fn figures(tree: &Tree) -> String {
    let (files, functions) = (files(tree), functions(tree));
    let of = |sizes: &[usize]| {
        let [median, p90, longest] = [50, 90, 100].map(|percent| percentile(sizes, percent));
        format!("median {median}, p90 {p90}, longest {longest}")
    };
    let mut crates: Vec<(&str, usize)> = crates(tree).into_iter().collect();
    crates.sort_by_key(|(_, lines)| std::cmp::Reverse(*lines));
    let crates: Vec<String> = crates.iter().map(|(name, lines)| format!("{name} {lines}")).collect();
    format!(
        "{} Rust files; lines: {}; {} functions; lines: {}\nlines of code: {}",
        files.len(),
        of(&files),
        functions.len(),
        of(&functions),
        crates.join(", ")
    )
}

fn rust(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files.iter().filter(|file| file.is_rust())
}

/// The lengths of all files, sorted.
fn files(tree: &Tree) -> Vec<usize> {
    let mut sizes: Vec<usize> = rust(tree).map(lines).collect();
    sizes.sort_unstable();
    sizes
}

/// Source files of crates with their crates, and their code without comments and tests.
fn sources(tree: &Tree) -> impl Iterator<Item = (&str, String)> {
    rust(tree).filter_map(|file| {
        let (name, path) = file.path.strip_prefix("crates/")?.split_once('/')?;
        let is_source = path.starts_with("src/") && !path.ends_with("tests.rs");
        is_source.then(|| (name, without_tests(&code_only(&file.text))))
    })
}

/// Lines of code by crate.
fn crates(tree: &Tree) -> BTreeMap<&str, usize> {
    let mut lines = BTreeMap::new();
    for (name, code) in sources(tree) {
        *lines.entry(name).or_default() += code.lines().filter(|line| !line.trim().is_empty()).count();
    }
    lines
}

/// The lengths of all functions of the crates, from signature to closing brace, sorted.
fn functions(tree: &Tree) -> Vec<usize> {
    let mut sizes: Vec<usize> = sources(tree).flat_map(|(_, code)| function_lines(&code)).collect();
    sizes.sort_unstable();
    sizes
}

fn function_lines(code: &str) -> Vec<usize> {
    let named = |at: &usize| code[at + 2..].trim_start().starts_with(is_word);
    let starts = positions(code, "fn").filter(named);
    starts.filter_map(|at| Some(code[at..at + function_length(&code[at..])?].lines().count())).collect()
}

/// The length of a function that begins here; `None` where it has no body.
fn function_length(code: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            b';' if depth == 0 => return None,
            b'{' if depth == 0 => return Some((at + group_length(&code[at + 1..]) + 2).min(code.len())),
            _ => {}
        }
    }
    None
}

fn lines(file: &File) -> usize {
    file.text.lines().count()
}

fn is_exempt(file: &File) -> bool {
    let named = matches!(file.name(), "tables.rs" | "table.rs" | "tests.rs");
    named || file.is_below("tests") || file.is_below("benches")
}

/// The smallest size that at least `percent` of a hundred files do not exceed.
fn percentile(sorted: &[usize], percent: usize) -> usize {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_the_last_length_allowed() {
        let (fits, long) = ("x\n".repeat(FILE), "x\n".repeat(FILE + 1));
        let tree = Tree::of(&[("crates/a/src/fits.rs", &fits), ("crates/a/src/long.rs", &long)]);
        let found: Vec<String> = long_files(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["crates/a/src/long.rs: 601 lines, the limit is 600; split it"]);
    }

    #[test]
    fn tables_tests_and_other_languages_are_exempt() {
        let long = "x\n".repeat(FILE + 1);
        let names = [
            "a/src/tables.rs",
            "a/src/table.rs",
            "a/src/b/tests.rs",
            "a/tests/c.rs",
            "a/benches/d.rs",
            "e.md",
        ];
        assert!(long_files(&Tree::of(&names.map(|name| (name, long.as_str())))).is_empty());
    }

    #[test]
    fn percentiles_are_sizes_of_files() {
        let sizes: Vec<usize> = (1..=10).collect();
        assert_eq!([0, 50, 90, 91, 100].map(|percent| percentile(&sizes, percent)), [1, 5, 9, 10, 10]);
        assert_eq!(percentile(&[], 50), 0);
    }

    #[test]
    fn functions_and_lines_of_code_are_counted_without_comments_and_tests() {
        let code = "//! A module.\n\nfn one() -> [u8; 2] {\n    // why\n    f\n}\n\n#[cfg(test)]\nmod tests {\n    fn x() {}\n}\n";
        let other = "type F = fn(u8);\ntrait T { fn none(); }\nfn two() {}\n";
        let tree = Tree::of(&[("crates/a/src/lib.rs", code), ("crates/a/src/b.rs", other), ("d.md", "")]);
        assert_eq!(functions(&tree), [1, 4]);
        assert_eq!(crates(&tree), BTreeMap::from([("a", 6)]));
        let first = "2 Rust files; lines: median 3, p90 11, longest 11; 2 functions; lines: median 1, p90 4, longest 4";
        assert_eq!(figures(&tree), format!("{first}\nlines of code: a 6"));
    }

    #[test]
    fn medians_and_crates_have_limits() {
        let function = "fn f() {\n".to_owned() + &"    x\n".repeat(MEDIAN_FUNCTION - 1) + "}\n";
        let tree = |count| Tree::of(&[("crates/a/src/lib.rs", function.repeat(count).as_str())]);
        let found = problems(&tree(1000)).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            found[1..],
            [
                "crates: the median file has 10000 lines, the limit is 150",
                "crates: the median function has 10 lines, the limit is 9",
                "crates/a: 10000 lines of code, the limit is 9000; divide it"
            ]
        );
        assert_eq!(problems(&tree(15)).len(), 1);
    }
}
