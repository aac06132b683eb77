//! Browsers somebody has signed in with before. Their attempts are counted apart, so that strangers who guess at a name, from
//! however many addresses, keep nobody out who has a browser of his own.
//!
//! A browser is known by a cookie for one name, sealed with the key of the desk: it opens nothing, and whoever steals it has as
//! many attempts as an address has.

use axum::http::HeaderMap;

use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::secret::{Secret, is_same};
use crate::visitor::{cookie, set_cookie};

/// The cookie of such a browser.
const COOKIE: &str = "known";
/// For how long it is known, in seconds.
const LASTS: i64 = 30 * 24 * 3600;

/// What a browser is known by for a name from now on.
pub(crate) fn made(desk: &Desk, name: &str) -> Result<String, Failure> {
    let (own, until) = (Secret::new()?, clock::later(LASTS));
    let seal = seal(desk, name, own.text(), &until);
    Ok(set_cookie(COOKIE, &format!("{}.{until}.{seal}", own.text()), LASTS))
}

/// The browser, where it is known for a name.
pub(crate) fn browser(desk: &Desk, headers: &HeaderMap, name: &str) -> Option<String> {
    let mut parts = cookie(headers, COOKIE)?.splitn(3, '.');
    let (own, until, sealed) = (parts.next()?, parts.next()?, parts.next()?);
    let is_good = until > clock::now().as_str() && is_same(sealed, &seal(desk, name, own, until));
    is_good.then(|| own.to_owned())
}

fn seal(desk: &Desk, name: &str, own: &str, until: &str) -> String {
    desk.key().form_token(&format!("known browser {own} {until} {name}"))
}
