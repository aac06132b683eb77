//! How often somebody may ask: so many requests a minute, at once or one after the other.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::failure::{Declined, Failure};

/// How many requests a minute an address has, unless it is told otherwise.
pub(crate) const USUAL: u32 = 600;
/// In which time the requests are counted.
const WINDOW: Duration = Duration::from_secs(60);
/// How many are remembered.
const MOST: usize = 10_000;

/// Who asks, as requests are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    /// Somebody at an address.
    Address(Option<IpAddr>),
    /// A program with a token.
    Token(u64),
}

/// Until when the requests of each would last, if they came evenly.
#[derive(Debug, Default)]
pub(crate) struct Limit(Mutex<HashMap<Asker, Instant>>);

impl Limit {
    /// One more request of somebody who has so many a minute; refused where there were too many.
    pub(crate) fn one_more(&self, asker: Asker, each_minute: u32, now: Instant) -> Result<(), Failure> {
        let mut known = self.0.lock().map_err(|_| Declined::Overloaded)?;
        if known.len() >= MOST {
            known.retain(|_, until| *until > now);
        }
        if known.len() >= MOST && !known.contains_key(&asker) {
            // Whoever has asked least: many addresses do not keep others out.
            let least = known.iter().min_by_key(|(_, until)| **until).map(|(asker, _)| asker.clone());
            if let Some(least) = least {
                known.remove(&least);
            }
        }
        let until = known.entry(asker).or_insert(now);
        let after = (*until).max(now) + WINDOW / each_minute.max(1);
        let ahead = after.duration_since(now);
        if ahead > WINDOW {
            return Err(Declined::TooMany { seconds: (ahead.saturating_sub(WINDOW)).as_secs() + 1 }.into());
        }
        *until = after;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(last: u8) -> Asker {
        Asker::Address(Some(IpAddr::from([192, 168, 1, last])))
    }

    #[test]
    fn an_address_has_so_many_requests_a_minute() {
        let (limit, now) = (Limit::default(), Instant::now());
        for _ in 0..10 {
            assert!(limit.one_more(asker(30), 10, now).is_ok());
        }
        assert!(matches!(
            limit.one_more(asker(30), 10, now),
            Err(Failure::Declined(Declined::TooMany { seconds: 7 }))
        ));
        assert!(limit.one_more(asker(31), 10, now).is_ok(), "somebody else");
        let later = now + Duration::from_secs(7);
        assert!(limit.one_more(asker(30), 10, later).is_ok(), "when it is said");
        assert!(limit.one_more(asker(30), 10, later).is_err());
    }

    #[test]
    fn many_addresses_do_not_keep_others_out() {
        let (limit, now) = (Limit::default(), Instant::now());
        for number in 0..MOST {
            let address = IpAddr::from(u128::try_from(number).expect("a number").to_be_bytes());
            assert!(limit.one_more(Asker::Address(Some(address)), 10, now).is_ok());
        }
        assert!(limit.one_more(asker(30), 10, now).is_ok());
        assert_eq!(limit.0.into_inner().expect("those who asked").len(), MOST);
    }
}
