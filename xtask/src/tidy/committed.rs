//! Nothing in the repository names the machine it was written on, and nothing is left half done.
//!
//! The needles are put together from pieces, so that this file does not contain what it looks for.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Folders of somebody's machine.
const MACHINE: &[&str] = &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Hosts of package registries and their mirrors: they belong into the settings of a machine.
const REGISTRIES: &[&str] = &[
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("pypi", ".org"),
    concat!("python", "hosted.org"),
    concat!("jfrog", ".io"),
    concat!("arti", "factory"),
];

/// Marks of unfinished work and of tests that do not run.
const UNFINISHED: &[&str] =
    &[concat!("FIX", "ME"), concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[", "ignore")];

/// Every line with one of the needles. Lock files name registries by design.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    tree.files.iter().filter(|file| file.name() != "Cargo.lock").flat_map(of_file).collect()
}

fn of_file(file: &File) -> Vec<Problem> {
    let lines = file.text.lines().enumerate();
    let found = lines.flat_map(|(index, line)| of_line(line).into_iter().map(move |text| (index + 1, text)));
    found.map(|(line, text)| Problem::at_line(&file.path, line, text)).collect()
}

fn of_line(line: &str) -> Vec<String> {
    let machine =
        MACHINE.iter().filter(|path| names_path(line, path)).map(|path| format!("machine path {path}"));
    let lower = line.to_ascii_lowercase();
    let registries = REGISTRIES.iter().filter(|host| lower.contains(**host));
    let unfinished = UNFINISHED.iter().filter(|mark| line.contains(**mark));
    machine
        .chain(registries.map(|host| format!("package registry {host}")))
        .chain(unfinished.map(|mark| format!("unfinished: {mark}")))
        .collect()
}

/// True when the line has the path from its very start: the same folder inside another, or in the address of
/// a web page, is not a path of this machine.
fn names_path(line: &str, path: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_needle_is_found() {
        for needle in MACHINE.iter().chain(REGISTRIES).chain(UNFINISHED) {
            assert_eq!(of_line(&format!("see \"{needle}x\"")).len(), 1, "{needle}");
        }
    }

    #[test]
    fn a_machine_path_starts_where_a_path_starts() {
        let path = MACHINE[0];
        assert!(names_path(&format!("file://{path}x"), path));
        assert!(names_path(&format!("{path}x"), path));
        assert!(!names_path(&format!("docs{path}x"), path));
        assert!(!names_path(&format!("https://example.org{path}"), path));
    }

    #[test]
    fn problems_carry_the_line_and_lock_files_are_left_alone() {
        let text = format!("a\n{} later\n", UNFINISHED[0]);
        let tree = Tree::of(&[("notes.md", &text), ("fuzz/Cargo.lock", &text)]);
        let found: Vec<String> = problems(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, [format!("notes.md:2: unfinished: {}", UNFINISHED[0])]);
    }

    #[test]
    fn words_that_only_look_alike_are_fine() {
        assert!(of_line("todo = \"deny\"; the crates in this list; fixme; homework/root").is_empty());
    }
}
