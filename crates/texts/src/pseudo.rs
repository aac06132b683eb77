//! A made-up language: English that can be read, but not be mistaken for English.
//!
//! What is shown without brackets and accents did not come from the macros; what breaks a layout here would break it in
//! a language with longer words.

/// The text with accents on its vowels, longer by 40 %, in brackets. Arguments stay as they are, and so do texts without
/// words, such as a decimal mark.
pub(crate) fn pseudo(text: &str) -> String {
    let mut inside = false;
    let mut has_words = false;
    let accented: String = text
        .chars()
        .map(|sign| {
            inside = sign == '{' || inside && sign != '}';
            has_words |= !inside && sign.is_alphabetic();
            if inside { sign } else { accent(sign) }
        })
        .collect();
    if !has_words {
        return text.to_owned();
    }
    let more = "·".repeat((text.chars().count() * 2).div_ceil(5));
    format!("⟦{accented}{more}⟧")
}

const fn accent(sign: char) -> char {
    match sign {
        'a' => 'à',
        'e' => 'ê',
        'i' => 'ï',
        'o' => 'ö',
        'u' => 'ü',
        'y' => 'ý',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ø',
        'U' => 'Û',
        'Y' => 'Ÿ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_change_and_arguments_do_not() {
        assert_eq!(pseudo("Round {round}:"), "⟦Röünd {round}:······⟧");
        assert_eq!(pseudo("{{a}}"), "{{a}}");
        assert_eq!(pseudo("{first}–{last}"), "{first}–{last}");
    }
}
