//! The words people use for groups, in three languages. All are written as [`search_key`] leaves them.

use exaequo_model::search_key;

use super::Condition;

/// Groups that are a word by themselves. Seniors without an age are all of them: from 50 on.
const WORDS: &[(Condition, &[&str])] = &[
    (
        Condition::Women,
        &[
            "women",
            "woman",
            "female",
            "ladies",
            "girls",
            "femmes",
            "femme",
            "dames",
            "feminines",
            "feminine",
            "feminin",
            "filles",
            "mujeres",
            "mujer",
            "femenino",
            "femenina",
            "femeninas",
            "damas",
            "chicas",
        ],
    ),
    (
        Condition::Men,
        &[
            "men",
            "man",
            "male",
            "boys",
            "hommes",
            "homme",
            "masculin",
            "masculins",
            "garcons",
            "hombres",
            "hombre",
            "masculino",
            "masculinos",
            "chicos",
        ],
    ),
    (Condition::Unrated, &["unrated", "non classes", "non cotes", "sans cote", "sin valoracion", "sin elo"]),
    (Condition::Titled, &["title", "titled", "titre", "titres", "titulo", "titulados"]),
    (
        Condition::Senior(50),
        &["seniors", "senior", "veterans", "veteran", "veteranos", "veterano", "veteranas"],
    ),
];

/// What means that nobody is left out.
const EVERYBODY: &[&str] = &["everybody", "tous", "tout le monde", "todos"];

/// What stands before the age that nobody in a group is above, or the rating that everybody is below.
const UNDER: &[&str] = &["under", "moins de", "menores de", "sub", "u", "-"];

/// What stands before the age that everybody in a group has reached.
const SENIOR: &[&str] = &[
    "seniors",
    "senior",
    "veterans",
    "veteran",
    "veteranos",
    "veterano",
    "veteranas",
    "plus de",
    "mayores de",
    "over",
    "s",
    "+",
];

/// What stands behind an age.
const YEARS: &[&str] = &[" years", " ans", " anos", "+"];

/// What stands before limits of ratings.
const RATING: &[&str] = &["rating", "elo", "cote", "valoracion"];

/// What stands before a name, and what it is here.
const NAMED: &[(&str, &[&str])] = &[
    ("title", &["title", "titre", "titulo"]),
    ("fed", &["fed", "federation", "federacion"]),
    ("club", &["club"]),
    ("category", &["category", "categorie", "categoria"]),
];

/// Whether everybody is meant.
pub(super) fn is_everybody(text: &str) -> bool {
    EVERYBODY.contains(&search_key(text.trim()).as_str())
}

/// The group that a word by itself means.
pub(super) fn word(key: &str) -> Option<Condition> {
    let means = |(_, words): &&(Condition, &[&str])| words.contains(&key);
    WORDS.iter().find(means).map(|(condition, _)| condition.clone())
}

/// The limits of ratings behind their word.
pub(super) fn limits(key: &str) -> Option<&str> {
    let behind = |word: &&str| key.strip_prefix(*word);
    // A word that goes on is another one.
    RATING.iter().find_map(behind).filter(|rest| !rest.starts_with(char::is_alphabetic))
}

/// What a name is of, by the word before `=`.
pub(super) fn key_of_name(typed: &str) -> Option<&'static str> {
    let key = search_key(typed.trim());
    NAMED.iter().find(|(_, words)| words.contains(&key.as_str())).map(|(own, _)| *own)
}

/// The number of a group of the young, or of those below a rating.
pub(super) fn under(key: &str) -> Option<u32> {
    behind(UNDER, key)
}

/// The number of a group of seniors: `S50`, `50+`.
pub(super) fn senior(key: &str) -> Option<u32> {
    behind(SENIOR, key).or_else(|| number(key.strip_suffix('+')?))
}

/// The number behind one of some words; a hyphen or a blank may stand between.
fn behind(words: &[&str], key: &str) -> Option<u32> {
    let key = key.replace(['–', '−'], "-");
    let bare = YEARS.iter().find_map(|years| key.strip_suffix(*years)).unwrap_or(&key);
    words.iter().find_map(|word| number(bare.strip_prefix(*word)?.trim_start_matches([' ', '-'])))
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|one| one.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::group::Group;

    #[test]
    fn words_are_written_as_they_are_searched() {
        let groups = WORDS.iter().flat_map(|(_, words)| words.iter());
        let names = NAMED.iter().flat_map(|(_, words)| words.iter());
        let all = groups.chain(names).chain(EVERYBODY).chain(UNDER).chain(SENIOR).chain(RATING);
        for word in all {
            assert_eq!(*word, search_key(word));
        }
    }

    #[test]
    fn groups_are_understood_in_three_languages() {
        let typed = [
            ("femmes", "women"),
            ("Dames", "women"),
            ("féminines", "women"),
            ("mujeres", "women"),
            ("femenino", "women"),
            ("hommes", "men"),
            ("sub16", "U16"),
            ("Sub-16", "U16"),
            ("sub 16", "U16"),
            ("-16", "U16"),
            ("−16", "U16"),
            ("U-16", "U16"),
            ("moins de 16 ans", "U16"),
            ("menores de 16 años", "U16"),
            ("veteranos", "S50"),
            ("vétérans", "S50"),
            ("vétérans 65", "S65"),
            ("veteranos 65", "S65"),
            ("+65", "S65"),
            ("65+", "S65"),
            ("S50+", "S50"),
            ("-1800", "rating<1800"),
            ("elo<1800", "rating<1800"),
            ("cote >= 2000", "rating>=2000"),
            ("valoración 1600-1799", "rating 1600-1799"),
            ("sans cote", "unrated"),
            ("fédération=CAN", "fed=CAN"),
            ("mujeres, sub16", "women, U16"),
            ("tous", "everybody"),
            ("todos", "everybody"),
        ];
        for (typed, meant) in typed {
            assert_eq!(
                typed.parse::<Group>().map(|group| group.to_string()),
                Ok(meant.to_owned()),
                "{typed}"
            );
        }
    }
}
