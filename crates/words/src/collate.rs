//! Names in the order of a language: É with E, Ñ after N in Spanish, capitals and small letters together.
//!
//! The order is the one of Unicode's root collation as far as names of players go: blanks, signs and digits before letters,
//! letters by what they are without their marks, other scripts behind the Latin one. A collator for all languages of the
//! world brings tables of half a megabyte, which a page in the browser would have to load for a few lists.

use std::cmp::Ordering;

use exaequo_model::letter_in_ascii;

use crate::Lang;

/// Signs in their order; any others stand behind them.
const SIGNS: &str = "_-–—,;:!?.'‘’\"“”«»()[]{}@*/\\&#%`´^¨+<=>|~$";

/// The order of a language.
#[derive(Clone, Copy, Debug)]
pub struct Alphabet(Lang);

/// What a character counts in the first place. The order of the variants is the order of the characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    Blank,
    Sign(usize),
    Digit(u32),
    /// A letter from a to z, and whether it is another one that stands behind it in its alphabet.
    Latin(u8, Follows),
    Other(char),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Follows {
    Itself,
    Behind,
}

impl Alphabet {
    /// The order of that language.
    pub const fn of(lang: Lang) -> Self {
        Self(lang)
    }

    /// By letters; of names that have the same, those without marks first, and small letters before capitals.
    pub fn compare(self, one: &str, other: &str) -> Ordering {
        let by_letters = self.weights(one).cmp(self.weights(other));
        by_letters.then_with(|| marks(one).cmp(marks(other))).then_with(|| other.cmp(one))
    }

    fn weights(self, text: &str) -> impl Iterator<Item = Weight> {
        text.chars().flat_map(move |letter| self.of_letter(letter))
    }

    fn of_letter(self, letter: char) -> impl Iterator<Item = Weight> {
        let own = match letter {
            'ñ' | 'Ñ' if self.0 == Lang::Es => Some(Weight::Latin(b'n', Follows::Behind)),
            'ı' => Some(Weight::Latin(b'i', Follows::Behind)),
            'ŧ' | 'Ŧ' => Some(Weight::Latin(b't', Follows::Behind)),
            'þ' | 'Þ' => Some(Weight::Latin(b'z', Follows::Behind)),
            _ if is_mark(letter) || is_latin(letter) => None,
            _ => Some(of_sign(letter)),
        };
        let ascii = if own.is_none() { in_ascii(letter) } else { Letters::None };
        own.into_iter().chain(ascii.bytes().map(|byte| Weight::Latin(byte, Follows::Itself)))
    }
}

/// A letter in small letters of ASCII.
#[derive(Clone, Copy, Debug)]
enum Letters {
    None,
    One(u8),
    Several(&'static str),
}

impl Letters {
    fn bytes(self) -> impl Iterator<Item = u8> {
        let (one, several) = match self {
            Self::None => (None, ""),
            Self::One(byte) => (Some(byte), ""),
            Self::Several(text) => (None, text),
        };
        one.into_iter().chain(several.bytes()).map(|byte| byte.to_ascii_lowercase())
    }
}

fn in_ascii(letter: char) -> Letters {
    match u8::try_from(letter) {
        Ok(byte) if byte.is_ascii() => Letters::One(byte),
        _ => letter_in_ascii(letter).map_or(Letters::None, Letters::Several),
    }
}

fn of_sign(letter: char) -> Weight {
    match letter {
        _ if letter.is_whitespace() => Weight::Blank,
        'ё' | 'Ё' => Weight::Other('е'),
        'ς' => Weight::Other('σ'),
        _ => match (letter.to_digit(10), SIGNS.chars().position(|sign| sign == letter)) {
            (Some(digit), _) => Weight::Digit(digit),
            (None, Some(place)) => Weight::Sign(place),
            (None, None) if !letter.is_alphanumeric() => Weight::Sign(usize::MAX),
            _ => Weight::Other(letter.to_lowercase().next().unwrap_or(letter)),
        },
    }
}

const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Whether it is a letter of the Latin script that has an answer in ASCII.
fn is_latin(letter: char) -> bool {
    letter.is_ascii_alphabetic()
        || (matches!(letter, 'ª' | 'º' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
            && letter_in_ascii(letter)
                .is_some_and(|ascii| ascii.bytes().all(|byte| byte.is_ascii_alphabetic())))
}

/// The letters that carry marks, in small letters.
fn marks(text: &str) -> impl Iterator<Item = Option<char>> {
    let marked = |letter: char| (!letter.is_ascii()).then(|| letter.to_lowercase().next().unwrap_or(letter));
    text.chars().map(marked)
}

#[cfg(test)]
mod tests {
    use icu_collator::Collator;
    use icu_collator::options::{CollatorOptions, Strength};
    use icu_locale_core::Locale;

    use super::*;

    fn sorted(lang: Lang, mut names: Vec<&str>) -> Vec<&str> {
        let alphabet = Alphabet::of(lang);
        names.sort_by(|one, other| alphabet.compare(one, other));
        names
    }

    #[test]
    fn accents_stand_with_their_letters_and_enye_after_n() {
        let names = vec!["Nuñez", "Ñúñez", "Nuz", "Étienne", "Eva", "ekman", "Zoé"];
        let spanish = ["ekman", "Étienne", "Eva", "Nuñez", "Nuz", "Ñúñez", "Zoé"];
        assert_eq!(sorted(Lang::Es, names.clone()), spanish);
        let french = ["ekman", "Étienne", "Eva", "Nuñez", "Ñúñez", "Nuz", "Zoé"];
        assert_eq!(sorted(Lang::Fr, names), french);
    }

    #[test]
    fn of_the_same_letters_those_without_marks_and_small_ones_come_first() {
        let names = vec!["ROSÉ, Ana", "Rosé, Ana", "Rose, Ana", "rose, ana"];
        assert_eq!(sorted(Lang::En, names), ["rose, ana", "Rose, Ana", "Rosé, Ana", "ROSÉ, Ana"]);
    }

    /// Names of letters and signs that names have, each pair in the order of Unicode's collation.
    #[test]
    fn names_are_in_the_order_of_unicode() {
        let letters: Vec<char> = ('\u{c0}'..='\u{17f}')
            .filter(|letter| letter.is_alphabetic() && !"ĸŉŋŊ".contains(*letter))
            .chain('a'..='z')
            .chain(('A'..='Z').chain('0'..='9').chain(" -,'.".chars()))
            .chain(('а'..='я').chain('А'..='Я').chain('α'..='ω'))
            .collect();
        for lang in Lang::ALL {
            let locale: Locale = lang.code().parse().unwrap();
            let mut options = CollatorOptions::default();
            options.strength = Some(Strength::Primary);
            let unicode = Collator::try_new(locale.into(), options).unwrap();
            let alphabet = Alphabet::of(lang);
            for one in &letters {
                for other in &letters {
                    let names = [format!("Da{one}b"), format!("Da{other}a")];
                    let own = alphabet.weights(&names[0]).cmp(alphabet.weights(&names[1]));
                    assert_eq!(own, unicode.compare(&names[0], &names[1]), "{names:?} in {lang}");
                }
            }
        }
    }
}
