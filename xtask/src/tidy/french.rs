//! In French a colon, a semicolon, a question or exclamation mark and quotation marks stand apart from the words, by a
//! space at which no line breaks.

use crate::texts::{files, read};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// French texts in which a line could break before such a mark.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    files(tree).filter(|file| file.name() == "fr.po").flat_map(of_file).collect()
}

/// A file that cannot be read is the business of another rule.
fn of_file(file: &File) -> Vec<Problem> {
    let entries = read(file).map(|po| po.entries).unwrap_or_default();
    let wrong = entries.iter().filter(|entry| entry.forms.iter().any(|form| breaks(form)));
    let text = "a French mark after a plain space: put U+202F before it (after « likewise)";
    wrong.map(|entry| Problem::at_line(&file.path, entry.line, text)).collect()
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
    fn only_french_translations_are_looked_at() {
        let text = "msgid \"a : b\"\nmsgstr \"a\"\n\nmsgid \"c\"\nmsgid_plural \"d\"\nmsgstr[0] \"e\"\nmsgstr[1] \"f ; g\"\n";
        let tree = Tree::of(&[("crates/texts/texts/es.po", text), ("crates/texts/texts/fr.po", text)]);
        let found: Vec<String> =
            problems(&tree).iter().map(|one| format!("{}:{:?}", one.path, one.line)).collect();
        assert_eq!(found, ["crates/texts/texts/fr.po:Some(4)"]);
    }
}
