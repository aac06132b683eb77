//! `/api/v1`: what the command line does, for programs. A tournament is sent and a result comes back, the same JSON as the
//! command line writes, byte for byte; nothing of it is kept.
//!
//! * `asked` has the parameters, with the names of the options of the command line.
//! * `sent` is the tournament in the body; `work` computes, as much at a time as the machine has cores.
//! * `register` has the lists and players of a federation.
//! * `events` are those of the desk, for programs that have a token.
//! * A failure is a problem (RFC 9457) with a code, a sentence and the findings in the file: `problem`.
//! * `document` is the description by `OpenAPI`, made of the attributes of the handlers and of the schemas of the results.
//! * `origin` says which pages of other sites may ask, `limit` how often.

#![allow(unused_qualifications, reason = "the attributes that describe handlers write out names in full")]

mod asked;
mod check;
mod document;
mod events;
mod explain;
mod forecast;
pub(crate) mod limit;
pub(crate) mod origin;
pub(crate) mod problem;
mod rate;
mod register;
mod schemas;
mod sent;
mod standings;
pub(crate) mod tag;
mod work;

pub use document::document;

use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo_store::access::TokenScope;

use crate::rights::{Route, Who};

/// Where the interface begins.
pub(crate) const ROOT: &str = "/api/";

/// Whether a path is one of programs.
pub(crate) fn is_for_programs(path: &str) -> bool {
    path.starts_with(ROOT)
}

pub(crate) use asked::spoken;

/// Every route, in the order of the document.
pub(crate) fn table() -> Vec<Route> {
    vec![
        Route::tagged(Who::Everybody, "/api/v1/openapi.json", document::get),
        Route::tagged(Who::Everybody, "/api/v1/problems/{code}", problem::get),
        Route::file(Who::Everybody, "/api/v1/standings", standings::post),
        Route::file(Who::Everybody, "/api/v1/explain", explain::post),
        Route::file(Who::Everybody, "/api/v1/check", check::post),
        Route::file(Who::Everybody, "/api/v1/rate", rate::post),
        Route::file(Who::Everybody, "/api/v1/forecast", forecast::post),
        Route::tagged(Who::Program(TokenScope::Read), "/api/v1/events", events::list),
        Route::tagged(Who::Program(TokenScope::Read), "/api/v1/events/{event}", events::get),
        Route::tagged(Who::Program(TokenScope::Read), "/api/v1/events/{event}/trf", events::trf),
        Route::tagged(Who::Program(TokenScope::Read), "/api/v1/events/{event}/standings", events::ranked),
        Route::post(Who::Program(TokenScope::Results), "/api/v1/events/{event}/results", events::enter),
        Route::post(Who::Program(TokenScope::Publish), "/api/v1/events/{event}/publish", events::publish),
        Route::tagged(Who::Everybody, "/api/v1/lists", register::lists),
        Route::post(Who::Program(TokenScope::Lists), "/api/v1/lists/{list}/publish", register::publish),
        Route::tagged(Who::Everybody, "/api/v1/players", register::players),
        Route::tagged(Who::Everybody, "/api/v1/players/{number}", register::player),
        Route::file(Who::Program(TokenScope::Report), "/api/v1/reports", register::report),
    ]
}

/// JSON that the library has written, in a language.
fn json(text: String, lang: Lang) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_LANGUAGE, lang.code())];
    (headers, text).into_response()
}
