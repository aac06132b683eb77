//! A plain reader of XML lists, to compare with: every text and every tag is copied out of the stream.

use std::io::BufRead;

/// The sum of numbers and ratings.
pub(super) fn sum(mut list: &[u8]) -> u64 {
    let (mut text, mut tag, mut sum) = (Vec::new(), Vec::new(), 0);
    loop {
        text.clear();
        tag.clear();
        let read =
            list.read_until(b'<', &mut text).unwrap_or(0) + list.read_until(b'>', &mut tag).unwrap_or(0);
        if read == 0 {
            return sum;
        }
        let content = text.strip_suffix(b"<").unwrap_or(&text);
        match tag.as_slice() {
            b"/fideid>" | b"/rating>" | b"/rapid_rating>" | b"/blitz_rating>" | b"/k>" | b"/rapid_k>"
            | b"/blitz_k>" | b"/birthday>" => sum += number(content),
            _ => {}
        }
    }
}

fn number(content: &[u8]) -> u64 {
    content.iter().filter(|byte| byte.is_ascii_digit()).fold(0, |sum, byte| sum * 10 + u64::from(byte - b'0'))
}
