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

/// The text as `exaequo_lang::filled` has it: each name is a sign that no text has, the first for the first of the names, and
/// shown braces stand once.
pub(crate) fn placed(text: &str, names: &[&str]) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        out.push_str(&rest[..at]);
        let (brace, after) = (&rest[at..=at], &rest[at + 1..]);
        rest = if let Some(after) = after.strip_prefix(brace) {
            out.push_str(brace);
            after
        } else {
            let (name, after) = after.split_once('}').ok_or("a brace is not closed")?;
            let place = names.iter().position(|known| *known == name);
            out.push(place.and_then(sign).ok_or_else(|| format!("there is no place for `{name}`"))?);
            after
        };
    }
    out.push_str(rest);
    Ok(out)
}

/// The sign of a place: a control character, of which those of tabs and lines are kept for them.
fn sign(place: usize) -> Option<char> {
    let code = u8::try_from(place).ok()?.checked_add(if place < 8 { 1 } else { 6 })?;
    (code < 32).then(|| char::from(code))
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
    fn names_become_their_places() {
        assert_eq!(
            placed("{b} of {a}, {b} and {{c}}", &["a", "b"]).unwrap(),
            "\u{2} of \u{1}, \u{2} and {c}"
        );
        assert!(placed("{a}", &["b"]).is_err());
        let signs: Vec<char> = (0..).map_while(sign).collect();
        assert_eq!(signs.len(), 26);
        assert!(signs.iter().all(|sign| sign.is_control() && !"\t\n\r".contains(*sign)), "{signs:?}");
    }

    #[test]
    fn braces_out_of_order_and_without_names_are_wrong() {
        for text in ["{a", "a}", "{}", "{0}", "{ :>5}", "{n:>5}"] {
            assert!(holes(text).is_err(), "{text}");
        }
    }
}
