//! Eight bytes at once: where a short content ends and which number it is, without a branch on its length.

/// Every byte the same.
const fn all(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// How many bytes a word has.
pub(super) const WIDTH: usize = 8;
/// The lowest byte of those that [`Word::is_plain`] takes: behind blanks, ends of lines and `&`.
const PLAIN: u8 = b'&' + 1;

/// Eight bytes, the first one lowest.
#[derive(Clone, Copy)]
pub(super) struct Word(u64);

impl Word {
    /// The beginning of a text, unless it is shorter.
    pub(super) fn at(text: &[u8]) -> Option<Self> {
        text.first_chunk().map(|bytes| Self(u64::from_le_bytes(*bytes)))
    }

    /// The words of a text, without what is too short for one.
    pub(super) fn all_of(text: &[u8]) -> impl Iterator<Item = Self> {
        text.as_chunks().0.iter().map(|bytes| Self(u64::from_le_bytes(*bytes)))
    }

    /// How many bytes come before a byte; 8 where it does not come.
    pub(super) fn before(self, byte: u8) -> usize {
        self.marked(byte).trailing_zeros() as usize / 8
    }

    /// How many bytes come before the first of two; 8 where none comes.
    pub(super) fn before_either(self, one: u8, other: u8) -> usize {
        (self.marked(one) | self.marked(other)).trailing_zeros() as usize / 8
    }

    /// Whether the first `length` bytes are ASCII, behind `&`, so that none of them is a blank or the end of a line either.
    #[inline(always)]
    pub(super) fn is_plain(self, length: usize) -> bool {
        let upper = (self.0 & all(0x7F)).wrapping_add(all(0x80 - PLAIN)) & !self.0;
        !upper & all(0x80) & first(length) == 0
    }

    /// Whether the first `length` bytes are ASCII other than `&`.
    #[inline(always)]
    pub(super) fn is_text(self, length: usize) -> bool {
        (self.0 & all(0x80) | self.marked(b'&')) & first(length) == 0
    }

    /// The highest bits of the bytes that are as asked for. Borrows go upwards, so that the lowest one that is marked is never
    /// wrong, and nothing is marked where none is.
    fn marked(self, byte: u8) -> u64 {
        let rest = self.0 ^ all(byte);
        rest.wrapping_sub(all(1)) & !rest & all(0x80)
    }

    /// The number in the first `length` bytes, at least one; `None` where one of them is no digit.
    #[inline(always)]
    pub(super) fn number(self, length: usize) -> Option<u64> {
        let unused = u32::try_from(8 * WIDTH.saturating_sub(length)).unwrap_or(0);
        let digits = (self.0 ^ all(b'0')).wrapping_shl(unused);
        let is_number = (digits.wrapping_add(all(0x76)) | digits) & all(0x80) == 0;
        is_number.then(|| joined(digits))
    }
}

/// The bits of the first `length` bytes.
fn first(length: usize) -> u64 {
    let bits = u32::try_from(8 * length).unwrap_or(u64::BITS);
    1_u64.checked_shl(bits).map_or(u64::MAX, |above| above - 1)
}

/// Eight digits to a number: pairs, pairs of pairs, and both halves.
fn joined(digits: u64) -> u64 {
    const PAIR: u64 = 0x0000_00FF_0000_00FF;
    const UPPER: u64 = 100 + (1_000_000 << 32);
    const LOWER: u64 = 1 + (10_000 << 32);
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8);
    let upper = (pairs & PAIR).wrapping_mul(UPPER);
    let lower = ((pairs >> 16) & PAIR).wrapping_mul(LOWER);
    upper.wrapping_add(lower) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length() {
        for length in 1..=8 {
            let text = format!("{}<tag>more", &"73915208"[..length]);
            let word = Word::at(text.as_bytes()).unwrap();
            assert_eq!(word.before(b'<'), length);
            assert_eq!(word.number(length), Some(text[..length].parse().unwrap_or(0)));
        }
    }

    #[test]
    fn every_byte_but_a_digit_is_no_number() {
        for byte in 0..=255 {
            for place in 0..8 {
                let mut bytes = *b"12345678";
                bytes[place] = byte;
                let found = Word::at(&bytes).unwrap().number(8);
                assert_eq!(found.is_some(), byte.is_ascii_digit(), "{bytes:?}");
            }
        }
    }

    #[test]
    fn what_is_plain_needs_no_second_look() {
        for byte in 0..=255 {
            for place in 0..8 {
                let mut bytes = *b"Carlsen,";
                bytes[place] = byte;
                let word = Word::at(&bytes).unwrap();
                for length in 0..=8 {
                    let is_seen = place < length;
                    let is_text = byte.is_ascii() && byte != b'&';
                    assert_eq!(word.is_text(length), is_text || !is_seen, "{bytes:?} {length}");
                    let is_plain = is_text && byte > b'&';
                    assert_eq!(word.is_plain(length), is_plain || !is_seen, "{bytes:?} {length}");
                }
            }
        }
    }

    #[test]
    fn a_text_ends_at_the_first_of_two_bytes() {
        let ends = |text: &[u8; 8]| Word::at(text).unwrap().before_either(b'<', b'\n');
        assert_eq!([ends(b"abc<de\nf"), ends(b"a\nc<defg"), ends(b";=\x0b\x0bM\x8a\xbcN")], [3, 1, 8]);
        assert_eq!(Word::all_of(b"12345678abcdefghrest").count(), 2);
    }

    #[test]
    fn the_first_tag_is_found_whatever_stands_around_it() {
        for byte in 0..=255 {
            for place in 0..8 {
                let mut bytes = [byte; 8];
                bytes[place] = b'<';
                let expected = if byte == b'<' { 0 } else { place };
                assert_eq!(Word::at(&bytes).unwrap().before(b'<'), expected, "{bytes:?}");
            }
        }
        assert_eq!(Word::at(b"=;=;=;=;").unwrap().before(b'<'), 8);
    }
}
