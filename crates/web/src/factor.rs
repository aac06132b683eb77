//! The second factor of an account: codes by time, recovery codes, and the ticket between password and code.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use exaequo_access::totp;
use exaequo_store::access::{AccessStore as _, Account, KeyDigest};
use exaequo_store::people::PeopleStore as _;

use crate::desk::Desk;
use crate::failure::{Admission, Failure};
use crate::secret::{self, is_same};

/// How long there is between the password and the code, in seconds.
const PATIENCE: u64 = 300;
/// How many recovery codes there are.
const CODES: usize = 10;
/// The bytes of a recovery code.
const CODE: usize = 10;

/// Now, in seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}

/// What tells that the password of an account was right a moment ago. Any server with the key of the desk knows it; with
/// another password it is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    account: u64,
    until: u64,
    seal: String,
}

impl Ticket {
    /// A ticket for an account.
    pub(crate) fn of(desk: &Desk, account: &Account) -> Self {
        let until = now() + PATIENCE;
        Self { account: account.id, until, seal: seal(desk, account, until) }
    }

    /// The account, where the ticket is good.
    pub(crate) async fn checked(self, desk: &Desk) -> Result<Account, Failure> {
        let accounts = desk.store().accounts().await?;
        let account = accounts.into_iter().find(|one| one.id == self.account).ok_or(Admission::WrongCode)?;
        let is_good = self.until > now() && is_same(&self.seal, &seal(desk, &account, self.until));
        if is_good { Ok(account) } else { Err(Admission::WrongCode.into()) }
    }
}

fn seal(desk: &Desk, account: &Account, until: u64) -> String {
    desk.key().form_token(&format!("second factor {} {until} {}", account.id, account.password))
}

impl fmt::Display for Ticket {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}.{}", self.account, self.until, self.seal)
    }
}

impl FromStr for Ticket {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.splitn(3, '.');
        let mut number = || parts.next()?.parse().ok();
        let (account, until) = (number().ok_or(())?, number().ok_or(())?);
        Ok(Self { account, until, seal: parts.next().ok_or(())?.to_owned() })
    }
}

/// Whether a code is one of an account: of its authenticator now, or a recovery code. It is used up.
pub(crate) async fn is_right(desk: &Desk, account: u64, typed: &str) -> Result<bool, Failure> {
    let Some(factor) = desk.store().factor(account).await? else { return Ok(false) };
    if let Some(step) = totp::accepted(&factor.secret, typed, now(), factor.used) {
        return Ok(desk.store().use_step(account, step).await?);
    }
    Ok(desk.store().use_recovery_code(account, &recovery(typed)).await?)
}

/// What a recovery code is kept as, however it is typed.
fn recovery(typed: &str) -> KeyDigest {
    let signs: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
    secret::digest(&["recovery", &signs.to_ascii_uppercase()])
}

/// A new secret for an authenticator.
pub(crate) fn new_secret() -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![0; totp::SECRET];
    getrandom::fill(&mut bytes).map_err(|_| Failure::NoChance)?;
    Ok(bytes)
}

/// New recovery codes as they are shown, once, and as they are kept.
pub(crate) fn new_codes() -> Result<(Vec<String>, Vec<KeyDigest>), Failure> {
    let mut shown = Vec::new();
    for _ in 0..CODES {
        let mut bytes = [0; CODE];
        getrandom::fill(&mut bytes).map_err(|_| Failure::NoChance)?;
        let signs = totp::base32(&bytes);
        let parts: Vec<&str> = (0..signs.len()).step_by(4).map(|at| &signs[at..at + 4]).collect();
        shown.push(parts.join("-"));
    }
    let kept = shown.iter().map(|code| recovery(code)).collect();
    Ok((shown, kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recovery_codes_are_long_and_typed_in_any_way() {
        let (shown, kept) = new_codes().expect("chance");
        assert_eq!((shown.len(), kept.len()), (CODES, CODES));
        assert_eq!(shown[0].len(), 19, "80 bits in groups of four: {}", shown[0]);
        assert_eq!(recovery(&shown[0].to_lowercase().replace('-', " ")), kept[0]);
        assert_ne!(kept[0], kept[1]);
    }

    #[test]
    fn tickets_are_read_back() {
        let ticket = Ticket { account: 7, until: 99, seal: "abc".into() };
        assert_eq!(ticket.to_string().parse(), Ok(ticket));
        for text in ["", "7", "7.9", "x.9.abc", "7.x.abc"] {
            assert_eq!(text.parse::<Ticket>(), Err(()), "{text}");
        }
    }
}
