//! Passwords: kept as argon2id has them, and tried a few times only.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
#[cfg(test)]
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::failure::{Admission, Failure};
use crate::visitor::line;

/// The fewest characters of a password, and the most.
pub(crate) const SHORTEST: usize = 10;
const LONGEST: usize = 200;
/// In how long a time attempts are counted.
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// How many addresses and accounts are remembered.
const MOST: usize = 10_000;

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

/// How many were computed, for tests.
#[cfg(test)]
static COMPUTED: AtomicU64 = AtomicU64::new(0);

async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let _turn = HASHING.acquire().await.map_err(|_| Failure::NoChance)?;
    #[cfg(test)]
    COMPUTED.fetch_add(1, Ordering::Relaxed);
    spawn_blocking(work).await.map_err(|_| Failure::NoChance)
}

/// Whose attempts are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Trier {
    /// Those from an address, as [`Trier::from`] has it.
    Address(Option<IpAddr>),
    /// Those at a name, whoever they come from and whether anybody has it: many addresses cannot guess one password.
    Name(String),
    /// Those of a browser that somebody has signed in with under that name before, wherever it is now.
    Browser(String),
    /// Those at the second factor of an account.
    Code(u64),
}

impl Trier {
    /// Whoever asks from an address; all of a line of IPv6 count together.
    pub(crate) fn from(address: Option<IpAddr>) -> Self {
        Self::Address(address.map(line))
    }

    /// How often may be tried.
    const fn most(&self) -> u32 {
        match self {
            Self::Address(_) | Self::Browser(_) => 10,
            Self::Name(_) => 20,
            Self::Code(_) => 5,
        }
    }
}

/// How often each has tried.
#[derive(Debug, Default)]
pub(crate) struct Tries(Mutex<HashMap<Trier, (u32, Instant)>>);

impl Tries {
    /// One more, before anything is computed: refused where there were too many. Whoever is refused is not counted for those
    /// named behind: an address cannot fill the memory with names.
    pub(crate) fn one_more(&self, by: &[Trier], now: Instant) -> Result<(), Failure> {
        let mut tries = self.0.lock().map_err(|_| Admission::TooOften)?;
        tries.retain(|_, (_, since)| now.duration_since(*since) < WINDOW);
        for trier in by {
            if tries.len() >= MOST && !tries.contains_key(trier) {
                forget_the_oldest(&mut tries);
            }
            let (count, _) = tries.entry(trier.clone()).or_insert((0, now));
            *count = count.saturating_add(1);
            if *count > trier.most() {
                return Err(Admission::TooOften.into());
            }
        }
        Ok(())
    }

    /// It was the right one.
    pub(crate) fn succeeded(&self, by: &[Trier]) {
        if let Ok(mut tries) = self.0.lock() {
            tries.retain(|trier, _| !by.contains(trier));
        }
    }
}

fn forget_the_oldest(tries: &mut HashMap<Trier, (u32, Instant)>) {
    let oldest = tries.iter().min_by_key(|(_, (_, since))| *since).map(|(trier, _)| trier.clone());
    if let Some(oldest) = oldest {
        tries.remove(&oldest);
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

    /// A name that nobody has costs what one costs that somebody has: the same function of the same size, once.
    #[tokio::test]
    async fn a_name_that_nobody_has_takes_as_long() {
        let kept = hash("correct horse".to_owned()).await.expect("a hash");
        let cost = |hash: &str| {
            let hash = PasswordHash::new(hash).expect("a hash");
            (
                hash.algorithm.to_string(),
                hash.version,
                hash.params.to_string(),
                hash.hash.map(|one| one.len()),
            )
        };
        assert_eq!(cost(&kept), cost(NOBODY));
        let before = COMPUTED.load(Ordering::Relaxed);
        is_right("guess".to_owned(), Some(kept)).await.expect("an answer");
        let known = COMPUTED.load(Ordering::Relaxed) - before;
        is_right("guess".to_owned(), None).await.expect("an answer");
        assert!(
            known >= 1 && COMPUTED.load(Ordering::Relaxed) - before >= 2 * known,
            "nobody's is computed too"
        );
    }

    fn address(last: u8) -> Trier {
        Trier::Address(Some(IpAddr::from([192, 168, 1, last])))
    }

    #[test]
    fn an_address_tries_ten_times() {
        let (tries, now) = (Tries::default(), Instant::now());
        for _ in 0..10 {
            assert!(tries.one_more(&[address(30)], now).is_ok());
        }
        let refused = tries.one_more(&[address(30)], now);
        assert!(matches!(refused, Err(Failure::Admission(Admission::TooOften))));
        assert!(tries.one_more(&[address(31)], now).is_ok());
        assert!(tries.one_more(&[address(30)], now + WINDOW).is_ok(), "later");
    }

    #[test]
    fn many_addresses_do_not_guess_one_password() {
        let (tries, now) = (Tries::default(), Instant::now());
        let bea = || Trier::Name("Bea".to_owned());
        for last in 0..20 {
            assert!(tries.one_more(&[address(last), bea()], now).is_ok());
        }
        assert!(tries.one_more(&[address(99), bea()], now).is_err());
        assert!(tries.one_more(&[address(98), Trier::Name("Ada".to_owned())], now).is_ok());
        tries.succeeded(&[bea()]);
        assert!(tries.one_more(&[address(97), bea()], now).is_ok());
    }

    #[test]
    fn one_address_does_not_keep_others_out() {
        let (tries, now) = (Tries::default(), Instant::now());
        for number in 0..=MOST {
            let made_up = Trier::Name(format!("nobody {number}"));
            assert_eq!(tries.one_more(&[address(30), made_up], now).is_ok(), number < 10);
        }
        assert!(tries.0.lock().expect("tries").len() <= 11, "names behind a refusal are not kept");
        assert!(tries.one_more(&[address(31), Trier::Name("Bea".to_owned())], now).is_ok());
    }

    #[test]
    fn when_the_memory_is_full_the_oldest_is_forgotten() {
        let (tries, now) = (Tries::default(), Instant::now());
        for number in 0..MOST {
            let moment = now + Duration::from_millis(number as u64);
            let name = Trier::Name(format!("nobody {number}"));
            assert!(tries.one_more(&[name], moment).is_ok());
        }
        let bea = [address(31), Trier::Name("Bea".to_owned())];
        assert!(tries.one_more(&bea, now + Duration::from_secs(60)).is_ok());
        let tries = tries.0.into_inner().expect("tries");
        assert_eq!(tries.len(), MOST);
        for (number, is_kept) in [(0, false), (1, false), (2, true)] {
            assert_eq!(tries.contains_key(&Trier::Name(format!("nobody {number}"))), is_kept);
        }
    }

    #[test]
    fn a_line_of_ipv6_counts_once() {
        let from = |text: &str| Trier::from(Some(text.parse().expect("an address")));
        assert_eq!(from("2001:db8:1:2::1"), from("2001:db8:1:2:ffff::9"));
        assert_ne!(from("2001:db8:1:2::1"), from("2001:db8:1:3::1"));
        assert_eq!(from("::ffff:192.168.1.30"), address(30));
        assert_ne!(from("192.168.1.31"), address(30));
    }
}
