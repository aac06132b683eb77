//! A comment says what a thing is: one or two words repeat its name, and some turns say nothing.

use crate::tidy::Problem;
use crate::tidy::arrows::{CRATES, Crate, Ring};
use crate::tree::{File, Tree};

/// The fewest words of a comment.
const FEWEST: usize = 3;

/// Turns that hide what is meant, with what to write instead in crates that are no surface and keep nothing.
const TURNS: [(&str, &str); 2] = [
    ("so many", "name the argument or the field that is the number"),
    ("it is looked", "say who looks, and for what"),
];

/// Comments on items of the libraries that are too short to say anything, or say it by a turn that hides it.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    tree.files.iter().filter(|file| is_of_library(file)).flat_map(of_file).collect()
}

fn of_file(file: &File) -> Vec<Problem> {
    let at = |line, text: &str| Problem::at_line(&file.path, line, text);
    let few = "say what it is, in the words of the regulations, in three or more";
    let short = short(&file.text).into_iter().map(|line| at(line, few));
    let turns = if is_pure(file) { turns(&file.text) } else { Vec::new() };
    short.chain(turns.into_iter().map(|(line, instead)| at(line, instead))).collect()
}

/// Source of a crate without files, network and terminal.
fn is_pure(file: &File) -> bool {
    let of = |row: &&Crate| file.path.strip_prefix(row.folder).is_some_and(|rest| rest.starts_with('/'));
    CRATES.iter().find(of).is_some_and(|row| row.ring != Ring::Outer)
}

/// The lines of comments with one of the turns, and what to write instead.
fn turns(text: &str) -> Vec<(usize, &'static str)> {
    let docs = (1..).zip(text.lines()).filter(|(_, line)| is_doc(line));
    let turn = |(place, line): (usize, &str)| {
        TURNS.iter().find(|(turn, _)| line.contains(turn)).map(|(_, instead)| (place, *instead))
    };
    docs.filter_map(turn).collect()
}

fn is_doc(line: &str) -> bool {
    ["///", "//!"].iter().any(|mark| line.trim_start().starts_with(mark))
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
    fn a_comment_that_leaves_out_its_number_is_found() {
        let found = |text| turns(text).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(
            found("/// Room for so many pages.\nfn a() {}\n//! How often it is looked whether.\n"),
            [1, 3]
        );
        assert_eq!(found("/// Room for `pages`.\nlet text = \"so many\"; // so many\n"), [0; 0]);
        let names = ["crates/model/src/lib.rs", "crates/web/src/lib.rs"];
        let found: Vec<String> = problems(&Tree::of(&names.map(|name| (name, "/// Room for so many.\n"))))
            .into_iter()
            .map(|p| p.path)
            .collect();
        assert_eq!(found, names[..1]);
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
