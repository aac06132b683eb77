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

/// The name without the way it is written, as in `{n:>5}`.
fn named(hole: &str) -> Result<&str, String> {
    let name = hole.split(':').next().unwrap_or_default().trim();
    let is_name = name.starts_with(|first: char| first.is_alphabetic() || first == '_');
    if is_name { Ok(name) } else { Err(format!("`{{{hole}}}` needs a name")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_shown_braces_are_not() {
        let found = holes("{b} of {a:>5}, {b} and {{c}}").unwrap();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b"]);
        assert!(holes("").unwrap().is_empty());
    }

    #[test]
    fn braces_out_of_order_and_without_names_are_wrong() {
        for text in ["{a", "a}", "{}", "{0}", "{ :>5}"] {
            assert!(holes(text).is_err(), "{text}");
        }
    }
}
