//! Several things said one after the other, as the language puts them together.

use crate::diagnostic::capitalised;
use crate::{Lang, say};

/// Things that all hold: `1, 2 and 5`; where one has a comma inside, `Blanchette, Maxime; Boisvert, Léa and Côté, Luc`.
///
/// ```
/// use exaequo_words::{Lang, list};
///
/// let rounds = ["1", "2", "5"].map(str::to_owned);
/// assert_eq!(list::and(Lang::Es, &rounds), "1, 2 y 5");
/// ```
pub fn and(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = self::items(lang, first);
            say!(lang, "{first} and {last}", first, last)
        }
    }
}

/// Things of which one is chosen: `trf26, json or fide-upload`.
pub fn or(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = self::items(lang, first);
            say!(lang, "{first} or {last}", first, last)
        }
    }
}

/// Things that are only enumerated: `BH/C1, BH, SB`.
pub fn commas<T: Into<String>>(lang: Lang, items: impl IntoIterator<Item = T>) -> String {
    let join = |first: String, next: String| say!(lang, "{first}, {next}", first, next);
    items.into_iter().map(Into::into).reduce(join).unwrap_or_default()
}

/// Clauses that stand by themselves: `drawn game in round 4; BH 12 > 11 puts 4 David ahead`.
pub fn clauses<T: Into<String>>(lang: Lang, items: impl IntoIterator<Item = T>) -> String {
    let join = |first: String, next: String| say!(lang, "{first}; {next}", first, next);
    items.into_iter().map(Into::into).reduce(join).unwrap_or_default()
}

/// Things with commas between, or semicolons where one has a comma inside.
pub fn items(lang: Lang, items: &[String]) -> String {
    let have_commas = items.iter().any(|item| item.contains(','));
    if have_commas { clauses(lang, items) } else { commas(lang, items) }
}

/// A clause as a sentence of its own: `the list is empty` becomes `The list is empty.`
///
/// ```
/// use exaequo_words::{Lang, list};
///
/// assert_eq!(list::sentence(Lang::En, "the list is empty"), "The list is empty.");
/// assert_eq!(list::sentence(Lang::En, "prizes.toml:2:1: no money"), "prizes.toml:2:1: no money.");
/// ```
pub fn sentence(lang: Lang, clause: &str) -> String {
    let sentence = if begins_with_a_file(clause) { clause.to_owned() } else { capitalised(clause) };
    say!(lang, "{sentence}.", sentence)
}

/// Files keep their names.
fn begins_with_a_file(clause: &str) -> bool {
    clause.split(':').next().is_some_and(|name| !name.contains(' ') && name.contains('.'))
}

/// Sentences one after the other.
pub fn sentences(lang: Lang, sentences: impl IntoIterator<Item = String>) -> String {
    let join = |first: String, next: String| say!(lang, "{first} {next}", first, next);
    sentences.into_iter().reduce(join).unwrap_or_default()
}

/// What something is, and what there is to say about it: `friends.trf: the file is empty`.
pub fn labelled(lang: Lang, label: &str, text: &str) -> String {
    say!(lang, "{label}: {text}", label, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_all(text: impl Fn(Lang) -> String) -> [String; 3] {
        Lang::ALL.map(text)
    }

    #[test]
    fn the_last_one_is_joined_by_a_word() {
        let items = ["1", "2", "5"].map(str::to_owned);
        assert_eq!(in_all(|lang| and(lang, &items)), ["1, 2 and 5", "1, 2 et 5", "1, 2 y 5"]);
        assert_eq!(in_all(|lang| or(lang, &items)), ["1, 2 or 5", "1, 2 ou 5", "1, 2 o 5"]);
        assert_eq!((and(Lang::En, &items[..1]), or(Lang::En, &[])), ("1".to_owned(), String::new()));
    }

    #[test]
    fn names_with_commas_are_kept_apart_by_semicolons() {
        let full = ["Blanchette, Maxime", "Boisvert, Léa", "Côté, Luc"].map(str::to_owned);
        assert_eq!(
            in_all(|lang| and(lang, &full)),
            [
                "Blanchette, Maxime; Boisvert, Léa and Côté, Luc",
                "Blanchette, Maxime\u{202F}; Boisvert, Léa et Côté, Luc",
                "Blanchette, Maxime; Boisvert, Léa y Côté, Luc"
            ]
        );
        assert_eq!(and(Lang::Fr, &full[..2]), "Blanchette, Maxime et Boisvert, Léa");
        assert_eq!(items(Lang::En, &full[1..]), "Boisvert, Léa; Côté, Luc");
    }

    #[test]
    fn marks_are_those_of_the_language() {
        assert_eq!(
            in_all(|lang| clauses(lang, ["a", "b", "c"])),
            ["a; b; c", "a\u{202F}; b\u{202F}; c", "a; b; c"]
        );
        assert_eq!(in_all(|lang| labelled(lang, "a", "b")), ["a: b", "a\u{202F}: b", "a: b"]);
    }
}
