//! Events of the desk, for programs that have a token: read, results entered, rounds published. Whoever changes something
//! names the version that was seen; if it is another by now, nothing is changed.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use exaequo::Profile;
use exaequo::report::standings::{self, Detail, Layout};
use exaequo_access::Action;
use exaequo_desk::change::Change;
use exaequo_desk::change::kind::Place;
use exaequo_store::desk::EventHead;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::asked::{Asked, Language, Spoken, flag, within};
use crate::api::tag::{self, Comparison};
use crate::api::{json, work};
use crate::desk::{Desk, Kept};
use crate::failure::{Declined, Failure};
use crate::pages::{download, entry, public};
use crate::rights::SMALL;
use crate::visitor;

/// How many events a page of the list has, unless it is asked for.
const USUAL: u32 = 50;
const MOST: u32 = 200;

/// A part of the list of events.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// How many events are listed at most.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 200)]
    limit: Option<String>,
    /// Events that were opened before the one with this number: `next` of the answer before.
    #[param(value_type = Option<u64>, minimum = 1)]
    before: Option<String>,
}

/// Events of the desk, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Events {
    events: Vec<Head>,
    /// What to ask for as `before` to see more; missing where there is no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<u64>,
}

/// An event in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Head {
    /// The number of the event.
    id: u64,
    /// What people call it.
    name: String,
    /// When it was opened at the desk.
    opened: String,
    /// How many changes it has seen.
    version: u64,
    /// Whether it is over and out of the way.
    archived: bool,
}

/// Events of the desk.
///
/// The newest first, without those in the bin. The address of the next part is in `Link` too.
#[utoipa::path(
    get, path = "/api/v1/events", tag = "events", operation_id = "events",
    params(Part), security(("token" = ["read"])),
    responses((status = 200, description = "Events of the desk.", body = Events)),
)]
pub(crate) async fn list(
    State(desk): State<Desk>,
    Asked((part,)): Asked<(Part,)>,
) -> Result<Response, Failure> {
    let limit = within("limit", part.limit.as_deref(), 1, MOST)?.unwrap_or(USUAL);
    // Numbers of events have 63 bits, as the document says.
    let before: Option<u64> = within("before", part.before.as_deref(), 1, i64::MAX.unsigned_abs())?;
    let mut all = desk.events().await?;
    let place = |head: &EventHead| Place::after(head.mark.as_deref());
    all.retain(|head| place(head) != Place::Bin && visitor::may(head.id, Action::Look));
    all.retain(|head| before.is_none_or(|before| head.id < before));
    all.sort_by_key(|head| std::cmp::Reverse(head.id));
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let next = all.get(limit).and_then(|_| all.get(limit - 1)).map(|head| head.id);
    let events = all.into_iter().take(limit).map(|head| Head {
        archived: place(&head) == Place::Archive,
        id: head.id,
        name: head.name,
        opened: head.at,
        version: head.version,
    });
    let body = Json(Events { events: events.collect(), next });
    Ok(match next {
        Some(next) => {
            let link = format!("</api/v1/events?limit={limit}&before={next}>; rel=\"next\"");
            ([(header::LINK, link)], body).into_response()
        }
        None => body.into_response(),
    })
}

/// An event that is not in the bin; who may see it was looked at before.
async fn seen(desk: &Desk, event: u64) -> Result<Arc<Kept>, Failure> {
    desk.event(event).await.and_then(|kept| if kept.is_removed { Err(Failure::NoEvent) } else { Ok(kept) })
}

/// The version of an event as an entity tag.
fn version(kept: &Kept) -> HeaderValue {
    HeaderValue::from_str(&format!("\"{}\"", kept.version())).unwrap_or(HeaderValue::from_static("\"\""))
}

/// An event as it stands.
///
/// A tournament, `exaequo/tournament/1`. `ETag` is the version of the event, which changes ask for.
#[utoipa::path(
    get, path = "/api/v1/events/{event}", tag = "events", operation_id = "event",
    params(("event" = u64, Path, description = "The number of the event.")), security(("token" = ["read"])),
    responses((status = 200, description = "The event.", body = ref("#/components/schemas/Tournament"), content_type = "application/json", headers(("ETag" = String, description = "The version of the event.")))),
)]
pub(crate) async fn get(
    State(desk): State<Desk>,
    Asked(()): Asked<()>,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let kept = seen(&desk, event).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::ETAG, version(&kept)),
    ];
    Ok((headers, download::taken_along(&kept)?.to_json()).into_response())
}

/// An event as a file.
///
/// TRF26 in UTF-8, with the list of criteria that holds now.
#[utoipa::path(
    get, path = "/api/v1/events/{event}/trf", tag = "events", operation_id = "trf",
    params(("event" = u64, Path, description = "The number of the event.")), security(("token" = ["read"])),
    responses((status = 200, description = "The file.", body = String, content_type = "text/plain")),
)]
pub(crate) async fn trf(
    State(desk): State<Desk>,
    Asked(()): Asked<()>,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let bytes = download::trf(&*seen(&desk, event).await?, Profile::Trf26)?.bytes;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], bytes).into_response())
}

