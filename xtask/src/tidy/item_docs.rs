//! A comment says what a thing is: one or two words repeat its name.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// The fewest words of a comment.
const FEWEST: usize = 3;

/// Comments on items of the libraries that are too short to say anything.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let files = tree.files.iter().filter(|file| is_of_library(file));
    let at = |file: &File, line| {
        Problem::at_line(
            &file.path,
            line,
            "say what it is, in the words of the regulations, in three or more",
        )
    };
    files
        .flat_map(|file| short(&file.text).into_iter().map(|line| at(file, line)).collect::<Vec<_>>())
        .collect()
}

/// Source of what is published.
fn is_of_library(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    file.is_rust() && matches!(parts.as_slice(), ["crates", krate, "src", ..] if *krate != "bench")
}

/// The lines of comments of a single line with too few words.
fn short(text: &str) -> Vec<usize> {
    let lines: Vec<Option<&str>> = text.lines().map(comment).collect();
    let is_alone = |place: usize| {
        let beside = [place.checked_sub(1), Some(place + 1)].into_iter().flatten();
        beside.filter_map(|other| lines.get(other)).all(Option::is_none)
    };
    let few = |words: &str| words.split_whitespace().count() < FEWEST && !is_route(words);
    let short = (0..lines.len()).filter(|place| lines[*place].is_some_and(few) && is_alone(*place));
    short.map(|place| place + 1).collect()
}

/// A handler of the desk is told by its route, such as `` `GET /new` ``.
fn is_route(words: &str) -> bool {
    ["`GET /", "`POST /"].iter().any(|method| words.trim_start().starts_with(method))
}

fn comment(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("///")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_of_one_or_two_words_is_too_short() {
        assert_eq!(short("/// Why.\na: u8,\n/// The file.\nb: u8,\n/// The reason given.\nc: u8,\n"), [1, 3]);
        assert_eq!(short("/// Why.\n///\n/// Because.\nfn a() {}\n"), [0; 0]);
        assert_eq!(short("/// `GET /new`.\nfn get() {}\n"), [0; 0]);
    }

    #[test]
    fn libraries_are_looked_at() {
        let names = ["crates/a/src/lib.rs", "crates/web/src/lib.rs", "xtask/src/d.rs", "crates/a/tests/e.rs"];
        let found: Vec<String> = problems(&Tree::of(&names.map(|name| (name, "/// Why.\n"))))
            .into_iter()
            .map(|p| p.path)
            .collect();
        assert_eq!(found, names[..2]);
    }
}
