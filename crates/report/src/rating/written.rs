//! A figure as it is written, held in one number: its characters are made and stored together, not one by one.

use crate::value::PAIRS;

/// Bytes of the longest figure, and some more: a minus sign of three, ten digits and a mark.
pub(super) const MOST_BYTES: usize = 16;

const BLANKS: u128 = u128::from_le_bytes([b' '; MOST_BYTES]);

/// Numbers of two digits, as what tells them from blanks.
static TWO: [u16; 100] = two_digits();

const fn two_digits() -> [u16; 100] {
    let pairs: &[[u8; 2]] = PAIRS.as_bytes().as_chunks().0;
    let (mut all, mut number) = ([0; 100], 0);
    while number < all.len() {
        all[number] = u16::from_le_bytes(pairs[number]) ^ u16::from_le_bytes([b' '; 2]);
        number += 1;
    }
    all
}

/// Characters, the first in the lowest byte. Each is kept as what tells it from a blank, so that blanks follow the last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    text: u128,
    bytes: u32,
    /// Columns of a terminal.
    columns: u32,
}

impl Written {
    pub(super) const NOTHING: Self = Self { text: 0, bytes: 0, columns: 0 };

    /// One character.
    pub(super) const fn character(character: &str) -> Self {
        let (mut text, mut bytes) = (0, 0);
        let mut rest = character.as_bytes();
        while let [byte, after @ ..] = rest {
            text |= ((*byte ^ b' ') as u128) << (8 * bytes);
            (rest, bytes) = (after, bytes + 1);
        }
        Self { text, bytes, columns: 1 }
    }

    /// A number; nearly all are ratings or smaller.
    #[inline]
    pub(super) fn number(number: u32) -> Self {
        if number >= 10_000 {
            return Self::long_number(number);
        }
        let zeros = u32::from(number < 10) + u32::from(number < 100) + u32::from(number < 1000);
        Self::plain(four(number) >> (8 * zeros), 4 - zeros)
    }

    #[cold]
    fn long_number(number: u32) -> Self {
        Self::number(number / 10_000).then(Self::plain(four(number % 10_000), 4))
    }

    /// A mark of one byte and two digits of a number below one hundred.
    #[inline]
    pub(super) fn mark_and_two(mark: u8, number: u32) -> Self {
        Self::plain(u32::from(mark ^ b' ') | pair(number) << 8, 3)
    }

    #[inline]
    fn plain(text: u32, bytes: u32) -> Self {
        Self { text: u128::from(text), bytes, columns: bytes }
    }

    /// Both, one after the other.
    #[inline]
    pub(super) fn then(self, next: Self) -> Self {
        Self {
            text: self.text | next.text.wrapping_shl(8 * self.bytes),
            bytes: self.bytes + next.bytes,
            columns: self.columns + next.columns,
        }
    }

    /// The characters, with blanks after them.
    #[inline]
    pub(super) const fn padded(self) -> [u8; MOST_BYTES] {
        (self.text ^ BLANKS).to_le_bytes()
    }

    /// The characters alone.
    pub(super) fn text(self) -> String {
        let padded = self.padded();
        String::from_utf8_lossy(&padded[..self.bytes()]).into_owned()
    }

    #[inline]
    pub(super) const fn bytes(self) -> usize {
        self.bytes as usize
    }

    #[inline]
    pub(super) const fn columns(self) -> usize {
        self.columns as usize
    }
}

/// Two digits of a number below one hundred.
#[inline]
fn pair(number: u32) -> u32 {
    u32::from(TWO[number as usize])
}

/// Four digits of a number below ten thousand.
#[inline]
fn four(number: u32) -> u32 {
    pair(number / 100) | pair(number % 100) << 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_with_blanks_after_them() {
        for number in [0, 7, 10, 99, 100, 999, 1000, 2813, 9999, 10_000, 1_204_056, u32::MAX] {
            let written = Written::number(number);
            let text = number.to_string();
            assert_eq!(written.padded(), format!("{text:16}").as_bytes());
            assert_eq!([written.bytes(), written.columns()], [text.len(); 2]);
        }
    }

    #[test]
    fn characters_of_several_bytes() {
        let minus = Written::character("−");
        let written =
            minus.then(Written::mark_and_two(b',', 5)).then(Written::NOTHING).then(Written::character("*"));
        assert_eq!(written.padded(), "−,05*         ".as_bytes());
        assert_eq!((written.bytes(), written.columns()), (7, 5));
    }
}
