//! Foreign text made safe to show: nothing in a file reaches a terminal as a command.

use unicode_width::UnicodeWidthChar;

/// The character as it is shown: what is not visible, or would act on the terminal, becomes a blank.
pub fn visible(letter: char) -> char {
    if letter.is_control() || is_direction(letter) { ' ' } else { letter }
}

/// Invisible marks that change the direction of the text around them, and the separators of lines.
const fn is_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{61C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}'
    )
}

/// Text of a file as it is shown.
pub fn sanitize(text: &str) -> String {
    let text = text.trim();
    // Most names are plain. All letters are looked at, which takes less time than stopping at the first that is not.
    let is_odd = |byte: u8| !byte.is_ascii_graphic() && byte != b' ';
    if !text.bytes().fold(false, |odd, byte| odd | is_odd(byte)) {
        return text.to_owned();
    }
    text.chars().map(visible).collect()
}

/// How many columns of a terminal a character takes: none for marks that belong to the letter before, two for the wide
/// scripts of East Asia and for emoji.
pub fn width(letter: char) -> usize {
    letter.width().unwrap_or(1)
}

/// Columns of a terminal that a text takes.
pub fn text_width(text: &str) -> usize {
    // Most texts are plain.
    if text.is_ascii() { text.len() } else { text.chars().map(width).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_acts_on_the_terminal() {
        assert_eq!(sanitize("a\u{1b}[31mb\u{202e}c\u{9b}d\te "), "a [31mb c d e");
    }

    #[test]
    fn widths_of_characters() {
        assert_eq!(text_width("Muñoz"), 5);
        assert_eq!(text_width("Mun\u{303}oz"), 5);
        assert_eq!(text_width("棋士"), 4);
        assert_eq!(["น้ำ", "か\u{3099}", "שָׁלוֹם", "नमस्ते"].map(text_width), [2, 2, 4, 4]);
    }
}
