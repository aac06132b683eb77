//! A text with its arguments.

use std::fmt::{Display, Write as _};

/// A text with a value in place of each name between braces; `{{` and `}}` are braces to be shown.
///
/// `exaequo_texts::say!` calls it, and has looked at the names when it was compiled: what is not a name that has a value
/// stays as it is.
///
/// ```
/// assert_eq!(exaequo_lang::filled("{a} of {b} {{}}", &[("b", &3), ("a", &"one")]), "one of 3 {}");
/// ```
pub fn filled(text: &str, arguments: &[(&str, &dyn Display)]) -> String {
    let mut out = String::with_capacity(text.len() + 8 * arguments.len());
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        out.push_str(&rest[..at]);
        let (brace, after) = rest[at..].split_at(1);
        rest = match (after.strip_prefix(brace), after.split_once('}')) {
            (Some(after), _) => {
                out.push_str(brace);
                after
            }
            (None, Some((name, after))) => {
                put(&mut out, name, arguments);
                after
            }
            (None, None) => after,
        };
    }
    out.push_str(rest);
    out
}

fn put(out: &mut String, name: &str, arguments: &[(&str, &dyn Display)]) {
    match arguments.iter().find(|(known, _)| *known == name) {
        // A String takes everything.
        Some((_, value)) => drop(write!(out, "{value}")),
        None => drop(write!(out, "{{{name}}}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_where_their_names_are_in_any_order() {
        assert_eq!(filled("round {n}, {who}, {n}", &[("who", &"Zoé"), ("n", &3)]), "round 3, Zoé, 3");
        assert_eq!(filled("", &[]), "");
        assert_eq!(filled("no arguments", &[]), "no arguments");
    }

    #[test]
    fn a_value_is_never_taken_for_a_text() {
        assert_eq!(filled("{name}: {n}", &[("name", &"{n}"), ("n", &1)]), "{n}: 1");
    }
}
