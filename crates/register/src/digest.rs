//! Digests: what a file, an entry or a list is told by, and what shows that nothing was changed.

use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// A digest by SHA-256, of a file or an entry of the ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of some bytes.
    ///
    /// ```
    /// use exaequo_register::Digest;
    ///
    /// let digest = Digest::of(b"abc");
    /// assert_eq!(digest.to_string()[..8], *"ba7816bf");
    /// assert_eq!(digest.to_string().parse(), Ok(digest));
    /// ```
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What is no digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digest has 64 hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Self, NoDigest> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(NoDigest);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NoDigest)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NoDigest)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Writes through to somebody else, and knows the digest and the length of all that was written.
#[derive(Clone, Debug)]
pub struct FileHasher<W> {
    out: W,
    digest: Sha256,
    bytes: u64,
}

impl<W: Write> FileHasher<W> {
    /// Writes through to `out`.
    pub fn new(out: W) -> Self {
        Self { out, digest: Sha256::new(), bytes: 0 }
    }

    /// Whom it wrote to, the digest and the length.
    pub fn finish(self) -> (W, Digest, u64) {
        (self.out, Digest(self.digest.finalize().into()), self.bytes)
    }
}

impl<W: Write> Write for FileHasher<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.digest.update(&bytes[..count]);
        self.bytes += count as u64;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A digest of several things one after the other. Each is preceded by its length, so that no two rows of things give the
/// same bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hashing(Sha256);

impl Hashing {
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.number(bytes.len() as u64);
        self.0.update(bytes);
        self
    }

    pub(crate) fn text(&mut self, text: &str) -> &mut Self {
        self.bytes(text.as_bytes())
    }

    pub(crate) fn number(&mut self, number: u64) -> &mut Self {
        self.0.update(number.to_le_bytes());
        self
    }

    pub(crate) fn digest(&mut self, digest: Digest) -> &mut Self {
        self.0.update(digest.0);
        self
    }

    pub(crate) fn finish(&self) -> Digest {
        Digest(self.0.clone().finalize().into())
    }
}
