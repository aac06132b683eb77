//! Letters without their accents, so that a name is found however it is typed: é as e, ø as o, ß as ss.

/// Letters of Latin alphabets by what they are without their marks.
const PLAIN: &[(&str, &str)] = &[
    ("àáâãäåāăąǎ", "a"),
    ("æǽ", "ae"),
    ("çćĉċč", "c"),
    ("ďđð", "d"),
    ("èéêëēĕėęě", "e"),
    ("ĝğġģǧ", "g"),
    ("ĥħ", "h"),
    ("ìíîïĩīĭįı", "i"),
    ("ĵ", "j"),
    ("ķ", "k"),
    ("ĺļľŀł", "l"),
    ("ñńņňŋ", "n"),
    ("òóôõöøōŏőǿ", "o"),
    ("œ", "oe"),
    ("ŕŗř", "r"),
    ("śŝşšș", "s"),
    ("ß", "ss"),
    ("ţťŧț", "t"),
    ("þ", "th"),
    ("ùúûüũūŭůűų", "u"),
    ("ŵẁẃẅ", "w"),
    ("ýÿŷ", "y"),
    ("źżž", "z"),
    ("’‘ʼ", "'"),
];

/// A text in small letters without accents, each blank once.
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().chars() {
        match PLAIN.iter().find(|(letters, _)| !letter.is_ascii() && letters.contains(letter)) {
            Some((_, plain)) => out.push_str(plain),
            // An accent of its own behind its letter.
            None if ('\u{300}'..='\u{36F}').contains(&letter) => {}
            None => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(folded(" Müller,  JOSÉ "), "muller, jose");
        assert_eq!(folded("Łukasz Strauß Bjørn Ægir L’Ami"), "lukasz strauss bjorn aegir l'ami");
        assert_eq!(folded("Nun\u{303}ez"), "nunez");
        assert_eq!(folded("Иванов"), "иванов");
    }
}
