//! Every form that changes something carries a token that no other page can know.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::header;
use futures_util::{StreamExt as _, stream};

use crate::failure::Failure;
use crate::rights::SMALL;
use crate::secret::is_same;
use crate::visitor;

/// The name of the field.
const FIELD: &str = "token";
/// Where a script of the desk puts it.
pub(crate) const HEADER: &str = "x-form-token";
/// How long a form may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);
/// How far the token is looked for in a form with files: it is the first field.
const FIRST: usize = 1024;

/// Puts the token into every form of a page that changes something, and leaves those out that would be refused.
pub(crate) fn with_token(page: String, token: &str) -> String {
    if !page.contains("<form ") {
        return page;
    }
    let field = format!("<input type=\"hidden\" name=\"{FIELD}\" value=\"{token}\">");
    let mut parts = page.split("<form ");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (tag, rest) = part.split_once('>').unwrap_or((part, ""));
        let is_post = tag.contains("method=\"post\"");
        if is_post && !visitor::may_send(action(tag)) {
            out.push_str(rest.split_once("</form>").map_or("", |(_, behind)| behind));
            continue;
        }
        out.extend(["<form ", tag, ">", if is_post { &field } else { "" }, rest]);
    }
    out
}

/// Where a form is sent to.
fn action(tag: &str) -> &str {
    let behind = tag.split_once("action=\"").map_or("", |(_, behind)| behind);
    behind.split('"').next().unwrap_or_default()
}

/// A request as it was, if it carries the token.
pub(crate) async fn checked(request: Request, token: &str) -> Result<Request, Failure> {
    let sent = request.headers().get(HEADER).and_then(|value| value.to_str().ok());
    if sent.is_some_and(|sent| is_same(sent, token)) {
        return Ok(request);
    }
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let has_files = kind.is_some_and(|kind| kind.starts_with("multipart/form-data"));
    let (parts, body) = request.into_parts();
    let read = async { if has_files { first_field(body).await } else { whole(body).await } };
    let (sent, body) = tokio::time::timeout(PATIENCE, read).await.map_err(|_| Failure::TooSlow)??;
    if !is_same(&sent, token) {
        return Err(Failure::Stale);
    }
    Ok(Request::from_parts(parts, body))
}

/// The token of a form without files.
async fn whole(body: Body) -> Result<(String, Body), Failure> {
    let bytes = to_bytes(body, SMALL).await.map_err(|_| Failure::TooLarge { most: SMALL })?;
    let text = std::str::from_utf8(&bytes).map_err(|_| Failure::Request)?;
    let mut pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    let sent = pairs.find(|(name, _)| *name == FIELD).map(|(_, value)| value.to_owned());
    Ok((sent.unwrap_or_default(), Body::from(bytes)))
}

/// The token of a form with files, which stay where they are until somebody reads them.
async fn first_field(body: Body) -> Result<(String, Body), Failure> {
    let (mut coming, mut begun) = (body.into_data_stream(), Vec::new());
    while begun.len() < FIRST {
        match coming.next().await {
            Some(Ok(bytes)) => begun.extend_from_slice(&bytes),
            Some(Err(_)) => return Err(Failure::Request),
            None => break,
        }
    }
    let sent = sent_first(&begun).unwrap_or_default();
    let begun = stream::once(async { Ok::<Bytes, axum::Error>(Bytes::from(begun)) });
    Ok((sent, Body::from_stream(begun.chain(coming))))
}

fn sent_first(begun: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(begun.get(..FIRST).unwrap_or(begun)).into_owned();
    let (_, behind) = text.split_once(&format!("name=\"{FIELD}\"\r\n\r\n"))?;
    Some(behind.split("\r\n").next()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_that_change_something_get_the_token() {
        let page =
            r#"<p><form method="post" action="/a"><b></b></form><form method="get" action="/b"></form>"#;
        let made = with_token(page.to_owned(), "t");
        assert_eq!(
            made,
            r#"<p><form method="post" action="/a"><input type="hidden" name="token" value="t"><b></b></form><form method="get" action="/b"></form>"#
        );
        assert_eq!(with_token("no form".to_owned(), "t"), "no form");
    }
}
