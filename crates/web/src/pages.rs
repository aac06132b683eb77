//! The pages: a file for each, with its handler, what it shows and its template.

mod adopt;
mod asked;
mod download;
mod entry;
mod explain;
mod findings;
mod history;
mod lists;
mod new;
mod overview;
mod public;
mod round;
mod rules;
mod standings;
mod start;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::middleware::from_fn;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};

use crate::desk::Desk;
use crate::failure::Failure;
use crate::{assets, guard, language, live};

/// The largest file that is taken.
pub(crate) const LARGEST: usize = 16 << 20;
/// The largest of other requests.
const SMALL: usize = 64 << 10;

/// All pages of a desk. A connection has to bring the address it comes from, as
/// `into_make_service_with_connect_info` does it: without one nothing of the desk is shown.
pub fn router(desk: Desk) -> Router {
    let all =
        Router::new().merge(of_the_desk().route_layer(from_fn(guard::at_the_desk))).merge(of_everybody());
    all.fallback(|| async { Failure::NoPage }).layer(from_fn(guard::everybody)).with_state(desk)
}

/// What only those see who sit at the machine.
fn of_the_desk() -> Router<Desk> {
    let files = Router::new().route("/events", post(start::upload)).layer(DefaultBodyLimit::max(LARGEST));
    let pages = Router::new()
        .route("/", get(start::get))
        .route("/new", get(new::get).post(new::post))
        .route("/samples/{name}", post(start::sample))
        .route("/e/{event}", get(overview::get))
        .route("/e/{event}/standings", get(standings::get))
        .route("/e/{event}/explain/{number}", get(explain::get))
        .route("/e/{event}/card/{number}", get(lists::card))
        .route("/e/{event}/round/{round}", get(round::get))
        .route("/e/{event}/round/{round}/enter", get(entry::get).post(entry::post))
        .route("/e/{event}/rules", post(adopt::post))
        .route("/e/{event}/history", get(history::get))
        .route("/e/{event}/undo", post(history::undo))
        .route("/e/{event}/publish", post(public::publish))
        .route("/e/{event}/withdraw", post(public::withdraw))
        .route("/e/{event}/remove", post(history::remove))
        .route("/e/{event}/restore", post(history::restore))
        .route("/e/{event}/live", get(live::at_the_desk))
        .route("/e/{event}/download/{what}", get(download::get))
        .route("/e/{event}/print/{list}", get(download::print))
        .route("/e/{event}/{list}", get(lists::get))
        .layer(DefaultBodyLimit::max(SMALL));
    pages.merge(files)
}

/// What everybody sees who reaches the machine.
fn of_everybody() -> Router<Desk> {
    Router::new()
        .route("/healthz", get(health))
        .route("/assets/{name}", get(assets::get))
        .route("/language", get(language::choose))
        .route("/p/{event}", get(public::get))
        .route("/p/{event}/card/{number}", get(public::card))
        .route("/p/{event}/projector", get(public::projector))
        .route("/p/{event}/live", get(live::in_public))
}

/// `GET /healthz`: whether the pages have what they need.
async fn health(State(desk): State<Desk>) -> Result<Response, Failure> {
    let (schema, events) = desk.health().await?;
    let version = env!("CARGO_PKG_VERSION");
    let body = serde_json::json!({ "status": "ok", "version": version, "schema": schema, "events": events });
    Ok(([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response())
}
