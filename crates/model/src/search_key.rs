//! The form of a name in which it is searched, so that it is found however it is typed.

use crate::transliterate::to_ascii;

/// A text in small letters of ASCII, as far as they have an equivalent there, each blank once: "Müller,  José" is
/// "muller, jose".
///
/// ```
/// assert_eq!(exaequo_model::search_key("Müller,  José"), "muller, jose");
/// ```
pub fn search_key(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    to_ascii(&words.join(" ")).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(search_key(" Müller,  JOSÉ "), "muller, jose");
        assert_eq!(search_key("Łukasz Strauß Bjørn Ægir L’Ami"), "lukasz strauss bjorn aegir l'ami");
        assert_eq!(search_key("Nun\u{303}ez"), "nunez");
    }

    #[test]
    fn a_name_is_found_in_latin_letters_too() {
        assert_eq!(search_key("Иванов"), search_key("Ivanov"));
        assert_eq!(search_key("李"), "李");
    }
}
