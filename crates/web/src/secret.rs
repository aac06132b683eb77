//! Secrets of 256 bits, and what is kept of them.

use exaequo_store::access::KeyDigest;
use exaequo_store::hex;
use sha2::{Digest as _, Sha256};

use crate::failure::Failure;

/// Something that nobody guesses.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    /// A new one, from the system.
    pub(crate) fn new() -> Result<Self, Failure> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| Failure::NoChance)?;
        Ok(Self(hex(&bytes)))
    }

    /// What somebody has sent; nothing else has its form.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let is_one = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_one.then(|| Self(text.to_owned()))
    }

    /// As it is sent.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// As it is kept.
    pub(crate) fn digest(&self) -> KeyDigest {
        digest(&["kept", &self.0])
    }

    /// What the forms carry that whoever has the secret is shown.
    pub(crate) fn form_token(&self, of: &str) -> String {
        hex(&digest(&["form", of, &self.0]))
    }
}

/// Nobody sees it in a log.
impl std::fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Secret")
    }
}

/// The digest of several parts, none of which runs into the next.
pub(crate) fn digest(parts: &[&str]) -> KeyDigest {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part.as_bytes());
        hasher.update([0]);
    }
    hasher.finalize().into()
}

/// Whether two texts are the same, in a time that does not tell where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    digest(&["same", one]) == digest(&["same", other])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_kept_as_something_else() {
        let (one, other) = (Secret::new().expect("chance"), Secret::new().expect("chance"));
        assert_eq!(one.text().len(), 64);
        assert_ne!(one, other);
        assert_ne!(hex(&one.digest()), one.text());
        assert_ne!(one.form_token("a"), hex(&one.digest()));
        assert_eq!(format!("{one:?}"), "Secret");
        for text in ["", "x", &"g".repeat(64), &"a".repeat(65)] {
            assert_eq!(Secret::of(text), None);
        }
    }
}
