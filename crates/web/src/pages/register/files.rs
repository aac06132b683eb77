//! `GET /register/lists`: the lists that were published, as files with their digests.

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use exaequo::bulletin::records;
use exaequo::register::fact::Published;
use exaequo::report::html::Links;
use exaequo::report::number;
use exaequo_texts::say;
use futures_util::stream;
use tokio::fs::File;
use tokio::io::AsyncReadExt as _;

use super::page;
use crate::bureau::{Bureau, Known};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::guard::PRINTED;
use crate::language::Speaks;
use crate::sheet::Block;

/// What says what the others are.
const MANIFEST: &str = "manifest.json";
/// How much of a file is read at once.
const PIECE: usize = 1 << 17;

/// The address of a list that was published, where its files are at hand.
pub(crate) fn way(bureau: &Bureau, published: &Published) -> Option<String> {
    let name = published.folder();
    let is_there = bureau.lists().join(&name).join(MANIFEST).is_file();
    is_there.then(|| format!("/register/lists/{name}"))
}

/// What was published under a name.
pub(crate) fn published<'a>(known: &'a Known, name: &str) -> Result<&'a Published, Failure> {
    let all = known.facts.published().iter();
    let mut named = all.filter(|one| one.folder() == name);
    named.next_back().ok_or(Failure::NoPage)
}

/// `GET /register/lists`.
pub(crate) async fn lists(State(desk): State<Desk>, Speaks(lang): Speaks) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let shown = records::lists(&bureau.known().facts, |published| way(bureau, published), lang);
    let blocks = vec![Block::raw(String::new(), shown.to_html_fragment(Links::None))];
    let about =
        say!(lang, "Each list with all its files; the manifest says what is in them, with their digests.");
    Ok(page(say!(lang, "Rating lists"), about, blocks, "/register/lists", lang).into_response())
}

/// `GET /register/lists/{list}`.
pub(crate) async fn files(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let published = published(&known, &name)?;
    let to = way(bureau, published).ok_or(Failure::NoPage)?;
    let shown = records::files(&known.facts, published, |file| format!("{to}/{file}"), lang);
    let day = number::date(lang, published.list);
    let blocks = vec![Block::raw(String::new(), shown.to_html_fragment(Links::None))];
    let title = say!(lang, "List of {day}", day);
    Ok(page(title, String::new(), blocks, &to, lang).into_response())
}

/// `GET /register/lists/{list}/{file}`: a file as it was published, and nothing else that lies there.
pub(crate) async fn file(
    State(desk): State<Desk>,
    Path((list, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let bureau = desk.bureau()?;
    let known = bureau.known();
    let published = published(&known, &list)?;
    let own = published.files.iter().find(|file| file.name == name);
    let tag = own.map(|file| format!("\"{}\"", file.digest));
    if own.is_none() && name != MANIFEST {
        return Err(Failure::NoPage);
    }
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if tag.as_deref().is_some_and(|tag| known == Some(tag)) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let path = bureau.lists().join(&list).join(&name);
    let file = File::open(path).await.map_err(|_| Failure::NoPage)?;
    let mut response = Body::from_stream(pieces(file)).into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(&name)));
    if kind(&name).starts_with("text/html") {
        answer.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PRINTED));
    }
    if let Some(tag) = tag.and_then(|tag| HeaderValue::from_str(&tag).ok()) {
        answer.insert(header::ETAG, tag);
    }
    Ok(response)
}

/// A file piece by piece.
fn pieces(file: File) -> impl stream::Stream<Item = std::io::Result<Bytes>> {
    stream::try_unfold(file, |mut file| async move {
        let mut piece = vec![0; PIECE];
        let read = file.read(&mut piece).await?;
        piece.truncate(read);
        Ok((read > 0).then(|| (Bytes::from(piece), file)))
    })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("json") => "application/json",
        Some("jsonl") => "application/jsonl",
        Some("csv") => "text/csv; charset=utf-8",
        Some("xml") => "application/xml",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
