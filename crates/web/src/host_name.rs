//! The names of the desk: what a browser may call it, which pages are its own, and whether a line is encrypted.
//!
//! A name could be anybody's, so that only addresses, `localhost` and the names the desk was given are taken. Behind a server
//! that has the name and TLS, that server says by `X-Forwarded-Proto` how the browser came.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, header};

/// A name of the desk, such as `desk.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    scheme: Scheme,
    host: String,
    /// With a port, where it has one of its own.
    authority: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Http,
    Https,
}

impl Scheme {
    const fn begins(self) -> &'static str {
        match self {
            Self::Http => "http://",
            Self::Https => "https://",
        }
    }
}

/// A text that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the name of a server")]
pub struct NoName;

impl FromStr for Name {
    type Err = NoName;

    /// `desk.example.org`, with a port where it has one, and with `http://` where the line is not encrypted.
    fn from_str(text: &str) -> Result<Self, NoName> {
        let (scheme, rest) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
            (Some(rest), _) => (Scheme::Https, rest),
            (_, Some(rest)) => (Scheme::Http, rest),
            _ => (Scheme::Https, text),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        let host = without_port(&authority).to_owned();
        let is_label = |label: &str| {
            !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        if host.len() > 253 || !host.split('.').all(is_label) {
            return Err(NoName);
        }
        Ok(Self { scheme, host, authority })
    }
}

/// The address it is reached by.
impl fmt::Display for Name {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}/", self.scheme.begins(), self.authority)
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).and_then(|value| value.to_str().ok())
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether the desk was called by a name it was given.
pub(crate) fn is_called(names: &[Name], headers: &HeaderMap) -> bool {
    let called = host(headers).map(without_port).unwrap_or_default();
    names.iter().any(|name| name.host.eq_ignore_ascii_case(called))
}

/// Whether the browser calls the desk by an address, as `localhost` or by a name of its own.
pub(crate) fn is_own(names: &[Name], headers: &HeaderMap) -> bool {
    let is_address = host(headers).is_some_and(|host| {
        let name = without_port(host);
        let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        name.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok()
    });
    is_address || is_called(names, headers)
}

/// Whether the browser came over an encrypted line, by a name of the desk: whoever has the name says so.
pub(crate) fn is_secure(names: &[Name], headers: &HeaderMap) -> bool {
    let said = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    said && is_called(names, headers)
}

/// Whether a page of the desk sends the request. What is no browser says neither.
pub(crate) fn is_from_here(names: &[Name], headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let scheme = if is_secure(names, headers) { Scheme::Https } else { Scheme::Http };
    match (text(header::ORIGIN), text(HeaderName::from_static("sec-fetch-site"))) {
        (Some(origin), _) => {
            let own = host(headers).unwrap_or_default();
            origin.strip_prefix(scheme.begins()).is_some_and(|origin| origin.eq_ignore_ascii_case(own))
        }
        (None, site) => site.is_none_or(|site| site == "same-origin" || site == "none"),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| ((*name).parse().expect("a name"), HeaderValue::from_static(value)))
            .collect()
    }

    fn names() -> Vec<Name> {
        ["desk.example.org", "http://hall.local:7450"].map(|name| name.parse().expect("a name")).into()
    }

    #[test]
    fn only_addresses_and_localhost_are_names_of_the_desk() {
        for host in ["localhost:7450", "127.0.0.1:7450", "[::1]:7450", "192.168.1.20", "LOCALHOST"] {
            assert!(is_own(&[], &headers(&[("host", host)])), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example:7450", "127.0.0.1.nip.io", "", "desk.example.org"]
        {
            assert!(!is_own(&[], &headers(&[("host", host)])), "{host}");
        }
        assert!(!is_own(&names(), &headers(&[])));
    }

    #[test]
    fn names_it_was_given_are_its_own_and_no_others() {
        for host in ["desk.example.org", "Desk.Example.ORG", "desk.example.org:8443", "hall.local:7450"] {
            assert!(is_own(&names(), &headers(&[("host", host)])), "{host}");
        }
        for host in
            ["example.org", "x.desk.example.org", "desk.example.org.evil.example", "desk.example.org@evil"]
        {
            assert!(!is_own(&names(), &headers(&[("host", host)])), "{host}");
        }
    }

    #[test]
    fn another_page_cannot_change_anything() {
        let host = ("host", "127.0.0.1:7450");
        let is_from_here = |pairs: &[(&'static str, &'static str)]| is_from_here(&names(), &headers(pairs));
        assert!(is_from_here(&[host, ("origin", "http://127.0.0.1:7450")]));
        assert!(is_from_here(&[host]));
        assert!(is_from_here(&[host, ("sec-fetch-site", "same-origin")]));
        for origin in ["http://evil.example", "http://127.0.0.1:7451", "null", "https://127.0.0.1:7450"] {
            assert!(!is_from_here(&[host, ("origin", origin)]), "{origin}");
        }
        assert!(!is_from_here(&[host, ("sec-fetch-site", "cross-site")]));
        let (host, proto) = (("host", "desk.example.org"), ("x-forwarded-proto", "https"));
        assert!(is_from_here(&[host, proto, ("origin", "https://desk.example.org")]));
        for origin in
            ["http://desk.example.org", "https://evil.example", "https://desk.example.org:8443", "null"]
        {
            assert!(!is_from_here(&[host, proto, ("origin", origin)]), "{origin}");
        }
        assert!(
            !is_from_here(&[host, ("origin", "https://desk.example.org")]),
            "nobody says it is encrypted"
        );
    }

    #[test]
    fn a_line_is_encrypted_where_whoever_has_the_name_says_so() {
        let (host, proto) = (("host", "desk.example.org"), ("x-forwarded-proto", "https"));
        assert!(is_secure(&names(), &headers(&[host, proto])));
        assert!(!is_secure(&names(), &headers(&[host])));
        assert!(!is_secure(&names(), &headers(&[host, ("x-forwarded-proto", "http")])));
        assert!(!is_secure(&names(), &headers(&[("host", "127.0.0.1"), proto])));
    }

    #[test]
    fn names_are_read_with_scheme_and_port() {
        for (text, address) in [
            ("desk.example.org", "https://desk.example.org/"),
            ("https://Desk.example.org/", "https://desk.example.org/"),
            ("http://hall.local:7450", "http://hall.local:7450/"),
        ] {
            assert_eq!(text.parse::<Name>().expect("a name").to_string(), address);
        }
        for text in ["", "a b", "desk.example.org/path", "https://", "user@host", "*.example.org", "a..b"] {
            assert_eq!(text.parse::<Name>(), Err(NoName), "{text}");
        }
    }
}
