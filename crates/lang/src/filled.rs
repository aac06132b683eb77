//! A text with its arguments.

use std::fmt::{Display, Write as _};

use crate::Lang;

/// A text in a language with its arguments; `exaequo_texts::say!` calls it. U+0000 parts the languages: there is one literal for
/// all, because a table of where each begins and ends compresses badly.
pub fn said(texts: &str, lang: Lang, arguments: &[&dyn Display]) -> String {
    said_nth(texts, lang.place().into(), arguments)
}

/// One of several texts that U+0000 parts, with its arguments.
pub fn said_nth(texts: &str, which: u64, arguments: &[&dyn Display]) -> String {
    let which = usize::try_from(which).unwrap_or(usize::MAX);
    filled(texts.split('\0').nth(which).unwrap_or(texts), arguments)
}

/// A text with values in their places: U+0001 to U+0008 are the places of the first eight, U+000E to U+001F of the others.
///
/// `exaequo_texts::say!` writes such texts, and has looked at the names when it was compiled: a place without a value stays
/// as it is.
///
/// ```
/// assert_eq!(exaequo_lang::filled("\u{2} of \u{1} {}", &[&3, &"one"]), "one of 3 {}");
/// ```
pub fn filled(text: &str, arguments: &[&dyn Display]) -> String {
    let mut out = String::with_capacity(text.len() + 8 * arguments.len());
    let mut rest = 0;
    for (at, byte) in text.bytes().enumerate() {
        if let Some(value) = place(byte).and_then(|place| arguments.get(place)) {
            out.push_str(&text[rest..at]);
            // A String takes everything.
            let _ = write!(out, "{value}");
            rest = at + 1;
        }
    }
    out.push_str(&text[rest..]);
    out
}

/// The place a byte stands for.
const fn place(byte: u8) -> Option<usize> {
    match byte {
        1..=8 => Some(byte as usize - 1),
        14..=31 => Some(byte as usize - 6),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_in_their_places_in_any_order() {
        assert_eq!(filled("round \u{2}, \u{1}, \u{2}", &[&"Zoé", &3]), "round 3, Zoé, 3");
        assert_eq!(filled("", &[]), "");
        assert_eq!(filled("no arguments", &[]), "no arguments");
        assert_eq!(filled("« \u{1} »\n\t\u{2}", &[&"é", &1]), "« é »\n\t1");
    }

    #[test]
    fn the_ninth_comes_after_tabs_and_lines() {
        assert_eq!(filled("\u{8}\t\n\u{e}", &[&1, &2, &3, &4, &5, &6, &7, &8, &9]), "8\t\n9");
    }

    #[test]
    fn one_of_several_is_said() {
        let said = |which| said_nth("one \u{1}\0uno \u{1}\0un \u{1}", which, &[&1]);
        assert_eq!([said(0), said(1), said(2)], ["one 1", "uno 1", "un 1"]);
    }

    #[test]
    fn a_value_is_never_taken_for_a_text() {
        assert_eq!(filled("\u{1}: \u{2}", &[&"\u{2}", &1]), "\u{2}: 1");
    }
}
