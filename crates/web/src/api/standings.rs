//! `POST /api/v1/standings`: who is ranked where.

use axum::response::Response;
use exaequo::report::group;
use exaequo::report::standings::{self, Detail, Layout};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::asked::{Asked, RankedBy, Reading, Spoken, flag, only};
use crate::api::json;
use crate::api::sent::Sent;
use crate::api::work::compute;
use crate::failure::Failure;

/// Which of the standings.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Ranks inside a group, such as `women, U16`.
    only: Option<String>,
    /// Whether the terms behind each value are written too.
    #[param(value_type = Option<bool>)]
    explain: Option<String>,
}

/// Who is ranked where.
///
/// The same JSON as the command `standings` writes.
#[utoipa::path(
    post, path = "/api/v1/standings", tag = "tournaments", operation_id = "standings",
    params(RankedBy, Which, Reading),
    request_body(content((ref("#/components/schemas/Tournament") = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The standings, `exaequo/standings/1`.", body = ref("#/components/schemas/Standings"), content_type = "application/json")),
)]
pub(crate) async fn post(
    Asked((by, which, reading)): Asked<(RankedBy, Which, Reading)>,
    Spoken(lang): Spoken,
    sent: Sent,
) -> Result<Response, Failure> {
    let (ranking, options, only) = (by.ranking()?, reading.options()?, only(which.only.as_deref())?);
    let detail = if flag("explain", which.explain.as_deref())? { Detail::Terms } else { Detail::Values };
    let text = compute(move || {
        let ranked = sent.event(&options, reading.file())?.standings(&ranking)?;
        Ok(match only {
            Some(only) => group::json(&ranked.of_group(&only)?, detail, Layout::Pretty, lang),
            None => standings::json(&ranked, detail, Layout::Pretty, lang),
        })
    });
    Ok(json(text.await?, lang))
}
