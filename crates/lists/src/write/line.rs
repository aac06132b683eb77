//! A line that is being written: numbers and texts without memory of their own.

use std::borrow::Cow;

/// Adds a number.
pub(super) fn number(line: &mut Vec<u8>, number: impl Into<u64>) {
    let mut digits = [0; 20];
    let (mut at, mut left) = (digits.len(), number.into());
    loop {
        at -= 1;
        digits[at] = b'0' + u8::try_from(left % 10).unwrap_or(0);
        left /= 10;
        if left == 0 {
            break;
        }
    }
    line.extend_from_slice(&digits[at..]);
}

/// Adds a number where there is one.
pub(super) fn maybe(line: &mut Vec<u8>, known: Option<impl Into<u64>>) {
    if let Some(known) = known {
        number(line, known);
    }
}

/// A text without control characters.
pub(super) fn shown(text: &str) -> Cow<'_, str> {
    // All of them are below the blank, or `DEL`, or begin with the same byte in UTF-8.
    let may_control = |byte: u8| byte < b' ' || byte == 0x7F || byte == 0xC2;
    if text.bytes().fold(false, |any, byte| any | may_control(byte)) {
        Cow::Owned(text.chars().filter(|character| !character.is_control()).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Adds a text in which some bytes are written otherwise.
pub(super) fn escaped(line: &mut Vec<u8>, text: &str, escape: impl Fn(u8) -> Option<&'static str>) {
    let mut plain = 0;
    for (at, byte) in text.bytes().enumerate() {
        if let Some(instead) = escape(byte) {
            line.extend_from_slice(&text.as_bytes()[plain..at]);
            line.extend_from_slice(instead.as_bytes());
            plain = at + 1;
        }
    }
    line.extend_from_slice(&text.as_bytes()[plain..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length() {
        for expected in [0, 7, 10, 99, 2839, 1_503_014, u64::MAX] {
            let mut line = Vec::new();
            number(&mut line, expected);
            assert_eq!(line, expected.to_string().into_bytes());
        }
    }

    #[test]
    fn control_characters_are_left_out_and_nothing_else() {
        for character in ('\0'..='\u{2100}').chain(['\u{FEFF}', '♔']) {
            let text = format!("a{character}b");
            let expected = if character.is_control() { "ab" } else { text.as_str() };
            assert_eq!(shown(&text), expected, "{character:?}");
        }
    }
}
