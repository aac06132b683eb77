//! News for open pages: small events with the version of the event as their id. Whoever was away looks at everything again.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{self, KeepAlive, Sse};
use exaequo_desk::change::Change;
use exaequo_desk::change::beside::BesideChange;
use exaequo_desk::worded::shown;
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::desk::{Desk, News};
use crate::failure::Failure;
use crate::operation::Listening;
use crate::visitor::{self, Visitor};

/// How long whoever has signed in hears news before it is checked again whether they may.
const TRUST: Duration = Duration::from_secs(120);
/// How often a quiet connection says that it is there.
const QUIET: Duration = Duration::from_secs(15);

/// Who listens to what changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listener {
    /// Somebody at the desk, who hears everything.
    Desk,
    /// Anybody, who hears what is published.
    Public,
}

/// A page that waits for news of one event.
struct Waiting {
    event: u64,
    listener: Listener,
    news: Receiver<News>,
    stop: watch::Receiver<bool>,
    /// Until when whoever has signed in hears news: then the page asks again, and it is checked whether it still may.
    until: Option<tokio::time::Instant>,
    first: VecDeque<sse::Event>,
    _listening: Listening,
}

/// `GET /e/{event}/live`.
pub(crate) async fn at_the_desk(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Query(heard): Query<Heard>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Failure> {
    listen(desk, event, seen(&headers, &heard), Listener::Desk).await
}

/// `GET /p/{event}/live`.
pub(crate) async fn in_public(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Query(heard): Query<Heard>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Failure> {
    listen(desk, event, seen(&headers, &heard), Listener::Public).await
}

/// What a page has seen before it began to listen.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard {
    seen: Option<u64>,
}

/// The newest that a page knows of: what it heard before it lost the connection, else what it shows.
fn seen(headers: &HeaderMap, heard: &Heard) -> Option<u64> {
    headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok()).or(heard.seen)
}

async fn listen(
    desk: Desk,
    event: u64,
    seen: Option<u64>,
    listener: Listener,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Failure> {
    // Listening comes first: what happens after it is not missed.
    let (news, stop) = (desk.news(), desk.stopping());
    let version = desk.event(event).await?.version();
    let first = seen.filter(|seen| *seen < version).map(|_| everything(version));
    let has_signed_in = matches!(visitor::current(), Visitor::Account(..));
    let waiting = Waiting {
        event,
        listener,
        news,
        stop,
        until: has_signed_in.then(|| tokio::time::Instant::now() + TRUST),
        first: first.into_iter().collect(),
        _listening: desk.figures().listens(),
    };
    let stream = unfold(waiting, |mut waiting| async {
        let event = waiting.next().await?;
        Some((Ok(event), waiting))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(QUIET)))
}

impl Waiting {
    async fn next(&mut self) -> Option<sse::Event> {
        if let Some(first) = self.first.pop_front() {
            return Some(first);
        }
        loop {
            let news = tokio::select! {
                news = self.news.recv() => news,
                _ = self.stop.wait_for(|stops| *stops) => return None,
                () = reached(self.until) => return None,
            };
            match news {
                Ok(news) if news.event == self.event => {
                    if let Some(event) = self.told(&news) {
                        return Some(event);
                    }
                }
                Ok(_) => {}
                // A page that is too slow is not waited for: it looks at everything again.
                Err(RecvError::Lagged(_)) => {
                    return Some(sse::Event::default().event("everything").data("{}"));
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }

    fn told(&self, news: &News) -> Option<sse::Event> {
        let is_public = matches!(
            news.change,
            Change::Publish { .. } | Change::Withdraw | Change::Beside(BesideChange::Hides(_))
        );
        if self.listener == Listener::Public {
            return is_public.then(|| everything(news.version));
        }
        let Change::Result { round, board, is, .. } = &news.change else {
            return Some(everything(news.version));
        };
        let data = serde_json::json!({ "round": round, "board": board, "is": is, "shown": shown(is) });
        Some(sse::Event::default().event("result").id(news.version.to_string()).data(data.to_string()))
    }
}

/// Waits for a moment, or for ever without one.
async fn reached(moment: Option<tokio::time::Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

fn everything(version: u64) -> sse::Event {
    sse::Event::default().event("everything").id(version.to_string()).data("{}")
}
