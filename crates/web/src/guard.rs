//! What every request has to pass and every answer carries.
//!
//! A page of another site can send requests to a server on this machine, and can give it a name of its own. Both are
//! refused: the name the browser used has to be an address or `localhost`, and whatever changes something has to come from a page
//! of the desk and carry its token. Other machines see what is published, and nothing else without having signed in.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::api::origin;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::rights::{self, Right, Who};
use crate::visitor::{self, Signs, Visitor};
use crate::{api, forms, language, made};

/// Scripts, styles and pictures of the desk itself, and nothing written into a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Lists as they are printed have their style inside, and no scripts.
pub(crate) const PRINTED: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Refuses requests under a foreign name or from a foreign page; gives every answer its headers.
pub(crate) async fn everybody(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    if api::is_for_programs(&path) {
        return program(&desk, request, next).await;
    }
    let (lang, headers) = (language::of(request.headers()), request.headers());
    let wants_json = headers.get(header::ACCEPT).is_some_and(|value| value == "application/json");
    let unpacks = made::unpacks(request.headers());
    let mut response = if !has_own_name(headers) || (changes(&request) && !is_from_here(headers)) {
        Failure::Foreign.into_response()
    } else {
        next.run(request).await
    };
    if let Some(failure) = failure_of(&response) {
        response = if wants_json { failure.json(lang) } else { failure.page(lang, &path) };
    }
    add_headers(response.headers_mut());
    made::packed_for(unpacks, response)
}

/// The same for programs, among them pages of sites that may ask.
async fn program(desk: &Desk, request: Request, next: Next) -> Response {
    let (headers, uri) = (request.headers().clone(), request.uri().clone());
    let origin = origin::allowed(desk, &headers);
    let is_asked_before = request.method() == Method::OPTIONS && origin.is_some();
    let may_change = is_from_here(&headers) || origin.is_some();
    let mut response = if !has_own_name(&headers) || (changes(&request) && !may_change) {
        Failure::Foreign.into_response()
    } else if is_asked_before {
        origin::asked_before()
    } else {
        next.run(request).await
    };
    if let Some(failure) = failure_of(&response) {
        let allow = response.headers().get(header::ALLOW).cloned();
        response = failure.problem(api::spoken(&uri, &headers));
        allow.map(|allow| response.headers_mut().insert(header::ALLOW, allow));
    }
    origin::add(response.headers_mut(), origin, is_asked_before);
    add_headers(response.headers_mut());
    response
}

fn changes(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Lets only those pass who have the right, and only forms of the desk.
pub(crate) async fn may(
    State((desk, right)): State<(Desk, Right)>,
    request: Request,
    next: Next,
) -> Response {
    match admitted(&desk, right, request).await {
        Ok((request, visitor, token)) => {
            visitor::within(visitor, token, right.method, &desk, next.run(request)).await
        }
        Err(failure) => failure.into_response(),
    }
}

async fn admitted(
    desk: &Desk,
    right: Right,
    request: Request,
) -> Result<(Request, Visitor, String), Failure> {
    let signs = Signs::of(&request);
    let asker = signs.asker().filter(|_| api::is_for_programs(right.path));
    let visitor = Visitor::of(desk, right.who, signs).await;
    if let Some(asker) = asker
        && !matches!(visitor, Ok(Visitor::Program(_)))
    {
        // A token has its own limit; whoever has none cannot try as many as he likes.
        desk.one_more_of(asker)?;
    }
    let visitor = visitor?;
    if matches!(right.who, Who::Everybody | Who::Program(_)) {
        // Nothing that everybody sees has a form, so that it is the same for all.
        return Ok((request, visitor, String::new()));
    }
    let token = visitor.form_token(desk);
    let request = match right.method {
        rights::Method::Get => request,
        rights::Method::Post => forms::checked(request, &token).await?,
    };
    Ok((request, visitor, token))
}

/// Why there is no answer: a handler says so, or the framework in its own words.
fn failure_of(response: &Response) -> Option<Arc<Failure>> {
    if let Some(failure) = response.extensions().get::<Arc<Failure>>() {
        return Some(Arc::clone(failure));
    }
    let failure = match response.status() {
        StatusCode::NOT_FOUND => Failure::NoPage,
        StatusCode::METHOD_NOT_ALLOWED => Failure::Method,
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge,
        status if status.is_client_error() && !is_html(response) => Failure::Request,
        _ => return None,
    };
    (!is_html(response)).then(|| Arc::new(failure))
}

fn is_html(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// Whether the browser calls the desk by an address or as `localhost`: a name could be anybody's.
fn has_own_name(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    host.is_some_and(|host| {
        let name = without_port(host);
        let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        name.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok()
    })
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether a page of the desk sends the request. What is no browser says neither.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or_default();
    match (text(header::ORIGIN), text(HeaderName::from_static("sec-fetch-site"))) {
        (Some(origin), _) => origin.strip_prefix("http://") == Some(host),
        (None, site) => site.is_none_or(|site| site == "same-origin" || site == "none"),
    }
}

fn add_headers(headers: &mut HeaderMap) {
    let mut add = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    add(header::CONTENT_SECURITY_POLICY, POLICY);
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(header::X_FRAME_OPTIONS, "DENY");
    add(header::REFERRER_POLICY, "same-origin");
    add(header::CACHE_CONTROL, "no-cache");
    add(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    add(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| ((*name).parse().expect("a name"), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_addresses_and_localhost_are_names_of_the_desk() {
        for host in ["localhost:7450", "127.0.0.1:7450", "[::1]:7450", "192.168.1.20", "LOCALHOST"] {
            assert!(has_own_name(&headers(&[("host", host)])), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example:7450", "127.0.0.1.nip.io", ""] {
            assert!(!has_own_name(&headers(&[("host", host)])), "{host}");
        }
        assert!(!has_own_name(&headers(&[])));
    }

    #[test]
    fn another_page_cannot_change_anything() {
        let host = ("host", "127.0.0.1:7450");
        assert!(is_from_here(&headers(&[host, ("origin", "http://127.0.0.1:7450")])));
        assert!(is_from_here(&headers(&[host])));
        assert!(is_from_here(&headers(&[host, ("sec-fetch-site", "same-origin")])));
        for origin in ["http://evil.example", "http://127.0.0.1:7451", "null", "https://127.0.0.1:7450"] {
            assert!(!is_from_here(&headers(&[host, ("origin", origin)])), "{origin}");
        }
        assert!(!is_from_here(&headers(&[host, ("sec-fetch-site", "cross-site")])));
    }
}
