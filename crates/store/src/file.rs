//! Files in parts: read from a stream, named by their digest, and checked when they are read again.
//!
//! Every engine keeps files in these parts, so that no file has to be in memory as a whole.

use std::io::{self, Read};

use exaequo_register::Digest;
use sha2::{Digest as _, Sha256};

use crate::StoreError;

/// The length of every part of a file but its last.
pub const PART: usize = 1 << 20;

/// A file that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StoredFile {
    /// The SHA-256 of its bytes, which is its name.
    pub digest: Digest,
    /// The number of its bytes.
    pub length: u64,
}

/// Reads a stream to its end and hands out its parts. An empty stream has none.
///
/// ```
/// use exaequo_store::file::split;
///
/// let mut lengths = Vec::new();
/// let file = split(std::io::repeat(b'x').take((3 << 19) as u64), |part| lengths.push(part.len()))?;
/// assert_eq!((file.length, lengths), (3 << 19, vec![1 << 20, 1 << 19]));
/// # use std::io::Read;
/// # Ok::<(), exaequo_store::StoreError>(())
/// ```
pub fn split(mut source: impl Read, mut each: impl FnMut(&[u8])) -> Result<StoredFile, StoreError> {
    let mut seen = Seen::default();
    let mut part = vec![0; PART];
    loop {
        let length = fill(&mut source, &mut part).map_err(StoreError::Source)?;
        if length > 0 {
            seen.add(&part[..length]);
            each(&part[..length]);
        }
        if length < PART {
            return Ok(seen.file());
        }
    }
}

/// Reads until the buffer is full or the stream at its end; how much was read.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match source.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

/// The parts of a file seen so far.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    digest: Sha256,
    length: u64,
}

impl Seen {
    /// Adds the next part.
    pub fn add(&mut self, part: &[u8]) {
        self.digest.update(part);
        self.length += part.len() as u64;
    }

    /// The file the parts make.
    pub fn file(self) -> StoredFile {
        StoredFile { digest: Digest(self.digest.finalize().into()), length: self.length }
    }

    /// Whether the parts make the file they should.
    pub fn check(self, expected: &StoredFile) -> Result<(), StoreError> {
        let same = self.file() == *expected;
        if same { Ok(()) } else { Err(StoreError::Changed { digest: expected.digest }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a byte at a time, as a slow line does.
    struct Drops<'a>(&'a [u8]);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = buffer.len().min(1);
            self.0.read(&mut buffer[..length])
        }
    }

    #[test]
    fn parts_do_not_depend_on_how_a_stream_comes() {
        let bytes: Vec<u8> = (0..PART + 5).map(|at| at.to_le_bytes()[0]).collect();
        let parts_of = |source: &mut dyn Read| {
            let mut parts = Vec::new();
            (split(source, |part| parts.push(part.to_vec())).unwrap(), parts)
        };
        let whole = parts_of(&mut bytes.as_slice());
        assert_eq!(whole, parts_of(&mut Drops(&bytes)));
        assert_eq!((whole.1.len(), whole.1.concat()), (2, bytes));
    }

    #[test]
    fn an_empty_file_and_a_file_of_whole_parts() {
        let parts_of = |length| {
            let mut parts = 0;
            let file = split(vec![7; length].as_slice(), |_| parts += 1).unwrap();
            (file.length, parts)
        };
        assert_eq!(
            [parts_of(0), parts_of(PART), parts_of(PART + 1)],
            [(0, 0), (1 << 20, 1), ((1 << 20) + 1, 2)]
        );
    }
}
