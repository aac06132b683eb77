//! In French a colon, a semicolon, a question or exclamation mark and quotation marks stand apart from the words, by a
//! space at which no line breaks.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// What a French text begins with: in a sentence of three languages, in a field, and where a language is chosen.
const FRENCH: [&str; 3] = ["fr \"", "fr: \"", "Lang::Fr => \""];

/// French texts in which a line could break before such a mark.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    tree.rust_below("crates").flat_map(of_file).collect()
}

fn of_file(file: &File) -> Vec<Problem> {
    let lines = (1..).zip(file.text.lines());
    let wrong = lines.filter(|(_, line)| texts(line).any(breaks));
    let text = "a French mark after a plain space: put U+202F before it (after « likewise)";
    wrong.map(|(line, _)| Problem::at_line(&file.path, line, text)).collect()
}

/// The French texts of a line.
fn texts(line: &str) -> impl Iterator<Item = &str> {
    let begins = |begin: &'static str| line.match_indices(begin).map(|(at, begin)| at + begin.len());
    FRENCH.into_iter().flat_map(begins).map(|at| {
        let text = &line[at..];
        let ends = |(at, _): &(usize, &str)| !text[..*at].ends_with('\\');
        &text[..text.match_indices('"').find(ends).map_or(text.len(), |(at, _)| at)]
    })
}

/// Whether a mark stands after a plain space. A colon before a letter is part of a code, such as `:MP`. A mark without any
/// space before it is not looked for: it may be one of a code.
fn breaks(text: &str) -> bool {
    let is_mark = |(at, mark): (usize, &str)| match mark {
        " :" => text[at + mark.len()..].chars().next().is_none_or(|next| !next.is_alphanumeric()),
        _ => true,
    };
    [" :", " ;", " ?", " !", " »", "« "].iter().any(|mark| text.match_indices(mark).any(is_mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_after_plain_spaces_are_found_and_codes_are_not() {
        for text in ["points : {n}", "oui ; non", "quoi ?", "« {name}\u{202F}»", "fin :"] {
            assert!(breaks(text), "{text}");
        }
        for text in ["points\u{202F}: {n}", "retirez :MP et :GP", "a:b", "«\u{202F}{name}\u{202F}»"] {
            assert!(!breaks(text), "{text}");
        }
    }

    #[test]
    fn only_french_texts_are_looked_at() {
        let line = "say!(lang, en \"a : b\", fr \"a \\\" : b\", es \"a : b\")";
        assert_eq!(texts(line).collect::<Vec<_>>(), ["a \\\" : b"]);
        let text = "x\nfr \"a : b\"\nen \"a : b\"\nfr: \"a ; b\"\nLang::Fr => \" !\"\nLang::En => \" !\"";
        let found = problems(&Tree::of(&[("crates/report/src/a.rs", text)]));
        assert_eq!(found.iter().filter_map(|problem| problem.line).collect::<Vec<_>>(), [2, 4, 5]);
    }
}
