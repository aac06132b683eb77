//! The words people use for criteria: in announcements, in other programs, in three languages.

use exaequo_model::search_key;

/// What a phrase means, as a specification. Phrases are written as [`search_key`] leaves them; a number at the end of one
/// whose specification ends with `/C` or `/M` says how many values are cut.
const PHRASES: &[(&str, &str)] = &[
    ("points", "PTS"),
    ("puntos", "PTS"),
    ("match points", "PTS:MP"),
    ("points de match", "PTS:MP"),
    ("puntos de encuentro", "PTS:MP"),
    ("game points", "PTS:GP"),
    ("points de jeu", "PTS:GP"),
    ("points de partie", "PTS:GP"),
    ("points de parties", "PTS:GP"),
    ("puntos de juego", "PTS:GP"),
    ("puntos de partida", "PTS:GP"),
    ("puntos de partidas", "PTS:GP"),
    ("buchholz", "BH"),
    ("buchholz total", "BH"),
    ("solkoff", "BH"),
    ("buchholz tie break", "BH"),
    ("buchholz tie breaks", "BH"),
    ("buchholz cut", "BH/C"),
    ("cut buchholz", "BH/C"),
    ("truncated buchholz", "BH/C"),
    ("buchholz tronque", "BH/C"),
    ("buchholz coupe", "BH/C"),
    ("buchholz corte", "BH/C"),
    ("buchholz cortado", "BH/C"),
    ("buchholz recortado", "BH/C"),
    ("buchholz menos", "BH/C"),
    ("buchholz menos el peor", "BH/C"),
    ("buchholz sin el peor", "BH/C"),
    ("buchholz sin el mas bajo", "BH/C"),
    ("buchholz sans le plus faible", "BH/C"),
    ("buchholz sans le moins bon", "BH/C"),
    ("buchholz without the lowest", "BH/C"),
    ("buchholz minus", "BH/C"),
    ("buchholz moins", "BH/C"),
    ("median buchholz", "BH/M"),
    ("buchholz median", "BH/M"),
    ("buchholz mediano", "BH/M"),
    ("buchholz medio", "BH/M"),
    ("median", "BH/M"),
    ("mediano", "BH/M"),
    ("harkness", "BH/M"),
    ("mediane", "BH/M"),
    ("mediana", "BH/M"),
    ("fore buchholz", "FB"),
    ("average buchholz", "AOB"),
    ("sum of buchholz", "SOB"),
    ("somme des buchholz", "SOB"),
    ("suma de buchholz", "SOB"),
    ("sonneborn berger", "SB"),
    ("sonneborn", "SB"),
    ("berger", "SB"),
    ("neustadtl", "SB"),
    ("sonneborn berger tie break", "SB"),
    ("sonneborn berger cut", "SB/C"),
    ("sonneborn berger tronque", "SB/C"),
    ("sonneborn berger corte", "SB/C"),
    ("direct encounter", "DE"),
    ("head to head", "DE"),
    ("confrontation directe", "DE"),
    ("rencontre directe", "DE"),
    ("encuentro directo", "DE"),
    ("resultado particular", "DE"),
    ("resultat particulier", "DE"),
    ("progressive", "PS"),
    ("progressive score", "PS"),
    ("progressive scores", "PS"),
    ("cumulative", "PS"),
    ("cumulatif", "PS"),
    ("scores cumules", "PS"),
    ("score progressif", "PS"),
    ("progressif", "PS"),
    ("progresivo", "PS"),
    ("wins", "WIN"),
    ("most wins", "WIN"),
    ("number of wins", "WIN"),
    ("number of victories", "WIN"),
    ("greater number of victories", "WIN"),
    ("baumbach", "WIN"),
    ("victoires", "WIN"),
    ("nombre de victoires", "WIN"),
    ("plus grand nombre de victoires", "WIN"),
    ("victorias", "WIN"),
    ("numero de victorias", "WIN"),
    ("mayor numero de victorias", "WIN"),
    ("mas victorias", "WIN"),
    ("games won", "WON"),
    ("parties gagnees", "WON"),
    ("partidas ganadas", "WON"),
    ("games with black", "BPG"),
    ("parties avec les noirs", "BPG"),
    ("partidas con negras", "BPG"),
    ("wins with black", "BWG"),
    ("victoires avec les noirs", "BWG"),
    ("victorias con negras", "BWG"),
    ("koya", "KS"),
    ("koya system", "KS"),
    ("systeme koya", "KS"),
    ("sistema koya", "KS"),
    ("average rating", "ARO"),
    ("average rating of opponents", "ARO"),
    ("average rating of opponents cut", "ARO/C"),
    ("average rating cut", "ARO/C"),
    ("moyenne elo", "ARO"),
    ("moyenne des adversaires", "ARO"),
    ("media elo", "ARO"),
    ("elo medio", "ARO"),
    ("performance", "TPR"),
    ("performance rating", "TPR"),
    ("tournament performance", "TPR"),
    ("rating", "RTNG"),
    ("elo", "RTNG"),
    ("cote", "RTNG"),
    ("board count", "BC"),
    ("berlin", "BERLIN"),
    ("systeme berlin", "BERLIN"),
    ("departage berlin", "BERLIN"),
    ("sistema berlin", "BERLIN"),
];

