//! Styles, scripts and the icon: all of them are in the program. Their address has a version made of what they say, so that a
//! browser keeps them and asks for none of them again with the next page.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::html;
use exaequo_store::hex;

use crate::failure::Failure;
use crate::secret::digest;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// How long a browser keeps what never changes: a year.
const KEPT: &str = "public, max-age=31536000, immutable";

/// Each with its name and kind.
const ALL: [(&str, &str, &str); 13] = [
    ("page.css", CSS, html::style()),
    ("desk.css", CSS, include_str!("../assets/desk.css")),
    ("desk.js", SCRIPT, include_str!("../assets/desk.js")),
    ("drop.js", SCRIPT, include_str!("../assets/drop.js")),
    ("explain.js", SCRIPT, include_str!("../assets/explain.js")),
    ("live.js", SCRIPT, include_str!("../assets/live.js")),
    ("entry.js", SCRIPT, include_str!("../assets/entry.js")),
    ("find.js", SCRIPT, include_str!("../assets/find.js")),
    ("keys.js", SCRIPT, include_str!("../assets/keys.js")),
    ("list.js", SCRIPT, include_str!("../assets/list.js")),
    ("slide.js", SCRIPT, include_str!("../assets/slide.js")),
    ("projector.js", SCRIPT, include_str!("../assets/projector.js")),
    ("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg")),
];

/// Scripts that only some pages need, each with what such a page has.
const OF_SOME: [(&str, &str); 3] =
    [("entry.js", " id=\"entry\""), ("list.js", " id=\"editor\""), ("find.js", " id=\"q\"")];

/// The digits of a version: enough that two programs never have the same by chance.
const DIGITS: usize = 16;

/// Where they are found.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut version = hex(&digest(&ALL.map(|(_, _, content)| content)));
        version.truncate(DIGITS);
        version
    });
    &VERSION
}

/// The scripts that a page needs besides those of all pages.
pub(crate) fn scripts_of(page: &str) -> Vec<&'static str> {
    OF_SOME.into_iter().filter(|(_, mark)| page.contains(mark)).map(|(name, _)| name).collect()
}

/// `GET /assets/{version}/{name}`. What a page of another version of the program asks for is there as well, and not kept.
pub(crate) async fn get(Path((of, name)): Path<(String, String)>) -> Result<Response, Failure> {
    let (_, kind, content) = ALL.into_iter().find(|(own, ..)| *own == name).ok_or(Failure::NoPage)?;
    let kept = if of == version() { KEPT } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], content).into_response())
}
