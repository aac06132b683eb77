//! `POST /api/v1/explain`: the arithmetic of one participant, or what separates two.

use axum::response::Response;
use exaequo::event::ToExplain;
use exaequo::report::explain;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::asked::{Asked, RankedBy, Reading, Spoken};
use crate::api::json;
use crate::api::sent::Sent;
use crate::api::work::compute;
use crate::failure::{Declined, Failure};

/// What is explained.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct What {
    /// A pairing number, in a team event a team number, or an unambiguous part of a name.
    #[param(value_type = String, required = true)]
    player: Option<String>,
    /// Whom the participant is compared with.
    against: Option<String>,
    /// One criterion in place of all of the list, such as `BH/C1`.
    tie_break: Option<String>,
}

/// The arithmetic of one participant, or what separates two.
///
/// The same JSON as the command `explain` writes.
#[utoipa::path(
    post, path = "/api/v1/explain", tag = "tournaments", operation_id = "explain",
    params(What, RankedBy, Reading),
    request_body(content((ref("#/components/schemas/Tournament") = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The explanation, `exaequo/explain/1`.", body = ref("#/components/schemas/Explanation"), content_type = "application/json")),
)]
pub(crate) async fn post(
    Asked((what, by, reading)): Asked<(What, RankedBy, Reading)>,
    Spoken(lang): Spoken,
    sent: Sent,
) -> Result<Response, Failure> {
    let (ranking, options) = (by.ranking()?, reading.options()?);
    let player = what.player.ok_or(Declined::Missing("player"))?;
    let asked = ToExplain { player, against: what.against, tie_break: what.tie_break };
    let text = compute(move || {
        let event = sent.event(&options, reading.file())?;
        let explanation = asked.of(&asked.standings(&event, &ranking)?)?;
        Ok(explain::json(&explanation, lang))
    });
    Ok(json(text.await?, lang))
}
