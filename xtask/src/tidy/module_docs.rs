//! Every module begins by saying what it is: a `//!` line before anything else.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Module files without a first line of documentation.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let modules = tree.files.iter().filter(|file| is_module(file) && !is_documented(&file.text));
    modules
        .map(|file| Problem::at_line(&file.path, 1, "must start with a `//!` line that says what it is"))
        .collect()
}

/// `crates/*/src/**.rs` and `xtask/src/**.rs`.
fn is_module(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    file.is_rust() && matches!(parts.as_slice(), ["crates", _, "src", ..] | ["xtask", "src", ..])
}

/// An empty `//!` says nothing.
fn is_documented(text: &str) -> bool {
    let first = text.lines().next().and_then(|line| line.strip_prefix("//!"));
    first.is_some_and(|doc| !doc.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_must_say_something() {
        assert!(is_documented("//! Points.\nuse x;"));
        for text in ["", "//!\n//! Late.", "// Points.", "use x;\n//! Points.", "/// Points."] {
            assert!(!is_documented(text), "{text}");
        }
    }

    #[test]
    fn modules_are_files_below_src() {
        let names = [
            "crates/a/src/lib.rs",
            "crates/a/src/b/c.rs",
            "xtask/src/d.rs",
            "crates/a/tests/e.rs",
            "crates/a/src/f.trf",
        ];
        let found: Vec<String> =
            problems(&Tree::of(&names.map(|name| (name, "")))).into_iter().map(|p| p.path).collect();
        assert_eq!(found, names[..3]);
    }
}
