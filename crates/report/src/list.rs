//! Several things said one after the other, as the language puts them together.

use crate::{Lang, say};

/// Things that all hold: `1, 2 and 5`.
///
/// ```
/// use exaequo_report::{Lang, list};
///
/// let rounds = ["1", "2", "5"].map(str::to_owned);
/// assert_eq!(list::and(Lang::Es, &rounds), "1, 2 y 5");
/// ```
pub fn and(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = commas(lang, first);
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
            let first = commas(lang, first);
            say!(lang, "{first} or {last}", first, last)
        }
    }
}

/// People or teams: `Alyx and Bruno`; where a name has a comma inside, `Blanchette, Maxime; Boisvert, Léa`.
pub fn names(lang: Lang, names: &[String]) -> String {
    if have_commas(names) { clauses(lang, names) } else { and(lang, names) }
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
pub(crate) fn items(lang: Lang, items: &[String]) -> String {
    if have_commas(items) { clauses(lang, items) } else { commas(lang, items) }
}

/// What something is, and what there is to say about it: `friends.trf: the file is empty`.
pub fn labelled(lang: Lang, label: &str, text: &str) -> String {
    say!(lang, "{label}: {text}", label, text)
}

fn have_commas(items: &[String]) -> bool {
    items.iter().any(|item| item.contains(','))
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
        let plain = ["Alyx", "Bruno"].map(str::to_owned);
        assert_eq!(in_all(|lang| names(lang, &plain)), ["Alyx and Bruno", "Alyx et Bruno", "Alyx y Bruno"]);
        let full = ["Blanchette, Maxime", "Boisvert, Léa"].map(str::to_owned);
        let expected = "Blanchette, Maxime\u{202F}; Boisvert, Léa";
        assert_eq!(names(Lang::Fr, &full), expected);
        assert_eq!(items(Lang::Fr, &full), expected);
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
