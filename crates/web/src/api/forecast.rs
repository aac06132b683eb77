//! `POST /api/v1/forecast`: what can still happen.

use axum::response::Response;
use exaequo::event::Whom;
use exaequo::event::forecast::{Forecasting, Scope};
use exaequo::event::playoff::PlayOffInput;
use exaequo::event::prizes::read_prizes;
use exaequo::forecast::chance::{By, GameModel, Sampling};
use exaequo::outlook;
use exaequo::report::standings::Layout;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa::openapi::schema::ObjectBuilder;

use crate::api::asked::{Asked, RankedBy, Reading, Spoken, choice, named, within};
use crate::api::json;
use crate::api::sent::Sent;
use crate::api::work::compute;
use crate::failure::Failure;

/// The most scenarios that are drawn for one answer.
const SAMPLES: u32 = 1_000_000;

/// What is asked about the future.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Future {
    /// So many first places matter.
    #[param(value_type = Option<u32>, minimum = 1)]
    first: Option<String>,
    /// Somebody who is looked at in full, by number or name.
    player: Option<String>,
    /// Prizes, as the TOML that the command line takes as a file.
    prizes: Option<String>,
    /// Regulations of a play-off, as the TOML that the command line takes as a file.
    regulations: Option<String>,
    /// How likely results are: by the model of the program or by FIDE's table.
    #[param(schema_with = ways)]
    by: Option<String>,
    /// How many games in a hundred are drawn.
    #[param(value_type = Option<u32>, maximum = 100)]
    draws: Option<String>,
    /// The seed of the scenarios.
    #[param(value_type = Option<u32>)]
    seed: Option<String>,
    /// How many scenarios are drawn.
    #[param(value_type = Option<u32>, maximum = 1_000_000)]
    samples: Option<String>,
    /// How long a search may go on, in steps.
    #[param(value_type = Option<u32>, minimum = 1)]
    budget: Option<String>,
}

fn regulations(toml: &str) -> Result<PlayOffInput, Failure> {
    PlayOffInput::parse("regulations", toml).map_err(Failure::PlayOff)
}

fn ways() -> ObjectBuilder {
    choice(
        "How likely results are: by the model of the program or by the table of FIDE.",
        ["model", "table"].map(str::to_owned),
    )
}

impl Future {
    fn asked(&self, by: &RankedBy) -> Result<Forecasting, Failure> {
        let usual = Forecasting::default();
        let way = named("by", self.by.as_deref(), |name| match name {
            "model" => Some(By::Model),
            "table" => Some(By::Table),
            _ => None,
        })?;
        let draws = within("draws", self.draws.as_deref(), 0, 100)?;
        let unrated = by.unrated()?;
        let model = GameModel {
            by: way.unwrap_or(By::Model),
            draws: draws.and_then(|draws| draws.try_into().ok()),
            unrated: unrated.map_or(usual.sampling.model.unrated, exaequo::model::Elo::value),
        };
        let samples = within("samples", self.samples.as_deref(), 0, SAMPLES)?;
        let seed = within("seed", self.seed.as_deref(), 0, u32::MAX)?;
        let most = u32::try_from(usual.budget).unwrap_or(u32::MAX);
        let budget = within("budget", self.budget.as_deref(), 1, most)?;
        Ok(Forecasting {
            first: within("first", self.first.as_deref(), 1, u32::MAX)?.unwrap_or(usual.first),
            player: self.player.as_deref().map(Whom::from),
            prizes: self.prizes.as_deref().map(|toml| read_prizes("prizes", toml)).transpose()?,
            play_off: self.regulations.as_deref().map(regulations).transpose()?,
            scope: Scope::First,
            sampling: Sampling {
                model,
                seed: seed.map_or(usual.sampling.seed, u64::from),
                samples: samples.unwrap_or(usual.sampling.samples),
                ..usual.sampling
            },
            budget: budget.map_or(usual.budget, u64::from),
        })
    }
}

/// What can still happen.
///
/// The same JSON as the command `forecast` writes. Here `round` is the one whose games are to come.
#[utoipa::path(
    post, path = "/api/v1/forecast", tag = "tournaments", operation_id = "forecast",
    params(Future, RankedBy, Reading),
    request_body(content((ref("#/components/schemas/Tournament") = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The forecast, `exaequo/forecast/1`.", body = ref("#/components/schemas/Forecast"), content_type = "application/json")),
)]
pub(crate) async fn post(
    Asked((future, by, reading)): Asked<(Future, RankedBy, Reading)>,
    Spoken(lang): Spoken,
    sent: Sent,
) -> Result<Response, Failure> {
    let (ranking, asked, options) = (by.ranking()?, future.asked(&by)?, reading.options()?);
    let text = compute(move || {
        let event = sent.event(&options, reading.file())?;
        Ok(outlook::json(&event.forecast(&ranking, &asked)?, Layout::Pretty))
    });
    Ok(json(text.await?, lang))
}
