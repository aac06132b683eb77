//! Where a request about an event is made: at which desk, in which language, about which event.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use exaequo::Lang;

use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::language;

/// What every page of an event begins with. The path names the event as `{event}`.
pub(crate) struct OfEvent {
    pub(crate) desk: Desk,
    pub(crate) lang: Lang,
    /// The number of the event.
    pub(crate) event: u64,
    /// The event as it stands.
    pub(crate) kept: Arc<Kept>,
}

impl FromRequestParts<Desk> for OfEvent {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Self, Failure> {
        let params = RawPathParams::from_request_parts(parts, desk).await.map_err(|_| Failure::NoPage)?;
        let named = params.iter().find(|(name, _)| *name == "event");
        let event = named.and_then(|(_, number)| number.parse().ok()).ok_or(Failure::NoPage)?;
        let kept = desk.event(event).await?;
        Ok(Self { desk: desk.clone(), lang: language::of(&parts.headers), event, kept })
    }
}
