//! What can still happen in an event.

mod types;

use exaequo::event::forecast::{self, Forecasting};
use exaequo::event::playoff::PlayOffInput;
use exaequo::event::prizes::read_prizes;
use exaequo::forecast::chance::By;
use exaequo::outlook;
use exaequo::report::standings::Layout;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::event::Event;
use crate::options::{is_not, number, object, ranking, text, told, typed, whole, written};
use crate::refusal::Refusal;
use crate::types::{Form, Language};

use self::types::ForecastObject;
pub(crate) use self::types::ForecastOptions;

/// Who can still be first, who is sure and who is out, proved; and how likely places are, estimated.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Forecast(pub(crate) forecast::Forecast);

#[wasm_bindgen]
impl Forecast {
    /// The forecast as `exaequo/forecast/1`.
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_object(&self) -> Result<ForecastObject, JsValue> {
        Ok(object(&outlook::json(&self.0, Layout::Compact))?)
    }

    /// The forecast in words, an HTML document unless another form is asked for.
    pub fn page(&self, language: Option<Language>, form: Option<Form>) -> Result<String, JsValue> {
        told(language, |lang| written(&outlook::page(&self.0, lang), form, lang))
    }
}

#[wasm_bindgen]
impl Event {
    /// What can still happen: the round of the options is the one whose games are to come; without one it is the first
    /// that lacks a result.
    pub fn forecast(&self, options: Option<ForecastOptions>) -> Result<Forecast, JsValue> {
        Ok(Forecast(forecast(&self.0, options)?))
    }
}

/// The forecast of an event.
pub(crate) fn forecast(
    event: &exaequo::Event,
    options: Option<ForecastOptions>,
) -> Result<forecast::Forecast, Refusal> {
    let asked = options.as_ref().map(asked).transpose()?.unwrap_or_default();
    let ranking = ranking(options.map(JsCast::unchecked_into))?;
    Ok(event.forecast(&ranking, &asked)?)
}

fn asked(options: &ForecastOptions) -> Result<Forecasting, Refusal> {
    let mut asked = Forecasting::default();
    if let Some(first) = number(&options.first(), "first")? {
        asked.first = whole(first, "a number of places")?;
    }
    if let Some(samples) = number(&options.samples(), "samples")? {
        asked.sampling.samples = whole(samples, "a number of samples")?;
    }
    if let Some(seed) = number(&options.seed(), "seed")? {
        asked.sampling.seed = whole(seed, "a seed")?.into();
    }
    let player = options.player();
    if !player.is_undefined() && !player.is_null() {
        asked.player = Some(typed(&player).as_str().into());
    }
    if let Some(toml) = text(&options.prizes(), "prizes")? {
        asked.prizes = Some(read_prizes("prizes", &toml)?);
    }
    if let Some(toml) = text(&options.regulations(), "regulations")? {
        asked.play_off = Some(PlayOffInput::parse("regulations", &toml)?);
    }
    model(options, asked)
}

/// How likely results are.
fn model(options: &ForecastOptions, mut asked: Forecasting) -> Result<Forecasting, Refusal> {
    asked.sampling.model.by = match text(&options.by(), "by")?.as_deref() {
        None | Some("model") => By::Model,
        Some("table") => By::Table,
        Some(name) => return Err(Refusal::Argument(format!("{name:?} is not model or table"))),
    };
    if let Some(given) = number(&options.draws(), "draws")? {
        let draws = whole(given, SHARE)?;
        let draws = u8::try_from(draws).ok().filter(|draws| *draws <= 100);
        asked.sampling.model.draws = Some(draws.ok_or_else(|| is_not(given, SHARE))?);
    }
    Ok(asked)
}

const SHARE: &str = "a number of games in a hundred";
