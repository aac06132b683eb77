//! The arguments of a text: the names between its braces.

use std::collections::BTreeSet;

/// The names, or what is wrong with the braces. `{{` and `}}` are braces to be shown.
pub(crate) fn holes(text: &str) -> Result<BTreeSet<&str>, String> {
    let mut names = BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let (brace, after) = (&rest[at..=at], &rest[at + 1..]);
        rest = if let Some(after) = after.strip_prefix(brace) {
            after
        } else if brace == "}" {
            return Err("a brace is closed that was not opened".to_owned());
        } else {
            let (hole, after) = after.split_once('}').ok_or("a brace is not closed")?;
            names.insert(named(hole)?);
            after
        };
    }
    Ok(names)
}

/// A name and nothing else: how a value is written is the business of whoever passes it.
fn named(hole: &str) -> Result<&str, String> {
    let is_name = hole.starts_with(|first: char| first.is_alphabetic() || first == '_')
        && hole.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    if is_name { Ok(hole) } else { Err(format!("`{{{hole}}}` is not a name")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_shown_braces_are_not() {
        let found = holes("{b} of {a}, {b} and {{c}}").unwrap();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b"]);
        assert!(holes("").unwrap().is_empty());
    }

    #[test]
    fn braces_out_of_order_and_without_names_are_wrong() {
        for text in ["{a", "a}", "{}", "{0}", "{ :>5}", "{n:>5}"] {
            assert!(holes(text).is_err(), "{text}");
        }
    }
}
