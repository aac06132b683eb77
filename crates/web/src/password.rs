//! Passwords: kept as argon2id has them, and tried a few times only.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::failure::{Admission, Failure};

/// The fewest characters of a password, and the most.
pub(crate) const SHORTEST: usize = 10;
const LONGEST: usize = 200;
/// How often an address may try, in how long a time.
const TRIES: u32 = 10;
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// How many addresses are remembered.
const ADDRESSES: usize = 10_000;

/// Each takes a while and some memory: two at a time, whoever asks.
static HASHING: Semaphore = Semaphore::const_new(2);

/// A hash of no password, so that a name nobody has takes as long as one that somebody has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm8$Zb7xB0rN0OIxLm5G0pS3n5DkAq8m4VqJ3cFZzv0vYxk";

/// A password as it is kept.
pub(crate) async fn hash(password: String) -> Result<String, Failure> {
    if !(SHORTEST..=LONGEST).contains(&password.chars().count()) {
        return Err(Admission::Password.into());
    }
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| Failure::NoChance)?;
    let made = slowly(move || {
        let salt = SaltString::encode_b64(&salt).ok()?;
        Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    });
    made.await?.ok_or(Failure::NoChance)
}

/// Whether a password is the one that is kept; nobody's is not.
pub(crate) async fn is_right(password: String, kept: Option<String>) -> Result<bool, Failure> {
    slowly(move || {
        let hash = kept.as_deref().unwrap_or(NOBODY);
        let is_it = PasswordHash::new(hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        is_it && kept.is_some()
    })
    .await
}

async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let _turn = HASHING.acquire().await.map_err(|_| Failure::NoChance)?;
    spawn_blocking(work).await.map_err(|_| Failure::NoChance)
}

/// How often each address has tried.
#[derive(Debug, Default)]
pub(crate) struct Tries(Mutex<HashMap<Option<IpAddr>, (u32, Instant)>>);

impl Tries {
    /// One more, before anything is computed: refused where there were too many.
    pub(crate) fn one_more(&self, from: Option<IpAddr>, now: Instant) -> Result<(), Failure> {
        let mut tries = self.0.lock().map_err(|_| Admission::TooOften)?;
        tries.retain(|_, (_, since)| now.duration_since(*since) < WINDOW);
        if tries.len() >= ADDRESSES {
            return Err(Admission::TooOften.into());
        }
        let (count, _) = tries.entry(from).or_insert((0, now));
        *count += 1;
        if *count > TRIES { Err(Admission::TooOften.into()) } else { Ok(()) }
    }

    /// It was the right one.
    pub(crate) fn succeeded(&self, from: Option<IpAddr>) {
        if let Ok(mut tries) = self.0.lock() {
            tries.remove(&from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn passwords_are_kept_as_argon2id() {
        let kept = hash("correct horse".to_owned()).await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(is_right("correct horse".to_owned(), Some(kept.clone())).await.expect("an answer"));
        assert!(!is_right("wrong horse".to_owned(), Some(kept)).await.expect("an answer"));
        assert!(!is_right("anything at all".to_owned(), None).await.expect("an answer"));
        assert!(PasswordHash::new(NOBODY).is_ok(), "it takes as long");
        assert!(matches!(hash("short".to_owned()).await, Err(Failure::Admission(Admission::Password))));
    }

    #[test]
    fn an_address_tries_ten_times() {
        let (tries, now) = (Tries::default(), Instant::now());
        let (one, other) = (Some(IpAddr::from([192, 168, 1, 30])), Some(IpAddr::from([192, 168, 1, 31])));
        for _ in 0..TRIES {
            assert!(tries.one_more(one, now).is_ok());
        }
        assert!(matches!(tries.one_more(one, now), Err(Failure::Admission(Admission::TooOften))));
        assert!(tries.one_more(other, now).is_ok());
        assert!(tries.one_more(one, now + WINDOW).is_ok(), "later");
    }
}
