//! A file is read in one sitting: 600 lines at most, except tables and tests.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

const LIMIT: usize = 600;

/// Rust files above the limit.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let long = tree.files.iter().filter(|file| file.is_rust() && lines(file) > LIMIT && !is_exempt(file));
    long.map(|file| {
        Problem::in_file(&file.path, format!("{} lines, the limit is {LIMIT}; split it", lines(file)))
    })
    .collect()
}

/// The sizes in one line, for the reader's information.
pub(super) fn figures(tree: &Tree) -> String {
    let mut sizes: Vec<usize> = tree.files.iter().filter(|file| file.is_rust()).map(lines).collect();
    sizes.sort_unstable();
    let [median, p90, longest] = [50, 90, 100].map(|percent| percentile(&sizes, percent));
    format!("{} Rust files; lines: median {median}, p90 {p90}, longest {longest}", sizes.len())
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
        let (fits, long) = ("x\n".repeat(LIMIT), "x\n".repeat(LIMIT + 1));
        let tree = Tree::of(&[("crates/a/src/fits.rs", &fits), ("crates/a/src/long.rs", &long)]);
        let found: Vec<String> = problems(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["crates/a/src/long.rs: 601 lines, the limit is 600; split it"]);
    }

    #[test]
    fn tables_tests_and_other_languages_are_exempt() {
        let long = "x\n".repeat(LIMIT + 1);
        let names = [
            "a/src/tables.rs",
            "a/src/table.rs",
            "a/src/b/tests.rs",
            "a/tests/c.rs",
            "a/benches/d.rs",
            "e.md",
        ];
        assert!(problems(&Tree::of(&names.map(|name| (name, long.as_str())))).is_empty());
    }

    #[test]
    fn percentiles_are_sizes_of_files() {
        let sizes: Vec<usize> = (1..=10).collect();
        assert_eq!([0, 50, 90, 91, 100].map(|percent| percentile(&sizes, percent)), [1, 5, 9, 10, 10]);
        assert_eq!(percentile(&[], 50), 0);
        let tree = Tree::of(&[("a.rs", "1\n2\n"), ("b.rs", "1\n"), ("c.rs", "1\n2\n3\n"), ("d.md", "")]);
        assert_eq!(figures(&tree), "3 Rust files; lines: median 2, p90 3, longest 3");
    }
}