/// Numbers by which announcements name the criteria of Swiss-Manager. What its parameters say is written behind, as in
/// `84/C1`.
const NUMBERS: &[(&str, &str)] = &[
    ("1", "PTS"),
    ("11", "DE"),
    ("12", "WIN"),
    ("13", "PTS:MP"),
    ("25", "SOB"),
    ("37", "BH"),
    ("52", "SB"),
    ("60", "TPR"),
    ("68", "WIN"),
    ("70", "SOB"),
    ("71", "BERLIN"),
    ("77", "AOB"),
    ("78", "BC"),
    ("79", "REP"),
    ("80", "ARO"),
    ("81", "DE"),
    ("83", "EDE"),
    ("84", "BH"),
    ("85", "SB"),
    ("86", "PS"),
    ("87", "KS"),
    ("88", "TPR"),
    ("89", "TBR"),
    ("90", "BBE"),
    ("91", "SSSC"),
    ("92", "KASHDAN"),
];

/// The specification that a phrase or number of another program means; `None` where it is neither.
pub(super) fn spoken(text: &str) -> Option<String> {
    numbered(text).or_else(|| phrase(text))
}

fn numbered(text: &str) -> Option<String> {
    let text = text.trim();
    let digits = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    let (number, parameters) = text.split_at_checked(digits)?;
    let (_, code) = NUMBERS.iter().find(|(known, _)| *known == number)?;
    Some(format!("{code}{parameters}"))
}

fn phrase(text: &str) -> Option<String> {
    let key = search_key(text);
    let words: Vec<&str> =
        key.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_number = |word: &&&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let number = words.last().filter(is_number).copied();
    let name = words[..words.len() - usize::from(number.is_some())].join(" ");
    let meant = meaning(&name)?;
    match (number, has_number(meant)) {
        (number, true) => Some(format!("{meant}{}", number.unwrap_or("1"))),
        (None, false) => Some(meant.to_owned()),
        // `Buchholz -1`: one value less.
        (Some(number), false) if is_less(text, number) => {
            meaning(&format!("{name} minus")).map(|meant| format!("{meant}{number}"))
        }
        (Some(_), false) => None,
    }
}

/// Whether a text ends with a number behind a minus.
fn is_less(text: &str, number: &str) -> bool {
    text.trim_end().strip_suffix(number).is_some_and(|before| before.ends_with(['-', '−']))
}

fn meaning(name: &str) -> Option<&'static str> {
    PHRASES.iter().find(|(known, _)| *known == name).map(|(_, meant)| *meant)
}

/// Whether a specification ends with how many values are cut.
fn has_number(meant: &str) -> bool {
    meant.ends_with(['C', 'M']) && meant.contains('/')
}

/// What the phrases mean in which all the words typed are, or words that begin like them; those that are typed last may
/// be unfinished, and one or two letters are in too many phrases.
pub(crate) fn spoken_with(words: &[&str]) -> impl Iterator<Item = String> {
    let is_long = words.iter().any(|word| word.len() > 2);
    let holds =
        move |phrase: &str| words.iter().all(|word| phrase.split(' ').any(|one| one.starts_with(word)));
    let found = PHRASES.iter().filter(move |(phrase, _)| is_long && holds(phrase));
    found.map(|(_, meant)| if has_number(meant) { format!("{meant}1") } else { (*meant).to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::Spec;

    #[test]
    fn every_phrase_and_number_means_a_criterion() {
        for (phrase, spec) in PHRASES {
            let whole = spoken(phrase).unwrap_or_default();
            assert!(whole.parse::<Spec>().is_ok() && whole.starts_with(spec), "{phrase}");
            assert_eq!(*phrase, search_key(phrase), "phrases are written as they are searched");
        }
        assert!(NUMBERS.iter().all(|(_, spec)| spec.parse::<Spec>().is_ok()));
    }

    #[test]
    fn phrases_are_found_whatever_their_accents_hyphens_and_numbers() {
        let meant = |text: &str| spoken(text).unwrap_or_default();
        assert_eq!(meant("Buchholz Tronqué"), "BH/C1");
        assert_eq!(meant("Buchholz Cut-2"), "BH/C2");
        assert_eq!(meant("Median-Buchholz"), "BH/M1");
        assert_eq!(meant("Sonneborn-Berger"), "SB");
        assert_eq!(meant("84/C1"), "BH/C1");
        assert_eq!(spoken("Buchholz 3"), None, "three of what");
        let people =
            ["Sonneborn", "Berger", "Buchholz -1", "Buchholz −2", "Buchholz-1", "Buchholz total", "Mediana"];
        assert_eq!(people.map(meant), ["SB", "SB", "BH/C1", "BH/C2", "BH/C1", "BH", "BH/M1"]);
        let plain = ["median", "Médiane", "puntos de juego", "Buchholz sin el peor", "median 2"];
        assert_eq!(plain.map(meant), ["BH/M1", "BH/M1", "PTS:GP", "BH/C1", "BH/M2"]);
        let french = ["Buchholz coupé", "progressif", "Résultat particulier", "Buchholz coupé 2"];
        assert_eq!(french.map(meant), ["BH/C1", "PS", "DE", "BH/C2"]);
        let announced =
            ["Buchholz cortado", "Mayor número de victorias", "Greater number of victories", "Harkness"];
        assert_eq!(announced.map(meant), ["BH/C1", "WIN", "WIN", "BH/M1"]);
        let cut = ["Sonneborn-Berger Cut-1", "Average rating of opponents Cut 2", "Départage Berlin"];
        assert_eq!(cut.map(meant), ["SB/C1", "ARO/C2", "BERLIN"]);
        assert_eq!(spoken("93"), None);
        assert_eq!(spoken(""), None);
    }
}
