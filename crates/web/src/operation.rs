//! What whoever runs the server sees of it: whether it is ready, figures for Prometheus, a line for each request. Routes are
//! named by their patterns, so that nothing of it is about a person.

mod figures;
mod log;

pub(crate) use figures::{Figures, Listening};
pub use log::Log;

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use serde_json::json;

use crate::desk::Desk;

/// How long whoever looks after the server waits for the database.
const AT_ONCE: Duration = Duration::from_millis(500);

/// A request that was answered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Answered {
    pub(crate) method: &'static str,
    /// The pattern of the route; empty where there is none.
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// Counts a request and writes its line.
pub(crate) async fn noted(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = name(request.method().as_str());
    let response = next.run(request).await;
    let (took, status) = (begun.elapsed(), response.status().as_u16());
    let answered = Answered { method, route: route.unwrap_or_default(), status };
    desk.log().line(&answered, took);
    desk.figures().count(answered, took);
    response
}

/// A method that exists; what somebody has made up is not kept.
fn name(method: &str) -> &'static str {
    ["GET", "POST", "HEAD", "OPTIONS"].into_iter().find(|known| *known == method).unwrap_or("OTHER")
}

/// `GET /readyz`: whether requests are to be sent here, which is told at once. A server that is ending still answers those it has.
pub(crate) async fn ready(State(desk): State<Desk>) -> Response {
    let is_ending = *desk.stopping().borrow();
    let (status, said) = match events(&desk).await {
        _ if is_ending => (StatusCode::SERVICE_UNAVAILABLE, "ending"),
        Some(_) => (StatusCode::OK, "ready"),
        None => (StatusCode::SERVICE_UNAVAILABLE, "database away"),
    };
    let body = json!({ "status": said }).to_string();
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// How many events there are; nothing where the database does not answer at once.
async fn events(desk: &Desk) -> Option<usize> {
    tokio::time::timeout(AT_ONCE, desk.health()).await.ok()?.ok()
}

/// `GET /healthz`: whether the program works. While its database is away it does, and nothing is gained by starting it again.
pub(crate) async fn health(State(desk): State<Desk>) -> Response {
    let (version, schema) = (env!("CARGO_PKG_VERSION"), desk.store().schema());
    let mut body = json!({ "status": "ok", "version": version, "schema": schema });
    match events(&desk).await {
        Some(events) => body["events"] = events.into(),
        None => body["database"] = "away".into(),
    }
    ([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

/// `GET /metrics`.
pub(crate) async fn metrics(State(desk): State<Desk>) -> Response {
    let text = desk.figures().text(events(&desk).await);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
