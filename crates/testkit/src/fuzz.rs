//! Bytes spoilt in the ways files get spoilt.
//!
//! A stand-in for a fuzzer on a toolchain without one: readers must neither panic nor hang on what comes out. A
//! failing case is repeated by its seed.
//!
//! ```
//! use exaequo_testkit::fuzz::Mutator;
//!
//! let seed = b"012 Fjord Open\r\n001    1 m    Aasen, Bjorn\r\n".to_vec();
//! let mut mutator = Mutator::new(1);
//! for _ in 0..100 {
//!     let spoilt = mutator.mutate(&seed, &[]);
//!     let _ = String::from_utf8_lossy(&spoilt).lines().count();
//! }
//! ```

mod lines;

use crate::Random;

/// Nothing longer than this comes out.
pub const LONGEST: usize = 1 << 20;

/// Bytes that readers stumble over.
const INTERESTING: &[&[u8]] = &[
    b"\0",
    b"\r",
    b"\n",
    b"\t",
    b"\x1a",
    b"\x1b",
    b"\x7f",
    b"\x80",
    b"\xff",
    b"\xc3",
    b"\xc3\xa9",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xa8",
    b"0",
    b"9",
    b"9999",
    b"99999",
    b"0000",
    b"-1",
    b"-",
    b"+",
    b"=",
    b"*",
    b"?",
    b"/",
    b":",
    b".",
    b",",
    b" ",
    b"4294967296",
    b"18446744073709551616",
    b"1e9",
    b"\xc2\xbd",
];

/// Spoils bytes; the same seed spoils the same input in the same way.
#[derive(Clone, Debug)]
pub struct Mutator {
    random: Random,
}

/// One way to spoil.
#[derive(Clone, Copy)]
enum Change {
    /// The length stays.
    Within(fn(&mut Random, &mut [u8])),
    Resizing(fn(&mut Random, &mut Vec<u8>)),
    /// With a piece of another input.
    Mixing(fn(&mut Random, &mut Vec<u8>, &[u8])),
}

const CHANGES: &[Change] = &[
    Change::Within(flip_bit),
    Change::Within(change_digit),
    Change::Within(lines::swap_columns),
    Change::Resizing(insert),
    Change::Resizing(delete),
    Change::Resizing(replace),
    Change::Resizing(truncate),
    Change::Resizing(lines::duplicate),
    Change::Resizing(lines::delete),
    Change::Resizing(lines::swap),
    Change::Resizing(lines::shift_columns),
    Change::Resizing(lines::lengthen),
    Change::Resizing(lines::change_ends),
    Change::Mixing(splice),
];

impl Change {
    fn apply(self, random: &mut Random, bytes: &mut Vec<u8>, others: &[Vec<u8>]) {
        match self {
            Self::Within(change) => change(random, bytes),
            Self::Resizing(change) => change(random, bytes),
            Self::Mixing(_) if others.is_empty() => {}
            Self::Mixing(change) => {
                let other = random.pick(others);
                change(random, bytes, other);
            }
        }
    }
}

impl Mutator {
    /// The mutator of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }

    /// The input with one to six changes. Pieces of `others` may end up in it.
    pub fn mutate(&mut self, input: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = input.to_vec();
        for _ in 0..self.random.between(1, 6) {
            let change = *self.random.pick(CHANGES);
            change.apply(&mut self.random, &mut bytes, others);
            bytes.truncate(LONGEST);
        }
        bytes
    }
}

fn flip_bit(random: &mut Random, bytes: &mut [u8]) {
    let place = random.index(bytes.len());
    if let Some(byte) = bytes.get_mut(place) {
        *byte ^= 1 << random.below(8);
    }
}

fn insert(random: &mut Random, bytes: &mut Vec<u8>) {
    let place = random.index(bytes.len() + 1);
    bytes.splice(place..place, random.pick(INTERESTING).iter().copied());
}

fn delete(random: &mut Random, bytes: &mut Vec<u8>) {
    let start = random.index(bytes.len());
    let end = (start + random.index(12) + 1).min(bytes.len());
    bytes.drain(start..end);
}

fn replace(random: &mut Random, bytes: &mut Vec<u8>) {
    let piece = *random.pick(INTERESTING);
    let start = random.index(bytes.len());
    let end = (start + piece.len()).min(bytes.len());
    bytes.splice(start..end, piece.iter().copied());
}

/// A digit becomes another: numbers that are well formed and wrong.
fn change_digit(random: &mut Random, bytes: &mut [u8]) {
    let start = random.index(bytes.len());
    let digit = bytes.iter_mut().skip(start).find(|byte| byte.is_ascii_digit());
    if let Some(digit) = digit {
        *digit = *random.pick(b"0123456789");
    }
}

fn truncate(random: &mut Random, bytes: &mut Vec<u8>) {
    bytes.truncate(random.index(bytes.len() + 1));
}

/// The beginning of one input and the end of another.
fn splice(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    bytes.truncate(random.index(bytes.len() + 1));
    bytes.extend(&other[random.index(other.len() + 1)..]);
}

#[cfg(test)]
mod tests;
