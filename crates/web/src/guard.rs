//! What every request has to pass and every answer carries.
//!
//! A page of another site can send requests to a server on this machine, and can give it a name of its own. Both are
//! refused: the name the browser used has to be an address, `localhost` or one the desk was given, and whatever changes
//! something has to come from a page of the desk and carry its token. Other machines see what is published, and nothing else
//! without having signed in.

use std::sync::Arc;

use axum::extract::{FromRequestParts as _, RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::api::origin;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::rights::{self, Right, SMALL, Who};
use crate::visitor::{self, Current, Signs, Visitor};
use crate::{api, forms, host_name, language, page_cache};

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
    let unpacks = page_cache::unpacks(request.headers());
    let mut response = if !host_name::is_own(desk.names(), headers)
        || (changes(&request) && !host_name::is_from_here(desk.names(), headers))
    {
        Failure::Foreign.into_response()
    } else {
        next.run(request).await
    };
    if let Some(failure) = failure_of(&response) {
        response = if wants_json { failure.json(lang) } else { failure.page(lang, &path) };
    }
    add_headers(response.headers_mut());
    page_cache::packed_for(unpacks, response)
}

/// The same for programs, among them pages of sites that may ask.
async fn program(desk: &Desk, request: Request, next: Next) -> Response {
    let (headers, uri) = (request.headers().clone(), request.uri().clone());
    let origin = origin::allowed(desk, &headers);
    let is_asked_before = request.method() == Method::OPTIONS && origin.is_some();
    let may_change = host_name::is_from_here(desk.names(), &headers) || origin.is_some();
    let mut response = if !host_name::is_own(desk.names(), &headers) || (changes(&request) && !may_change) {
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
        Ok((request, current)) => visitor::within(current, next.run(request)).await,
        Err(failure) => failure.into_response(),
    }
}

async fn admitted(desk: &Desk, right: Right, request: Request) -> Result<(Request, Current), Failure> {
    let (event, request) = event_of(request).await;
    let signs = Signs::of(&request, desk.names());
    let asker = signs.asker().filter(|_| api::is_for_programs(right.path));
    let is_secure = signs.is_secure();
    let visitor = Visitor::of(desk, right.who, event, signs).await;
    if let Some(asker) = asker
        && !matches!(visitor, Ok(Visitor::Program(..)))
    {
        // A token has its own limit; whoever has none cannot try as many as he likes.
        desk.one_more_of(asker)?;
    }
    let visitor = visitor?;
    let current = |visitor, token| Current {
        visitor,
        token,
        method: right.method,
        is_secure,
        is_shared: desk.is_shared(),
    };
    if matches!(right.who, Who::Everybody | Who::Program(_)) {
        // Nothing that everybody sees has a form, so that it is the same for all.
        return Ok((request, current(visitor, String::new())));
    }
    let token = visitor.form_token(desk);
    let request = match right.method {
        rights::Method::Get => request,
        rights::Method::Post => forms::checked(request, &token).await?,
    };
    Ok((request, current(visitor, token)))
}

/// The event a path is about.
async fn event_of(request: Request) -> (Option<u64>, Request) {
    let (mut parts, body) = request.into_parts();
    let params = RawPathParams::from_request_parts(&mut parts, &()).await;
    let event = params.ok().and_then(|params| {
        let mut pairs = params.iter();
        pairs.find(|(name, _)| *name == "event").and_then(|(_, value)| value.parse().ok())
    });
    (event, Request::from_parts(parts, body))
}

/// Why there is no answer: a handler says so, or the framework in its own words.
fn failure_of(response: &Response) -> Option<Arc<Failure>> {
    if let Some(failure) = response.extensions().get::<Arc<Failure>>() {
        return Some(Arc::clone(failure));
    }
    let failure = match response.status() {
        StatusCode::NOT_FOUND => Failure::NoPage,
        StatusCode::METHOD_NOT_ALLOWED => Failure::Method,
        StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLarge { most: SMALL },
        status if status.is_client_error() && !is_html(response) => Failure::Request,
        _ => return None,
    };
    (!is_html(response)).then(|| Arc::new(failure))
}

fn is_html(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
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
