//! Names of players and teams, made of a beginning and an end.

use exaequo_model::Sex;

use crate::random::Random;

/// First names of women and of men.
struct First {
    women: &'static [&'static str],
    men: &'static [&'static str],
}

const FIRST: First = First {
    women: &[
        "Alice", "Carla", "Elena", "Greta", "Irene", "Karin", "Marta", "Olga", "Rita", "Tanja", "Vera",
        "Xenia",
    ],
    men: &[
        "Bruno", "David", "Frank", "Hugo", "Jonas", "Luis", "Nils", "Pablo", "Simon", "Ulrich", "Walter",
        "Yusuf", "Anton", "Carlos", "Erik", "Georg", "Ivan", "Karl", "Marek", "Oscar", "Robert", "Thomas",
        "Viktor", "Xavier",
    ],
};

const FIRST_ACCENTED: First = First {
    women: &["Anaïs", "Chloé", "Françoise", "Núria", "Žofia", "Zoë"],
    men: &[
        "Björn", "Dušan", "Émile", "Íñigo", "Jürgen", "Łukasz", "Søren", "Andrés", "Gösta", "René",
        "Øystein", "Žiga",
    ],
};

const BEGINNINGS: [&str; 30] = [
    "Ander", "Berg", "Carl", "Dahl", "Eriks", "Fern", "Gold", "Hagen", "Ivan", "Jans", "Kozl", "Lind",
    "Mart", "Nord", "Oliv", "Petr", "Quint", "Ros", "Sand", "Torr", "Ulv", "Var", "West", "Yild", "Zimm",
    "Mac", "Ber", "Del", "Gar", "Hol",
];

const BEGINNINGS_ACCENTED: [&str; 12] =
    ["Ångst", "Böhm", "Çelik", "Ødeg", "Gáb", "Núñ", "Łęck", "Weiß", "Søren", "Muñ", "Šim", "Lefèv"];

const ENDS: [&str; 20] = [
    "sen", "son", "man", "er", "ova", "in", "ez", "stad", "berg", "ini", "eau", "ard", "ski", "wood", "feld",
    "mark", "ura", "ides", "ton", "elli",
];

const ENDS_ACCENTED: [&str; 8] = ["ård", "ström", "oğlu", "ński", "ière", "ão", "ssøn", "hoß"];

const TOWNS: [&str; 24] = [
    "Alesund", "Bodo", "Celle", "Drammen", "Elverum", "Florø", "Gijón", "Halden", "Ilmenau", "Jever", "Kiel",
    "Lübeck", "Metz", "Namur", "Ovar", "Poznań", "Rennes", "Sopron", "Tromsø", "Uppsala", "Vigo", "Wismar",
    "Yecla", "Zwolle",
];

/// Whether a name may have letters outside ASCII.
#[derive(Clone, Copy)]
pub(super) enum Letters {
    Ascii,
    Any,
}

/// `Last, First`, at most 33 characters.
pub(super) fn person(random: &mut Random, letters: Letters, sex: Sex) -> String {
    let (first, beginnings, ends): (First, &[&str], &[&str]) = match letters {
        Letters::Ascii => (FIRST, &BEGINNINGS, &ENDS),
        Letters::Any => (FIRST_ACCENTED, &BEGINNINGS_ACCENTED, &ENDS_ACCENTED),
    };
    let first = match sex {
        Sex::Female => first.women,
        Sex::Male => first.men,
    };
    format!("{}{}, {}", random.pick(beginnings), random.pick(ends), random.pick(first))
}

/// A town with a number, unique for each index; at most 32 characters.
pub(super) fn team(index: u32) -> String {
    let town = TOWNS[index as usize % TOWNS.len()];
    format!("SK {town} {}", index / 24 + 1)
}

/// At most five characters, unique for each index below a hundred thousand.
pub(super) fn nickname(index: u32) -> String {
    let town = TOWNS[index as usize % TOWNS.len()];
    let letters: String = town.chars().take(2).collect();
    if index < 1000 { format!("{letters}{index}") } else { format!("{index}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_columns() {
        let mut random = Random::new(5);
        for index in 0..3000 {
            let sex = if index % 2 == 0 { Sex::Female } else { Sex::Male };
            assert!(person(&mut random, Letters::Any, sex).chars().count() <= 33);
            let plain = person(&mut random, Letters::Ascii, sex);
            assert!(plain.is_ascii() && plain.len() <= 33);
            assert!(team(index).chars().count() <= 32);
            assert!(nickname(index).chars().count() <= 5);
        }
    }

    #[test]
    fn accented_names_are_not_ascii() {
        let mut random = Random::new(5);
        assert!((0..100).all(|_| !person(&mut random, Letters::Any, Sex::Male).is_ascii()));
    }

    #[test]
    fn women_and_men_have_names_of_their_own() {
        for first in [FIRST, FIRST_ACCENTED] {
            assert!(first.women.iter().all(|name| !first.men.contains(name)));
        }
        let mut random = Random::new(5);
        let name = person(&mut random, Letters::Ascii, Sex::Female);
        assert!(FIRST.women.iter().any(|first| name.ends_with(first)), "{name}");
    }
}
