//! A text is whole: no piece that is put before or behind another, which no translator could turn round.

use crate::texts::texts;
use crate::tidy::Problem;
use crate::tree::Tree;

/// Texts that begin or end as only a piece does.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let mut found = Vec::new();
    for text in texts(tree) {
        for form in std::iter::once(&text.id).chain(&text.plural) {
            let file = text.files.first().map_or("", String::as_str);
            let why = if is_mark(form) {
                text.context.is_none().then_some("a mark alone: `ctx` has to say what it is for")
            } else {
                piece(form)
            };
            found.extend(why.map(|why| Problem::in_file(file, format!("{form:?}: {why}"))));
        }
    }
    found
}

/// A mark that the language chooses, such as the one between thousands.
fn is_mark(text: &str) -> bool {
    !text.contains('{') && !text.chars().any(char::is_alphanumeric)
}

/// Why a text is only a piece of one.
fn piece(text: &str) -> Option<&'static str> {
    let inside_code = text.starts_with(':') || text.starts_with('.');
    if text.trim() != text {
        Some("a blank at its edge joins it to another text")
    } else if text.starts_with([',', ';', ')']) || (inside_code && text[1..].starts_with(' ')) {
        Some("it begins with the mark that ends another text")
    } else if text.ends_with([',', ';', '(']) {
        Some("another text has to follow")
    } else if text.contains("}{") && !text.contains("{{") && !text.contains("}}") {
        Some("nothing stands between two arguments, so that one of them is a piece")
    } else if text.matches('(').count() != text.matches(')').count() {
        Some("a bracket has no other")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_found() {
        for text in [
            "; {weight}",
            ", the lower first",
            " See also {place}.",
            "{name}{team}: {points} of {count}",
            ", then ",
            "{players} ({rated} rated, {unrated} unrated",
            "written in ",
            ") and more",
            ". Then nothing",
        ] {
            assert!(piece(text).is_some(), "{text}");
        }
    }

    #[test]
    fn whole_texts_are_not() {
        for text in [
            "{label}: {text}",
            "{first}; {next}",
            ":name",
            "– in front: no opponent",
            "+-, -+ or --",
            "--player and --person cannot be given together",
            "an object {{…}}",
            "({sum}) ÷ {count} = {result}, shown with two decimals",
            "help:",
        ] {
            assert_eq!(piece(text), None, "{text}");
        }
    }

    #[test]
    fn a_mark_says_what_it_is_for() {
        let found = |code: &str| problems(&Tree::of(&[("crates/a/src/a.rs", code)])).len();
        assert_eq!(found("text!(\";\")"), 1);
        assert_eq!(found("text!(ctx \"mark\", \";\")"), 0);
        assert_eq!(found("say!(lang, count n, \"{n} a\", \"; {n} as\", n)"), 1);
    }
}
