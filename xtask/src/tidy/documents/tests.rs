//! Links of made-up pages.

use super::*;

/// The dead links of a page at `docs/guide.md`, next to `docs/more/deep.md` and `README.md`.
fn dead(text: &str) -> Vec<String> {
    let tree = Tree::of(&[("docs/guide.md", text), ("docs/more/deep.md", ""), ("README.md", "")]);
    dead_links(&tree, &tree.files[0]).iter().map(ToString::to_string).collect()
}

#[test]
fn links_to_files_and_folders_are_fine() {
    let text = "[a](more/deep.md#x) [b](../README.md) [c](/docs/more) [d](./more/ \"title\") [e](<more/deep.md>) [f](..)";
    assert_eq!(dead(text), [""; 0]);
    assert_eq!(dead("[a]: more/deep.md\n[b]: ../README.md \"title\""), [""; 0]);
}

#[test]
fn dead_links_are_named_with_their_line() {
    let text = "[a](more/deep.md)\n![b](gone.svg) and [c](deep.md \"title\")\n\n[d]: ../gone.md";
    let expected = [
        "docs/guide.md:2: dead link `gone.svg`",
        "docs/guide.md:2: dead link `deep.md`",
        "docs/guide.md:4: dead link `../gone.md`",
    ];
    assert_eq!(dead(text), expected);
}

#[test]
fn a_link_must_not_leave_the_repository() {
    assert_eq!(dead("[a](../../README.md)"), ["docs/guide.md:1: dead link `../../README.md`"]);
}

#[test]
fn a_name_is_not_matched_by_its_beginning() {
    assert_eq!(dead("[a](mo) [b](more/deep)").len(), 2);
}

#[test]
fn addresses_places_and_code_are_left_alone() {
    assert_eq!(dead("[a](https://example.org/x) [b](mailto:a@example.org) [c](#here)"), [""; 0]);
    assert_eq!(dead("`[a](gone.md)`\n```\n[b](gone.md)\n~~~\n[c](gone.md)\n```\n"), [""; 0]);
    assert_eq!(dead("```\n```\n[a](gone.md)").len(), 1);
}

#[test]
fn every_expected_document_is_asked_for() {
    let all: Vec<(&str, &str)> = EXPECTED.iter().map(|name| (*name, "")).collect();
    assert_eq!(problems(&Tree::of(&all)), []);
    let missing = problems(&Tree::of(&all[1..]));
    assert_eq!(missing, [Problem::in_file("README.md", "is missing")]);
}
