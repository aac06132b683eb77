//! Eight bytes at once: where a short content ends and which number it is, without a branch on its length.

/// Every byte the same.
const fn all(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Eight bytes, the first one lowest.
#[derive(Clone, Copy)]
pub(super) struct Word(u64);

impl Word {
    /// The beginning of a text, unless it is shorter.
    pub(super) fn at(text: &[u8]) -> Option<Self> {
        text.first_chunk().map(|bytes| Self(u64::from_le_bytes(*bytes)))
    }

    /// How many bytes come before a byte; 8 where it does not come.
    pub(super) fn before(self, byte: u8) -> usize {
        // Borrows go upwards, so that the lowest byte that is marked is never wrong.
        let rest = self.0 ^ all(byte);
        let marked = rest.wrapping_sub(all(1)) & !rest & all(0x80);
        marked.trailing_zeros() as usize / 8
    }

    /// The number in the first bytes, 0 for none; `None` where one of them is no digit.
    pub(super) fn number(self, length: usize) -> Option<u64> {
        let unused = u32::try_from(64 - 8 * length.min(8)).unwrap_or(64);
        let digits = (self.0 ^ all(b'0')).checked_shl(unused).unwrap_or(0);
        let is_number = (digits.wrapping_add(all(0x76)) | digits) & all(0x80) == 0;
        is_number.then(|| joined(digits))
    }
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
        for length in 0..=8 {
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
