//! Names of players and teams, made of a beginning and an end.

use crate::random::Random;

const FIRST: [&str; 24] = [
    "Alice", "Bruno", "Carla", "David", "Elena", "Frank", "Greta", "Hugo", "Irene", "Jonas", "Karin", "Luis",
    "Marta", "Nils", "Olga", "Pablo", "Rita", "Simon", "Tanja", "Ulrich", "Vera", "Walter", "Xenia", "Yusuf",
];

const FIRST_ACCENTED: [&str; 12] = [
    "Anaïs",
    "Björn",
    "Chloé",
    "Dušan",
    "Émile",
    "Françoise",
    "Íñigo",
    "Jürgen",
    "Łukasz",
    "Núria",
    "Søren",
    "Žofia",
];

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
pub(super) fn person(random: &mut Random, letters: Letters) -> String {
    let (first, beginnings, ends): (&[&str], &[&str], &[&str]) = match letters {
        Letters::Ascii => (&FIRST, &BEGINNINGS, &ENDS),
        Letters::Any => (&FIRST_ACCENTED, &BEGINNINGS_ACCENTED, &ENDS_ACCENTED),
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
            assert!(person(&mut random, Letters::Any).chars().count() <= 33);
            let plain = person(&mut random, Letters::Ascii);
            assert!(plain.is_ascii() && plain.len() <= 33);
            assert!(team(index).chars().count() <= 32);
            assert!(nickname(index).chars().count() <= 5);
        }
    }

    #[test]
    fn accented_names_are_not_ascii() {
        let mut random = Random::new(5);
        assert!((0..100).all(|_| !person(&mut random, Letters::Any).is_ascii()));
    }
}
