//! `/check`: the page that runs in the browser alone, where the program was built with it.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect, Response};

use crate::failure::Failure;

/// As every page of the desk, and the compiled library may run.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Whether the program was built with the page.
pub(crate) const IS_BUILT_IN: bool = cfg!(feature = "check");

/// `GET /check`: the page names its files beside itself.
pub(crate) async fn enter() -> Redirect {
    Redirect::permanent("/check/")
}

/// `GET /check/`.
pub(crate) async fn index() -> Result<Response, Failure> {
    file("index.html")
}

/// `GET /check/{file}`.
pub(crate) async fn get(Path(name): Path<String>) -> Result<Response, Failure> {
    file(&name)
}

fn file(name: &str) -> Result<Response, Failure> {
    let missing = if IS_BUILT_IN { Failure::NoPage } else { Failure::NotBuiltIn };
    let (kind, content) = built(name).ok_or(missing)?;
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, POLICY)];
    Ok((headers, content).into_response())
}

#[cfg(feature = "check")]
fn built(name: &str) -> Option<(&'static str, &'static [u8])> {
    macro_rules! files {
        ($($name:literal is $kind:literal),* $(,)?) => {
            match name {
                $($name => {
                    Some(($kind, include_bytes!(concat!("../../../../target/page/check/", $name)).as_slice()))
                })*
                _ => None,
            }
        };
    }
    files!(
        "index.html" is "text/html; charset=utf-8",
        "app.js" is "text/javascript; charset=utf-8",
        "worker.js" is "text/javascript; charset=utf-8",
        "sw.js" is "text/javascript; charset=utf-8",
        "page.css" is "text/css; charset=utf-8",
        "desk.css" is "text/css; charset=utf-8",
        "check.css" is "text/css; charset=utf-8",
        "exaequo.wasm" is "application/wasm",
        "icon.svg" is "image/svg+xml",
        "manifest.webmanifest" is "application/manifest+json",
    )
}

/// The compiled library is made by another step, so not every program has it.
#[cfg(not(feature = "check"))]
const fn built(_: &str) -> Option<(&'static str, &'static [u8])> {
    None
}
