//! The tournament in the body of a request: TRF of any age, or JSON. Which of them it is, the bytes say.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use exaequo::trf::ReadOptions;
use exaequo::{Event, Reading};
use tokio::time::timeout;

use crate::failure::{Declined, Failure};
use crate::rights::LARGEST;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a body may say it is; what programs send that were told nothing is among them.
const KINDS: [&str; 4] =
    ["application/json", "text/plain", "application/octet-stream", "application/x-www-form-urlencoded"];

/// What was sent.
#[derive(Debug)]
pub(crate) struct Sent(Vec<u8>);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &S) -> Result<Self, Failure> {
        if !is_taken(request.headers()) {
            return Err(Declined::MediaType.into());
        }
        let length = request.headers().get(header::CONTENT_LENGTH);
        let length = length.and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
        if length.is_some_and(|length| length > LARGEST) {
            return Err(Failure::TooLarge { most: LARGEST });
        }
        let read = timeout(PATIENCE, to_bytes(request.into_body(), LARGEST)).await;
        let bytes = read.map_err(|_| Failure::TooSlow)?.map_err(|_| Failure::TooLarge { most: LARGEST })?;
        Ok(Self(bytes.into()))
    }
}

fn is_taken(headers: &HeaderMap) -> bool {
    let Some(kind) = headers.get(header::CONTENT_TYPE) else { return true };
    let kind = kind.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
    KINDS.iter().any(|taken| kind.trim().eq_ignore_ascii_case(taken))
}

impl Sent {
    /// The file as it is read.
    pub(crate) fn reading(self, options: &ReadOptions) -> Reading {
        Event::read(self.0, options)
    }

    /// The tournament; where there is none, what is wrong with the file.
    pub(crate) fn event(self, options: &ReadOptions, name: &str) -> Result<Event, Failure> {
        let reading = self.reading(options);
        let none = |_| Failure::NoTournament { name: name.to_owned(), check: Box::new(reading.check()) };
        reading.event().map_err(none)
    }
}