/// Which of the standings.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// The standings after this round; without it as the event stands.
    #[param(value_type = Option<u16>, minimum = 1)]
    round: Option<String>,
    /// Whether the terms behind each value are written too.
    #[param(value_type = Option<bool>)]
    explain: Option<String>,
}

/// The standings of an event.
///
/// By the rules of the event, with its play-off and lots.
#[utoipa::path(
    get, path = "/api/v1/events/{event}/standings", tag = "events", operation_id = "eventStandings",
    params(("event" = u64, Path, description = "The number of the event."), Which, Language), security(("token" = ["read"])),
    responses((status = 200, description = "The standings, `exaequo/standings/1`.", body = ref("#/components/schemas/Standings"), content_type = "application/json")),
)]
pub(crate) async fn ranked(
    State(desk): State<Desk>,
    Asked((which, _)): Asked<(Which, Language)>,
    Spoken(lang): Spoken,
    Path(event): Path<u64>,
) -> Result<Response, Failure> {
    let round = within("round", which.round.as_deref(), 1, u16::MAX.into())?;
    let round = round.and_then(|round| u16::try_from(round).ok());
    let detail = if flag("explain", which.explain.as_deref())? { Detail::Terms } else { Detail::Values };
    let kept = seen(&desk, event).await?;
    let text = work::compute(move || {
        let ranked = match round {
            Some(_) => kept.beside.ranked(&kept.event, &kept.rules, round)?,
            None => kept.standings()?,
        };
        Ok(standings::json(&ranked, detail, Layout::Pretty, lang))
    });
    Ok(json(text.await?, lang))
}

/// A result of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entered {
    /// The round of the game.
    #[schema(minimum = 1)]
    round: u16,
    /// The game among those of the round, from 1.
    #[schema(minimum = 1)]
    board: usize,
    /// White's side first: `1-0`, `1/2-1/2`, `0-1`, `+--`, `--+`, `---`; `*` takes it back.
    result: String,
}

/// A round to be published.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToPublish {
    /// The standings after this round are public from now on.
    #[schema(minimum = 1)]
    round: u16,
}

/// An event after a change.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Changed {
    /// How many changes it has seen.
    version: u64,
}

/// Enters a result.
///
/// `If-Match` names the version that was seen.
#[utoipa::path(
    post, path = "/api/v1/events/{event}/results", tag = "events", operation_id = "enterResult",
    params(("event" = u64, Path, description = "The number of the event."), ("If-Match" = String, Header, description = "The version of the event that was seen.")),
    security(("token" = ["results"])), request_body(content = Entered, content_type = "application/json"),
    responses((status = 200, description = "It was entered.", body = Changed)),
)]
pub(crate) async fn enter(
    State(desk): State<Desk>,
    Asked(()): Asked<()>,
    Path(event): Path<u64>,
    headers: HeaderMap,
    sent: Result<Json<Entered>, JsonRejection>,
) -> Result<Response, Failure> {
    let Entered { round, board, result } = body(sent)?;
    change(&desk, event, &headers, |kept| entry::changed(kept, round, board, &result)).await
}

/// Publishes a round.
///
/// `If-Match` names the version that was seen.
#[utoipa::path(
    post, path = "/api/v1/events/{event}/publish", tag = "events", operation_id = "publish",
    params(("event" = u64, Path, description = "The number of the event."), ("If-Match" = String, Header, description = "The version of the event that was seen.")),
    security(("token" = ["publish"])), request_body(content = ToPublish, content_type = "application/json"),
    responses((status = 200, description = "It is public.", body = Changed)),
)]
pub(crate) async fn publish(
    State(desk): State<Desk>,
    Asked(()): Asked<()>,
    Path(event): Path<u64>,
    headers: HeaderMap,
    sent: Result<Json<ToPublish>, JsonRejection>,
) -> Result<Response, Failure> {
    let ToPublish { round } = body(sent)?;
    change(&desk, event, &headers, |kept| public::publishing(kept, round)).await
}

/// What was sent, if it is what is asked for.
pub(super) fn body<T>(sent: Result<Json<T>, JsonRejection>) -> Result<T, Failure> {
    match sent {
        Ok(Json(sent)) => Ok(sent),
        Err(JsonRejection::MissingJsonContentType(_)) => Err(Declined::MediaType.into()),
        Err(JsonRejection::BytesRejection(_)) => Err(Failure::TooLarge { most: SMALL }),
        Err(_) => Err(Failure::Request),
    }
}

/// Changes an event that still is what was seen of it.
async fn change(
    desk: &Desk,
    event: u64,
    headers: &HeaderMap,
    make: impl FnOnce(&Kept) -> Result<Change, Failure> + Clone + Send,
) -> Result<Response, Failure> {
    seen(desk, event).await?;
    let named: Vec<HeaderValue> = headers.get_all(header::IF_MATCH).iter().cloned().collect();
    if named.is_empty() {
        return Err(Declined::NoVersion.into());
    }
    let kept = desk.change(event, |kept| {
        let own = version(kept);
        if !named.iter().any(|list| tag::names(list, &own, Comparison::Strong)) {
            return Err(Declined::OtherVersion { version: kept.version() }.into());
        }
        make(kept)
    });
    let kept = kept.await?;
    Ok(([(header::ETAG, version(&kept))], Json(Changed { version: kept.version() })).into_response())
}
