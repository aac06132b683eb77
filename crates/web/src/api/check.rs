//! `POST /api/v1/check`: every problem of a file.

use axum::response::Response;
use exaequo::report::check;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::asked::{Asked, RankedBy, Reading, Spoken, flag};
use crate::api::json;
use crate::api::sent::Sent;
use crate::api::work::compute;
use crate::failure::Failure;

/// What is looked at besides the file itself.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Beside {
    /// Whether the ranks of the file are compared with its list, or with the list asked for.
    #[param(value_type = Option<bool>)]
    standings: Option<String>,
    /// Whether known lists are looked for that give the ranks of the file.
    #[param(value_type = Option<bool>)]
    guess: Option<String>,
}

/// Every problem of a file, with line and columns.
///
/// The same JSON as the command `check` writes. A file that holds no tournament is an answer and no failure.
#[utoipa::path(
    post, path = "/api/v1/check", tag = "tournaments", operation_id = "check",
    params(Beside, RankedBy, Reading),
    request_body(content((ref("#/components/schemas/Tournament") = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The findings, `exaequo/check/1`.", body = ref("#/components/schemas/Check"), content_type = "application/json")),
)]
pub(crate) async fn post(
    Asked((beside, by, reading)): Asked<(Beside, RankedBy, Reading)>,
    Spoken(lang): Spoken,
    sent: Sent,
) -> Result<Response, Failure> {
    let (ranking, options) = (by.ranking()?, reading.options()?);
    let (ranks, guess) =
        (flag("standings", beside.standings.as_deref())?, flag("guess", beside.guess.as_deref())?);
    let text = compute(move || {
        let mut found = sent.reading(&options).check();
        if ranks {
            found = found.with_ranks(ranking, None).map_err(Failure::PlayOff)?;
        }
        if guess {
            found = found.with_guess();
        }
        Ok(check::json(&found, reading.file(), lang))
    });
    Ok(json(text.await?, lang))
}
