//! Scores, tie-breaks and ratings are integers or exact fractions.
//!
//! Clippy forbids the types as well, but only in code it compiles; this also sees what a feature hides.

use crate::source::{code_only, words};
use crate::tidy::Problem;
use crate::tidy::arrows::{CRATES, Ring};
use crate::tree::{File, Tree};

/// Float types and float suffixes in the domain crates, tests included.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let domain = CRATES.iter().filter(|row| row.ring == Ring::Domain);
    domain.flat_map(|row| tree.rust_below(row.folder)).flat_map(of_file).collect()
}

fn of_file(file: &File) -> Vec<Problem> {
    let code = code_only(&file.text);
    let floats = words(&code).filter(|(_, word)| is_float(word));
    floats
        .map(|(line, word)| Problem::at_line(&file.path, line, format!("`{word}`: numbers here are exact")))
        .collect()
}

/// The type itself, or a number with the type as suffix; `0xf64` is a whole number.
fn is_float(word: &str) -> bool {
    let suffixed = word.starts_with(|c: char| c.is_ascii_digit()) && !word.starts_with("0x");
    ["f32", "f64"].iter().any(|float| word == *float || suffixed && word.ends_with(float))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_suffixes_are_floats_and_hexadecimal_is_not() {
        for word in ["f32", "f64", "1f32", "0_f64"] {
            assert!(is_float(word), "{word}");
        }
        for word in ["0xf64", "f640", "to_f64", "u64", "f16"] {
            assert!(!is_float(word), "{word}");
        }
    }

    #[test]
    fn domain_crates_are_searched_and_others_left_alone() {
        let tree = Tree::of(&[
            ("crates/model/src/points.rs", "// f64\nstruct Points(f64);"),
            ("crates/trf/tests/a.rs", "let x = 1.5f32;"),
            ("crates/report/src/lib.rs", "fn width() -> f64;"),
        ]);
        let found: Vec<String> = problems(&tree).iter().map(ToString::to_string).collect();
        let expected = [
            "crates/model/src/points.rs:2: `f64`: numbers here are exact",
            "crates/trf/tests/a.rs:1: `5f32`: numbers here are exact",
        ];
        assert_eq!(found, expected);
    }
}
