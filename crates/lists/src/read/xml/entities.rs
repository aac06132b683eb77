//! Texts with the characters that XML writes otherwise.

use std::borrow::Cow;

use crate::field::text;

/// A text with the characters that XML writes otherwise.
pub(super) fn unescaped(content: &[u8]) -> Cow<'_, str> {
    if content.is_empty() {
        return Cow::Borrowed("");
    }
    let text = text(content);
    if memchr::memchr(b'&', text.as_bytes()).is_none() {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_ref();
    while let Some((before, behind)) = rest.split_once('&') {
        plain.push_str(before);
        let known = behind.split_once(';').and_then(|(name, behind)| Some((character(name)?, behind)));
        rest = known.map_or(behind, |(_, behind)| behind);
        plain.push(known.map_or('&', |(character, _)| character));
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

fn character(name: &str) -> Option<char> {
    let numbered = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let digits = name.strip_prefix('#')?;
            digits.strip_prefix('x').map_or_else(|| numbered(digits, 10), |digits| numbered(digits, 16))
        }
    }
}
