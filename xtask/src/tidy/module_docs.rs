//! Every module begins by saying what it is: a `//!` line before anything else. The front page of a published library
//! shows some lines that work.

use crate::tidy::Problem;
use crate::tidy::manifests::is_published;
use crate::tree::{File, Tree};

/// Module files without a first line of documentation, and front pages without an example.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let modules = tree.files.iter().filter(|file| is_module(file) && !is_documented(&file.text));
    let silent = modules
        .map(|file| Problem::at_line(&file.path, 1, "must start with a `//!` line that says what it is"));
    let bare = front_pages(tree).filter(|file| !has_example(&file.text));
    let bare = bare.map(|file| Problem::at_line(&file.path, 1, "needs an example on its front page"));
    silent.chain(bare).collect()
}

/// The front pages of the libraries that are published.
fn front_pages(tree: &Tree) -> impl Iterator<Item = &File> {
    let folders = tree.files.iter().filter(|file| is_published(file));
    let pages = folders.map(|file| file.path.replace("Cargo.toml", "src/lib.rs"));
    pages.filter_map(|page| tree.files.iter().find(|file| file.path == page))
}

/// A block of code that is compiled, and run unless it needs a server.
fn has_example(text: &str) -> bool {
    // Every second mark ends a block.
    let mut fences = text.lines().filter_map(|line| line.strip_prefix("//! ```")).step_by(2);
    fences.any(|language| matches!(language.trim(), "" | "rust" | "no_run"))
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
    fn the_front_page_of_a_published_library_has_an_example() {
        let found = |manifest: &str, text: &str| {
            let tree = Tree::of(&[("crates/a/Cargo.toml", manifest), ("crates/a/src/lib.rs", text)]);
            problems(&tree).len()
        };
        let bare = "//! Points.\n";
        let shown = "//! Points.\n//!\n//! ```\n//! assert!(true);\n//! ```\n";
        assert_eq!((found("[package]", bare), found("[package]", shown)), (1, 0));
        let picture = shown.replace("```\n//! assert", "```text\n//! assert");
        assert_eq!(found("[package]", &picture), 1, "nothing of it is run");
        assert_eq!(found("publish = false", bare), 0);
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
