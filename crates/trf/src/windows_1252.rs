//! Windows-1252: ASCII, Latin-1, and typographic signs where Latin-1 has control characters.
//!
//! The five codes that Windows leaves open stand for the control characters of Latin-1, as the WHATWG Encoding Standard
//! has it, so that every byte is a character and comes back.

/// The characters of 0x80 to 0x9F, in which Windows-1252 is not Latin-1.
const SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// Code of the first of them.
const FIRST_SIGN: u8 = 0x80;

/// The text of bytes, of which each is a character.
pub(crate) fn decode(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| character(byte)).collect()
}

/// The bytes of a text, or the first character that has no code.
pub(crate) fn encode(text: &str) -> Result<Vec<u8>, char> {
    text.chars().map(|letter| code(letter).ok_or(letter)).collect()
}

fn character(byte: u8) -> char {
    let sign = byte.checked_sub(FIRST_SIGN).and_then(|place| SIGNS.get(usize::from(place)));
    sign.copied().unwrap_or(char::from(byte))
}

/// The byte of a letter.
pub(crate) fn code(letter: char) -> Option<u8> {
    if let Ok(byte) = u8::try_from(letter)
        && character(byte) == letter
    {
        return Some(byte);
    }
    (FIRST_SIGN..).zip(SIGNS).find(|(_, sign)| *sign == letter).map(|(code, _)| code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The upper half of the code page, a row for each sixteen codes; `.` are the five that Windows leaves open.
    const UPPER_HALF: [&str; 8] = [
        "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž.",
        ".‘’“”•–—˜™š›œ.žŸ",
        "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯",
        "°±²³´µ¶·¸¹º»¼½¾¿",
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ",
        "ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß",
        "àáâãäåæçèéêëìíîï",
        "ðñòóôõö÷øùúûüýþÿ",
    ];

    #[test]
    fn all_codes_of_the_upper_half() {
        let letters: Vec<char> = UPPER_HALF.iter().flat_map(|row| row.chars()).collect();
        assert_eq!(letters.len(), 128);
        for (byte, letter) in (0x80..=0xFF).zip(letters) {
            let expected = if letter == '.' { char::from(byte) } else { letter };
            assert_eq!((character(byte), code(expected)), (expected, Some(byte)), "{byte:#X}");
        }
    }

    #[test]
    fn the_lower_half_is_ascii() {
        for byte in 0..0x80 {
            assert_eq!((character(byte), code(char::from(byte))), (char::from(byte), Some(byte)));
        }
    }

    #[test]
    fn control_characters_that_gave_way_have_no_code() {
        assert_eq!((code('\u{80}'), code('\u{9F}'), code('Ł'), code('𝔞')), (None, None, None, None));
    }
}
