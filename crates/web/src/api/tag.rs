//! Entity tags: whoever has an answer already is told that it is still the same.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use exaequo_store::hex;
use sha2::{Digest as _, Sha256};

use crate::failure::{Declined, Failure};

/// Gives an answer a tag of its bytes, unless it has one, and leaves the bytes out where they are known.
pub(crate) async fn tagged(request: Request, next: Next) -> Response {
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return Failure::from(Declined::Internal).into_response();
    };
    let tag = parts.headers.get(header::ETAG).cloned().unwrap_or_else(|| of(&bytes));
    let is_known = known.is_some_and(|known| names(&known, &tag, Comparison::Weak));
    parts.headers.insert(header::ETAG, tag);
    vary(&mut parts.headers);
    if is_known {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(header::CONTENT_TYPE);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(bytes))
}

fn vary(headers: &mut HeaderMap) {
    headers.append(header::VARY, HeaderValue::from_static("Accept-Language"));
}

fn of(bytes: &[u8]) -> HeaderValue {
    let digest = hex(&Sha256::digest(bytes).into());
    let short = digest.get(..32).unwrap_or_default();
    HeaderValue::from_str(&format!("\"{short}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

/// How tags are compared (RFC 9110, 8.8.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// For reading: a tag that was made weak on the way is the same.
    Weak,
    /// For changing something: it has to be the very same.
    Strong,
}

/// Whether a list of tags, or `*`, names one.
pub(crate) fn names(list: &HeaderValue, tag: &HeaderValue, by: Comparison) -> bool {
    let (list, tag) = (list.to_str().unwrap_or_default(), tag.to_str().unwrap_or_default());
    let bare = |one: &str| match by {
        Comparison::Weak => one.strip_prefix("W/").unwrap_or(one) == tag,
        Comparison::Strong => one == tag,
    };
    list.split(',').map(str::trim).any(|one| one == "*" || bare(one))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_found_in_a_list() {
        let tag = HeaderValue::from_static("\"a\"");
        for list in ["\"a\"", "\"b\", \"a\"", "W/\"a\"", "*"] {
            let list = HeaderValue::from_static(list);
            assert!(names(&list, &tag, Comparison::Weak), "{list:?}");
            assert_eq!(names(&list, &tag, Comparison::Strong), list != "W/\"a\"", "{list:?}");
        }
        for list in ["\"b\"", "a", ""] {
            let list = HeaderValue::from_static(list);
            assert!(
                !names(&list, &tag, Comparison::Weak) && !names(&list, &tag, Comparison::Strong),
                "{list:?}"
            );
        }
    }
}
