//! Pages of other sites: those that are named may ask, all others are refused by the browser.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use crate::desk::Desk;

/// What a page of another site may send and read.
const METHODS: HeaderValue = HeaderValue::from_static("GET, POST");
const SENT: HeaderValue =
    HeaderValue::from_static("Accept-Language, Authorization, Content-Type, If-Match, If-None-Match");
const READ: HeaderValue = HeaderValue::from_static("Content-Language, ETag, Link, Retry-After");
/// For how many seconds a browser remembers the answer.
const AGE: HeaderValue = HeaderValue::from_static("600");

/// The site a request comes from, if it is one that may ask.
pub(crate) fn allowed(desk: &Desk, headers: &HeaderMap) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    desk.origins().iter().any(|known| known.as_bytes() == origin.as_bytes()).then(|| origin.clone())
}

/// The answer to a browser that asks whether it may ask.
pub(crate) fn asked_before() -> Response {
    StatusCode::NO_CONTENT.into_response()
}

/// What the browser has to know to let a page read an answer.
pub(crate) fn add(headers: &mut HeaderMap, origin: Option<HeaderValue>, is_asked_before: bool) {
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    let Some(origin) = origin else { return };
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, READ);
    if is_asked_before {
        headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, METHODS);
        headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, SENT);
        headers.insert(header::ACCESS_CONTROL_MAX_AGE, AGE);
    }
}
