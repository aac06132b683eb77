//! Styles, scripts and the icon: all of them are in the program.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::report::html;

use crate::failure::Failure;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// `GET /assets/{name}`.
pub(crate) async fn get(Path(name): Path<String>) -> Result<Response, Failure> {
    let (kind, content) = match name.as_str() {
        "page.css" => (CSS, html::style()),
        "desk.css" => (CSS, include_str!("../assets/desk.css")),
        "desk.js" => (SCRIPT, include_str!("../assets/desk.js")),
        "drop.js" => (SCRIPT, include_str!("../assets/drop.js")),
        "explain.js" => (SCRIPT, include_str!("../assets/explain.js")),
        "live.js" => (SCRIPT, include_str!("../assets/live.js")),
        "entry.js" => (SCRIPT, include_str!("../assets/entry.js")),
        "find.js" => (SCRIPT, include_str!("../assets/find.js")),
        "keys.js" => (SCRIPT, include_str!("../assets/keys.js")),
        "list.js" => (SCRIPT, include_str!("../assets/list.js")),
        "slide.js" => (SCRIPT, include_str!("../assets/slide.js")),
        "projector.js" => (SCRIPT, include_str!("../assets/projector.js")),
        "icon.svg" => ("image/svg+xml", include_str!("../assets/icon.svg")),
        _ => return Err(Failure::NoPage),
    };
    Ok(([(header::CONTENT_TYPE, kind)], content).into_response())
}
