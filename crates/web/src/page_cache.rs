//! Pages that were made of an event, by what was asked. Whoever asks for the same at the same time waits for the one that is
//! being made, so that a change costs one page and not one for each reader.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::OnceCell;

use crate::failure::Failure;

/// How many pages of an event are kept.
const MOST: usize = 64;
/// What is smaller is not worth packing.
const SMALL: usize = 2 << 10;

/// Pages of an event as it stands. A change makes another event, which has none yet.
#[derive(Debug)]
pub(crate) struct Made {
    pages: Mutex<BTreeMap<String, Arc<OnceCell<Page>>>>,
    room: usize,
}

impl Default for Made {
    fn default() -> Self {
        Self::with_room(MOST)
    }
}

/// A page, plain and packed.
#[derive(Clone, Debug)]
struct Page {
    plain: Bytes,
    packed: Option<Packed>,
}

/// A page as those get it who can unpack it.
#[derive(Clone, Debug)]
struct Packed(Bytes);

impl Made {
    /// A cache of at most `room` pages.
    pub(crate) fn with_room(room: usize) -> Self {
        Self { pages: Mutex::default(), room }
    }

    /// A page, made once for each question.
    pub(crate) async fn page(
        &self,
        asked: String,
        make: impl FnOnce() -> Result<Html<String>, Failure>,
    ) -> Result<Response, Failure> {
        self.page_by(asked, async { make() }).await
    }

    /// The same of a page that has to be waited for.
    pub(crate) async fn page_by(
        &self,
        asked: String,
        make: impl Future<Output = Result<Html<String>, Failure>>,
    ) -> Result<Response, Failure> {
        let cell = self.cell(asked);
        let page = cell.get_or_try_init(|| async { Ok::<Page, Failure>(Page::of(make.await?.0)) }).await?;
        Ok(page.answer())
    }

    fn cell(&self, asked: String) -> Arc<OnceCell<Page>> {
        // Nobody panics while holding it.
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= self.room && !pages.contains_key(&asked) {
            pages.clear();
        }
        Arc::clone(pages.entry(asked).or_default())
    }
}

impl Page {
    fn of(html: String) -> Self {
        let packed = (html.len() > SMALL).then(|| packed(html.as_bytes())).flatten().map(Packed);
        Self { plain: html.into(), packed }
    }

    fn answer(&self) -> Response {
        let mut response = Html(self.plain.clone()).into_response();
        if let Some(packed) = &self.packed {
            response.extensions_mut().insert(packed.clone());
        }
        response
    }
}

fn packed(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 8), Compression::fast());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// Whether a browser can unpack.
pub(crate) fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|one| one.trim() == "gzip"))
}

/// An answer in its packed form, where it has one. Forms carry a token, which packing could betray to whoever makes a browser
/// ask for pages and sees how long the answers are; the cookies of the desk are not sent for pages of others.
pub(crate) fn packed_for(unpacks: bool, mut response: Response) -> Response {
    let Some(Packed(bytes)) = response.extensions_mut().remove::<Packed>() else { return response };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if unpacks {
        *response.body_mut() = Body::from(bytes);
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        response.headers_mut().remove(header::CONTENT_LENGTH);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn many_who_ask_at_once_share_one_page() {
        let (made, count) = (Arc::new(Made::default()), Arc::new(AtomicU32::new(0)));
        let readers: Vec<_> = (0..50)
            .map(|_| {
                let (made, count) = (Arc::clone(&made), Arc::clone(&count));
                tokio::spawn(async move {
                    let page = || {
                        count.fetch_add(1, Ordering::Relaxed);
                        std::thread::sleep(std::time::Duration::from_millis(20));
                        Ok(Html("page".repeat(1000)))
                    };
                    made.page("standings".to_owned(), page).await.is_ok()
                })
            })
            .collect();
        for reader in readers {
            assert!(reader.await.expect("an answer"));
        }
        assert_eq!(count.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_page_that_fails_is_made_again() {
        let made = Made::default();
        assert!(made.page(String::new(), || Err(Failure::NoPage)).await.is_err());
        assert!(made.page(String::new(), || Ok(Html(String::new()))).await.is_ok());
    }

    #[test]
    fn only_who_says_so_gets_it_packed() {
        let headers = |value: &'static str| {
            HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))])
        };
        assert!(unpacks(&headers("gzip, deflate, br")));
        assert!(!unpacks(&headers("br")) && !unpacks(&headers("gzip;q=0")) && !unpacks(&HeaderMap::new()));
        let page = || Page::of("x".repeat(10_000)).answer();
        assert!(packed_for(true, page()).headers().contains_key(header::CONTENT_ENCODING));
        assert!(!packed_for(false, page()).headers().contains_key(header::CONTENT_ENCODING));
    }
}
